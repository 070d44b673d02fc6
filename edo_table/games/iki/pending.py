"""Who decides in an arranged position, and all the steps that follow: what a step and a seat say of the rest."""

from __future__ import annotations

from typing import Generic, TypeVar

from edo_table.engine.facts import wrong
from edo_table.games.iki.calendar import fire_strength, move_frame, neutral_seat, rest_of_month
from edo_table.games.iki.effects import has_perk
from edo_table.games.iki.given import Given
from edo_table.games.iki.state import (
    AFTER_VISIT,
    BEGIN,
    BUILD,
    BUSINESS,
    CHARM,
    EMPTY,
    FINISH,
    FIRE,
    FIRE_CHARM,
    FOOD,
    HIRE,
    HUNGER,
    JOKER,
    JOKER_TOKEN,
    MONTH,
    MONTH_END,
    MOVE,
    MOVE_ON,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OFFER_NEUTRAL,
    OVER,
    PAYDAY_END,
    RAISE,
    SWAP,
    TOBACCO,
    TURN_STEPS,
    USED_CHARACTER,
    USED_SHOP,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Frame, Tables

T = TypeVar("T", bound=Tables)
S = TypeVar("S", bound=IkiState)
G = TypeVar("G", bound=Given)


class Pending(Generic[T, S, G]):
    """Sets the Ikizama track, the Oyakata's places, and the stack."""

    def __init__(self, tables: T, state: S, given: G) -> None:
        self.tables, self.state, self.given = tables, state, given

    def set(self) -> None:
        """Change the state; raises BadPosition where what is given contradicts itself."""
        state, given = self.state, self.given
        is_new_year = state.month == NEW_YEARS_DAY
        is_in_turn = self._is_in_turn()
        if given.step != WAY and (not is_in_turn or is_new_year):
            for seat, player in enumerate(given.players):
                if player.ikizama not in (None, EMPTY):
                    raise wrong(f"players.{seat}.ikizama", "all meeples are on the player boards at this time")
        if given.step == WAY:
            self._way()
        elif is_in_turn:
            seat = self._new_year_turn() if is_new_year else self._turn()
            state.stack += self._inside_turn(seat)
        else:
            self._outside_turns()

    def _outside_turns(self) -> None:
        steps = {
            BEGIN: self._begin, NEUTRAL_CARD: self._neutral, HUNGER: self._hunger, CHARM: self._charm,
            NEW_YEAR: self._new_year,
        }  # fmt: skip
        steps.get(self.given.step, self._count)()

    # ---- what an expansion has more of -----------------------------------------------------------------------------

    def _is_in_turn(self) -> bool:
        return self.given.step in TURN_STEPS

    def _acting_seat(self) -> int | None:
        """Return whose turn it is, if that is said."""
        return self.given.seat

    def _has_moved(self) -> bool:
        """Return whether the Oyakata has moved in the running turn."""
        return self.given.step not in (HIRE, MOVE)

    def _usual_space(self, free: list[int]) -> int:
        """Return the space of the Ikizama track from which a seat acts, if nothing is said of it."""
        return next((space for space in free if space), free[0])

    def _refuse_seat(self, seat: int, why: str) -> None:
        if self.given.seat not in (None, seat):
            raise wrong("seat", f"{why}, seat {seat}")

    # ---- before and after the months -------------------------------------------------------------------------------

    def _begin(self) -> None:
        """S2: from the seat to the right of the first player on, the first player last."""
        tables, state = self.tables, self.state
        for stall, card in enumerate(state.cards):
            if card != EMPTY and (card not in tables.starters or stall not in tables.outer):
                at = f"board.{tables.stall_ids[stall]}"
                raise wrong(at, "only characters to begin with lie on outer stalls before the first month")
        pending = [
            seat
            for seat in ((state.start + step) % state.players for step in range(state.players))
            if seat not in state.owners
        ]
        if not pending:
            raise wrong("board", "all have selected a character, so the first month has begun")
        self._refuse_seat(pending[-1], "characters are selected in turn, now by")
        state.stack = [(MONTH,), *((BEGIN, seat) for seat in pending)]

    def _new_year(self) -> None:
        state, given = self.state, self.given
        waiting = given.waiting
        if waiting is None:
            seat = given.seat if given.seat is not None else state.order[0]
            waiting = state.order[state.order.index(seat) + 1 :]
        first = [seat for seat in state.order if seat not in waiting and not state.positions[seat]]
        seat = given.seat if given.seat is not None else first[0] if first else state.order[0]
        self._new_year_places([seat, *waiting])
        state.stack = [(FINISH,), *((NEW_YEAR, other) for other in reversed([seat, *waiting]))]

    def _usual_type(self) -> int:
        """Return the type that is taken to be chosen where nothing is said of it."""
        types = self.tables.type_ids
        return types.index("special") if "special" in types else 0

    def _count(self) -> None:
        """Jokers whose type is not said are open with the step that chooses them, and chosen in all others."""
        tables, state, given = self.tables, self.state, self.given
        state.stack = [(OVER, -1), *tables.workings.customs.last_choices(tables, state)]
        pending = []
        for seat in state.order:
            lacking = has_perk(state, seat, JOKER_TOKEN) - len(state.joker_types[seat])
            if lacking > 0 and given.step != JOKER:
                state.joker_types[seat] += [self._usual_type()] * lacking
            pending += [seat] * lacking
        if given.step != JOKER:
            return
        if not pending:
            raise wrong("step", "nobody has a joker whose type is open")
        self._refuse_seat(pending[0], "jokers' types are chosen in the order of the track, now by")
        state.stack += [(JOKER, seat) for seat in reversed(pending)]

    # ---- phase A ---------------------------------------------------------------------------------------------------

    def _way(self) -> None:
        """Those before the seat in the order of the track have taken a space, those after it have not (M1)."""
        state, given = self.state, self.given
        spaces = [player.ikizama for player in given.players]
        seat = given.seat
        if seat is None:
            open_seats = [other for other in state.order if spaces[other] in (None, EMPTY)]
            if not open_seats:
                raise wrong("players", "all have taken a space of the Ikizama track")
            seat = open_seats[0]
        at = state.order.index(seat)
        free = [space for space in range(len(SPACES)) if space not in spaces and space != state.block]
        for place, other in enumerate(state.order):
            space = spaces[other]
            if place >= at:
                if space not in (None, EMPTY):
                    raise wrong(f"players.{other}.ikizama", f"seat {seat} takes a space before this one")
                continue
            if space == EMPTY:
                raise wrong(f"players.{other}.ikizama", f"this seat took a space before seat {seat}")
            state.ikizama[other] = free.pop(0) if space is None else space
        state.stack = rest_of_month(self.tables, state) + [(WAY, other) for other in reversed(state.order[at:])]

    # ---- a turn ----------------------------------------------------------------------------------------------------

    def _turn(self) -> int:
        """Set the Ikizama track and return who acts; who is not mentioned acts later, if there is a space."""
        state, given = self.state, self.given
        spaces = {seat: player.ikizama for seat, player in enumerate(given.players) if player.ikizama is not None}
        standing = {seat: space for seat, space in spaces.items() if space != EMPTY}
        acting = self._acting_seat()
        seat = acting if acting is not None else self._first_to_act(spaces)
        at = f"players.{seat}.ikizama"
        if spaces.get(seat) == EMPTY:
            raise wrong(at, "this seat has had its turn")
        free = [space for space in range(len(SPACES)) if space not in standing.values() and space != state.block]
        first = min((space for other, space in standing.items() if other != seat), default=len(SPACES))
        if seat not in standing:
            fitting = [space for space in free if space < first]
            if not fitting:
                raise wrong(at, "no space is left before those of the other seats")
            standing[seat] = self._usual_space(fitting)
            free.remove(standing[seat])
        if first < standing[seat]:
            raise wrong(at, "a seat further left on the Ikizama track has its turn before")
        if given.step == HIRE and not standing[seat]:
            raise wrong(at, "whoever stands on 1-4 neither hires nor has income")
        free = [space for space in free if space > standing[seat]]
        for other in ((seat + step) % state.players for step in range(1, state.players)):
            if other not in spaces and free:
                standing[other] = free.pop(0)
        for other, space in standing.items():
            state.ikizama[other] = space
        state.stack = rest_of_month(self.tables, state)
        if self._has_moved() and not state.positions[seat]:
            if given.players[seat].place is not None:
                raise wrong(f"players.{seat}.at", "the Oyakata has moved")
            state.positions[seat] = standing[seat] or 1
        return seat

    def _first_to_act(self, spaces: dict[int, int]) -> int:
        """Return the first seat that may be the one to act, by what is said of the Ikizama track."""
        state = self.state
        first = min((space for space in spaces.values() if space != EMPTY), default=len(SPACES))
        is_free_before = any(space != state.block for space in range(first))
        for seat in range(state.players):
            space = spaces.get(seat)
            if space == first or (space is None and is_free_before):
                return seat
        return 0

    def _new_year_turn(self) -> int:
        state, waiting = self.state, self.given.waiting
        acting = self._acting_seat()
        if acting is not None:
            seat = acting
        else:
            seat = next(other for other in state.order if other not in (waiting or ()))
        if waiting is None:
            waiting = state.order[state.order.index(seat) + 1 :]
        if seat in waiting:
            raise wrong("waiting", "names the seats that come after the one that decides")
        self._new_year_places(waiting)
        state.stack = [(FINISH,), *((NEW_YEAR, other) for other in reversed(waiting))]
        return seat

    def _new_year_places(self, waiting: list[int]) -> None:
        """Who waits has no place on the street, all others have gone to one."""
        state, given = self.state, self.given
        if len(set(waiting)) != len(waiting):
            raise wrong("waiting", "names each seat that comes later, once")
        for other in range(state.players):
            at = f"players.{other}.at"
            if other in waiting:
                if state.positions[other]:
                    raise wrong(at, "this seat has yet to go to its shop")
            elif not state.positions[other]:
                if given.players[other].place is not None:
                    raise wrong(at, "this seat has gone to a shop")
                state.positions[other] = 1

    def _inside_turn(self, seat: int) -> list[Frame]:
        """Return what is pending within a turn, the open decision last."""
        state, given = self.state, self.given
        step = given.step
        by_shop = step == TOBACCO or given.bought is not None
        usual = 0 if step in (BUSINESS, HIRE, MOVE, MOVE_ON) else USED_SHOP if by_shop else USED_CHARACTER
        used = usual if given.used is None else given.used
        frames: list[Frame] = [(BUSINESS, seat, used)]
        if step == BUSINESS:
            return frames
        is_right = bool(used) if step == RAISE else used & usual == usual and bool(used) == bool(usual)
        if not is_right:
            raise wrong("doing.used", "does not fit the step")
        if step in (HIRE, MOVE):
            frames.append(move_frame(seat, state.ikizama[seat]))
            return [*frames, (HIRE, seat)] if step == HIRE else frames
        if step == MOVE_ON:
            return [*frames, (MOVE_ON, seat)]
        if step == TOBACCO:
            if given.bought is None:
                raise wrong("doing.bought", "must say whether a pipe or a pouch was bought")
            return [*frames, (TOBACCO, seat, given.bought)]
        if given.bought is not None and step == RAISE:
            frames.append((TOBACCO, seat, given.bought))
        visiting = self._visited(step)
        if visiting is not None:
            owner = state.owners[state.cards.index(visiting)]
            if owner != seat:
                frames.append((AFTER_VISIT, visiting, owner))
        if step == BUILD:
            assert visiting is not None
            return [*frames, (BUILD, seat, visiting)]
        if step == SWAP:
            return [*frames, (SWAP, seat)]
        if given.raises < 1:
            raise wrong("doing.raises", "must be 1 or more")
        return [*frames, *[(RAISE, seat)] * given.raises]

    def _visited(self, step: int) -> int | None:
        """Return the character whose skill is being used, None where it does not matter."""
        tables, state, given = self.tables, self.state, self.given
        if given.visiting is not None:
            if given.visiting not in state.cards:
                raise wrong("doing.visiting", f"{tables.card_ids[given.visiting]} is not on the board")
            return given.visiting
        if step != BUILD:
            return None
        for card in state.cards:
            if tables.is_character(card) and self._builds(card):
                return card
        raise wrong("doing.visiting", "must name the character that builds")

    def _builds(self, card: int) -> bool:
        """Return whether a character's skill is building with its one discount."""
        return self.tables.people[card].action == "build"

    # ---- events ----------------------------------------------------------------------------------------------------

    def _neutral(self) -> None:
        state = self.state
        if state.players != 2:
            raise wrong("step", "neutral characters are placed with two players only")
        seat = neutral_seat(state)
        self._refuse_seat(seat, "the Sun places in odd months, the Moon in even ones; it is")
        frames = rest_of_month(self.tables, state)
        at = next(number for number, frame in enumerate(frames) if frame[0] == OFFER_NEUTRAL)
        state.stack = [*frames[:at], (NEUTRAL_CARD, seat)]

    def _hunger(self) -> None:
        state, given = self.state, self.given
        seat = given.seat if given.seat is not None else state.order[0]
        state.stack = [*self._payday_frames(seat), (HUNGER, seat, given.hungry)]

    def _payday_frames(self, seat: int) -> list[Frame]:
        """Return what follows once a seat has fed its characters, the last first."""
        order = self.state.order
        later = order[order.index(seat) + 1 :]
        return [(MONTH_END,), (PAYDAY_END,), *((FOOD, other) for other in reversed(later))]

    def _charm(self) -> None:
        state = self.state
        stall = self._threatened(
            [has_perk(state, seat, FIRE_CHARM) > 0 for seat in range(state.players)],
            "no character of a seat with a charm is there",
        )
        state.stack = [*self._fire_frames(stall), (CHARM, state.owners[stall], stall)]

    def _threatened(self, has_means: list[bool], none: str) -> int:
        """Return the stall of the character that its owner, who has means against the fire, may save."""
        tables, state, given = self.tables, self.state, self.given
        threatened = [
            stall
            for stall, card in enumerate(state.cards)
            if tables.is_character(card) and given.seat in (None, state.owners[stall])
            and state.owners[stall] >= 0 and has_means[state.owners[stall]]
        ]  # fmt: skip
        if given.stall is not None:
            threatened = [stall for stall in threatened if stall == given.stall]
        if not threatened:
            raise wrong("doing.stall", none)
        owner = state.owners[threatened[0]]
        _, _, strength = self._fire_at(threatened[0])
        if state.levels[owner] >= strength:
            raise wrong("doing.stall", f"seat {owner} stops the fire there")
        return threatened[0]

    def _fire_at(self, stall: int) -> tuple[int, int, int]:
        """Return the Nagaya of a stall, its place there, and the strength of this month's fire."""
        tables = self.tables
        nagaya = next(number for number, stalls in enumerate(tables.nagayas) if stall in stalls)
        place = tables.nagayas[nagaya].index(stall)
        return nagaya, place, fire_strength(tables, self.state.month) - place

    def _fire_frames(self, stall: int) -> list[Frame]:
        """Return what follows once a stall is saved or burnt, the last first."""
        nagaya, place, strength = self._fire_at(stall)
        return [(MONTH_END,), (FIRE, nagaya, place + 1, strength - 1)]
