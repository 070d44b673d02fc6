"""The result screen: counted before the eyes of all, skippable, readable at every size for any number of seats."""

from __future__ import annotations

import itertools
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from edo_table.app.report import Moment, Reason, Report, SheetLine, TurningPoint
from edo_table.app.screens import result as result_module
from edo_table.app.screens.result import ResultActions, ResultScreen, show_result
from edo_table.app.screens.result_count import FIRST, PLAIN, REASONED, VERDICT, Count
from edo_table.app.screens.result_graph import Graph, nice_step, spread
from edo_table.app.screens.sample_endings import finished, report
from edo_table.games import registry
from edo_table.ui.table.face import SeatLook
from tests.app.staged import SIZES, Staged, as_any, faults, pixels

LONG = ("Maximiliane-Charlott", "Wladyslaw Przybyszew", "Ōkuninushi no Mikoto", "Anne", "Bartholomäus")
COLOURS = ("ai", "shu", "matsuba", "fuji", "kuri")
SCORES = ("Wares", "Buildings", "Sandals", "Fish", "Coins", "Fire", "Pipes", "Rice")


def made(seats: int = 3, winners: tuple[int, ...] = (1,), lines: int = 4, names: tuple[str, ...] = LONG) -> Report:
    """A report of a game that was never played."""
    looks = tuple(SeatLook(n, names[n], COLOURS[n], "human", "Human") for n in range(seats))
    sheet = [
        SheetLine(f"line-{i}", SCORES[i], tuple((seat * 7 + i * 5) % 23 for seat in range(seats)), (i % seats,))
        for i in range(lines - 1)
    ]
    sheet.append(SheetLine("total", "Total", tuple(100 + seat for seat in range(seats)), winners))
    reasons = [Reason(f"line-{i}", f"{names[i % seats]} has most {SCORES[i]}.", (i % seats,)) for i in range(2)]
    reasons.append(Reason("total", "Counted to the end, that settles it.", winners))
    course = [Moment(0, "Round 1", None, (0,) * seats)]
    course += [
        Moment(4 * t, f"Round {t // seats + 1}", t % seats, tuple(t * (seat + 2) // 3 for seat in range(seats)))
        for t in range(1, 31)
    ]
    headline = " and ".join(names[seat] for seat in winners) + " won" if winners else "Nobody wins"
    return Report(
        "toy", "Pearls", looks, winners, headline, "The most pearls", "All pearls are laid.", "Over after 10 rounds",
        tuple(sheet), tuple(reasons), tuple(course), "Pearls laid", TurningPoint(12, winners[0] if winners else 0,
        f"{names[0]} strings a pearl."), 120, 1800.0,
        lambda ident, height: pygame.Surface((height // 2, height), pygame.SRCALPHA) if ident == "line-0" else None,
    )  # fmt: skip


class Heard:
    """What the buttons called."""

    def __init__(self) -> None:
        self.calls: list[object] = []
        self.actions = ResultActions(
            lambda: self.calls.append("rematch"), self.calls.append, lambda: self.calls.append("menu")
        )


def shown(staged: Staged, told: Report | None = None, heard: Heard | None = None) -> ResultScreen:
    screen = ResultScreen(staged.context, told or made(), (heard or Heard()).actions)
    staged.navigator.push(screen)
    return screen


def words(staged: Staged) -> str:
    return " ".join(note.full for note in staged.notes())


# ---- the count -------------------------------------------------------------------------------------------------------


def test_lines_come_with_their_reasons_and_those_before_them_alone() -> None:
    count = Count(["a", "b", "c", "total"], ["b", "", "c"])
    assert [(stage.lines, stage.reason) for stage in count.stages] == [
        (("a",), None), (("b",), 0), ((), 1), (("c", "total"), 2),
    ]  # fmt: skip
    assert count.seconds == pytest.approx(FIRST + PLAIN + 3 * REASONED + VERDICT)


def test_without_reasons_the_lines_come_one_by_one() -> None:
    count = Count(["a", "b"], [])
    assert [stage.lines for stage in count.stages] == [("a",), ("b",)]


def test_a_line_spoken_of_twice_appears_once() -> None:
    count = Count(["a"], ["a", "a"])
    assert [(stage.lines, stage.reason) for stage in count.stages] == [(("a",), 0), ((), 1)]


def test_everything_grows_with_time_and_is_there_in_the_end() -> None:
    count = Count(["a", "b", "c"], ["b", "c"])
    shares = [
        [*(count.line(x, t) for x in "abc"), *(count.ring(x, t) for x in "abc"), count.reason(0, t), count.reason(1, t),
         count.verdict(t), count.course(t)]
        for t in (i * 0.05 for i in range(round(count.seconds / 0.05) + 2))
    ]  # fmt: skip
    assert shares[0] == [0.0] * 10
    assert shares[-1] == [1.0] * 10
    for before, after in itertools.pairwise(shares):
        assert all(a <= b for a, b in zip(before, after, strict=True))


def test_nobody_is_named_before_everything_was_counted() -> None:
    count = Count(["a", "b"], ["a", "b"])
    last = count.stages[-1].begins + 0.5
    assert count.verdict(last) == 0.0


def test_without_time_all_is_there_at_once() -> None:
    count = Count(["a", "b"], ["a"], 0.0)
    assert count.is_over(0.0)
    assert (count.line("b", 0.0), count.reason(0, 0.0), count.verdict(0.0), count.course(0.0)) == (1, 1, 1, 1)
    assert count.lines_in_hand(0.0) == ()


# ---- the graph -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("span", "most", "step"), [
    (1, 5, 1), (4, 5, 1), (6, 5, 2), (10, 5, 2), (11, 5, 5), (26, 5, 10), (70, 8, 10), (180, 8, 50), (999, 5, 200),
])  # fmt: skip
def test_scales_go_by_ones_twos_and_fives(span: int, most: int, step: int) -> None:
    assert nice_step(span, most) == step


def test_crests_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    places = spread([10.0, 10.0, 11.0, 100.0], 20.0, 0.0, 100.0)
    assert all(b - a >= 19.999 for a, b in itertools.pairwise(sorted(places)))
    assert sorted(places) == [places[0], places[1], places[2], places[3]]
    assert all(0 <= y <= 100 for y in places)
    crowded = spread([50.0] * 5, 40.0, 0.0, 100.0)
    assert crowded == sorted(crowded)
    assert (crowded[0], crowded[-1]) == (0.0, 100.0)


# ---- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_is_readable_at_every_size(size: tuple[int, int], seats: int) -> None:
    staged = Staged(size, display__motion="reduced")
    told = made(seats, (seats - 1,))
    shown(staged, told)
    staged.settle()
    notes = staged.notes()
    assert faults(notes, size, 4.0) == []
    said = " ".join(note.text for note in notes)
    for look in told.looks:
        assert look.name.split()[0] in said
    assert "that settles it" in said.replace("  ", " ")


@pytest.mark.parametrize("lines", [2, 6, 7, 8])
def test_long_sheets_stand_the_other_way_round(lines: int) -> None:
    staged = Staged((1280, 720), display__motion="reduced")
    told = made(4, (0,), lines)
    shown(staged, told)
    staged.settle()
    notes = staged.notes()
    assert faults(notes, (1280, 720), 4.0) == []
    said = " ".join(note.full for note in notes)
    for line in told.lines:
        assert line.name in said
        assert all(str(value) in said.split() for value in line.values)


@pytest.mark.parametrize("size", [(1024, 768), (1366, 768), (960, 540)], ids=str)
@pytest.mark.parametrize("scales", [(1.0, 1.6), (1.4, 1.0), (2.0, 1.6)], ids=str)
@pytest.mark.parametrize("language", ["en", "qps"])
def test_large_letters_scroll_where_they_must(
    size: tuple[int, int], scales: tuple[float, float], language: str
) -> None:
    staged = Staged(
        size, display__motion="reduced", display__ui_scale=scales[0], display__text_scale=scales[1], language=language
    )
    screen = shown(staged, made(4, (2,)))
    staged.settle()
    inside = [note for note in staged.notes() if pygame.Rect((0, 0), size).contains(note.rect)]
    wrong = [fault for fault in faults(inside, size, 4.0) if not fault.startswith(("over", "contrast"))]
    assert wrong == []
    for name in ("rematch", "watch", "menu"):
        widget = screen.host.find(name)
        assert widget is not None
        assert pygame.Rect((0, 0), size).contains(widget.rect), name


@pytest.mark.parametrize("theme", [{"display__high_contrast": True}, {"display__palette": "mono"}], ids=str)
def test_other_colours_are_readable_too(theme: dict[str, Any]) -> None:
    staged = Staged((1280, 720), display__motion="reduced", **theme)
    shown(staged, made(5, (4,)))
    staged.settle()
    assert faults(staged.notes(), (1280, 720), 4.0) == []


@pytest.mark.parametrize("winners", [(0, 1), (0, 2, 4), (0, 1, 2, 3), (0, 1, 2, 3, 4)], ids=str)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)], ids=str)
def test_a_shared_victory_has_a_banner_each(winners: tuple[int, ...], size: tuple[int, int]) -> None:
    staged = Staged(size, display__motion="reduced")
    shown(staged, made(5, winners))
    staged.settle()
    notes = staged.notes()
    assert faults(notes, size, 4.0) == []
    # a sign on every banner, and the winner's seal in the sheet for each
    assert sum(note.text == "勝" for note in notes) == 2 * len(winners)
    said = " ".join(note.text for note in notes)
    assert all(LONG[seat].split()[0] in said for seat in winners)


