"""What passes between the program and its thinking process: plain JSON, and nothing a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from edo_table.ai.budget import Budget
from edo_table.engine.actions import ActionSpec
from edo_table.engine.game import Game
from edo_table.engine.messages import Message
from edo_table.engine.state import State


@dataclass(frozen=True, slots=True)
class Request:
    """A question to a computer player: its seat's knowledge, and how it plays.

    `seed` and `ply` fix its random numbers; `budget` is that of the whole turn (None: the level's own);
    `wants_reasons` asks for a hint's words too.  `id` is given by the client.
    """

    game: str
    knowledge: Mapping[str, Any]
    seat: int
    level: str
    seed: int | str
    ply: int
    budget: Budget | None = None
    wants_reasons: bool = False
    id: int = 0

    def numbered(self, number: int) -> Request:
        """Return the same question under an id."""
        return replace(self, id=number)

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "id": self.id,
            "game": self.game,
            "knowledge": dict(self.knowledge),
            "seat": self.seat,
            "level": self.level,
            "budget": None if self.budget is None else self.budget.to_dict(),
            "seed": self.seed,
            "ply": self.ply,
            "wants_reasons": self.wants_reasons,
        }

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Request:
        """Return the request of `to_dict`."""
        return Request(
            game=data["game"],
            knowledge=data["knowledge"],
            seat=data["seat"],
            level=data["level"],
            seed=data["seed"],
            ply=data["ply"],
            budget=None if data["budget"] is None else Budget.from_dict(data["budget"]),
            wants_reasons=data["wants_reasons"],
            id=data["id"],
        )


def question(
    game: Game[Any],
    state: State,
    level: str,
    seed: int | str,
    *,
    budget: Budget | None = None,
    wants_reasons: bool = False,
) -> Request:
    """Return the question to the seat that decides in a position; only `game.knowledge` of that seat goes in."""
    decision = game.decision(state)
    if decision is None:
        raise ValueError("the game is over; there is nothing to ask")
    return Request(
        game.id,
        game.knowledge(state, decision.seat),
        decision.seat,
        level,
        seed,
        decision.ply,
        budget,
        wants_reasons,
    )


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: the option, or (`spec` None) the error that made one impossible.

    `info` is `Thought.to_dict` with, where it applies, `restarts` (of the process) and `fallback` (true when the
    program itself had to answer, by preference and without search).
    """

    id: int
    spec: ActionSpec | None
    info: dict[str, Any] = field(default_factory=dict)
    reasons: tuple[Message, ...] = ()
    error: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON form."""
        return {
            "id": self.id,
            "spec": None if self.spec is None else self.spec.to_dict(),
            "info": self.info,
            "reasons": [[reason.key, ActionSpec("", reason.args).to_dict()["args"]] for reason in self.reasons],
            "error": self.error,
        }

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Reply:
        """Return the reply of `to_dict`."""
        return Reply(
            data["id"],
            None if data["spec"] is None else ActionSpec.from_dict(data["spec"]),
            dict(data["info"]),
            tuple(Message(key, ActionSpec.from_dict({"kind": "", "args": args}).args) for key, args in data["reasons"]),
            data["error"],
        )


def seal(letter: Mapping[str, Any]) -> bytes:
    """Return a letter as it goes through the pipe."""
    return json.dumps(letter, separators=(",", ":")).encode()


def unseal(data: bytes) -> dict[str, Any]:
    """Return the letter of `seal`."""
    letter: dict[str, Any] = json.loads(data)
    return letter
