"""The rules of Samurai (1998, Reiner Knizia)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from edo_table.content.resources import DataFolder
from edo_table.engine.actions import ActionSpec
from edo_table.engine.chance import draw_below, seed_streams, shuffle
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadSetup
from edo_table.engine.events import Event, Sink
from edo_table.engine.game import Game
from edo_table.engine.messages import Arguments, Message
from edo_table.engine.results import Result, ScoreSheet
from edo_table.engine.setup import Setup, complete
from edo_table.games.samurai import actions, arrange, position, secrets, soundness, views, why
from edo_table.games.samurai.actions import code_of, decode, spec_of
from edo_table.games.samurai.capture import END_REASONS, add_influence, lay, resolve_captures
from edo_table.games.samurai.content import SamuraiContent, load
from edo_table.games.samurai.options import legal_codes, open_places
from edo_table.games.samurai.scoring import score_sheet, settle
from edo_table.games.samurai.state import (
    CHOOSE,
    END_NOT,
    END_STUCK,
    FIGURES,
    MOVE,
    OVER,
    SET_UP,
    SWAP,
    TURN,
    SamuraiState,
)
from edo_table.games.samurai.tables import SWAPS, Tables, compile_tables

STREAMS = ("start", "figures", "bag0", "bag1", "bag2", "bag3")
_BAG = 2
"""Number of the first bag's stream."""

_DECISIONS = {CHOOSE: "choose_tokens", SET_UP: "place_figure", TURN: "play", MOVE: "move_token", SWAP: "exchange_with"}
STARTING_TOKENS, FIGURES_PLACED, CAPTURES, START_SEAT = range(4)
"""Numbers of the set-up's options in `SamuraiState.options`."""
OPTION_IDS = ("starting_tokens", "figures", "captures", "start_seat")


