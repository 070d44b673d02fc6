"""Whatever can be pointed at can be seen to be chosen, lit or looked at; fires ahead are shown on the board."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import pygame
import pytest

from edo_table.games.iki.table.embers import endangered, shown_month
from edo_table.games.iki.table.reckoning import blaze
from edo_table.ui.print.lettering import Note, recording
from edo_table.ui.table.face import Scene, Trace
from tests.games.table_stage import Stage, paint

SIZE = (1280, 720)
HEADINGS = ("way", "way_order", "ladder", "ladder_order", "row", "row_begin", "row_more", "buildings", "buildings_more")


def bytes_of(shown: object, looked: Scene) -> bytes:
    """A frame."""
    target = pygame.Surface(SIZE)
    shown.draw(target, looked)  # type: ignore[attr-defined]
    return pygame.image.tobytes(target, "RGB")


def _kept(dark: pygame.Surface, bright: pygame.Surface, note: Note) -> float:
    """Return which share of a note's ink is the same in another picture."""
    box, ink = note.rect.clip(dark.get_rect()), pygame.Color(note.colour)
    before, after = (
        pygame.mask.from_threshold(picture.subsurface(box), ink, (60, 60, 60, 255)) for picture in (dark, bright)
    )
    return before.overlap_area(after, (0, 0)) / max(1, before.count())


class Lights:
    """The lights of a table with IKI's street; what is derived from it names the stage."""

    stage: ClassVar[Stage[Any, Any, Any]]

    @pytest.mark.parametrize("players", [2, 4])
    def test_the_keyboards_place_is_always_seen(self, players: int) -> None:
        state = self.stage.position(players, 150, 4)
        shown = self.stage.face(state, SIZE)
        paint(shown)
        looked = self.stage.scene(state, 0, lit=frozenset())
        plain = bytes_of(shown, looked)
        # the marks of a walk are drawn only while they may be chosen, which the next test looks at
        for place in (place for place in shown.places(looked) if not place.target.startswith("steps:")):
            assert bytes_of(shown, replace(looked, focused=place.target)) != plain, place.target

    def test_what_may_be_chosen_pulses_and_what_is_chosen_is_marked(self) -> None:
        for plies in (0, 30, 60, 90):
            state = self.stage.position(4, plies, 3)
            seat = self.stage.rules().actor(state)
            shown = self.stage.face(state, SIZE, seat)
            looked = self.stage.scene(state, seat)
            targets = {
                target
                for spec in self.stage.specs(state)
                for target in spec.targets
                if not target.startswith("button:")
            }
            dark = replace(looked, lit=frozenset())
            for target in targets:
                frames = {
                    bytes_of(shown, dark),
                    bytes_of(shown, replace(dark, lit=frozenset({target}), pulse=0.0)),
                    bytes_of(shown, replace(dark, lit=frozenset({target}), pulse=1.0)),
                    bytes_of(shown, replace(dark, selected=(target,))),
                }
                assert len(frames) >= (3 if target.startswith("steps:") else 4), target

    @pytest.mark.parametrize(("players", "size"), [(2, (1920, 1080)), (4, (1280, 720))])
    def test_the_lights_of_a_question_cover_no_heading(self, players: int, size: tuple[int, int]) -> None:
        """Headings keep all their ink, whatever is lit below them."""
        seen: set[str] = set()
        for plies in range(60):
            state = self.stage.position(players, plies, 3)
            decision = self.stage.rules().decision(state)
            if decision is None or decision.kind in seen or decision.kind == "move":
                continue
            seen.add(decision.kind)
            shown, looked = self.stage.face(state, size), self.stage.scene(state, decision.seat)
            heads = {shown.desk.text(key) for key in HEADINGS}
            paint(shown)
            lit = frozenset(t for spec in self.stage.specs(state) for t in spec.targets if not t.startswith("button:"))
            dark, bright = pygame.Surface(size), pygame.Surface(size)
            with recording() as notes:
                shown.draw(dark, replace(looked, lit=frozenset()))
            shown.draw(bright, replace(looked, lit=lit, pulse=1.0))
            for note in notes:
                if note.text in heads:
                    kept = _kept(dark, bright, note)
                    assert kept >= 0.97, (decision.kind, note.text, kept)
        assert {"take_space", "income_or_hire"} <= seen

    def test_steps_of_others_are_numbered_where_they_happened(self) -> None:
        state = self.stage.position(4, 150, 4)
        shown, looked = self.stage.face(state, SIZE), self.stage.scene(state, 0, lit=frozenset())
        plain = bytes_of(shown, looked)
        token = next(
            f"bought:{seat}:{data['tokens'][0]}" for seat, data in enumerate(looked.view["seats"]) if data["tokens"]
        )
        for target in ("stall:nw1", "shop:rice-shop", "ikizama:2", token):
            assert bytes_of(shown, replace(looked, traces=(Trace(target, 1, 2),))) != plain, target

    def test_a_hovered_fire_shows_what_it_would_burn(self) -> None:
        state = self.stage.position(4, 60, 2, until=lambda s: s.month == 4)
        shown, looked = self.stage.face(state, SIZE), self.stage.scene(state, 0, lit=frozenset())
        assert shown_month(shown.desk, looked) == 0
        for target in ("fire", "month:5"):
            hovered = replace(looked, hovered=target)
            assert shown_month(shown.desk, hovered) == 5
            assert bytes_of(shown, hovered) != bytes_of(shown, looked)
        assert shown_month(shown.desk, replace(looked, hovered="month:4")) == 0
        found = endangered(shown.desk, looked, 5)
        parts = shown.desk.parts
        assert found == [one for nagaya in parts.board.nagayas for one in blaze(parts, looked.view, nagaya, 5)]

    def test_the_month_of_a_fire_marks_the_cards_in_danger(self) -> None:
        state = self.stage.position(4, 60, 2, until=lambda s: s.month == 5)
        shown, looked = self.stage.face(state, SIZE), self.stage.scene(state, 0, lit=frozenset())
        burning = [one for one in endangered(shown.desk, looked, 5) if one.outcome == "burns"]
        assert burning
        early = replace(looked, view={**looked.view, "month": 4})
        assert bytes_of(shown, early) != bytes_of(shown, looked)
