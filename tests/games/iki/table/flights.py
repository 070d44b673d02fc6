"""On IKI's street pieces travel from where they were to where they are; Payday, fire and the new year are scenes."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pygame
import pytest

from edo_table.content.resources import shipped
from edo_table.content.sounds import load_sounds
from edo_table.games.iki.table.acts import view_at_event
from edo_table.games.iki.table.reckoning import harmony, paid_salaries
from edo_table.games.iki.table.street import oyakata_at
from edo_table.games.iki.table.streetmap import street_map
from edo_table.ui.table.face import Act, Flight, Shown
from tests.games.table_stage import Happening, Stage

TRAVEL = frozenset({
    "begun_with", "hired", "cards_revealed", "space_taken", "stepped_up", "experienced", "retired", "went_to", "bought",
    "built", "turn_ended", "coins_laid", "burnt", "starved", "paid", "gained", "lap",
})  # fmt: skip
SCENES = frozenset({"walked", "visited", "payday", "fire", "new_year"})
STILL = frozenset({"traded", "fire_died", "harmony", "type_chosen", "ended"})
RARE = frozenset({
    "swapped", "fire_stopped", "charm_used", "neutral_placed", "neutral_dropped", "neutral_left", "space_blocked",
    "year_over", "neutral_burnt",
})  # fmt: skip
WINDOW = pygame.Rect(0, 0, 1280, 720).inflate(200, 200)


class Flights:
    """How a table with IKI's street shows events; what is derived from it names the stage and the kinds of events."""

    stage: ClassVar[Stage[Any, Any, Any]]
    sounds: ClassVar[Mapping[str, str]]
    """The sounds of events."""
    travel: ClassVar[frozenset[str]] = TRAVEL
    """Events whose pieces travel."""
    scenes: ClassVar[frozenset[str]] = SCENES
    """Events that are shown as scenes."""
    rare: ClassVar[frozenset[str]] = RARE
    """Events that may happen or not."""
    told_in_scenes: ClassVar[tuple[str, ...]] = ("salary",)
    """Reasons of paying and gaining that a scene shows."""

    def is_told_elsewhere(self, happening: Happening) -> bool:
        """Whether an event belongs to a scene that shows it (salaries), or nothing lay there (New Year's turns)."""
        if happening.kind == "turn_ended":
            return bool(happening.before.view["phase"] == "new_year")
        return happening.kind in ("gained", "paid") and happening.args.get("reason") in self.told_in_scenes

    def shown_by(self, shown: Any, happening: Happening) -> list[Shown]:
        """How a face shows an event."""
        return list(shown.flights(happening.kind, happening.args, happening.before, happening.after))

    @pytest.mark.parametrize("viewer", [0, None])
    @pytest.mark.parametrize("players", [2, 4])
    def test_every_event_that_moves_a_piece_shows_it_on_its_way(self, players: int, viewer: int | None) -> None:
        sounds, seen = load_sounds(shipped()), set[str]()
        shown = self.stage.face(self.stage.position(players), viewer=viewer)
        for seed in range(4):
            print("seed", seed)
            for happening in self.stage.happenings(players, seed, viewer):
                flights = self.shown_by(shown, happening)
                seen.add(happening.kind)
                if happening.kind in self.travel - {"coins_laid"} and not self.is_told_elsewhere(happening):
                    assert flights, happening
                if happening.kind in self.scenes:
                    assert any(isinstance(one, Act) for one in flights), happening
                if happening.kind in STILL:
                    assert not flights
                for one in flights:
                    if isinstance(one, Flight):
                        assert math.isfinite(sum(one.start) + sum(one.end))
                        assert WINDOW.collidepoint(one.start)
                        assert WINDOW.collidepoint(one.end)
                        assert 0.1 < one.seconds < 1.0
                        assert one.sprite.get_width() > 8
                        assert not one.sound or one.sound in sounds
                    else:
                        assert 0.3 < one.seconds < 9
                        assert all(0 <= at <= 1 and cue in sounds for at, cue in one.cues)
                target = shown.trace_target(happening.kind, happening.args)
                if target is not None:
                    assert shown.where(happening.after, target) is not None
        assert seen >= self.travel | self.scenes
        assert seen <= self.travel | self.scenes | STILL | self.rare | {"month_begun"}
        if players == 2:
            assert {"neutral_placed", "space_blocked"} <= seen

    def test_every_sound_exists(self) -> None:
        assert set(self.sounds.values()) <= set(load_sounds(shipped()))
        shown = self.stage.face(self.stage.position(3))
        assert shown.sound("payday", {}) == ""
        assert shown.sound("hired", {}) == "token"

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_what_the_payday_scene_shows_is_what_the_rules_pay(self, players: int) -> None:
        shown = self.stage.face(self.stage.position(players))
        paydays = 0
        for seed in range(3):
            print("seed", seed)
            paid: dict[int, dict[str, int]] = {}
            scored: dict[int, int] = {}
            foretold: tuple[list[dict[str, int]], dict[int, int]] | None = None
            for happening in self.stage.happenings(players, seed):
                self.shown_by(shown, happening)
                if happening.kind == "payday":
                    paid, scored = defaultdict(dict), defaultdict(int)
                    view = view_at_event(shown.desk, happening.before, happening.after)
                    wages = [dict(due) for due in paid_salaries(shown.desk.parts, view)]
                    iki: dict[int, int] = defaultdict(int)
                    for one in harmony(shown.desk.parts, view["stalls"], players):
                        iki[one.seat] += one.iki
                    foretold = wages, iki
                    paydays += 1
                elif happening.kind in ("gained", "paid") and happening.args.get("reason") == "salary":
                    sign = 1 if happening.kind == "gained" else -1
                    paid[happening.args["seat"]][happening.args["good"]] = sign * happening.args["n"]
                elif happening.kind == "harmony":
                    scored[happening.args["seat"]] += happening.args["n"]
                elif happening.kind in ("month_begun", "new_year") and foretold is not None:
                    for seat in range(players):
                        assert paid[seat] == foretold[0][seat]
                        assert scored.get(seat, 0) == foretold[1].get(seat, 0)
                    foretold = None
        assert paydays >= 3

    def one_of_each_scene(self, players: int) -> Iterator[Happening]:
        """One event of every kind that is shown as a scene."""
        found: set[str] = set()
        for seed in range(3):
            for happening in self.stage.happenings(players, seed):
                if happening.kind in self.scenes and happening.kind not in found:
                    found.add(happening.kind)
                    yield happening

    @pytest.mark.usefixtures("with_drawings")
    @pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
    def test_a_scene_changes_while_it_is_played_and_ends_in_a_whole_picture(self, size: tuple[int, int]) -> None:
        shown = self.stage.face(self.stage.position(4), size)
        for happening in self.one_of_each_scene(4):
            act = self.shown_by(shown, happening)[0]
            assert isinstance(act, Act)
            pictures = []
            for share in (0.0, 0.3, 0.6, 1.0, 1.0):
                target = pygame.Surface(size)
                shown.draw(target, happening.before)
                act.paint(target, share)
                pictures.append(pygame.image.tobytes(target, "RGB"))
            assert len(set(pictures)) >= 3, happening.kind
            assert pictures[-1] == pictures[-2]

    def test_a_walk_ends_where_the_oyakata_stands_and_stays_on_the_street(self) -> None:
        shown = self.stage.face(self.stage.position(4))
        board = street_map(shown.desk)
        assert board is not None
        walks = 0
        for happening in self.stage.happenings(4, 3):
            if happening.kind != "walked":
                continue
            walks += 1
            points = board.path(shown.desk, happening.args["from"], happening.args["steps"])
            assert len(points) > happening.args["steps"]
            assert all(board.rect.collidepoint(point) for point in points)
            at = oyakata_at(shown.desk, happening.after, happening.args["seat"])
            assert at is not None
            assert math.dist(points[-1], at) < board.card
        assert walks > 20

    def test_a_piece_in_flight_is_not_drawn_in_its_place(self) -> None:
        shown = self.stage.face(self.stage.position(4))
        happening = next(one for one in self.stage.happenings(4, 1) if one.kind == "hired")
        flight = self.shown_by(shown, happening)[0]
        assert isinstance(flight, Flight)
        assert flight.hides == (f"row:{happening.args['character']}", f"stall:{happening.args['stall']}")
        assert flight.start == shown.where(happening.before, flight.hides[0])
        assert flight.end == shown.where(happening.after, flight.hides[1])
