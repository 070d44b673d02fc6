"""The program with its window: puts everything together, runs it, and shows what is left when it fails."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from edo_table.app import opening
from edo_table.app.context import AppContext
from edo_table.app.screens.menu import MenuScreen
from edo_table.app.seating import NAMES
from edo_table.content.resources import art
from edo_table.engine.setup import Seat
from edo_table.persistence.autosave import Autosave
from edo_table.persistence.crash import write_crash_report
from edo_table.persistence.log import start_log
from edo_table.persistence.paths import Folders, find_folders
from edo_table.persistence.settings import SettingsStore
from edo_table.persistence.statistics import Statistics
from edo_table.ui.dialog import Answer, Dialog
from edo_table.ui.inputs import Input
from edo_table.ui.loop import Loop, is_fullscreen_key
from edo_table.ui.navigator import Navigator
from edo_table.ui.theme import SEATS
from edo_table.ui.window import Placement, Window

log = logging.getLogger(__name__)

TITLE = "Edo Table"
MUSIC = "table"
ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
"""Environment variable: whether SDL brings the surface to the window through a graphics card."""

HELD_SECONDS = 0.4
"""The key for the full screen must have been let go for so long before it counts again."""

MOST_PROBLEMS = 4
"""So many faults of a player's own data files are told in the window; the log has all."""

MOST_CRASHES = 3
"""So many failures within one run, and the program gives up."""


def open_window(
    game: str | None = None, seats: list[str] | None = None, seed: int | None = None, load: Path | None = None
) -> int:
    """Run the program in its window until it is closed; returns its exit status.

    `game` opens its set-up, with `seats` (a word for each: human or a level) its table; `load` a saved game.
    """
    folders = find_folders()
    folders.check()
    start_log(folders.ensure(folders.log))
    context = make_context(folders)
    prepare_driver(context.settings.advanced.video_driver)
    try:
        window = _opened(context)
    except pygame.error as error:
        log.critical("no window: %s", error)
        raise OSError(f"no window can be opened: {error}") from error
    try:
        return WindowApp(context, window).run(lambda app: app.begin(game, seats, seed, load))
    finally:
        context.close()
        window.close()


def make_context(folders: Folders) -> AppContext:
    """Return a context over the player's folders; works on without those that cannot be written to."""
    store = SettingsStore(folders.settings_file if folders.ensure(folders.config) else None)
    is_writable = folders.ensure(folders.data) is not None
    return AppContext(
        store,
        folders,
        autosave=Autosave(folders.autosaves if is_writable else None),
        statistics=Statistics(folders.statistics_file if is_writable else None),
    )


def prepare_driver(wanted: str) -> None:
    """Choose the video driver before there is a window; what the environment says goes first."""
    if wanted != "auto":
        os.environ.setdefault("SDL_VIDEODRIVER", wanted)
    if sys.platform.startswith("linux") and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        # Through OpenGL a frame drawn in memory reaches the window three times as late where no card helps.
        os.environ.setdefault(ACCELERATION, "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_TOUCH_EVENTS", "0")


def _opened(context: AppContext) -> Window:
    """Return the window with its surface made; raises pygame.error where there is no display."""
    try:
        window = Window(TITLE, _placement(context), _icon())
        window.surface.get_size()
    except pygame.error:
        if os.environ.get(ACCELERATION) != "0":
            raise
        # Some drivers know no other way than the one that was switched off.
        os.environ[ACCELERATION] = "1"
        window = Window(TITLE, _placement(context), _icon())
    return window


def _placement(context: AppContext) -> Placement:
    display = context.settings.display
    return Placement(display.window_size, display.fullscreen)


def _icon() -> pygame.Surface | None:
    path = art("icon", "edo-table.png")
    try:
        return pygame.image.load(str(path)) if path.is_file() else None
    except pygame.error:
        return None


