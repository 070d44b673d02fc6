"""Samurai's judgement for its AI seats: values of positions, preferences among options, reasons for hints."""

from __future__ import annotations

import math
from collections.abc import Sequence, Set

from edo_table.engine.advisor import Advisor, Reason
from edo_table.games.samurai import closing
from edo_table.games.samurai.actions import END_TURN, EXCHANGE_FIGURE, EXCHANGE_TOKEN, MOVE_TOKEN, PLACE_TOKEN
from edo_table.games.samurai.evaluation import Evaluation
from edo_table.games.samurai.hints import reasons
from edo_table.games.samurai.judgement import FATES, STOCKS
from edo_table.games.samurai.moves import Position
from edo_table.games.samurai.rules import Samurai
from edo_table.games.samurai.set_up import choice_scores, figure_scores
from edo_table.games.samurai.state import CHOOSE, END_NOT, MOVE, SET_UP, SWAP, TURN, SamuraiState
from edo_table.games.samurai.tables import compile_tables

CLOSE = 1
"""Tokens with character are laid beside settlements with so many open land spaces, or that can be closed now."""

SCALE = 80.0
"""Logits for a whole share of a win."""

IDLE = 0.01
"""Share of a win that a token must be worth to be played in the last turn."""


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
        return self._logits(state, legal, gains, position.now)

    def first_glance(self, state: SamuraiState, legal: Sequence[int]) -> list[float]:
        """Return what each option of a turn adds at once, in logits; other decisions as `scores` prefers."""
        if state.stack[-1][0] != TURN:
            return self.scores(state, legal)
        position = Position(self._evaluations[state.players], state)
        return self._logits(state, legal, position.glance_scores(legal), position.now)

    def _logits(self, state: SamuraiState, legal: Sequence[int], gains: Sequence[float], now: float) -> list[float]:
        """Return the gains of options in logits; where the game ends, what it ends with counts and nothing else.

        `now` is the deciding seat's share of a win before.
        """
        tables = self._evaluations[state.players].tables
        values = [_within(gain, now) for gain in gains]
        endings = set(closing.endings(tables, state, legal))
        preparations = set(closing.preparations(tables, state, legal)) - endings
        for index, code in enumerate(legal):
            if code in endings:
                share = self._ended(state, code)
                if share is not None:
                    idle = IDLE if state.ending != END_NOT and code >> 24 != END_TURN else 0.0
                    values[index] = share - now - idle
            elif code in preparations:
                after = state.clone()
                self.game.apply(after, code)
                best = max(
                    (self._ended(after, end) or 0.0 for end in self.endings(after, self.game.legal(after))), default=0.0
                )
                values[index] = max(values[index], best - now)
        return [SCALE * value for value in values]

    def _ended(self, state: SamuraiState, code: int) -> float | None:
        """Return the deciding seat's share of the win when an option ends the game, None when it does not."""
        after = state.clone()
        self.game.apply(after, code)
        return None if after.ending == END_NOT else self.values(after)[state.stack[-1][1]]

    def endings(self, state: SamuraiState, codes: Sequence[int]) -> list[int]:
        """Return the options after which this is the last turn; all when it is."""
        return closing.endings(self._evaluations[state.players].tables, state, codes)

    def is_last_turn(self, state: SamuraiState) -> bool:
        """Return whether the game ends with this turn."""
        return state.ending != END_NOT

    def blunders(self, state: SamuraiState, codes: Sequence[int]) -> Set[int]:
        """Return the options that give figures away which another token would take, or for nothing."""
        if state.stack[-1][0] not in (TURN, MOVE):
            return frozenset()
        return closing.blunders(self._evaluations[state.players].tables, state, codes)

    def candidates(self, state: SamuraiState, legal: Sequence[int]) -> list[int]:
        """Return the options without those equal to another, and without tokens with character that can change little.

        Spaces beside the same standing figures are equal.  Tokens with character are laid before the plain one (the
        order changes nothing), and beside settlements that can be closed in this turn or have one open land space.  In
        the last turn only what can still close a settlement is looked at.
        """
        step = state.stack[-1][0]
        if step not in (TURN, MOVE) or len(legal) < 2:
            return list(legal)
        kept = self._worth_looking_at(state, legal, self._near(state) if step == TURN else 0)
        if all(code >> 24 in (EXCHANGE_TOKEN, EXCHANGE_FIGURE) for code in kept):
            kept = self._worth_looking_at(state, legal, -1)  # nobody is driven to an exchange
        return kept or list(legal)

    def _worth_looking_at(self, state: SamuraiState, legal: Sequence[int], near: int) -> list[int]:
        """Return the candidates when tokens with character matter beside some settlements (bits, -1: all)."""
        touches = self._touch(state)
        is_character = self._evaluations[state.players].tables.is_character
        is_last = state.ending != END_NOT
        seen: set[int] = set()
        kept = []
        for code in legal:
            verb, kind = code >> 24, code >> 12 & 0xFFF
            if is_last and not near and verb in (EXCHANGE_TOKEN, EXCHANGE_FIGURE):
                continue
            if verb in (PLACE_TOKEN, MOVE_TOKEN):
                touched = touches[code & 0xFFF]
                if verb == PLACE_TOKEN and (is_last or is_character[kind]) and not touched & near:
                    continue
                key = kind << 64 | touched
                if key in seen:
                    continue
                seen.add(key)
            kept.append(code)
        return kept

    def _near(self, state: SamuraiState) -> int:
        """Return the settlements beside which a token with character, in the last turn any, may matter, as bits."""
        most = closing.reachable(self._evaluations[state.players].tables, state)
        if state.ending == END_NOT:
            most = max(CLOSE, most)
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


def _within(gain: float, now: float) -> float:
    """Return a gain, which is a sum of estimates, such that with it a share stays between nothing and the whole."""
    room = 1 - now if gain > 0 else now
    return room * math.tanh(gain / room) if room > 0 else 0.0


def create(game: Samurai) -> SamuraiAdvisor:
    """Return the judgement for a game's content."""
    return SamuraiAdvisor(game)
