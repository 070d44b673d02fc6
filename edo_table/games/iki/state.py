"""A position of IKI."""

from __future__ import annotations

from typing import Self

from edo_table.engine.state import State

EMPTY = -1
"""In `cards`: no card lies there.  In `ikizama`: the meeple is on the player board."""
NEUTRAL = -1
"""In `owners`: nobody's card, or no card."""
UNKNOWN = -2
"""Stands in a seat's knowledge for a card or tile that nobody can see."""

START_AREA = 0
"""In `positions`: before the first space of the street."""

# Special tokens: numbers in `perks`.
HIRE_DISCOUNT, MOVE_BONUS, FIRE_CHARM, JOKER_TOKEN = range(4)
PERKS = ("hire-discount", "move-bonus", "fire-charm", "joker")

# Steps on the stack: (step, seat, ...).  The topmost is the open decision.
BEGIN = 0
"""(BEGIN, seat): the seat selects the character it begins with."""
WAY = 1
"""(WAY, seat): the seat puts its Ikizama meeple on the track."""
HIRE = 2
"""(HIRE, seat): income, or hiring a character."""
MOVE = 3
"""(MOVE, seat, least, most): the Oyakata walks at least and, without sandals, at most so far."""
MOVE_ON = 4
"""(MOVE_ON, seat): a Move +1 token has just come, so one step more may be gone."""
BUSINESS = 5
"""(BUSINESS, seat, used): `used` is a sum of USED_SHOP and USED_CHARACTER."""
TOBACCO = 6
"""(TOBACCO, seat, kind): after a pipe (PIPE) or a pouch (POUCH) one of the other kind may be bought."""
RAISE = 7
"""(RAISE, seat): one of the seat's Kobuns gains experience."""
SWAP = 8
"""(SWAP, seat): two character cards change places."""
BUILD = 9
"""(BUILD, seat, character): a building is built with the character's discount."""
NEUTRAL_CARD = 10
"""(NEUTRAL_CARD, seat): the seat places a character that nobody owns."""
HUNGER = 11
"""(HUNGER, seat, count): so many characters of the seat cannot be fed."""
CHARM = 12
"""(CHARM, seat, stall): the seat may save its character from the fire."""
NEW_YEAR = 13
"""(NEW_YEAR, seat): the Oyakata goes to any space of the street."""
JOKER = 14
"""(JOKER, seat): the seat says of which type its Puppeteer is."""
OVER = 15
"""(OVER, -1): the game has ended."""
TURN_STEPS = frozenset((HIRE, MOVE, MOVE_ON, BUSINESS, TOBACCO, RAISE, SWAP, BUILD))
"""Steps within somebody's turn."""

# Steps that run by themselves.
MONTH = 20
"""(MONTH,): the next month begins."""
ACTIONS = 21
"""(ACTIONS,): whoever is furthest left on the Ikizama track has the turn."""
EVENT = 22
"""(EVENT,): fire or Payday, if any."""
FIRE = 23
"""(FIRE, nagaya, place, strength): the fire has reached a stall."""
FOOD = 24
"""(FOOD, seat): the seat feeds its characters."""
PAYDAY_END = 25
"""(PAYDAY_END,): buildings that pay after the food."""
MONTH_END = 26
"""(MONTH_END,): coins on the cards that are left."""
AFTER_VISIT = 27
"""(AFTER_VISIT, character, owner): the skill is done; experience for its owner, or the neutral card leaves."""
FINISH = 28
"""(FINISH,): everybody takes the characters back, and Puppeteers choose."""
OFFER_NEUTRAL = 29
"""(OFFER_NEUTRAL, seat): the seat places a neutral character if there is one to place."""

USED_SHOP, USED_CHARACTER = 1, 2
PIPE, POUCH, FISH = 0, 1, 2
TOKEN_KINDS = ("pipe", "pouch", "fish")
NEW_YEARS_DAY = 13


