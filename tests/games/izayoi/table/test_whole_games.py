"""Whole games at the table screen, by the mouse alone and by the keys alone, and by several people with curtains."""

from __future__ import annotations

import random

import pygame
import pytest

from edo_table.app.table.question import bar_words
from edo_table.games.izayoi.state import HIDDEN
from edo_table.games.izayoi.table.lanes import traced
from edo_table.ui.inputs import LEFT, Pointer
from edo_table.ui.table.face import Scene
from tests.app.table_hands import Hands
from tests.games.izayoi.table.staged import face, paint, position, rules, scene

GAME = "izayoi"


@pytest.mark.parametrize("seats", [3, 5])
def test_a_whole_game_by_mouse(seats: int) -> None:
    hands = Hands("human", *["greedy"] * (seats - 1), game=GAME)
    hands.play("mouse", seed=seats)
    assert hands.match.is_over
    assert hands.curtains == []
    hands.draw()
    assert hands.context.catalogue.missing == ()


def test_a_whole_game_by_keys() -> None:
    hands = Hands("human", "greedy", "random", "greedy", game=GAME)
    hands.play("keys", seed=8)
    assert hands.match.is_over


def test_three_people_with_curtains_and_no_picture_of_what_is_anothers() -> None:
    hands = Hands("human", "human", "greedy", "human", game=GAME)
    seen: list[int | None] = []
    draw_scene = hands.table.showing.draw

    def spy(target: pygame.Surface, scene: Scene, now: float) -> None:
        looked = hands.table.scene()
        view, viewer = looked.view, looked.viewer
        seen.append(viewer)
        for seat, row in enumerate(view["seats"]):
            assert (row["hand"] is not None) == (seat == viewer)
            assert row["master"] is None or seat == viewer or view["phase"] == "over"
        for row in view["rows"]:
            assert all(laid["card"] is not None or laid["seat"] != viewer for laid in row["cards"])
            assert all(laid["card"] is None or not laid["hidden"] or laid["seat"] == viewer for laid in row["cards"])
        draw_scene(target, looked, now)

    hands.table.showing.draw = spy  # type: ignore[method-assign]
    chance = random.Random(5)
    for _ in range(120):
        hands.settle()
        if hands.has_ended:
            break
        hands.draw()
        hands.click_option(chance.choice(hands.table.selection.options))
        hands.draw()
    assert hands.has_ended
    assert {0, 1, 3} <= {viewer for viewer in seen if viewer is not None}
    assert {0, 1, 3} == set(hands.curtains)


@pytest.mark.parametrize("players", [3, 5])
def test_a_picture_depends_on_nothing_that_its_viewer_may_not_know(players: int) -> None:
    game, chance = rules(), random.Random(players)
    shown = face(position(players), (960, 540))
    paint(shown)

    def drawn(state: object, viewer: int | None) -> bytes:
        target = pygame.Surface((960, 540))
        shown.draw(target, scene(state, viewer, lit=frozenset()))  # type: ignore[arg-type]
        return pygame.image.tobytes(target, "RGB")

    for seed in range(4):
        state = position(players, 12 + 6 * seed, seed)
        for viewer in range(players):
            other = game.determinize(state, viewer, chance)
            assert game.view(other, viewer) == game.view(state, viewer)
            assert drawn(other, viewer) == drawn(state, viewer)
            assert drawn(other, None) == drawn(state, None)
        assert drawn(state, 0) != drawn(state, None), "the test sees hands where they may be seen"


def test_a_card_is_dragged_to_its_row_and_one_dropped_elsewhere_stays_selected() -> None:
    hands = Hands("human", "greedy", "greedy", game=GAME, options={"arts": "random", "start_seat": "0"})
    hands.settle()
    card = next(t for o in hands.table.selection.options if o.kind == "place" for t in o.targets if t != "hand:stop")

    def drag(end: tuple[int, int]) -> None:
        start = hands.at(card)
        hands.stage.handle(Pointer("move", start))
        hands.stage.handle(Pointer("down", start, LEFT, is_held=True))
        for step in range(1, 9):
            at = (start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8)
            hands.stage.handle(Pointer("move", at, is_held=True))
            hands.beat()
        assert hands.table.pointer.is_dragging
        hands.draw()
        hands.stage.handle(Pointer("up", end, LEFT))

    drag(hands.at("deck"))
    hands.beat()
    assert hands.match.ply == 0
    assert hands.table.selection.selected == (card,)
    drag(hands.at("row:3"))
    hands.settle()
    assert hands.match.history[0].spec.targets == (card, "row:3")


