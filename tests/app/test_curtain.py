"""The curtain hides everything of the game, names who comes, and opens only for a deliberate press."""

from __future__ import annotations

import pygame
import pytest

from edo_table.app.screens.curtain import GUARD_SECONDS, OPEN_SECONDS, CurtainScreen
from edo_table.ui.inputs import Key, Pointer
from edo_table.ui.print import lettering
from edo_table.ui.scenery.curtain import Curtain
from edo_table.ui.screen import Screen
from edo_table.ui.table.face import SeatLook
from tests.app.staged import SIZES, Staged, faults, pixels

LONG = "Maximiliane-Charlotte von Hohenstein"


class Secret(Screen):
    """A table that shows somebody's hand all over the window."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour

    def draw(self, target: pygame.Surface) -> None:
        target.fill(self.colour)
        lettering.put(target, "my secret hand", (60, 60), "ui", 40)


class Heard:
    """What the curtain called."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def screen(self, staged: Staged, name: str = "Chiyo", colour: str = "matsuba") -> CurtainScreen:
        look = SeatLook(1, name, colour, "human", "Human")
        return CurtainScreen(
            staged.context, look, lambda: self.calls.append("ready"), lambda: self.calls.append("menu")
        )


def drawn(staged: Staged, screen: CurtainScreen) -> pygame.Surface:
    staged.navigator.push(screen)
    return staged.settle()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_the_next_person_at_every_size(size: tuple[int, int]) -> None:
    staged = Staged(size)
    drawn(staged, Heard().screen(staged))
    notes = staged.notes()
    assert faults(notes, size, 4.4) == []
    words = " ".join(note.text for note in notes)
    assert "Chiyo" in words
    assert "look away" in words
    assert "I am ready" in words


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("scales", [(1.0, 1.6), (1.25, 1.3), (2.0, 1.6)], ids=str)
def test_large_letters_and_long_words_find_room(
    size: tuple[int, int], language: str, scales: tuple[float, float]
) -> None:
    staged = Staged(size, display__ui_scale=scales[0], display__text_scale=scales[1], language=language)
    drawn(staged, Heard().screen(staged, LONG, "fuji"))
    notes = staged.notes()
    assert faults(notes, size, 4.4) == []
    assert all(word in " ".join(note.text for note in notes) for word in LONG.split())


@pytest.mark.parametrize("colour", ["ai", "shu", "matsuba", "fuji", "kuri"])
def test_shows_the_seats_own_colour(colour: str) -> None:
    staged = Staged()
    picture = drawn(staged, Heard().screen(staged, "Aiko", colour))
    other = drawn(Staged(), Heard().screen(staged, "Aiko", "shu" if colour != "shu" else "ai"))
    assert pixels(picture) != pixels(other)


def run_over(colour: str, is_painted: bool) -> tuple[list[bytes], list[str]]:
    """The frames of a curtain that comes over a table of a colour, in the midst of a dissolve, and what they say."""
    staged = Staged()
    staged.navigator.push(Secret(colour))
    staged.frame()
    staged.navigator.push(Secret(colour))
    staged.frame(0.05)
    screen = Heard().screen(staged)
    if is_painted:
        staged.context.scenery(lambda: Curtain(staged.navigator.size), "curtain", staged.navigator.size).finish()
    with lettering.recording() as notes:
        staged.navigator.push(screen)
        frames = [pixels(staged.frame(0.0 if i == 0 else 0.03)) for i in range(20 if is_painted else 1)]
    return frames, [note.text for note in notes]


@pytest.mark.parametrize("is_painted", [True, False])
def test_nothing_of_the_game_shines_through_at_any_moment(is_painted: bool) -> None:
    """Frame by frame the picture is the same whatever lay before it, in the very first moments too."""
    frames, words = run_over("#FF00FF", is_painted)
    others, _ = run_over("#00FF00", is_painted)
    assert frames == others
    assert "Chiyo" in words
    assert not any("secret" in word for word in words)


def test_taken_away_before_it_was_drawn_it_still_hides_what_lay_before() -> None:
    seen = []
    for colour in ("#FF00FF", "#00FF00"):
        staged = Staged()
        staged.navigator.push(Secret("#336699"))
        staged.navigator.push(Secret(colour))
        staged.frame()
        screen = Heard().screen(staged)
        staged.navigator.replace(screen)
        staged.navigator.pop(screen)
        seen.append(pixels(staged.frame()))
    assert seen[0] == seen[1]


