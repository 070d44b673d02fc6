"""Insolents, and who wins (rulebook, Purpose of the Game; E1 to E6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.engine.messages import Arguments, Message
from edo_table.engine.results import ScoreLine, ScoreSheet


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end: seats that lost their master's face, and the winners in seat order.

    `won_by`: points, only_safe (nobody else is safe), tiles (as many points, but more tiles), shared, nobody.
    """

    insolents: tuple[int, ...]
    winners: tuple[int, ...]
    won_by: str


def is_insolent(seat: int, points: Sequence[int], masters: Sequence[int]) -> bool:
    """Return whether a seat earned as much as its master or more (E2, E3); nobody is below oneself (I4)."""
    master = masters[seat]
    return master != seat and points[seat] >= points[master]


def settle(points: Sequence[int], tiles: Sequence[int], masters: Sequence[int]) -> Verdict:
    """Return the verdict over points and numbers of tiles by seat."""
    seats = range(len(points))
    insolents = tuple(seat for seat in seats if is_insolent(seat, points, masters))
    safe = [seat for seat in seats if seat not in insolents]
    if not safe:  # E6
        return Verdict(insolents, (), "nobody")
    most = max(points[seat] for seat in safe)
    best = tuple(seat for seat in safe if points[seat] == most)
    if len(best) == 1:
        return Verdict(insolents, best, "points" if len(safe) > 1 else "only_safe")
    most_tiles = max(tiles[seat] for seat in best)
    richest = tuple(seat for seat in best if tiles[seat] == most_tiles)
    return Verdict(insolents, richest, "tiles" if len(richest) == 1 else "shared")


def running_sheet(points: Sequence[int], tiles: Sequence[int]) -> ScoreSheet:
    """Return the count while the masters are hidden: what lies open on the table."""
    most = max(points)
    leaders = tuple(seat for seat, value in enumerate(points) if value == most) if most else ()
    return ScoreSheet((ScoreLine("points", tuple(points), leaders), ScoreLine("tiles", tuple(tiles))), ())


def final_sheet(points: Sequence[int], tiles: Sequence[int], masters: Sequence[int]) -> ScoreSheet:
    """Return the count of a finished game: points, the master's points, tiles, and who kept face."""
    verdict = settle(points, tiles, masters)
    seats = range(len(points))
    is_close = verdict.won_by in ("tiles", "shared")
    insolent = tuple(seat for seat in seats if is_insolent(seat, points, masters))
    lines = (
        ScoreLine("points", tuple(points), verdict.winners if verdict.winners and not is_close else (), insolent),
        ScoreLine("master", tuple(None if masters[seat] == seat else points[masters[seat]] for seat in seats)),
        ScoreLine("tiles", tuple(tiles), verdict.winners if is_close else ()),
    )
    steps = [("master", _of_seat(seat, points, masters)) for seat in seats]
    return ScoreSheet(lines, (*steps, _of_winners(verdict, points, tiles)))


def _of_seat(seat: int, points: Sequence[int], masters: Sequence[int]) -> Message:
    master = masters[seat]
    if master == seat:
        return Message("izayoi.verdict.own_master", {"seat": seat, "n": points[seat]})
    key = "izayoi.verdict.insolent" if is_insolent(seat, points, masters) else "izayoi.verdict.safe"
    return Message(key, {"seat": seat, "n": points[seat], "master_seat": master, "master_points": points[master]})


def _of_winners(verdict: Verdict, points: Sequence[int], tiles: Sequence[int]) -> tuple[str, Message]:
    if not verdict.winners:
        return "", Message("izayoi.verdict.nobody")
    first = verdict.winners[0]
    if verdict.won_by == "shared":
        seats = tuple(map(str, verdict.winners))
        return "tiles", Message("izayoi.verdict.shared", {"seats": seats, "n": points[first], "tiles": tiles[first]})
    args: Arguments = {"seat": first, "n": points[first], "tiles": tiles[first]}
    if verdict.won_by == "tiles":
        return "tiles", Message("izayoi.verdict.tiles", args)
    is_alone = verdict.won_by == "only_safe"
    return "points", Message("izayoi.verdict.only_safe" if is_alone else "izayoi.verdict.points", args)
