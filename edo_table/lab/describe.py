"""What the engine says, as JSON-ready data with words for people beside the ids."""

from __future__ import annotations

from typing import Any

from edo_table.content.phrases import Phrases
from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.match import Match
from edo_table.engine.messages import Arguments, Message


def plain_args(args: Arguments) -> dict[str, str | int | list[str]]:
    """Return arguments as JSON knows them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}


def action_data(spec: ActionSpec, phrases: Phrases) -> dict[str, Any]:
    """Return an option with its targets and text."""
    return {
        "kind": spec.kind,
        "args": plain_args(spec.args),
        "targets": list(spec.targets),
        "text": phrases.action(spec.kind, spec.args),
    }


def event_data(event: Event, phrases: Phrases, seat: int | None = None, *, sees_all: bool = False) -> dict[str, Any]:
    """Return an event as a seat (None: everybody) sees it, or with all its secrets."""
    seen = {**event.args, **event.secret} if sees_all else event.seen_by(seat)
    return {"kind": event.kind, "args": plain_args(seen), "text": phrases.event(event.kind, seen)}


def decision_data(match: Match[Any], phrases: Phrases) -> dict[str, Any]:
    """Return the open decision with its prompt and legal options; seat and kind are None when the game is over."""
    decision = match.decision()
    data: dict[str, Any] = {"seat": None, "kind": None, "ply": match.ply, "args": {}, "prompt": "", "legal": []}
    if decision is None:
        return data
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "ply": match.ply,
        "args": plain_args(decision.args),
        "prompt": phrases.decision(decision.kind, decision.args),
        "legal": [action_data(spec, phrases) for spec in match.options()],
    }


def message_text(message: Message, phrases: Phrases) -> str:
    """Return a message's sentence."""
    return phrases.message(message.key, message.args)
