"""IKI's actions by number, and how each is named."""

from __future__ import annotations

from edo_table.games.iki.tables import SPACES, Tables
from edo_table.games.iki.vocabulary import Counted, Named, Names, Verb, Vocabulary

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


def _laid(tables: Tables, args: Names) -> tuple[str, ...]:
    return (f"row:{args['character']}", f"stall:{args['stall']}")


def _at_stall(tables: Tables, args: Names) -> tuple[str, ...]:
    return (f"stall:{args['stall']}",)


def _trade(tables: Tables, args: Names) -> tuple[str, ...]:
    shop = next(shop for shop in tables.shops if shop.id == args["shop"])
    is_sole = len(shop.trades) == 1 and shop.building_cost is None
    return (f"shop:{args['shop']}",) if is_sole else (f"offer:{args['shop']}:{args['offer']}",)


VOCABULARY = Vocabulary(
    {
        BEGIN_WITH: Verb("begin_with", ("character", "stall"), _laid),
        TAKE_SPACE: Verb("take_space", ("space",), lambda tables, args: (f"ikizama:{args['space']}",)),
        INCOME: Verb("income"),
        HIRE: Verb("hire", ("character", "stall"), _laid),
        MOVE: Verb("move", ("steps",), lambda tables, args: (f"steps:{args['steps']}",)),
        MOVE_ON: Verb("move_on"),
        STAY: Verb("stay"),
        TRADE: Verb("trade", ("shop", "offer"), _trade),
        BUY: Verb("buy", ("token",), lambda tables, args: (f"token:{args['token']}",)),
        ENOUGH: Verb("enough"),
        BUILD: Verb(
            "build",
            ("building", "stall"),
            lambda tables, args: (f"building:{args['building']}", f"stall:{args['stall']}"),
        ),
        VISIT: Verb("visit", ("stall",), _at_stall),
        RAISE: Verb("raise", ("stall",), _at_stall),
        SWAP: Verb(
            "swap",
            ("stall", "other_stall"),
            lambda tables, args: (f"stall:{args['stall']}", f"stall:{args['other_stall']}"),
            is_pair=True,
        ),
        END_TURN: Verb("end_turn"),
        PLACE_NEUTRAL: Verb("place_neutral", ("character", "stall"), _laid),
        DROP_NEUTRAL: Verb("drop_neutral", ("character",), lambda tables, args: (f"row:{args['character']}",)),
        STARVE: Verb("starve", ("stall",), _at_stall),
        USE_CHARM: Verb("use_charm"),
        LET_BURN: Verb("let_burn"),
        GO_TO: Verb("go_to", ("shop",), lambda tables, args: (f"shop:{args['shop']}",)),
        CHOOSE_TYPE: Verb("choose_type", ("type",), lambda tables, args: (f"type:{args['type']}",)),
    },
    {
        "character": Named(lambda tables: tables.card_ids[: tables.characters]),
        "building": Named(lambda tables: tables.card_ids[tables.characters :]),
        "stall": Named(lambda tables: tables.stall_ids),
        "other_stall": Named(lambda tables: tables.stall_ids),
        "space": Named(lambda tables: SPACES),
        "steps": Counted(),
        "shop": Named(lambda tables: tables.shop_ids),
        "offer": Counted(1),
        "token": Named(lambda tables: tables.token_ids),
        "type": Named(lambda tables: tables.type_ids),
    },
)
