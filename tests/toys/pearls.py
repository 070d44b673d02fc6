"""A toy game with a secret hand, a deck, a two-step move and three ways to end, to try the tools on.

Each player holds two pearls of a shuffled bag (numbers 1 to 8).  In a turn one lays a pearl and then says on which of
two strings it goes; then one draws.  One may also give up.  Whoever laid more on a string owns it; two strings win.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from edo_table.engine.actions import ActionSpec
from edo_table.engine.chance import seed_streams, shuffle
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadPosition, IllegalAction
from edo_table.engine.events import Event, Sink
from edo_table.engine.game import Game
from edo_table.engine.messages import Message
from edo_table.engine.results import Result, ScoreLine, ScoreSheet
from edo_table.engine.setup import Option, Setup, complete
from edo_table.engine.state import State

PEARLS = tuple(range(1, 9))
STRINGS = ("left", "right")
GIVE_UP = 9
TURN, AIM = 0, 1


class PearlsState(State):
    """`stack` holds the open step: (TURN, seat) or (AIM, seat, pearl); `strings[s][seat]` is what was laid there."""

    __slots__ = ("bag", "given_up", "hands", "is_shown", "stack", "streams", "strings", "turn")
    bag: list[int]
    given_up: int
    hands: list[list[int]]
    is_shown: int
    stack: list[tuple[int, ...]]
    streams: list[int]
    strings: list[list[int]]
    turn: int

    def clone(self) -> PearlsState:
        """Return an independent copy."""
        new = PearlsState.__new__(PearlsState)
        new.bag = self.bag[:]
        new.given_up = self.given_up
        new.hands = [hand[:] for hand in self.hands]
        new.is_shown = self.is_shown
        new.stack = self.stack[:]
        new.streams = self.streams[:]
        new.strings = [string[:] for string in self.strings]
        new.turn = self.turn
        return new


class Pearls(Game[PearlsState]):
    """The rules of the toy."""

    id = "pearls"
    players = (2, 3)
    options = (Option("hands", ("secret", "shown"), "secret"),)

    def new(self, setup: Setup) -> PearlsState:
        """Return the first position."""
        setup = complete(setup, self.players, self.options)
        state = PearlsState()
        state.streams = seed_streams(setup.seed, ("bag",))
        bag = list(PEARLS)
        shuffle(state.streams, 0, bag)
        state.hands = [sorted(bag[2 * seat : 2 * seat + 2]) for seat in range(setup.players)]
        state.bag = bag[2 * setup.players :]
        state.strings = [[0] * setup.players for _ in STRINGS]
        state.stack = [(TURN, 0)]
        state.given_up = -1
        state.is_shown = int(setup.options["hands"] == "shown")
        state.turn = 0
        return state

    def actor(self, state: PearlsState) -> int:
        """Return who decides."""
        return state.stack[-1][1] if state.stack else -1

    def decision(self, state: PearlsState) -> Decision | None:
        """Return the open decision."""
        if not state.stack:
            return None
        step = state.stack[-1]
        if step[0] == TURN:
            return Decision(step[1], "turn", state.turn * 2)
        return Decision(step[1], "aim", state.turn * 2 + 1, {"pearl": f"pearl-{step[2]}"})

    def legal(self, state: PearlsState) -> list[int]:
        """Return pearls of the hand and giving up, or the two strings."""
        if not state.stack:
            return []
        step = state.stack[-1]
        return [*state.hands[step[1]], GIVE_UP] if step[0] == TURN else [0, 1]

    def apply(self, state: PearlsState, code: int, sink: Sink | None = None) -> None:
        """Carry out a step."""
        step = state.stack.pop()
        seat = step[1]
        if step[0] == TURN:
            if code == GIVE_UP:
                state.given_up = seat
                if sink:
                    sink(Event("gave_up", {"seat": seat}))
                return
            state.hands[seat].remove(code)
            state.stack.append((AIM, seat, code))
            if sink:
                sink(Event("laid", {"seat": seat, "pearl": f"pearl-{code}"}))
            return
        state.strings[code][seat] += step[2]
        if sink:
            sink(Event("strung", {"seat": seat, "pearl": f"pearl-{step[2]}", "string": STRINGS[code]}))
        if state.bag:
            drawn = state.bag.pop(0)
            state.hands[seat] = sorted([*state.hands[seat], drawn])
            if sink:
                sink(Event("drew", {"seat": seat}, {"pearl": f"pearl-{drawn}"}, (seat,), (seat,)))
        state.turn += 1
        for further in range(1, len(state.hands) + 1):
            other = (seat + further) % len(state.hands)
            if state.hands[other]:
                state.stack.append((TURN, other))
                return

    def spec(self, state: PearlsState, code: int) -> ActionSpec:
        """Return the readable form."""
        step = state.stack[-1]
        if step[0] == AIM:
            return ActionSpec("aim", {"string": STRINGS[code]}, (f"string:{STRINGS[code]}",))
        if code == GIVE_UP:
            return ActionSpec("give_up", {}, ("button:give_up",))
        return ActionSpec("lay", {"pearl": f"pearl-{code}"}, (f"hand:pearl-{code}",))

    def code(self, state: PearlsState, spec: ActionSpec) -> int:
        """Return the code."""
        for code in self.legal(state):
            known = self.spec(state, code)
            if (known.kind, dict(known.args)) == (spec.kind, dict(spec.args)):
                return code
        raise IllegalAction(Message("pearls.why.unknown", {"kind": spec.kind}))

    def view(self, state: PearlsState, seat: int | None) -> dict[str, Any]:
        """Return what is seen: own pearls, the others' number unless hands are shown."""
        return {
            "hands": [
                hand[:] if state.is_shown or owner == seat else len(hand) for owner, hand in enumerate(state.hands)
            ],
            "bag": len(state.bag),
            "strings": {name: state.strings[number][:] for number, name in enumerate(STRINGS)},
            "actor": self.actor(state),
            "aiming": state.stack[-1][2] if state.stack and state.stack[-1][0] == AIM else None,
        }

    def knowledge(self, state: PearlsState, seat: int) -> dict[str, Any]:
        """Return the view and which pearls are somewhere unseen."""
        hidden = list(state.bag)
        for owner, hand in enumerate(state.hands):
            if owner != seat and not state.is_shown:
                hidden += hand
        return {
            "view": self.view(state, seat),
            "seat": seat,
            "unseen": sorted(hidden),
            "stack": [list(step) for step in state.stack],
            "given_up": state.given_up,
            "turn": state.turn,
            "is_shown": state.is_shown,
        }

    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> PearlsState:
        """Return a full state that fits."""
        unseen = list(knowledge["unseen"])
        chance.shuffle(unseen)
        view = knowledge["view"]
        state = PearlsState()
        state.streams = seed_streams(chance.getrandbits(40), ("bag",))
        state.hands = []
        for hand in view["hands"]:
            if isinstance(hand, int):
                state.hands.append(sorted(unseen[:hand]))
                del unseen[:hand]
            else:
                state.hands.append(list(hand))
        state.bag = unseen
        state.strings = [list(view["strings"][name]) for name in STRINGS]
        state.stack = [tuple(step) for step in knowledge["stack"]]
        state.given_up, state.turn, state.is_shown = knowledge["given_up"], knowledge["turn"], knowledge["is_shown"]
        return state

    def result(self, state: PearlsState) -> Result | None:
        """Return who owns more strings, then who laid more in all."""
        if state.stack:
            return None
        players = len(state.hands)
        if state.given_up >= 0:
            winners = tuple(seat for seat in range(players) if seat != state.given_up)
            return Result(winners, "given_up", "given_up", tuple(int(seat in winners) for seat in range(players)))
        sums = [sum(string[seat] for string in state.strings) for seat in range(players)]
        owned = [sum(1 for string in state.strings if self._owner(string) == seat) for seat in range(players)]
        best = max(owned)
        winners = tuple(seat for seat in range(players) if owned[seat] == best)
        won_by = "strings"
        if len(winners) > 1:
            most = max(sums[seat] for seat in winners)
            winners, won_by = tuple(seat for seat in winners if sums[seat] == most), "sum"
        return Result(winners, "all_laid", won_by, tuple(sums))

    @staticmethod
    def _owner(string: list[int]) -> int:
        return string.index(max(string)) if string.count(max(string)) == 1 else -1

    def explain_scores(self, state: PearlsState) -> ScoreSheet:
        """Return a line a string."""
        owners = [self._owner(string) for string in state.strings]
        lines = tuple(
            ScoreLine(name, tuple(state.strings[number]), (owners[number],) if owners[number] >= 0 else ())
            for number, name in enumerate(STRINGS)
        )
        return ScoreSheet(lines, (("", Message("pearls.count", {})),))

    def standing(self, state: PearlsState) -> tuple[int, ...]:
        """Return the sum a seat laid."""
        return tuple(sum(string[seat] for string in state.strings) for seat in range(len(state.hands)))

    def turn(self, state: PearlsState) -> int:
        """Return the turn."""
        return state.turn

    def headline(self, state: PearlsState) -> Message:
        """Return the turn in words."""
        return Message("pearls.headline", {"n": state.turn})

    def why_not(self, state: PearlsState, selected: tuple[str, ...], target: str) -> Message | None:
        """Return why a pearl cannot be laid."""
        if target.startswith("hand:") and state.stack and state.stack[-1][0] == AIM:
            return Message("pearls.why.aim_first")
        return None

    def invariants(self, state: PearlsState) -> list[str]:
        """Return lost or doubled pearls."""
        wrong = []
        there = [*state.bag, *(pearl for hand in state.hands for pearl in hand)]
        there += [step[2] for step in state.stack if step[0] == AIM]
        if len(set(there)) != len(there) or not set(there) <= set(PEARLS):
            wrong.append("a pearl is there twice")
        if sum(there) + sum(map(sum, state.strings)) != sum(PEARLS):
            wrong.append("a pearl is lost")
        return wrong

    def position(self, state: PearlsState) -> dict[str, Any]:
        """Return all facts."""
        return {
            "seat": self.actor(state),
            "players": [{"hand": [f"pearl-{pearl}" for pearl in hand]} for hand in state.hands],
            "bag": [f"pearl-{pearl}" for pearl in state.bag],
            "strings": {name: state.strings[number][:] for number, name in enumerate(STRINGS)},
        }

    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> PearlsState:
        """Return the position given by `players` (hands), `bag` (in the order drawn), `strings` and `seat`."""
        state = self.new(setup)
        unknown = set(given) - {"seat", "players", "bag", "strings"}
        if unknown:
            raise BadPosition(Message("pearls.bad.unknown", {"name": min(unknown)}))
        try:
            for seat, player in enumerate(given.get("players", ())):
                state.hands[seat] = sorted(int(name.removeprefix("pearl-")) for name in player["hand"])
            for number, name in enumerate(STRINGS):
                state.strings[number] = list(given.get("strings", {}).get(name, state.strings[number]))
            held = {pearl for hand in state.hands for pearl in hand}
            state.bag = (
                [int(name.removeprefix("pearl-")) for name in given["bag"]]
                if "bag" in given
                else [pearl for pearl in PEARLS if pearl not in held]
            )
            state.stack = [(TURN, given.get("seat", 0))]
        except (TypeError, ValueError, KeyError, IndexError, AttributeError) as error:
            raise BadPosition(Message("pearls.bad.form", {"detail": str(error)})) from error
        wrong = self.invariants(state)
        if wrong:
            raise BadPosition(Message("pearls.bad.unsound", {"detail": wrong[0]}))
        return state

    def state_from_dict(self, data: dict[str, Any]) -> PearlsState:
        """Return the state; raises BadPosition."""
        try:
            state = PearlsState.from_dict(data)
            players = len(state.hands)
            if players not in self.players or not all(isinstance(hand, list) for hand in state.hands):
                raise ValueError("hands")
            if len(state.strings) != 2 or any(len(string) != players for string in state.strings):
                raise ValueError("strings")
            if len(state.stack) > 1 or not -1 <= state.given_up < players or len(state.streams) != 1:
                raise ValueError("steps")
            for step in state.stack:
                if len(step) != 2 + step[0] or step[0] not in (TURN, AIM) or not 0 <= step[1] < players:
                    raise ValueError("step")
            piles = [*state.hands, *state.strings, state.bag, *state.stack, state.streams, [state.turn]]
            if not all(isinstance(number, int) for pile in piles for number in pile):
                raise ValueError("piles")
            if state.is_shown not in (0, 1) or not all(0 <= n < 99 for string in state.strings for n in string):
                raise ValueError("numbers")
            wrong = self.invariants(state)
        except (TypeError, ValueError, IndexError) as error:
            raise BadPosition(Message("pearls.bad.form", {"detail": str(error)})) from error
        if wrong:
            raise BadPosition(Message("pearls.bad.unsound", {"detail": wrong[0]}))
        return state

    def components(self) -> tuple[str, ...]:
        """Return pearls, strings and actions."""
        return (
            *(f"pearl:pearl-{pearl}" for pearl in PEARLS),
            *(f"string:{name}" for name in STRINGS),
            "action:lay", "action:aim", "action:give_up",
        )  # fmt: skip
