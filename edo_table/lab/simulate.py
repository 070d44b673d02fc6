"""Games without a screen, many in a row: do they end, is every position sound, who wins, what was used?"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import BadSetup, EngineError
from edo_table.engine.events import Event
from edo_table.engine.game import Game
from edo_table.engine.results import Result
from edo_table.engine.setup import Seat, Setup, complete
from edo_table.engine.state import State
from edo_table.lab.coverage import Choices, Coverage
from edo_table.lab.failures import Failure, write_failure
from edo_table.lab.seeds import game_seed

Player = Callable[[State], int]
"""Answers the open decision of a position with the code of a legal option."""

PlayerMaker = Callable[[int, int], Player]
"""Makes the player of a seat (second) in the game with a seed (first)."""

MAX_PLIES = 100_000
"""A game longer than this is taken to be endless."""


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be played: so many games with the seeds that follow `seed`.

    `seats` names the level of each seat; `makers` makes their players.  `failures` is the folder for the files of
    games that fail.
    """

    game: Game[Any]
    players: int
    games: int
    seed: int
    seats: Sequence[str]
    makers: Sequence[PlayerMaker]
    options: Mapping[str, str] = field(default_factory=dict)
    is_checked: bool = False
    failures: Path = Path()


@dataclass(slots=True)
class _Tally:
    players: int
    coverage: Coverage
    choices: Choices
    finished: int = 0
    invariant_failures: int = 0
    plies: int = 0
    seconds: float = 0.0
    errors: list[dict[str, Any]] = field(default_factory=list)
    end_reasons: Counter[str] = field(default_factory=Counter)
    wins: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    winner_scores: list[int] = field(default_factory=list)


