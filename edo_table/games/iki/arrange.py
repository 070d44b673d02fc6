"""Positions of IKI from a few facts: what is not said is filled in so that a sound position results.

The form of the facts is that of `position`; docs/scenarios.md explains it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from edo_table.engine.facts import wrong
from edo_table.games.iki.calendar import LAST_MONTH, MONTHS_A_SEASON, market_season, season_of, seen_of
from edo_table.games.iki.chance import set_fires
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.effects import own_characters, put_card
from edo_table.games.iki.given import Given, Reader
from edo_table.games.iki.goods import COUNT, RICE
from edo_table.games.iki.pending import Pending
from edo_table.games.iki.soundness import invariants
from edo_table.games.iki.state import (
    BEGIN,
    CHARM,
    EMPTY,
    HIRE,
    HUNGER,
    JOKER,
    MOVE,
    NEUTRAL,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OVER,
    PERKS,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import NO_PERK, SPACES, Tables


def arrange(tables: Tables, state: IkiState, facts: Mapping[str, Any]) -> IkiState:
    """Return the position with these facts, made in `state`, which holds a bare board; raises BadPosition."""
    given = Reader(tables, state.players).read(facts)
    Arranger(tables, state, given).run()
    problems = invariants(tables, state)
    if problems:
        raise wrong("", problems[0])
    return state


T = TypeVar("T", bound=Tables)
S = TypeVar("S", bound=IkiState)
G = TypeVar("G", bound=Given)


class Arranger(Generic[T, S, G]):
    """Makes a position in a state that holds a bare board."""

    def __init__(self, tables: T, state: S, given: G) -> None:
        self.tables, self.state, self.given = tables, state, given

    def run(self) -> None:
        """Change the state; raises BadPosition where what is given contradicts itself."""
        state, given = self.state, self.given
        state.start = given.start
        state.ply, state.turn = given.numbers.get("ply", 0), given.numbers.get("turn", 1)
        self._refuse_doubles()
        state.month = self._month()
        self._board()
        self._players()
        self._order()
        self._blocked()
        self._pending()
        self._fed()
        self._row_and_decks()
        self._market_and_offer()
        self._blocks()
        set_fires(self.tables, state, given.fires)

    def _pending(self) -> None:
        Pending(self.tables, self.state, self.given).set()

    # ---- cards and the month ---------------------------------------------------------------------------------------

    def _named(self) -> Iterator[tuple[str, int]]:
        """Every character that is named outside the decks, with its place in what was given."""
        tables, given = self.tables, self.given
        for stall, laid in given.board.items():
            if laid is not None and tables.is_character(laid.card):
                yield f"board.{tables.stall_ids[stall]}", laid.card
        for number, (card, _) in enumerate(given.row or ()):
            yield f"row.{number}", card
        for seat, player in enumerate(given.players):
            for number, card in enumerate(player.retired):
                yield f"players.{seat}.retired.{number}", card

    def _unseen(self) -> Iterator[tuple[str, int]]:
        """Every character that is named face down, with its place in what was given."""
        for season, cards in self.given.decks.items():
            for number, card in enumerate(cards):
                yield f"decks.{SEASONS[season]}.{number}", card

    def _tokens(self) -> Iterator[tuple[str, int]]:
        """Every token that is named, with its place in what was given."""
        for seat, player in enumerate(self.given.players):
            for number, token in enumerate(player.tokens):
                yield f"players.{seat}.tokens.{number}", token

    def _refuse_doubles(self) -> None:
        tables, given = self.tables, self.given
        for season, cards in given.decks.items():
            for number, card in enumerate(cards):
                if card not in tables.season_decks[season]:
                    raise wrong(f"decks.{SEASONS[season]}.{number}", f"{tables.card_ids[card]} is of another season")
        refuse_doubles([*self._named(), *self._unseen()], tables.card_ids)
        refuse_doubles(self._tokens(), tables.token_ids)

    def _month(self) -> int:
        """Return the month that is given, or the first that fits the step, the cards and the tokens."""
        if self.given.month is not None:
            problem = self._misfit(self.given.month)
            if problem is not None:
                raise wrong(*problem)
            return self.given.month
        first: tuple[str, str] | None = None
        for month in range(NEW_YEARS_DAY + 1):
            problem = self._misfit(month)
            if problem is None:
                return month
            # The reason that is worth telling is that of the months in which the step can be.
            first = problem if problem[0] != "month" or first is None else first
        assert first is not None
        raise wrong(*first)

    def _misfit(self, month: int) -> tuple[str, str] | None:
        """Return where and why a month does not fit, None when it does."""
        tables, given = self.tables, self.given
        if not self._goes(month):
            return "month", f"this step is not one of month {month}"
        season = season_of(month + 1 if self._is_payday() else month)
        seen: Counter[int] = Counter()
        for at, card in self._named():
            which = next((n for n, deck in enumerate(tables.season_decks) if card in deck), None)
            if which is None:
                continue
            seen[which] += 1
            if seen[which] > seen_of(tables, which, month):
                return at, f"{tables.card_ids[card]}, or another card of its season, is not revealed by month {month}"
        for number, (card, _) in enumerate(given.row or ()):
            if not self._looks_for_work(card, season, month):
                return f"row.{number}", f"{tables.card_ids[card]} does not look for work in month {month}"
        for which, cards in given.decks.items():
            if len(cards) > tables.deck_sizes[which] - max(seen[which], seen_of(tables, which, month)):
                return f"decks.{SEASONS[which]}", f"so many cards do not lie there in month {month}"
        for at, token in self._tokens():
            if tables.token_season[token] > season:
                return at, f"{tables.token_ids[token]} is not sold by month {month}"
        return None

    def _goes(self, month: int) -> bool:
        """Return whether the step can be in a month."""
        given = self.given
        if given.step == BEGIN:
            return month == 0
        if given.step in (NEW_YEAR, JOKER, OVER):
            return month == NEW_YEARS_DAY
        if not 0 < month < NEW_YEARS_DAY:
            is_turn = given.step not in (WAY, HIRE, MOVE, NEUTRAL_CARD, HUNGER, CHARM)
            return month == NEW_YEARS_DAY and is_turn
        if given.waiting:
            return False
        if given.step == CHARM:
            return month in self.tables.fire_months
        return not self._is_payday() or month % MONTHS_A_SEASON == 0

    def _is_payday(self) -> bool:
        """Return whether the step is one of Payday."""
        return self.given.step == HUNGER

    def _looks_for_work(self, card: int, season: int, month: int) -> bool:
        """Return whether a character may lie in the row."""
        return card in self.tables.season_decks[season]

    def _board(self) -> None:
        tables, state, given = self.tables, self.state, self.given
        for stall, laid in given.board.items():
            if laid is None:
                continue
            at = f"board.{tables.stall_ids[stall]}"
            if laid.owner != NEUTRAL and not state.kobuns[laid.owner]:
                raise wrong(at, f"seat {laid.owner} has no Kobun left for this card")
            put_card(state, stall, laid.card, laid.owner)
            state.experience[stall] = laid.experience
            if tables.is_character(laid.card) and laid.experience >= tables.people[laid.card].experience:
                raise wrong(f"{at}.experience", "with so much experience the character has retired")

    # ---- players ---------------------------------------------------------------------------------------------------

    def _players(self) -> None:
        tables, state, given = self.tables, self.state, self.given
        for seat, player in enumerate(given.players):
            for good, amount in player.goods.items():
                state.goods[seat * COUNT + good] = amount
            state.levels[seat] = player.level or 0
            if state.levels[seat] > tables.content.numbers.firefighting_most:
                most = tables.content.numbers.firefighting_most
                raise wrong(f"players.{seat}.firefighting", f"the track ends at {most}")
            state.positions[seat] = player.place or 0
            state.retired[seat] = list(player.retired)
            state.bought[seat] = list(player.tokens)
            gave = Counter(tables.perk_of[card] for card in player.retired)
            gave.pop(NO_PERK, None)
            for perk in range(len(PERKS)):
                state.perks[seat * len(PERKS) + perk] = player.perks.get(perk, gave[perk])
            state.joker_types[seat] = list(player.joker_types or ())

    def _order(self) -> None:
        """A stack that is not said has the first player's marker on top, the others clockwise below it (S3)."""
        state, given = self.state, self.given
        clockwise = [(state.start + step) % state.players for step in range(state.players)]
        by_level = sorted(clockwise, key=lambda seat: -state.levels[seat])
        state.order = given.order if given.order is not None else by_level
        if sorted(state.order) != sorted(clockwise):
            raise wrong("order", "names each seat once")
        if sorted(state.order, key=lambda seat: -state.levels[seat]) != state.order:
            raise wrong("order", "a marker stands above one on a higher space")

    def _fed(self) -> None:
        """On Payday those before in the order have fed all their characters, who decides all but the hungry."""
        tables, state, given = self.tables, self.state, self.given
        if not self._is_payday():
            return
        decides = state.stack[-1][1]
        if RICE not in given.players[decides].goods:
            state.goods[decides * COUNT + RICE] = 0
        for seat in state.order[: state.order.index(decides) + 1]:
            hungry = self._hungry() if seat == decides else 0
            fed = given.players[seat].fed
            state.fed[seat] = len(own_characters(tables, state, seat)) - hungry if fed is None else fed
        if given.step == HUNGER and state.fed[decides] < 1:
            raise wrong("doing.hungry", "nobody chooses who goes hungry where nobody is fed")

    def _hungry(self) -> int:
        """Return how many characters on the board are not fed."""
        return self.given.hungry

    # ---- what lies beside the board --------------------------------------------------------------------------------

    def _row_and_decks(self) -> None:
        tables, state, given = self.tables, self.state, self.given
        named = {card for _, card in (*self._named(), *self._unseen())}
        has_row = self._has_row()
        if given.row and not has_row:
            raise wrong("row", "nobody is looking for work at this time")
        seen = {card for _, card in self._named()}
        for season, cards in enumerate(tables.season_decks):
            revealed = seen_of(tables, season, state.month)
            size = tables.deck_sizes[season] - revealed
            free = [card for card in cards if card not in named]
            if season == season_of(state.month) and has_row and given.row is None:
                out = sum(card in seen for card in cards)
                new = max(0, min(tables.content.numbers.cards_a_month, revealed - out))
                state.row, free = free[:new], free[new:]
                state.row_mon = [0] * new
            deck = list(given.decks.get(season, ()))
            deck += free[: size - len(deck)]
            state.decks[season] = deck[::-1]
        if given.row is not None:
            state.row = [card for card, _ in given.row]
            state.row_mon = [mon for _, mon in given.row]
        if given.step == BEGIN:
            state.starters = [card for card in tables.starters if card not in state.cards]

    def _has_row(self) -> bool:
        """Return whether characters may be looking for work at this time."""
        return 0 < self.state.month < NEW_YEARS_DAY and not self._is_payday()

    def _market_and_offer(self) -> None:
        tables, state, given = self.tables, self.state, self.given
        gone = {token for _, token in self._tokens()}
        state.market = [token for token in tables.season_tokens[market_season(state)] if token not in gone]
        built = {tables.building(card) for card in state.cards if card >= tables.characters}
        most = tables.content.numbers.buildings_on_offer - len(built)
        if given.offer is None:
            free = [building for building in range(len(tables.building_costs)) if building not in built]
            state.offer = self._usual_offer(free, max(0, most))
            return
        ids = tables.card_ids[tables.characters :]
        refuse_doubles([(f"offer.{number}", building) for number, building in enumerate(given.offer)], ids)
        for number, building in enumerate(given.offer):
            if building in built:
                raise wrong(f"offer.{number}", f"{ids[building]} is built")
        if len(given.offer) > most:
            raise wrong("offer", f"with those that are built there are more than {most + len(built)} buildings")
        state.offer = sorted(given.offer)

    def _usual_offer(self, free: list[int], count: int) -> list[int]:
        """Return the buildings on offer, if nothing is said of them."""
        return free[:count]

    # ---- blocking tiles --------------------------------------------------------------------------------------------

    def _blocked(self) -> None:
        """Unless it is said, the highest space that nobody has taken is blocked."""
        state, given = self.state, self.given
        has_tile = state.players == 2 and 0 < state.month < NEW_YEARS_DAY
        if given.blocked is not None and not has_tile:
            raise wrong("blocked", "spaces are blocked with two players, in the twelve months")
        if not has_tile:
            return
        taken = {player.ikizama for player in given.players}
        state.block = given.blocked if given.blocked is not None else max(set(range(1, len(SPACES))) - taken)

    def _blocks(self) -> None:
        state, given = self.state, self.given
        if given.blocks and state.players != 2:
            raise wrong("blocks", "spaces are blocked with two players only")
        if state.players != 2:
            return
        left = Counter(dict(self.tables.blocking_tiles))
        if state.block != EMPTY:
            left[state.block] -= 1
        coming = list(given.blocks or ())
        left.subtract(coming)
        for space, count in left.items():
            if count < 0:
                raise wrong("blocks", f"there are not so many tiles for the space {SPACES[space]}")
        needed = LAST_MONTH - state.month if state.month < NEW_YEARS_DAY else 0
        if len(coming) > needed:
            raise wrong("blocks", f"only {needed} tiles are still to come")
        while len(coming) < needed:  # the rest in turn, so that no space comes in a row
            space = max(sorted(left), key=lambda space: left[space])
            left[space] -= 1
            coming.append(space)
        state.blocks = coming[::-1]


def refuse_doubles(named: Iterable[tuple[str, int]], ids: Sequence[str]) -> None:
    """Raise BadPosition where something is named a second time; what is named comes with its place."""
    there: set[int] = set()
    for at, card in named:
        if card in there:
            raise wrong(at, f"{ids[card]} is there twice")
        there.add(card)
