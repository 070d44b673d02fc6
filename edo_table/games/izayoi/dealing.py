"""Set-up, drawing and rebuilding the deck (rulebook, Setup and Game Flow)."""

from __future__ import annotations

from edo_table.engine.chance import draw_below, shuffle
from edo_table.engine.events import Event, Sink
from edo_table.engine.messages import Arguments
from edo_table.games.izayoi.state import EMPTY, KIND, TURN, IzayoiState
from edo_table.games.izayoi.tables import Tables

STREAMS = ("start", "arts", "masters", "tiles", "deck")
START, ARTS, MASTERS, TILES, DECK = range(len(STREAMS))


def choose_randomly(tables: Tables, state: IzayoiState) -> None:
    """Give every seat an art by chance."""
    arts = list(range(len(tables.art_ids)))
    shuffle(state.streams, ARTS, arts)
    state.arts = arts[: state.players]


def start_seat(state: IzayoiState) -> int:
    """Return a start player by chance (I6)."""
    return draw_below(state.streams, START, state.players)


def deal(tables: Tables, state: IzayoiState, sink: Sink | None) -> None:
    """Deal masters, tiles and hands once all arts are chosen; the start player has the first turn."""
    masters = list(range(state.players))
    shuffle(state.streams, MASTERS, masters)  # I3: one's own master is possible
    state.masters = masters
    tiles = list(range(len(tables.tile_ids)))
    shuffle(state.streams, TILES, tiles)
    state.removed = sorted(tiles[: tables.tiles_removed])
    state.tile_deck = tiles[tables.tiles_removed :]
    state.deck = tables.deck_of(state.arts)
    shuffle(state.streams, DECK, state.deck)
    size = tables.cards_in_hand[state.players]
    for seat in range(state.players):
        state.hands[seat] = sorted(state.deck.pop() for _ in range(size))
    if sink is not None:
        for seat in range(state.players):
            sink(Event("master_dealt", {"seat": seat}, {"art": master_art(tables, state, seat)}, (seat,), (seat,)))
    for row in range(tables.tiles_open):
        lay_tile(tables, state, row, sink)
    if sink is not None:
        for seat in range(state.players):
            cards = tuple(tables.card_ids[kind] for kind in state.hands[seat])
            sink(Event("hand_dealt", {"seat": seat, "n": size}, {"cards": cards}, (seat,), (seat,)))
    state.turn = 1
    state.stack = [(TURN, state.start)]


def master_art(tables: Tables, state: IzayoiState, seat: int) -> str:
    """Return the art on a seat's master card."""
    return tables.art_ids[state.arts[state.masters[seat]]]


def lay_tile(tables: Tables, state: IzayoiState, row: int, sink: Sink | None) -> None:
    """Lay the next tile in a row while there is one (V3, V9)."""
    if not state.tile_deck:
        state.row_tiles[row] = EMPTY
        return
    tile = state.tile_deck.pop()
    state.row_tiles[row] = tile
    if sink is not None:
        args: Arguments = {"row": tables.row_ids[row], "tile": tables.tile_ids[tile], "points": tables.points[tile]}
        sink(Event("tile_laid", args, reveals=tuple(range(state.players))))


def draw(tables: Tables, state: IzayoiState, seat: int, count: int, sink: Sink | None) -> list[int]:
    """Take cards from the deck into a hand, rebuilding it when a draw finds it empty (V10, Z2); returns them."""
    drawn = []
    for _ in range(count):
        if not state.deck:
            rebuild(state, sink)
        drawn.append(state.deck.pop())
    state.hands[seat] = sorted(state.hands[seat] + drawn)
    return drawn


def rebuild(state: IzayoiState, sink: Sink | None) -> None:
    """Shuffle all discards into a new deck."""
    # Ascending first, so that what comes depends on nothing but which cards there are.
    state.deck = sorted(card & KIND for card in state.discards)
    state.discards = []
    shuffle(state.streams, DECK, state.deck)
    if sink is not None:
        sink(Event("deck_rebuilt", {"n": len(state.deck)}))
