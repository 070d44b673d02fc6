"""Why an option is good, in words, with Akebono."""

from __future__ import annotations

from typing import ClassVar

from edo_table.engine.advisor import Reason
from edo_table.engine.messages import Message
from edo_table.games.iki import actions as iki
from edo_table.games.iki.hints import SMALL, Hints
from edo_table.games.iki.moves import Moves
from edo_table.games.iki.state import IkiState
from edo_table.games.iki.vocabulary import decode
from edo_table.games.iki_akebono import actions
from edo_table.games.iki_akebono.evaluation import AkebonoEvaluation
from edo_table.games.iki_akebono.moves import AkebonoMoves
from edo_table.games.iki_akebono.outlook import AkebonoOutlook
from edo_table.games.iki_akebono.state import NAME_TYPE, PERMITS, AkebonoState


class AkebonoHints(Hints):
    """The reasons for options of one position."""

    moves: ClassVar[type[Moves]] = AkebonoMoves
    state: AkebonoState
    evaluation: AkebonoEvaluation
    outlook: AkebonoOutlook

    def of(self, code: int) -> list[Reason]:
        verb, a, _ = decode(code)
        if verb == actions.SEND:
            place = self.tables.shop_at.index(a)
            return [_reason("sends", SMALL), *self.stop(self.moves(self.evaluation, self.state), place)]
        if verb == actions.SPEND_BOAT_TOKEN:
            return [_reason("again", SMALL)]
        if verb == actions.LET_GO:
            return [_reason("lets_go", SMALL)]
        if verb == iki.CHOOSE_TYPE and self.state.stack[-1][0] == NAME_TYPE:
            card = self.ids[self.state.stack[-1][2]]
            return [_reason("type", SMALL, character=card, type=self.tables.type_ids[a])]
        return super().of(code)

    def changes(self, before: IkiState, after: IkiState, code: int) -> list[Reason]:
        assert isinstance(before, AkebonoState)
        assert isinstance(after, AkebonoState)
        found = [reason for reason in super().changes(before, after, code) if reason.message.key != WORTH_IT]
        seat = self.seat
        steps = after.trade[seat] - before.trade[seat]
        if steps > 0:
            more = self.outlook.trade[after.trade[seat]] - self.outlook.trade[before.trade[seat]]
            found.append(_reason("trade", more + SMALL, n=steps, space=after.trade[seat]))
        if after.boat_tokens[seat] > before.boat_tokens[seat]:
            found.append(_reason("boat_token", self.outlook.boat_token))
        for permit, name in enumerate(PERMITS):
            at = seat * len(PERMITS) + permit
            if after.permits[at] > before.permits[at]:
                found.append(_reason("permit", self.outlook.permits[permit], permit=name))
        for number in after.met[seat][len(before.met[seat]) :]:
            found += self._met(after, number)
        if decode(code)[0] == actions.USE_DOCTOR:
            found.append(_reason("doctor", SMALL))
        return found or [Reason(Message(WORTH_IT), SMALL)]

    def _met(self, after: AkebonoState, number: int) -> list[Reason]:
        """Return what a meeting promises for later."""
        tables = self.evaluation.tables
        person = tables.personalities[number]
        name = tables.personality_ids[number]
        if person.end is not None:
            board = self.evaluation.board(after, self.seat, self.outlook, self.evaluation.burning(after, self.outlook))
            chance = self.evaluation.chance(after, self.seat, person.end.needs, self.outlook, board)
            key = "meets_for_the_end" if chance > LIKELY else "meets_in_hope"
            return [_reason(key, chance * person.end.iki + SMALL, personality=name)]
        if person.now is None:
            return [_reason("meets_for_long", self.outlook.meetings[number] + SMALL, personality=name)]
        return [_reason("meets", SMALL, personality=name)]


WORTH_IT = "iki.hint.worth_it"
LIKELY = 0.5


def _reason(key: str, weight: float, **args: str | int) -> Reason:
    return Reason(Message(f"iki_akebono.hint.{key}", dict(args)), weight)
