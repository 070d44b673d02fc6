"""Ways to choose without search: by chance, by preference, by preference with slips, by the value of what follows."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from edo_table.ai.levels import GREEDY, NOISY, ONE_PLY, RANDOM, Level
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.state import State

WORLDS = 2
"""Imagined worlds over which the one-ply chooser averages what follows an option."""

WIDTH = 24
"""How many of the best options it looks at."""

MOST_STEPS = 40
"""A turn longer than this is not played to its end."""

ENDING_WIDTH = 24
"""How many of the best options are tried out for a sudden end of the game."""

OTHER_WORLDS = 8
"""Further imagined worlds in which a win or loss must come too, to be sure."""

LAST_WIDTH = 6
"""How many options of each further decision of a game's last turn are tried out."""

SURE = 0.999
LOST = 0.001


@dataclass(frozen=True, slots=True)
class Pool:
    """The candidates of a decision with their scores, best first; equal scores in order of code."""

    codes: tuple[int, ...]
    scores: tuple[float, ...]

    @property
    def best(self) -> int:
        return self.codes[0]


def rank(
    game: Game[Any], advisor: Advisor[Any], state: State, legal: Sequence[int], *, at_a_glance: bool = False
) -> Pool:
    """Return the candidates of the open decision, the actor's favourite first; `at_a_glance` by first glance only."""
    codes = advisor.candidates(state, legal)
    scores = advisor.first_glance(state, codes) if at_a_glance else advisor.scores(state, codes)
    order = sorted(range(len(codes)), key=lambda index: (-scores[index], codes[index]))
    return Pool(tuple(codes[index] for index in order), tuple(scores[index] for index in order))


def without_blunders(game: Game[Any], advisor: Advisor[Any], state: State, seat: int, pool: Pool) -> Pool:
    """Return the pool reduced to a win in this turn if there is one, else freed of losses in it and of blunders.

    When nothing else is there, all of them stay.  `state` is an imagined one.
    """
    bad = set(advisor.blunders(state, pool.codes))
    for code in advisor.endings(state, pool.codes)[:ENDING_WIDTH]:
        after = state.clone()
        game.apply(after, code)
        share = _last_share(game, advisor, after, seat)
        if share is None or LOST < share < SURE or not _is_sure(game, advisor, state, code, seat, share):
            continue
        if share >= SURE:
            return Pool((code,), (0.0,))
        bad.add(code)
    if not bad or len(bad) == len(pool.codes):
        return pool
    kept = [(code, score) for code, score in zip(pool.codes, pool.scores, strict=True) if code not in bad]
    return Pool(tuple(code for code, _ in kept), tuple(score for _, score in kept))


def _is_sure(game: Game[Any], advisor: Advisor[Any], state: State, code: int, seat: int, share: float) -> bool:
    """Return whether an option that ends the game brings the same share of the win whatever is hidden from the seat."""
    chance = random.Random(code)
    for _ in range(OTHER_WORLDS):
        after = game.determinize(state, seat, chance)
        game.apply(after, code)
        if _last_share(game, advisor, after, seat) != share:
            return False
    return True


def _last_share(game: Game[Any], advisor: Advisor[Any], state: State, seat: int) -> float | None:
    """Return the best share of the win a seat has when its last turn is over; None when the game goes on after it."""
    actor = game.actor(state)
    if actor < 0:
        return advisor.values(state)[seat]
    if actor != seat or not advisor.is_last_turn(state):
        return None
    best = 0.0
    for code in rank(game, advisor, state, game.legal(state)).codes[:LAST_WIDTH]:
        after = state.clone()
        game.apply(after, code)
        best = max(best, _last_share(game, advisor, after, seat) or 0.0)
        if best >= SURE:
            break
    return best


def with_noise(pool: Pool, temperature: float, margin: float, chance: random.Random) -> int:
    """Return an option drawn with the odds of a softmax of this temperature, none more than `margin` below the best."""
    best, favourite = -math.inf, pool.best
    for code, score in zip(pool.codes, pool.scores, strict=True):
        if score < pool.scores[0] - margin:
            break
        noisy = score - temperature * math.log(-math.log(chance.random() or LOST))  # Gumbel's distribution
        if noisy > best:
            best, favourite = noisy, code
    return favourite


def by_value(
    game: Game[Any], advisor: Advisor[Any], state: State, seat: int, pool: Pool, chance: random.Random
) -> tuple[int, float]:
    """Return the option after which the seat stands best at its turn's end, over imagined worlds, and how well."""
    worlds = [state] + [game.determinize(state, seat, chance) for _ in range(WORLDS - 1)]
    favourite, best = pool.best, -math.inf
    for code in pool.codes[:WIDTH]:
        total = 0.0
        for world in worlds:
            after = world.clone()
            game.apply(after, code)
            finish_turn(game, advisor, after, seat, game.turn(state))
            total += advisor.values(after)[seat]
        if total > best + 1e-9:
            best, favourite = total, code
    return favourite, best / len(worlds)


def finish_turn(game: Game[Any], advisor: Advisor[Any], state: State, seat: int, turn: int) -> None:
    """Play the rest of a seat's turn by preference, in place."""
    for _ in range(MOST_STEPS):
        if game.actor(state) != seat or game.turn(state) != turn:
            return
        game.apply(state, rank(game, advisor, state, game.legal(state)).best)


def choose_without_search(
    game: Game[Any],
    advisor: Advisor[Any],
    level: Level,
    state: State,
    seat: int,
    legal: Sequence[int],
    chance: random.Random,
) -> tuple[int, float | None]:
    """Return a level's choice and, where the method knows it, the share of a win it promises.

    `state` is an imagined one in which the seat decides; the level is any but a searching one.
    """
    if level.method == RANDOM:
        return legal[chance.randrange(len(legal))], None
    at_a_glance = level.method in (NOISY, GREEDY)
    pool = rank(game, advisor, state, legal, at_a_glance=at_a_glance)
    pool = without_blunders(game, advisor, state, seat, pool)
    if level.method == NOISY:
        return with_noise(pool, level.temperature, level.margin, chance), None
    if level.method == ONE_PLY:
        return by_value(game, advisor, state, seat, pool, chance)
    if level.method == GREEDY:
        return pool.best, None
    raise ValueError(f"level `{level.id}` does not choose without search")
