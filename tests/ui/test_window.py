"""Inputs, shortcuts, the stack of screens, the window and its loop, sound without a device."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from edo_table.ui.clock import HandClock
from edo_table.ui.inputs import Input, Key, KeyUp, Pinch, Pointer, Text, Translator, Wheel
from edo_table.ui.loop import Loop, is_fullscreen_key
from edo_table.ui.navigator import DISSOLVE, Navigator
from edo_table.ui.screen import Screen
from edo_table.ui.shortcuts import shortcut
from edo_table.ui.sound import Sound, SoundEntry, Volumes, has_no_device
from edo_table.ui.window import LEAST, Placement, Window, headless


def event(kind: int, **values: object) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def test_places_are_told_in_pixels_on_fine_displays() -> None:
    pygame.display.init()
    translator = Translator((960, 540), (1920, 1080))
    found = translator.translate(event(pygame.MOUSEBUTTONDOWN, pos=(480, 270), button=1, touch=False))
    assert found == Pointer("down", (960, 540), 1, False, True)
    moved = translator.translate(event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, 1), buttons=(1, 0, 0), touch=True))
    assert moved == Pointer("move", (20, 40), 0, True, True)
    assert translator.translate(event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=4)) is None, "the wheel has its own"
    wheel = translator.translate(
        event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=0.5, flipped=False, pos=(1, 1))
    )
    assert isinstance(wheel, Wheel)
    assert wheel.dy == 0.5
    pinch = translator.translate(event(pygame.MULTIGESTURE, x=0.5, y=0.5, pinched=0.1, num_fingers=2))
    assert isinstance(pinch, Pinch)
    assert pinch.at == (960, 540)
    assert pinch.factor > 1
    assert translator.translate(event(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0)) == Key(pygame.K_RETURN)
    assert translator.translate(event(pygame.KEYUP, key=pygame.K_a)) == KeyUp(pygame.K_a)
    assert translator.translate(event(pygame.TEXTINPUT, text="ō")) == Text("ō")
    assert translator.translate(event(pygame.USEREVENT)) is None


def test_a_key_that_is_held_repeats_and_one_pressed_again_does_not() -> None:
    """pygame sends the same event for both: what tells them apart is whether the key was let go between."""
    window = Window("test", Placement((1000, 700)))
    pygame.event.clear()
    down, up = event(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0), event(pygame.KEYUP, key=pygame.K_KP_ENTER, mod=0)
    other = event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    lost, gained = event(pygame.WINDOWFOCUSLOST), event(pygame.WINDOWFOCUSGAINED)

    def repeats(*events: pygame.event.Event) -> list[bool]:
        for one in events:
            pygame.event.post(one)
        return [found.is_repeat for found in window.inputs() if isinstance(found, Key)]

    try:
        assert repeats(down) == [False]
        assert repeats(down, down) == [True, True], "over several frames, too"
        assert repeats(other) == [False]
        assert repeats(up, down, down) == [False, True]
        assert repeats(lost, down) == [False], "whoever comes back has let it go elsewhere"
        assert repeats(lost, gained, down, up, down) == [True, True], "still down, from another window"
        assert repeats(up, down) == [False]
    finally:
        window.close()


@pytest.mark.parametrize(
    ("name", "key", "matches"),
    [
        ("Ctrl+Z", Key(pygame.K_z, has_ctrl=True), True),
        ("Ctrl+Z", Key(pygame.K_z), False),
        ("Ctrl+Z", Key(pygame.K_z, has_ctrl=True, has_shift=True), False),
        ("Enter", Key(pygame.K_RETURN), True),
        ("F11", Key(pygame.K_F11), True),
        ("+", Key(pygame.K_PLUS, has_shift=True), True),
        ("+", Key(pygame.K_EQUALS, has_shift=True), True),
        ("+", Key(pygame.K_EQUALS), True),
        ("-", Key(pygame.K_EQUALS), False),
        ("n", Key(pygame.K_n, has_alt=True), False),
    ],
)
def test_shortcuts_match(name: str, key: Key, matches: bool) -> None:
    assert shortcut(name).matches(key) is matches


def test_shortcuts_are_shown_in_the_language_in_force() -> None:
    words = {"ctrl": "Strg", "enter": "Eingabe"}
    assert shortcut("Ctrl+Z").label(lambda part: words[part]) == "Strg+Z"
    assert shortcut("Enter").label(lambda part: words[part]) == "Eingabe"
    assert shortcut("F11").label(lambda part: words[part]) == "F11"
    for wrong in ("Hyper+Z", "Ctrl+Nonsense", ""):
        with pytest.raises(ValueError, match="shortcut"):
            shortcut(wrong)


class Noting(Screen):
    """Writes down what happens to it."""

    def __init__(self, name: str, log: list[str], colour: str = "black") -> None:
        super().__init__()
        self.name, self.log, self.colour = name, log, colour

    def _note(self, what: str) -> None:
        self.log.append(f"{self.name} {what}")

    def enter(self) -> None:
        self._note("enter")

    def leave(self) -> None:
        self._note("leave")

    def cover(self) -> None:
        self._note("cover")

    def uncover(self) -> None:
        self._note("uncover")

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._note(f"resize {size[0]}")

    def handle(self, event: Input) -> bool:
        self._note("handle")
        return True

    def draw(self, target: pygame.Surface) -> None:
        self._note("draw")
        target.fill(self.colour)


def test_the_stack_tells_screens_what_happens_and_hands_on_results() -> None:
    log: list[str] = []
    got: list[object] = []
    stage = Navigator(HandClock(), (100, 80), is_still=True)
    low, high = Noting("low", log), Noting("high", log)
    stage.push(low)
    stage.push(high, got.append)
    assert log == ["low enter", "low resize 100", "low cover", "high enter", "high resize 100"]
    log.clear()
    stage.handle(Key(pygame.K_a))
    stage.resize((200, 80))
    stage.draw(pygame.Surface((200, 80)))
    assert log == ["high handle", "high resize 200", "high draw"], "what is covered waits"
    log.clear()
    high.close("done")
    assert got == ["done"]
    assert log == ["high leave", "low resize 200", "low uncover"]
    stage.reset(Noting("new", log))
    assert [screen.name for screen in stage.screens if isinstance(screen, Noting)] == ["new"]
    stage.quit()
    assert stage.is_done


def test_an_overlay_is_drawn_above_what_it_covers() -> None:
    log: list[str] = []
    stage = Navigator(HandClock(), (100, 80), is_still=True)
    stage.push(Noting("low", log))
    over = Noting("over", log)
    over.is_overlay = True
    stage.push(over)
    log.clear()
    stage.draw(pygame.Surface((100, 80)))
    assert log == ["low draw", "over draw"]


def test_pictures_dissolve_unless_motion_is_reduced() -> None:
    for is_still in (False, True):
        clock = HandClock()
        stage = Navigator(clock, (10, 10), is_still)
        target = pygame.Surface((10, 10))
        stage.push(Noting("a", [], "white"))
        stage.draw(target)
        stage.replace(Noting("b", [], "black"))
        clock.advance(DISSOLVE / 2)
        stage.draw(target)
        assert (0 < target.get_at((5, 5)).r < 255) is not is_still
        clock.advance(DISSOLVE)
        stage.update()
        stage.draw(target)
        assert target.get_at((5, 5)).r == 0
        assert not stage.is_animating


def test_nothing_is_drawn_again_unless_something_changed() -> None:
    log: list[str] = []
    with headless((960, 540)) as window:
        stage = Navigator(HandClock(), window.pixels, True)
        screen = Noting("a", log)
        stage.push(screen)
        loop = Loop(window, stage)
        for _ in range(5):
            loop.step(0.0)
        assert log.count("a draw") == 1
        screen.invalidate()
        loop.step(0.0)
        assert log.count("a draw") == 2


def test_the_loop_lays_out_for_a_new_size_once_it_stands() -> None:
    log: list[str] = []
    clock = HandClock()
    with headless((960, 540)) as window:
        stage = Navigator(clock, window.pixels, True)
        stage.push(Noting("a", log))
        loop = Loop(window, stage)
        loop.step(0.0)
        for width in (1000, 1100, 1200):
            window.resize((width, 600))
            loop.step(0.0)
            clock.advance(0.05)
        assert not any("resize 1" in line for line in log)
        clock.advance(0.2)
        loop.step(0.0)
        loop.step(0.0)
        assert [line for line in log if "resize 1" in line] == ["a resize 1200"]


def test_the_second_of_two_clicks_does_not_reach_the_screen_that_the_first_opened() -> None:
    """Nobody has seen it yet; what is pressed once it has been there for a moment is meant for it."""
    clock, log = HandClock(), list[str]()

    class Opening(Noting):
        def handle(self, event: Input) -> bool:
            if isinstance(event, Pointer) and event.kind == "down":
                stage.push(Noting("new", log))
            return True

    def click(loop: Loop, at: tuple[int, int] = (40, 40)) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(event(kind, pos=at, button=1, touch=False))
        loop.step(0.0)

    with headless((960, 540)) as window:
        stage = Navigator(clock, window.pixels, True)
        stage.push(Opening("old", log))
        loop = Loop(window, stage)
        loop.step(0.0)
        clock.advance(1.0)
        pygame.event.clear()
        click(loop)  # opens the new screen with the press; letting go belongs to it
        assert isinstance(stage.top, Noting)
        log.clear()
        clock.advance(0.12)
        click(loop)
        assert "new handle" not in log
        clock.advance(0.5)
        click(loop)
        assert log.count("new handle") == 2
        clock.advance(1.0)
        stage.pop()
        loop.step(0.0)
        log.clear()
        click(loop)
        assert stage.top.name == "old", "where the last press was, it is the second of a double click"
        click(loop, (400, 300))
        assert stage.top.name == "new", "what lies below and comes back has been seen before"


def test_closing_the_window_ends_the_loop() -> None:
    with headless((960, 540)) as window:
        stage = Navigator(HandClock(), window.pixels, True)
        stage.push(Noting("a", []))
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        Loop(window, stage).run()
        assert stage.is_done


def test_the_window_goes_full_screen_and_back_to_its_size() -> None:
    window = Window("test", Placement((1000, 700)))
    try:
        assert window.pixels == (1000, 700)
        window.set_fullscreen(True)
        assert window.is_fullscreen
        assert window.placement == Placement((1000, 700), True), "what is remembered is the window's own size"
        window.set_fullscreen(False)
        assert window.pixels == (1000, 700)
    finally:
        window.close()
    small = Window("test", Placement((10, 10)))
    try:
        assert small.pixels == LEAST
    finally:
        small.close()
    assert is_fullscreen_key(Key(pygame.K_F11))
    assert is_fullscreen_key(Key(pygame.K_RETURN, has_alt=True))
    assert not is_fullscreen_key(Key(pygame.K_RETURN))


def test_sound_without_a_device_is_silent_and_never_raises(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    def broken(**_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sound = Sound({"wood": SoundEntry(Path("missing.ogg"), "effects")})
    sound.start()
    assert not sound.retry()
    sound.play("wood")
    sound.play("unknown")
    sound.music("wood")
    sound.music("")
    sound.set_volumes(Volumes(0.5))
    sound.stop()


def test_volumes_multiply_and_mute_silences() -> None:
    entry = SoundEntry(Path("x.ogg"), "effects", 0.5)
    assert Volumes(1.0, {"effects": 1.0}).of(entry) == 0.5
    assert Volumes(1.0, {"effects": 0.0}).of(entry) == 0.0
    assert Volumes(1.0, {"effects": 1.0}, is_mute=True).of(entry) == 0.0
    assert 0 < Volumes(0.5, {"effects": 1.0}).of(entry) < 0.25


def test_a_machine_without_sound_device_is_not_asked_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edo_table.ui.sound.sys.platform", "linux")
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    cards = tmp_path / "cards"
    assert has_no_device(cards)
    cards.write_text("--- no soundcards ---\n", encoding="utf-8")
    assert has_no_device(cards)
    cards.write_text(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n", encoding="utf-8")
    assert not has_no_device(cards)
    cards.unlink()
    (tmp_path / "pulse").mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not has_no_device(cards)
