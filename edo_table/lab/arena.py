"""Matches between levels: how often each wins, how sure that is, how long each thinks.

Every game is played once from every seat rotation with the same set-up seed.  With counted iterations the results are
the same on every machine and for any number of processes; only the times differ.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from edo_table.ai.budget import Budget
from edo_table.ai.levels import level
from edo_table.ai.minds import FACTORY, factory_of
from edo_table.ai.player import Thinker
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.setup import Setup, complete
from edo_table.lab.jobs import in_order
from edo_table.lab.seeds import game_seed
from edo_table.lab.statistics import bradley_terry, interval_of_mean, spread, wilson


class ArenaError(ValueError):
    """A match that cannot be held: unknown level, wrong number of seats or games."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to play: who sits where, and from which seed; JSON-plain, for other processes."""

    factory: str
    overlay: str | None
    game: str
    setup: dict[str, Any]
    levels: tuple[str, ...]
    """By seat."""
    entries: tuple[int, ...]
    """By seat: the position in the list of seats that was asked for."""
    seed: int
    number: int
    budget: dict[str, float | int] | None


@dataclass(slots=True)
class Outcome:
    """How a game went: each entry's share of the win, and milliseconds of every decision and turn by level."""

    number: int
    shares: tuple[float, ...]
    """By entry."""
    plies: int
    ended_by: str
    decision_ms: dict[str, list[float]] = field(default_factory=dict)
    turn_ms: dict[str, list[float]] = field(default_factory=dict)


def run_arena(
    game_id: str,
    players: int,
    seats: Sequence[str],
    games: int,
    seed: int,
    *,
    iterations: int | None = None,
    ms: int | None = None,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    factory: str = FACTORY,
    overlay: str | None = None,
) -> dict[str, Any]:
    """Return what `edo-table arena --json` prints.

    `seats` names a level for each player.  `iterations` and `ms` are the searching levels' budget of a whole turn
    (default: the level's own time).  Rows come in the order of first mention; a level at several seats has the mean
    share of one of them.  `ci95` is Wilson's over games, `ci95_by_seed` the normal one over seeds, whose rotations are
    not independent.  Times leave out decisions with one option.  Raises ArenaError, BadSetup and JobLost.
    """
    game, _ = _mind(factory, game_id, overlay)
    _check(game, players, seats, games, iterations, ms)
    budget = None if iterations is None and ms is None else Budget(None if ms is None else ms / 1000, iterations)
    game.new(complete(Setup(players, seed, dict(options or {})), game.players, game.options))

    def pairings() -> Iterator[Pairing]:
        for number in range(games):
            pair, turned = divmod(number, players)
            entries = tuple((seat + turned) % players for seat in range(players))
            setup = complete(Setup(players, game_seed(seed, pair), dict(options or {})), game.players, game.options)
            yield Pairing(
                factory,
                overlay,
                game_id,
                setup.to_dict(),
                tuple(seats[entry] for entry in entries),
                entries,
                seed,
                number,
                None if budget is None else budget.to_dict(),
            )

    outcomes = list(in_order(play, pairings(), max(1, min(jobs, os.cpu_count() or 1, games))))
    return {
        "game": game_id,
        "players": players,
        "seats": list(seats),
        "games": games,
        "seed": seed,
        "iterations": iterations,
        "ms": ms,
        "rows": [_row(name, seats, outcomes, players) for name in dict.fromkeys(seats)],
        "ratings": _ratings(seats, outcomes),
        "end_reasons": _count(outcome.ended_by for outcome in outcomes),
        "plies": sum(outcome.plies for outcome in outcomes),
    }


