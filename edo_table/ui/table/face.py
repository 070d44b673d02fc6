"""A game's face: what the generic table asks of a game to show it and to find what was clicked.

The table owns the window, the open decision, selection, buttons, log, animation and sound.  The face owns geometry and
pictures.  It sees views (`Game.view`) and options (`ActionSpec`), never a state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import pygame

from edo_table.engine.actions import ActionSpec
from edo_table.engine.messages import Arguments
from edo_table.ui.metrics import Metrics
from edo_table.ui.theme import Theme

Point: TypeAlias = tuple[float, float]
View: TypeAlias = Mapping[str, Any]

MOST_ZOOM = 4.0


@dataclass(frozen=True, slots=True)
class Place:
    """Something that can be pointed at: its target id and its outline in window pixels, at the present camera.

    Several places may share a target id (two equal tokens in a hand).  `label` is what keyboard users and tooltips call
    it.  Later places lie on top of earlier ones.  `key_at` is where the digit that selects it is written; None: at its
    upper left corner.
    """

    target: str
    outline: tuple[Point, ...]
    label: str
    on_board: bool = True
    key_at: Point | None = None

    @property
    def centre(self) -> Point:
        return (
            sum(x for x, _ in self.outline) / len(self.outline),
            sum(y for _, y in self.outline) / len(self.outline),
        )


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is shown: colour id and crest always go together (`Theme.seat(colour)`)."""

    seat: int
    name: str
    colour: str
    controller: str
    """`human` or an AI level id; `caption` is its word in the chosen language."""

    caption: str


@dataclass(frozen=True, slots=True)
class Trace:
    """A step somebody made since the viewer's last decision: where, by whom, the how-many-th."""

    target: str
    seat: int
    order: int


@dataclass(frozen=True, slots=True)
class Camera:
    """The board's part of the view: zoom 1 shows all of it; the offset is in window pixels."""

    zoom: float = 1.0
    offset: Point = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a frame depends on, apart from geometry."""

    view: View
    seats: tuple[SeatLook, ...]
    viewer: int | None
    """Whose eyes: own area and hand are this seat's; None: nobody's (a curtain is coming, or only AI seats play)."""

    actor: int | None
    """Who decides now; None at the end."""

    selected: tuple[str, ...] = ()
    lit: frozenset[str] = frozenset()
    """Targets that may be chosen next."""

    hovered: str | None = None
    focused: str | None = None
    """The target under the keyboard's cursor."""

    traces: tuple[Trace, ...] = ()
    hidden: frozenset[str] = frozenset()
    """Targets whose piece is in flight just now and must not be drawn at its place."""

    pulse: float = 0.0
    """0 to 1 and back, for the gentle pulse of lit targets; constant when motion is reduced."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way: the table moves the sprite's centre from start to end, then shows the new view.

    `hides` are targets not drawn while it flies; flights with the same `step` fly together, steps follow each other.
    """

    sprite: pygame.Surface
    start: Point
    end: Point
    step: int = 0
    hides: tuple[str, ...] = ()
    sound: str = ""
    seconds: float = 0.35
    """At normal speed."""

    fades: bool = False
    """Whether it melts away at the end (it leaves the game)."""

    appears: bool = False
    """Whether it is seen only once it is on its way (it comes out of a pile or a hand)."""


@dataclass(frozen=True, slots=True)
class Act:
    """A small scene played over the table for an event: cards are turned and counted, masters shown.

    `paint` draws it, given the share of its time that has passed; at 1 it shows how everything came out.  Until the
    last act of a step is over, the table beneath stays as it was before the step, with what has landed lying there.
    """

    paint: Callable[[pygame.Surface, float], None]
    seconds: float
    """At normal speed."""

    cues: tuple[tuple[float, str], ...] = ()
    """Sounds, each with the share of the time at which it is heard."""

    step: int = 0
    hides: tuple[str, ...] = ()


Shown: TypeAlias = "Flight | Act"
"""A part of how an event looks."""

