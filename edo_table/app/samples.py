"""Screens filled with samples, for pictures and tests: saves, statistics, a question - always the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from edo_table.app import opening
from edo_table.app.keeping import to_save
from edo_table.app.screens.crash import CrashScreen
from edo_table.app.screens.credits import CreditsScreen
from edo_table.app.screens.load import LoadScreen
from edo_table.app.screens.menu import MenuScreen
from edo_table.app.screens.pause import PauseScreen, SaveDialog
from edo_table.app.screens.rules import RulesScreen
from edo_table.app.screens.rules_page import GLOSSARY
from edo_table.app.screens.settings import TABS, SettingsScreen
from edo_table.app.screens.setup import SetupScreen
from edo_table.app.screens.statistics import StatisticsScreen
from edo_table.app.seating import NAMES, Preset
from edo_table.content.phrases import Phrases
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games import registry
from edo_table.persistence.autosave import Autosave
from edo_table.persistence.crash import CrashReport
from edo_table.persistence.errors import SaveError
from edo_table.persistence.saves import SaveEntry, SaveFile
from edo_table.persistence.statistics import GameResult, ResultSeat, Statistics
from edo_table.ui.dialog import Answer, Dialog
from edo_table.ui.navigator import Navigator
from edo_table.ui.print.store import png
from edo_table.ui.theme import SEATS

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.app.shot import ShotRequest
    from edo_table.ui.screen import Screen

THUMB = (640, 360)
MOST_STEPS = 500
WHIM = 1.5
MOST_PLIES = 500
LEVELS = ("human", "journeyman", "greedy", "expert")


def game_of(context: AppContext, request: ShotRequest) -> str:
    """Return the game a picture is of, by default the first."""
    return request.game or context.heads()[0].id


def page_of(request: ShotRequest, known: Sequence[str]) -> str:
    """Return the page asked for, the first of those that are known by default; raises LookupError for another one."""
    if request.page and request.page not in known:
        raise LookupError(f"{request.what} has no page {request.page!r}; there are: {', '.join(known)}")
    return request.page or known[0]


def played(context: AppContext, game_id: str, players: int, plies: int, seed: int = 1) -> Match[Any]:
    """Return a match after so many actions: what the game's own judgement prefers, with some whim."""
    game = context.game(game_id)
    seats = [Seat(NAMES[i], SEATS[i], LEVELS[i % len(LEVELS)]) for i in range(players)]
    match: Match[Any] = Match(game, Setup(players, seed), seats)
    advisor, chance = registry.create_advisor(game), random.Random(seed)
    for _ in range(plies):
        if match.is_over:
            break
        codes = advisor.candidates(match.state, match.legal())
        scores = advisor.scores(match.state, codes)
        whims = [score + WHIM * chance.random() for score in scores]
        match.apply(codes[whims.index(max(whims))])
    return match


def part_of(match: Match[Any], share: float) -> Match[Any]:
    """Return the same match after a share of its actions."""
    shown: Match[Any] = Match(match.game, match.setup, match.seats)
    for step in match.history[: round(len(match.history) * share)]:
        shown.apply(step.code)
    return shown


def thumb_of(context: AppContext, match: Match[Any]) -> bytes | None:
    """Return a small picture of a match's table as everybody may see it, None where there is none."""
    screen: Any = opening.table(context, match, "sample")
    stage = Navigator(context.clock, THUMB, True)
    stage.push(screen)
    picture: pygame.Surface | None = None
    for _ in range(MOST_STEPS):
        stage.update()
        picture = screen.public_picture()
        if picture is not None:
            break
    stage.quit()
    return None if picture is None else png(picture)


def save_of(
    context: AppContext,
    match: Match[Any],
    match_id: str,
    title: str = "",
    hours: float = 0.0,
    thumb: bytes | None = None,
) -> SaveFile:
    """Return a save of a match, written so many hours before now."""
    head = match.game.headline(match.state)
    words = Phrases(context.catalogue, match.game.id).message(head.key, head.args)
    save = to_save(match, match_id, title=title, round_text=words, thumb=thumb)
    date = context.machine.today() - timedelta(hours=hours)
    return save.model_copy(update={"meta": save.meta.model_copy(update={"date": date})})


