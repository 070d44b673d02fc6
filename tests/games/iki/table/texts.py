"""The texts of a table with IKI's street: its scenes, and what a player must know."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from edo_table.ui.table.face import Scene
from tests.games.table_stage import Happening, Stage, words
from tests.games.table_texts import SCALES, Texts


@functools.cache
def scenes(stage: Stage[Any, Any, Any], players: int) -> list[Scene]:
    """Scenes of every phase, through a seat's eyes and nobody's."""

    def asks(kind: str) -> Callable[[Any], bool]:
        def is_open(state: Any) -> bool:
            decision = stage.rules().decision(state)
            return decision is not None and decision.kind == kind

        return is_open

    rules = stage.rules()
    begin = stage.position(players, 1)
    hire = stage.position(players, 60, 4, until=asks("income_or_hire"))
    move = stage.position(players, 90, 5, until=asks("move"))
    business = stage.position(players, 100, 6, until=asks("business"))
    year = stage.position(players, 40, 7, until=asks("go_to"))
    over = stage.position(players, 5000, 8)
    found = [stage.scene(state, max(0, rules.actor(state))) for state in (begin, hire, move, business, year, over)]
    hires = [option for option in stage.specs(hire) if option.kind == "hire"]
    if hires:
        found.append(stage.scene(hire, rules.actor(hire), selected=(hires[0].targets[0],)))
    return [*found, stage.scene(business, None)]


@functools.cache
def played(stage: Stage[Any, Any, Any], is_scene: Callable[[Happening], bool], players: int) -> tuple[Happening, ...]:
    """Events that are shown as scenes, several of each kind."""
    found: dict[object, Happening] = {}
    for seed in range(3):
        for happening in stage.happenings(players, seed):
            if is_scene(happening):
                found.setdefault((happening.kind, seed, happening.args.get("month")), happening)
    return tuple(found.values())


class StreetTexts(Texts):
    """What is derived from it names the stage and which events are scenes."""

    signs: ClassVar[int] = 8
    """How many shops of the street for two, from its beginning, have their names on the table."""

    def scenes(self, players: int) -> list[Scene]:
        return scenes(self.stage, players)

    @staticmethod
    def is_scene(happening: Happening) -> bool:
        """Whether an event is shown as a scene with texts."""
        return happening.kind in ("payday", "fire", "new_year", "month_begun")

    @pytest.mark.parametrize(("ui", "text"), SCALES)
    @pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
    def test_texts_of_the_scenes(self, size: tuple[int, int], ui: float, text: float) -> None:
        for number in self.in_words:
            self.assert_scenes_sound(played(self.stage, self.is_scene, number), number, size, ui, text)

    def test_the_table_says_what_a_player_must_know(self) -> None:
        looked = self.scenes(4)[3]
        said = [note.text for note in self.drawn((1920, 1080), looked)]
        view = looked.view
        for data in view["seats"]:
            for name in ("mon", "rice", "sandal", "wood", "koban", "firefighting"):
                assert str(data[name]) in said
        for shop in view["ikizama"] and self.stage.rules().content.two.street[: self.signs]:
            assert words().text(f"iki.shop.{shop}") in said
        assert {"Aiko", "Benkei", "Chiyo", "Daigo", "your turn"} <= set(said)
        assert words().text("iki.table.month", n=view["month"]) in said

    @pytest.mark.parametrize(
        ("month", "key"), [(6, "row_empty"), (11, "row_empty"), (12, "row_new_year"), (13, "row_new_year")]
    )
    def test_an_empty_row_promises_nobody_who_will_not_come(self, month: int, key: str) -> None:
        """At the end of the last month, too: who goes hungry is asked for when the row has been cleared away."""
        looked = self.stage.scene(self.stage.position(3, 60, 4), 0)
        empty = replace(looked, view={**looked.view, "row": [], "month": month, "phase": "event"})
        said = " ".join(note.text for note in self.drawn((1280, 720), empty))
        for other in ("row_empty", "row_new_year"):
            assert (words().text(f"iki.table.{other}") in said) == (other == key), said
