"""Everything on IKI's street that can be chosen can be pointed at, and every panel has a place of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame
import pytest

from edo_table.app.table.pointing import bounds
from edo_table.engine.setup import Setup
from edo_table.games.iki.table.cards import offered_buildings, row_cards
from edo_table.games.iki.table.seat_layout import seat_panel, seat_rect
from edo_table.games.iki.table.streetmap import street_map
from edo_table.ui.table.layout import overlaps
from edo_table.ui.table.selection import BUTTON
from tests.games.table_stage import SIZES, Stage, assert_can_be_hit

PLAYERS = (2, 3, 4)


class Places(ABC):
    """The places of a table with IKI's street; what is derived from it names the stage and what differs."""

    stage: ClassVar[Stage[Any, Any, Any]]
    kinds: ClassVar[frozenset[str]]
    """What players may do in any game."""
    small: ClassVar[tuple[str, ...]] = (
        "bought:", "perk:", "retired:", "marker:", "retired-type:", "offer:", "oyakata:",
    )  # fmt: skip
    """How the targets begin that may be small."""
    card_share: ClassVar[tuple[float, float]]
    """How wide a card is at least, as a share of the window's width and of its height, of which the smaller counts."""

    @pytest.mark.parametrize("players", PLAYERS)
    def test_every_target_of_every_option_is_a_place(self, players: int) -> None:
        game, kinds = self.stage.rules(), set[str]()
        for state, chance in self.stage.games(players, 3, lambda: kinds >= self.kinds):
            shown = self.stage.face(state)
            while game.legal(state):
                options = self.stage.specs(state)
                kinds.update(option.kind for option in options)
                targets = {target for option in options for target in option.targets if not target.startswith(BUTTON)}
                assert_can_be_hit(shown, self.stage.scene(state, game.actor(state)), targets)
                self.stage.act(state, chance)
        assert kinds >= self.kinds
        assert players != 2 or "place_neutral" in kinds

    @pytest.mark.parametrize("size", [*SIZES, (960, 540)])
    @pytest.mark.parametrize("players", PLAYERS)
    def test_places_lie_inside_the_window_and_are_large_enough_to_hit(
        self, size: tuple[int, int], players: int
    ) -> None:
        window = pygame.Rect((0, 0), size)
        for plies in (0, 40, 160, 2000):
            state = self.stage.position(players, plies, seed=plies)
            looked = self.stage.scene(state, max(0, self.stage.rules().actor(state)))
            for place in self.stage.face(state, size).places(looked):
                box = bounds(place)
                assert window.contains(box), place
                assert min(box.w, box.h) >= (6 if place.target.startswith(self.small) else 16), place
                assert place.label
                assert place.label != place.target

    @pytest.mark.parametrize(("ui", "text"), [(1.0, 1.0), (0.8, 1.0), (1.4, 1.0), (1.0, 1.5), (1.4, 1.5), (2.0, 1.0)])
    @pytest.mark.parametrize("size", SIZES)
    def test_no_panel_lies_on_another(self, size: tuple[int, int], ui: float, text: float) -> None:
        window = pygame.Rect((0, 0), size)
        for players in PLAYERS:
            state = self.stage.position(players, 90)
            looked, desk = self.stage.scene(state, 0), self.stage.face(state, size, ui=ui, text=text).desk
            regions = {name: rect for name, rect in desk.regions.items() if name not in ("ground", "seats")}
            regions |= {f"seat {s}": r for s in range(players) if s and (r := seat_rect(desk, looked, s)) is not None}
            assert len([name for name in regions if name.startswith("seat ")]) == players - 1
            assert not overlaps(regions, [])
            assert all(window.contains(rect) for rect in regions.values())

    @pytest.mark.parametrize("players", PLAYERS)
    @pytest.mark.parametrize("size", SIZES)
    def test_the_board_keeps_its_parts_apart(self, size: tuple[int, int], players: int) -> None:
        desk = self.stage.face(self.stage.position(players, 60), size).desk
        board = street_map(desk)
        assert board is not None
        parts = {
            **{f"stall {name}": rect for name, rect in board.stalls.items()},
            **{f"shop {name}": rect for name, rect in board.shops.items()},
            **{f"space {name}": rect for name, rect in board.spaces.items()},
            "way": board.way,
            "ladder": board.ladder,
            "north": board.north,
            "south": board.south,
        }
        assert not overlaps(parts, [])
        assert all(board.rect.contains(rect) for rect in parts.values())
        assert board.rect.h <= (desk.region("board") or board.rect).h
        assert len(board.stalls) == (12 if players == 2 else 16)
        for shop, front in board.shops.items():
            assert board.front(shop).contains(board.sign(shop))
            stalls = [board.stalls[stall] for stall in desk.parts.stalls_of(shop)]
            assert stalls
            assert all(front.left - 2 <= stall.centerx <= front.right + 2 for stall in stalls), shop

    @pytest.mark.parametrize("size", SIZES)
    def test_cards_are_large_enough_to_be_read(self, size: tuple[int, int]) -> None:
        state = self.stage.position(4, 90)
        looked, desk = self.stage.scene(state, 0), self.stage.face(state, size).desk
        board = street_map(desk)
        assert board is not None
        across, down = self.card_share
        assert board.card >= min(across * size[0], down * size[1])
        for laid in (*row_cards(desk, looked), *offered_buildings(desk, looked)):
            assert laid.rect.w >= 60

    def test_many_characters_find_room_in_the_row(self) -> None:
        state = self.stage.position(4, 30)
        looked = self.stage.scene(state, 0)
        row = [self.waiting(person.id) for person in self.stage.rules().content.characters[:12]]
        full = replace(looked, view={**looked.view, "row": row, "phase": "actions"})
        for size in SIZES:
            desk = self.stage.face(state, size).desk
            places = {laid.ident: laid.rect for laid in row_cards(desk, full)}
            assert len(places) == 12
            self.assert_told_apart(places)
            region = desk.region("row")
            assert region is not None
            assert all(region.contains(rect) for rect in places.values())

    def waiting(self, character: str) -> dict[str, Any]:
        """A character of the row with a coin, as a view tells of it."""
        return {"character": character, "mon": 1}

    @abstractmethod
    def assert_told_apart(self, places: Mapping[str, pygame.Rect]) -> None:
        """Many cards in the row lie so that each can be seen."""

    def assert_every_stop_can_be_hit(self, size: tuple[int, int], at: str, sandals: int) -> None:
        """However far an Oyakata may go from a shop, each stop has a place of its own."""
        given = {"step": "move", "players": [{"sandal": sandals, "ikizama": "1-4", "at": at}]}
        for players in (2, 4):
            state = self.stage.rules().arrange(Setup(players, 3), given)
            shown, looked = self.stage.face(state, size), self.stage.scene(state, 0)
            targets = {target for option in self.stage.specs(state) for target in option.targets}
            assert "steps:2" in targets
            assert len(targets) == 4 + sandals
            steps = {one.target: bounds(one) for one in shown.places(looked) if one.target.startswith("steps:")}
            assert set(steps) == targets
            assert not overlaps(steps, [])
            assert_can_be_hit(shown, looked, targets)

    def test_parts_of_a_seats_panel_lie_inside_it(self) -> None:
        state = self.stage.position(4, 200)
        looked = self.stage.scene(state, 0)
        for size in SIZES:
            shown = self.stage.face(state, size)
            for seat in range(4):
                panel = seat_panel(shown.desk, looked, seat)
                assert panel is not None
                parts = [panel.name, panel.kobuns, panel.fire, panel.iki, panel.smoke]
                parts += [*panel.goods, *panel.fish, *panel.columns]
                assert all(panel.ruler.rect.inflate(2, 2).contains(part) for part in parts), (size, seat)

    def test_regions_of_the_layout_are_those_that_the_face_draws_into(self) -> None:
        known = {*self.stage.face(self.stage.position(3)).regions, "decision", "log"}
        record = self.stage.layout().record
        for variant in record.variants:
            assert set(record.regions(variant)) <= known
