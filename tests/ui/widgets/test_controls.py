"""Every control by mouse, by keys and by touch."""

from __future__ import annotations

import pygame

from edo_table.ui.inputs import Composition, Key
from edo_table.ui.widgets.button import Button, IconButton
from edo_table.ui.widgets.choices import Choice, Dropdown, Option, Toggle
from edo_table.ui.widgets.layout import Column, Sized
from edo_table.ui.widgets.slider import Slider
from edo_table.ui.widgets.textfield import TextField
from tests.ui.widgets.bench import Bench


def test_a_button_is_pressed_by_mouse_key_shortcut_and_finger() -> None:
    pressed: list[str] = []
    bench = Bench(
        lambda: Column(
            [
                Button("One", lambda: pressed.append("one"), "seal", "Enter", name="one"),
                Button("Two", lambda: pressed.append("two"), hotkey="T", name="two"),
                IconButton("bin", lambda: pressed.append("bin"), "Delete", name="bin"),
            ]
        )
    )
    bench.click("two")
    assert pressed == ["two"]
    bench.key("T")
    bench.click("bin", is_touch=True)
    assert pressed == ["two", "two", "bin"]
    bench.key("Tab", "Tab")  # the first shows where the focus is
    bench.key("Space")
    assert pressed[-1] == bench.focused
    assert bench.sounds, "pressing is heard"


def test_a_button_let_go_outside_is_not_pressed() -> None:
    pressed: list[int] = []
    bench = Bench(lambda: Column([Button("One", lambda: pressed.append(1), name="one")], across="start"))
    at = bench.find("one").rect.center
    bench.press(at)
    bench.move((1200, 700), is_held=True)
    bench.let_go((1200, 700))
    assert not pressed


def test_enter_belongs_to_what_has_the_focus() -> None:
    pressed: list[str] = []
    bench = Bench(
        lambda: Column(
            [
                Button("Start", lambda: pressed.append("start"), "seal", "Enter", name="start"),
                Button("Other", lambda: pressed.append("other"), name="other"),
            ]
        )
    )
    bench.key("Enter")
    assert pressed == ["start"], "without focus elsewhere Enter is the shortcut"
    bench.host.focus(bench.find("other"))
    bench.key("Enter")
    assert pressed == ["start", "other"]


def test_a_disabled_button_cannot_be_pressed_but_says_why() -> None:
    pressed: list[int] = []

    def make() -> Column:
        off = Button("Off", lambda: pressed.append(1), hotkey="O", name="off", tip="Because")
        off.is_enabled = False
        return Column([off, Button("On", lambda: None, name="on")])

    bench = Bench(make)
    bench.click("off")
    bench.key("O")
    bench.host.focus(bench.find("off"))
    bench.key("Enter")
    assert not pressed
    assert bench.host.can_focus(bench.find("off")), "so that keyboard users can read the reason"


def test_a_toggle_changes_by_click_space_and_arrows() -> None:
    states: list[bool] = []
    bench = Bench(lambda: Column([Toggle(False, states.append, ("On", "Off"), "t")]))
    bench.click("t")
    bench.host.focus(bench.find("t"))
    bench.key("Space", "Right", "Right", "Left")
    assert states == [True, False, True, False]


def test_a_choice_is_made_by_click_and_by_arrows_over_what_is_possible() -> None:
    chosen: list[str] = []
    options = [Option("a", "Alpha"), Option("b", "Beta", is_enabled=False), Option("c", "Gamma")]
    bench = Bench(lambda: Column([Choice(options, "a", chosen.append, "c")], across="start"))
    choice = bench.find("c")
    assert isinstance(choice, Choice)
    bench.host.focus(choice)
    bench.key("Right", "Right", "Left")
    assert chosen == ["c", "a"]
    right = (choice.rect.right - 20, choice.rect.centery)
    bench.press(right)
    bench.let_go(right)
    assert chosen == ["c", "a", "c"]


def test_a_choice_too_long_for_its_line_takes_several() -> None:
    options = [Option(n, f"A rather long word {n}") for n in range(6)]
    bench = Bench(lambda: Sized(Choice(options, 0, lambda _: None, "c"), width=800), (1280, 720))
    choice = bench.find("c")
    assert choice.rect.right <= 1280
    assert choice.rect.h > 2 * 40


