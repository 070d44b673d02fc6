"""A match as a row of pictures: every position with what is seen of it and what led to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from edo_table.app.journal import Journal
from edo_table.content.phrases import Phrases
from edo_table.engine.match import Match
from edo_table.engine.state import State
from edo_table.ui.print.lettering import ELLIPSIS
from edo_table.ui.table.face import Face, Scene, SeatLook, Trace

MOST_SCENES = 64
"""So many scenes are kept."""

MOST_LETTERS = 330
"""A text of what was done is no longer, so that the bar stays low."""


@dataclass(frozen=True, slots=True)
class Span:
    """A turn: the seat that took it, and the plies it goes from and to."""

    seat: int
    first: int
    last: int


def viewers_of(match: Match[Any]) -> tuple[int | None, ...]:
    """Return through whose eyes a match may be looked at: None is what everybody sees.

    After the end through anybody's; before it through those of the only person, if there is just one.
    """
    if match.is_over:
        return (None, *range(len(match.seats)))
    people = [number for number, seat in enumerate(match.seats) if seat.is_human]
    return (None, *people) if len(people) == 1 else (None,)


class Reel:
    """The positions of a match for one pair of eyes.  `ply` is how many actions led to a position."""

    def __init__(self, match: Match[Any], face: Face, phrases: Phrases, looks: Sequence[SeatLook]) -> None:
        self.match, self.face, self.phrases, self.looks = match, face, phrases, tuple(looks)
        self.viewers = viewers_of(match)
        self.viewer: int | None = None
        self._journal = Journal(match, phrases, face)
        self._scenes: dict[tuple[int, int | None], Scene] = {}
        self._spans: list[Span] | None = None

    @property
    def last(self) -> int:
        """The ply of the last position."""
        return self.match.ply

    def look_as(self, viewer: int | None) -> bool:
        """Look through other eyes; returns whether anything changed."""
        if viewer not in self.viewers or viewer == self.viewer:
            return False
        self.viewer = viewer
        return True

    def state(self, ply: int) -> State:
        """Return the position after so many actions."""
        history = self.match.history
        state: State = history[ply].before if ply < len(history) else self.match.state
        return state

    def scene(self, ply: int) -> Scene:
        """Return what is seen of a position, with the marks of the turn that led to it."""
        key = (ply, self.viewer)
        if key not in self._scenes:
            if len(self._scenes) >= MOST_SCENES:
                del self._scenes[next(iter(self._scenes))]
            game, state = self.match.game, self.state(ply)
            decision = game.decision(state)
            actor = decision.seat if decision else None
            view = game.view(state, self.viewer)
            self._scenes[key] = Scene(view, self.looks, self.viewer, actor, traces=self._traces(ply))
        return self._scenes[key]

    def _traces(self, ply: int) -> tuple[Trace, ...]:
        marks: dict[str, int] = {}
        history = self.match.history
        for played in reversed(history[:ply]):
            if played.turn != history[ply - 1].turn or played.seat != history[ply - 1].seat:
                break
            for event in reversed(played.events):
                target = self.face.trace_target(event.kind, event.seen_by(self.viewer))
                if target is not None:
                    marks.setdefault(target, played.seat)
        return tuple(Trace(target, seat, n) for n, (target, seat) in enumerate(reversed(marks.items()), 1))

    def spans(self) -> Sequence[Span]:
        """Return the turns of the match, one after the other."""
        if self._spans is None:
            self._spans = []
            for ply, played in enumerate(self.match.history):
                before = self._spans[-1] if self._spans else None
                if before and before.seat == played.seat and self.match.history[ply - 1].turn == played.turn:
                    self._spans[-1] = Span(played.seat, before.first, ply + 1)
                else:
                    self._spans.append(Span(played.seat, ply, ply + 1))
        return self._spans

    def turn_after(self, ply: int) -> int:
        """Return where the running turn ends."""
        return next((span.last for span in self.spans() if span.last > ply), self.last)

    def turn_before(self, ply: int) -> int:
        """Return where the running turn began, or the one before if a turn begins here."""
        return next((span.first for span in reversed(self.spans()) if span.first < ply), 0)

    def when(self, ply: int) -> str:
        """Return where the game stands at a position."""
        head = self.match.game.headline(self.state(ply))
        return self.phrases.message(head.key, head.args)

    def all_told(self) -> list[str]:
        """Return all that can be told of any action to any eyes that may look, without repetitions."""
        found: dict[str, None] = {}
        for viewer in self.viewers:
            lines: dict[int, list[str]] = {}
            for entry in self._journal.entries(viewer):
                lines.setdefault(entry.ply, []).append(entry.text)
            found.update((_together(texts), None) for texts in lines.values())
        return list(found)

    def told(self, ply: int, unseen: Callable[[str], str]) -> str:
        """Return what the action before a position did; `unseen` words one that shows nothing, by its seat's name."""
        lines = [entry.text for entry in self._journal.entries(self.viewer) if entry.ply == ply - 1]
        return _together(lines) or unseen(self.looks[self.match.history[ply - 1].seat].name)


def _together(lines: Sequence[str]) -> str:
    """Return the lines as one text; of very many, as on a day when everybody is paid, the first, and an ellipsis."""
    text = " ".join(lines)
    while len(text) > MOST_LETTERS and len(lines) > 1:
        lines = lines[:-1]
        text = f"{' '.join(lines)} {ELLIPSIS}"
    return text