class Samurai(Game[SamuraiState]):
    """Samurai for two to four players, over the map, tokens and numbers of its content."""

    id: ClassVar[str] = "samurai"
    rules_version: ClassVar[int] = 1

    def __init__(self, content: SamuraiContent) -> None:
        self.content = content
        self.players = content.info.players
        self.options = content.info.options
        self._tables = {players: compile_tables(content, players) for players in self.players}
        by_id = {option.id: option for option in self.options}
        self._choices = tuple(by_id[name].choices for name in OPTION_IDS)

    def tables(self, state: SamuraiState) -> Tables:
        """Return the tables of a position's player count."""
        return self._tables[state.players]

    def choice(self, state: SamuraiState, option: int) -> str:
        """Return what was chosen at set-up for an option by its number (STARTING_TOKENS ...)."""
        return self._choices[option][state.options[option]]

    # ---- set-up ----------------------------------------------------------------------------------------------------

    def new(self, setup: Setup) -> SamuraiState:
        """Return the position after dealing: the first selection of tokens, placing of figures, or first turn."""
        setup = complete(setup, self.players, self.options)
        state = self.empty(setup)
        tables = self._tables[setup.players]
        if self.choice(state, STARTING_TOKENS) == "random":
            for seat in range(state.players):
                shuffle(state.streams, _BAG + seat, state.bags[seat])
                self._draw(tables, state, seat, None)
            self._begin_figures(tables, state, None)
        else:
            # Simultaneous and secret (rulebook; S4): asked one after the other, nothing is shown in between.
            order = [(state.start + step) % state.players for step in range(state.players)]
            state.stack = [(CHOOSE, seat) for seat in reversed(order)]
        return state

    def empty(self, setup: Setup) -> SamuraiState:
        """Return a board with only Edo's figures on it and every token in its bag; `setup` names every option."""
        tables = self._tables[setup.players]
        players, board = setup.players, tables.board
        towns = len(board.settlements)
        state = SamuraiState()
        state.players = players
        state.options = [
            choices.index(setup.options[name]) for name, choices in zip(OPTION_IDS, self._choices, strict=True)
        ]
        state.streams = seed_streams(setup.seed, STREAMS)
        state.start = self._start_seat(setup, state)
        state.ply = state.turn = state.round = 0
        state.stack = []
        state.tokens = [0] * len(board.spaces)
        state.figures = [0b111 if size == FIGURES else 0 for size in board.places]  # one of each kind in Edo
        state.open = [len(around) for around in board.land_neighbours]
        state.influence = [0] * (towns * FIGURES * players)
        state.taken = [0] * (towns * FIGURES)
        state.hands = [[] for _ in range(players)]
        state.bags = [list(tables.full_set) for _ in range(players)]
        state.gone = [[] for _ in range(players)]
        state.captured = [0] * (players * FIGURES)
        state.aside = [0] * FIGURES
        state.left = [board.figures_each] * FIGURES
        state.supply = [board.figures_each - 1] * FIGURES
        state.plain_used = state.played = state.passes = 0
        state.ending = END_NOT
        return state

    def _start_seat(self, setup: Setup, state: SamuraiState) -> int:
        chosen = setup.options["start_seat"]
        if chosen == "random":  # S1
            return draw_below(state.streams, 0, setup.players)
        if int(chosen) >= setup.players:
            raise BadSetup(Message("samurai.no_such_start_seat", {"n": setup.players, "seat_number": chosen}))
        return int(chosen)

    def _begin_figures(self, tables: Tables, state: SamuraiState, sink: Sink | None) -> None:
        if self.choice(state, FIGURES_PLACED) == "placed" and any(state.supply):
            state.stack = [(SET_UP, state.start)]
            return
        while sum(state.supply):
            options = [
                (figure, town)
                for figure in range(FIGURES)
                if state.supply[figure]
                for town in open_places(tables, state, figure)
            ]
            figure, town = options[draw_below(state.streams, 1, len(options))]
            state.supply[figure] -= 1
            state.figures[town] |= 1 << figure
        if sink is not None:  # whoever has seen them may not choose a first hand to match
            sink(Event("figures_dealt", reveals=tuple(range(state.players))))
        self._begin_turns(state)

    def _begin_turns(self, state: SamuraiState) -> None:
        """The start player has the first turn (S2)."""
        state.turn = state.round = 1
        state.stack = [(TURN, state.start)]

    # ---- playing ---------------------------------------------------------------------------------------------------

    def actor(self, state: SamuraiState) -> int:
        return state.stack[-1][1]

    def decision(self, state: SamuraiState) -> Decision | None:
        frame = state.stack[-1]
        step, seat = frame[0], frame[1]
        if step == OVER:
            return None
        tables = self.tables(state)
        kind, args = _DECISIONS[step], dict[str, str | int]()
        if step == CHOOSE:
            left = tables.hand_size - len(state.hands[seat])
            kind, args["n"] = ("choose_tokens", left) if left else ("keep_tokens", 0)
        elif step == SET_UP:
            kind = (
                "place_in_city"
                if any(
                    size == 2 and mask.bit_count() < 2
                    for size, mask in zip(tables.board.places, state.figures, strict=True)
                )
                else "place_in_village"
            )
        elif step == MOVE:
            args["token"] = tables.token_ids[frame[2]]
        elif step == SWAP:
            args["figure"] = tables.figure_ids[frame[2]]
            args["settlement"] = tables.board.spaces[tables.board.settlements[frame[3]]]
        elif state.ending != END_NOT:
            kind = "play_last"
        elif state.played:
            kind = "play_on"
        is_free = step not in (CHOOSE, TURN)
        return Decision(seat, kind, state.ply, args, is_free, is_secret=step == CHOOSE)

    def legal(self, state: SamuraiState) -> list[int]:
        return legal_codes(self._tables[state.players], state)

    def spec(self, state: SamuraiState, code: int) -> ActionSpec:
        return spec_of(self._tables[state.players], code)

    def code(self, state: SamuraiState, spec: ActionSpec) -> int:
        return code_of(self._tables[state.players], spec)

    def apply(self, state: SamuraiState, code: int, sink: Sink | None = None) -> None:
        tables = self._tables[state.players]
        seat = state.stack[-1][1]
        state.ply += 1
        verb, a, b = decode(code)
        if verb == actions.PLACE_TOKEN:
            self._place_token(tables, state, seat, a, b, sink)
        elif verb == actions.END_TURN:
            self._end_turn(tables, state, seat, sink)
        elif verb == actions.EXCHANGE_TOKEN:
            self._exchange_token(tables, state, seat, a, b, sink)
        elif verb == actions.MOVE_TOKEN:
            self._move_token(tables, state, seat, b, sink)
        elif verb == actions.EXCHANGE_FIGURE:
            state.stack.append((SWAP, seat, a, b))
        elif verb == actions.EXCHANGE_WITH:
            self._exchange_figures(tables, state, seat, a, b, sink)
        elif verb == actions.PLACE_FIGURE:
            self._place_figure(tables, state, seat, a, b, sink)
        elif verb == actions.CHOOSE_TOKEN:
            state.bags[seat].remove(a)
            state.hands[seat].append(a)
            state.hands[seat].sort()
            if sink is not None:
                sink(Event("token_chosen", {"seat": seat}, {"token": tables.token_ids[a]}, (seat,)))
        elif verb == actions.KEEP_TOKENS:
            self._keep_tokens(tables, state, seat, sink)
        else:
            self._pass(tables, state, seat, sink)

    def _keep_tokens(self, tables: Tables, state: SamuraiState, seat: int, sink: Sink | None) -> None:
        shuffle(state.streams, _BAG + seat, state.bags[seat])
        state.stack.pop()
        if sink is not None:
            sink(Event("tokens_chosen", {"seat": seat}))
        if not state.stack:
            self._begin_figures(tables, state, sink)

    def _place_figure(
        self, tables: Tables, state: SamuraiState, seat: int, figure: int, town: int, sink: Sink | None
    ) -> None:
        state.supply[figure] -= 1
        state.figures[town] |= 1 << figure
        if sink is not None:
            settlement = tables.board.spaces[tables.board.settlements[town]]
            args: Arguments = {"seat": seat, "figure": tables.figure_ids[figure], "settlement": settlement}
            sink(Event("figure_placed", args, reveals=self._others(state, seat)))
        if sum(state.supply):
            state.stack[-1] = (SET_UP, (seat + 1) % state.players)  # S2: clockwise through cities, then villages
        else:
            self._begin_turns(state)

    def _use(self, tables: Tables, state: SamuraiState, seat: int, kind: int) -> None:
        """Take a token from the hand; of those without character one a turn (rulebook)."""
        state.hands[seat].remove(kind)
        state.played += 1
        state.passes = 0
        if not tables.is_character[kind]:
            state.plain_used = 1

    def _place_token(
        self, tables: Tables, state: SamuraiState, seat: int, kind: int, space: int, sink: Sink | None
    ) -> None:
        self._use(tables, state, seat, kind)
        lay(tables, state, seat, kind, space)
        if sink is not None:
            sink(self._laid("token_placed", tables, state, seat, kind, space))
        resolve_captures(tables, state, space, sink)

    def _exchange_token(
        self, tables: Tables, state: SamuraiState, seat: int, exchange: int, space: int, sink: Sink | None
    ) -> None:
        """Lay the exchange in place of an own token and lift that; captures wait until it lies again (X6)."""
        lifted = state.tokens[space] - 1 - seat * tables.kinds
        self._use(tables, state, seat, exchange)
        add_influence(tables, state, seat, lifted, space, -1)
        state.tokens[space] = 1 + seat * tables.kinds + exchange
        state.stack.append((MOVE, seat, lifted, space))
        if sink is not None:
            args: Arguments = {"seat": seat, "token": tables.token_ids[lifted], "space": tables.board.spaces[space]}
            sink(Event("token_exchanged", args, reveals=self._others(state, seat)))

    def _move_token(self, tables: Tables, state: SamuraiState, seat: int, space: int, sink: Sink | None) -> None:
        kind = state.stack.pop()[2]
        lay(tables, state, seat, kind, space)
        if sink is not None:
            sink(self._laid("token_moved", tables, state, seat, kind, space))
        resolve_captures(tables, state, space, sink)

    def _exchange_figures(
        self, tables: Tables, state: SamuraiState, seat: int, other: int, there: int, sink: Sink | None
    ) -> None:
        _, _, figure, town = state.stack.pop()
        kind = next(kind for kind in state.hands[seat] if tables.deed[kind] == SWAPS)
        self._use(tables, state, seat, kind)
        state.gone[seat].append(kind)  # F6: it leaves the game
        state.figures[town] ^= 1 << figure
        state.figures[there] ^= 1 << other
        state.figures[town] |= 1 << other
        state.figures[there] |= 1 << figure
        if sink is not None:
            board = tables.board
            args: Arguments = {
                "seat": seat,
                "token": tables.token_ids[kind],
                "figure": tables.figure_ids[figure],
                "settlement": board.spaces[board.settlements[town]],
                "other_figure": tables.figure_ids[other],
                "other_settlement": board.spaces[board.settlements[there]],
            }
            sink(Event("figures_exchanged", args, reveals=self._others(state, seat)))

    def _end_turn(self, tables: Tables, state: SamuraiState, seat: int, sink: Sink | None) -> None:
        if state.ending != END_NOT:  # E2: no draw, no further turns
            self._finish(state, sink)
            return
        self._draw(tables, state, seat, sink)
        self._next_turn(state, seat, sink)

    def _pass(self, tables: Tables, state: SamuraiState, seat: int, sink: Sink | None) -> None:
        """T5: nothing in the hand can be played; when that is so for everybody, the game ends."""
        state.passes += 1
        if sink is not None:
            sink(Event("passed", {"seat": seat}, reveals=self._others(state, seat)))
        if state.passes >= sum(1 for hand in state.hands if hand):
            state.ending = END_STUCK
            self._finish(state, sink)
            return
        self._next_turn(state, seat, sink)

    def _draw(self, tables: Tables, state: SamuraiState, seat: int, sink: Sink | None) -> None:
        """Fill the hand up to five from the bag, as far as it goes (rulebook, turn step 3; T3)."""
        hand, bag = state.hands[seat], state.bags[seat]
        drawn = [bag.pop() for _ in range(min(len(bag), tables.hand_size - len(hand)))]
        hand += drawn
        hand.sort()
        if sink is not None:
            tokens = tuple(tables.token_ids[kind] for kind in drawn)
            reveals = tuple(range(state.players)) if drawn else self._others(state, seat)
            sink(Event("turn_ended", {"seat": seat, "drawn": len(drawn)}, {"tokens": tokens}, (seat,), reveals))

    def _next_turn(self, state: SamuraiState, seat: int, sink: Sink | None) -> None:
        state.plain_used = state.played = 0
        for _ in range(state.players):
            seat = (seat + 1) % state.players
            if seat == state.start:
                state.round += 1
            if state.hands[seat]:
                state.turn += 1
                state.stack[-1] = (TURN, seat)
                return
            if sink is not None:  # T4
                sink(Event("skipped", {"seat": seat}))
        state.ending = END_STUCK
        self._finish(state, sink)

    def _finish(self, state: SamuraiState, sink: Sink | None) -> None:
        state.stack = [(OVER, -1)]
        if sink is not None:
            sink(Event("ended", {"reason": END_REASONS[state.ending]}, reveals=tuple(range(state.players))))

    def _laid(self, what: str, tables: Tables, state: SamuraiState, seat: int, kind: int, space: int) -> Event:
        board = tables.board
        near = tuple(board.spaces[board.settlements[town]] for town in board.adjacent_settlements[space])
        args: Arguments = {"seat": seat, "token": tables.token_ids[kind], "space": board.spaces[space], "near": near}
        return Event(what, args, reveals=self._others(state, seat))

    @staticmethod
    def _others(state: SamuraiState, seat: int) -> tuple[int, ...]:
        return tuple(other for other in range(state.players) if other != seat)

    # ---- secrets ---------------------------------------------------------------------------------------------------

    def view(self, state: SamuraiState, seat: int | None) -> dict[str, Any]:
        shows = self.choice(state, CAPTURES) == "shown" or state.stack[-1][0] == OVER
        return views.view(self.tables(state), state, seat, shows_captures=shows)

    def knowledge(self, state: SamuraiState, seat: int) -> dict[str, Any]:
        return secrets.knowledge(state, seat)

    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> SamuraiState:
        return secrets.imagine(self._tables, knowledge, chance)

    def determinize(self, state: SamuraiState, seat: int, chance: random.Random) -> SamuraiState:
        return secrets.deal_anew(self.tables(state), state.clone(), seat, chance)

    # ---- end -------------------------------------------------------------------------------------------------------

    def result(self, state: SamuraiState) -> Result | None:
        if state.stack[-1][0] != OVER:
            return None
        verdict = settle(state.captured, state.players)
        return Result(verdict.winners, END_REASONS[state.ending], verdict.won_by, verdict.totals)

    def explain_scores(self, state: SamuraiState) -> ScoreSheet:
        return score_sheet(state.captured, state.players, self.tables(state).figure_ids)

    def standing(self, state: SamuraiState) -> tuple[int, ...]:
        return tuple(sum(state.captured[seat * FIGURES : (seat + 1) * FIGURES]) for seat in range(state.players))

    # ---- around the table ------------------------------------------------------------------------------------------

    def turn(self, state: SamuraiState) -> int:
        return state.turn

    def headline(self, state: SamuraiState) -> Message:
        step = state.stack[-1][0]
        if step == OVER:
            return Message("samurai.headline.over", {"n": state.round})
        if step == CHOOSE:
            return Message("samurai.headline.choose")
        if step == SET_UP:
            return Message("samurai.headline.set_up")
        return Message("samurai.headline.round", {"n": state.round})

    def why_not(self, state: SamuraiState, selected: tuple[str, ...], target: str) -> Message | None:
        return why.why_not(self.tables(state), state, self.legal(state), selected, target)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def invariants(self, state: SamuraiState) -> list[str]:
        return soundness.invariants(self.tables(state), state)

    def position(self, state: SamuraiState) -> dict[str, Any]:
        return position.position(self.tables(state), state)

    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> SamuraiState:
        setup = complete(setup, self.players, self.options)
        state = self.empty(setup)
        if setup.options["start_seat"] == "random":
            state.start = 0
        return arrange.arrange(self._tables[setup.players], state, given)

    def state_from_dict(self, data: dict[str, Any]) -> SamuraiState:
        return soundness.restored(self._tables, self._choices, len(STREAMS), data)

    def components(self) -> tuple[str, ...]:
        return (
            *(f"token:{token.id}" for token in self.content.tokens),
            *(f"figure:{figure.id}" for figure in self.content.figures),
            *(f"action:{verb}" for verb in actions.VERBS),
        )


def create(folder: DataFolder) -> Samurai:
    """Return the game over the content of a data folder; raises ContentError."""
    return Samurai(load(folder))
