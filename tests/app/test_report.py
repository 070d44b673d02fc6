"""What the result screen is told: winners, count, reasons, the course of the game and its turning point."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from edo_table.app.report import Report, course_of, headline, report_of, turning_point
from edo_table.content.language import Catalogue, load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.engine.match import Match
from edo_table.engine.results import Result
from edo_table.engine.setup import Seat, Setup
from edo_table.games import registry
from edo_table.ui.table.face import SeatLook
from tests.app.staged import as_any
from tests.toys.pearls import Pearls, PearlsState

NAMES = ("Aiko", "Chiyo", "Benkei", "Daigo", "Emi")
COLOURS = ("ai", "matsuba", "shu", "fuji", "kuri")

TEXTS = {
    "pearls.title": "Pearls",
    "pearls.headline": "Turn {n}",
    "pearls.count": "The strings are counted.",
    "pearls.score.left": "Left string",
    "pearls.score.right": "Right string",
    "pearls.won_by.strings": "More strings",
    "pearls.ended_by.all_laid": "All pearls are laid.",
    "pearls.event.laid": "{seat} takes up {pearl}.",
    "pearls.event.strung": "{seat} strings {pearl} on the {string}.",
    "pearls.event.drew": "{seat} draws.",
    "pearls.event.gave_up": "{seat} gives up.",
    "app.result.wins": "{seat} wins",
    "app.result.share": "{seats} share the victory",
    "app.result.nobody_wins": "Nobody wins",
    "app.result.standing": "The standing after each turn",
    "list.middle": "{before}, {after}",
    "list.last": "{before} and {after}",
}


class Pictures:
    """A face that only has pictures."""

    def picture(self, kind: str, ident: str, height: int) -> pygame.Surface | None:
        return pygame.Surface((height, height)) if kind == "score" and ident == "left" else None


def looks(players: int) -> list[SeatLook]:
    return [SeatLook(n, NAMES[n], COLOURS[n], "human", "Human") for n in range(players)]


def phrases(players: int) -> Phrases:
    return Phrases(Catalogue("en", TEXTS), "pearls", NAMES[:players])


def match_of(game: Pearls, players: int, seed: int, *, gives_up: bool = False) -> Match[PearlsState]:
    match: Match[PearlsState] = Match(game, Setup(players, seed), [Seat(NAMES[n], COLOURS[n]) for n in range(players)])
    chance = random.Random(seed)
    while not match.is_over:
        options = [spec for spec in match.options() if spec.kind != "give_up"]
        if gives_up and match.ply >= 4:
            options = [spec for spec in match.options() if spec.kind == "give_up"] or options
        match.apply_spec(chance.choice(options))
    return match


def told(match: Match[PearlsState], **more: Any) -> Report:
    players = len(match.seats)
    return report_of(match, phrases(players), as_any(Pictures()), looks(players), **more)


def test_words_values_and_marks_come_from_the_game() -> None:
    match = match_of(Pearls(), 2, 3)
    report = told(match, seconds=61.0)
    game = match.game
    result = game.result(match.state)
    assert result is not None
    assert (report.title, report.plies, report.seconds) == ("Pearls", match.ply, 61.0)
    assert report.winners == result.winners
    assert report.ended_by == "All pearls are laid."
    assert [line.name for line in report.lines] == ["Left string", "Right string"]
    sheet = game.explain_scores(match.state)
    assert [(line.values, line.marked, line.struck) for line in report.lines] == [
        (s.values, s.marked, s.struck) for s in sheet.lines
    ]
    assert [reason.text for reason in report.reasons] == ["The strings are counted."]
    assert report.measure == "The standing after each turn"
    picture = report.picture("left", 40)
    assert picture is not None
    assert picture.get_height() == 40
    assert report.picture("right", 40) is None


def test_a_running_game_has_no_report() -> None:
    match: Match[PearlsState] = Match(Pearls(), Setup(2, 1), [Seat("A", "ai"), Seat("B", "shu")])
    with pytest.raises(ValueError, match="not over"):
        told(match)


def test_several_winners_share_and_a_rule_without_words_says_nothing() -> None:
    match = match_of(Pearls(), 3, 5, gives_up=True)
    report = told(match)
    assert len(report.winners) == 2
    first, second = (NAMES[seat] for seat in report.winners)
    assert report.headline == f"{first} and {second} share the victory"
    assert report.won_by == ""


class Nobody(Pearls):
    """Pearls that nobody can win."""

    def result(self, state: PearlsState) -> Result | None:
        result = super().result(state)
        return result and Result((), result.ended_by, result.won_by, result.scores)


def test_nobody_may_win() -> None:
    report = told(match_of(Nobody(), 2, 4))
    assert report.winners == ()
    assert report.headline == "Nobody wins"
    assert report.turning is not None, "somebody's best turn is told all the same"


@pytest.mark.parametrize(("winners", "words"), [
    ((1,), "Chiyo wins"), ((0, 2), "Aiko and Benkei share the victory"),
    ((0, 1, 2, 3), "Aiko, Chiyo, Benkei and Daigo share the victory"), ((), "Nobody wins"),
])  # fmt: skip
def test_headlines(winners: tuple[int, ...], words: str) -> None:
    assert headline(phrases(4), NAMES, winners) == words


@pytest.mark.parametrize("seed", range(8))
def test_the_course_has_a_point_after_each_turn(seed: int) -> None:
    match = match_of(Pearls(), 3, seed)
    course = course_of(match, phrases(3))
    game = match.game
    assert course[-1].ply == match.ply
    assert course[-1].standing == game.standing(match.state)
    for moment in course[1:]:
        after = match.history[moment.ply].before if moment.ply < match.ply else match.state
        before = match.history[moment.ply - 1]
        assert moment.standing == game.standing(after)
        assert moment.seat == before.seat
        assert moment.words == f"Turn {before.turn}"
        assert moment.ply == match.ply or match.history[moment.ply].turn != before.turn
    assert course[0].standing == game.standing(match.history[0].before)
    assert course[1].standing != course[0].standing, "turns before the first change are left out"


@pytest.mark.parametrize("seed", range(12))
def test_the_turning_point_is_the_largest_swing_towards_a_winner(seed: int) -> None:
    match = match_of(Pearls(), 2 + seed % 2, seed)
    course = course_of(match, phrases(3))
    result = match.game.result(match.state)
    assert result is not None
    favoured = result.winners if len(result.winners) < len(match.seats) else range(len(match.seats))

    def lead(moment: int, seat: int) -> int:
        standing = course[moment].standing
        return standing[seat] - max(value for other, value in enumerate(standing) if other != seat)

    swings = {(i, seat): lead(i, seat) - lead(i - 1, seat) for i in range(1, len(course)) for seat in favoured}
    turning = turning_point(match, phrases(3), course, result.winners)
    assert turning is not None, f"seed {seed}"
    assert swings[turning.moment, turning.seat] == max(swings.values()), f"seed {seed}"
    assert NAMES[turning.seat] in turning.text or course[turning.moment].seat != turning.seat


def test_what_made_the_difference_is_told_not_what_led_to_it() -> None:
    """Laying a pearl changes nothing, stringing it does; drawing goes with every stringing but tells nothing."""
    match = match_of(Pearls(), 2, 3)
    turning = told(match).turning
    assert turning is not None
    assert "strings" in turning.text
    assert "takes up" not in turning.text


def test_secrets_of_events_are_not_told() -> None:
    class Open(Pearls):
        def apply(self, state: PearlsState, code: int, sink: Any = None) -> None:
            def changed(event: Event) -> None:
                seat = event.args.get("seat", 0)
                more = {"secret_pearl": "the white one"}
                sink(Event(event.kind, event.args, more, (seat,) if isinstance(seat, int) else ()))

            super().apply(state, code, changed if sink else None)

    texts = {**TEXTS, "pearls.event.strung.secret_pearl": "{seat} hides {secret_pearl}."}
    match = match_of(Open(), 2, 3)
    report = report_of(match, Phrases(Catalogue("en", texts), "pearls", NAMES), as_any(Pictures()), looks(2))
    assert report.turning is not None
    assert "white" not in report.turning.text


def test_a_match_without_its_history_has_no_course() -> None:
    whole = match_of(Pearls(), 2, 3)
    bare: Match[PearlsState] = Match(Pearls(), whole.setup, whole.seats, whole.state)
    report = told(bare)
    assert report.course == ()
    assert report.turning is None
    assert report.winners == told(whole).winners


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_every_game_tells_its_end_in_words(game_id: str) -> None:
    """For each number of players: no text is missing, reasons name the seats they speak of."""
    folder = shipped()
    game = registry.create_game(game_id, folder)
    for players in game.players:
        catalogue = registry.with_names(load_catalogue(folder), game, players)
        for seed in range(6):
            seats = [Seat(NAMES[n], COLOURS[n], "greedy") for n in range(players)]
            match: Match[Any] = Match(game, Setup(players, seed), seats)
            chance = random.Random(seed)
            while not match.is_over:
                match.apply(chance.choice(match.legal()))
            words = Phrases(catalogue, game_id, NAMES[:players])
            report = report_of(match, words, as_any(Pictures()), looks(players))
            said = f"{game_id}, {players} players, seed {seed}"
            assert catalogue.missing == (), said
            assert report.won_by, said
            assert report.ended_by, said
            assert report.reasons, said
            for reason in report.reasons:
                named = {seat for seat in range(players) if NAMES[seat] in reason.text}
                assert set(reason.seats) == named, f"{said}: {reason}"
            if report.turning is not None:
                assert NAMES[report.turning.seat] in report.turning.text, said