def test_nobody_wins() -> None:
    staged = Staged((1280, 720), display__motion="reduced")
    shown(staged, made(4, ()))
    staged.settle()
    notes = staged.notes()
    assert faults(notes, (1280, 720), 4.0) == []
    assert "Nobody wins" in " ".join(note.text for note in notes)
    assert not any(note.text == "勝" for note in notes)


@pytest.mark.parametrize("gone", [{"course": (), "turning": None}, {"turning": None}, {"seconds": None, "won_by": ""}],
                         ids=str)  # fmt: skip
def test_what_is_not_known_is_left_out(gone: dict[str, Any]) -> None:
    staged = Staged((1280, 720), display__motion="reduced")
    shown(staged, replace(made(3), **gone))
    staged.settle()
    assert faults(staged.notes(), (1280, 720), 4.0) == []
    assert staged.context.catalogue.missing == ()


def test_values_that_do_not_count_are_a_dash() -> None:
    told = made(3)
    line = replace(told.lines[0], values=(None, 4, None))
    staged = Staged((1280, 720), display__motion="reduced")
    shown(staged, replace(told, lines=(line, *told.lines[1:])))
    staged.settle()
    assert sum(note.text == "–" for note in staged.notes()) == 2


# ---- time ------------------------------------------------------------------------------------------------------------


