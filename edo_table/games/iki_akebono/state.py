"""A position of IKI with Akebono."""

from __future__ import annotations

from typing import Self

from edo_table.games.iki.state import IkiState

# Special tokens: numbers in `permits`.
DOCTOR, MESSENGER, OWNER = range(3)
PERMITS = ("doctor", "messenger", "owner")

NOT_NAMED = -1
"""In `named`: the character's type is still open."""

# Steps on the stack that wait for a decision, beside IKI's.
ACTIVATE = 40
"""(ACTIVATE, seat, is_free): a boat is activated; when free, it may be left."""
BOAT_BONUS = 41
"""(BOAT_BONUS, seat, boat): a boat was built: steps on the trade track, or its activation."""
ANOTHER_BOAT = 42
"""(ANOTHER_BOAT, seat, boat): another boat may be activated after this one (Inn for sailors)."""
RIVER_MARKET = 43
"""(RIVER_MARKET, seat): a token is bought in the river."""
EXCHANGE = 44
"""(EXCHANGE, seat, is_boat, number): goods are exchanged by a boat's or a character's action."""
HIRE_NOW = 45
"""(HIRE_NOW, seat, off, is_free): a character is hired for less; when free, it may be left."""
SECOND_HIRE = 46
"""(SECOND_HIRE, seat): another character may be hired for an Owner token."""
MEET_OTHER = 47
"""(MEET_OTHER, seat): a personality of the season that is not on the bridge is met."""
RELOCATE = 48
"""(RELOCATE, seat): a character may move to an empty stall."""
FREE_SKILL = 49
"""(FREE_SKILL, seat, stall): the skill of the character moved there may be used."""
RETIRE = 50
"""(RETIRE, seat): a character retires."""
RAISE_OTHER = 51
"""(RAISE_OTHER, seat, character): a Kobun on another character gains experience."""
LOWER = 52
"""(LOWER, seat): a Kobun goes one space back."""
PICK_SALARY = 53
"""(PICK_SALARY, seat): the last salary of a character is gained."""
PICK_GAIN = 54
"""(PICK_GAIN, seat, character): one of the gains of its skill is chosen."""
WANDER = 55
"""(WANDER, seat, most): the Oyakata goes on by so many spaces at most."""
SPEND_FISH = 56
"""(SPEND_FISH, seat): which fish is spent."""
HAMMER = 57
"""(HAMMER, seat, character, discount): something is built, with a discount of a character unless it is NOBODY."""
DISCOUNT = 58
"""(DISCOUNT, seat, character): which discount is taken."""
FIRST_SPACE = 59
"""(FIRST_SPACE, seat): on the first space of the Ikizama track a boat token may be spent for income or hiring."""
RESCUE = 60
"""(RESCUE, seat, stall, cause): a character is about to leave through fire or hunger."""
NAME_TYPE = 61
"""(NAME_TYPE, seat, character): the type of a character that has none."""
OFFERED_EXCHANGE = 62
"""(OFFERED_EXCHANGE, seat, personality): its exchange may be made."""

# Steps that run by themselves.
GRAND_MASTER = 70
"""(GRAND_MASTER,): the Grand Master walks."""
TRADE_INCOME = 71
"""(TRADE_INCOME,): the trade track pays."""
STARVING = 72
"""(STARVING, seat, stall): a character that is not fed leaves, or its owner is asked."""
OFFER_SECOND_HIRE = 73
"""(OFFER_SECOND_HIRE, seat): an Owner token may be used now."""
OFFER_ANOTHER_BOAT = 74
"""(OFFER_ANOTHER_BOAT, seat, boat): what the boat brought is done; another may follow."""
OFFER_FREE_SKILL = 75
"""(OFFER_FREE_SKILL, seat, stall): the skill of the character moved there may be used if that is possible."""
OFFER_TOBACCO = 76
"""(OFFER_TOBACCO, seat, kind): what a pipe brought is done; one of the other kind may be bought if there is mon."""

NOBODY = -1
FIRE, HUNGER = range(2)
"""Causes of RESCUE."""
USED_UP = 4
"""In the `used` of BUSINESS, with USED_SHOP and USED_CHARACTER: no more business in this turn."""

