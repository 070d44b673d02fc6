"""Who decides in an arranged position of Akebono, and all the steps that follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from edo_table.engine.facts import wrong
from edo_table.games.iki.calendar import rest_of_month
from edo_table.games.iki.pending import Pending
from edo_table.games.iki.state import (
    AFTER_VISIT,
    BUSINESS,
    HIRE,
    MOVE,
    OVER,
    TOBACCO,
    USED_CHARACTER,
    USED_SHOP,
)
from edo_table.games.iki.state import HUNGER as IKI_HUNGER
from edo_table.games.iki.state import TURN_STEPS as IKI_TURN_STEPS
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.components import NewCharacter
from edo_table.games.iki_akebono.frames import IN_TURN, StepGiven, frame_of
from edo_table.games.iki_akebono.given import AkebonoGiven
from edo_table.games.iki_akebono.owned import has_permit
from edo_table.games.iki_akebono.position import COUNT, FIRE_PHASE, TURN
from edo_table.games.iki_akebono.position import GRAND_MASTER as GRAND_MASTER_PHASE
from edo_table.games.iki_akebono.state import (
    ACTIVATE,
    ANOTHER_BOAT,
    BOAT_BONUS,
    DISCOUNT,
    DOCTOR,
    EXCHANGE,
    FIRE,
    FIRST_SPACE,
    FREE_SKILL,
    GRAND_MASTER,
    HAMMER,
    HIRE_NOW,
    HUNGER,
    MEET_OTHER,
    NAME_TYPE,
    NOT_NAMED,
    OFFERED_EXCHANGE,
    PICK_GAIN,
    RAISE_OTHER,
    RESCUE,
    RIVER_MARKET,
    SECOND_HIRE,
    SPEND_FISH,
    STARVING,
    TRADE_INCOME,
    TURN_STEPS,
    USED_UP,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import TEA_BOAT, AkebonoTables

BEFORE_THE_MOVE = frozenset((FIRST_SPACE, SECOND_HIRE, RAISE_OTHER))
"""Steps after which the Oyakata moves, unless what follows is said."""
AT_A_SHOP = frozenset((BOAT_BONUS, ANOTHER_BOAT, RIVER_MARKET, MEET_OTHER, SPEND_FISH))
ALL_USED = USED_SHOP | USED_CHARACTER | USED_UP


class AkebonoPending(Pending[AkebonoTables, AkebonoState, AkebonoGiven]):
    """Sets the Ikizama track, the Oyakata's places, and the stack."""

    def set(self) -> None:
        super().set()
        state, given = self.state, self.given
        if any(frame[0] == BUSINESS for frame in state.stack):
            is_hired = given.next is None and given.step in (SECOND_HIRE, RAISE_OTHER)
            state.has_hired = int(is_hired if given.has_hired is None else given.has_hired)
            state.new_boat_tokens, state.turn_marks = given.new_boat_tokens, given.marks
        elif given.has_hired or given.new_boat_tokens or given.marks or given.turn_of is not None:
            raise wrong("doing", "nobody has the turn")
        pending = {frame[2] for frame in state.stack if frame[0] == NAME_TYPE}
        for number, card in self._open_types():
            if card not in pending:
                state.named[number] = self._usual_type()

    # ---- types that are named --------------------------------------------------------------------------------------

    def _open_types(self) -> list[tuple[int, int]]:
        """Return the retired characters whose type is not said, with their numbers in `named`."""
        state = self.state
        return [
            (number, card)
            for number, card in enumerate(self.tables.open_characters)
            if state.named[number] == NOT_NAMED and any(card in cards for cards in state.retired)
        ]

    def _type_to_name(self) -> Frame:
        """Return the step in which the type is named that is asked for."""
        state, given = self.state, self.given
        open_cards = [card for _, card in self._open_types() if given.said.get("character", card) == card]
        if given.seat is not None:
            open_cards = [card for card in open_cards if card in state.retired[given.seat]]
        if not open_cards:
            raise wrong("doing.character", "no retired character whose type is open is meant")
        card = open_cards[0]
        return (NAME_TYPE, next(seat for seat, cards in enumerate(state.retired) if card in cards), card)

    # ---- a turn ----------------------------------------------------------------------------------------------------

    def _is_in_turn(self) -> bool:
        given = self.given
        if given.step == NAME_TYPE:
            return given.during == TURN
        return given.step in IKI_TURN_STEPS or given.step in TURN_STEPS

    def _acting_seat(self) -> int | None:
        if self.given.turn_of is not None:
            return self.given.turn_of
        return self._type_to_name()[1] if self.given.step == NAME_TYPE else self.given.seat

    def _has_moved(self) -> bool:
        given = self.given
        if given.step in (HIRE, MOVE):
            return False
        if given.next is None:
            return given.step not in BEFORE_THE_MOVE
        return all(step.step != MOVE for step in given.next)

    def _usual_space(self, free: list[int]) -> int:
        if self.given.step != FIRST_SPACE:
            return super()._usual_space(free)
        if free[0]:
            raise wrong("step", "the first space of the Ikizama track is not free")
        return free[0]

    def _inside_turn(self, seat: int) -> list[Frame]:
        given = self.given
        if given.used is not None and given.used & USED_UP:
            given.used = ALL_USED
        if given.next is None and given.step in IKI_TURN_STEPS:
            return super()._inside_turn(seat)
        if given.seat not in (None, seat) and given.step != NAME_TYPE:
            raise wrong("doing.turn_of", "is another seat's than the one that decides")
        used = self._usual_use() if given.used is None else given.used
        frames: list[Frame] = [(BUSINESS, seat, used)]
        if given.step == BUSINESS:
            return frames
        below = self._below(seat) if given.next is None else given.next[::-1]
        for number, step in enumerate(below):
            frames.append(self._frame(seat, step, f"doing.next.{len(below) - 1 - number}"))
        if given.step == NAME_TYPE:
            return [*frames, self._type_to_name()]
        return [*frames, self._frame(seat, StepGiven(given.step, self._completed(seat)), "doing")]

    def _frame(self, seat: int, step: StepGiven, at: str) -> Frame:
        if step.step == AFTER_VISIT and step.said.get("character") not in self.state.cards:
            raise wrong(f"{at}.character", "must name a character on the board")
        if step.step == EXCHANGE and not step.said:
            raise wrong(f"{at}.boat", "must be said with this step, or the character")
        for name in IN_TURN[step.step]:
            if name not in step.said and step.step not in (EXCHANGE, HAMMER):
                raise wrong(f"{at}.{name}", "must be said with this step")
        return frame_of(self.tables, self.state, seat, step)

    def _below(self, seat: int) -> list[StepGiven]:
        """Return what lies below the open decision if it is not said, the last first."""
        given, state = self.given, self.state
        if given.step in BEFORE_THE_MOVE:
            return [StepGiven(MOVE)]
        if given.bought is not None:
            return [StepGiven(TOBACCO, {"bought": given.bought})]
        if given.visiting is None:
            return []
        if given.visiting not in state.cards:
            raise wrong("doing.visiting", f"{self.tables.card_ids[given.visiting]} is not on the board")
        if state.owners[state.cards.index(given.visiting)] == seat:
            return []
        return [StepGiven(AFTER_VISIT, {"character": given.visiting})]

    def _usual_use(self) -> int:
        """Return what has been used in business if it is not said."""
        given = self.given
        if given.step == WANDER:
            return ALL_USED
        if given.step in BEFORE_THE_MOVE or given.step in (BUSINESS, HIRE, MOVE, NAME_TYPE):
            return 0
        if given.visiting is not None:
            return USED_CHARACTER
        is_shop = given.bought is not None or given.step in AT_A_SHOP
        if given.step in (EXCHANGE, HAMMER):
            is_shop = "character" not in given.said
        elif given.step == HIRE_NOW:
            is_shop = not given.said.get("is_free", given.said.get("off", 0))
        return USED_SHOP if is_shop else USED_CHARACTER

    def _completed(self, seat: int) -> dict[str, int]:
        """Return what the open decision says, and what follows where it is not said."""
        tables, state, given = self.tables, self.state, self.given
        said, step = dict(given.said), given.step
        means: Mapping[int, Callable[[NewCharacter], bool]] = {
            RAISE_OTHER: lambda person: person.bonus.experience > 0,
            PICK_GAIN: lambda person: bool(person.one_of),
            DISCOUNT: lambda person: bool(person.discounts),
        }
        if step == HIRE_NOW:
            said.setdefault("off", 0)
            said.setdefault("is_free", int(said["off"] > 0))
        elif step == ACTIVATE:
            said.setdefault("is_free", int(given.bought is not None))
        elif step == WANDER:
            said.setdefault("most", max(person.steps for person in tables.people))
        elif step == EXCHANGE and not said:
            said |= {"boat": TEA_BOAT} if given.visiting is None else {"character": given.visiting}
        elif step == HAMMER and given.visiting is not None:
            said.setdefault("character", given.visiting)
        elif step in (BOAT_BONUS, ANOTHER_BOAT):
            self._suppose(said, "boat", [boat for boat, owner in enumerate(state.sailors) if owner == seat])
        elif step == FREE_SKILL:
            self._suppose(said, "stall", [stall for stall, owner in enumerate(state.owners) if owner == seat])
        elif step == OFFERED_EXCHANGE:
            met = [(number, tables.personalities[number].now) for number in state.met[seat]]
            self._suppose(said, "personality", [n for n, now in met if now is not None and now.action == "exchange"])
        elif step in means:
            people = [card for card in state.cards if tables.is_character(card)]
            if given.visiting is not None:
                people = [given.visiting]
            self._suppose(said, "character", [card for card in people if means[step](tables.people[card])])
        return said

    def _suppose(self, said: dict[str, int], name: str, candidates: list[int]) -> None:
        if candidates:
            said.setdefault(name, candidates[0])

    def _builds(self, card: int) -> bool:
        return super()._builds(card) and not self.tables.people[card].discounts

    # ---- events ----------------------------------------------------------------------------------------------------

    def _outside_turns(self) -> None:
        given = self.given
        if given.step == RESCUE:
            (self._fire_rescue if given.cause == FIRE else self._hunger_rescue)()
        elif given.step == NAME_TYPE and given.during != COUNT:
            top = self._type_to_name()
            frames = self._around_naming(top[1])
            below = [self._frame(top[1], step, "doing.next") for step in reversed(given.next or ())]
            self.state.stack = [*frames, *below, top]
        else:
            super()._outside_turns()

    def _around_naming(self, seat: int) -> list[Frame]:
        """Return what follows once a type is named at an event, the last first."""
        given = self.given
        if given.during == GRAND_MASTER_PHASE:
            frames = rest_of_month(self.tables, self.state)
            if (GRAND_MASTER,) not in frames:
                raise wrong("doing.during", "the Grand Master does not play")
            return frames[: frames.index((GRAND_MASTER,))]
        if given.during == FIRE_PHASE:
            if given.stall is None:
                raise wrong("doing.stall", "must name the stall that the fire has reached")
            return self._fire_frames(given.stall)
        return self._unfed_frames(seat)

    def _fire_rescue(self) -> None:
        state = self.state
        has_doctor = [has_permit(state, seat, DOCTOR) > 0 for seat in range(state.players)]
        stall = self._threatened(has_doctor, "no character of a seat with a Doctor token is there")
        state.stack = [*self._fire_frames(stall), (RESCUE, state.owners[stall], stall, FIRE)]

    def _fire_frames(self, stall: int) -> list[Frame]:
        """The trade track pays after the fire."""
        frames = super()._fire_frames(stall)
        return [frames[0], (TRADE_INCOME,), *frames[1:]]

    def _hunger_rescue(self) -> None:
        state, given = self.state, self.given
        people = [
            stall
            for stall, card in enumerate(state.cards)
            if self.tables.is_character(card) and state.owners[stall] >= 0 and stall not in given.starving
            and given.stall in (None, stall) and given.seat in (None, state.owners[stall])
            and has_permit(state, state.owners[stall], DOCTOR)
        ]  # fmt: skip
        if not people:
            raise wrong("doing.stall", "no character of a seat with a Doctor token is there")
        seat = state.owners[people[0]]
        state.stack = [*self._unfed_frames(seat), (RESCUE, seat, people[0], HUNGER)]

    def _unfed_frames(self, seat: int) -> list[Frame]:
        """Return what follows for a seat that cannot feed all, the last first."""
        given = self.given
        frames = self._payday_frames(seat)
        if given.still_hungry:
            frames.append((IKI_HUNGER, seat, given.still_hungry))
        return [*frames, *((STARVING, seat, stall) for stall in reversed(given.starving))]

    # ---- the count -------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        """Types that are not said are open in the steps of the count up to theirs, and named in all others."""
        tables, state, given = self.tables, self.state, self.given
        numbers = {card: number for number, card in enumerate(tables.open_characters)}
        waiting = tables.workings.customs.last_choices(tables, state)
        if given.step == OVER:
            for frame in waiting:
                state.named[numbers[frame[2]]] = self._usual_type()
        elif given.step == NAME_TYPE:
            top = self._type_to_name()
            while waiting[-1] != top:
                state.named[numbers[waiting.pop()[2]]] = self._usual_type()
        super()._count()
