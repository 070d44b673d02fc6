"""The program in its window: first screens, full screen, failures, what is remembered."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from edo_table.app.keeping import from_save, to_save
from edo_table.app.screens.crash import CrashScreen
from edo_table.app.screens.menu import MenuScreen
from edo_table.app.screens.setup import SetupScreen
from edo_table.app.shot import Nobody, ShotRequest, screens_of
from edo_table.app.table.screen import TableScreen
from edo_table.app.window_app import MOST_CRASHES, WindowApp, make_context, seats_named
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import game_ids
from edo_table.persistence.paths import Folders
from edo_table.persistence.save_file import new_match_id
from edo_table.persistence.saves import write_save
from edo_table.persistence.settings import SettingsStore
from edo_table.ui.clock import HandClock
from edo_table.ui.dialog import Dialog
from edo_table.ui.window import headless


def folders_in(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path / "config", tmp_path / "cache", tmp_path / "log")


@contextmanager
def started_in(folders: Folders) -> Iterator[WindowApp]:
    context = make_context(folders)
    context._thinking = Nobody()
    context.sound._is_silent = True
    with headless((960, 540)) as window:
        yield WindowApp(context, window)
        context.stage.quit()
        context.close()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[WindowApp]:
    with started_in(folders_in(tmp_path)) as app:
        yield app


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


@pytest.mark.parametrize("game", game_ids())
def test_every_game_comes_to_its_table_and_finds_its_ground_kept_the_next_time(tmp_path: Path, game: str) -> None:
    folders = folders_in(tmp_path)
    with started_in(folders) as app:
        seats = ["human", *["random"] * (app.context.game(game).players[0] - 1)]
        app.begin(game, seats, 5, None)
        table = app.context.stage.top
        assert isinstance(table, TableScreen)
        for _ in range(2000):
            app.loop.step(0.0)
            if table._preparing is None:
                break
        assert table._preparing is None
        assert app.context.pictures is not None
        app.context.pictures.flush()
    kept = {file.name: file.stat().st_mtime_ns for file in (folders.cache / "pictures").iterdir()}
    assert any(name.startswith(game) for name in kept)
    with started_in(folders) as app:
        app.begin(game, seats, 5, None)
        table = app.context.stage.top
        assert isinstance(table, TableScreen)
        app.loop.step(0.0)
        app.loop.step(0.0)
        assert table._preparing is None, "the ground is painted anew"


def told(app: WindowApp) -> str:
    """Return what the slip over the first screen says; confirm it, and see that it goes."""
    slip = app.context.stage.top
    assert isinstance(slip, Dialog)
    app.loop.step(0.0)
    press(pygame.K_RETURN)
    app.loop.step(0.0)
    assert not isinstance(app.context.stage.top, Dialog)
    return slip.words


def test_a_broken_save_is_told_of_above_the_menu(app: WindowApp, tmp_path: Path) -> None:
    path = tmp_path / "broken.edo"
    path.write_bytes(b"nothing")
    app.begin(None, None, None, path)
    assert "broken.edo" in told(app)
    assert isinstance(app.context.stage.top, MenuScreen)


def test_a_save_with_a_choice_that_so_many_players_no_longer_have_opens(app: WindowApp) -> None:
    game = app.context.game("iki_akebono")
    seats = [Seat("A", "ai"), Seat("B", "shu"), Seat("C", "fuji")]
    save = to_save(Match(game, Setup(3, 1), seats), new_match_id())
    record = {**save.record, "setup": {"players": 3, "seed": 1, "options": {"grand_master": "without"}}}
    opened = from_save(game, save.model_copy(update={"record": record}))
    assert opened.match.state.to_dict() == save.snapshot


def test_a_save_of_a_newer_program_says_so(app: WindowApp, tmp_path: Path) -> None:
    path = tmp_path / "later.edo"
    write_save(
        path, to_save(Match(app.context.game("samurai"), Setup(2, 1), [Seat("A", ""), Seat("B", "")]), new_match_id())
    )
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    meta = json.loads(members["meta.json"]) | {"format_version": [99, 0], "program_version": "9.9"}
    with zipfile.ZipFile(path, "w") as archive:
        for name, body in (members | {"meta.json": json.dumps(meta).encode()}).items():
            archive.writestr(name, body)
    app.begin(None, None, None, path)
    words = told(app)
    assert "newer Edo Table (version 9.9)" in words
    assert "Update the program" in words
    assert isinstance(app.context.stage.top, MenuScreen)


def test_a_file_that_is_gone_is_told_of_above_the_menu(app: WindowApp, tmp_path: Path) -> None:
    app.begin(None, None, None, tmp_path / "夜 gone.edo")
    assert "夜 gone.edo” is no longer there" in told(app)
    assert isinstance(app.context.stage.top, MenuScreen)


def test_a_file_dropped_on_the_window_opens_or_tells_why_not(app: WindowApp, tmp_path: Path) -> None:
    def drop(path: Path) -> None:
        pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
        app.loop.step(0.0)

    good, bad = tmp_path / "夜 game.edo", tmp_path / "bad.edo"
    match = Match(app.context.game("samurai"), Setup(2, 1), [Seat("A", "red"), Seat("B", "blue")])
    write_save(good, to_save(match, new_match_id()))
    bad.write_bytes(b"nothing")
    app.begin(None, None, None, None)
    drop(good)
    table = app.context.stage.top
    assert isinstance(table, TableScreen)
    drop(bad)
    assert "bad.edo" in told(app)
    assert app.context.stage.top is table
    drop(good)
    assert isinstance(app.context.stage.top, TableScreen)
    assert app.context.stage.top is not table


def test_a_save_that_knows_no_colours_opens_and_is_drawn(app: WindowApp, tmp_path: Path) -> None:
    match = Match(app.context.game("samurai"), Setup(2, 1), [Seat("x" * 500, ""), Seat("", "", "oracle")])
    while not any(event.kind == "captured" for played in match.history for event in played.events):
        match.apply(match.legal()[0])
    path = tmp_path / "engine.edo"
    write_save(path, to_save(match, new_match_id()))
    app.begin(None, None, None, path)
    table = app.context.stage.top
    assert isinstance(table, TableScreen)
    assert table.session.match.ply >= match.ply
    for _ in range(3):
        app.loop.step(0.0)


def test_broken_settings_are_told_of_above_a_table_too(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    folders.config.mkdir()
    folders.settings_file.write_text("nothing")
    with started_in(folders) as app:
        app.begin("samurai", ["human", "random"], 5, None)
        assert "settings file is broken" in told(app)
        assert top_name(app) == "Table"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("samurai/map.yaml", "spaces: [5"),
        ("samurai/game.yaml", ""),
        ("samurai/layout.yaml", "variants: 5"),
        ("samurai/rules.yaml", "- x"),
        ("samurai/lang/en.yaml", "- x"),
        ("lang/en.yaml", "app: {name: 5}"),
        ("lang/de.yaml", "app: {nmae: x}"),
        ("rules.yaml", "pages: x"),
        ("sounds.yaml", "sounds: {click: x}"),
        ("credits.yaml", "games: x"),
    ],
)
def test_broken_data_of_the_player_is_left_aside_and_told(tmp_path: Path, name: str, text: str) -> None:
    folders = folders_in(tmp_path)
    path = folders.overrides / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    with started_in(folders) as app:
        app.begin(None, None, None, None)
        assert f"{path}:1: " in told(app)
        assert app.context.data.overlay is None
        for screen in ("rules", "credits", "setup", "settings"):
            app.context.stage.reset(*screens_of(app.context, ShotRequest(screen)))
            app.loop.step(0.0)


def test_sound_data_of_the_player_is_used_and_files_that_nothing_reads_do_no_harm(tmp_path: Path) -> None:
    folders = folders_in(tmp_path)
    for name, text in (("lang/en.yaml", "app: {name: My Table}"), ("samurai/notes.yaml", "x: [")):
        path = folders.overrides / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    with started_in(folders) as app:
        app.begin(None, None, None, None)
        assert isinstance(app.context.stage.top, MenuScreen)
        assert app.context.text("app.name") == "My Table"
        assert app.context.text("app.back") == "Back"


def test_f11_fills_the_screen_and_is_remembered(app: WindowApp, tmp_path: Path) -> None:
    app.begin(None, None, None, None)
    app.context.clock = clock = HandClock()
    app.loop.step(0.0)  # the window gets the focus
    states = []
    for key, modifier in ((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)):
        clock.advance(1.0)
        for _ in range(3):  # held down: each change of the window lets it come anew
            press(key, modifier)
            app.loop.step(0.0)
            clock.advance(0.03)
        states.append(app.window.is_fullscreen)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=modifier))
        app.loop.step(0.0)
    assert states == [True, False]
    clock.advance(1.0)
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
    with started_in(folders_in(tmp_path)) as app:
        app.begin(None, None, None, None)
        assert str(tmp_path / "data") in told(app)
        assert isinstance(app.context.stage.top, MenuScreen)