class IkiState(State):
    """Numbers of characters, buildings, tokens, stalls and spaces are those of the tables.

    A card on a stall is a character's number, or that of a building after all characters.
    """

    __slots__ = (  # noqa: RUF023 - the order of a position's JSON form, the important first
        "players",
        "options",
        "start",
        "ply",
        "turn",
        "month",
        "stack",
        "goods",
        "levels",
        "order",
        "positions",
        "ikizama",
        "kobuns",
        "cards",
        "owners",
        "experience",
        "row",
        "row_mon",
        "starters",
        "retired",
        "perks",
        "joker_types",
        "offer",
        "market",
        "bought",
        "fed",
        "block",
        "blocks",
        "decks",
        "streams",
    )

    players: int
    options: list[int]
    start: int
    """The first player's seat; with two players the one with the Sun."""
    ply: int
    turn: int
    """The number of the running turn; placing the Ikizama meeple is one of its own."""
    month: int
    """1 to 12, 13 on New Year's Day, 0 during set-up."""
    stack: list[tuple[int, ...]]
    goods: list[int]
    """By seat * 6 + good (mon, rice, sandal, wood, koban, IKI)."""
    levels: list[int]
    """By seat: space on the firefighting track."""
    order: list[int]
    """Seats from the highest marker to the lowest, in a stack from the top down."""
    positions: list[int]
    """By seat: space of the street from 1, or START_AREA."""
    ikizama: list[int]
    """By seat: space of the Ikizama track (0 is "1-4"), or EMPTY."""
    kobuns: list[int]
    """By seat: Kobuns that are free."""
    cards: list[int]
    """By stall: the card there, or EMPTY."""
    owners: list[int]
    """By stall: the seat whose Kobun is on the card, or NEUTRAL."""
    experience: list[int]
    """By stall: gains of experience of the character there."""
    row: list[int]
    """Characters that can be hired, the oldest first."""
    row_mon: list[int]
    """The mon on each of them."""
    starters: list[int]
    """Characters to begin with that nobody has selected yet; empty after the set-up."""
    retired: list[list[int]]
    """By seat: characters on the player board, in the order in which they came."""
    perks: list[int]
    """By seat * 4 + special token: how many the seat has."""
    joker_types: list[list[int]]
    """By seat: the types chosen for its jokers at the end."""
    offer: list[int]
    """Buildings that can be built."""
    market: list[int]
    """Tokens of the season that can be bought."""
    bought: list[list[int]]
    """By seat: tokens, in the order bought."""
    fed: list[int]
    """By seat: characters fed so far at the running Payday; 0 at all other times."""
    block: int
    """The blocked space of the Ikizama track, or EMPTY."""
    blocks: list[int]
    """Blocking tiles, the last is revealed next."""
    decks: list[list[int]]
    """By season: characters, the last is revealed next."""
    streams: list[int]

    def clone(self) -> Self:
        """Return an independent copy."""
        copy = self.__new__(type(self))
        self.copy_into(copy)
        return copy

    def copy_into(self, copy: IkiState) -> None:
        """Give another state copies of all fields of IKI's."""
        copy.players = self.players
        copy.options = self.options
        copy.start = self.start
        copy.ply = self.ply
        copy.turn = self.turn
        copy.month = self.month
        copy.stack = self.stack[:]
        copy.goods = self.goods[:]
        copy.levels = self.levels[:]
        copy.order = self.order[:]
        copy.positions = self.positions[:]
        copy.ikizama = self.ikizama[:]
        copy.kobuns = self.kobuns[:]
        copy.cards = self.cards[:]
        copy.owners = self.owners[:]
        copy.experience = self.experience[:]
        copy.row = self.row[:]
        copy.row_mon = self.row_mon[:]
        copy.starters = self.starters[:]
        copy.retired = [cards[:] for cards in self.retired]
        copy.perks = self.perks[:]
        copy.joker_types = [types[:] for types in self.joker_types]
        copy.offer = self.offer[:]
        copy.market = self.market[:]
        copy.bought = [tokens[:] for tokens in self.bought]
        copy.fed = self.fed[:]
        copy.block = self.block
        copy.blocks = self.blocks[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.streams = self.streams[:]