class WindowApp:
    """A context in a window: the loop, the keys of the window itself, and what happens when something fails."""

    def __init__(self, context: AppContext, window: Window) -> None:
        self.context, self.window = context, window
        context.window = window
        context.stage = Navigator(context.clock, window.pixels, context.is_still)
        self.loop = Loop(window, context.stage, self._intercept)
        self.loop.on_resize = context.resize
        self.loop.on_drop = self.open_file
        self.loop.frames_per_second = context.settings.display.frame_limit
        context.store.subscribe(lambda settings, names: self._follow_limit(settings.display.frame_limit))
        self._crashes = 0
        self._full_key_at: float | None = None

    def _follow_limit(self, limit: int) -> None:
        self.loop.frames_per_second = limit

    # ---- beginning -------------------------------------------------------------------------------------------------

    def begin(self, game: str | None, seats: list[str] | None, seed: int | None, load: Path | None) -> None:
        """Show the first screen."""
        context = self.context
        context.sound.start()
        context.sound.music(MUSIC)
        menu = MenuScreen(context)
        context.stage.push(menu)
        trouble = ""
        if load is not None:
            trouble = opening.load(context, load)
        elif game is not None and seats is not None:
            opening.begin(context, game, seats_named(seats), {}, seed)
        elif game is not None:
            from edo_table.app.screens.setup import SetupScreen

            setup = SetupScreen(context, game)
            setup.seating.seed = "" if seed is None else str(seed)
            context.stage.push(setup)
        messages = [trouble, *context.store.messages, *self._own_data_left_aside()]
        messages += [f"{problem}" for problem in (context.folders.problems if context.folders else [])]
        self._tell("app.start.title", [message for message in messages if message])

    def open_file(self, file: str) -> None:
        """Open a saved game in place of what is shown, which stays where it is when that cannot be."""
        trouble = opening.load(self.context, Path(file))
        self._tell("app.load.title", [trouble] if trouble else [])

    def _tell(self, title: str, messages: list[str]) -> None:
        if messages:
            context = self.context
            go_on = Answer(context.text("app.start.go_on"), None, "Enter", is_primary=True)
            context.stage.push(Dialog(context.surroundings, context.text(title), "\n".join(messages), (go_on,)))

    def _own_data_left_aside(self) -> list[str]:
        problems, folders = self.context.own_problems, self.context.folders
        if not problems or folders is None:
            return []
        for problem in problems:
            log.warning("own data: %s", problem)
        text = self.context.text
        lines = [text("app.start.own_data"), *map(str, problems[:MOST_PROBLEMS])]
        if len(problems) > MOST_PROBLEMS:
            lines.append(text("app.start.own_data_more", n=len(problems), folder=str(folders.overrides)))
        return lines

    # ---- running ---------------------------------------------------------------------------------------------------

    def run(self, begin: Callable[[WindowApp], None]) -> int:
        """Begin and go on until the last screen has left; returns the exit status."""
        is_begun = False
        while True:
            try:
                if not is_begun:
                    is_begun = True
                    begin(self)
                self.loop.run()
                break
            except Exception as error:  # whatever fails: a report, a screen that says so, and the way on
                self._crashes += 1
                if self._crashes >= MOST_CRASHES or not self._show_crash(error):
                    raise
        self._remember_window()
        return 0

    def _show_crash(self, error: Exception) -> bool:
        """Put the crash screen in place of everything; returns whether that worked."""
        from edo_table.app.screens.crash import CrashScreen

        log.exception("the program failed")
        context, folders = self.context, self.context.folders
        report = write_crash_report(
            folders.ensure(folders.crashes) if folders is not None else None,
            error,
            settings=context.settings,
            autosave=folders.autosaves if folders is not None else None,
        )
        try:
            stage = Navigator(context.clock, self.window.pixels, context.is_still)
            context.stage = self.loop.navigator = stage
            self.loop.on_close = stage.quit
            stage.push(CrashScreen(context, report, lambda: stage.reset(MenuScreen(context))))
        except Exception:  # the screen fails too: then the command line says it
            log.exception("no crash screen")
            return False
        return True

    def _intercept(self, event: Input) -> bool:
        if is_fullscreen_key(event):
            # A key that is held down comes anew each time the window changes, and would flip it on and on.
            now, before = self.context.clock.now(), self._full_key_at
            self._full_key_at = now
            if before is None or now - before >= HELD_SECONDS:
                self.context.store.change({"display.fullscreen": not self.window.is_fullscreen})
            return True
        return False

    def _remember_window(self) -> None:
        placement = self.window.placement
        changes: dict[str, Any] = {}
        if placement.size is not None:
            changes["display.window_size"] = placement.size
        self.context.store.change(changes)


def seats_named(words: list[str]) -> list[Seat]:
    """Return a seat for each word, with names and colours of their own."""
    return [Seat(NAMES[i], SEATS[i], word) for i, word in enumerate(words)]
