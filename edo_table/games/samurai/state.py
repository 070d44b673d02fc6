"""A position of Samurai."""

from __future__ import annotations

from edo_table.engine.state import State

FIGURES = 3
"""Kinds of figures: their numbers are 0, 1, 2 in the order of figures.yaml."""

HAND_HIDDEN = -1
"""Stands in a seat's knowledge for a token it cannot see."""

TAKEN_NOT, TAKEN_ASIDE = 0, 9
"""Values of `taken` beside seat + 1."""

# Steps on the stack: (step, seat, ...).  The topmost is the open decision.
CHOOSE = 0
"""(CHOOSE, seat): the seat selects its first tokens."""
SET_UP = 1
"""(SET_UP, seat): the seat places a figure."""
TURN = 2
"""(TURN, seat): the seat plays tokens or ends its turn."""
MOVE = 3
"""(MOVE, seat, token kind, space): a token was replaced on the space and must be laid elsewhere."""
SWAP = 4
"""(SWAP, seat, figure, settlement): the first figure of an exchange is named, the second is not."""
OVER = 5
"""(OVER, -1): the game has ended."""

# Why the game is about to end: values of `ending`.
END_NOT, END_KIND_GONE, END_TIES, END_STUCK = 0, 1, 2, 3


class SamuraiState(State):
    """Numbers of seats, token kinds, spaces and settlements are those of the content's tables."""

    __slots__ = (  # noqa: RUF023 - the order of a position's JSON form, the important first
        "players",
        "options",
        "start",
        "ply",
        "turn",
        "round",
        "stack",
        "tokens",
        "figures",
        "open",
        "influence",
        "taken",
        "hands",
        "bags",
        "gone",
        "captured",
        "aside",
        "left",
        "supply",
        "plain_used",
        "played",
        "passes",
        "ending",
        "streams",
    )

    players: int
    options: list[int]
    """Chosen options by number, in the order of the game's options."""
    start: int
    """The start player's seat."""
    ply: int
    turn: int
    """Turns begun, 0 during set-up."""
    round: int
    """Times the turn came to the start player's seat or went past it."""
    stack: list[tuple[int, ...]]
    tokens: list[int]
    """By space: 0 empty, else 1 + seat * kinds + kind."""
    figures: list[int]
    """By settlement: a bit for each kind that stands there."""
    open: list[int]
    """By settlement: land spaces around it that are still empty."""
    influence: list[int]
    """By (settlement * 3 + figure) * players + seat: strength of the tokens around."""
    taken: list[int]
    """By settlement * 3 + figure: who took the figure that stood there: 0, seat + 1, or TAKEN_ASIDE."""
    hands: list[list[int]]
    """By seat: token kinds behind the screen, ascending."""
    bags: list[list[int]]
    """By seat: token kinds beside the screen; the last is drawn next."""
    gone: list[list[int]]
    """By seat: token kinds that left the game."""
    captured: list[int]
    """By seat * 3 + figure."""
    aside: list[int]
    """By figure: set beside the board because of ties."""
    left: list[int]
    """By figure: not yet captured nor set aside."""
    supply: list[int]
    """By figure: not yet placed during set-up."""
    plain_used: int
    """1 when a token without character was played this turn."""
    played: int
    """Tokens played this turn."""
    passes: int
    """Passes in a row."""
    ending: int
    streams: list[int]

    def clone(self) -> SamuraiState:
        """Return an independent copy."""
        copy = SamuraiState.__new__(SamuraiState)
        copy.players = self.players
        copy.options = self.options
        copy.start = self.start
        copy.ply = self.ply
        copy.turn = self.turn
        copy.round = self.round
        copy.stack = self.stack[:]
        copy.tokens = self.tokens[:]
        copy.figures = self.figures[:]
        copy.open = self.open[:]
        copy.influence = self.influence[:]
        copy.taken = self.taken[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.bags = [bag[:] for bag in self.bags]
        copy.gone = [gone[:] for gone in self.gone]
        copy.captured = self.captured[:]
        copy.aside = self.aside[:]
        copy.left = self.left[:]
        copy.supply = self.supply[:]
        copy.plain_used = self.plain_used
        copy.played = self.played
        copy.passes = self.passes
        copy.ending = self.ending
        copy.streams = self.streams[:]
        return copy