def simulate(series: Series, on_game: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play a series and return its report, as `edo-table simulate --json` prints it.

    `wins` counts a shared victory for each who shares it.  `plies_per_s` is the speed of play alone, deciding included;
    checks and coverage are done on the recorded actions afterwards.  `choices` tells of each action with a component in
    how many games it was on offer and in how many chosen.  `on_game` is told how many games are done.
    Raises BadSetup for a set-up that the game does not know.
    """
    _refuse_bad_setup(series)
    tally = _Tally(
        series.players,
        Coverage(series.game),
        Choices(series.game),
        wins=[0] * series.players,
        totals=[0] * series.players,
    )
    for number in range(series.games):
        _play_one(series, number, tally)
        if on_game is not None:
            on_game(number + 1)
    finished = tally.finished
    return {
        "game": series.game.id,
        "players": series.players,
        "games": series.games,
        "finished": finished,
        "errors": tally.errors,
        "invariant_failures": tally.invariant_failures,
        "plies": tally.plies,
        "plies_per_s": round(tally.plies / tally.seconds) if tally.seconds > 0 else 0,
        "end_reasons": dict(sorted(tally.end_reasons.items())),
        "wins": tally.wins,
        "scores": {
            "mean": [round(total / finished, 3) if finished else None for total in tally.totals],
            "winner_mean": _mean(tally.winner_scores),
        },
        "coverage": tally.coverage.times_used(),
        "never_used": tally.coverage.never_used(),
        "choices": tally.choices.times(),
        "never_chosen": tally.choices.never(),
        "always_chosen": tally.choices.always(),
    }


def _refuse_bad_setup(series: Series) -> None:
    """Raise BadSetup where the choices, each alone or together, are none that the game knows."""
    setup = Setup(series.players, game_seed(series.seed, 0), series.options)
    setup = complete(setup, series.game.players, series.game.options)
    try:
        series.game.new(setup)
    except Exception as error:  # a fault of the rules is reported by the first game, with a file
        if isinstance(error, BadSetup):
            raise


def _mean(values: Sequence[int]) -> float | None:
    return round(sum(values) / len(values), 3) if values else None


def _play_one(series: Series, number: int, tally: _Tally) -> None:
    game = series.game
    seed = game_seed(series.seed, number)
    setup = complete(Setup(series.players, seed, series.options), game.players, game.options)
    codes: list[int] = []
    failure: Failure | None = None
    last: State | None = None
    begin = time.perf_counter()
    try:
        players = [maker(seed, seat) for seat, maker in enumerate(series.makers)]
        last = play_out(game, setup, players, codes)
    except Exception as error:  # a fault of the rules or of a player: reported with the actions that lead to it
        failure = Failure(len(codes), _words(error))
    tally.seconds += time.perf_counter() - begin
    tally.plies += len(codes)
    inspection = _inspect(series, setup, codes, tally)
    if last is not None and inspection.failure is None and inspection.checksum != last.checksum():
        inspection.failure = Failure(0, "the same actions led to another position when events were listened to")
    failure = inspection.failure or failure
    if failure is None and inspection.result is None:
        failure = Failure(len(codes), "the game is over but has no result")
    if failure is not None:
        seats = [Seat(f"Seat {seat + 1}", "", level) for seat, level in enumerate(series.seats)]
        path = write_failure(series.failures, game, setup, seats, codes, failure)
        place = {"seed": seed, "ply": failure.ply, "message": failure.message}
        tally.errors.append({**place, "file": str(path) if path else None})
    elif inspection.result is not None:
        _count(tally, inspection.result)


def play_out(game: Game[Any], setup: Setup, players: Sequence[Player], codes: list[int]) -> State:
    """Play a game to its end as fast as it goes, adding its actions to `codes`; returns the last position.

    Raises RuntimeError when it does not end within MAX_PLIES.
    """
    state = game.new(setup)
    actor, apply = game.actor, game.apply
    while (seat := actor(state)) >= 0:
        code = players[seat](state)
        codes.append(code)
        apply(state, code)
        if len(codes) >= MAX_PLIES:
            raise RuntimeError(f"the game did not end within {MAX_PLIES} actions")
    last: State = state
    return last


@dataclass(slots=True)
class _Inspection:
    failure: Failure | None = None
    result: Result | None = None
    checksum: str = ""


def _inspect(series: Series, setup: Setup, codes: Sequence[int], tally: _Tally) -> _Inspection:
    """Carry out recorded actions again with a listener, count what they use and check what they lead to."""
    game, found, ply = series.game, _Inspection(), 0
    try:
        state = game.new(setup)
        found.failure = _check(series, state, 0, tally)
        for ply, code in enumerate(codes):
            legal = game.legal(state)
            if code not in legal:
                raise RuntimeError(f"the option {code} was chosen, which is not legal")
            spec: ActionSpec = game.spec(state, code)
            events: list[Event] = []
            tally.choices.see(state, legal, code)
            game.apply(state, code, events.append)
            tally.coverage.see(spec, events)
            wrong = _check(series, state, ply + 1, tally)
            found.failure = found.failure or wrong
        found.checksum = state.checksum()
        if game.actor(state) < 0:
            found.result = game.result(state)
            if found.result is not None:
                tally.coverage.see_end(found.result)
    except Exception as error:  # a fault of the rules, reported with the actions that lead to it
        found.failure = Failure(ply, _words(error))
    tally.choices.end_game()
    return found


def _check(series: Series, state: State, ply: int, tally: _Tally) -> Failure | None:
    """Count a position that breaks an invariant; returns the failure."""
    if not series.is_checked:
        return None
    wrong = series.game.invariants(state)
    if not wrong:
        return None
    tally.invariant_failures += 1
    return Failure(ply, "; ".join(wrong))


def _count(tally: _Tally, result: Result) -> None:
    tally.finished += 1
    tally.end_reasons[result.ended_by] += 1
    for seat in range(tally.players):
        tally.totals[seat] += result.scores[seat]
    for seat in result.winners:
        tally.wins[seat] += 1
        tally.winner_scores.append(result.scores[seat])


def _words(error: Exception) -> str:
    if isinstance(error, (EngineError, RuntimeError)):
        return str(error)
    return f"{type(error).__name__}: {error}"
