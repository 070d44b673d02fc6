"""Playing Akebono from a position that a test describes."""

from __future__ import annotations

from typing import Any

from edo_table.content.resources import shipped
from edo_table.engine.match import Match
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki_akebono.rules import create
from tests.games.iki.playing import SPENT, Playing, net

__all__ = ["GAME", "PLAYING", "SPENT", "begin", "can", "changes", "counted", "facts", "net", "play"]

GAME = create(shipped())
PLAYING = Playing(GAME, (*GOODS, "firefighting", "trade", "boat_tokens"))
begin, play, facts, changes = PLAYING.begin, PLAYING.play, PLAYING.facts, PLAYING.changes


def can(match: Match[Any], kind: str, **args: str | int) -> bool:
    """Return whether an option with these arguments, and perhaps others, is legal."""
    return any(args.items() <= option.items() for option in PLAYING.options(match, kind))


def counted(match: Match[Any], line: str) -> tuple[int | None, ...]:
    """Return a line of the count."""
    return next(each.values for each in GAME.explain_scores(match.state).lines if each.id == line)
