"""The rules of Izayoi (2020, Nanatsumu)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from edo_table.content.resources import DataFolder
from edo_table.engine.actions import ActionSpec
from edo_table.engine.chance import seed_streams
from edo_table.engine.decisions import Decision
from edo_table.engine.errors import BadSetup
from edo_table.engine.events import Event, Sink
from edo_table.engine.game import Game
from edo_table.engine.messages import Arguments, Message
from edo_table.engine.results import Result, ScoreSheet
from edo_table.engine.setup import Setup, complete
from edo_table.games.izayoi import actions, arrange, position, secrets, soundness, views, why
from edo_table.games.izayoi.actions import code_of, decode, spec_of
from edo_table.games.izayoi.content import IzayoiContent, load
from edo_table.games.izayoi.dealing import STREAMS, choose_randomly, deal, draw, lay_tile, master_art, start_seat
from edo_table.games.izayoi.judging import judge, votes_in
from edo_table.games.izayoi.options import legal_codes
from edo_table.games.izayoi.scoring import final_sheet, is_insolent, running_sheet, settle
from edo_table.games.izayoi.state import ART, EMPTY, HIDDEN, KIND, NOBODY, OVER, SEAT, SHUFFLED, TILE, TURN, IzayoiState
from edo_table.games.izayoi.tables import Tables, compile_tables

ARTS_CHOSEN, RECOMMENDATIONS, START_SEAT = range(3)
"""Numbers of the set-up's options in `IzayoiState.options`."""
OPTION_IDS = ("arts", "recommendations", "start_seat")


