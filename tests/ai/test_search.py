"""The tree search and its budget."""

from __future__ import annotations

import random

import pytest

from edo_table.ai.budget import Allowance, Budget, Stopwatch
from edo_table.ai.player import Thinker
from edo_table.ai.search import Search
from edo_table.engine.setup import Setup
from tests.ai.toy import END, Lamplighter, Lanterns, LanternsState


def position(seed: int = 5, players: int = 2) -> tuple[Lanterns, Lamplighter, LanternsState]:
    game = Lanterns()
    return game, Lamplighter(game), game.new(Setup(players, seed, {}))


def test_the_same_seed_finds_the_same() -> None:
    game, advisor, state = position()
    runs = [
        Search(game, advisor, state.clone(), 0, random.Random(4)).run(Stopwatch(Budget(iterations=200)))
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert runs[0].iterations <= 200


def test_the_search_leaves_its_position_alone() -> None:
    game, advisor, state = position(players=3)
    before = state.checksum()
    Search(game, advisor, state, 0, random.Random(4)).run(Stopwatch(Budget(iterations=100)))
    assert state.checksum() == before


def test_an_immediate_win_is_found() -> None:
    game, advisor, state = position()
    state.owner = [0, 1, -2]
    state.laid = [[8, 0], [0, 8], [3, 4]]
    state.hands[0] = [1, 2]
    found = Search(game, advisor, state, 0, random.Random(1)).run(Stopwatch(Budget(iterations=30)))
    assert found.code == 22
    assert found.value > 0.95


def test_a_trap_that_preference_walks_into_is_seen() -> None:
    """The last pile lies two to one.  A further 1 lets the other side's 4 close it; a 4, or waiting with it, wins."""
    game, advisor, state = position()
    state.owner = [0, 1, -2]
    state.laid = [[8, 0], [0, 8], [2, 1]]
    state.hands = [[1, 4], [4]]
    state.deck = []
    state.turn_cards = 1
    knowledge = game.knowledge(state, 0)
    assert Thinker(game, advisor, "greedy", 1).choose(knowledge, 0).code == 12
    choice = Thinker(game, advisor, "expert", 1).choose(knowledge, 0, budget=Budget(iterations=200))
    assert choice.code in (42, END)
    assert choice.thought.value == pytest.approx(1, abs=0.15)


def test_stopping_at_once_still_names_a_candidate() -> None:
    game, advisor, state = position()
    choice = Thinker(game, advisor, "expert", 1).choose(
        game.knowledge(state, 0), 0, budget=Budget(seconds=30), is_stopped=lambda: True
    )
    assert choice.code in game.legal(state)
    assert choice.thought.was_stopped
    assert choice.thought.seconds < 0.5


def test_a_single_option_costs_nothing() -> None:
    game, advisor, state = position()
    state.hands[0] = []
    state.turn_cards = 1
    choice = Thinker(game, advisor, "expert", 1).choose(game.knowledge(state, 0), 0)
    assert choice.code == END
    assert choice.thought.iterations == 0


def test_the_clock_ends_a_search() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    watch = Stopwatch(Budget(seconds=0.5), clock=clock)
    count = 0
    while not watch.is_over():
        count += 1
    assert 40 <= count <= 50


def test_a_turn_shares_one_budget() -> None:
    allowance = Allowance(Budget(seconds=1.0, iterations=100))
    used = 0.0
    for _ in range(6):
        share = allowance.share()
        assert share.seconds is not None
        assert share.iterations is not None
        allowance.spend(share.seconds, share.iterations)
        used += share.seconds
    assert used <= 1.0 + 0.01
    assert allowance.iterations == 0 or allowance.iterations is not None


def test_the_tree_is_used_again_inside_a_turn_and_only_there() -> None:
    game, advisor, state = position(seed=8)
    thinker = Thinker(game, advisor, "expert", 1)
    first = thinker.choose(game.knowledge(state, 0), 0, budget=Budget(iterations=300))
    tree = thinker._turn.search if thinker._turn else None
    assert tree is not None
    visits_below = {code: visits for code, visits, _ in _tried(tree)}[first.code]
    game.apply(state, first.code)
    assert game.actor(state) == 0
    thinker.choose(game.knowledge(state, 0), 0, budget=Budget(iterations=300))
    assert thinker._turn is not None
    assert thinker._turn.search is tree
    assert tree.root.code == first.code
    assert tree.root.visits >= visits_below
    # Another position of the same turn than the one foreseen: a fresh tree.
    other = state.clone()
    other.laid[0][1] += 1
    thinker.choose(game.knowledge(other, 0), 0, budget=Budget(iterations=50))
    assert thinker._turn.search is not tree


def _tried(search: Search) -> list[tuple[int, int, float]]:
    return [(node.code, node.visits, 0.0) for node in search.root.children.values()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_values_of_all_seats_are_kept(players: int) -> None:
    game, advisor, state = position(players=players)
    search = Search(game, advisor, state, 0, random.Random(2))
    search.run(Stopwatch(Budget(iterations=60)))
    for node in search.root.children.values():
        if node.visits:
            assert sum(node.shares) == pytest.approx(node.visits)


def test_a_seat_that_does_not_decide_is_refused() -> None:
    game, advisor, state = position()
    with pytest.raises(ValueError, match="nothing to decide"):
        Thinker(game, advisor, "greedy", 1).choose(game.knowledge(state, 1), 1)


@pytest.mark.parametrize(("data", "word"), [({"seconds": 0}, "seconds"), ({"iterations": -1}, "iterations")])
def test_a_bad_budget_is_refused(data: dict[str, int], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        Budget.from_dict(data)
