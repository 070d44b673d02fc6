"""Each check of the suite finds the fault it is there for: a toy game with one fault at a time."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pytest

from edo_table.engine.actions import ActionSpec
from edo_table.engine.advisor import Advisor, Reason
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadPosition
from edo_table.engine.events import Event, Sink
from edo_table.engine.match import Match
from edo_table.engine.messages import Message
from edo_table.engine.results import Result
from edo_table.engine.setup import Setup
from tests.conformance import checks
from tests.conformance.walks import SEED, Walk, play
from tests.toys.pearls import GIVE_UP, TURN, Pearls, PearlsState


class OutOfOrder(Pearls):
    def legal(self, state: PearlsState) -> list[int]:
        return super().legal(state)[::-1]


class DoubledTarget(Pearls):
    def spec(self, state: PearlsState, code: int) -> ActionSpec:
        spec = super().spec(state, code)
        return ActionSpec(spec.kind, spec.args, ("hand",)) if spec.kind == "lay" else spec


class OtherCode(Pearls):
    def code(self, state: PearlsState, spec: ActionSpec) -> int:
        return GIVE_UP if spec.kind == "lay" else super().code(state, spec)


class WrongSeat(Pearls):
    def decision(self, state: PearlsState) -> Decision | None:
        decision = super().decision(state)
        return None if decision is None else Decision(0, decision.kind, decision.ply)


class LosesPearls(Pearls):
    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        super().apply(state, code, sink)
        if state.stack and state.stack[-1][0] == TURN and len(state.bag) == 1:
            state.bag.pop()


class ListenerMatters(Pearls):
    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        super().apply(state, code, sink)
        if sink is not None:
            state.turn += 1


class TakesEverything(Pearls):
    """Carries out what is not in the hand, and says that it is legal."""

    def code(self, state: PearlsState, spec: ActionSpec) -> int:
        if spec.kind == "lay" and state.stack[-1][0] == TURN:
            return state.hands[state.stack[-1][1]][0]
        return super().code(state, spec)


class SharedState(PearlsState):
    __slots__ = ()

    def clone(self) -> SharedState:
        new = SharedState.__new__(SharedState)
        for name in PearlsState.__slots__:
            setattr(new, name, getattr(self, name))
        new.stack = self.stack[:]
        return new


SharedState.__slots__ = PearlsState.__slots__  # type: ignore[assignment]  # the fields that are saved


class SharedLists(Pearls):
    def new(self, setup: Setup) -> PearlsState:
        state = super().new(setup)
        state.__class__ = SharedState
        return state


class AskingMoves(Pearls):
    def view(self, state: PearlsState, seat: int | None) -> dict[str, Any]:
        state.hands.reverse() if len(set(map(len, state.hands))) == 1 else None
        return super().view(state, seat)


class ShowsHands(Pearls):
    def view(self, state: PearlsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "next": state.bag[:1]}


class KnowsTooMuch(Pearls):
    def knowledge(self, state: PearlsState, seat: int) -> dict[str, Any]:
        return {**super().knowledge(state, seat), "bag": state.bag[:]}


class TellsTheDraw(Pearls):
    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        def tell(event: Event) -> None:
            assert sink is not None
            sink(Event(event.kind, {**event.args, **event.secret}))

        super().apply(state, code, None if sink is None else tell)


class Forgets(Pearls):
    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> PearlsState:
        state = super().imagine(knowledge, chance)
        state.turn = 0
        return state


class SavesAnotherTurn(Pearls):
    def state_from_dict(self, data: dict[str, Any]) -> PearlsState:
        state = super().state_from_dict(data)
        if state.stack and state.stack[-1][0] != TURN:
            state.turn += 1
        return state


class NumbersAsKeys(Pearls):
    def view(self, state: PearlsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "by_seat": dict(enumerate(state.strings[0]))}


class ResultTooSoon(Pearls):
    def result(self, state: PearlsState) -> Result | None:
        return super().result(state) or Result((0,), "all_laid", "strings", (0,) * len(state.hands))


class ReasonAgainstAll(Pearls):
    def why_not(self, state: PearlsState, selected: tuple[str, ...], target: str) -> Message | None:
        return Message("pearls.why.no")


class ReasonBreaks(Pearls):
    def why_not(self, state: PearlsState, selected: tuple[str, ...], target: str) -> Message | None:
        return Message("x", {"n": ["left", "right"].index(target)}) if target.startswith("space:") else None


class TakesDamage(Pearls):
    def state_from_dict(self, data: dict[str, Any]) -> PearlsState:
        try:
            return PearlsState.from_dict(data)
        except ValueError as error:
            raise BadPosition(Message("pearls.bad", {"detail": str(error)})) from error


class HidesReveals(Pearls):
    """Plays other than it did when it is asked again."""

    count: ClassVar[int] = 0

    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        super().apply(state, code, sink)
        HidesReveals.count += 1
        state.turn += HidesReveals.count // 30


FAULTS: tuple[tuple[type[Pearls], Callable[[Walk], None]], ...] = (
    (OutOfOrder, checks.legal_options_are_in_order),
    (WrongSeat, checks.decisions_fit_the_position),
    (LosesPearls, checks.every_legal_option_applies),
    (ListenerMatters, checks.every_legal_option_applies),
    (TakesEverything, checks.other_options_are_refused),
    (SharedLists, checks.clones_are_independent),
    (AskingMoves, checks.asking_changes_nothing),
    (DoubledTarget, checks.actions_have_two_forms),
    (OtherCode, checks.actions_have_two_forms),
    (ShowsHands, checks.nothing_leaks),
    (KnowsTooMuch, checks.nothing_leaks),
    (Forgets, checks.nothing_leaks),
    (TellsTheDraw, checks.events_keep_secrets),
    (Forgets, checks.knowledge_crosses_processes),
    (SavesAnotherTurn, checks.positions_are_saved),
    (HidesReveals, checks.records_are_replayed),
    (HidesReveals, checks.undo_and_redo_lead_back),
    (NumbersAsKeys, checks.data_is_json),
    (ResultTooSoon, checks.results_come_at_the_end),
    (ReasonAgainstAll, checks.reasons_are_always_there),
    (ReasonBreaks, checks.reasons_are_always_there),
    (TakesDamage, checks.damaged_states_are_refused),
)


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=lambda part: part.__name__)
def test_the_fault_is_found(fault: type[Pearls], check: Callable[[Walk], None]) -> None:
    HidesReveals.count = 0
    seed = next(seed for seed in range(SEED, SEED + 100) if len(play(Pearls(), Setup(2, seed)).codes) > 10)
    print(f"seed {seed}")
    check(play(Pearls(), Setup(2, seed)))
    walk = play(fault(), Setup(2, seed))
    with pytest.raises(Exception, match=r".*"):  # some faults show as an error of their own
        check(walk)


def test_every_check_has_a_fault() -> None:
    tried = {check for _, check in FAULTS}
    assert [check.__name__ for check in checks.WHOLE_GAME_CHECKS if check not in tried] == [
        "undo_stops_at_what_was_revealed"
    ]


def test_undo_over_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo is the match's own work."""
    walk = play(Pearls(), Setup(2, SEED))
    checks.undo_stops_at_what_was_revealed(walk)
    monkeypatch.setattr(Match, "undo_depth", lambda match, seat, free=False: int(match.history[-1].seat == seat))
    with pytest.raises(AssertionError):
        checks.undo_stops_at_what_was_revealed(walk)


