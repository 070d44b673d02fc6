"""Akebono's actions by number, and how each is named; IKI's come before them."""

from __future__ import annotations

from edo_table.games.iki.actions import VOCABULARY as IKI_VOCABULARY
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.vocabulary import Counted, Named, Names, Verb
from edo_table.games.iki_akebono.tables import AkebonoTables

BUILD_BOAT = 40
"""a: boat, b: wave."""
ACTIVATE = 41
"""a: boat."""
TAKE_TRADE = 42
"""Steps on the trade track for a boat just built."""
EXCHANGE = 43
"""a: good that is given, b: pieces; the other good of the exchange is gained."""
MEET = 44
"""a: personality."""
RELOCATE = 45
"""a: stall of the character, b: stall to which it goes."""
USE_SKILL = 46
RETIRE = 47
"""a: stall."""
LOWER = 48
"""a: stall."""
TAKE_SALARY = 49
"""a: character, on the board or retired."""
TAKE_GAIN = 50
"""a: number of the gain."""
WANDER = 51
"""a: steps."""
SPEND = 52
"""a: token."""
TAKE_DISCOUNT = 53
"""a: number of the discount."""
TAKE_MON = 54
"""What the first space of the Ikizama track brings; the boat token is kept."""
SPEND_BOAT_TOKEN = 55
"""a: 0 for the shop, 1 for a character."""
SEND = 56
"""a: shop; the Messenger token is spent."""
USE_DOCTOR = 57
LET_GO = 58
"""The hungry character leaves."""
ACCEPT = 59

AGAIN = ("shop", "character")


def _boat(tables: AkebonoTables, args: Names) -> tuple[str, ...]:
    return (f"boat:{args['boat']}",)


def _stall(tables: AkebonoTables, args: Names) -> tuple[str, ...]:
    return (f"stall:{args['stall']}",)


def _token(tables: AkebonoTables, args: Names) -> tuple[str, ...]:
    return (f"owned:{args['owned']}",)


VOCABULARY = IKI_VOCABULARY.extended(
    {
        BUILD_BOAT: Verb(
            "build_boat",
            ("boat", "wave"),
            lambda tables, args: (f"boat:{args['boat']}", f"wave:{args['wave']}"),
        ),
        ACTIVATE: Verb("activate", ("boat",), _boat),
        TAKE_TRADE: Verb("take_trade"),
        EXCHANGE: Verb(
            "exchange",
            ("good", "count"),
            lambda tables, args: (f"exchange:{args['good']}:{args['count']}",),
        ),
        MEET: Verb("meet", ("personality",), lambda tables, args: (f"personality:{args['personality']}",)),
        RELOCATE: Verb(
            "relocate",
            ("stall", "new_stall"),
            lambda tables, args: (f"stall:{args['stall']}", f"stall:{args['new_stall']}"),
        ),
        USE_SKILL: Verb("use_skill"),
        RETIRE: Verb("retire", ("stall",), _stall),
        LOWER: Verb("lower", ("stall",), _stall),
        TAKE_SALARY: Verb("take_salary", ("character",), lambda tables, args: (f"salary:{args['character']}",)),
        TAKE_GAIN: Verb("take_gain", ("gain",), lambda tables, args: (f"gain:{args['gain']}",)),
        WANDER: Verb("wander", ("steps",), lambda tables, args: (f"steps:{args['steps']}",)),
        SPEND: Verb("spend", ("owned",), _token),
        TAKE_DISCOUNT: Verb("take_discount", ("gain",), lambda tables, args: (f"gain:{args['gain']}",)),
        TAKE_MON: Verb("take_mon"),
        SPEND_BOAT_TOKEN: Verb("again", ("business",), lambda tables, args: (f"again:{args['business']}",)),
        SEND: Verb("send", ("shop",), lambda tables, args: (f"shop:{args['shop']}",)),
        USE_DOCTOR: Verb("use_doctor"),
        LET_GO: Verb("let_go"),
        ACCEPT: Verb("accept"),
    },
    {
        "boat": Named(lambda tables: tables.boat_ids),
        "wave": Counted(1),
        "good": Named(lambda tables: GOODS),
        "count": Counted(),
        "personality": Named(lambda tables: tables.personality_ids),
        "new_stall": Named(lambda tables: tables.stall_ids),
        "gain": Counted(1),
        "owned": Named(lambda tables: tables.token_ids),
        "business": Named(lambda tables: AGAIN),
    },
)
