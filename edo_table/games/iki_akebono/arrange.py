"""Positions of Akebono from a few facts: what is not said is filled in so that a sound position results.

The form of the facts is that of `position`; docs/scenarios.md explains it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from edo_table.engine.facts import wrong
from edo_table.games.iki.arrange import Arranger, refuse_doubles
from edo_table.games.iki.calendar import MONTHS_A_SEASON, market_season, season_of
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.state import BEGIN, EMPTY, JOKER, NEUTRAL, NEW_YEARS_DAY, OVER, START_AREA, TOKEN_KINDS
from edo_table.games.iki.state import HUNGER as IKI_HUNGER
from edo_table.games.iki.state import MOVE as IKI_MOVE
from edo_table.games.iki_akebono.components import is_ongoing
from edo_table.games.iki_akebono.given import AkebonoGiven, AkebonoReader
from edo_table.games.iki_akebono.pending import AkebonoPending
from edo_table.games.iki_akebono.position import COUNT, FIRE_PHASE, GRAND_MASTER, PAYDAY
from edo_table.games.iki_akebono.soundness import invariants
from edo_table.games.iki_akebono.state import (
    FIRE,
    FIRST_SPACE,
    HIRE_NOW,
    HUNGER,
    NAME_TYPE,
    PERMITS,
    RAISE_OTHER,
    RESCUE,
    SECOND_HIRE,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import TEA_BOAT, AkebonoTables
from edo_table.games.iki_akebono.year import has_grand_master


def arrange(tables: AkebonoTables, state: AkebonoState, facts: Mapping[str, Any]) -> AkebonoState:
    """Return the position with these facts, made in `state`, which holds a bare board; raises BadPosition."""
    given = AkebonoReader(tables, state.players).read(facts)
    AkebonoArranger(tables, state, given).run()
    problems = invariants(tables, state)
    if problems:
        raise wrong("", problems[0])
    return state


class AkebonoArranger(Arranger[AkebonoTables, AkebonoState, AkebonoGiven]):
    """Makes a position in a state that holds a bare board."""

    def run(self) -> None:
        given = self.given
        if given.step == RESCUE and given.cause is None:
            is_hunger = given.month is not None and given.month % MONTHS_A_SEASON == 0
            given.cause = HUNGER if is_hunger else FIRE
        super().run()
        self._tiles()
        self._master()
        self._posted()

    def _pending(self) -> None:
        AkebonoPending(self.tables, self.state, self.given).set()

    # ---- cards and the month ---------------------------------------------------------------------------------------

    def _unseen(self) -> Iterator[tuple[str, int]]:
        yield from super()._unseen()
        given = self.given
        for season, cards in given.box.items():
            for number, card in enumerate(cards):
                yield f"box.{SEASONS[season]}.{number}", card
        for name, cards in (("newcomers", given.newcomers), ("box.newcomers", given.box_newcomers)):
            for number, card in enumerate(cards):
                yield f"{name}.{number}", card

    def _tokens(self) -> Iterator[tuple[str, int]]:
        yield from super()._tokens()
        for seat, board in enumerate(self.given.boards):
            for number, token in enumerate(board.spent):
                yield f"players.{seat}.spent.{number}", token
        for number, token in enumerate(self.given.river or ()):
            yield f"river.{number}", token

    def _personalities(self) -> Iterator[tuple[str, int]]:
        """Every personality that is named, with its place in what was given."""
        given = self.given
        for seat, board in enumerate(given.boards):
            for number, one in enumerate(board.met):
                yield f"players.{seat}.met.{number}", one
        for number, one in enumerate(given.bridge or ()):
            yield f"bridge.{number}", one
        for season, people in given.personalities.items():
            for number, one in enumerate(people):
                yield f"personalities.{SEASONS[season]}.{number}", one

    def _refuse_doubles(self) -> None:
        super()._refuse_doubles()
        tables, given = self.tables, self.given
        refuse_doubles(self._personalities(), tables.personality_ids)
        for season, cards in given.box.items():
            for number, card in enumerate(cards):
                if card not in tables.season_decks[season]:
                    raise wrong(f"box.{SEASONS[season]}.{number}", f"{tables.card_ids[card]} is of another season")
        for season, people in given.personalities.items():
            for number, one in enumerate(people):
                if tables.personalities[one].season != season:
                    at = f"personalities.{SEASONS[season]}.{number}"
                    raise wrong(at, f"{tables.personality_ids[one]} is of another season")
        in_game: dict[int, str] = {}
        in_box: dict[int, str] = {}
        for at, card in (*self._named(), *self._unseen()):
            if not tables.is_newcomer(card):
                continue
            of_month = in_box if at.startswith("box.") else in_game
            if tables.month_of[card] in of_month:
                where = "in the box" if of_month is in_box else "in the game"
                raise wrong(at, f"one New Character of month {tables.month_of[card]} is {where}, not both")
            of_month[tables.month_of[card]] = at

    def _misfit(self, month: int) -> tuple[str, str] | None:
        tables, given = self.tables, self.given
        misfit = super()._misfit(month)
        if misfit is not None:
            return misfit
        for at, card in self._named():
            if tables.month_of[card] > month:
                return at, f"{tables.card_ids[card]} is not revealed by month {month}"
        for number, card in enumerate(given.newcomers, 1):
            if tables.month_of[card] != month + number:
                return f"newcomers.{number - 1}", f"{tables.card_ids[card]} is not the New Character of that month"
        season = season_of(month + 1 if self._is_payday() else month)
        for at, one in self._personalities():
            if at.startswith("players.") and tables.personalities[one].season > season:
                return at, f"{tables.personality_ids[one]} is not met by month {month}"
        for number, one in enumerate(given.bridge or ()):
            if tables.personalities[one].season != season:
                return f"bridge.{number}", f"{tables.personality_ids[one]} is not on the bridge in month {month}"
        for season_given, people in given.personalities.items():
            if people and season_given <= season:
                at = f"personalities.{SEASONS[season_given]}"
                return at, f"they are revealed by month {month}"
        return None

    def _goes(self, month: int) -> bool:
        given = self.given
        if given.step == NAME_TYPE and given.during == COUNT:
            return month == NEW_YEARS_DAY
        if not super()._goes(month):
            return False
        is_new_year = month == NEW_YEARS_DAY
        moves = any(step.step == IKI_MOVE for step in given.next or ())
        if is_new_year and (moves or given.step in (FIRST_SPACE, SECOND_HIRE, HIRE_NOW, RAISE_OTHER, RESCUE)):
            return False
        if given.step == NAME_TYPE and given.during in (GRAND_MASTER, FIRE_PHASE):
            return not is_new_year and (given.during == GRAND_MASTER or month in self.tables.fire_months)
        if given.step == RESCUE and given.cause == FIRE:
            return month in self.tables.fire_months
        return not (self._is_payday() and is_new_year)

    def _is_payday(self) -> bool:
        given = self.given
        is_hunger = given.step == RESCUE and given.cause == HUNGER
        return is_hunger or super()._is_payday() or (given.step == NAME_TYPE and given.during == PAYDAY)

    def _hungry(self) -> int:
        given = self.given
        is_asked = given.step == RESCUE
        hungry = given.hungry if given.step == IKI_HUNGER else given.still_hungry
        return hungry + len(given.starving) + is_asked

    def _looks_for_work(self, card: int, season: int, month: int) -> bool:
        return super()._looks_for_work(card, season, month) or self.tables.month_of[card] == month

    # ---- players, boats and types ----------------------------------------------------------------------------------

    def _players(self) -> None:
        super()._players()
        tables, state, given = self.tables, self.state, self.given
        for seat, board in enumerate(given.boards):
            at = f"players.{seat}"
            if board.trade > tables.content.trade.most:
                raise wrong(f"{at}.trade", f"the track ends at {tables.content.trade.most}")
            state.trade[seat] = board.trade
            state.boat_tokens[seat] = board.boat_tokens
            state.met[seat] = list(board.met)
            state.spent[seat] = list(board.spent)
            for card, kind in board.named.items():
                if card not in state.retired[seat]:
                    raise wrong(f"{at}.named.{tables.card_ids[card]}", "it has not retired to this seat")
                state.named[tables.open_characters.index(card)] = kind
            if any(tables.people[card].token == "policeman" for card in state.retired[seat]) and not self._is_counted():
                self._bring(seat, tables.policeman_token)
        self._permits()
        self._boats()

    def _bring(self, seat: int, token: int) -> None:
        """Give a seat the token that its retired character must have brought."""
        if token not in self.state.bought[seat]:
            self.state.bought[seat].append(token)

    def _is_counted(self) -> bool:
        """Return whether the year is over, so that characters have come from the board without their tokens."""
        given = self.given
        if given.step == NAME_TYPE:
            return given.during == COUNT
        return self.state.month == NEW_YEARS_DAY and given.step in (JOKER, OVER)

    def _permits(self) -> None:
        """Unless it is said, seats have the special tokens that their characters and personalities brought."""
        tables, state = self.tables, self.state
        for seat, board in enumerate(self.given.boards):
            for permit, name in enumerate(PERMITS):
                has = 0
                if not self._is_counted():
                    has = sum(tables.people[card].token == name for card in state.retired[seat])
                for one in state.met[seat]:
                    now = tables.personalities[one].now
                    has += now is not None and now.token == name
                state.permits[seat * len(PERMITS) + permit] = board.permits.get(permit, has)

    def _boats(self) -> None:
        """Boats with an owner lie in the river: on their wave, or the first one that is free."""
        tables, state, given = self.tables, self.state, self.given
        for boat, said in given.boats.items():
            at = f"boats.{tables.boat_ids[boat]}"
            if boat == TEA_BOAT:
                if said.owner != NEUTRAL:
                    raise wrong(f"{at}.owner", "this boat is nobody's")
            elif said.wave is not None and said.owner == NEUTRAL:
                raise wrong(f"{at}.owner", "must be said of a boat in the river")
            state.sides[boat] = said.side or 0
            state.sailors[boat] = said.owner
            if said.owner != NEUTRAL and state.sailors.count(said.owner) > tables.content.numbers.sailors:
                raise wrong(f"{at}.owner", f"seat {said.owner} has no Sailor left for this boat")
            if said.wave is not None:
                self._float(boat, said.wave, f"{at}.wave")
        for boat, owner in enumerate(state.sailors):
            if boat not in state.waves and (owner != NEUTRAL or boat == TEA_BOAT):
                own = tables.own_wave[boat]
                free = [own] if own >= 0 else [wave for wave in tables.free_waves if state.waves[wave] == EMPTY]
                self._float(boat, free[0], f"boats.{tables.boat_ids[boat]}.wave")

    def _float(self, boat: int, wave: int, at: str) -> None:
        tables, state = self.tables, self.state
        own = tables.own_wave[boat]
        if wave != own if own >= 0 else wave not in tables.free_waves:
            raise wrong(at, f"the {tables.boat_ids[boat]} does not belong on wave {wave + 1}")
        if state.waves[wave] != EMPTY:
            raise wrong(at, f"the {tables.boat_ids[state.waves[wave]]} lies there")
        state.waves[wave] = boat

    def _fed(self) -> None:
        super()._fed()
        if self._is_payday() and min(self.state.fed) < 0:
            raise wrong("doing", "more characters go hungry than there are")

    # ---- City board, river and bridge ------------------------------------------------------------------------------

    def _row_and_decks(self) -> None:
        super()._row_and_decks()
        tables, state, given = self.tables, self.state, self.given
        self._newcomers()
        named = {card for _, card in self._named()} | {card for deck in state.decks for card in deck} | set(state.row)
        for season, cards in enumerate(tables.season_decks):
            boxed = list(given.box.get(season, ()))
            size = len(cards) - tables.deck_sizes[season]
            if len(boxed) > size:
                raise wrong(f"box.{SEASONS[season]}", f"{size} characters of a season are in the box")
            free = [card for card in cards if card not in named and card not in boxed]
            state.unused[season] = sorted((*boxed, *free[len(free) - size + len(boxed) :]))
        if given.row is not None:
            state.row.sort(key=self._place_in_row)
            mon = dict(given.row)
            state.row_mon = [mon[card] for card in state.row]

    def _place_in_row(self, card: int) -> int:
        """Who waited comes first, the New Character last."""
        return 2 if self.tables.is_newcomer(card) else 1 - bool(dict(self.given.row or ())[card])

    def _newcomers(self) -> None:
        """The New Character of the month is looking for work, unless it is named elsewhere or the row is given."""
        tables, state, given = self.tables, self.state, self.given
        seen = {card for _, card in self._named()}
        for month, cards in enumerate(tables.newcomers, 1):
            named = [card for card in cards if card in seen or card in given.newcomers]
            left = [card for card in cards if card not in given.box_newcomers]
            drawn = named[0] if named else left[0]
            state.unused_newcomers += [card for card in cards if card != drawn]
            if month > state.month:
                state.newcomers.insert(0, drawn)
            elif month == state.month and self._has_row() and given.row is None and drawn not in seen:
                state.row.append(drawn)
                state.row_mon.append(0)

    def _market_and_offer(self) -> None:
        super()._market_and_offer()
        tables, state, given = self.tables, self.state, self.given
        season = tables.season_tokens[market_season(state)]
        for kind, name in enumerate(TOKEN_KINDS):
            of_kind = [token for token in season if tables.token_kind[token] == kind]
            river = [token for token in given.river or () if tables.token_kind[token] == kind]
            left = [token for token in of_kind if token in state.market]
            if len(river) > 1:
                raise wrong("river", f"one {name} lies in the river")
            if not river and left and len(of_kind) > 1 and (given.river is None or left == of_kind):
                river = left[-1:]  # the others are on the market, which has no place for all
            state.river += river
        state.river.sort()
        state.market = [token for token in state.market if token not in state.river]
        self._bridge()

    def _usual_offer(self, free: list[int], count: int) -> list[int]:
        tables, numbers = self.tables, self.tables.content.numbers
        built = [tables.building(card) for card in self.state.cards if card >= tables.characters]
        left = numbers.ongoing_buildings - sum(is_ongoing(tables.content.buildings[number]) for number in built)
        offer: list[int] = []
        for building in free:
            is_one = is_ongoing(tables.content.buildings[building])
            if len(offer) < count and (left > 0 or not is_one):
                offer.append(building)
                left -= is_one
        return offer

    def _bridge(self) -> None:
        """So many personalities are on the bridge as nobody has met, and so many will be in each later season."""
        tables, state, given = self.tables, self.state, self.given
        now, number = market_season(state), tables.content.numbers.personalities_a_season
        named = {one for _, one in self._personalities()}
        for season, people in enumerate(tables.season_personalities):
            free = [one for one in people if one not in named]
            met = sum(one in people for board in given.boards for one in board.met)
            if season == now:
                usual = free[: max(0, number - met)]
                state.bridge = sorted(usual if given.bridge is None else given.bridge)
                if len(state.bridge) > number or len(state.bridge) + met < number:
                    raise wrong("bridge", f"{number} were revealed, who are on the bridge or were met")
            elif season > now:
                coming = given.personalities.get(season, [])
                state.to_come[season] = sorted((*coming, *free[: max(0, number - len(coming))]))

    # ---- what lies beside the board --------------------------------------------------------------------------------

    def _tiles(self) -> None:
        """Until all have begun, a tile lies on each character to begin with."""
        tables, state, given = self.tables, self.state, self.given
        if given.step != BEGIN:
            if given.tiles:
                raise wrong("tiles", "they lie on the characters to begin with before the first month")
            return
        rest = [tile for tile in range(len(tables.content.tiles)) if tile not in given.tiles.values()]
        for card in tables.starters:
            tile = given.tiles.get(card)
            if tile in state.tiles:
                raise wrong(f"tiles.{tables.card_ids[card]}", "each tile lies on one character")
            state.tiles.append(rest.pop(0) if tile is None else tile)

    def _master(self) -> None:
        """After its first walk the Grand Master is on the street."""
        state, given = self.state, self.given
        if not has_grand_master(state):
            if given.master:
                raise wrong("master", "the Grand Master does not play")
            return
        if state.month > 1 or (given.step == NAME_TYPE and given.during == GRAND_MASTER):
            state.master = given.master or START_AREA + 1
        elif given.master:
            raise wrong("master", "the Grand Master has not walked yet")

    def _posted(self) -> None:
        """Unless it is said, at the end of the year Kobuns were on the buildings alone."""
        tables, state, given = self.tables, self.state, self.given
        if not self._is_counted():
            if any(board.posted is not None for board in given.boards):
                raise wrong("players", "Kobuns are counted (posted) when the year is over")
            return
        built = [owner for card, owner in zip(state.cards, state.owners, strict=True) if card >= tables.characters]
        state.posted = [
            built.count(seat) if board.posted is None else board.posted for seat, board in enumerate(given.boards)
        ]
