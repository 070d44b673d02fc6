"""What the result screen tells of a finished match: who won and by what, the count, the course of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from edo_table.content.phrases import Phrases, is_seat
from edo_table.engine.events import Event
from edo_table.engine.match import Match
from edo_table.engine.messages import Message
from edo_table.ui.table.face import Face, SeatLook

MOST_SENTENCES = 3
"""So many sentences at most tell a turning point."""

Pictures = Callable[[str, int], "pygame.Surface | None"]
"""From the id of a line of the sheet and a height in pixels to its picture, None where there is none."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the score sheet: its words, one value a seat (None: not counted), seats that lead it or are out."""

    id: str
    name: str
    values: tuple[int | None, ...]
    marked: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of the reasoning, the line it speaks of ("": none) and the seats it names."""

    line: str
    text: str
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of the graph: how things stood after a turn.

    `ply` counts the actions carried out by then; `words` say when it was ("Round 9"); `seat` took the turn (None before
    the first); `standing` has one number a seat.
    """

    ply: int
    words: str
    seat: int | None
    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The turn that swung the game most: its moment's number in the course, whom it helped, what happened."""

    moment: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """Everything the result screen shows.  Seats are numbers; `looks` tells how each is shown.

    `where` is where the game stood at its end ("Over after 13 rounds"); `seconds` is None when nobody measured.
    """

    game: str
    title: str
    looks: tuple[SeatLook, ...]
    winners: tuple[int, ...]
    headline: str
    won_by: str
    ended_by: str
    where: str
    lines: tuple[SheetLine, ...]
    reasons: tuple[Reason, ...]
    course: tuple[Moment, ...]
    measure: str
    """What the graph's numbers are, in words."""
    turning: TurningPoint | None
    plies: int
    seconds: float | None
    picture: Pictures


def report_of(
    match: Match[Any], phrases: Phrases, face: Face, looks: Sequence[SeatLook], *, seconds: float | None = None
) -> Report:
    """Return the report of a finished match; raises ValueError while the game goes on.

    `phrases` knows the game's words and the players' names, `face` its pictures; `seconds` is how long it was played.
    """
    game = match.game
    result = game.result(match.state)
    if result is None:
        raise ValueError("the game is not over")
    sheet = game.explain_scores(match.state)
    course = course_of(match, phrases)
    text = phrases.catalogue.text
    return Report(
        game=game.id,
        title=text(f"{game.id}.title"),
        looks=tuple(looks),
        winners=result.winners,
        headline=headline(phrases, [look.name for look in looks], result.winners),
        won_by=_optional(phrases, f"{game.id}.won_by.{result.won_by}"),
        ended_by=_optional(phrases, f"{game.id}.ended_by.{result.ended_by}"),
        where=_say(phrases, game.headline(match.state)),
        lines=tuple(
            SheetLine(line.id, text(f"{game.id}.score.{line.id}"), line.values, line.marked, line.struck)
            for line in sheet.lines
        ),
        reasons=tuple(_reason(phrases, line, message, looks) for line, message in sheet.steps),
        course=course,
        measure=_optional(phrases, f"{game.id}.standing") or text("app.result.standing"),
        turning=turning_point(match, phrases, course, result.winners),
        plies=match.ply,
        seconds=seconds,
        picture=lambda ident, height: face.picture("score", ident, height),
    )


def headline(phrases: Phrases, names: Sequence[str], winners: Sequence[int]) -> str:
    """Return who won in one sentence."""
    text = phrases.catalogue.text
    if not winners:
        return text("app.result.nobody_wins")
    if len(winners) == 1:
        return text("app.result.wins", seat=names[winners[0]])
    return text("app.result.share", seats=[names[seat] for seat in winners])


def _say(phrases: Phrases, message: Message) -> str:
    return phrases.message(message.key, message.args)


def _optional(phrases: Phrases, key: str) -> str:
    return phrases.catalogue.text(key) if phrases.catalogue.has(key) else ""


def _reason(phrases: Phrases, line: str, message: Message, looks: Sequence[SeatLook]) -> Reason:
    text = _say(phrases, message)
    return Reason(line, text, tuple(seat for seat in _seats_in(message, len(looks)) if looks[seat].name in text))


