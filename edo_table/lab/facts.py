"""Facts of a position by readable path, and whether they are as somebody says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edo_table.content.problems import nearest
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.messages import Message
from edo_table.engine.results import Result

EVERYBODY = "all"
"""The viewer in `view.all`: what everybody sees."""


class NoSuchFact(LookupError):
    """A path that leads nowhere; the text says where it ends and what was probably meant."""


def fact(match: Match[Any], path: str) -> Any:
    """Return what stands at a path of a match's position, as JSON-ready data; raises NoSuchFact.

    `decision`, `result`, `count`, `reasons` and `view.<seat>` lead to what the game says of the position; every other
    path is one of `Game.position`.
    """
    first, _, rest = path.partition(".")
    game, state = match.game, match.state
    if first == "decision":
        return walk(_decision(match), rest, first)
    if first == "result":
        return walk(result_facts(game.result(state)), rest, first)
    if first == "count":
        return walk({line.id: list(line.values) for line in game.explain_scores(state).lines}, rest, first)
    if first == "reasons":
        return walk([message.key for _, message in game.explain_scores(state).steps], rest, first)
    if first == "view":
        viewer, _, inside = rest.partition(".")
        if viewer != EVERYBODY and not (viewer.isdecimal() and int(viewer) < match.setup.players):
            raise NoSuchFact(f"`view` needs a seat or `{EVERYBODY}`: view.0, view.{EVERYBODY}")
        seat = None if viewer == EVERYBODY else int(viewer)
        return walk(game.view(state, seat), inside, f"view.{viewer}")
    return walk(game.position(state), path, "")


def position_facts(game: Game[Any], state: Any) -> dict[str, Any]:
    """Return the position with `decision` and `result` beside it."""
    decision = game.decision(state)
    return {
        **game.position(state),
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
        "result": result_facts(game.result(state)),
    }


def result_facts(result: Result | None) -> dict[str, Any] | None:
    """Return a result as JSON-ready data, None while the game goes on."""
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "ended_by": result.ended_by,
        "won_by": result.won_by,
        "scores": list(result.scores),
    }


def message_facts(message: Message) -> dict[str, Any]:
    """Return a message as JSON-ready data: its key and its arguments."""
    return {"key": message.key, **{name: _plain(value) for name, value in message.args.items()}}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _decision(match: Match[Any]) -> dict[str, Any] | None:
    decision = match.decision()
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "ply": decision.ply,
        "args": {name: _plain(value) for name, value in decision.args.items()},
        "is_free": decision.is_free,
        "is_secret": decision.is_secret,
    }


def walk(data: Any, path: str, at: str) -> Any:
    """Return what stands at a path (keys and list numbers joined by dots) inside data; raises NoSuchFact."""
    for key in path.split(".") if path else ():
        if isinstance(data, Mapping):
            names = {str(name): name for name in data}
            if key not in names:
                near = nearest(key, names)
                hint = f" (did you mean {near}?)" if near else f"; there is: {', '.join(names) or 'nothing'}"
                raise NoSuchFact(f"there is no `{key}` in `{at or 'the position'}`{hint}")
            data = data[names[key]]
        elif isinstance(data, Sequence) and not isinstance(data, str):
            if not key.isdecimal() or int(key) >= len(data):
                raise NoSuchFact(f"`{at}` is a list of {len(data)}, numbered from 0; there is no `{key}` in it")
            data = data[int(key)]
        else:
            raise NoSuchFact(f"`{at}` is {data!r}, there is nothing inside it")
        at = f"{at}.{key}" if at else key
    return data


def agrees(said: Any, found: Any) -> bool:
    """Tell whether what is said of data is so: of a mapping only the keys that are named count, all else exactly."""
    if isinstance(said, Mapping):
        if not isinstance(found, Mapping):
            return False
        names = {str(name): name for name in found}
        return all(str(key) in names and agrees(value, found[names[str(key)]]) for key, value in said.items())
    if isinstance(said, (list, tuple)):
        if not isinstance(found, (list, tuple)) or len(said) != len(found):
            return False
        return all(agrees(*pair) for pair in zip(said, found, strict=True))
    return type(said) is type(found) and bool(said == found)


def merged(facts: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts with changes over them: mappings are merged key by key, everything else is replaced."""
    result = dict(facts)
    names = {str(name): name for name in result}
    for key, value in changes.items():
        known = names.get(str(key), key)
        old = result.get(known)
        is_inside = isinstance(old, Mapping) and isinstance(value, Mapping)
        result[known] = merged(old, value) if is_inside and old is not None else value
    return result
