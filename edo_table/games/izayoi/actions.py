"""Izayoi's actions: numbers for search, names for people, both ways.

A code is verb * 2**12 + a * 2**4 + row; a is an art or a kind of card.
"""

from __future__ import annotations

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import IllegalAction
from edo_table.engine.messages import Message
from edo_table.games.izayoi.tables import Tables

CHOOSE_ART = 0
"""a: art."""
PLACE = 1
"""a: kind of card, laid openly in the row."""
HIDE = 2
"""a: kind of card, laid face down in the row with the Hiding Card."""
SHUFFLE = 3
"""The hand is thrown away with the Shuffle Card; a: the kind of card that lies on top."""

VERBS = ("choose_art", "place", "hide", "shuffle")
_NUMBER = {name: verb for verb, name in enumerate(VERBS)}
_ARGUMENTS = {"choose_art": ("art",), "place": ("card", "row"), "hide": ("card", "row"), "shuffle": ("top",)}


def encode(verb: int, a: int, row: int = 0) -> int:
    """Return the code of an action."""
    return verb << 12 | a << 4 | row


def decode(code: int) -> tuple[int, int, int]:
    """Return verb, a and row of a code."""
    return code >> 12, code >> 4 & 0xFF, code & 0xF


def spec_of(tables: Tables, code: int) -> ActionSpec:
    """Return the readable form of a code."""
    verb, a, row = decode(code)
    kind = VERBS[verb]
    if verb == CHOOSE_ART:
        return ActionSpec(kind, {"art": tables.art_ids[a]}, (f"art:{tables.art_ids[a]}",))
    card = tables.card_ids[a]
    if verb == SHUFFLE:
        return ActionSpec(kind, {"top": card}, ("special:shuffle", f"hand:{card}"))
    targets: tuple[str, ...] = (f"hand:{card}", f"row:{tables.row_ids[row]}")
    if verb == HIDE:
        targets = ("special:hiding", *targets)
    return ActionSpec(kind, {"card": card, "row": tables.row_ids[row]}, targets)


def code_of(tables: Tables, spec: ActionSpec) -> int:
    """Return the code of a readable action, legal or not; raises IllegalAction when it names nothing known."""
    verb = _NUMBER.get(spec.kind)
    if verb is None:
        raise IllegalAction(Message("izayoi.unknown_action", {"action": spec.kind, "allowed": VERBS}))
    unknown = [name for name in spec.args if name not in _ARGUMENTS[spec.kind]]
    if unknown:
        raise IllegalAction(Message("izayoi.unknown_argument", {"action": spec.kind, "name": unknown[0]}))
    if verb == CHOOSE_ART:
        return encode(verb, _named(spec, "art", {name: art for art, name in enumerate(tables.art_ids)}))
    if verb == SHUFFLE:
        return encode(verb, _named(spec, "top", tables.kind_of))
    row = _named(spec, "row", {name: row for row, name in enumerate(tables.row_ids)})
    return encode(verb, _named(spec, "card", tables.kind_of), row)


def _named(spec: ActionSpec, name: str, known: dict[str, int]) -> int:
    value = spec.args.get(name)
    number = known.get(value) if isinstance(value, str) else None
    if number is None:
        raise IllegalAction(Message("izayoi.unknown_name", {"name": name, "value": str(value)}))
    return number
