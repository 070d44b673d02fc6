"""Curtain, result and replay with a game played by chance, for pictures and tests: always the same for one seed."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from edo_table.app.report import Report, headline, report_of
from edo_table.app.screens.curtain import CurtainScreen
from edo_table.app.screens.result import ResultActions, ResultScreen
from edo_table.app.table.replay import ReplayScreen, replay_of
from edo_table.app.table.showing import seat_looks
from edo_table.content.phrases import Phrases
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games import registry
from edo_table.ui.table.face import SeatLook

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.app.shot import ShotRequest

SEATS = (("Aiko", "ai"), ("Chiyo", "matsuba"), ("Benkei", "shu"), ("Daigo", "fuji"), ("Emi", "kuri"))
SECONDS = 34 * 60.0


def finished(context: AppContext, game_id: str, players: int, seed: int = 1) -> Match[Any]:
    """Return a match of one person and computer players that chance has played to its end."""
    seats = [Seat(name, colour, "human" if i == 0 else "greedy") for i, (name, colour) in enumerate(SEATS[:players])]
    match: Match[Any] = Match(context.game(game_id), Setup(players, seed), seats)
    chance = random.Random(seed)
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
    return match


def finished_for(context: AppContext, request: ShotRequest) -> Match[Any]:
    """Return the finished match that a picture is of."""
    game_id = request.game or context.heads()[0].id
    players = request.players or context.game(game_id).players[-1]
    return finished(context, game_id, players, request.seed)


def _looks(context: AppContext, match: Match[Any]) -> tuple[SeatLook, ...]:
    return seat_looks(match.seats, lambda level: context.text(f"level.{level}"))


def report(context: AppContext, match: Match[Any]) -> Report:
    """Return the report of a finished match."""
    catalogue = registry.with_names(context.catalogue, match.game, len(match.seats))
    phrases = Phrases(catalogue, match.game.id, [seat.name for seat in match.seats])
    face = registry.create_table(match.game, catalogue)
    return report_of(match, phrases, face, _looks(context, match), seconds=SECONDS)


def _shown(context: AppContext, told: Report) -> ResultScreen:
    return ResultScreen(context, told, ResultActions(lambda: None, lambda ply: None, lambda: None))


# ---- pictures --------------------------------------------------------------------------------------------------------


def curtain(context: AppContext, request: ShotRequest) -> CurtainScreen:
    """The curtain for a seat, by default the second."""
    match = finished_for(context, request)
    seat = 1 if request.seat is None else request.seat
    return CurtainScreen(context, _looks(context, match)[seat], lambda: None, lambda: None)


def result(context: AppContext, request: ShotRequest) -> ResultScreen:
    """The end of a game."""
    return _shown(context, report(context, finished_for(context, request)))


def result_shared(context: AppContext, request: ShotRequest) -> ResultScreen:
    """The end of a game that all seats but one have won together."""
    told = report(context, finished_for(context, request))
    winners = tuple(range(max(1, len(told.looks) - 1)))
    words = headline(Phrases(context.catalogue, told.game), [look.name for look in told.looks], winners)
    return _shown(context, replace(told, winners=winners, headline=words, won_by=""))


def result_nobody(context: AppContext, request: ShotRequest) -> ResultScreen:
    """The end of a game that nobody has won."""
    told = report(context, finished_for(context, request))
    words = headline(Phrases(context.catalogue, told.game), [look.name for look in told.looks], ())
    return _shown(context, replace(told, winners=(), headline=words, won_by=""))


def replay(context: AppContext, request: ShotRequest) -> ReplayScreen:
    """A step of a finished game (by default two thirds on), seen by everybody or by a seat."""
    match = finished_for(context, request)
    ply = match.ply * 2 // 3 if request.plies is None else request.plies
    if ply > match.ply:
        raise ValueError(f"this game was over after {match.ply} actions")
    screen = replay_of(context, match, ply)
    screen.reel.look_as(request.seat)
    return screen