# What has happened in the running turn: a sum in `turn_marks`.
NEW_MESSENGER = 1
"""The Messenger token came before the move."""
HAD_TEA = 2
"""The Tea House has paid for the latest move."""
DID_BUSINESS = 4
"""Business was done that a boat token allowed once more."""

TURN_STEPS = frozenset(
    (
        ACTIVATE, BOAT_BONUS, ANOTHER_BOAT, RIVER_MARKET, EXCHANGE, HIRE_NOW, SECOND_HIRE, MEET_OTHER, RELOCATE,
        FREE_SKILL, RETIRE, RAISE_OTHER, LOWER, PICK_SALARY, PICK_GAIN, WANDER, SPEND_FISH, HAMMER, DISCOUNT,
        FIRST_SPACE, OFFERED_EXCHANGE,
    )
)  # fmt: skip
"""Decisions of Akebono within somebody's turn; NAME_TYPE may be one too."""


class AkebonoState(IkiState):
    """IKI's position, in which the row holds the New Character of the month as its last card, and what Akebono adds.

    Cards of the row that bear a mon lie on the places right of the new ones.  Numbers of boats, personalities, waves
    and tiles are those of the tables.
    """

    __slots__ = (  # noqa: RUF023 - the order of a position's JSON form, the important first
        "trade",
        "waves",
        "sides",
        "sailors",
        "river",
        "boat_tokens",
        "new_boat_tokens",
        "permits",
        "bridge",
        "met",
        "named",
        "spent",
        "tiles",
        "master",
        "has_hired",
        "turn_marks",
        "posted",
        "newcomers",
        "to_come",
        "unused",
        "unused_newcomers",
    )

    trade: list[int]
    """By seat: space on the trade track."""
    waves: list[int]
    """By wave: the boat that lies there, or EMPTY."""
    sides: list[int]
    """By boat: the side turned up."""
    sailors: list[int]
    """By boat: the seat that built it, or NEUTRAL."""
    river: list[int]
    """Tokens of the season that lie in the river."""
    boat_tokens: list[int]
    """By seat."""
    new_boat_tokens: int
    """How many of them came in the running turn."""
    permits: list[int]
    """By seat * 3 + special token of Akebono: how many the seat has."""
    bridge: list[int]
    """Personalities that can be met on the bridge."""
    met: list[list[int]]
    """By seat: personalities, in the order in which they were met."""
    named: list[int]
    """By character of open type, in the tables' order: the type named for it, or NOT_NAMED."""
    spent: list[list[int]]
    """By seat: fish and pipes that were spent and left the game."""
    tiles: list[int]
    """By character to begin with, in the tables' order: the starting tile on it; empty after the set-up."""
    master: int
    """The Grand Master's space of the street, START_AREA at first, and always where the Grand Master does not play."""
    has_hired: int
    """1 when somebody was hired in the running turn."""
    turn_marks: int
    """A sum of NEW_MESSENGER, HAD_TEA and DID_BUSINESS; 0 between turns."""
    posted: list[int]
    """By seat: Kobuns on the board when the year ended; empty before."""
    newcomers: list[int]
    """New Characters to come, the last is revealed next."""
    to_come: list[list[int]]
    """By season: the personalities that will be on the bridge; empty once they are revealed."""
    unused: list[list[int]]
    """By season: characters left in the box, unseen."""
    unused_newcomers: list[int]
    """New Characters left in the box, unseen."""

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = super().clone()
        copy.trade = self.trade[:]
        copy.waves = self.waves[:]
        copy.sides = self.sides
        copy.sailors = self.sailors[:]
        copy.river = self.river[:]
        copy.boat_tokens = self.boat_tokens[:]
        copy.new_boat_tokens = self.new_boat_tokens
        copy.permits = self.permits[:]
        copy.bridge = self.bridge[:]
        copy.met = [people[:] for people in self.met]
        copy.named = self.named[:]
        copy.spent = [tokens[:] for tokens in self.spent]
        copy.tiles = self.tiles[:]
        copy.master = self.master
        copy.has_hired = self.has_hired
        copy.turn_marks = self.turn_marks
        copy.posted = self.posted[:]
        copy.newcomers = self.newcomers[:]
        copy.to_come = [people[:] for people in self.to_come]
        copy.unused = self.unused
        copy.unused_newcomers = self.unused_newcomers
        return copy
