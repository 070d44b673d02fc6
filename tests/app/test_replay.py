"""Stepping through a match: every position is that of the game, for the eyes that may see it, by keys and mouse."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pygame
import pytest

from edo_table.app.screens.sample_endings import SEATS, finished
from edo_table.app.table.reel import Reel, viewers_of
from edo_table.app.table.replay import LOOK_SECONDS, SPEEDS, ReplayScreen, replay_of
from edo_table.app.table.replay_bar import ReplayBar, Timeline
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.ui.inputs import LEFT, Key, Pointer, Wheel
from edo_table.ui.table.layout import DECISION, LOG
from edo_table.ui.widgets.base import Widget
from tests.app.staged import SIZES, Staged, as_any, faults, pixels

GAME = "samurai"


def shown(staged: Staged, match: Match[Any] | None = None, ply: int = 0) -> ReplayScreen:
    screen = replay_of(staged.context, match or finished(staged.context, GAME, 3, 5), ply)
    staged.navigator.push(screen)
    staged.settle()
    return screen


def still(size: tuple[int, int] = (1280, 720), **settings: Any) -> Staged:
    return Staged(size, display__motion="reduced", **settings)


def find(screen: ReplayScreen, name: str) -> Widget:
    widget = screen.sides.find(name)
    assert isinstance(widget, Widget), name
    return widget


def running(staged: Staged, controllers: tuple[str, ...], plies: int) -> Match[Any]:
    game = staged.context.game(GAME)
    seats = [Seat(*SEATS[n], controller) for n, controller in enumerate(controllers)]
    match: Match[Any] = Match(game, Setup(len(seats), 4), seats)
    chance = random.Random(4)
    for _ in range(plies):
        match.apply(chance.choice(match.legal()))
    return match


# ---- positions -----------------------------------------------------------------------------------------------------


def test_every_ply_shows_its_position_to_everybody_and_to_each_seat() -> None:
    staged = still()
    match = finished(staged.context, GAME, 3, 5)
    screen = replay_of(staged.context, match)
    for viewer in screen.reel.viewers:
        screen.reel.look_as(viewer)
        for ply in (0, 1, match.ply // 2, match.ply - 1, match.ply):
            state = match.history[ply].before if ply < match.ply else match.state
            scene = screen.reel.scene(ply)
            assert scene.view == match.game.view(state, viewer)
            assert scene.viewer == viewer
            assert scene.actor == (None if ply == match.ply else match.history[ply].seat)


def test_whose_eyes_may_be_looked_through() -> None:
    staged = still()
    assert viewers_of(finished(staged.context, GAME, 3, 5)) == (None, 0, 1, 2)
    assert viewers_of(running(staged, ("human", "greedy", "greedy"), 40)) == (None, 0)
    assert viewers_of(running(staged, ("greedy", "human", "human"), 40)) == (None,)
    assert viewers_of(running(staged, ("greedy", "greedy"), 40)) == (None,)
    reel = Reel(running(staged, ("greedy", "human", "human"), 40), as_any(None), as_any(None), ())
    assert not reel.look_as(1)
    assert reel.viewer is None


def test_everybody_is_told_nothing_secret() -> None:
    """What is told for everybody is what the events tell to nobody in particular."""
    staged = still()
    match = finished(staged.context, GAME, 2, 5)
    screen = replay_of(staged.context, match)
    phrases = screen.reel.phrases
    secrets = 0
    for ply, played in enumerate(match.history, 1):
        told = screen.reel.told(ply, lambda seat: f"{seat} alone")
        seen = [(event.kind, event.seen_by(None)) for event in played.events]
        expected = [phrases.event(kind, args) for kind, args in seen if phrases.knows_event(kind, args)]
        assert told == (" ".join(expected) or f"{match.seats[played.seat].name} alone")
        for event in played.events:
            if event.secret and event.witnesses:
                secrets += 1
                assert phrases.event(event.kind, event.seen_by(event.witnesses[0])) not in told
    assert secrets > 10
    screen.reel.look_as(0)
    ply = next(n for n, played in enumerate(match.history, 1)
               if any(e.secret and 0 in e.witnesses for e in played.events))  # fmt: skip
    event = next(e for e in match.history[ply - 1].events if e.secret)
    assert phrases.event(event.kind, event.seen_by(0)) in screen.reel.told(ply, str)


def test_the_turns_lie_end_to_end() -> None:
    staged = still()
    match = finished(staged.context, GAME, 3, 5)
    reel = replay_of(staged.context, match).reel
    spans = reel.spans()
    assert spans[0].first == 0
    assert spans[-1].last == match.ply
    assert all(before.last == after.first for before, after in itertools.pairwise(spans))
    for span in spans:
        assert {played.seat for played in match.history[span.first : span.last]} == {span.seat}
        assert {played.turn for played in match.history[span.first : span.last]} == {match.history[span.first].turn}
        assert reel.turn_after(span.first) == span.last
        assert reel.turn_before(span.last) == span.first


# ---- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SIZES[:5], (960, 540)], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_bar_and_strip_are_readable_at_every_size(size: tuple[int, int], players: int) -> None:
    staged = still(size)
    match = finished(staged.context, GAME, players, 5)
    longest = max(range(match.ply), key=lambda ply: len(match.history[ply].events)) + 1
    screen = shown(staged, match, longest)
    window = pygame.Rect((0, 0), size)
    bar = screen._regions[DECISION]
    assert window.contains(bar)
    notes = [note for note in staged.notes() if bar.contains(note.rect)]
    assert faults(notes, size) == []
    said = " ".join(note.text for note in notes)
    assert f"{longest} of {match.ply}" in said
    assert screen.reel.told(longest, str) in said
    names = ["first", "previous", "play", "next", "last", "speed", "timeline", "back", "view-all", "view-0", "view-1"]
    rects = [find(screen, name).rect for name in names]
    assert all(window.contains(rect) for rect in rects)
    for i, rect in enumerate(rects):
        assert rect.collidelist(rects[:i]) < 0, names[i]
    assert not any(screen._regions[name].colliderect(bar) for name in screen._regions
                   if name not in (DECISION, "board", "tray", "pool"))  # fmt: skip


@pytest.mark.parametrize("settings", [{"display__text_scale": 1.6}, {"display__ui_scale": 1.4}, {"language": "qps"},
                                      {"display__high_contrast": True}], ids=str)  # fmt: skip
def test_bar_holds_large_letters_and_long_words(settings: dict[str, Any]) -> None:
    staged = still((1366, 768), **settings)
    match = finished(staged.context, GAME, 3, 5)
    longest = max(range(match.ply), key=lambda ply: len(match.history[ply].events)) + 1
    screen = shown(staged, match, longest)
    bar = screen._regions[DECISION]
    notes = [note for note in staged.notes() if bar.colliderect(note.rect)]
    assert all(bar.contains(note.rect) for note in notes)
    assert faults(notes, (1366, 768)) == []
    assert staged.context.catalogue.missing == ()


def test_other_eyes_see_another_picture() -> None:
    staged = still()
    screen = shown(staged, None, 60)
    everybody = pixels(staged.settle())
    screen.look_as(1)
    assert pixels(staged.settle()) != everybody
    screen.look_as(None)
    assert pixels(staged.settle()) == everybody


# ---- keys ----------------------------------------------------------------------------------------------------------


def test_keys_step_jump_and_leave() -> None:
    staged = still()
    closed: list[object] = []
    screen = replay_of(staged.context, finished(staged.context, GAME, 2, 5))
    staged.navigator.push(screen, closed.append)
    staged.settle()
    last, reel = screen.reel.last, screen.reel
    for key, ply in (
        ("Right", 1), ("Right", 2), ("Left", 1), ("End", last), ("Right", last), ("Left", last - 1), ("Home", 0),
        ("Left", 0), ("PageDown", reel.turn_after(0)), ("Down", reel.turn_after(reel.turn_after(0))),
        ("PageUp", reel.turn_after(0)), ("Up", 0),
    ):  # fmt: skip
        staged.key(key)
        staged.frame(0.05)
        assert screen.ply == ply, key
    staged.key("Right")
    staged.key("Esc")
    assert closed == [1]


def test_play_goes_on_by_itself_and_stops_at_the_end() -> None:
    staged = still()
    screen = shown(staged, None, 0)
    staged.key("Space")
    staged.run(LOOK_SECONDS * 3.5)
    assert screen.ply == 3
    staged.key("Space")
    staged.run(LOOK_SECONDS * 3)
    assert screen.ply == 3
    staged.key("End")
    staged.key("Left")
    staged.key("Space")
    staged.run(LOOK_SECONDS * 3)
    assert screen.ply == screen.reel.last
    assert not screen.is_playing
    staged.key("Space")
    assert (screen.ply, screen.is_playing) == (0, True), "at the end it plays from the beginning"


def test_speeds() -> None:
    staged = still()
    screen = shown(staged)
    for _ in range(9):
        staged.key("+")
    assert screen.speed == SPEEDS[-1]
    staged.key("Space")
    staged.run(LOOK_SECONDS)
    fast = screen.ply
    assert fast >= 6
    for _ in range(9):
        staged.key("-")
    assert screen.speed == SPEEDS[0]
    staged.key("Home")
    staged.key("Space")
    staged.run(LOOK_SECONDS * 2.2)
    assert screen.ply == 1


def test_any_step_by_hand_pauses() -> None:
    staged = still()
    screen = shown(staged)
    for key in ("Left", "Right", "Home", "PageDown"):
        screen.is_playing = True
        staged.key(key)
        assert not screen.is_playing, key


def test_the_view_key_goes_round() -> None:
    staged = still()
    screen = shown(staged, None, 40)
    seen = []
    for _ in range(5):
        seen.append(screen.reel.viewer)
        staged.key("V")
        staged.settle()
    assert seen == [None, 0, 1, 2, None]


def test_tab_reaches_every_button_and_enter_presses_it() -> None:
    staged = still()
    screen = shown(staged, None, 40)
    names: set[str] = set()
    for _ in range(14):
        staged.key("Tab")
        for host in (screen.sides.bar, screen.sides.strip):
            if host.focused is not None and host.shows_focus:
                names.add(host.focused.name)
                if host.focused.name == "view-1":
                    staged.key("Enter")
                    staged.settle()
    assert {"first", "previous", "play", "next", "last", "speed", "back", "view-all", "view-1", "timeline"} <= names
    assert screen.reel.viewer == 1


# ---- mouse ---------------------------------------------------------------------------------------------------------


def test_every_button_by_mouse() -> None:
    staged = still()
    screen = shown(staged, None, 10)
    last = screen.reel.last
    for name, ply in (("next", 11), ("previous", 10), ("last", last), ("first", 0)):
        staged.click(find(screen, name).rect.center)
        staged.frame(0.05)
        assert screen.ply == ply, name
    staged.click(find(screen, "speed").rect.center)
    staged.frame(0.05)
    assert screen.speed == 2.0
    staged.click(find(screen, "view-2").rect.center)
    staged.settle()
    assert screen.reel.viewer == 2
    playing = []
    for _ in range(2):
        staged.click(find(screen, "play").rect.center)
        playing.append(screen.is_playing)
        staged.frame(0.05)
    assert playing == [True, False]
    staged.click(find(screen, "back").rect.center)
    assert staged.depth == 0


def test_the_coin_can_be_dragged_along_the_line() -> None:
    staged = still()
    screen = shown(staged, None, 0)
    timeline = find(screen, "timeline")
    assert isinstance(timeline, Timeline)
    style = staged.context.style(staged.navigator.size)
    goal = screen.reel.last // 2
    handle = staged.navigator.handle
    handle(Pointer("down", timeline.place_of(style, 0), LEFT, False, True))
    staged.frame(0.02)
    shown_plies = []
    for ply in (10, goal, goal + 20, goal):
        handle(Pointer("move", timeline.place_of(style, ply), 0, False, True))
        staged.frame(0.02)
        shown_plies.append(screen.ply)
        bar = screen.sides.bar.root
        assert isinstance(bar, ReplayBar)
        assert bar.counted.startswith(str(screen.ply)), "the words follow the hand"
    handle(Pointer("up", timeline.place_of(style, goal), LEFT))
    staged.frame(0.02)
    assert all(abs(a - b) <= 1 for a, b in zip(shown_plies, (10, goal, goal + 20, goal), strict=True))
    assert abs(screen.ply - goal) <= 1
    fresh = find(screen, "timeline")
    assert isinstance(fresh, Timeline)
    assert fresh.ply == screen.ply


def test_wheel_zooms_and_a_drag_shifts_the_board() -> None:
    staged = still()
    screen = shown(staged, None, 40)
    before = pixels(staged.settle())
    staged.navigator.handle(Wheel((500, 350), 0, 3))
    zoomed = pixels(staged.settle())
    assert zoomed != before
    for kind, at in (("down", (500, 350)), ("move", (440, 330)), ("up", (440, 330))):
        staged.navigator.handle(Pointer(as_any(kind), at, 0 if kind == "move" else LEFT, False, kind != "up"))
    assert pixels(staged.settle()) != zoomed
    assert screen.ply == 40


def test_pointing_at_something_tells_what_it_is() -> None:
    staged = still()
    screen = shown(staged, None, 60)
    places = [place for place in screen.face.places(screen.scene) if place.on_board]
    told = next(place for place in places if screen.face.tooltip(screen.scene, place.target) is not None)
    plain = len(staged.notes())
    staged.move(told.centre)
    staged.run(0.6)
    assert len(staged.notes()) > plain
    staged.move((find(screen, "timeline").rect.centerx, 1))
    staged.navigator.handle(Pointer("leave"))
    staged.frame(0.1)
    assert len(staged.notes()) == plain


# ---- motion --------------------------------------------------------------------------------------------------------


def test_a_step_on_is_shown_on_its_way_a_jump_is_not() -> None:
    staged = Staged()
    match = finished(staged.context, GAME, 2, 5)
    screen = shown(staged, match, 0)
    moved = 0
    for _ in range(40):
        staged.key("Right")
        moved += screen.is_animating
        staged.run(0.1)
    assert moved > 5
    staged.settle()
    staged.key("Home")
    assert not screen.is_animating
    staged.key("End")
    assert not screen.is_animating


def test_a_match_without_moves_can_be_looked_at() -> None:
    staged = still()
    match = running(staged, ("human", "greedy"), 0)
    screen = shown(staged, match)
    for key in ("Right", "Left", "End", "Space", "PageDown", "PageUp"):
        staged.key(key)
        staged.frame(0.1)
    assert screen.ply == 0
    assert not screen.is_playing
    assert "The beginning" in " ".join(note.text for note in staged.notes())


def test_resizing_keeps_place_and_eyes() -> None:
    staged = still()
    screen = shown(staged, None, 50)
    screen.look_as(1)
    staged.context.resize((1024, 768))
    staged.picture = pygame.Surface((1024, 768)).convert()
    staged.settle()
    assert (screen.ply, screen.reel.viewer) == (50, 1)
    assert pygame.Rect(0, 0, 1024, 768).contains(find(screen, "last").rect)
    assert pygame.Rect(0, 0, 1024, 768).colliderect(screen._regions[LOG])


def test_keys_with_ctrl_are_left_to_others() -> None:
    staged = still()
    shown(staged)
    assert not staged.navigator.handle(Key(pygame.K_RIGHT, has_ctrl=True))
    assert not staged.navigator.handle(Key(pygame.K_q))
