"""Everything that can be chosen can be pointed at, and every panel has a place of its own."""

from __future__ import annotations

import itertools
import random

import pygame
import pytest

from edo_table.app.table.pointing import bounds, place_at
from edo_table.engine.setup import Setup
from edo_table.games.iki.table.cards import offered_buildings, row_cards
from edo_table.games.iki.table.seat_layout import seat_panel, seat_rect
from edo_table.games.iki.table.streetmap import street_map
from edo_table.ui.table.layout import overlaps
from edo_table.ui.table.selection import BUTTON
from tests.games.iki_akebono.table.staged import SIZES, choose, face, layout, position, rules, scene, specs

PLAYERS = (2, 3, 4)
KINDS = {
    "begin_with", "take_space", "income", "hire", "move", "trade", "buy", "enough", "build", "visit", "raise",
    "end_turn", "starve", "go_to", "build_boat", "activate", "meet", "exchange",
}  # fmt: skip


@pytest.mark.parametrize("players", PLAYERS)
def test_every_target_of_every_option_is_a_place(players: int) -> None:
    game, kinds = rules(), set()
    for seed in range(3):
        print("seed", seed)
        chance = random.Random(seed)
        state = game.new(Setup(players, seed))
        shown = face(state)
        while game.legal(state):
            looked = scene(state, game.actor(state))
            options = specs(state)
            kinds |= {option.kind for option in options}
            targets = {target for option in options for target in option.targets if not target.startswith(BUTTON)}
            places = shown.places(looked)
            assert targets <= {place.target for place in places}
            for target in targets:
                at = shown.where(looked, target)
                assert at is not None, target
                found = place_at(places, (round(at[0]), round(at[1])), frozenset(targets))
                assert found is not None, target
                assert found.target == target
            game.apply(state, choose(game, state, chance))
    assert kinds >= KINDS
    assert players != 2 or "place_neutral" in kinds


@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
@pytest.mark.parametrize("players", PLAYERS)
def test_places_lie_inside_the_window_and_are_large_enough_to_hit(size: tuple[int, int], players: int) -> None:
    window = pygame.Rect((0, 0), size)
    for plies in (0, 40, 160, 2000):
        state = position(players, plies, seed=plies)
        looked = scene(state, max(0, rules().actor(state)))
        for place in face(state, size).places(looked):
            box = bounds(place)
            assert window.contains(box), place
            small = (
                "bought:", "perk:", "retired:", "marker:", "retired-type:", "offer:", "oyakata:", "token:", "covering",
                "sailors:", "met:", "steps:", "trader:",
            )  # fmt: skip
            assert min(box.w, box.h) >= (6 if place.target.startswith(small) else 16), place
            assert place.label
            assert place.label != place.target


@pytest.mark.parametrize(("ui", "text"), [(1.0, 1.0), (0.8, 1.0), (1.4, 1.0), (1.0, 1.5), (1.4, 1.5), (2.0, 1.0)])
@pytest.mark.parametrize("size", SIZES)
def test_no_panel_lies_on_another(size: tuple[int, int], ui: float, text: float) -> None:
    window = pygame.Rect((0, 0), size)
    for players in PLAYERS:
        state = position(players, 90)
        shown = face(state, size, ui=ui, text=text)
        looked, desk = scene(state, 0), shown.desk
        regions = {name: rect for name, rect in desk.regions.items() if name not in ("ground", "seats")}
        regions |= {f"seat {s}": r for s in range(players) if s and (r := seat_rect(desk, looked, s)) is not None}
        assert len([name for name in regions if name.startswith("seat ")]) == players - 1
        assert not overlaps(regions, [])
        assert all(window.contains(rect) for rect in regions.values())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_keeps_its_parts_apart(size: tuple[int, int], players: int) -> None:
    state = position(players, 60)
    desk = face(state, size).desk
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
    for shop in board.shops:
        sign = board.sign(shop)
        assert board.front(shop).contains(sign)
        stalls = [board.stalls[stall] for stall in desk.parts.stalls_of(shop)]
        assert stalls
        assert all(board.shops[shop].left - 2 <= stall.centerx <= board.shops[shop].right + 2 for stall in stalls), shop


@pytest.mark.parametrize("size", SIZES)
def test_cards_are_large_enough_to_be_read(size: tuple[int, int]) -> None:
    state = position(4, 90)
    desk = face(state, size).desk
    board = street_map(desk)
    assert board is not None
    assert board.card >= min(0.0525 * size[0], 0.093 * size[1])
    for laid in (*row_cards(desk, scene(state, 0)), *offered_buildings(desk, scene(state, 0))):
        assert laid.rect.w >= 60


def test_more_characters_than_places_lie_over_each_other_in_the_row() -> None:
    for size in SIZES:
        state = position(4, 30)
        looked = scene(state, 0)
        row = [{"character": person.id, "mon": 1, "place": "new"} for person in rules().content.characters[:12]]
        full = scene(state, 0)
        object.__setattr__(full, "view", {**looked.view, "row": row, "phase": "actions"})
        desk = face(state, size).desk
        places = {laid.ident: laid.rect for laid in row_cards(desk, full)}
        assert len(places) == 12
        lefts = sorted(rect.x for rect in places.values())
        assert all(b - a >= 10 for a, b in itertools.pairwise(lefts))
        region = desk.region("row")
        assert region is not None
        assert all(region.contains(rect) for rect in places.values())


def test_parts_of_a_seats_panel_lie_inside_it() -> None:
    for size in SIZES:
        state = position(4, 200)
        shown = face(state, size)
        looked = scene(state, 0)
        for seat in range(4):
            panel = seat_panel(shown.desk, looked, seat)
            assert panel is not None
            parts = [
                panel.name,
                panel.kobuns,
                panel.fire,
                panel.iki,
                panel.smoke,
                *panel.goods,
                *panel.fish,
                *panel.columns,
            ]
            assert all(panel.ruler.rect.inflate(2, 2).contains(part) for part in parts), (size, seat)


def test_regions_of_the_layout_are_those_that_the_face_draws_into() -> None:
    known = {*face(position(3)).regions, "decision", "log"}
    for variant in layout().record.variants:
        assert set(layout().record.regions(variant)) <= known
