"""The texts of Izayoi's table, at every size and scale, in the scenes as well; long names."""

from __future__ import annotations

import functools
from dataclasses import replace

import pygame
import pytest

from edo_table.games.izayoi.state import IzayoiState
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import recording
from edo_table.ui.table.face import Act, Scene
from tests.games.izayoi.table.staged import STAGE, Happening, face, happenings, position, rules, scene, words
from tests.games.table_stage import assert_sound
from tests.games.table_texts import SCALES, Texts

pytestmark = pytest.mark.usefixtures("without_drawings")


@functools.cache
def scenes(players: int) -> list[Scene]:
    """Scenes of every phase, through a seat's eyes and nobody's."""
    arts = position(players, 2)
    play = position(players, 30, recommendations="shown")
    late = position(players, 44, seed=3, until=lambda s: not s.tile_deck)
    over = position(players, 300, seed=2)
    return [
        scene(arts, rules().actor(arts)),
        scene(play, rules().actor(play)),
        scene(play, (rules().actor(play) + 1) % players),
        scene(late, 0),
        scene(play, None),
        scene(over, 0),
    ]


@functools.cache
def judged(players: int) -> list[Happening]:
    """Judgements of every sort: with many votes, with none, with a card turned up; and the end."""
    found: dict[object, Happening] = {}
    for seed in range(12):
        for happening in happenings(players, seed):
            if happening.kind == "judged":
                key = (len(happening.args["arts"]), bool(happening.args["struck"]), happening.args["seat"] < 0)
                found.setdefault(key, happening)
            elif happening.kind == "ended":
                safe = sum(not data["is_insolent"] for data in happening.after.view["seats"])
                found.setdefault(("ended", safe), happening)
    return list(found.values())


LONG = ("Maximilian von und zu Hohenstein", "W" * 24, "山田太郎左衛門尉源朝臣", "Анастасия Николаевна", "Ō-Ū")


class TestTexts(Texts):
    stage = STAGE
    players = (3, 4, 5)
    at_scales = in_words = (3, 5)

    def scenes(self, players: int) -> list[Scene]:
        return scenes(players)

    def position(self, looked: Scene) -> IzayoiState:
        kept = "shown" if looked.view["recommended"] is not None else "remembered"
        return position(int(looked.view["players"]), recommendations=kept)

    @pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)])
    def test_texts_of_the_largest_interface(self, size: tuple[int, int], text: float) -> None:
        for number in self.at_scales:
            for looked in self.scenes(number):
                assert_sound(self.drawn(size, looked, ui=2.0, text=text), size, Metrics(size, 2.0, text))

    @pytest.mark.parametrize(("ui", "text"), [SCALES[0], SCALES[2], SCALES[4]])
    @pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
    def test_texts_of_the_scenes(self, size: tuple[int, int], ui: float, text: float) -> None:
        for number in self.in_words:
            self.assert_scenes_sound(judged(number), number, size, ui, text)

    def test_the_table_says_what_a_player_must_know(self) -> None:
        looked = self.scenes(4)[1]
        said = [note.text for note in self.drawn((1920, 1080), looked)]
        view = looked.view
        for row in view["rows"]:
            assert row["tile"] is None or words().text(f"izayoi.tile.{row['tile']}") in said
        for data in view["seats"]:
            assert str(data["points"]) in said
        for number in (view["deck"], view["discards"], view["tile_deck"]):
            assert not number or str(number) in said
        assert {"Aiko", "Benkei", "Chiyo", "Daigo", "your turn"} <= set(said)
        for kind in ("hiding", "shuffle"):
            has = view["seats"][looked.viewer or 0][f"has_{kind}"]
            assert words().text(f"izayoi.table.special_{kind}" if has else "izayoi.table.used") in said

    @pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
    def test_long_names_are_shortened_and_not_left_out(self, size: tuple[int, int]) -> None:
        def renamed(looked: Scene) -> Scene:
            return replace(looked, seats=tuple(replace(look, name=LONG[look.seat]) for look in looked.seats))

        arts = renamed(scene(position(5, 4), 0))
        said = [note.text for note in self.drawn(size, arts)]
        for data, name in zip(arts.view["seats"], LONG, strict=True):
            assert data["art"] is None or sum(text.startswith(name[:3]) for text in said) >= 2, (name, said)

        shown, target = face(position(5), size), pygame.Surface(size)
        happening = next(one for one in judged(5) if one.kind == "ended")
        before, after = renamed(happening.before), renamed(happening.after)
        end = shown.flights("ended", happening.args, before, after)[0]
        assert isinstance(end, Act)
        with recording() as seen:
            end.paint(target, 1.0)
        assert_sound([note for note in seen if note.text == note.full], size, Metrics(size))
        said = [note.text for note in seen]
        for seat, data in enumerate(after.view["seats"]):
            art = data["master"]
            served = next(number for number, other in enumerate(after.view["seats"]) if other["art"] == art)
            wanted = "own master" if served == seat else words().text("izayoi.table.served", seat=LONG[served][:2])
            assert any(text.startswith(wanted) for text in said), (wanted, said)
