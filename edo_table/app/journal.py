"""What happened so far, in words for one viewer, and the marks that others' steps leave on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from edo_table.content.phrases import Phrases
from edo_table.engine.events import Event
from edo_table.engine.match import Match
from edo_table.engine.messages import Arguments
from edo_table.ui.table.face import Face, Trace


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: who acted, what happened, where on the table, and the ply the action was taken at."""

    seat: int
    kind: str
    args: Arguments
    text: str
    target: str | None
    ply: int
    begins_turn: bool


EVERYBODY = -1
"""Whose mark it is where the last one of all stays."""


class Journal:
    """The log of a match, kept up to date as it grows or is taken back."""

    def __init__(self, match: Match[Any], phrases: Phrases, face: Face) -> None:
        self._match, self._phrases, self._face = match, phrases, face
        self._viewer: int | None = None
        self._lines: list[tuple[str, tuple[Entry, ...]]] = []
        """For each action its checksum and entries."""

    def entries(self, viewer: int | None) -> list[Entry]:
        """Return all entries, oldest first, with what the viewer may see of each."""
        history = self._match.history
        if viewer != self._viewer:
            self._viewer, self._lines = viewer, []
        kept = 0
        while kept < min(len(self._lines), len(history)) and self._lines[kept][0] == history[kept].checksum:
            kept += 1
        del self._lines[kept:]
        for ply in range(kept, len(history)):
            played = history[ply]
            starts = ply == 0 or history[ply - 1].turn != played.turn or history[ply - 1].seat != played.seat
            entries: list[Entry] = []
            for event in played.events:
                entry = self._entry(event, played.seat, ply, starts and not entries)
                if entry is not None:
                    entries.append(entry)
            self._lines.append((played.checksum, tuple(entries)))
        return [entry for _, entries in self._lines for entry in entries]

    def _entry(self, event: Event, seat: int, ply: int, begins_turn: bool) -> Entry | None:
        args = event.seen_by(self._viewer)
        if not self._phrases.knows_event(event.kind, args):
            return None
        actor = args.get("seat", seat)
        return Entry(
            actor if isinstance(actor, int) else seat,
            event.kind,
            args,
            self._phrases.event(event.kind, args),
            self._face.trace_target(event.kind, args),
            ply,
            begins_turn,
        )

    def words(self, event: Event, viewer: int | None) -> str:
        """Return what an event says to a viewer, empty when it has no words."""
        args = event.seen_by(viewer)
        return self._phrases.event(event.kind, args) if self._phrases.knows_event(event.kind, args) else ""

    def traces(self, viewer: int | None, is_worth: Callable[[str], bool] = bool) -> tuple[Trace, ...]:
        """Return the marks of what others did since the viewer's last own choice, in order, each target once.

        Where the face has every seat leave its own mark, each target once for every seat.
        """
        marks: dict[tuple[str, int], int] = {}
        for played in reversed(self._match.history):
            if played.seat == viewer and not played.is_automatic:
                break
            for event in reversed(played.events):
                target = self._face.trace_target(event.kind, event.seen_by(viewer))
                if target is None or not is_worth(target):
                    continue
                has_own = target.partition(":")[0] in self._face.marks_by_seat
                marks.setdefault((target, played.seat if has_own else EVERYBODY), played.seat)
        if viewer is None:
            return ()
        ordered = list(reversed(marks.items()))
        return tuple(Trace(target, seat, order) for order, ((target, _), seat) in enumerate(ordered, 1))
