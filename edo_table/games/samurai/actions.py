"""Samurai's actions: numbers for search, names for people, both ways.

A code is verb * 2**24 + a * 2**12 + b; what a and b are depends on the verb.
"""

from __future__ import annotations

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import IllegalAction
from edo_table.engine.messages import Message
from edo_table.games.samurai.tables import REPLACES, SWAPS, Tables

CHOOSE_TOKEN = 0
"""a: token kind, selected for the first hand."""
KEEP_TOKENS = 1
"""The selection stands."""
PLACE_FIGURE = 2
"""a: figure, b: settlement (set-up)."""
PLACE_TOKEN = 3
"""a: token kind, b: space."""
EXCHANGE_TOKEN = 4
"""a: the exchange's kind, b: space of the own token that it replaces."""
MOVE_TOKEN = 5
"""b: space where the replaced token is laid."""
EXCHANGE_FIGURE = 6
"""a: figure, b: settlement: the first of the two."""
EXCHANGE_WITH = 7
"""a: figure, b: settlement: the second of the two."""
END_TURN = 8
PASS = 9

VERBS = (
    "choose_token",
    "keep_tokens",
    "place_figure",
    "place_token",
    "exchange_token",
    "move_token",
    "exchange_figure",
    "exchange_with",
    "end_turn",
    "pass",
)
_NUMBER = {name: verb for verb, name in enumerate(VERBS)}


def encode(verb: int, a: int = 0, b: int = 0) -> int:
    """Return the code of an action."""
    return verb << 24 | a << 12 | b


def decode(code: int) -> tuple[int, int, int]:
    """Return verb, a and b of a code."""
    return code >> 24, code >> 12 & 0xFFF, code & 0xFFF


def spec_of(tables: Tables, code: int) -> ActionSpec:
    """Return the readable form of a code."""
    verb, a, b = decode(code)
    kind, board = VERBS[verb], tables.board
    if verb == CHOOSE_TOKEN:
        token = tables.token_ids[a]
        return ActionSpec(kind, {"token": token}, (f"pool:{token}",))
    if verb == PLACE_TOKEN:
        token, space = tables.token_ids[a], board.spaces[b]
        return ActionSpec(kind, {"token": token, "space": space}, (f"hand:{token}", f"space:{space}"))
    if verb == EXCHANGE_TOKEN:
        token, space = tables.token_ids[a], board.spaces[b]
        return ActionSpec(kind, {"token": token, "space": space}, (f"hand:{token}", f"token:{space}"))
    if verb == MOVE_TOKEN:
        return ActionSpec(kind, {"space": board.spaces[b]}, (f"space:{board.spaces[b]}",))
    if verb in (PLACE_FIGURE, EXCHANGE_FIGURE, EXCHANGE_WITH):
        figure, settlement = tables.figure_ids[a], board.spaces[board.settlements[b]]
        args = {"figure": figure, "settlement": settlement}
        if verb == PLACE_FIGURE:
            return ActionSpec(kind, args, (f"supply:{figure}", f"place:{settlement}"))
        place = f"figure:{settlement}:{figure}"
        if verb == EXCHANGE_WITH:
            return ActionSpec(kind, args, (place,))
        return ActionSpec(kind, args, (f"hand:{tables.token_ids[tables.deed.index(SWAPS)]}", place))
    return ActionSpec(kind, {}, (f"button:{kind}",))


def code_of(tables: Tables, spec: ActionSpec) -> int:
    """Return the code of a readable action, legal or not; raises IllegalAction when it names nothing known."""
    verb = _NUMBER.get(spec.kind)
    if verb is None:
        raise IllegalAction(Message("samurai.unknown_action", {"action": spec.kind, "allowed": VERBS}))
    if verb == CHOOSE_TOKEN:
        _expect(spec, "token")
        return encode(verb, _token(tables, spec))
    if verb == PLACE_TOKEN:
        _expect(spec, "token", "space")
        return encode(verb, _token(tables, spec), _space(tables, spec))
    if verb == EXCHANGE_TOKEN:
        _expect(spec, "token", "space")
        kind = _token(tables, spec) if "token" in spec.args else tables.deed.index(REPLACES)
        return encode(verb, kind, _space(tables, spec))
    if verb == MOVE_TOKEN:
        _expect(spec, "space")
        return encode(verb, 0, _space(tables, spec))
    if verb in (PLACE_FIGURE, EXCHANGE_FIGURE, EXCHANGE_WITH):
        _expect(spec, "figure", "settlement")
        return encode(verb, _figure(tables, spec), _settlement(tables, spec))
    _expect(spec)
    return encode(verb)


def _expect(spec: ActionSpec, *names: str) -> None:
    unknown = [name for name in spec.args if name not in names]
    if unknown:
        raise IllegalAction(Message("samurai.unknown_argument", {"action": spec.kind, "name": unknown[0]}))


def _named(spec: ActionSpec, name: str, known: dict[str, int]) -> int:
    value = spec.args.get(name)
    number = known.get(value) if isinstance(value, str) else None
    if number is None:
        raise IllegalAction(Message("samurai.unknown_name", {"name": name, "value": str(value)}))
    return number


def _token(tables: Tables, spec: ActionSpec) -> int:
    return _named(spec, "token", tables.kind_of)


def _space(tables: Tables, spec: ActionSpec) -> int:
    return _named(spec, "space", tables.space_of)


def _figure(tables: Tables, spec: ActionSpec) -> int:
    return _named(spec, "figure", {name: figure for figure, name in enumerate(tables.figure_ids)})


def _settlement(tables: Tables, spec: ActionSpec) -> int:
    settlement = tables.board.settlement_of[_named(spec, "settlement", tables.space_of)]
    if settlement < 0:
        raise IllegalAction(
            Message("samurai.unknown_name", {"name": "settlement", "value": str(spec.args["settlement"])})
        )
    return settlement