def play(pairing: Pairing) -> Outcome:
    """Play one game to its end; every seat gets only what it knows."""
    game, advisor = _mind(pairing.factory, pairing.game, pairing.overlay)
    budget = None if pairing.budget is None else Budget.from_dict(pairing.budget)
    thinkers = [
        Thinker(game, advisor, name, f"{pairing.seed}/{pairing.number}/{entry}")
        for name, entry in zip(pairing.levels, pairing.entries, strict=True)
    ]
    state = game.new(Setup.from_dict(pairing.setup))
    decisions: dict[str, list[float]] = defaultdict(list)
    turns: dict[tuple[str, int, int], float] = defaultdict(float)
    ply = 0
    while (seat := game.actor(state)) >= 0:
        legal = game.legal(state)
        code = legal[0]
        if len(legal) > 1:
            name = pairing.levels[seat]
            knowledge = game.knowledge(state, seat)
            begun = time.perf_counter()
            code = thinkers[seat].choose(knowledge, seat, budget=budget, ply=ply).code
            spent = (time.perf_counter() - begun) * 1000
            decisions[name].append(spent)
            turns[name, seat, game.turn(state)] += spent
        game.apply(state, code)
        ply += 1
    result = game.result(state)
    assert result is not None
    shares = [0.0] * len(pairing.entries)
    for winner in result.winners:
        shares[pairing.entries[winner]] = 1 / len(result.winners)
    by_turn: dict[str, list[float]] = defaultdict(list)
    for (name, _, _), spent in turns.items():
        by_turn[name].append(spent)
    return Outcome(pairing.number, tuple(shares), ply, result.ended_by, dict(decisions), dict(by_turn))


@lru_cache(maxsize=4)
def _mind(factory: str, game_id: str, overlay: str | None) -> tuple[Game[Any], Advisor[Any]]:
    return factory_of(factory)(game_id, overlay)


def _check(
    game: Game[Any], players: int, seats: Sequence[str], games: int, iterations: int | None, ms: int | None
) -> None:
    if players not in game.players:
        raise ArenaError(f"{game.id} is for {', '.join(map(str, game.players))} players, not {players}")
    if len(seats) != players:
        raise ArenaError(f"{players} players need {players} seats, not {len(seats)}: {','.join(seats)}")
    for name in seats:
        level(name)
    if games < 1:
        raise ArenaError(f"at least one game is needed, not {games}")
    for limit, what in ((iterations, "iterations"), (ms, "ms")):
        if limit is not None and limit < 1:
            raise ArenaError(f"`{what}` must be at least 1, not {limit}")


def _row(name: str, seats: Sequence[str], outcomes: Sequence[Outcome], players: int) -> dict[str, Any]:
    entries = [entry for entry, level_id in enumerate(seats) if level_id == name]
    shares = [sum(outcome.shares[entry] for entry in entries) / len(entries) for outcome in outcomes]
    by_seed: dict[int, list[float]] = defaultdict(list)
    for outcome, share in zip(outcomes, shares, strict=True):
        by_seed[outcome.number // players].append(share)
    low, high = wilson(sum(shares), len(shares))
    paired = interval_of_mean([sum(group) / len(group) for group in by_seed.values() if len(group) == players])
    return {
        "level": name,
        "seats": len(entries),
        "win_share": round(sum(shares) / len(shares), 4),
        "fair_share": round(1 / players, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "ci95_by_seed": [round(max(0.0, paired[0]), 4), round(min(1.0, paired[1]), 4)],
        "games": len(outcomes),
        "ms_per_decision": spread([ms for outcome in outcomes for ms in outcome.decision_ms.get(name, ())]),
        "ms_per_turn": spread([ms for outcome in outcomes for ms in outcome.turn_ms.get(name, ())]),
    }


def _ratings(seats: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Return Bradley-Terry ratings of the levels: a winner beats every seat of another level."""
    beaten: dict[tuple[str, str], float] = defaultdict(float)
    for outcome in outcomes:
        for first, one in enumerate(outcome.shares):
            for second, other in enumerate(outcome.shares):
                if seats[first] != seats[second] and one + other > 0:
                    beaten[seats[first], seats[second]] += one / (one + other)
    return bradley_terry(beaten, list(dict.fromkeys(seats)))


def _count(words: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return dict(sorted(counts.items()))