def _entry(save: SaveFile, file: str) -> SaveEntry:
    return SaveEntry(Path(file), save.meta.date.timestamp(), 24_000, save.meta, save.thumb)


def entries(context: AppContext, has_thumbs: bool = False) -> list[SaveEntry]:
    """Return a list of saves as it may look: automatic, named, and one that is damaged."""
    games = [head.id for head in context.heads()]
    rows = (
        ("", 0, 0.5, 1.2),
        ("Before the storm", -1, 0.7, 5.0),
        ("Evening with Chiyo", 0, 0.8, 26.0),
        ("Lesson: two leads", 0, 0.3, 75.0),
        ("", -1, 1.0, 190.0),
    )
    found = []
    for n, (title, number, share, hours) in enumerate(rows):
        game_id = games[n % len(games)]
        match = part_of(played(context, game_id, context.game(game_id).players[number], MOST_PLIES, n), share)
        thumb = thumb_of(context, match) if has_thumbs else None
        found.append(_entry(save_of(context, match, f"m{n}", title, hours, thumb), f"save-{n}.edo"))
    error = SaveError(
        "The save “Rainy Sunday.edo” is damaged: its part record.json was changed.",
        "Older states of the same game may still open.",
        "damaged",
    )
    broken = SaveEntry(Path("/home/aiko/EdoTable/saves/Rainy Sunday.edo"), found[2].modified - 9000, 7_000, error=error)
    return [*found[:3], broken, *found[3:]]


def results(context: AppContext, game: str = "") -> Statistics:
    """Return statistics of some dozen games, by default of the first one there is."""
    game_id = game or context.heads()[0].id
    counts = context.game(game_id).players
    chance = random.Random(7)
    found = Statistics(None)
    for n in range(46):
        players = counts[n % len(counts)]
        levels = [chance.choice(("apprentice", "journeyman", "greedy", "expert")) for _ in range(players - 1)]
        seats = [ResultSeat(name="Aiko" if n % 3 else "Chiyo", controller="human")]
        seats += [ResultSeat(name=NAMES[i + 2], controller=level) for i, level in enumerate(levels)]
        scores = [chance.randint(2, 12 - players) for _ in range(players)]
        hardest = max(("apprentice", "journeyman", "greedy", "expert").index(level) for level in levels)
        is_won = chance.random() < 0.82 - 0.17 * hardest
        winner = 0 if is_won else chance.randint(1, players - 1)
        scores[winner] = max(scores) + chance.randint(0, 3)
        date = context.machine.today() - timedelta(days=60 - n * 1.3)
        found.record(
            GameResult(
                match=f"s{n}", game=game_id, date=date, seats=tuple(seats), scores=tuple(scores), winners=(winner,)
            )
        )
    return found


# ---- screens ---------------------------------------------------------------------------------------------------------


def menu(context: AppContext, request: ShotRequest) -> Screen:
    """The menu with a game to go on with."""
    game_id = game_of(context, request)
    match = part_of(played(context, game_id, context.game(game_id).players[0], MOST_PLIES), 0.5)
    context.autosave = Autosave(None)
    context.autosave.write(save_of(context, match, "m0", hours=1.2))
    return MenuScreen(context)


def menu_first(context: AppContext, request: ShotRequest) -> Screen:
    """The menu as it is at the very first start."""
    return MenuScreen(context)


def setup(context: AppContext, request: ShotRequest) -> Screen:
    """The set-up with one person and computer players."""
    screen = SetupScreen(context, game_of(context, request))
    screen.seating.take(Preset(1, request.players or screen.seating.players[-1]))
    return screen


def load(context: AppContext, request: ShotRequest) -> Screen:
    """A list of saves, with pictures of their tables."""
    screen = LoadScreen(context, lambda _: entries(context, has_thumbs=True))
    screen.selected = 1
    screen.first_focus = "row-1"
    return screen


