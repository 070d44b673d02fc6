"""A position of Izayoi."""

from __future__ import annotations

from edo_table.engine.state import State

NOBODY = -1
EMPTY = -1
"""In `row_tiles`: no tile lies there any more.  In `arts` and `masters`: not yet known to anybody."""

UNKNOWN = 31
"""Stands in a seat's knowledge for a card or tile that it cannot see."""

# Steps on the stack: (step, seat).  The topmost is the open decision.
ART = 0
"""The seat chooses its art."""
TURN = 1
"""The seat lays a card or shuffles its hand."""
OVER = 2
"""(OVER, -1): the game has ended."""

# A laid card is one number: kind | seat << 5 | HIDDEN.
KIND = 31
SEAT = 5
HIDDEN = 1 << 8
TILE = 9
"""In `history` the tile stands above these bits; SHUFFLED there means that the seat threw its hand away."""
SHUFFLED = 31


class IzayoiState(State):
    """Numbers of arts, card kinds and tiles are those of the tables; seats count clockwise."""

    __slots__ = (  # noqa: RUF023 - the order of a position's JSON form, the important first
        "players",
        "options",
        "start",
        "ply",
        "turn",
        "stack",
        "arts",
        "masters",
        "row_tiles",
        "rows",
        "hands",
        "won",
        "gone",
        "shuffles",
        "hidings",
        "deck",
        "discards",
        "tile_deck",
        "removed",
        "history",
        "streams",
    )

    players: int
    options: list[int]
    """Chosen options by number, in the order of the game's options."""
    start: int
    ply: int
    turn: int
    """Turns begun, 0 while arts are chosen."""
    stack: list[tuple[int, ...]]
    arts: list[int]
    """By seat: its art, EMPTY before it is chosen."""
    masters: list[int]
    """By seat: the seat whose art its master card shows, EMPTY before they are dealt."""
    row_tiles: list[int]
    """By row: the tile that lies there, EMPTY when none will come any more."""
    rows: list[list[int]]
    """By row: the cards laid there, in order: kind | seat << 5, and HIDDEN where it lies face down."""
    hands: list[list[int]]
    """By seat: card kinds, ascending."""
    won: list[list[int]]
    """By seat: tiles, in the order won."""
    gone: list[int]
    """Tiles that were discarded."""
    shuffles: list[int]
    """By seat: 1 while the Shuffle Card is unused."""
    hidings: list[int]
    """By seat: 1 while the Hiding Card is unused."""
    deck: list[int]
    """Card kinds; the last is drawn next."""
    discards: list[int]
    """Card kinds, the top last; a card thrown unseen by a Shuffle carries (seat + 1) << 5 of who threw it."""
    tile_deck: list[int]
    """Tiles; the last comes next."""
    removed: list[int]
    """Tiles taken out unseen."""
    history: list[int]
    """What each turn did, as everybody could see it: a laid card with its tile << TILE, or SHUFFLED with the top card.

    A card that lay face down loses its HIDDEN when it is turned up.
    """
    streams: list[int]

    def clone(self) -> IzayoiState:
        """Return an independent copy."""
        copy = IzayoiState.__new__(IzayoiState)
        copy.players = self.players
        copy.options = self.options
        copy.start = self.start
        copy.ply = self.ply
        copy.turn = self.turn
        copy.stack = self.stack[:]
        copy.arts = self.arts[:]
        copy.masters = self.masters[:]
        copy.row_tiles = self.row_tiles[:]
        copy.rows = [row[:] for row in self.rows]
        copy.hands = [hand[:] for hand in self.hands]
        copy.won = [tiles[:] for tiles in self.won]
        copy.gone = self.gone[:]
        copy.shuffles = self.shuffles[:]
        copy.hidings = self.hidings[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.tile_deck = self.tile_deck[:]
        copy.removed = self.removed[:]
        copy.history = self.history[:]
        copy.streams = self.streams[:]
        return copy