def _seats_in(message: Message, seats: int) -> tuple[int, ...]:
    """The seats among a message's arguments."""
    several = message.args.get("seats", message.args.get("winners"))
    found = [value for name, value in message.args.items() if is_seat(name) and isinstance(value, int)]
    if isinstance(several, tuple):
        found += [int(seat) for seat in several if seat.isdecimal()]
    return tuple(seat for seat in found if 0 <= seat < seats)


# ---- the course of the game ------------------------------------------------------------------------------------------


def course_of(match: Match[Any], phrases: Phrases) -> tuple[Moment, ...]:
    """Return how things stood after each turn, without the turns before anything changed.

    Empty where the history did not come with the match.
    """
    game, history = match.game, match.history
    if not history:
        return ()
    first = history[0].before
    moments = [Moment(0, _say(phrases, game.headline(first)), None, game.standing(first))]
    for ply, played in enumerate(history, 1):
        is_last = ply == len(history)
        if not is_last and history[ply].turn == played.turn:
            continue
        after = match.state if is_last else history[ply].before
        words = _say(phrases, game.headline(played.before))
        moments.append(Moment(ply, words, _who_took(match, ply - 1), game.standing(after)))
    changed = next((i for i, moment in enumerate(moments) if moment.standing != moments[0].standing), 0)
    return tuple(moments[max(0, changed - 1) :])


def _who_took(match: Match[Any], index: int) -> int:
    """The seat that acted last by its own choice in the turn of an action."""
    turn = match.history[index].turn
    for played in reversed(match.history[: index + 1]):
        if played.turn != turn:
            break
        if not played.is_automatic:
            return int(played.seat)
    return int(match.history[index].seat)


def turning_point(
    match: Match[Any], phrases: Phrases, course: Sequence[Moment], winners: Sequence[int]
) -> TurningPoint | None:
    """Return the turn with the largest swing towards a winner (towards anybody where nobody or everybody wins).

    Of equal swings one that gave the lead goes first, then the latest.  None when no turn made a difference.
    """
    seats = len(match.seats)
    favoured = winners if 0 < len(winners) < seats else range(seats)
    best: tuple[int, bool, int, int] | None = None
    for i in range(1, len(course)):
        for seat in favoured:
            was, now = _lead(course[i - 1].standing, seat), _lead(course[i].standing, seat)
            rank = (now - was, was <= 0 < now, i, seat)
            if now > was and (best is None or rank > best):
                best = rank
    if best is None:
        return None
    _, _, moment, seat = best
    return TurningPoint(moment, seat, _told(match, phrases, course, moment, seat))


def _lead(standing: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best other."""
    return standing[seat] - max((value for other, value in enumerate(standing) if other != seat), default=0)


def _told(match: Match[Any], phrases: Phrases, course: Sequence[Moment], moment: int, seat: int) -> str:
    """What happened in a turn, as far as it made the difference for a seat, in words for everybody.

    Events that only ever come with changes of the standing tell it best (captures, not the moves before them).
    """
    first, last = course[moment - 1].ply, course[moment].ply
    quiet: set[str] = set()
    telling: Counter[str] = Counter()
    changing: list[Event] = []
    changes = 0
    for ply, played in enumerate(match.history):
        kinds = {event.kind for event in played.events}
        after = match.state if ply + 1 == len(match.history) else match.history[ply + 1].before
        if match.game.standing(after) == match.game.standing(played.before):
            quiet |= kinds
            continue
        changes += 1
        telling.update(kinds)
        if first <= ply < last:
            changing += [event for event in played.events if phrases.knows_event(event.kind, event.args)]
    own = [event for event in changing if event.args.get("seat") == seat]
    loud = [event for event in own if event.kind not in quiet]
    usual = [event for event in loud if 2 * telling[event.kind] >= changes]
    told = usual or loud or own or changing
    sentences = dict.fromkeys(phrases.event(event.kind, event.seen_by(None)) for event in told)
    return " ".join(list(sentences)[:MOST_SENTENCES])