def test_the_winner_is_not_told_before_the_count_is_over() -> None:
    staged = Staged()
    screen = shown(staged, made(3, (1,)))
    staged.run(0.3)
    early = [note.full for note in staged.notes()]
    assert "勝" not in early
    assert "101" not in early, "the total is not there yet"
    assert not any("settles it" in text for text in early)
    assert screen.is_animating
    staged.run(screen.count.seconds - 1.2)
    assert "勝" not in [note.full for note in staged.notes()]
    staged.run(1.5)
    said = [note.full for note in staged.notes()]
    assert said.count("勝") == 2
    assert "101" in said
    assert not screen.is_counting


@pytest.mark.parametrize("way", ["Enter", "Space", "Esc", "Tab", "click"])
def test_any_key_or_click_ends_the_counting_and_does_nothing_else(way: str) -> None:
    staged, heard = Staged(), Heard()
    screen = shown(staged, None, heard)
    staged.run(0.4)
    if way == "click":
        staged.click((5, 5))
    else:
        staged.key(way)
    staged.frame()
    assert not screen.is_counting
    assert heard.calls == []
    assert "settles it" in words(staged)


def test_motion_reduced_shows_all_at_once_and_stands_still() -> None:
    staged = Staged((1280, 720), display__motion="reduced")
    screen = shown(staged)
    first = pixels(staged.settle())
    assert not screen.is_counting
    assert not screen.is_animating
    assert screen.rest(staged.clock.now()) is None or not screen.is_dirty
    assert pixels(staged.run(2.0)) == first


def test_speed_setting_holds_for_the_count() -> None:
    slow = shown(Staged((1280, 720), display__animation_speed="slow"))
    fast = shown(Staged((1280, 720), display__animation_speed="fast"))
    instant = shown(Staged((1280, 720), display__animation_speed="instant"))
    assert slow.count.seconds > fast.count.seconds > instant.count.seconds == 0.0


def test_a_new_size_in_the_midst_of_counting_goes_on_counting() -> None:
    staged = Staged()
    screen = shown(staged)
    staged.run(1.5)
    staged.context.resize((1024, 768))
    staged.picture = pygame.Surface((1024, 768)).convert()
    staged.frame(0.05)
    assert screen.seconds() == pytest.approx(1.55)
    staged.run(screen.count.seconds)
    assert not screen.is_counting
    assert faults(staged.notes(), (1024, 768), 4.0) == []


