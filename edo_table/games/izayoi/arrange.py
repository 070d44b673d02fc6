"""Positions of Izayoi from a few facts: what is not said is filled in so that a sound position results.

The form of the facts is that of `position`; docs/scenarios.md explains it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edo_table.engine.facts import wrong
from edo_table.games.izayoi.given import Given, Reader
from edo_table.games.izayoi.soundness import invariants
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, KIND, OVER, SEAT, TILE, TURN, IzayoiState
from edo_table.games.izayoi.tables import Tables


def arrange(tables: Tables, state: IzayoiState, facts: Mapping[str, Any]) -> IzayoiState:
    """Return the position with these facts, made in `state`, which holds an empty table; raises BadPosition."""
    given = Reader(tables, state.players).read(facts)
    _Arranger(tables, state, given).run()
    problems = invariants(tables, state)
    if problems:
        raise wrong("", problems[0])
    return state


class _Arranger:
    def __init__(self, tables: Tables, state: IzayoiState, given: Given) -> None:
        self.tables, self.state, self.given = tables, state, given

    def run(self) -> None:
        state, given = self.state, self.given
        state.start = given.start if given.start is not None else 0
        self._arts()
        state.ply = given.numbers.get("ply", 0)
        if given.step == ART:
            chosen = sum(art != EMPTY for art in state.arts)
            if chosen == state.players:
                raise wrong("players", "all have chosen an art, so the game has begun")
            state.stack = [(ART, (state.start + chosen) % state.players)]
            if given.seat not in (None, state.stack[0][1]):
                raise wrong("seat", "arts are chosen in turn, from the start player on")
            return
        self._masters()
        self._tiles()
        self._rows()
        self._cards()
        self._specials()
        state.history = list(given.history) if given.history is not None else self._history()
        is_over = given.step == OVER
        state.turn = given.numbers.get("turn", max(1, len(state.history) + (not is_over)))
        seat = given.seat if given.seat is not None else state.start
        state.stack = [(OVER, -1) if is_over else (TURN, seat)]

    def _arts(self) -> None:
        state, given = self.state, self.given
        for seat, art in given.arts.items():
            if art in state.arts:
                raise wrong(f"players.{seat}.art", "another seat follows this art")
            state.arts[seat] = art
        if given.step == ART:
            return
        free = [art for art in range(len(self.tables.art_ids)) if art not in state.arts]
        state.arts = [free.pop(0) if art == EMPTY else art for art in state.arts]

    def _masters(self) -> None:
        """Whose master is not said serves the next seat that has no servant, so that nobody is his own if possible."""
        state, given = self.state, self.given
        for seat, art in given.masters.items():
            if art not in state.arts:
                raise wrong(f"players.{seat}.master", "nobody follows this art")
            if state.arts.index(art) in state.masters:
                raise wrong(f"players.{seat}.master", "another seat serves this master")
            state.masters[seat] = state.arts.index(art)
        open_seats = [seat for seat in range(state.players) if state.masters[seat] == EMPTY]
        free = [seat for seat in range(state.players) if seat not in state.masters]
        state.masters = _served(state.masters, open_seats, free)

    def _tiles(self) -> None:
        tables, state, given = self.tables, self.state, self.given
        state.gone = list(given.gone)
        for seat, tiles in given.won.items():
            state.won[seat] = list(tiles)
        named: list[int] = []
        for at, tile in self._named_tiles():
            if tile in named:
                raise wrong(at, f"{tables.tile_ids[tile]} is there twice")
            named.append(tile)
        free = [tile for tile in range(len(tables.tile_ids)) if tile not in named]
        is_over = given.step == OVER
        for row in range(tables.tiles_open):
            if row in given.row_tiles:
                state.row_tiles[row] = given.row_tiles[row]
            elif not is_over and free:
                state.row_tiles[row] = free.pop(0)
        lacking = tables.tiles_removed - len(given.removed or ())
        state.removed = sorted([*(given.removed or ()), *free[len(free) - max(0, lacking) :]])
        rest = free[: len(free) - max(0, lacking)]
        if len(state.removed) != tables.tiles_removed:
            raise wrong("removed", f"{tables.tiles_removed} tiles are out of the game, here are {len(state.removed)}")
        lying = [tile != EMPTY for tile in state.row_tiles]
        if any(lying) == is_over:
            raise wrong("rows", "the game is over exactly when no tile lies on the playboard")
        if given.tile_deck and not all(lying):
            raise wrong("tile_deck", "no place of the playboard stays empty while there are tiles left")
        is_empty = not all(lying)
        if given.tile_deck is not None or is_empty:
            # What is said to come is all that comes; the rest has gone.
            state.tile_deck = list(reversed(given.tile_deck or ()))
            state.gone += rest
        else:
            state.tile_deck = list(reversed(rest))

    def _named_tiles(self) -> list[tuple[str, int]]:
        """Return every tile that is named, with its place in what was given."""
        given = self.given
        lists = [("gone", given.gone), ("tile_deck", given.tile_deck or []), ("removed", given.removed or [])]
        lists += [(f"players.{seat}.tiles", tiles) for seat, tiles in given.won.items()]
        named = [(f"{at}.{number}", tile) for at, tiles in lists for number, tile in enumerate(tiles)]
        rows = [(self.tables.row_ids[row], tile) for row, tile in given.row_tiles.items()]
        return [*((f"rows.{name}.tile", tile) for name, tile in rows if tile != EMPTY), *named]

    def _rows(self) -> None:
        """Put the cards in the rows; each row must be one that is not judged yet."""
        tables, state = self.tables, self.state
        for row, cards in self.given.rows.items():
            at, tile = f"rows.{tables.row_ids[row]}.cards", state.row_tiles[row]
            if cards and (tile == EMPTY or len(cards) >= tables.points[tile]):
                raise wrong(at, "there are as many cards as the tile takes, or no tile; it would have been judged")
            if tables.stop in [card & KIND for card in cards]:
                raise wrong(at, "beside a Stop Card the tile would have been judged")
            if sum(bool(card & HIDDEN) for card in cards) > 1:
                raise wrong(at, "only one card may lie face down beside a tile")
            state.rows[row] = list(cards)

    def _cards(self) -> None:
        tables, state, given = self.tables, self.state, self.given
        free = tables.deck_of(state.arts)

        def take(kind: int, at: str) -> int:
            if kind not in free:
                raise wrong(at, f"there is no further {tables.card_ids[kind]} in this game")
            free.remove(kind)
            return kind

        size = tables.cards_in_hand[state.players]
        for row, cards in given.rows.items():
            for number, card in enumerate(cards):
                take(card & KIND, f"rows.{tables.row_ids[row]}.cards.{number}")
        for number, card in enumerate(given.discards):
            take(card & KIND, f"discards.{number}")
        state.discards = list(given.discards)
        if state.discards and state.discards[-1] >> SEAT:
            raise wrong(f"discards.{len(state.discards) - 1}", "the card on top of the discards was seen by all")
        for seat, hand in given.hands.items():
            if len(hand) != size:
                raise wrong(f"players.{seat}.hand", f"a hand has {size} cards")
            state.hands[seat] = sorted(take(kind, f"players.{seat}.hand") for kind in hand)
        coming = [take(kind, "deck") for kind in given.deck or ()]
        for seat in range(state.players):
            if seat not in given.hands:
                hand = [free[(seat + step * state.players) % len(free)] for step in range(size)]
                state.hands[seat] = sorted(take(kind, f"players.{seat}.hand") for kind in _spread(free, size, hand))
        if given.deck is not None:
            # What is said to lie in the deck is all of it; the rest was discarded before.
            state.discards = [*free, *state.discards]
            state.deck = coming[::-1]
        else:
            state.deck = free[::-1]

    def _specials(self) -> None:
        """Mark the special cards as used by which a card lies face down, or was thrown away."""
        state, given = self.state, self.given
        used = [("hiding", given.hidings, given.hiders()), ("shuffle", given.shuffles, given.throwers())]
        for name, said, seats in used:
            for seat in seats:
                if said.get(seat):
                    raise wrong(f"players.{seat}.{name}", "a card on the table tells that it has been used")
        state.hidings = [int(given.hidings.get(seat, seat not in given.hiders())) for seat in range(state.players)]
        state.shuffles = [int(given.shuffles.get(seat, seat not in given.throwers())) for seat in range(state.players)]

    def _history(self) -> list[int]:
        return [card | self.state.row_tiles[row] << TILE for row, cards in enumerate(self.state.rows) for card in cards]


def _served(masters: list[int], open_seats: list[int], free: list[int]) -> list[int]:
    """Return the masters, those left over given out so that as few as can be serve themselves."""
    best, fewest = masters, len(masters) + 1
    for turn in range(max(1, len(free))):
        given = dict(zip(open_seats, free[turn:] + free[:turn], strict=True))
        tried = [given.get(seat, master) for seat, master in enumerate(masters)]
        own = sum(given.get(seat) == seat for seat in open_seats)
        if own < fewest:
            best, fewest = tried, own
    return best


def _spread(free: list[int], size: int, wanted: list[int]) -> list[int]:
    """Return `size` cards of those that are free, the wanted ones as far as they are there."""
    left, found = list(free), []
    for kind in wanted:
        if kind in left:
            left.remove(kind)
            found.append(kind)
    while len(found) < size:
        found.append(left.pop(0))
    return found