def load_damaged(context: AppContext, request: ShotRequest) -> Screen:
    """The list with the damaged file selected."""
    screen = LoadScreen(context, entries)
    screen.selected = 3
    screen.first_focus = "row-3"
    return screen


def load_empty(context: AppContext, request: ShotRequest) -> Screen:
    """The list before anything was saved."""
    return LoadScreen(context, lambda _: [])


def settings(context: AppContext, request: ShotRequest) -> Screen:
    """The settings of the screen."""
    return SettingsScreen(context, page_of(request, TABS))


def _tab(tab: str) -> Callable[[AppContext, ShotRequest], Screen]:
    return lambda context, request: SettingsScreen(context, tab)


settings_reading = _tab("reading")
settings_sound = _tab("sound")
settings_play = _tab("play")
settings_more = _tab("more")


def statistics(context: AppContext, request: ShotRequest) -> Screen:
    """Statistics of some dozen games."""
    return StatisticsScreen(context, results(context, game_of(context, request)))


def statistics_empty(context: AppContext, request: ShotRequest) -> Screen:
    """Statistics before the first game."""
    return StatisticsScreen(context)


def rules(context: AppContext, request: ShotRequest) -> Screen:
    """A page of the rules, by default the first."""
    screen = RulesScreen(context, game_of(context, request))
    found = page_of(request, screen.names())
    return RulesScreen(context, screen.game_id, found) if request.page else screen


def rules_search(context: AppContext, request: ShotRequest) -> Screen:
    """The rules with something searched for."""
    screen = RulesScreen(context, game_of(context, request))
    screen.search = "ship"
    screen.page_id = "pieces" if "pieces" in screen.page_ids() else screen.page_ids()[0]
    return screen


def rules_glossary(context: AppContext, request: ShotRequest) -> Screen:
    """The glossary with one term chosen."""
    screen = RulesScreen(context, game_of(context, request), GLOSSARY)
    screen.term = screen.book.glossary[2].id if len(screen.book.glossary) > 2 else ""
    return screen


def credits(context: AppContext, request: ShotRequest) -> Screen:  # noqa: A001 - the picture's name
    """The credits."""
    return CreditsScreen(context)


def table(context: AppContext, request: ShotRequest) -> Screen:
    """A table after so many actions by chance (by default in the middle), seen by the seat that is to decide."""
    game_id = game_of(context, request)
    players = request.players or context.game(game_id).players[-1]
    plies = 30 * players if request.plies is None else request.plies
    match = played(context, game_id, players, plies, request.seed)
    deciding = match.game.actor(match.state)
    viewer = request.seat if request.seat is not None else max(0, deciding)
    seats = tuple(
        Seat(NAMES[i], SEATS[i], "human" if i == viewer else LEVELS[1 + i % (len(LEVELS) - 1)]) for i in range(players)
    )
    shown = Match(match.game, match.setup, seats)
    for step in match.history:
        shown.apply(step.code)
    return opening.table(context, shown, "sample")


def pause(context: AppContext, request: ShotRequest) -> Sequence[Screen]:
    """The table's menu above another screen."""
    return menu(context, request), PauseScreen(context, game_of(context, request), lambda title: None, "")


def save(context: AppContext, request: ShotRequest) -> Sequence[Screen]:
    """The slip to name a save on."""
    return menu(context, request), SaveDialog(context, "Evening with Chiyo")


def dialog(context: AppContext, request: ShotRequest) -> Sequence[Screen]:
    """A question with two answers."""
    text = context.text
    answers = (
        Answer(text("app.load.keep"), False, "Esc", is_safe=True),
        Answer(text("app.load.delete"), True, is_primary=True),
    )
    question = text("app.load.delete_text", name="Evening with Chiyo")
    return menu(context, request), Dialog(context.surroundings, text("app.load.delete_title"), question, answers)


def crash(context: AppContext, request: ShotRequest) -> Screen:
    """The screen after a failure."""
    report = CrashReport("KeyError: 'land-15-9'", "Edo Table crash report", Path("/home/aiko/EdoTable/log/crash-1.txt"))
    return CrashScreen(context, report, lambda: None)