Span: TypeAlias = "str | pygame.Surface"


@dataclass(frozen=True, slots=True)
class SlipLine:
    """A line of a paper slip: words and small pictures in a row; `strong` lines are printed larger."""

    spans: tuple[Span, ...]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Slip:
    """What a tooltip or preview says about a target; the table draws the paper and finds a free place near `at`."""

    lines: tuple[SlipLine, ...]
    at: Point
    pages: tuple[str, ...] = field(default=())
    """Ids of rules pages that tell more."""


class Face(ABC):
    """A game on the screen.  Created once per table; `layout` comes before everything else."""

    seats: tuple[SeatLook, ...] = ()
    """Who sits at the table."""

    most_zoom: float = MOST_ZOOM
    """How far its board can be zoomed in; 1 where all is large enough as it is."""

    marks_by_seat: frozenset[str] = frozenset()
    """Kinds of targets (the word before the colon) on which every seat leaves a mark of its own, not the last alone."""

    def meet(self, seats: tuple[SeatLook, ...]) -> None:
        """Learn who sits at the table; called once, before everything else."""
        self.seats = seats

    @property
    @abstractmethod
    def regions(self) -> tuple[str, ...]:
        """The names of the window regions this face draws into (see ui.table.layout, data/<game>/layout.yaml)."""

    @abstractmethod
    def layout(
        self,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        metrics: Metrics,
        theme: Theme,
        view: View,
        camera: Camera,
    ) -> None:
        """Compute geometry for a window; called on every change of size, settings or camera."""

    @abstractmethod
    def prepare(self) -> Iterator[None]:
        """Paint what stands still, a slice at a time (each well under a frame if possible)."""

    @abstractmethod
    def draw(self, target: pygame.Surface, scene: Scene) -> None:
        """Draw a whole frame: ground, board, pieces, seats' panels, own area, hand, marks of lit and selected."""

    @abstractmethod
    def places(self, scene: Scene) -> Sequence[Place]:
        """Return everything that can be pointed at, in reading order, whether lit or not."""

    @abstractmethod
    def where(self, scene: Scene, target: str) -> Point | None:
        """Return where a target's piece stands or would stand; None when it is nowhere on this table."""

    @abstractmethod
    def flights(self, kind: str, args: Arguments, before: Scene, after: Scene) -> Sequence[Shown]:
        """Return how an event looks: pieces that travel from where they were to where they are, scenes."""

    @abstractmethod
    def sound(self, kind: str, args: Arguments) -> str:
        """Return the id of the sound of an event, or ""."""

    @abstractmethod
    def tooltip(self, scene: Scene, target: str) -> Slip | None:
        """Return what a thing is, in words; None when there is nothing to say."""

    @abstractmethod
    def preview(self, scene: Scene, option: ActionSpec) -> Slip | None:
        """Return what an option would do, shown while its last target is hovered."""

    @abstractmethod
    def dragged(self, scene: Scene, target: str) -> pygame.Surface | None:
        """Return the picture that follows the pointer while a target is dragged; None when it cannot be."""

    @abstractmethod
    def picture(self, kind: str, ident: str, height: int) -> pygame.Surface | None:
        """Return a picture of a component for other screens (score sheet, rules pages, log); None when unknown.

        `kind` is `token`, `figure`, `score` ...; `ident` a content id.
        """

    def log_picture(self, kind: str, args: Arguments, height: int) -> pygame.Surface | None:
        """Return a small picture of an event for the edge of the log; None when the crest of its seat says enough."""
        return None

    @abstractmethod
    def trace_target(self, kind: str, args: Arguments) -> str | None:
        """Return the target on which an event of somebody else leaves its mark; None when it leaves none."""

    def is_marked(self, scene: Scene, trace: Trace) -> bool:
        """Return whether a step's mark can still be seen: what was laid may have been taken away since."""
        return True

    @abstractmethod
    def ending(self, scene: Scene) -> Mapping[str, Any]:
        """Return extras for the result screen (title picture ids and the like); may be empty."""
