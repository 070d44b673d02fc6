"""Lanterns: a toy with hidden hands, a secret deck, turns of several steps and early endings, to try the AI on.

Three piles; each closes at eight points.  In a turn one lays one or two cards (1 to 4) of a hand of four on open piles,
then ends the turn and draws.  Who laid most on a pile when it closes takes it (nobody on a tie).  Most piles win; ties
share.  The game ends when all piles are closed, or when the player to move has no cards.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any

from edo_table.engine.actions import ActionSpec
from edo_table.engine.advisor import Advisor, Reason
from edo_table.engine.chance import seed_streams, shuffle
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadPosition, IllegalAction
from edo_table.engine.events import Sink
from edo_table.engine.game import Game
from edo_table.engine.messages import Message
from edo_table.engine.results import Result, ScoreSheet
from edo_table.engine.setup import Option, Setup, complete
from edo_table.engine.state import State

PILES, FULL, HAND, DECK = 3, 8, 4, tuple(value for value in (1, 2, 3, 4) for _ in range(6))
END = 0


class LanternsState(State):
    """`laid[pile][seat]`, `owner[pile]` seat or -1 (tied) or -2 (open); `turn_cards` laid this turn."""

    __slots__ = ("deck", "hands", "laid", "owner", "ply", "seat", "streams", "turn_cards", "turn_number")
    FRAMES = ()
    deck: list[int]
    hands: list[list[int]]
    laid: list[list[int]]
    owner: list[int]
    ply: int
    seat: int
    streams: list[int]
    turn_cards: int
    turn_number: int

    def clone(self) -> LanternsState:
        """Return an independent copy."""
        new = LanternsState.__new__(LanternsState)
        new.deck, new.hands, new.laid = self.deck[:], [h[:] for h in self.hands], [p[:] for p in self.laid]
        new.owner, new.ply, new.seat, new.streams = self.owner[:], self.ply, self.seat, self.streams[:]
        new.turn_cards, new.turn_number = self.turn_cards, self.turn_number
        return new


class Lanterns(Game[LanternsState]):
    """The rules: code 10 * card + pile lays a card, 0 ends the turn."""

    id = "lanterns"
    players = (2, 3, 4)
    options = (Option("light", ("dim", "bright"), "dim"),)

    def new(self, setup: Setup) -> LanternsState:
        """Return the deal."""
        setup = complete(setup, self.players, self.options)
        state = LanternsState()
        state.streams = seed_streams(setup.seed, ("deck",))
        deck = list(DECK)
        shuffle(state.streams, 0, deck)
        state.hands = [sorted(deck[HAND * seat : HAND * seat + HAND]) for seat in range(setup.players)]
        state.deck = deck[HAND * setup.players :]
        state.laid = [[0] * setup.players for _ in range(PILES)]
        state.owner = [-2] * PILES
        state.ply = state.seat = state.turn_cards = 0
        state.turn_number = 1
        return state

    def actor(self, state: LanternsState) -> int:
        """Return who decides."""
        return state.seat

    def decision(self, state: LanternsState) -> Decision | None:
        """Return the open decision."""
        return None if state.seat < 0 else Decision(state.seat, "lay", state.ply)

    def legal(self, state: LanternsState) -> list[int]:
        """Return the codes, ascending."""
        if state.seat < 0:
            return []
        piles = [pile for pile in range(PILES) if state.owner[pile] == -2]
        cards = sorted(set(state.hands[state.seat])) if state.turn_cards < 2 else []
        plays = [10 * card + pile for card in cards for pile in piles]
        return [END, *plays] if state.turn_cards else plays

    def apply(self, state: LanternsState, code: int, sink: Sink | None = None) -> None:
        """Carry out a step."""
        state.ply += 1
        if code == END:
            while state.deck and len(state.hands[state.seat]) < HAND:
                state.hands[state.seat].append(state.deck.pop())
            state.hands[state.seat].sort()
            state.turn_cards = 0
            state.turn_number += 1
            state.seat = (state.seat + 1) % len(state.hands)
            if not state.hands[state.seat]:
                state.seat = -1
            return
        card, pile = divmod(code, 10)
        state.hands[state.seat].remove(card)
        state.laid[pile][state.seat] += card
        state.turn_cards += 1
        if sum(state.laid[pile]) >= FULL:
            most = max(state.laid[pile])
            state.owner[pile] = state.laid[pile].index(most) if state.laid[pile].count(most) == 1 else -1
            if -2 not in state.owner:
                state.seat = -1

    def spec(self, state: LanternsState, code: int) -> ActionSpec:
        """Return the readable form."""
        if code == END:
            return ActionSpec("end", {}, ("button:end",))
        card, pile = divmod(code, 10)
        return ActionSpec("lay", {"card": card, "pile": f"pile-{pile}"}, (f"hand:{card}", f"pile:{pile}"))

    def code(self, state: LanternsState, spec: ActionSpec) -> int:
        """Return the code; raises IllegalAction."""
        for code in self.legal(state):
            known = self.spec(state, code)
            if (known.kind, dict(known.args)) == (spec.kind, dict(spec.args)):
                return code
        raise IllegalAction(Message("lanterns.unknown", {"kind": spec.kind}))

    def view(self, state: LanternsState, seat: int | None) -> dict[str, Any]:
        """Return what is seen."""
        hands = [hand if owner == seat else len(hand) for owner, hand in enumerate(state.hands)]
        return {"hands": hands, "laid": state.laid, "owner": state.owner, "seat": state.seat}

    def knowledge(self, state: LanternsState, seat: int) -> dict[str, Any]:
        """Return the state without hands of others, deck and future."""
        known = state.to_dict()
        del known["streams"]
        unseen = list(state.deck)
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                unseen += hand
                known["hands"][owner] = len(hand)
        return {**known, "deck": len(state.deck), "unseen": sorted(unseen), "knower": seat}

    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> LanternsState:
        """Return a full state that fits."""
        data = {name: value for name, value in knowledge.items() if name not in ("unseen", "knower")}
        unseen = list(knowledge["unseen"])
        chance.shuffle(unseen)
        hands = []
        for hand in data["hands"]:
            if isinstance(hand, int):
                hands.append(sorted(unseen[:hand]))
                del unseen[:hand]
            else:
                hands.append(list(hand))
        return LanternsState.from_dict({**data, "hands": hands, "deck": unseen, "streams": [1]})

    def result(self, state: LanternsState) -> Result | None:
        """Return who has most piles."""
        if state.seat >= 0:
            return None
        piles = self.standing(state)
        winners = tuple(seat for seat, count in enumerate(piles) if count == max(piles))
        return Result(winners, "no_cards" if -2 in state.owner else "closed", "piles", piles)

    def explain_scores(self, state: LanternsState) -> ScoreSheet:
        """Return nothing to explain."""
        return ScoreSheet((), ())

    def standing(self, state: LanternsState) -> tuple[int, ...]:
        """Return the piles of each seat."""
        return tuple(state.owner.count(seat) for seat in range(len(state.hands)))

    def turn(self, state: LanternsState) -> int:
        """Return the turn's number."""
        return state.turn_number

    def headline(self, state: LanternsState) -> Message:
        """Return the turn's number in words."""
        return Message("lanterns.turn", {"n": state.turn_number})

    def why_not(self, state: LanternsState, selected: tuple[str, ...], target: str) -> Message | None:
        """Return nothing."""
        return None

    def invariants(self, state: LanternsState) -> list[str]:
        """Return nothing wrong."""
        return []

    def position(self, state: LanternsState) -> dict[str, Any]:
        """Return the piles."""
        return {"laid": state.laid}

    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> LanternsState:
        """Refuse."""
        raise BadPosition(Message("lanterns.no_positions"))

    def state_from_dict(self, data: dict[str, Any]) -> LanternsState:
        """Return the state."""
        return LanternsState.from_dict(data)

    def components(self) -> tuple[str, ...]:
        """Return the verbs."""
        return ("action:lay", "action:end")