def test_a_quick_second_press_of_the_last_player_does_nothing() -> None:
    staged, heard = Staged(), Heard()
    screen = heard.screen(staged)
    staged.navigator.push(screen)
    staged.frame()
    staged.key("Enter")
    staged.click((640, 530))
    assert heard.calls == []
    staged.run(GUARD_SECONDS + 0.1)
    staged.navigator.handle(Key(pygame.K_RETURN, is_repeat=True))
    assert heard.calls == [], "a key held down is no press"
    staged.key("Enter")
    assert heard.calls == ["ready"]


@pytest.mark.parametrize("way", ["enter", "space", "mouse", "touch", "tab"])
def test_opens_by_key_mouse_and_touch(way: str) -> None:
    staged, heard = Staged(), Heard()
    table = Secret("#336699")
    staged.navigator.push(table)
    screen = heard.screen(staged)
    drawn(staged, screen)
    staged.run(GUARD_SECONDS + 0.1)
    button = screen.host.find("ready")
    assert button is not None
    if way in ("mouse", "touch"):
        staged.click(button.rect.center, is_touch=way == "touch")
    elif way == "tab":
        staged.key("Tab")
        staged.key("Tab")
        staged.key("Enter")
    else:
        staged.key("Enter" if way == "enter" else "Space")
    assert heard.calls == ["ready"]
    staged.run(OPEN_SECONDS / 2)
    assert [*staged.navigator.screens] == [table, screen], "it parts before it is gone"
    assert staged.picture.get_at((640, 700))[:3] == (0x33, 0x66, 0x99), "the table shows where it has parted"
    staged.run(OPEN_SECONDS)
    assert [*staged.navigator.screens] == [table]
    assert heard.calls == ["ready"]


def test_a_press_while_it_parts_ends_that_and_reaches_nothing_else() -> None:
    staged, heard = Staged(), Heard()
    table = Secret("#336699")
    staged.navigator.push(table)
    drawn(staged, heard.screen(staged))
    staged.run(GUARD_SECONDS + 0.1)
    staged.key("Enter")
    staged.frame(0.05)
    staged.key("Enter")
    assert staged.navigator.top is table
    assert heard.calls == ["ready"]


@pytest.mark.parametrize(("name", "value"), [("display__motion", "reduced"), ("display__animation_speed", "instant")])
def test_is_gone_at_once_where_motion_is_not_wanted(name: str, value: str) -> None:
    staged, heard = Staged((1280, 720), **{name: value}), Heard()
    table = Secret("#336699")
    staged.navigator.push(table)
    drawn(staged, heard.screen(staged))
    staged.run(GUARD_SECONDS + 0.1)
    staged.key("Enter")
    assert staged.navigator.top is table


def test_a_new_size_while_it_hangs_leaves_the_table_laid_out_for_it() -> None:
    staged, heard = Staged(), Heard()
    table = Secret("#336699")
    staged.navigator.push(table)
    drawn(staged, heard.screen(staged))
    staged.context.resize((1024, 768))
    staged.picture = pygame.Surface((1024, 768)).convert()
    staged.settle()
    staged.run(GUARD_SECONDS + 0.1)
    staged.key("Enter")
    staged.run(OPEN_SECONDS + 0.1)
    assert staged.navigator.top is table
    assert table.size == (1024, 768)


def test_the_menu_can_be_opened_from_it_and_the_guard_begins_anew() -> None:
    staged, heard = Staged(), Heard()
    screen = heard.screen(staged)
    drawn(staged, screen)
    staged.run(GUARD_SECONDS + 0.1)
    staged.key("Esc")
    menu = screen.host.find("menu")
    assert menu is not None
    staged.click(menu.rect.center)
    assert heard.calls == ["menu", "menu"]
    assert staged.navigator.top is screen
    above = Secret("#112233")
    staged.navigator.push(above)
    staged.frame()
    staged.navigator.pop(above)
    staged.frame()
    staged.key("Enter")
    assert heard.calls == ["menu", "menu"]


def test_closing_it_from_outside_is_no_harm() -> None:
    """The one who is told that the person is ready may take the curtain away at once."""
    staged = Staged()
    table = Secret("#336699")
    staged.navigator.push(table)
    look = SeatLook(0, "Aiko", "ai", "human", "Human")
    screen = CurtainScreen(staged.context, look, lambda: staged.navigator.pop(screen), lambda: None)
    drawn(staged, screen)
    staged.run(GUARD_SECONDS + 0.1)
    staged.navigator.handle(Pointer("move", (640, 530)))
    staged.key("Space")
    staged.frame(0.05)
    assert staged.navigator.top is table
