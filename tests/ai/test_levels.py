"""The levels as data, and choosing without search."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence, Set

import pytest

from edo_table.ai.budget import Budget
from edo_table.ai.choosers import Pool, rank, with_noise, without_blunders
from edo_table.ai.levels import LEVELS, UnknownLevel, level, offered_levels
from edo_table.ai.player import Thinker
from edo_table.engine.setup import Setup
from tests.ai.toy import Lamplighter, Lanterns, LanternsState


class LearnedLamplighter(Lamplighter):
    has_learned_value = True


def test_the_levels_are_those_of_the_command_line_weakest_first() -> None:
    assert [found.id for found in LEVELS] == ["random", "apprentice", "journeyman", "greedy", "hard", "expert"]


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(UnknownLevel, match="apprentice"):
        level("human")


def test_a_level_that_needs_a_learned_value_is_offered_only_with_one() -> None:
    game = Lanterns()
    assert "hard" not in [found.id for found in offered_levels(Lamplighter(game))]
    assert [found.id for found in offered_levels(LearnedLamplighter(game))] == [found.id for found in LEVELS]


class Superstitious(Lamplighter):
    """Takes laying a four for a blunder."""

    def blunders(self, state: LanternsState, codes: Sequence[int]) -> Set[int]:
        return {code for code in codes if code >= 40}


class Herald(Lamplighter):
    """Knows the end: when the other side has no cards, a turn that lasts is the last one."""

    def is_last_turn(self, state: LanternsState) -> bool:
        return state.turn_cards > 0 and not any(state.hands[1 - state.seat])


@pytest.mark.parametrize("level_id", [found.id for found in LEVELS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_whole_games_legally(level_id: str, players: int) -> None:
    game = Lanterns()
    advisor = Lamplighter(game)
    state = game.new(Setup(players, 3, {}))
    thinkers = [Thinker(game, advisor, level_id, seat) for seat in range(players)]
    while (seat := game.actor(state)) >= 0:
        choice = thinkers[seat].choose(game.knowledge(state, seat), seat, budget=Budget(iterations=20))
        assert choice.code in game.legal(state)
        assert game.code(state, choice.spec) == choice.code
        game.apply(state, choice.code)


def test_noise_is_kept_within_the_margin_and_follows_the_scores() -> None:
    pool = Pool((7, 8, 9), (1.0, 0.5, -5.0))
    chance = random.Random(1)
    counts = Counter(with_noise(pool, 1.0, 2.0, chance) for _ in range(4000))
    assert counts[9] == 0
    assert counts[7] / 4000 == pytest.approx(0.6225, abs=0.03)  # softmax of half a logit


def test_without_noise_the_best_is_chosen() -> None:
    game = Lanterns()
    state = game.new(Setup(2, 5, {}))
    legal = game.legal(state)
    pool = rank(game, Lamplighter(game), state, legal)
    scores = Lamplighter(game).scores(state, legal)
    assert pool.best == legal[scores.index(max(scores))]
    assert list(pool.scores) == sorted(scores, reverse=True)


def test_an_immediate_win_is_taken_and_an_immediate_loss_avoided() -> None:
    game = Lanterns()
    advisor = Lamplighter(game)
    state = game.new(Setup(2, 5, {}))
    state.owner = [0, 1, -2]
    state.laid = [[8, 0], [0, 8], [3, 4]]
    state.hands[0] = [1, 2]
    # The pile closes at eight: 1 ties it (both share), 2 takes it.
    assert without_blunders(game, advisor, state, 0, Pool((12, 22), (5.0, 0.0))).codes == (22,)
    state.laid[2] = [0, 7]
    state.hands[0] = [1, 2]
    state.turn_cards = 1
    # Any card closes the pile for the other side; ending the turn does not lose at once.
    pool = without_blunders(game, advisor, state, 0, Pool((12, 22, 0), (5.0, 4.0, 0.0)))
    assert pool.codes == (0,)
    # When everything loses, everything is left.
    assert without_blunders(game, advisor, state, 0, Pool((12, 22), (5.0, 4.0))).codes == (12, 22)


def test_what_the_game_calls_a_blunder_is_left_out_while_anything_else_is_there() -> None:
    game = Lanterns()
    state = game.new(Setup(2, 5, {}))
    advisor = Superstitious(game)
    assert without_blunders(game, advisor, state, 0, Pool((41, 12), (5.0, 0.0))).codes == (12,)
    assert without_blunders(game, advisor, state, 0, Pool((41, 42), (5.0, 0.0))).codes == (41, 42)


def test_a_win_by_the_rest_of_the_last_turn_is_seen() -> None:
    game = Lanterns()
    state = game.new(Setup(2, 5, {}))
    state.owner = [0, 1, -2]
    state.laid = [[8, 0], [0, 8], [0, 4]]
    # The other side has no cards, so the game ends with this turn.  Four ties the pile; one, then four takes it.
    state.hands = [[1, 4], []]
    state.deck = []
    pool = Pool((42, 12), (5.0, 0.0))
    assert without_blunders(game, Herald(game), state, 0, pool).codes == (12,)
    assert without_blunders(game, Lamplighter(game), state, 0, pool).codes == (42, 12)
