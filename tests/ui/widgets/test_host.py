"""Focus, scrolling, lists, tooltips, dialogs."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from edo_table.ui.dialog import Answer, Dialog, DropdownList
from edo_table.ui.inputs import LEFT, Pointer
from edo_table.ui.print import lettering
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.choices import Dropdown, Option
from edo_table.ui.widgets.layout import Column, Gap, Row, Sized
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.text import Label, RichText
from tests.ui.widgets.bench import Bench


def nothing() -> None:
    """Do nothing."""


def grid() -> Widget:
    return Column([Row([Button(f"{r}{c}", nothing, name=f"{r}{c}") for c in range(3)]) for r in range(3)])


def test_tab_goes_round_and_round_in_reading_order() -> None:
    bench = Bench(grid)
    bench.key("Tab")
    names = [bench.focused]
    for _ in range(9):
        bench.key("Tab")
        names.append(bench.focused)
    assert names == ["00", "01", "02", "10", "11", "12", "20", "21", "22", "00"]
    bench.key("Shift+Tab")
    assert bench.focused == "22"


@pytest.mark.parametrize(("key", "goal"), [("Left", "10"), ("Right", "12"), ("Up", "01"), ("Down", "21")])
def test_arrows_go_to_the_neighbour(key: str, goal: str) -> None:
    bench = Bench(grid)
    bench.host.focus(bench.find("11"))
    bench.key(key)
    assert bench.focused == goal


def test_the_focus_frame_is_seen_after_keys_and_not_after_the_mouse() -> None:
    bench = Bench(grid)
    bench.host.shows_focus = True
    bench.host.focus(bench.find("11"))
    with_frame = pygame.image.tobytes(bench.draw(), "RGB")
    bench.host.shows_focus = False
    assert pygame.image.tobytes(bench.draw(), "RGB") != with_frame
    bench.key("Right")
    assert bench.host.shows_focus


def tall(count: int = 30) -> Widget:
    buttons = [Button(f"Button {i}", nothing, name=f"b{i}") for i in range(count)]
    return ScrollPanel(Column(buttons), "scroll")


def panel_of(bench: Bench) -> ScrollPanel:
    panel = bench.find("scroll")
    assert isinstance(panel, ScrollPanel)
    return panel


def test_scrolling_by_wheel_bar_keys_and_focus() -> None:
    bench = Bench(tall)
    panel = panel_of(bench)
    assert panel.range > 0
    assert bench.wheel((300, 300), -2)
    assert panel.offset > 0
    bench.key("End")
    assert panel.offset == panel.range
    assert not bench.wheel((300, 300), -1), "at the end the wheel is left to whatever is around"
    bench.key("Home")
    assert panel.offset == 0
    bench.press((panel.rect.right - 8, 60))
    bench.move((panel.rect.right - 8, 3000), is_held=True)
    bench.let_go((panel.rect.right - 8, 719))
    assert panel.offset == panel.range
    bench.host.focus(bench.find("b3"))
    assert panel.clip.contains(bench.find("b3").rect), "what gets the focus comes into sight"


def test_a_finger_that_moves_scrolls_and_presses_nothing() -> None:
    pressed: list[int] = []
    bench = Bench(lambda: ScrollPanel(Column([Button(f"{i}", lambda: pressed.append(1)) for i in range(30)]), "scroll"))
    panel = panel_of(bench)
    bench.press((200, 500), is_touch=True)
    for y in range(500, 200, -20):
        bench.move((200, y), is_held=True, is_touch=True)
    bench.let_go((200, 200), is_touch=True)
    assert panel.offset > 150
    assert not pressed


def test_a_rebuilt_tree_keeps_focus_and_scrolling_by_name() -> None:
    bench = Bench(tall)
    bench.host.focus(bench.find("b20"))
    offset = panel_of(bench).offset
    assert offset > 0
    bench.screen.rebuild()
    assert bench.focused == "b20"
    assert panel_of(bench).offset == offset


def rows(selected: list[int], activated: list[int], count: int = 12) -> Widget:
    made = [
        ListRow(
            Label(f"Row {i}"),
            partial(selected.append, i),
            partial(activated.append, i),
            i == 2,
            name=f"row{i}",
        )
        for i in range(count)
    ]
    return Column(
        [Button("Before", nothing, name="before"), ListView(made, name="list"), Button("After", nothing, name="after")]
    )


def test_a_list_is_one_stop_for_tab_and_arrows_walk_its_rows() -> None:
    selected: list[int] = []
    activated: list[int] = []
    bench = Bench(lambda: rows(selected, activated))
    bench.host.focus(bench.find("before"))
    bench.key("Tab")
    assert bench.focused == "row2", "the selected row"
    bench.key("Down", "Down")
    assert bench.focused == "row4"
    assert selected[-1] == 4
    bench.key("End", "Enter")
    assert activated == [11]
    bench.key("Tab")
    assert bench.focused == "after"
    bench.key("Shift+Tab", "Shift+Tab")
    assert bench.focused == "before"


def test_a_double_click_activates_a_row_a_single_one_selects() -> None:
    selected: list[int] = []
    activated: list[int] = []
    bench = Bench(lambda: rows(selected, activated))
    bench.click("row5")
    assert selected == [5]
    assert not activated
    bench.find("row5").is_selected = True  # type: ignore[attr-defined]
    bench.click("row5")
    assert activated == [5]


def tip_texts(bench: Bench) -> list[str]:
    with lettering.recording() as notes:
        bench.draw()
    return [note.text for note in notes]


def test_tooltips_come_on_hover_on_focus_and_on_a_long_press() -> None:
    def make() -> Widget:
        return Column([Button("One", nothing, name="one", tip="What one is"), Button("Two", nothing, name="two")])

    bench = Bench(make)
    bench.host.shows_focus = False
    bench.move(bench.find("one").rect.center)
    bench.draw(0.2)
    assert "What one is" not in tip_texts(bench)
    bench.draw(0.4)
    assert "What one is" in tip_texts(bench)
    bench.move(bench.find("two").rect.center)
    assert "What one is" not in tip_texts(bench)

    bench = Bench(make)
    bench.host.focus(bench.find("one"))
    bench.draw(1.0)
    assert "What one is" in tip_texts(bench)

    pressed: list[int] = []
    bench = Bench(lambda: Column([Button("One", lambda: pressed.append(1), name="one", tip="What one is")]))
    at = bench.find("one").rect.center
    bench.press(at, is_touch=True)
    bench.draw(0.7)
    assert "What one is" in tip_texts(bench)
    bench.let_go(at, is_touch=True)
    assert not pressed, "holding explains and does nothing"


def test_nothing_is_said_of_what_a_click_has_brought_under_the_pointer_until_it_moves() -> None:
    bench = Bench(lambda: Column([Button("Go", nothing, name="go", tip="What it does")]))
    bench.host.shows_focus = False
    at = bench.find("go").rect.center
    bench.move(at)
    bench.click("go")
    bench.screen.rebuild()
    bench.host.shows_focus = False
    bench.draw(3.0)
    assert "What it does" not in tip_texts(bench)
    bench.move((at[0] + 2, at[1]))
    bench.draw(3.0)
    assert "What it does" not in tip_texts(bench), "a hand that trembles has not moved on"
    bench.move((at[0] + 9, at[1]))
    bench.draw(0.2)
    assert "What it does" not in tip_texts(bench)
    bench.draw(3.0)
    assert "What it does" in tip_texts(bench)


def test_a_tooltip_stays_inside_the_window() -> None:
    for down in ("start", "end"):
        bench = Bench(
            lambda down=down: Column(  # type: ignore[misc]
                [Row([Gap(5000, 1), Button("B", nothing, name="b", tip="A sentence of some length. " * 6)])], down=down
            )
        )
        bench.host.focus(bench.find("b"))
        bench.draw(1.0)
        with lettering.recording() as notes:
            bench.draw()
        window = pygame.Rect(0, 0, 1280, 720)
        assert all(window.contains(note.rect) for note in notes if "sentence" in note.text)


def test_a_dialog_keeps_the_focus_inside_and_gives_its_answer() -> None:
    answers: list[object] = []
    bench = Bench(grid)
    dialog = Dialog(bench.surroundings, "Really?", "Are you sure?", [Answer("No", 0, "N"), Answer("Yes", 1, "Y", True)])
    bench.stage.push(dialog, answers.append)
    bench.draw()
    seen = set()
    for _ in range(6):
        bench.key("Tab")
        seen.add(id(bench.host.focused))
        assert bench.host is dialog.host
    assert len(seen) == 2
    bench.stage.handle(Pointer("down", (5, 5), LEFT))  # what lies below cannot be pressed
    bench.stage.handle(Pointer("up", (5, 5), LEFT))
    assert bench.stage.top is dialog
    bench.key("Y")
    assert answers == [1]
    bench.stage.push(Dialog(bench.surroundings, "Really?", "", [Answer("No", 0)]), answers.append)
    bench.key("Esc")
    assert answers == [1, None]


def test_a_dropdown_list_chooses_by_click_and_by_keys_and_closes_outside() -> None:
    chosen: list[object] = []
    options = [Option(n, f"Level {n}", "About it") for n in range(5)]

    def open_list(dropdown: Dropdown[int]) -> None:
        bench.stage.push(DropdownList(bench.surroundings, dropdown), chosen.append)

    bench = Bench(
        lambda: Column([Sized(Dropdown(options, 1, lambda _: None, open_list, "d"), width=300)], across="start")
    )
    bench.click("d")
    bench.click("option-3")
    assert chosen == [(3,)]
    bench.click("d")
    bench.key("Down", "Enter")
    assert chosen[-1] == (2,)
    bench.click("d")
    bench.press((1200, 700))
    assert bench.stage.top is bench.screen
    assert len(chosen) == 3
    assert not chosen[-1]


def test_links_in_a_text_are_stops_and_are_followed() -> None:
    followed: list[str] = []
    text = "See [[capture]] and, **much** later, [[the-end|the end of all]]."
    bench = Bench(lambda: Sized(Column([RichText(text, on_link=followed.append)]), width=300))
    bench.key("Tab", "Enter", "Tab", "Enter")
    assert followed == ["capture", "the-end"] or followed == ["the-end", "capture"]


def test_a_tree_may_keep_tooltips_off_its_words() -> None:
    bench = Bench(lambda: Column([Label("Words"), Button("One", nothing, name="one", tip="What one is")]))
    host = bench.host
    host.keeps_tips_out, host.shows_focus = True, False
    low = pygame.Rect(0, 400, 1280, 320)
    host.root.place(host.style, low)
    bench.move(bench.find("one").rect.center)
    bench.draw(1.0)
    with_tip = bench.draw().copy()
    assert "What one is" in tip_texts(bench)
    host.keeps_tips_out = False
    covered = bench.draw().copy()
    bench.find("one").tip = ""
    bench.draw(1.0)
    bare = bench.draw()

    def words(picture: pygame.Surface) -> bytes:
        return pygame.image.tobytes(picture.subsurface(low), "RGB")

    assert words(with_tip) == words(bare)
    assert words(covered) != words(bare)
