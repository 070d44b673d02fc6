"""No letter is cut, laid over another, too small or too pale, at every size and scale."""

from __future__ import annotations

import functools

import pygame
import pytest

from edo_table.content.language import PSEUDO
from edo_table.games.samurai.state import CHOOSE, SET_UP, TURN
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import Note, recording
from edo_table.ui.print.palette import contrast
from edo_table.ui.table.face import Scene
from tests.games.samurai.table.staged import SIZES, face, paint, position, pretend_to_paint, rules, scene, words
from tests.games.table_stage import assert_sound

SCALES = ((1.0, 1.0), (1.4, 1.0), (1.0, 1.5), (0.8, 0.9), (1.4, 1.5))


@functools.cache
def scenes(players: int, plies: int = 60) -> list[Scene]:
    """Scenes of every phase, through a seat's eyes and nobody's."""
    choose = position(players, 3, until=lambda s: s.stack[-1][0] == CHOOSE)
    place = position(players, until=lambda s: s.stack[-1][0] == SET_UP)
    play = position(players, plies, until=lambda s: s.stack[-1][0] == TURN, figures="random", starting_tokens="random")
    shown = position(players, plies, figures="random", starting_tokens="random", captures="shown")
    return [
        scene(choose, rules().actor(choose)),
        scene(place, rules().actor(place)),
        scene(play, rules().actor(play)),
        scene(shown, 0),
        scene(play, None),
    ]


def notes(
    size: tuple[int, int],
    looked: Scene,
    *,
    ui: float = 1.0,
    text: float = 1.0,
    language: str = "en",
    is_painted: bool = False,
) -> list[Note]:
    """The texts of a frame."""
    state = position(int(looked.view["players"]))
    shown = face(state, size, looked.viewer, ui=ui, text=text, language=language)
    if is_painted:
        paint(shown)
    else:
        pretend_to_paint(shown)
    target = pygame.Surface(size)
    with recording() as seen:
        shown.draw(target, looked)
    assert shown.desk.words.missing == ()
    if looked.view["phase"] != "choose":
        return seen
    # the tray of the first choice lies over the board with its names
    towns = {shown.desk.place_name(shown.desk.map.spaces[space]) for space in shown.desk.map.settlements}
    return [note for note in seen if note.text not in towns]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_texts_at_every_size(size: tuple[int, int], players: int) -> None:
    for looked in scenes(players):
        assert_sound(notes(size, looked), size, Metrics(size))


@pytest.mark.parametrize(("ui", "text"), SCALES[1:])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_texts_at_every_scale(size: tuple[int, int], ui: float, text: float) -> None:
    for players in (2, 3, 4):
        for looked in scenes(players)[1:]:
            assert_sound(notes(size, looked, ui=ui, text=text), size, Metrics(size, ui, text))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_texts_of_a_longer_language(size: tuple[int, int]) -> None:
    for players in (2, 4):
        for looked in scenes(players):
            assert_sound(notes(size, looked, language=PSEUDO), size, Metrics(size))


def test_letters_stand_out_from_what_is_under_them() -> None:
    size = (1920, 1080)
    for looked in scenes(4):
        for note in notes(size, looked, is_painted=True):
            assert contrast(note.colour, note.ground) >= 4.0, note


def test_the_table_says_what_a_player_must_know() -> None:
    looked = scenes(3)[2]
    said = [note.text for note in notes((1920, 1080), looked)]
    for text in (
        "Aiko",
        "Benkei",
        "Chiyo",
        "your turn",
        "Left on the board",
        "Tied, set aside",
        "round",
        "侍",
        str(looked.view["round"]),
        "Edo",
        "Kyoto",
        "Kagoshima",
    ):
        assert text in said
    assert looked.viewer is not None
    hand = looked.view["seats"][looked.viewer]["hand"]
    names = [words().text(f"samurai.token.{token}") for token in hand]
    assert sorted(text for text in said if text in names) == sorted(names)


def test_a_second_frame_records_the_same_texts_as_the_first() -> None:
    state = position(3, 40, figures="random", starting_tokens="random")
    shown, looked, target = face(state), scene(state), pygame.Surface((1280, 720))
    paint(shown)
    shown.draw(target, looked)
    with recording() as warm:
        shown.draw(target, looked)
    cold_face = face(state)
    paint(cold_face)
    with recording() as cold:
        cold_face.draw(target, looked)
    assert sorted((n.text, n.rect.topleft) for n in warm) == sorted((n.text, n.rect.topleft) for n in cold)
