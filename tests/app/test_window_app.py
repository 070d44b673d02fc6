"""The program in its window: first screens, full screen, failures, what is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from edo_table.app.screens.crash import CrashScreen
from edo_table.app.screens.menu import MenuScreen
from edo_table.app.screens.setup import SetupScreen
from edo_table.app.shot import Nobody
from edo_table.app.window_app import MOST_CRASHES, WindowApp, make_context, seats_named
from edo_table.persistence.paths import Folders
from edo_table.persistence.settings import SettingsStore
from edo_table.ui.window import headless


def folders_in(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path / "config", tmp_path / "cache", tmp_path / "log")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[WindowApp]:
    context = make_context(folders_in(tmp_path))
    context._thinking = Nobody()
    context.sound._is_silent = True
    with headless((960, 540)) as window:
        yield WindowApp(context, window)
        context.stage.quit()
        context.close()


def press(key: int, mod: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))


def top_name(app: WindowApp) -> str:
    return type(app.context.stage.top).__name__


def test_the_menu_comes_first_and_the_window_can_be_closed(app: WindowApp) -> None:
    def begin(started: WindowApp) -> None:
        started.begin(None, None, None, None)
        assert isinstance(started.context.stage.top, MenuScreen)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    assert app.run(begin) == 0
    assert app.context.stage.is_done


def test_a_game_by_name_opens_its_set_up_or_with_seats_its_table(app: WindowApp) -> None:
    game = app.context.heads()[0].id
    app.begin(game, None, 5, None)
    setup = app.context.stage.top
    assert isinstance(setup, SetupScreen)
    assert setup.seating.seed == "5"
    app.begin(game, ["human", "random"], 5, None)
    table = app.context.stage.top
    assert type(table).__name__ == "Table"
    match = table.session.match  # type: ignore[union-attr]
    assert [seat.controller for seat in match.seats] == ["human", "random"]
    assert match.setup.seed == 5
    assert len({(seat.name, seat.colour) for seat in seats_named(["human"] * 4)}) == 4


def test_a_broken_save_is_told_of_in_the_menu(app: WindowApp, tmp_path: Path) -> None:
    path = tmp_path / "broken.edo"
    path.write_bytes(b"nothing")
    app.begin(None, None, None, path)
    menu = app.context.stage.top
    assert isinstance(menu, MenuScreen)
    assert menu.toasts.current


def test_f11_fills_the_screen_and_is_remembered(app: WindowApp, tmp_path: Path) -> None:
    app.begin(None, None, None, None)
    press(pygame.K_F11)
    app.loop.step(0.0)
    states = [app.window.is_fullscreen]
    press(pygame.K_RETURN, pygame.KMOD_ALT)
    app.loop.step(0.0)
    states.append(app.window.is_fullscreen)
    assert states == [True, False]
    press(pygame.K_F11)
    app.loop.step(0.0)
    assert SettingsStore(folders_in(tmp_path).settings_file).settings.display.fullscreen


def test_the_window_s_size_is_remembered(app: WindowApp, tmp_path: Path) -> None:
    def begin(started: WindowApp) -> None:
        started.begin(None, None, None, None)
        started.window.resize((1000, 700))
        started.context.stage.quit()

    app.run(begin)
    assert SettingsStore(folders_in(tmp_path).settings_file).settings.display.window_size == (1000, 700)


class Stumbling(MenuScreen):
    """Fails when it is drawn."""

    def draw(self, target: pygame.Surface) -> None:
        raise KeyError("a planted fault")


def test_a_failure_shows_a_screen_writes_a_report_and_leads_back(app: WindowApp, tmp_path: Path) -> None:
    steps: list[str] = []
    original = app.loop.run

    def run() -> None:
        if isinstance(app.context.stage.top, CrashScreen):
            crash = app.context.stage.top
            steps.append("crash screen")
            app.loop.step(0.0)
            assert "a planted fault" in crash.report.summary
            assert crash.report.path is not None
            assert "planted fault" in crash.report.path.read_text(encoding="utf-8")
            press(pygame.K_RETURN)
            app.loop.step(0.0)
            assert top_name(app) == "MenuScreen"
            steps.append("menu")
            app.context.stage.quit()
            return
        original()

    app.loop.run = run  # type: ignore[method-assign]
    assert app.run(lambda started: started.context.stage.push(Stumbling(started.context))) == 0
    assert steps == ["crash screen", "menu"]
    assert list((tmp_path / "log" / "crashes").iterdir())


def test_a_program_that_only_fails_gives_up(app: WindowApp) -> None:
    failures: list[int] = []

    def run() -> None:
        failures.append(1)
        raise RuntimeError("again")

    app.loop.run = run  # type: ignore[method-assign]
    with pytest.raises(RuntimeError, match="again"):
        app.run(lambda started: started.begin(None, None, None, None))
    assert len(failures) == MOST_CRASHES


def test_folders_that_cannot_be_written_to_are_told_of_and_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder is needed")
    context = make_context(folders_in(tmp_path))
    context.sound._is_silent = True
    with headless((960, 540)) as window:
        app = WindowApp(context, window)
        app.begin(None, None, None, None)
        menu = context.stage.top
        assert isinstance(menu, MenuScreen)
        assert str(tmp_path / "data") in menu.toasts.current
        app.loop.step(0.0)
        context.stage.quit()
        context.close()