class Izayoi(Game[IzayoiState]):
    """Izayoi for three to five players, over the arts, cards, tiles and numbers of its content."""

    id: ClassVar[str] = "izayoi"
    rules_version: ClassVar[int] = 1

    def __init__(self, content: IzayoiContent) -> None:
        self.content = content
        self.players = content.info.players
        self.options = content.info.options
        self.tables: Tables = compile_tables(content)
        by_id = {option.id: option for option in self.options}
        self._choices = tuple(by_id[name].choices for name in OPTION_IDS)

    def choice(self, state: IzayoiState, option: int) -> str:
        """Return what was chosen at set-up for an option by its number (ARTS_CHOSEN ...)."""
        return self._choices[option][state.options[option]]

    # ---- set-up ----------------------------------------------------------------------------------------------------

    def new(self, setup: Setup) -> IzayoiState:
        """Return the position in which the first art is chosen, or the first turn where chance gives the arts."""
        setup = complete(setup, self.players, self.options)
        state = self.empty(setup)
        if setup.options["start_seat"] == "random":
            state.start = start_seat(state)
        elif int(setup.options["start_seat"]) >= setup.players:
            chosen = setup.options["start_seat"]
            raise BadSetup(Message("izayoi.no_such_start_seat", {"n": setup.players, "seat_number": chosen}))
        else:
            state.start = int(setup.options["start_seat"])
        if self.choice(state, ARTS_CHOSEN) == "random":
            choose_randomly(self.tables, state)
            deal(self.tables, state, None)
        else:
            state.stack = [(ART, state.start)]
        return state

    def empty(self, setup: Setup) -> IzayoiState:
        """Return a table without arts, cards and tiles; `setup` names every option."""
        players = setup.players
        state = IzayoiState()
        state.players = players
        state.options = [
            choices.index(setup.options[name]) for name, choices in zip(OPTION_IDS, self._choices, strict=True)
        ]
        state.start = state.ply = state.turn = 0
        state.stack = []
        state.arts = [EMPTY] * players
        state.masters = [EMPTY] * players
        state.row_tiles = [EMPTY] * self.tables.tiles_open
        state.rows = [[] for _ in range(self.tables.tiles_open)]
        state.hands = [[] for _ in range(players)]
        state.won = [[] for _ in range(players)]
        state.gone = []
        state.shuffles = [1] * players
        state.hidings = [1] * players
        state.deck = []
        state.discards = []
        state.tile_deck = []
        state.removed = []
        state.history = []
        state.streams = seed_streams(setup.seed, STREAMS)
        return state

    # ---- playing ---------------------------------------------------------------------------------------------------

    def actor(self, state: IzayoiState) -> int:
        return state.stack[-1][1]

    def decision(self, state: IzayoiState) -> Decision | None:
        step, seat = state.stack[-1]
        if step == OVER:
            return None
        kind = "choose_art" if step == ART else "play"
        return Decision(seat, kind, state.ply, is_free=step == ART)

    def legal(self, state: IzayoiState) -> list[int]:
        return legal_codes(self.tables, state)

    def spec(self, state: IzayoiState, code: int) -> ActionSpec:
        return spec_of(self.tables, code)

    def code(self, state: IzayoiState, spec: ActionSpec) -> int:
        return code_of(self.tables, spec)

    def apply(self, state: IzayoiState, code: int, sink: Sink | None = None) -> None:
        seat = state.stack[-1][1]
        state.ply += 1
        verb, a, row = decode(code)
        if verb == actions.CHOOSE_ART:
            self._choose_art(state, seat, a, sink)
            return
        if verb == actions.SHUFFLE:
            self._shuffle(state, seat, a, sink)
        else:
            self._lay(state, seat, a, row, verb == actions.HIDE, sink)
            if state.stack[-1][0] == OVER:
                return
        state.turn += 1
        state.stack[-1] = (TURN, (seat + 1) % state.players)

    def _choose_art(self, state: IzayoiState, seat: int, art: int, sink: Sink | None) -> None:
        state.arts[seat] = art
        if sink is not None:
            sink(Event("art_chosen", {"seat": seat, "art": self.tables.art_ids[art]}, reveals=_others(state, seat)))
        following = (seat + 1) % state.players
        if following == state.start:
            deal(self.tables, state, sink)
        else:
            state.stack[-1] = (ART, following)

    def _lay(self, state: IzayoiState, seat: int, kind: int, row: int, is_hidden: bool, sink: Sink | None) -> None:
        """Lay a card, draw one, have the tile judged where the row is full or a Stop Card came (V3)."""
        tables, tile = self.tables, state.row_tiles[row]
        state.hands[seat].remove(kind)
        laid = kind | seat << SEAT | (HIDDEN if is_hidden else 0)
        state.rows[row].append(laid)
        state.history.append(laid | tile << TILE)
        if is_hidden:
            state.hidings[seat] = 0
        if sink is not None:
            args: dict[str, str | int] = {"seat": seat, "row": tables.row_ids[row], "tile": tables.tile_ids[tile]}
            card = {"card": tables.card_ids[kind]}
            if is_hidden:
                sink(Event("card_hidden", args, card, (seat,), _others(state, seat)))
            else:
                sink(Event("card_placed", {**args, **card}, reveals=_others(state, seat)))
        drawn = draw(tables, state, seat, 1, sink)
        if sink is not None:
            sink(Event("card_drawn", {"seat": seat}, {"card": tables.card_ids[drawn[0]]}, (seat,), (seat,)))
        if kind == tables.stop or len(state.rows[row]) == tables.points[tile]:
            self._judge(state, row, sink)

    def _judge(self, state: IzayoiState, row: int, sink: Sink | None) -> None:
        """Give the tile of a row to who acquires it, discard the row, and lay a new tile (rulebook, Game Flow)."""
        tables, tile, cards = self.tables, state.row_tiles[row], state.rows[row]
        self._turn_up(state, row, sink)
        seat_of = [state.arts.index(art) if art in state.arts else NOBODY for art in range(len(tables.art_ids))]
        judgement = judge(votes_in(tables, cards, seat_of, state.players))
        winner = judgement.winner
        where: dict[str, str | int] = {
            "row": tables.row_ids[row],
            "tile": tables.tile_ids[tile],
            "points": tables.points[tile],
        }
        if sink is not None:
            voted = [seat for seat, votes in enumerate(judgement.votes) if votes]
            arts = [tables.art_ids[art] for art in state.arts]
            args: Arguments = {
                "cards": tuple(tables.card_ids[card & KIND] for card in cards),
                "arts": tuple(arts[seat] for seat in voted),
                "votes": tuple(str(judgement.votes[seat]) for seat in voted),
                "struck": tuple(arts[seat] for seat in judgement.struck),
                "art": arts[winner] if winner != NOBODY else "",
                "seat": winner,
            }
            sink(Event("judged", {**where, **args}))
        state.discards += [card & KIND for card in cards]  # Z1: in the order laid, the last on top
        state.rows[row] = []
        if winner == NOBODY:
            state.gone.append(tile)
        else:
            state.won[winner].append(tile)
        if sink is not None:
            if winner == NOBODY:
                sink(Event("tile_discarded", {**where, "reason": "tied" if judgement.struck else "no_votes"}))
            else:
                sink(Event("tile_taken", {**where, "seat": winner}))
        lay_tile(tables, state, row, sink)
        if all(left == EMPTY for left in state.row_tiles):  # E1
            self._finish(state, sink)

    def _turn_up(self, state: IzayoiState, row: int, sink: Sink | None) -> None:
        """Turn up the face-down card of a row that is judged (rulebook, Hiding Card)."""
        tables, tile, cards = self.tables, state.row_tiles[row], state.rows[row]
        for number, card in enumerate(cards):
            if card & HIDDEN:
                cards[number] = card ^ HIDDEN
                state.history[state.history.index(card | tile << TILE)] ^= HIDDEN
                if sink is not None:
                    args: dict[str, str | int] = {
                        "seat": card >> SEAT & 7,
                        "card": tables.card_ids[card & KIND],
                        "row": tables.row_ids[row],
                        "tile": tables.tile_ids[tile],
                    }
                    sink(Event("turned_up", args, reveals=tuple(range(state.players))))

    def _shuffle(self, state: IzayoiState, seat: int, top: int, sink: Sink | None) -> None:
        """Throw the whole hand away, one card of it on top for all to see, and take as many (P8 to P10)."""
        tables, thrown = self.tables, state.hands[seat]
        thrown.remove(top)
        state.shuffles[seat] = 0
        state.discards += [kind | (seat + 1) << SEAT for kind in thrown]
        state.discards.append(top)
        state.history.append(top | seat << SEAT | SHUFFLED << TILE)
        count = len(thrown) + 1
        state.hands[seat] = []
        if sink is not None:
            cards = tuple(tables.card_ids[kind] for kind in (*thrown, top))
            args: dict[str, str | int] = {"seat": seat, "n": count, "top": tables.card_ids[top]}
            sink(Event("hand_thrown", args, {"cards": cards}, (seat,), _others(state, seat)))
        drawn = draw(tables, state, seat, count, sink)
        if sink is not None:
            cards = tuple(tables.card_ids[kind] for kind in sorted(drawn))
            sink(Event("hand_drawn", {"seat": seat, "n": count}, {"cards": cards}, (seat,), (seat,)))

    def _finish(self, state: IzayoiState, sink: Sink | None) -> None:
        state.stack = [(OVER, -1)]
        if sink is None:
            return
        everybody = tuple(range(state.players))
        sink(Event("ended", {"reason": "tiles_gone"}, reveals=everybody))
        points = self.standing(state)
        for seat in everybody:
            shown: dict[str, str | int] = {
                "seat": seat,
                "art": master_art(self.tables, state, seat),
                "master_seat": state.masters[seat],
                "is_insolent": int(is_insolent(seat, points, state.masters)),
            }
            sink(Event("master_shown", shown, reveals=everybody))

    # ---- secrets ---------------------------------------------------------------------------------------------------

    def has_secrets_in(self, state: IzayoiState) -> bool:
        return state.stack[-1][0] != ART  # nothing is dealt before all arts are chosen

    def view(self, state: IzayoiState, seat: int | None) -> dict[str, Any]:
        return views.view(self.tables, state, seat, shows_recommended=self.choice(state, RECOMMENDATIONS) == "shown")

    def knowledge(self, state: IzayoiState, seat: int) -> dict[str, Any]:
        return secrets.knowledge(state, seat)

    def imagine(self, knowledge: Mapping[str, Any], chance: random.Random) -> IzayoiState:
        return secrets.imagine(self.tables, knowledge, chance)

    def determinize(self, state: IzayoiState, seat: int, chance: random.Random) -> IzayoiState:
        return secrets.deal_anew(self.tables, secrets.masked(state.clone(), seat), seat, chance)

    # ---- end -------------------------------------------------------------------------------------------------------

    def result(self, state: IzayoiState) -> Result | None:
        if state.stack[-1][0] != OVER:
            return None
        points = self.standing(state)
        verdict = settle(points, [len(tiles) for tiles in state.won], state.masters)
        return Result(verdict.winners, "tiles_gone", verdict.won_by, points)

    def explain_scores(self, state: IzayoiState) -> ScoreSheet:
        points, tiles = self.standing(state), [len(tiles) for tiles in state.won]
        if state.stack[-1][0] != OVER:
            return running_sheet(points, tiles)
        return final_sheet(points, tiles, state.masters)

    def standing(self, state: IzayoiState) -> tuple[int, ...]:
        points = self.tables.points
        return tuple(sum(points[tile] for tile in tiles) for tiles in state.won)

    # ---- around the table ------------------------------------------------------------------------------------------

    def turn(self, state: IzayoiState) -> int:
        return state.turn

    def headline(self, state: IzayoiState) -> Message:
        step = state.stack[-1][0]
        if step == ART:
            return Message("izayoi.headline.arts")
        if step == OVER:
            return Message("izayoi.headline.over", {"n": state.turn})
        left = len(state.tile_deck) + sum(tile != EMPTY for tile in state.row_tiles)
        return Message("izayoi.headline.turn", {"turn": state.turn, "n": left})

    def why_not(self, state: IzayoiState, selected: tuple[str, ...], target: str) -> Message | None:
        return why.why_not(self.tables, state, self.legal(state), selected, target)

    # ---- checks ----------------------------------------------------------------------------------------------------

    def invariants(self, state: IzayoiState) -> list[str]:
        return soundness.invariants(self.tables, state)

    def position(self, state: IzayoiState) -> dict[str, Any]:
        return position.position(self.tables, state)

    def arrange(self, setup: Setup, given: Mapping[str, Any]) -> IzayoiState:
        setup = complete(setup, self.players, self.options)
        return arrange.arrange(self.tables, self.empty(setup), given)

    def state_from_dict(self, data: dict[str, Any]) -> IzayoiState:
        return soundness.restored(self.tables, self.players, self._choices, len(STREAMS), data)

    def components(self) -> tuple[str, ...]:
        return (
            *(f"art:{art}" for art in self.tables.art_ids),
            *(f"card:{card}" for card in self.tables.card_ids),
            *(f"tile:{tile}" for tile in self.tables.tile_ids),
            *(f"action:{verb}" for verb in actions.VERBS),
        )


def _others(state: IzayoiState, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(state.players) if other != seat)


def create(folder: DataFolder) -> Izayoi:
    """Return the game over the content of a data folder; raises ContentError."""
    return Izayoi(load(folder))