def test_the_bar_says_what_is_still_to_be_chosen() -> None:
    hands = Hands("human", "greedy", "greedy", game=GAME, options={"arts": "random", "start_seat": "0"})
    hands.settle()
    hands.click(hands.at("special:hiding"))
    assert bar_words(hands.table)[0] == hands.context.text("izayoi.choosing.hide.special")
    hands.press(pygame.K_ESCAPE)
    card = next(o.targets[0] for o in hands.table.selection.options if o.kind == "place")
    hands.click(hands.at(card))
    name = hands.context.text(f"izayoi.card.{card.removeprefix('hand:')}")
    assert bar_words(hands.table)[0] == hands.context.text("izayoi.choosing.place.hand", what=name)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_what_a_card_would_do_is_told_beside_the_question_and_the_hand(size: tuple[int, int]) -> None:
    hands = Hands("human", *["greedy"] * 4, game=GAME, size=size, options={"arts": "random", "start_seat": "0"})
    match, chance = hands.match, random.Random(4)
    while (
        match.ply < 20 or match.game.actor(match.state) or not any(c & HIDDEN for row in match.state.rows for c in row)
    ):
        match.apply(chance.choice(match.legal()))
    hands.settle()
    card = next(t for o in hands.table.selection.options if o.kind == "place" for t in o.targets if t != "hand:stop")
    hands.click(hands.at(card))
    for row in "1234":
        hands.stage.handle(Pointer("move", hands.at(f"row:{row}")))
        slip, is_tied = hands.table._slip(hands.table.scene())
        assert slip is not None
        assert is_tied
        rect = hands.table._slips.find_place(slip, hands.table._keep_free(), pygame.Rect((0, 0), size))
        for region in ("decision", "hand"):
            assert not rect.colliderect(hands.table.regions[region]), (row, region, rect)


def test_every_card_that_others_laid_in_one_row_is_marked() -> None:
    hands = Hands("human", *["greedy"] * 3, game=GAME, options={"arts": "random", "start_seat": "1"}, seed=2)
    match, table = hands.match, hands.table
    row = next(row for row in match.game.view(match.state, None)["rows"] if row["points"] == 5)
    for _ in range(3):
        code = next(
            code
            for code, spec in zip(match.legal(), match.options(), strict=True)
            if spec.kind == "place" and spec.args["row"] == row["row"] and spec.args["card"] != "stop"
        )
        match.apply(code)
    hands.settle()
    looked = table.scene()
    assert [(trace.target, trace.seat) for trace in looked.traces] == [
        (f"row:{row['row']}", seat) for seat in (1, 2, 3)
    ]
    laid = next(data for data in looked.view["rows"] if data["row"] == row["row"])
    assert sorted((number, trace.order) for number, trace in traced(looked, laid)) == [(0, 1), (1, 2), (2, 3)]


def test_marks_are_numbered_by_what_can_still_be_seen() -> None:
    hands = Hands("human", *["greedy"] * 4, game=GAME, seed=3, options={"start_seat": "0"})
    match, chance = hands.match, random.Random(3)
    gaps = 0
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
        decision = match.decision()
        if decision is None or decision.seat:
            continue
        hands.beat()
        looked = hands.table.showing.plain_scene(match.state)
        gaps += len(hands.table.journal.traces(0)) > len(looked.traces)
        assert [trace.order for trace in looked.traces] == list(range(1, len(looked.traces) + 1))
        rows = [trace for trace in looked.traces if trace.target.startswith("row:")]
        assert {trace for data in looked.view["rows"] for _, trace in traced(looked, data)} == set(rows)
        assert not any(trace.target.startswith("seat:") for trace in looked.traces)
    assert gaps, "no card was taken away before the person's turn"


def test_arts_are_chosen_without_curtains_and_nobody_stays_when_masters_are_dealt() -> None:
    hands = Hands("human", "greedy", "human", "human", game=GAME, options={"start_seat": "1"})
    for seat in (2, 3, 0):
        hands.settle()
        assert (hands.curtains, hands.table.session.viewer) == ([], seat)
        option = hands.table.selection.options[0]
        assert option.kind == "choose_art"
        hands.click_option(option)
    assert hands.table.session.viewer is None
    hands.settle()
    assert hands.curtains == [2]


def test_before_the_deal_all_see_the_same() -> None:
    game = rules()
    for plies in range(5):
        state = position(5, plies)
        views = [{**game.view(state, viewer), "viewer": None} for viewer in (None, *range(5))]
        assert not any(data.pop("hand") for view in views for data in view["seats"])
        assert not game.has_secrets_in(state)
        assert views == views[:1] * 6
    assert game.has_secrets_in(position(5, 5))
