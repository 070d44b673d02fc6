"""Samurai's judgement for its AI seats: values of positions, preferences among options, reasons for hints."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.advisor import Advisor, Reason
from edo_table.games.samurai.actions import MOVE_TOKEN, PLACE_TOKEN
from edo_table.games.samurai.evaluation import Evaluation
from edo_table.games.samurai.hints import reasons
from edo_table.games.samurai.judgement import FAR, FATES, STOCKS
from edo_table.games.samurai.moves import Position
from edo_table.games.samurai.rules import Samurai
from edo_table.games.samurai.set_up import choice_scores, figure_scores
from edo_table.games.samurai.state import CHOOSE, END_NOT, MOVE, SET_UP, SWAP, TURN, SamuraiState
from edo_table.games.samurai.tables import compile_tables

CLOSE = 2
"""Tokens with character are laid beside settlements with at most so many open land spaces."""

SCALE = 80.0
"""Logits for a whole share of a win."""


class SamuraiAdvisor(Advisor[SamuraiState]):
    """Judges by what everybody can count on the board, and by the hand of the seat that decides."""

    def __init__(self, game: Samurai) -> None:
        self.game = game
        self._evaluations = {
            players: Evaluation(compile_tables(game.content, players), FATES[players], STOCKS[players], players)
            for players in game.players
        }
        self._touches: dict[tuple[int, ...], list[int]] = {}

    def evaluation(self, state: SamuraiState) -> Evaluation:
        """Return the evaluation for a position's player count."""
        return self._evaluations[state.players]

    def values(self, state: SamuraiState) -> list[float]:
        """Return each seat's share of a win; a half-made exchange is judged as its best end."""
        while state.stack[-1][0] in (MOVE, SWAP):
            legal = self.game.legal(state)
            scores = self.scores(state, legal)
            state = state.clone()
            self.game.apply(state, legal[scores.index(max(scores))])
        return self._evaluations[state.players].shares(state)

    def scores(self, state: SamuraiState, legal: Sequence[int]) -> list[float]:
        """Return the preference for each option, in logits."""
        step = state.stack[-1][0]
        tables = self._evaluations[state.players].tables
        if step == CHOOSE:
            return choice_scores(tables, state, legal)
        if step == SET_UP:
            return figure_scores(tables, state, legal)
        position = Position(self._evaluations[state.players], state)
        if step == TURN:
            gains = position.turn_scores(legal)
        elif step == MOVE:
            gains = position.move_scores(legal)
        else:
            gains = position.swap_scores(legal)
        return [SCALE * gain for gain in gains]

    def first_glance(self, state: SamuraiState, legal: Sequence[int]) -> list[float]:
        """Return what each option of a turn adds at once, in logits; other decisions as `scores` prefers."""
        if state.stack[-1][0] != TURN:
            return self.scores(state, legal)
        gains = Position(self._evaluations[state.players], state).glance_scores(legal)
        return [SCALE * gain for gain in gains]

    def candidates(self, state: SamuraiState, legal: Sequence[int]) -> list[int]:
        """Return the options without those equal to another, and without tokens with character that can change little.

        Spaces beside the same standing figures are equal.  Tokens with character are laid before the plain one (the
        order changes nothing), and beside settlements soon to be closed; after it only to close one.
        """
        step = state.stack[-1][0]
        if step not in (TURN, MOVE) or len(legal) < 2:
            return list(legal)
        tables = self._evaluations[state.players].tables
        touches = self._touch(state)
        is_character = tables.is_character
        near = self._near(state) if step == TURN else 0
        seen: set[int] = set()
        kept = []
        for code in legal:
            verb, kind = code >> 24, code >> 12 & 0xFFF
            if verb in (PLACE_TOKEN, MOVE_TOKEN):
                touched = touches[code & 0xFFF]
                if verb == PLACE_TOKEN and is_character[kind] and not touched & near:
                    continue
                key = kind << 64 | touched
                if key in seen:
                    continue
                seen.add(key)
            kept.append(code)
        return kept or list(legal)

    def _near(self, state: SamuraiState) -> int:
        """Return the settlements beside which a token with character may matter now, as bits."""
        if state.ending != END_NOT:
            most = FAR
        else:
            most = 1 if state.plain_used else CLOSE
        return sum(1 << town for town, k in enumerate(state.open) if k <= most and state.figures[town])

    def _touch(self, state: SamuraiState) -> list[int]:
        """Return for each space the settlements beside it that still hold figures, as bits."""
        key = tuple(town for town, mask in enumerate(state.figures) if mask)
        touches = self._touches.get(key)
        if touches is None:
            if len(self._touches) > 2000:
                self._touches.clear()
            board = self._evaluations[state.players].tables.board
            standing = set(key)
            touches = [sum(1 << town for town in around if town in standing) for around in board.adjacent_settlements]
            self._touches[key] = touches
        return touches

    def reasons(self, state: SamuraiState, code: int) -> list[Reason]:
        """Return why an option is good, the weightiest reason first."""
        return reasons(self.game, Position(self._evaluations[state.players], state), state, code)


def create(game: Samurai) -> SamuraiAdvisor:
    """Return the judgement for a game's content."""
    return SamuraiAdvisor(game)
