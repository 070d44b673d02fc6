"""The computer players of a process: games loaded by name, one thinker for each seat that asks."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, cast

from edo_table.ai.letters import Reply, Request
from edo_table.ai.levels import SEARCH, level
from edo_table.ai.player import Choice, Thinker, hint
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.messages import Message

FACTORY = "edo_table.games.registry:create_mind"
"""Where a process finds its games: `module:function`, called with a game's id and a folder of own data (or None)."""

MOST_THINKERS = 16

Mind = tuple[Game[Any], Advisor[Any]]


def factory_of(path: str) -> Callable[[str, str | None], Mind]:
    """Return the function that a `module:function` text names."""
    module, _, name = path.partition(":")
    return cast(Callable[[str, str | None], Mind], getattr(importlib.import_module(module), name))


class Minds:
    """Answers requests about any game; keeps each seat's thinker, so that a turn's search tree is used again."""

    def __init__(self, factory: str = FACTORY, overlay: str | None = None) -> None:
        self._factory, self._overlay = factory, overlay
        self._games: dict[str, Mind] = {}
        self._thinkers: dict[tuple[str, int, str, int | str], Thinker] = {}

    def load(self, game_id: str) -> Mind:
        """Return a game's rules and judgement, read once."""
        if game_id not in self._games:
            self._games[game_id] = factory_of(self._factory)(game_id, self._overlay)
        return self._games[game_id]

    def answer(self, request: Request, is_stopped: Callable[[], bool] | None = None) -> Reply:
        """Return the answer to a request; raises what the game raises when the knowledge is not sound."""
        game, advisor = self.load(request.game)
        reasons: list[Message] = []
        if request.wants_reasons:
            choice, reasons = hint(
                game,
                advisor,
                request.knowledge,
                request.seat,
                seed=request.seed,
                level=request.level,
                budget=request.budget,
                is_stopped=is_stopped,
            )
        else:
            choice = self._thinker(request, game, advisor).choose(
                request.knowledge, request.seat, budget=request.budget, ply=request.ply, is_stopped=is_stopped
            )
        return _reply(request, choice, reasons)

    def answer_quickly(self, request: Request) -> Reply:
        """Return an answer without search, for when the thinking process cannot be had."""
        game, advisor = self.load(request.game)
        method = level(request.level).method
        thinker = Thinker(game, advisor, "greedy" if method == SEARCH else request.level, request.seed)
        choice = thinker.choose(request.knowledge, request.seat, ply=request.ply)
        reply = _reply(request, choice, [])
        reply.info["fallback"] = True
        return reply

    def _thinker(self, request: Request, game: Game[Any], advisor: Advisor[Any]) -> Thinker:
        key = (request.game, request.seat, request.level, request.seed)
        thinker = self._thinkers.get(key)
        if thinker is None:
            if len(self._thinkers) >= MOST_THINKERS:
                self._thinkers.clear()
            thinker = self._thinkers[key] = Thinker(game, advisor, request.level, request.seed)
        return thinker


def _reply(request: Request, choice: Choice, reasons: list[Message]) -> Reply:
    return Reply(request.id, choice.spec, choice.thought.to_dict(), tuple(reasons))
