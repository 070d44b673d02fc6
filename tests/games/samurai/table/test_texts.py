"""The texts of Samurai's table, at every size and scale, in a first frame and a later one."""

from __future__ import annotations

import functools

import pygame
import pytest

from edo_table.games.samurai.state import CHOOSE, SET_UP, TURN
from edo_table.games.samurai.table import SamuraiFace
from edo_table.ui.print.lettering import Note, recording
from edo_table.ui.table.face import Scene
from tests.games.samurai.table.staged import STAGE, face, paint, position, pretend_to_paint, rules, scene, words
from tests.games.table_texts import Texts

pytestmark = pytest.mark.usefixtures("without_drawings")


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


class TestTexts(Texts):
    stage = STAGE
    at_scales = (2, 3, 4)
    with_pictures = True

    def scenes(self, players: int) -> list[Scene]:
        return scenes(players)

    def scaled_scenes(self, players: int) -> list[Scene]:
        return scenes(players)[1:]

    def prepare(self, shown: SamuraiFace, is_painted: bool) -> None:
        if is_painted:
            paint(shown)
        else:
            pretend_to_paint(shown)

    def counted(self, shown: SamuraiFace, looked: Scene, seen: list[Note]) -> list[Note]:
        if looked.view["phase"] != "choose":
            return seen
        # the tray of the first choice lies over the board with its names
        towns = {shown.desk.place_name(shown.desk.map.spaces[space]) for space in shown.desk.map.settlements}
        return [note for note in seen if note.text not in towns]

    def test_the_table_says_what_a_player_must_know(self) -> None:
        looked = self.scenes(3)[2]
        said = [note.text for note in self.drawn((1920, 1080), looked)]
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
