"""Pictures of the program's screens without a window: always the same for the same request.

`SHOTS` names all that can be drawn; each entry says which function, called with a context and the request, gives the
screen.  It is loaded when asked for.
"""

from __future__ import annotations

import importlib
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from edo_table.persistence.errors import SettingsError
from edo_table.persistence.settings import SettingsStore
from edo_table.ui.clock import HandClock
from edo_table.ui.navigator import Navigator
from edo_table.ui.window import headless

if TYPE_CHECKING:
    from edo_table.ai.letters import Reply, Request
    from edo_table.app.context import AppContext
    from edo_table.ui.screen import Screen

NOON = datetime(2026, 3, 14, 12, 30, tzinfo=UTC)
"""When all pictures are taken."""

BEAT, MOST_BEATS = 0.05, 2000
SETTLED = 30.0
"""Seconds after a screen came up at which its picture is taken: everything has come to rest."""

SHOTS: dict[str, str] = {
    "menu": "edo_table.app.samples:menu",
    "menu-first": "edo_table.app.samples:menu_first",
    "setup": "edo_table.app.samples:setup",
    "load": "edo_table.app.samples:load",
    "load-damaged": "edo_table.app.samples:load_damaged",
    "load-empty": "edo_table.app.samples:load_empty",
    "settings": "edo_table.app.samples:settings",
    "settings-reading": "edo_table.app.samples:settings_reading",
    "settings-sound": "edo_table.app.samples:settings_sound",
    "settings-play": "edo_table.app.samples:settings_play",
    "settings-more": "edo_table.app.samples:settings_more",
    "statistics": "edo_table.app.samples:statistics",
    "statistics-empty": "edo_table.app.samples:statistics_empty",
    "rules": "edo_table.app.samples:rules",
    "rules-search": "edo_table.app.samples:rules_search",
    "rules-glossary": "edo_table.app.samples:rules_glossary",
    "credits": "edo_table.app.samples:credits",
    "pause": "edo_table.app.samples:pause",
    "save": "edo_table.app.samples:save",
    "dialog": "edo_table.app.samples:dialog",
    "crash": "edo_table.app.samples:crash",
    "table": "edo_table.app.samples:table",
    "scene": "edo_table.app.screens.sample_scenes:scene",
    "scene-end": "edo_table.app.screens.sample_scenes:scene_end",
    "curtain": "edo_table.app.screens.sample_endings:curtain",
    "result": "edo_table.app.screens.sample_endings:result",
    "result-shared": "edo_table.app.screens.sample_endings:result_shared",
    "result-nobody": "edo_table.app.screens.sample_endings:result_nobody",
    "replay": "edo_table.app.screens.sample_endings:replay",
}
"""Name -> `module:function`; the function gets the context and the request and returns the screens, lowest first."""

PAGED = ("rules", "settings")
"""Pictures that show one of several pages, named behind a colon; they refuse a page that is not there."""


@dataclass(frozen=True, slots=True)
class ShotRequest:
    """What to draw.  `game` "" is the first game; `players`, `plies` and `seat` None: as suits the picture.

    `page` stands behind a colon in the name: `rules:capture`.
    """

    what: str
    page: str = ""
    game: str = ""
    players: int | None = None
    seed: int = 1
    plies: int | None = None
    seat: int | None = None


class Nobody:
    """Stands in for the thinking process: takes every question and never answers."""

    def __init__(self) -> None:
        self._asked = 0

    def submit(self, request: Request) -> int:
        """Take a question."""
        self._asked += 1
        return self._asked

    def poll(self) -> Reply | None:
        """Return no answer."""
        return None

    def cancel(self) -> None:
        """Forget the question."""

    def play_now(self) -> None:
        """Let it be."""

    def warm_up(self, game_id: str) -> None:
        """Start nothing."""

    def close(self) -> None:
        """End nothing."""