class Judge(Advisor[PearlsState]):
    """Judges by what lies on the strings."""

    def __init__(self, game: Pearls) -> None:
        self.game = game

    def values(self, state: PearlsState) -> list[float]:
        result, players = self.game.result(state), len(state.hands)
        if result is None:
            return [1 / players] * players
        return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]

    def scores(self, state: PearlsState, legal: Sequence[int]) -> list[float]:
        return [float(code) for code in legal]

    def reasons(self, state: PearlsState, code: int) -> list[Reason]:
        return [Reason(Message("pearls.reason"), 1.0)]


class Peeks(Judge):
    def scores(self, state: PearlsState, legal: Sequence[int]) -> list[float]:
        return [float(sum(state.bag[:1]))] * len(legal)


class PeeksAtValue(Judge):
    def values(self, state: PearlsState) -> list[float]:
        if not state.stack:
            return super().values(state)
        return [1.0, 0.0] if state.hands[0] > state.hands[1] else [0.0, 1.0]


class WrongAtTheEnd(Judge):
    def values(self, state: PearlsState) -> list[float]:
        return [1 / len(state.hands)] * len(state.hands)


class OffersIllegal(Judge):
    def candidates(self, state: PearlsState, legal: Sequence[int]) -> list[int]:
        return [77]


@pytest.mark.parametrize("judge", [Peeks, PeeksAtValue, WrongAtTheEnd, OffersIllegal])
def test_bad_advice_is_found(judge: type[Judge]) -> None:
    print(f"seed {SEED}")
    walk = play(Pearls(), Setup(2, SEED))
    checks.advice_fits(walk, Judge(Pearls()))
    with pytest.raises(AssertionError):
        checks.advice_fits(walk, judge(Pearls()))
