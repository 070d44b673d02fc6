"""Everything that can be chosen can be pointed at, and every panel has a place of its own."""

from __future__ import annotations

import itertools

import pygame
import pytest

from edo_table.app.table.pointing import bounds
from edo_table.games.izayoi.table import choice, piles
from edo_table.games.izayoi.table.hand import rack
from edo_table.games.izayoi.table.playboard import playboard
from edo_table.games.izayoi.table.seat_panels import seat_rect
from edo_table.ui.table.layout import overlaps
from tests.games.izayoi.table.staged import SIZES, face, layout, looks, position, rules, scene, specs
from tests.games.table_stage import assert_can_be_hit

PLAYERS = (3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_target_of_every_option_is_a_place(players: int) -> None:
    seed = 30 + players
    print("seed", seed)
    game, state = rules(), position(players, seed=seed)
    shown = face(state)
    kinds: set[str] = set()
    steps = 0
    while game.legal(state):
        seat = game.actor(state)
        looked = scene(state, seat)
        options = specs(state)
        kinds |= {option.kind for option in options}
        targets = {target for option in options for target in option.targets}
        assert_can_be_hit(shown, looked, targets, alike=("hand:",))
        codes = game.legal(state)
        game.apply(state, codes[(steps * 7 + seed) % len(codes)])
        steps += 1
    assert kinds == {"choose_art", "place", "hide", "shuffle"}


@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
@pytest.mark.parametrize("players", PLAYERS)
def test_places_lie_inside_the_window_and_are_large_enough_to_hit(size: tuple[int, int], players: int) -> None:
    window = pygame.Rect((0, 0), size)
    for plies in (1, 30):
        state = position(players, plies, recommendations="shown")
        looked = scene(state, rules().actor(state))
        for place in face(state, size).places(looked):
            box = bounds(place)
            assert window.contains(box), place
            assert min(box.w, box.h) >= (16 if place.target.startswith("won:") else 24), place
            assert place.label
            assert place.label != place.target


@pytest.mark.parametrize(("ui", "text"), [(1.0, 1.0), (0.8, 1.0), (1.4, 1.0), (1.0, 1.5), (1.4, 1.5)])
@pytest.mark.parametrize("size", SIZES)
def test_no_panel_lies_on_another(size: tuple[int, int], ui: float, text: float) -> None:
    for players in PLAYERS:
        state = position(players, 30, recommendations="shown")
        shown = face(state, size, ui=ui, text=text)
        looked, desk = scene(state, 0), shown.desk
        regions = {name: rect for name, rect in desk.regions.items() if name not in ("ground", "tray", "seats", "side")}
        board, heap, memo = playboard(desk), piles.piles_rect(desk), piles.memo_rect(desk)
        assert board is not None
        assert heap is not None
        assert memo is not None
        regions |= {"board": board.rect, "piles": heap, "memo": memo}
        regions |= {f"seat {s}": r for s in range(players) if s and (r := seat_rect(desk, looked, s)) is not None}
        assert len([name for name in regions if name.startswith("seat ")]) == players - 1
        assert not overlaps(regions, [])
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(rect) for rect in regions.values())


@pytest.mark.parametrize("size", SIZES)
def test_a_row_keeps_its_parts_apart_and_its_cards_large(size: tuple[int, int]) -> None:
    state = position(5, until=lambda s: s.turn > 0)
    board = playboard(face(state, size).desk)
    assert board is not None
    assert [lane.row for lane in board.lanes] == ["1", "2", "3", "4"]
    for lane in board.lanes:
        for points in (2, 3, 4, 5):
            parts = [lane.tile, lane.name, lane.count, *(lane.lying(n, points) for n in range(points))]
            assert all(lane.rect.contains(part) for part in parts)
            flat = {str(n): part for n, part in enumerate(parts)}
            assert not overlaps(flat, [])
        assert lane.card >= 0.10 * size[1]


def test_nobody_sees_cards_or_masters_where_nobody_looks() -> None:
    state = position(4, 20)
    looked = scene(state, None)
    targets = [place.target for place in face(state).places(looked)]
    assert not [target for target in targets if target.startswith(("hand:", "special:"))]
    assert {"seat:0", "seat:3", "master:0", "deck", "discards", "tiles", "gone"} <= set(targets)


def test_the_arts_lie_in_a_row_and_those_taken_say_whose_they_are() -> None:
    state = position(4, 2)
    shown = face(state)
    offers = choice.offers(shown.desk, scene(state, rules().actor(state)))
    assert [offer.art for offer in offers] == list(rules().content.arts)
    assert sum(offer.seat is not None for offer in offers) == 2
    for a, b in itertools.pairwise(offers):
        assert not a.rect.colliderect(b.rect)


def test_a_selected_card_is_raised_and_of_two_equal_ones_only_one() -> None:
    def has_pair(s: object) -> bool:
        hand = scene(s, rules().actor(s)).view["seats"][rules().actor(s)]["hand"]  # type: ignore[arg-type]
        return len(set(hand)) < len(hand)

    state = position(5, until=lambda s: s.turn > 0 and has_pair(s))
    seat = rules().actor(state)
    hand = rules().view(state, seat)["seats"][seat]["hand"]
    card = next(card for card in hand if hand.count(card) > 1)
    shown = face(state, viewer=seat)
    flat = [p.centre for p in shown.places(scene(state, seat)) if p.target == f"hand:{card}"]
    looked = scene(state, seat, selected=(f"hand:{card}",))
    raised = [p.centre for p in shown.places(looked) if p.target == f"hand:{card}"]
    assert len(flat) == hand.count(card)
    assert len(set(flat) & set(raised)) == len(flat) - 1
    assert min(y for _, y in raised) < min(y for _, y in flat)


def test_regions_of_the_layout_are_those_that_the_face_draws_into() -> None:
    known = {*face(position(3)).regions, "decision", "log"}
    for variant in layout().record.variants:
        assert set(layout().record.regions(variant)) <= known


def test_the_seats_follow_in_playing_order() -> None:
    state = position(5, 20)
    for viewer in range(5):
        looked = scene(state, viewer)
        shown = face(state, viewer=viewer)
        tops = [(seat_rect(shown.desk, looked, (viewer + k) % 5) or pygame.Rect(0, 0, 0, 0)).top for k in range(1, 5)]
        assert tops == sorted(tops)
    assert len(looks(5)) == 5


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("ui", [1.0, 1.4, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_hand_is_large_however_large_the_interface(size: tuple[int, int], ui: float, players: int) -> None:
    places = rack(face(position(players), size, ui=ui).desk, 0)
    assert places is not None
    assert min(card.h for card in places.cards) >= 0.13 * size[1]
    assert min(card.h for card in places.specials) >= 0.11 * size[1]
