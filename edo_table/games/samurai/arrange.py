"""Positions of Samurai from a few facts: what is not said is filled in so that a sound position results.

The form of the facts is that of `position`; docs/scenarios.md explains it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from edo_table.engine.facts import wrong
from edo_table.games.samurai.capture import END_REASONS, NOBODY, lay, strongest
from edo_table.games.samurai.emptied import Emptied, counts_said
from edo_table.games.samurai.given import EMPTY, Given, Reader
from edo_table.games.samurai.options import legal_codes
from edo_table.games.samurai.soundness import invariants
from edo_table.games.samurai.state import (
    CHOOSE,
    END_KIND_GONE,
    END_NOT,
    END_STUCK,
    END_TIES,
    FIGURES,
    MOVE,
    OVER,
    SET_UP,
    SWAP,
    TAKEN_ASIDE,
    TURN,
    SamuraiState,
)
from edo_table.games.samurai.tables import AT_SEA, ON_LAND, REPLACES, SWAPS, Tables


def arrange(tables: Tables, state: SamuraiState, facts: Mapping[str, Any]) -> SamuraiState:
    """Return the position with these facts, made in `state`, which holds an empty board; raises BadPosition."""
    given = Reader(tables).read(facts)
    _Arranger(tables, state, given).run()
    problems = invariants(tables, state)
    if not problems and state.stack[-1][0] != OVER and not legal_codes(tables, state):
        problems.append("nobody can do anything, but the game is not over")
    if problems:
        raise wrong("", problems[0])
    return state


class _Arranger:
    def __init__(self, tables: Tables, state: SamuraiState, given: Given) -> None:
        self.tables, self.board, self.state, self.given = tables, tables.board, state, given
        self.free = [list(tables.full_set) for _ in range(state.players)]
        """By seat: tokens that have no place yet, ascending."""
        if given.start is not None:
            state.start = given.start
        self.seat = state.start if given.seat is None else given.seat
        """Who decides."""

    def run(self) -> None:
        given = self.given
        self._lay_given()
        for seat, kinds in given.hands.items():
            self._take(seat, kinds, f"players.{seat}.hand")
        for seat, kinds in given.supplies.items():
            self._take(seat, kinds, f"players.{seat}.supply")
        for seat, kinds in given.gone.items():
            self._take(seat, kinds, f"players.{seat}.gone")
        if given.step in (CHOOSE, SET_UP):
            self._set_up_figures()
        else:
            self._figures()
        self._turn()
        for seat in range(self.state.players):
            self._tokens_of(seat)
        self._stack()

    # ---- tokens ----------------------------------------------------------------------------------------------------

    def _take(self, seat: int, kinds: list[int], at: str) -> None:
        for kind in kinds:
            if kind not in self.free[seat]:
                raise wrong(at, f"seat {seat} has no further {self.tables.token_ids[kind]}")
            self.free[seat].remove(kind)

    def _lay_given(self) -> None:
        given, tables = self.given, self.tables
        if given.lifted is not None:
            kind, space = given.lifted
            self._take(self.seat, [kind], "lifted.token")
            exchange = 1 + self.seat * tables.kinds + tables.deed.index(REPLACES)
            if given.tokens.setdefault(space, exchange) != exchange:
                raise wrong("lifted.space", "the exchange of the seat that decides lies where the token was lifted")
        for space, token in given.tokens.items():
            if token == EMPTY:
                continue
            if given.step in (CHOOSE, SET_UP):
                raise wrong("board", "tokens are laid after the set-up")
            seat, kind = divmod(token - 1, tables.kinds)
            self._take(seat, [kind], f"board.{self.board.spaces[space]}")
            lay(tables, self.state, seat, kind, space)

    def _tokens_of(self, seat: int) -> None:
        """Give every token of a seat that has no place yet one: hand, supply, board."""
        state, given, free = self.state, self.given, self.free[seat]
        state.gone[seat] = list(given.gone.get(seat, ()))
        if seat in given.hands:
            hand = given.hands[seat]
        else:
            hand = free[: self._hand_size(seat)]
            swap = self.tables.deed.index(SWAPS) if SWAPS in self.tables.deed else -1
            if given.step == SWAP and seat == self.seat and swap in free and swap not in hand:
                hand = [*hand[:-1], swap]
            for kind in hand:
                free.remove(kind)
        state.hands[seat] = sorted(hand)
        if seat in given.supplies:
            state.bags[seat] = given.supplies[seat][::-1]
            for kind in list(free):
                self._lay_somewhere(seat, kind)
        elif given.step == CHOOSE:
            state.bags[seat] = free[:]
        else:
            state.bags[seat] = free[::-1]

    def _hand_size(self, seat: int) -> int:
        full = self.tables.hand_size
        if self.given.step == CHOOSE:
            order = [(self.state.start + step) % self.state.players for step in range(self.state.players)]
            return full if order.index(seat) < order.index(self.seat) else 0
        return max(0, full - self.state.played) if seat == self.seat else full

    def _lay_somewhere(self, seat: int, kind: int) -> None:
        """Lay a token that is neither in hand nor supply where it closes nothing and influences as little as can be."""
        tables, state = self.tables, self.state
        if tables.deed[kind] == SWAPS and seat not in self.given.gone:
            state.gone[seat].append(kind)
            return
        spaces = self.board.sea if tables.deed[kind] == AT_SEA else self.board.land
        fit = [
            space
            for space in spaces
            if not state.tokens[space] and space not in self.given.tokens and self._closes_nothing(space)
        ]
        if tables.deed[kind] == SWAPS or not fit:
            detail = f"there is no place for {tables.token_ids[kind]}; leave hand or supply out to have it there"
            raise wrong(f"players.{seat}", detail)
        space = min(fit, key=lambda space: (self._effect(kind, space), space))
        lay(tables, state, seat, kind, space)

    def _closes_nothing(self, space: int) -> bool:
        is_land = self.board.kind[space] == "land"
        towns = self.board.adjacent_settlements[space]
        return not is_land or all(self.state.open[town] > 1 for town in towns if self.state.figures[town])

    def _effect(self, kind: int, space: int) -> int:
        """Return how much a token would count for figures that stand around a space."""
        figures = self.state.figures
        return self.tables.strength[kind] * sum(
            figures[town] >> figure & 1
            for town in self.board.adjacent_settlements[space]
            for figure in self.tables.influences[kind]
        )

    # ---- figures ---------------------------------------------------------------------------------------------------

    def _set_up_figures(self) -> None:
        state, given, places = self.state, self.given, self.board.places
        if given.taken or any(given.aside or ()) or any(map(any, given.captured.values())):
            raise wrong("taken", "nothing is captured during the set-up")
        for town, mask in given.figures.items():
            state.figures[town] = mask
        is_open_city = any(size == 2 and state.figures[town].bit_count() < 2 for town, size in enumerate(places))
        for town, size in enumerate(places):
            name = f"figures.{self.board.spaces[self.board.settlements[town]]}"
            mask = state.figures[town]
            if size == FIGURES and mask.bit_count() < FIGURES:
                raise wrong(name, "the capital has its three figures from the beginning")
            if mask and size < FIGURES and (given.step == CHOOSE or (size == 1 and is_open_city)):
                raise wrong(name, "it is not yet filled at this step")
        for figure in range(FIGURES):
            standing = sum(mask >> figure & 1 for mask in state.figures)
            state.supply[figure] = self.board.figures_each - standing
            if state.supply[figure] < 0:
                raise wrong("figures", f"there are only {self.board.figures_each} {self.tables.figure_ids[figure]}")
        if given.step == SET_UP and not any(state.supply):
            raise wrong("figures", "every figure is placed, so the turns begin")
        if given.step == SET_UP and given.seat is None:
            placed = sum(mask.bit_count() for mask in state.figures) - FIGURES
            self.seat = (state.start + placed) % state.players

    def _figures(self) -> None:
        """Decide what stands where, fill the land around emptied settlements, and who took what."""
        state, given = self.state, self.given
        state.supply = [0] * FIGURES
        gone = counts_said(given)
        for figure, count in enumerate(gone):
            if count > self.board.figures_each:
                name = self.tables.figure_ids[figure]
                raise wrong("players", f"{count} {name} are gone, but there are only {self.board.figures_each}")
        closed, kinds = Emptied(self.tables, given, gone).find()
        for town, mask in enumerate(kinds):
            state.figures[town] = 0 if town in closed else mask
        for town in sorted(closed):
            for space in self.board.land_neighbours[town]:
                if not state.tokens[space]:
                    self._fill(space)
        self._attribute(closed, kinds)
        for figure in range(FIGURES):
            state.left[figure] = sum(mask >> figure & 1 for mask in state.figures)

    def _fill(self, space: int) -> None:
        """Lay some token on a land space that must be filled: the weakest for what stands around it."""
        tables = self.tables
        rows = [
            (self._effect(kind, space), -len(self.free[seat]), tables.strength[kind], seat, kind)
            for seat in range(self.state.players)
            for kind in sorted(set(self.free[seat]))
            if tables.deed[kind] in (ON_LAND, REPLACES)
        ]
        if not rows:
            raise wrong("players", "there are not enough tokens to surround all settlements that were emptied")
        _, _, _, seat, kind = min(rows)
        self.free[seat].remove(kind)
        lay(tables, self.state, seat, kind, space)

    def _attribute(self, closed: set[int], kinds: list[int]) -> None:
        """Say who took each figure that is gone: as given, else whoever is the strongest there now."""
        state, given = self.state, self.given
        owed = {seat + 1: counts[:] for seat, counts in given.captured.items()}
        if given.aside is not None:
            owed[TAKEN_ASIDE] = given.aside[:]
        for place, taker in given.taken.items():
            state.taken[place] = taker
            if taker in owed:
                owed[taker][place % FIGURES] -= 1
        for figure in range(FIGURES):
            places = [
                town * FIGURES + figure
                for town in sorted(closed)
                if kinds[town] >> figure & 1 and not state.taken[town * FIGURES + figure]
            ]
            self._share_out(places, owed)
        for place, taker in enumerate(state.taken):
            if taker == TAKEN_ASIDE:
                state.aside[place % FIGURES] += 1
            elif taker:
                state.captured[(taker - 1) * FIGURES + place % FIGURES] += 1
        for taker, counts in owed.items():
            if any(counts):
                at = "aside" if taker == TAKEN_ASIDE else f"players.{taker - 1}.captured"
                raise wrong(at, "does not agree with the settlements that are empty, or with `taken`")

    def _share_out(self, places: list[int], owed: dict[int, list[int]]) -> None:
        """Name the takers of one kind's figures; `owed` is what each of those with a given number still lacks."""
        taken = self.state.taken
        leaders = {place: self._leader(place) for place in places}
        for place in places:
            leader, figure = leaders[place], place % FIGURES
            if leader in owed and owed[leader][figure] > 0:
                owed[leader][figure] -= 1
                taken[place] = leader
        # Those whose strongest seat may have any number come last, so that they are the ones left over.
        rest = sorted((place for place in places if not taken[place]), key=lambda place: leaders[place] not in owed)
        for place in rest:
            lacking = [taker for taker, counts in owed.items() if counts[place % FIGURES] > 0]
            if lacking:
                owed[lacking[0]][place % FIGURES] -= 1
                taken[place] = lacking[0]
                continue
            others = [seat + 1 for seat in range(self.state.players) if seat + 1 not in owed]
            others += [TAKEN_ASIDE] if TAKEN_ASIDE not in owed else []
            if not others:
                settlement = self.board.spaces[self.board.settlements[place // FIGURES]]
                raise wrong(f"figures.{settlement}", "it is empty, but nobody has its figures")
            taken[place] = leaders[place] if leaders[place] in others else others[0]

    def _leader(self, place: int) -> int:
        seat = strongest(self.state, *divmod(place, FIGURES))
        return TAKEN_ASIDE if seat == NOBODY else seat + 1

    # ---- the turn --------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        state, given, numbers = self.state, self.given, self.given.numbers
        is_set_up = given.step in (CHOOSE, SET_UP)
        state.ply = numbers.get("ply", 0)
        state.round = numbers.get("round", 0 if is_set_up else 1)
        offset = (self.seat - state.start) % state.players
        default = 0 if is_set_up else max(0, state.round - 1) * state.players + offset + 1
        state.turn = numbers.get("turn", default)
        state.passes = numbers.get("passes", 0)
        self._ending()
        is_used = given.step == MOVE
        played = 1 if is_used or given.plain_used or (given.step == TURN and state.ending != END_NOT) else 0
        state.played = numbers.get("played", played)
        state.plain_used = int(is_used if given.plain_used is None else given.plain_used)

    def _ending(self) -> None:
        state, given = self.state, self.given
        possible = []
        if given.step not in (CHOOSE, SET_UP):
            if 0 in state.left:
                possible.append(END_KIND_GONE)
            if sum(state.aside) >= self.tables.ties_to_end:
                possible.append(END_TIES)
        if given.step == OVER:
            possible.append(END_STUCK)
        state.ending = given.ending if given.ending is not None else (possible or [END_NOT])[0]
        if given.ending is not None and given.ending not in possible:
            raise wrong("ending", f"this position does not end because of: {END_REASONS[given.ending]}")
        if given.step == OVER and given.ending is None and state.ending == END_STUCK:
            raise wrong("step", "nothing ends the game here; say `ending: stuck` if nobody can play")

    def _stack(self) -> None:
        state, given, seat = self.state, self.given, self.seat
        if given.step == OVER:
            state.stack = [(OVER, -1)]
        elif given.step == CHOOSE:
            order = [(state.start + step) % state.players for step in range(state.players)]
            state.stack = [(CHOOSE, other) for other in reversed(order[order.index(seat) :])]
        elif given.step == SET_UP:
            state.stack = [(SET_UP, seat)]
        else:
            state.stack = [(TURN, seat)]
            if given.lifted is not None:
                state.stack.append((MOVE, seat, *given.lifted))
            if given.swapping is not None:
                self._check_swapping(*given.swapping)
                state.stack.append((SWAP, seat, *given.swapping))

    def _check_swapping(self, figure: int, town: int) -> None:
        state = self.state
        if not state.figures[town] >> figure & 1:
            raise wrong("swapping", f"no {self.tables.figure_ids[figure]} stands there")
        if all(self.tables.deed[kind] != SWAPS for kind in state.hands[self.seat]):
            raise wrong(f"players.{self.seat}.hand", "the seat that exchanges figures holds the token for it")


__all__ = ["arrange"]
