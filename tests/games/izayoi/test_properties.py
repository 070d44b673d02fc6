"""What can be proved of Izayoi by counting holds in random games, and in games that go to the limits."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.izayoi import actions, rules
from edo_table.games.izayoi.scoring import is_insolent, settle
from edo_table.games.izayoi.state import OVER, TURN, IzayoiState

GAME = rules.create(shipped())
COUNTS = (3, 4, 5)
GAMES = 150
MOST_TURNS = {3: 53, 4: 54, 5: 55}
"""Three fives, five fours and five threes take 50 cards; besides, each player may shuffle once."""
LEAST_LEFT = {3: 5, 4: 7, 5: 7}
"""Cards in deck and discards when one is drawn: all but the hands and the fullest rows."""


@dataclass(slots=True)
class Found:
    """What was met in some games."""

    games: int = 0
    turns: list[int] = field(default_factory=list)
    least_left: int = 99
    rebuilt: int = 0
    discarded: int = 0
    tiles: int = 0
    ends: dict[str, int] = field(default_factory=dict)


Choice = Callable[[IzayoiState, list[int], random.Random], int]


def randomly(state: IzayoiState, legal: list[int], chance: random.Random) -> int:
    return chance.choice(legal)


def filling(state: IzayoiState, legal: list[int], chance: random.Random) -> int:
    """Lay no Stop Card and fill all rows but for one card before any is judged."""
    points = GAME.tables.points

    def room(code: int) -> int:
        verb, kind, row = actions.decode(code)
        if verb in (actions.CHOOSE_ART, actions.SHUFFLE):
            return 9 if verb == actions.CHOOSE_ART else 1
        return 0 if kind == GAME.tables.stop else points[state.row_tiles[row]] - len(state.rows[row])

    return max(legal, key=lambda code: (room(code), chance.random()))


def patiently(state: IzayoiState, legal: list[int], chance: random.Random) -> int:
    """Shuffle when possible, and lay no Stop Card."""
    wanted = [code for code in legal if actions.decode(code)[0] == actions.SHUFFLE]
    calm = [code for code in legal if actions.decode(code)[1] != GAME.tables.stop]
    return chance.choice(wanted or calm)


def play(state: IzayoiState, choose: Choice, chance: random.Random, found: Found) -> None:
    """Play to the end, with every property looked at before and after each action."""
    players = state.players
    size = GAME.tables.cards_in_hand[players]
    while state.stack[-1][0] != OVER:
        code = choose(state, GAME.legal(state), chance)
        if state.stack[-1][0] == TURN:
            left = len(state.deck) + len(state.discards)
            found.least_left = min(found.least_left, left)
            assert left >= LEAST_LEFT[players] >= size
            assert [len(hand) for hand in state.hands] == [size] * players
            assert sorted(state.masters) == list(range(players))
        is_turn, deck = state.turn > 0, len(state.deck)
        GAME.apply(state, code)
        found.rebuilt += is_turn and len(state.deck) > deck
        wrong = GAME.invariants(state)
        assert not wrong, f"ply {state.ply}: {wrong}"
    assert state.turn <= MOST_TURNS[players]
    look_at_the_end(state)
    result = GAME.result(state)
    assert result is not None
    found.games += 1
    found.turns.append(state.turn)
    found.discarded += len(state.gone)
    found.tiles += len(state.gone) + sum(map(len, state.won))
    found.ends[result.won_by] = found.ends.get(result.won_by, 0) + 1


def circles(masters: list[int]) -> Iterator[list[int]]:
    """Give the circles of who serves whom."""
    left = set(range(len(masters)))
    while left:
        circle = [min(left)]
        while masters[circle[-1]] != circle[0]:
            circle.append(masters[circle[-1]])
        left -= set(circle)
        yield circle


def look_at_the_end(state: IzayoiState) -> None:
    points = GAME.standing(state)
    result = GAME.result(state)
    assert result is not None
    insolent = [is_insolent(seat, points, state.masters) for seat in range(state.players)]
    for circle in circles(state.masters):
        are_equal = len({points[seat] for seat in circle}) == 1
        assert all(insolent[seat] for seat in circle) == (len(circle) > 1 and are_equal)
    assert (result.winners == ()) == all(insolent)
    assert not any(insolent[seat] for seat in result.winners)
    assert sum(points) + sum(GAME.tables.points[tile] for tile in state.gone) <= 50


def new_games(players: int, games: int) -> Iterator[tuple[int, IzayoiState]]:
    for seed in range(games):
        yield seed, GAME.new(Setup(players, seed, {"arts": "random" if seed % 2 else "chosen"}))


def measure(players: int, games: int, choose: Choice = randomly) -> Found:
    found = Found()
    for seed, state in new_games(players, games):
        print(f"seed {seed}, {players} players")
        play(state, choose, random.Random(f"{seed}/{players}"), found)
    return found


@pytest.mark.parametrize("players", COUNTS)
def test_random_games_keep_what_is_proved(players: int) -> None:
    found = measure(players, GAMES)
    assert found.games == GAMES
    assert found.rebuilt > GAMES / 10, "the deck is rebuilt in some of these games"
    assert 30 < sum(found.turns) / GAMES < 50


@pytest.mark.parametrize("players", COUNTS)
def test_with_the_fullest_rows_just_so_many_cards_are_left(players: int) -> None:
    """Rows that are filled evenly bring deck and discards down to the least that was counted, and never below."""
    found = Found()
    for seed in range(8):
        print(f"seed {seed}, {players} players")
        fullest = {"1": "folding-fan", "2": "kanzashi-plectrum", "3": "scent-bag", "4": "kanzashi-stick"}
        state = GAME.arrange(Setup(players, seed), {"rows": fullest})
        play(state, filling, random.Random(seed), found)
    assert found.least_left == LEAST_LEFT[players]


@pytest.mark.parametrize("players", COUNTS)
def test_the_longest_game_has_just_so_many_turns(players: int) -> None:
    for seed in range(5):
        print(f"seed {seed}, {players} players")
        state = GAME.arrange(Setup(players, seed), {"removed": ["wind-chime", "bell-charm", "hand-mirror"]})
        found = Found()
        play(state, patiently, random.Random(seed), found)
        assert found.turns == [MOST_TURNS[players]]


@pytest.mark.parametrize(("players", "most"), [(3, 4), (4, 3), (5, 2)])
def test_all_are_insolent_only_with_equal_points_in_every_circle(players: int, most: int) -> None:
    for masters in itertools.permutations(range(players)):
        rings = list(circles(list(masters)))
        for points in itertools.product(range(most + 1), repeat=players):
            verdict = settle(points, [0] * players, masters)
            are_equal = all(len(ring) > 1 and len({points[seat] for seat in ring}) == 1 for ring in rings)
            assert (verdict.winners == ()) == (len(verdict.insolents) == players) == are_equal, (masters, points)
            assert (verdict.won_by == "nobody") == are_equal


@pytest.mark.parametrize("players", COUNTS)
def test_who_has_the_most_points_is_safe_only_as_his_own_master(players: int) -> None:
    for masters in itertools.permutations(range(players)):
        for points in itertools.product(range(3), repeat=players):
            for seat in range(players):
                if points[seat] == max(points):
                    assert is_insolent(seat, points, masters) == (masters[seat] != seat)


@pytest.mark.parametrize("players", COUNTS)
def test_every_hand_of_masters_is_dealt(players: int) -> None:
    """All permutations come, one's own master included, and none much more often than another."""
    games, ways = 2400, list(itertools.permutations(range(players)))
    print(f"seeds 0 to {games - 1}")
    dealt = Counter(tuple(GAME.new(Setup(players, seed, {"arts": "random"})).masters) for seed in range(games))
    assert sorted(dealt) == ways
    assert max(dealt.values()) < 2.5 * games / len(ways)
