"""Keeps a running match on disk after every action, and its result in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from edo_table.app.keeping import to_save
from edo_table.content.phrases import Phrases
from edo_table.engine.match import Match
from edo_table.persistence.save_file import SaveFile
from edo_table.persistence.statistics import GameResult, ResultSeat
from edo_table.ui.print.store import png

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

THUMB = (480, 270)
"""Pixels at most."""

LONGEST_PAUSE = 300.0
"""Seconds between two actions that count as playing; longer ones are a break."""


class Keeper:
    """One a match.  Nothing here ever stops the game; what cannot be written is told once in `problem`."""

    def __init__(self, context: AppContext, match: Match[Any], match_id: str, phrases: Phrases) -> None:
        self._context, self._match, self._phrases = context, match, phrases
        self.match_id = match_id
        self.is_practice = False
        self.problem = ""
        self.seconds = 0.0
        """Time played so far in this sitting."""
        self._thumb: bytes | None = None
        self._last = context.clock.now()
        self._is_recorded = False
        self._has_told = False

    def save(self, title: str = "") -> SaveFile:
        """Return the match as it stands."""
        match = self._match
        where = match.game.headline(match.state)
        return to_save(
            match,
            self.match_id,
            title=title,
            round_text=self._phrases.message(where.key, where.args),
            is_practice=self.is_practice,
            thumb=self._thumb,
            overrides=self._context.data.overridden,
        )

    def keep(self) -> None:
        """Write the match after an action or undo; at its end its result too."""
        now = self._context.clock.now()
        self.seconds += min(LONGEST_PAUSE, now - self._last)
        self._last = now
        is_written = self._context.autosave.write(self.save())
        trouble = self._context.autosave.problem
        if not is_written and trouble is not None and not self._has_told:
            self.problem, self._has_told = f"{trouble.message} {trouble.hint}".strip(), True
        if self._match.is_over:
            self._record()

    def _record(self) -> None:
        """Put the result into the statistics, once a match (an undo at the end does not count it again)."""
        match = self._match
        result = match.game.result(match.state)
        if result is None or self._is_recorded:
            return
        self._is_recorded = True
        self._context.statistics.record(
            GameResult(
                match=self.match_id,
                game=match.game.id,
                seats=tuple(ResultSeat(name=seat.name, controller=seat.controller) for seat in match.seats),
                scores=result.scores,
                winners=result.winners,
                end_reason=result.ended_by,
                plies=match.ply,
                seconds=self.seconds,
                seed=match.setup.seed,
                options=dict(match.setup.options),
                practice=self.is_practice,
            )
        )

    def remember(self, picture: pygame.Surface | None) -> None:
        """Take a picture of what everybody may see for the list of saves."""
        if picture is None:
            return
        scale = min(THUMB[0] / picture.get_width(), THUMB[1] / picture.get_height(), 1.0)
        size = (round(picture.get_width() * scale), round(picture.get_height() * scale))
        self._thumb = png(pygame.transform.smoothscale(picture, size))