def test_a_slider_follows_pointer_and_keys_within_its_ends() -> None:
    values: list[int] = []
    settled: list[int] = []
    bench = Bench(
        lambda: Column([Slider(0, 100, 50, values.append, 5, on_settle=settled.append, name="s")], across="start")
    )
    slider = bench.find("s")
    assert isinstance(slider, Slider)
    bench.press((slider.rect.x + 2, slider.rect.centery))
    assert values[-1] == 0
    bench.move((slider.rect.x + 4000, slider.rect.centery), is_held=True)
    assert values[-1] == 100
    assert settled == []
    bench.let_go((1270, slider.rect.centery))
    assert settled == [100]
    bench.key("Left", "PageDown", "Home", "Left", "End", "Right")
    assert values[2:] == [95, 75, 0, 100]


def test_a_text_field_edits_selects_and_uses_the_clipboard() -> None:
    texts: list[str] = []
    bench = Bench(lambda: Column([TextField("", texts.append, "Name", 12, name="f")], across="start"))
    field = bench.find("f")
    assert isinstance(field, TextField)
    bench.click("f")
    bench.type("Aiko ō!")
    assert field.value == "Aiko ō!"
    bench.key("Backspace", "Home", "Delete")
    assert field.value == "iko ō"
    bench.key("End", "Shift+Left", "Shift+Left", "Ctrl+X")
    assert field.value == "iko"
    bench.key("Ctrl+V", "Ctrl+V")
    assert field.value == "iko ō ō"
    bench.key("Ctrl+A")
    bench.type("Chiyo")
    assert field.value == "Chiyo"
    bench.type("and many more")
    assert len(field.value) == 12, "no longer than allowed"
    assert texts[-1] == field.value


def test_enter_that_is_held_sends_a_field_once() -> None:
    sent: list[int] = []
    bench = Bench(lambda: Column([TextField("", lambda _: None, name="f", on_enter=lambda: sent.append(1))]))
    bench.click("f")
    for is_repeat in (False, True, True):
        bench.host.handle(Key(pygame.K_RETURN, is_repeat=is_repeat))
    assert sent == [1]


def test_letters_typed_into_a_field_press_no_shortcut() -> None:
    pressed: list[int] = []
    bench = Bench(
        lambda: Column([TextField("", lambda _: None, name="f"), Button("N", lambda: pressed.append(1), hotkey="N")])
    )
    bench.click("f")
    bench.type("nnn")
    assert not pressed
    bench.click(bench.host.root, False)
    bench.host.focus(None)
    bench.key("N")
    assert pressed == [1]


def test_a_field_takes_only_allowed_signs_and_composed_text() -> None:
    bench = Bench(lambda: Column([TextField("", lambda _: None, allows=str.isdecimal, name="f")]))
    field = bench.find("f")
    assert isinstance(field, TextField)
    bench.click("f")
    bench.type("1a2b")
    assert field.value == "12"
    other = Bench(lambda: Column([TextField("", lambda _: None, name="f")]))
    second = other.find("f")
    assert isinstance(second, TextField)
    other.click("f")
    other.stage.handle(Composition("えど", 2))
    assert second.value == ""
    assert second.composition == "えど"
    other.key("Backspace")  # belongs to the input method
    other.stage.handle(Composition("\ud83d", 1))  # half a letter
    assert second.composition == ""
    other.draw()
    other.stage.handle(Composition("", 0))
    other.type("江戸")
    assert second.value == "江戸"


def test_a_dropdown_steps_by_arrows_and_opens_by_click() -> None:
    chosen: list[int] = []
    opened: list[str] = []
    options = [Option(n, f"Level {n}", "What it is") for n in range(4)]
    bench = Bench(lambda: Column([Dropdown(options, 1, chosen.append, lambda d: opened.append(d.name), "d")]))
    bench.click("d")
    assert opened == ["d"]
    bench.key("Right", "Right", "Right", "Left")
    assert chosen == [2, 3, 2]