@dataclass(slots=True)
class Studio:
    """A context on a stage of a size, without disk, sound or the machine's clock; `take` gives the picture."""

    context: AppContext
    clock: HandClock
    stage: Navigator
    window: Any = field(repr=False)

    def show(self, screens: Sequence[Screen]) -> None:
        """Put screens on the stage, the lowest first."""
        for screen in screens:
            self.stage.push(screen)

    def settle(self) -> None:
        """Let time pass until nothing moves and everything is painted."""
        for _ in range(MOST_BEATS):
            self.stage.update()
            if not self.stage.is_animating:
                break
            self.clock.advance(BEAT)

    def take(self) -> pygame.Surface:
        """Return a picture of the stage as it is now."""
        self.stage.update()
        self.stage.draw(self.window.surface)
        picture: pygame.Surface = self.window.surface.copy()
        return picture


def shot_names() -> tuple[str, ...]:
    """Return the names of all pictures."""
    return tuple(SHOTS)


@contextmanager
def studio(size: tuple[int, int], settings: Mapping[str, Any] | None = None) -> Iterator[Studio]:
    """A stage for pictures and tests; raises ValueError for a setting that cannot be."""
    from edo_table.app.context import AppContext, Machine

    store = SettingsStore(None)
    try:
        store.change({"display.motion": "reduced", **(settings or {})})
    except SettingsError as error:
        raise ValueError(str(error)) from error
    clock = HandClock(1000.0)
    with headless(size) as window:
        machine = Machine(lambda: NOON, lambda: 1)
        context = AppContext(store, clock=clock, machine=machine, thinking=Nobody(), is_silent=True)
        context.stage = Navigator(clock, window.pixels, context.is_still)
        try:
            yield Studio(context, clock, context.stage, window)
        finally:
            context.stage.quit()
            context.close()


def screens_of(context: AppContext, request: ShotRequest) -> Sequence[Screen]:
    """Return the screens of a picture, the lowest first.

    Raises LookupError for an unknown picture or page, ValueError for a game, a number of players or a seat that is not
    there, whether the picture needs it or not.
    """
    if request.what not in SHOTS:
        raise LookupError(f"there is no picture {request.what!r}; there are: {', '.join(SHOTS)}")
    if request.page and request.what not in PAGED:
        raise LookupError(f"the picture {request.what!r} has no pages; those with pages are: {', '.join(PAGED)}")
    _check_game(context, request)
    module, _, function = SHOTS[request.what].partition(":")
    make: Callable[[AppContext, ShotRequest], Screen | Sequence[Screen]]
    make = getattr(importlib.import_module(module), function)
    made = make(context, request)
    return made if isinstance(made, list | tuple) else (made,)


def _check_game(context: AppContext, request: ShotRequest) -> None:
    known = [head.id for head in context.heads()]
    if request.game and request.game not in known:
        raise ValueError(f"there is no game {request.game!r}; there are: {', '.join(known)}")
    if request.players is None and request.seat is None:
        return
    counts = context.game(request.game or known[0]).players
    players = counts[-1] if request.players is None else request.players
    if players not in counts:
        raise ValueError(f"this game is not for {players} players; it is for {', '.join(map(str, counts))}")
    if request.seat is not None and not 0 <= request.seat < players:
        raise ValueError(f"there is no seat {request.seat} with {players} players; seats are counted from 0")


def take_shot(
    what: str,
    out: Path | None,
    *,
    size: tuple[int, int] = (1920, 1080),
    game: str | None = None,
    players: int | None = None,
    seed: int = 1,
    plies: int | None = None,
    seat: int | None = None,
    settings: Mapping[str, Any] | None = None,
) -> pygame.Surface:
    """Return a picture of a screen and write it to a PNG file if `out` is given.

    The clock stands still and motion is reduced, so the same request gives the same picture.  Raises LookupError for an
    unknown name, ValueError for a setting, game or number that cannot be, OSError when the file cannot be written.
    """
    name, _, page = what.partition(":")
    request = ShotRequest(name, page, game or "", players, seed, plies, seat)
    with studio(size, settings) as made:
        made.show(screens_of(made.context, request))
        made.settle()
        made.clock.advance(SETTLED)
        picture = made.take()
    if out is not None:
        buffer = io.BytesIO()
        pygame.image.save(picture, buffer, "picture.png")
        out.write_bytes(buffer.getvalue())
    return picture