# ---- what next -------------------------------------------------------------------------------------------------------


def test_keys() -> None:
    staged, heard = Staged((1280, 720), display__motion="reduced"), Heard()
    shown(staged, None, heard)
    staged.settle()
    for key in ("Enter", "W", "Esc"):
        staged.key(key)
    assert heard.calls == ["rematch", 0, "menu"]


def test_tab_walks_the_buttons() -> None:
    staged, heard = Staged((1280, 720), display__motion="reduced"), Heard()
    screen = shown(staged, None, heard)
    staged.settle()
    seen = set()
    for _ in range(8):
        staged.key("Tab")
        focused = screen.host.focused
        seen.add(focused.name if focused is not None else "")
    assert {"rematch", "watch", "menu", "graph"} <= seen


@pytest.mark.parametrize(("name", "call"), [("rematch", "rematch"), ("watch", 0), ("menu", "menu")])
@pytest.mark.parametrize("is_touch", [False, True])
def test_mouse_and_touch(name: str, call: object, is_touch: bool) -> None:
    staged, heard = Staged(), Heard()
    screen = shown(staged, None, heard)
    staged.run(0.2)
    widget = screen.host.find(name)
    assert widget is not None
    staged.click(widget.rect.center, is_touch=is_touch)
    assert heard.calls == [call], "a button works while it is still counted"
    assert not screen.is_counting


def test_a_turn_of_the_graph_opens_the_replay_there() -> None:
    staged, heard = Staged((1280, 720), display__motion="reduced"), Heard()
    told = made(3)
    screen = shown(staged, told, heard)
    staged.settle()
    graph = screen.host.find("graph")
    assert isinstance(graph, Graph)
    plot = graph.plot(screen.style)
    at = (plot.x(10), plot.field.centery)
    staged.move(at)
    assert told.course[10].words in [note.full for note in staged.notes()]
    staged.click(at)
    assert heard.calls == [told.course[9].ply], "a turn begins where the one before ended"


def test_the_graph_can_be_walked_by_keys() -> None:
    staged, heard = Staged((1280, 720), display__motion="reduced"), Heard()
    told = made(3)
    screen = shown(staged, told, heard)
    staged.settle()
    graph = screen.host.find("graph")
    assert isinstance(graph, Graph)
    screen.host.focus(graph)
    for key in ("Left", "Left", "Left", "Right"):
        staged.key(key)
    assert graph.chosen == len(told.course) - 2
    staged.key("Home")
    assert graph.chosen == 0
    staged.key("Left")
    assert graph.chosen == 0
    assert told.course[0].words in [note.full for note in staged.notes()]
    staged.key("Enter")
    assert heard.calls == [0]
    staged.key("Tab")
    assert graph.chosen is None


# ---- from a table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", registry.game_ids())
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)], ids=str)
def test_real_games_are_readable(game_id: str, size: tuple[int, int]) -> None:
    staged = Staged(size, display__motion="reduced")
    for players in staged.context.game(game_id).players:
        for seed in (1, 5):
            screen = shown(staged, report(staged.context, finished(staged.context, game_id, players, seed)))
            staged.settle()
            assert faults(staged.notes(), size, 4.0) == [], f"{players} players, seed {seed}"
            staged.navigator.pop(screen)
    assert staged.context.catalogue.missing == ()


def test_the_table_is_put_away_for_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    from edo_table.app import opening

    staged = Staged((1280, 720), display__motion="reduced")
    context = staged.context
    match = finished(context, "samurai", 2, 5)
    told = report(context, match)
    begun: list[tuple[Any, ...]] = []
    monkeypatch.setattr(opening, "begin", lambda *args: begun.append(args))
    monkeypatch.setattr(result_module, "report_of", lambda *args, **more: told)
    table = SimpleNamespace(
        session=SimpleNamespace(match=match),
        phrases=None,
        face=None,
        showing=SimpleNamespace(looks=told.looks),
        keeper=SimpleNamespace(seconds=60.0),
    )
    staged.navigator.push(ResultScreen(context, made(), Heard().actions))
    show_result(context, as_any(table))
    assert staged.depth == 1
    staged.settle()
    staged.key("Enter")
    assert begun == [(context, match.game.id, match.seats, dict(match.setup.options))]
    staged.key("W")
    assert staged.depth == 2, "the replay lies above the result"
    staged.frame(0.1)
    staged.key("Esc")
    assert staged.depth == 1
