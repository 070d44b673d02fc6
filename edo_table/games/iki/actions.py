"""IKI's actions: numbers for search, names for people, both ways.

A code is verb * 2**16 + a * 2**8 + b; what a and b are depends on the verb.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import IllegalAction
from edo_table.engine.messages import Message
from edo_table.games.iki.tables import SPACES, Tables

BEGIN_WITH = 0
"""a: character, b: stall."""
TAKE_SPACE = 1
"""a: space of the Ikizama track."""
INCOME = 2
HIRE = 3
"""a: character, b: stall."""
MOVE = 4
"""a: steps."""
MOVE_ON = 5
"""One step more."""
STAY = 6
TRADE = 7
"""a: shop, b: number of the trade."""
BUY = 8
"""a: token."""
ENOUGH = 9
"""Nothing more from the Tobacco shop."""
BUILD = 10
"""a: building, b: stall."""
VISIT = 11
"""a: stall of the character."""
RAISE = 12
"""a: stall of the character."""
SWAP = 13
"""a and b: stalls, a the smaller."""
END_TURN = 14
PLACE_NEUTRAL = 15
"""a: character, b: stall."""
DROP_NEUTRAL = 16
"""a: character."""
STARVE = 17
"""a: stall."""
USE_CHARM = 18
LET_BURN = 19
GO_TO = 20
"""a: space of the street."""
CHOOSE_TYPE = 21
"""a: type."""

VERBS = (
    "begin_with",
    "take_space",
    "income",
    "hire",
    "move",
    "move_on",
    "stay",
    "trade",
    "buy",
    "enough",
    "build",
    "visit",
    "raise",
    "swap",
    "end_turn",
    "place_neutral",
    "drop_neutral",
    "starve",
    "use_charm",
    "let_burn",
    "go_to",
    "choose_type",
)
_NUMBER = {name: verb for verb, name in enumerate(VERBS)}
BUTTONS = (INCOME, MOVE_ON, STAY, ENOUGH, END_TURN, USE_CHARM, LET_BURN)

ARGUMENTS: Mapping[int, tuple[str, ...]] = {
    BEGIN_WITH: ("character", "stall"),
    TAKE_SPACE: ("space",),
    HIRE: ("character", "stall"),
    MOVE: ("steps",),
    TRADE: ("shop", "offer"),
    BUY: ("token",),
    BUILD: ("building", "stall"),
    VISIT: ("stall",),
    RAISE: ("stall",),
    SWAP: ("stall", "other_stall"),
    PLACE_NEUTRAL: ("character", "stall"),
    DROP_NEUTRAL: ("character",),
    STARVE: ("stall",),
    GO_TO: ("shop",),
    CHOOSE_TYPE: ("type",),
}


def encode(verb: int, a: int = 0, b: int = 0) -> int:
    """Return the code of an action."""
    return verb << 16 | a << 8 | b


def decode(code: int) -> tuple[int, int, int]:
    """Return verb, a and b of a code."""
    return code >> 16, code >> 8 & 0xFF, code & 0xFF


def spec_of(tables: Tables, code: int) -> ActionSpec:
    """Return the readable form of a code."""
    verb, a, b = decode(code)
    kind = VERBS[verb]
    if verb in BUTTONS:
        return ActionSpec(kind, {}, (f"button:{kind}",))
    values = [_SHOWN[name](tables, number) for name, number in zip(ARGUMENTS[verb], (a, b), strict=False)]
    args = dict(zip(ARGUMENTS[verb], values, strict=True))
    return ActionSpec(kind, args, _targets(tables, verb, args))


def _targets(tables: Tables, verb: int, args: Mapping[str, str | int]) -> tuple[str, ...]:
    if verb in (BEGIN_WITH, HIRE, PLACE_NEUTRAL):
        return (f"row:{args['character']}", f"stall:{args['stall']}")
    if verb == BUILD:
        return (f"building:{args['building']}", f"stall:{args['stall']}")
    if verb == TRADE:
        shop = tables.shops[next(n for n, shop in enumerate(tables.shops) if shop.id == args["shop"])]
        is_sole = len(shop.trades) == 1 and shop.building_cost is None
        return (f"shop:{args['shop']}",) if is_sole else (f"offer:{args['shop']}:{args['offer']}",)
    if verb in (VISIT, RAISE, STARVE):
        return (f"stall:{args['stall']}",)
    if verb == SWAP:
        return (f"stall:{args['stall']}", f"stall:{args['other_stall']}")
    if verb == TAKE_SPACE:
        return (f"ikizama:{args['space']}",)
    if verb == MOVE:
        return (f"steps:{args['steps']}",)
    if verb == GO_TO:
        return (f"shop:{args['shop']}",)
    if verb == BUY:
        return (f"token:{args['token']}",)
    if verb == DROP_NEUTRAL:
        return (f"row:{args['character']}",)
    return (f"type:{args['type']}",)


_SHOWN: Mapping[str, Callable[[Tables, int], str | int]] = {
    "character": lambda tables, number: tables.card_ids[number],
    "building": lambda tables, number: tables.card_ids[tables.characters + number],
    "stall": lambda tables, number: tables.stall_ids[number],
    "other_stall": lambda tables, number: tables.stall_ids[number],
    "space": lambda tables, number: SPACES[number],
    "steps": lambda tables, number: number,
    "shop": lambda tables, number: tables.shops[number].id,
    "offer": lambda tables, number: number + 1,
    "token": lambda tables, number: tables.token_ids[number],
    "type": lambda tables, number: tables.type_ids[number],
}


def code_of(tables: Tables, spec: ActionSpec) -> int:
    """Return the code of a readable action, legal or not; raises IllegalAction when it names nothing known."""
    verb = _NUMBER.get(spec.kind)
    if verb is None:
        raise IllegalAction(Message("iki.unknown_action", {"action": spec.kind, "allowed": VERBS}))
    names = ARGUMENTS.get(verb, ())
    unknown = [name for name in spec.args if name not in names]
    if unknown:
        raise IllegalAction(Message("iki.unknown_argument", {"action": spec.kind, "name": unknown[0]}))
    numbers = [_number(tables, spec, name) for name in names]
    if verb == SWAP and numbers[0] > numbers[1]:
        numbers.reverse()
    return encode(verb, *numbers)


def _number(tables: Tables, spec: ActionSpec, name: str) -> int:
    value = spec.args.get(name)
    number: int | None = None
    if name in ("steps", "offer"):
        if isinstance(value, int) and not isinstance(value, bool) and 0 < value < 256:
            number = value if name == "steps" else value - 1
    elif isinstance(value, str):
        number = _known(tables, name).get(value)
    if number is None:
        raise IllegalAction(Message("iki.unknown_name", {"name": name, "value": str(value)}))
    return number


def _known(tables: Tables, name: str) -> Mapping[str, int]:
    if name == "character":
        return {card: number for card, number in tables.card_of.items() if number < tables.characters}
    if name == "building":
        return {
            card: number - tables.characters for card, number in tables.card_of.items() if number >= tables.characters
        }
    if name in ("stall", "other_stall"):
        return tables.stall_of
    if name == "token":
        return tables.token_of
    listed = {
        "space": SPACES,
        "shop": tuple(shop.id for shop in tables.shops),
        "type": tables.type_ids,
    }[name]
    return {value: number for number, value in enumerate(listed)}
