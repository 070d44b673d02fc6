"""The screens in use: by keys, by mouse, and what they change."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from edo_table.app import opening, samples
from edo_table.app.screens.load import LoadScreen, find_saves
from edo_table.app.screens.menu import MenuScreen
from edo_table.app.screens.pause import PauseScreen, SaveDialog
from edo_table.app.screens.rules import RulesScreen, texts_of
from edo_table.app.screens.settings import TABS, SettingsScreen
from edo_table.app.screens.setup import SetupScreen
from edo_table.app.screens.statistics import StatisticsScreen
from edo_table.app.shot import NOON, SHOTS, Studio, studio, take_shot
from edo_table.persistence.autosave import Autosave
from edo_table.persistence.errors import StorageError
from edo_table.persistence.paths import Folders
from edo_table.persistence.saves import save_as
from edo_table.persistence.settings import Settings, value_of
from edo_table.ui.inputs import LEFT, Key, KeyUp, Pointer, Text
from edo_table.ui.screen import Screen
from edo_table.ui.shortcuts import shortcut
from edo_table.ui.widget_screen import WidgetScreen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.choices import Choice, Toggle
from edo_table.ui.widgets.listview import ListRow
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.slider import Slider
from edo_table.ui.widgets.text import Label, plain_text
from tests.app.screens.looking import show

MINE = [name for name in SHOTS if SHOTS[name].startswith("edo_table.app.samples:") and name != "table"]


@pytest.fixture
def made() -> Iterator[Studio]:
    with studio((1280, 720)) as found:
        yield found


def key(made: Studio, *names: str) -> None:
    for name in names:
        wanted = shortcut(name)
        made.stage.handle(Key(wanted.key, wanted.has_ctrl, wanted.has_shift, wanted.has_alt))
        made.stage.update()


def click(made: Studio, name: str) -> None:
    top = made.stage.top
    assert isinstance(top, WidgetScreen)
    widget = top.host.find(name)
    assert widget is not None, f"{name} on {top}"
    top.host.reveal(widget)
    at = widget.rect.center
    made.stage.handle(Pointer("move", at))
    made.stage.handle(Pointer("down", at, LEFT, False, True))
    made.stage.handle(Pointer("up", at, LEFT))
    made.stage.update()


def words(screen: Screen | None) -> str:
    assert isinstance(screen, WidgetScreen)
    assert screen.host.root is not None
    return " | ".join(w.text_shown for w in screen.host.root.walk() if isinstance(w, Label))


def top(made: Studio) -> WidgetScreen:
    screen = made.stage.top
    assert isinstance(screen, WidgetScreen)
    return screen


# ---- every screen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [name for name in MINE if name not in ("load", "crash")])
def test_the_keyboard_reaches_everything_and_gets_out(made: Studio, what: str) -> None:
    screen = show(made, what)
    wanted = {id(w) for w in screen.host.stops()}
    assert wanted
    reached: set[int] = set()
    for _ in range(len(wanted) + 2):
        key(made, "Tab")
        assert made.stage.top is screen
        reached.add(id(screen.host.focused))
    assert reached >= {id(w) for w in screen.host.stops()}
    depth = len(made.stage.screens)
    if isinstance(screen, MenuScreen):
        key(made, "Esc")
        assert screen.host.focused is screen.host.find("menu-quit"), "nobody leaves the program by a slip"
        return
    key(made, "Esc")
    if made.stage.top is screen:
        key(made, "Esc")  # the first one cleared the search
    assert len(made.stage.screens) == depth - 1


@pytest.mark.parametrize("what", [name for name in MINE if name != "load"])
def test_every_shortcut_is_there_once(made: Studio, what: str) -> None:
    screen = show(made, what)
    assert screen.host.root is not None
    keys = [w.hotkey.name for w in screen.host.root.walk() if getattr(w, "hotkey", None) is not None]  # type: ignore[attr-defined]
    assert len(keys) == len(set(keys)), keys


def test_pictures_are_the_same_every_time() -> None:
    for what in ("menu", "settings", "rules:capture"):
        one, two = (pygame.image.tobytes(take_shot(what, None, size=(960, 540)), "RGB") for _ in range(2))
        assert one == two, what


def test_unknown_pictures_and_settings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="there is no picture"):
        take_shot("nothing", None)
    for what in ("rules:nothing", "rules:settings", "settings:nothing", "menu:rules", "rules-search:setup"):
        with pytest.raises(LookupError, match="page"):
            take_shot(what, None, size=(960, 540))
    for what in ("scene", "scene-end", "table", "curtain", "replay", "result", "setup", "menu"):
        with pytest.raises(ValueError, match="there is no seat 3 with 3 players"):
            take_shot(what, None, size=(960, 540), players=3, seat=3)
        with pytest.raises(ValueError, match="is not for 9 players"):
            take_shot(what, None, size=(960, 540), players=9)
        with pytest.raises(ValueError, match="there is no game 'chess'"):
            take_shot(what, None, size=(960, 540), game="chess")
    with pytest.raises(ValueError, match="was over after"):
        take_shot("replay", None, size=(960, 540), plies=9999)
    with pytest.raises(ValueError, match="display"):
        take_shot("menu", None, settings={"display.nothing": "1"})
    out = tmp_path / "x.png"
    take_shot("credits", out, size=(960, 540), settings={"display.text_scale": "1.3"})
    assert pygame.image.load(io.BytesIO(out.read_bytes())).get_size() == (960, 540)


# ---- menu ------------------------------------------------------------------------------------------------------------


def test_the_menu_offers_to_continue_only_what_is_there(made: Studio) -> None:
    screen = show(made, "menu-first")
    assert screen.host.find("menu-continue") is None
    screen = show(made, "menu")
    assert screen.host.find("menu-continue") is not None
    assert screen.host.focused is screen.host.find("menu-continue")


@pytest.mark.parametrize(
    ("letter", "kind"), [("N", "SetupScreen"), ("L", "LoadScreen"), ("S", "SettingsScreen"), ("R", "RulesScreen"),
                         ("T", "StatisticsScreen"), ("B", "CreditsScreen")]
)  # fmt: skip
def test_letters_lead_from_the_menu_and_esc_back(made: Studio, letter: str, kind: str) -> None:
    menu = show(made, "menu-first")
    key(made, letter)
    assert type(made.stage.top).__name__ == kind
    key(made, "Esc")
    assert made.stage.top is menu


def test_the_menu_quits(made: Studio) -> None:
    show(made, "menu-first")
    click(made, "menu-quit")
    assert made.stage.is_done


def test_continue_opens_the_table_at_the_same_place(made: Studio) -> None:
    show(made, "menu")
    kept = made.context.autosave.latest()
    assert kept is not None
    key(made, "Enter")
    table = made.stage.top
    assert type(table).__name__ == "Table"
    assert table.session.match.state.to_dict() == kept.snapshot  # type: ignore[union-attr]


# ---- set-up ----------------------------------------------------------------------------------------------------------


def test_a_game_begins_as_set_up_and_the_set_up_is_remembered(made: Studio) -> None:
    screen = SetupScreen(made.context)
    made.stage.push(screen)
    click(made, "name-0")
    key(made, "Ctrl+A")
    for sign in "Wren":
        made.stage.handle(Text(sign))
    click(made, "add")
    assert len(screen.seating.seats) == 3
    screen.host.focus(screen.host.find("control-2"))
    key(made, "Left", "Left")
    weaker = screen.seating.seats[2].controller
    click(made, "seed")
    for sign in "77":
        made.stage.handle(Text(sign))
    click(made, "start")
    table = made.stage.top
    assert type(table).__name__ == "Table"
    match = table.session.match  # type: ignore[union-attr]
    assert match.seats[0].name == "Wren"
    assert match.seats[2].controller == weaker
    assert match.setup.seed == 77
    again = SetupScreen(made.context)
    assert again.seating.seats[0].name == "Wren"
    assert made.context.settings.play.last_game == screen.game_id
    assert made.context.settings.play.profiles[0].name == "Wren"


def test_seats_cannot_be_more_or_fewer_than_the_game_allows(made: Studio) -> None:
    screen = SetupScreen(made.context)
    made.stage.push(screen)
    click(made, "remove-0")
    assert len(screen.seating.seats) == screen.game.players[0]
    while screen.host.find("add") is not None:
        click(made, "add")
    assert len(screen.seating.seats) == screen.game.players[-1]


def test_the_options_are_those_for_so_many_players(made: Studio) -> None:
    screen = SetupScreen(made.context, "iki_akebono")
    made.stage.push(screen)
    made.settle()
    assert screen.host.find("option-grand_master") is not None
    click(made, "add")
    assert len(screen.seating.seats) == 3
    assert screen.host.find("option-start_seat") is not None
    assert screen.host.find("option-grand_master") is None
    click(made, "remove-2")
    assert screen.host.find("option-grand_master") is not None


def test_the_options_fold_in_a_narrow_window() -> None:
    with studio((1024, 768), {"display.text_scale": 1.6}) as made:
        screen = SetupScreen(made.context)
        made.stage.push(screen)
        assert screen.host.find("seed") is None
        click(made, "more")
        assert screen.host.find("seed") is not None


# ---- load ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(made: Studio, tmp_path: Path) -> Studio:
    """Two sound saves and a damaged one on disk."""
    folders = Folders(tmp_path / "data", tmp_path / "config", tmp_path / "cache", tmp_path / "log")
    made.context.folders = folders
    folders.saves.mkdir(parents=True)
    game = made.context.heads()[0].id
    for n, title in enumerate(("Morning", "Evening")):
        match = samples.played(made.context, game, 2, 30 + n, n)
        save_as(folders.saves, title, samples.save_of(made.context, match, f"m{n}", hours=n))
    (folders.saves / "Broken.edo").write_bytes(b"PK\x03\x04 not a save")
    return made


def test_saves_are_listed_opened_and_deleted_only_after_a_question(shelf: Studio) -> None:
    screen = LoadScreen(shelf.context)
    shelf.stage.push(MenuScreen(shelf.context))
    shelf.stage.push(screen)
    assert {entry.name for entry in screen.entries} == {"Morning", "Evening", "Broken"}
    evening = next(i for i, entry in enumerate(screen.entries) if entry.name == "Evening")
    click(shelf, f"row-{evening}")
    key(shelf, "Delete", "Esc")
    key(shelf, "Delete", "Enter")
    assert len(screen.entries) == 3, "the question was not answered with yes"
    key(shelf, "Delete")
    click(shelf, "primary")
    assert {entry.name for entry in screen.entries} == {"Morning", "Broken"}
    assert len(find_saves(shelf.context)) == 2
    morning = next(i for i, entry in enumerate(screen.entries) if entry.name == "Morning")
    click(shelf, f"row-{morning}")
    click(shelf, "open")
    assert type(shelf.stage.top).__name__ == "Table"


def test_a_running_game_that_was_deleted_is_not_offered_again(shelf: Studio) -> None:
    context = shelf.context
    assert context.folders is not None
    context.autosave = Autosave(context.folders.autosaves)
    match = samples.played(context, context.heads()[0].id, 2, 30, 1)
    for _ in range(2):
        assert context.autosave.write(samples.save_of(context, match, "running"))
    menu = MenuScreen(context)
    shelf.stage.push(menu)
    assert menu.host.find("menu-continue") is not None
    screen = LoadScreen(context)
    shelf.stage.push(screen)
    running = next(i for i, entry in enumerate(screen.entries) if entry.meta and entry.meta.match == "running")
    click(shelf, f"row-{running}")
    key(shelf, "Delete")
    click(shelf, "primary")
    key(shelf, "Esc")
    assert shelf.stage.top is menu
    assert menu.host.find("menu-continue") is None


def test_a_damaged_file_is_told_of_and_left_alone(shelf: Studio) -> None:
    assert shelf.context.folders is not None
    path = shelf.context.folders.saves / "Broken.edo"
    before = path.read_bytes()
    screen = LoadScreen(shelf.context)
    shelf.stage.push(screen)
    broken = next(i for i, entry in enumerate(screen.entries) if entry.error)
    click(shelf, f"row-{broken}")
    assert "Broken" in words(screen)
    assert screen.host.find("open") is None
    assert screen.host.find("delete") is None
    key(shelf, "Enter", "Delete")
    assert shelf.stage.top is screen
    assert screen.toasts.current
    assert path.read_bytes() == before
    assert "damaged" in opening.load(shelf.context, path) or opening.load(shelf.context, path)


def test_walking_through_saves_does_not_measure_them_all_anew(shelf: Studio) -> None:
    screen = LoadScreen(shelf.context)
    shelf.stage.push(screen)
    before = screen.host.find("row-1")
    for number in (1, 2, 0):
        click(shelf, f"row-{number}")
        assert screen.selected == number
        assert [w.name for w in screen.tree.walk() if isinstance(w, ListRow) and w.is_selected] == [f"row-{number}"]
        assert screen.host.find("row-1") is before
    shelf.context.store.change({"display.text_scale": 1.3})
    shelf.stage.resize(shelf.stage.size)
    assert screen.host.find("row-1") is not before, "another size of letters"
    assert [w.name for w in screen.tree.walk() if isinstance(w, ListRow) and w.is_selected] == ["row-0"]


def test_the_load_screen_works_by_keys_alone(shelf: Studio) -> None:
    screen = LoadScreen(shelf.context)
    shelf.stage.push(screen)
    names = [entry.name for entry in screen.entries]
    key(shelf, "Down", "Down", "Up")
    assert screen.entry is not None
    assert screen.entry.name == names[1]
    key(shelf, "Home")
    sound = next(i for i, entry in enumerate(screen.entries) if entry.error is None)
    key(shelf, *["Down"] * sound)
    key(shelf, "Enter")
    assert type(shelf.stage.top).__name__ == "Table"


# ---- settings --------------------------------------------------------------------------------------------------------

RESET_LEAVES_OUT = {"play.profiles", "play.last_game", "play.last_setup"}
UNSHOWN = {"display.window_size", "display.window_position", "language", *RESET_LEAVES_OUT}
"""Settings that no control shows: what is remembered, and the language while there is only one."""


def names_of(settings: Settings) -> set[str]:
    found = set()
    for group, value in settings.model_dump().items():
        found |= {f"{group}.{name}" for name in value} if isinstance(value, dict) else {group}
    return found


def test_every_setting_has_a_control_that_changes_it(made: Studio) -> None:
    changed: set[str] = set()
    made.context.store.subscribe(lambda settings, names: changed.update(names))
    for tab in TABS:
        screen = SettingsScreen(made.context, tab)
        made.stage.push(screen)
        named = [w.name for w in screen.host.stops() if w.name]
        for name in [name for name in named if not name.startswith(("tab-", "reset", "back"))]:
            for move in ("Right", "Left", "Left"):
                widget = screen.host.find(name)
                if widget is not None and widget.is_enabled:
                    screen.host.focus(widget)
                    key(made, move)
        made.stage.pop()
    assert names_of(made.context.settings) - changed - UNSHOWN <= {"advanced.video_driver"}


def widget(screen: WidgetScreen, name: str) -> Widget:
    found = screen.host.find(name)
    assert found is not None, name
    return found


def test_settings_take_effect_at_once(made: Studio) -> None:
    screen = SettingsScreen(made.context, "screen")
    made.stage.push(screen)
    before = screen.style
    made.context.store.change({"display.ui_scale": 1.5})
    assert screen.style.u == pytest.approx(before.u * 1.5)
    made.context.store.change({"display.text_scale": 1.3, "display.high_contrast": True, "display.palette": "tritan"})
    assert screen.style.size("body") > before.size("body")
    assert screen.style.theme.is_contrast
    assert screen.style.theme.vision == "tritan"
    made.context.store.change({"display.motion": "full"})
    assert not made.stage.is_still
    made.context.store.change({"language": "qps"})
    assert made.context.text("app.back") != "Back"
    made.context.store.change({"sound.master": 0.1})
    assert made.context.volumes().master == 0.1


def test_switches_choices_and_sliders_write_their_setting(made: Studio) -> None:
    screen = SettingsScreen(made.context, "reading")
    made.stage.push(screen)
    assert isinstance(widget(screen, "high_contrast"), Toggle)
    click(made, "high_contrast")
    assert made.context.settings.display.high_contrast
    assert isinstance(widget(screen, "text_scale"), Choice)
    screen.host.focus(widget(screen, "text_scale"))
    key(made, "Right")
    assert made.context.settings.display.text_scale == 1.15
    key(made, "Right")
    assert made.context.settings.display.text_scale == 1.3, "the focus survived the new layout"
    screen = SettingsScreen(made.context, "sound")
    made.stage.push(screen)
    slider = widget(screen, "music")
    assert isinstance(slider, Slider)
    screen.host.focus(slider)
    key(made, "End")
    assert made.context.settings.sound.music == 1.0
    click(made, "mute")
    assert not widget(screen, "music").is_enabled


def test_settings_are_reset_only_after_a_question(made: Studio) -> None:
    made.context.store.change({"display.high_contrast": True, "play.last_game": "x"})
    screen = SettingsScreen(made.context)
    made.stage.push(screen)
    key(made, "R", "Esc")
    assert value_of(made.context.settings, "display.high_contrast") is True
    key(made, "R")
    click(made, "primary")
    assert value_of(made.context.settings, "display.high_contrast") is False
    assert made.context.settings.play.last_game == "x", "what is remembered stays"


# ---- statistics ------------------------------------------------------------------------------------------------------


def test_statistics_narrow_by_players_and_person(made: Studio) -> None:
    screen = StatisticsScreen(made.context, samples.results(made.context))
    made.stage.push(screen)
    assert screen.statistics.overall(screen.game).games == 46
    screen.host.focus(screen.host.find("players"))
    key(made, "Right")
    fewer = screen.statistics.overall(screen.game, screen.players).games
    assert 0 < fewer < 46
    screen.host.focus(screen.host.find("person"))
    key(made, "Right")
    assert screen.person
    assert screen.statistics.overall(screen.game, screen.players, screen.person).games < fewer


def test_empty_statistics_lead_to_a_game(made: Studio) -> None:
    show(made, "statistics-empty")
    key(made, "Enter")
    assert isinstance(made.stage.top, SetupScreen)


# ---- rules -----------------------------------------------------------------------------------------------------------


def test_the_rules_open_at_a_page_a_term_or_a_decision(made: Studio) -> None:
    game = made.context.heads()[0].id
    book = RulesScreen(made.context, game).book
    page = book.pages[3]
    assert RulesScreen(made.context, game, page.id).page_id == page.id
    assert RulesScreen(made.context, game, book.glossary[-1].id).page_id in ("glossary", book.glossary[-1].id)
    kinds = [kind for page in book.pages for kind in page.decisions]
    assert kinds, "some page tells about the decisions of a table"
    assert RulesScreen(made.context, game, kinds[0]).page_named(RulesScreen(made.context, game, kinds[0]).page_id)
    assert RulesScreen(made.context, game, "no such page").page_id == book.pages[0].id


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_list_of_pages_shows_the_one_that_is_open(size: tuple[int, int]) -> None:
    def is_in_sight(screen: RulesScreen, page: str) -> bool:
        row = screen.host.find(f"page-{page}")
        assert row is not None
        panel = next(widget for widget in row.ancestors() if isinstance(widget, ScrollPanel))
        return panel.rect.contains(row.rect)

    with studio(size) as made:
        pages = RulesScreen(made.context, "iki_akebono").page_ids()
        for page in (pages[-1], pages[len(pages) // 2], pages[0]):
            screen = RulesScreen(made.context, "iki_akebono", page)
            made.stage.reset(screen)
            made.settle()
            assert is_in_sight(screen, page), page
        for page in (pages[-1], pages[0], pages[len(pages) // 2]):
            screen.follow(page)
            made.settle()
            assert is_in_sight(screen, page), page


def test_every_decision_of_a_game_has_a_page(made: Studio) -> None:
    for head in made.context.heads():
        book = RulesScreen(made.context, head.id).book
        known = {kind for page in book.pages for kind in page.decisions}
        match = samples.played(made.context, head.id, head.players[0], 0)
        chance = __import__("random").Random(1)
        while not match.is_over:
            decision = match.decision()
            assert decision is not None
            assert decision.kind in known, f"{head.id}: no page for the decision {decision.kind}"
            match.apply(chance.choice(match.legal()))


def test_search_finds_counts_and_leads_to_pages(made: Studio) -> None:
    screen = RulesScreen(made.context)
    made.stage.push(screen)
    key(made, "Ctrl+F")
    for sign in "ronin":
        made.stage.handle(Key(ord(sign)))
        made.stage.handle(Text(sign))
    assert screen.search == "ronin"
    assert screen.hits(screen.page_id) > 0
    assert screen.host.focused is screen.host.find("search"), "one can go on typing"
    key(made, "Esc")
    assert screen.search == ""
    assert made.stage.top is screen


def test_links_are_followed_and_the_way_back_is_kept(made: Studio) -> None:
    screen = RulesScreen(made.context)
    made.stage.push(screen)
    first = screen.page_id
    target = screen.book.pages[4].id
    screen.follow(target)
    assert screen.page_id == target
    screen.follow(screen.book.glossary[0].id)
    key(made, "Backspace")
    assert screen.page_id == target
    key(made, "Backspace")
    assert screen.page_id == first


def test_no_marks_of_the_rules_stand_in_each_other(made: Studio) -> None:
    for head in made.context.heads():
        book = RulesScreen(made.context, head.id).book
        texts = [term.text for term in book.glossary]
        texts += [text for page in book.pages for block in page.blocks for text in texts_of(block)]
        assert len(texts) > 50
        for text in texts:
            assert not re.search(r"\*\*|\[\[|\]\]|<[a-z]", plain_text(text)), f"{head.id}: {text}"


def test_all_pictures_of_the_rules_exist(made: Studio) -> None:
    from edo_table.app.pictures import Pictures

    pictures = Pictures(made.context)
    for head in made.context.heads():
        for page in RulesScreen(made.context, head.id).book.pages:
            for block in page.blocks:
                named = [picture.id for picture in block.pictures or ()]
                named += [name for scene in block.scenes or () for name in scene.pictures()]
                named += [name for text in texts_of(block) for name in re.findall(r"<([a-z0-9_./-]+)>", text)]
                for name in named:
                    assert pictures.of(head.id, name, 40) is not None, f"{head.id}, {page.id}: {name}"


# ---- pause and saving ------------------------------------------------------------------------------------------------


def test_the_pause_saves_under_a_name(made: Studio) -> None:
    saved: list[str] = []
    results: list[object] = []
    game = made.context.heads()[0].id
    made.stage.push(MenuScreen(made.context))
    made.stage.push(PauseScreen(made.context, game, saved.append, "Round 3"), results.append)
    key(made, "S")
    made.stage.handle(Text("s"))  # the sign of the key that asked for the dialog
    dialog = made.stage.top
    assert isinstance(dialog, SaveDialog)
    assert "Round 3" in dialog.title_typed
    made.stage.handle(KeyUp(pygame.K_s))
    for sign in "Dusk":  # takes the place of the name that was offered
        made.stage.handle(Text(sign))
    key(made, "Enter")
    assert saved == ["Dusk"]
    assert isinstance(made.stage.top, PauseScreen)
    assert "Dusk" in made.stage.top.toasts.current
    key(made, "S", "Esc")
    assert saved == ["Dusk"]
    key(made, "M")
    assert results == ["menu"]


def test_a_save_that_fails_says_why(made: Studio) -> None:
    def full(title: str) -> None:
        raise StorageError("The disk is full.", "Make some room.")

    pause = PauseScreen(made.context, made.context.heads()[0].id, full, "Round 3")
    made.stage.push(pause)
    key(made, "S", "Enter")
    assert "full" in pause.toasts.current


# ---- continuing ------------------------------------------------------------------------------------------------------


def test_when_tells_moments_in_words(made: Studio) -> None:
    from edo_table.app.moments import when

    context = made.context
    assert when(context, NOON - timedelta(hours=2), NOON) == "today, 10:30"
    assert when(context, NOON - timedelta(hours=20), NOON) == "yesterday, 16:30"
    assert when(context, NOON - timedelta(days=40), NOON) == "2 February 2026"


def test_a_save_of_a_game_that_is_not_there_is_told_of(made: Studio) -> None:
    context = made.context
    match = samples.played(context, context.heads()[0].id, 2, 10)
    save = samples.save_of(context, match, "m0")
    strange = save.model_copy(update={"meta": save.meta.model_copy(update={"game": "go"})})
    context.autosave = Autosave(None)
    context.autosave.write(strange)
    assert opening.Resumable.find(context) is None
    found = opening.Resumable(strange, "Go", "Move 3", NOON)
    assert "go" in opening.resume(context, found)