class Lamplighter(Advisor[LanternsState]):
    """Judges a pile by who leads it; looks at nothing but what lies open and the actor's own hand."""

    def __init__(self, game: Lanterns) -> None:
        self.game = game

    def values(self, state: LanternsState) -> list[float]:
        """Return each seat's share."""
        players = len(state.hands)
        if state.seat < 0:
            result = self.game.result(state)
            assert result is not None
            return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(players)]
        weights = [math.exp(1.5 * self._promise(state, seat)) for seat in range(players)]
        return [weight / sum(weights) for weight in weights]

    @staticmethod
    def _promise(state: LanternsState, seat: int) -> float:
        promise = float(state.owner.count(seat))
        for pile, owner in enumerate(state.owner):
            if owner == -2:
                mine = state.laid[pile][seat]
                best = max(laid for other, laid in enumerate(state.laid[pile]) if other != seat)
                promise += (mine - best) / FULL
        return promise

    def scores(self, state: LanternsState, legal: Sequence[int]) -> list[float]:
        """Return the gain of each option, high cards saved."""
        scores = []
        for code in legal:
            if code == END:
                scores.append(0.2)
                continue
            card, pile = divmod(code, 10)
            mine = state.laid[pile][state.seat] + card
            best = max(laid for other, laid in enumerate(state.laid[pile]) if other != state.seat)
            closes = sum(state.laid[pile]) + card >= FULL
            scores.append((3.0 if mine > best else -3.0) if closes else (mine - best) / 4 - card / 4)
        return scores

    def reasons(self, state: LanternsState, code: int) -> list[Reason]:
        """Return one reason, after a lesser one."""
        return [Reason(Message("lanterns.hint.small"), 0.1), Reason(Message("lanterns.hint.big", {"n": code}), 1.0)]


class SlowLamplighter(Lamplighter):
    """Takes 20 ms to judge a position: long enough to be interrupted."""

    def values(self, state: LanternsState) -> list[float]:
        """Return each seat's share, late."""
        time.sleep(0.02)
        return super().values(state)


def create(game_id: str, overlay: str | None) -> tuple[Lanterns, Lamplighter]:
    """Return the toy, as a factory for workers and the arena does."""
    if game_id != Lanterns.id:
        raise ValueError(f"there is no toy `{game_id}`")
    game = Lanterns()
    return game, Lamplighter(game)


FACTORY = "tests.ai.toy:create"


def create_deaf(game_id: str, overlay: str | None) -> tuple[Lanterns, Lamplighter]:
    """Return the toy in the program itself, hang in a process of its own."""
    import multiprocessing

    if multiprocessing.parent_process() is not None:
        time.sleep(60)
    return create(game_id, overlay)


def create_broken(game_id: str, overlay: str | None) -> tuple[Lanterns, Lamplighter]:
    """Fail."""
    raise ValueError("the lanterns are out")
