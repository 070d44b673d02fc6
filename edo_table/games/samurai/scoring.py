"""Who wins, and by which rule (rulebook, Scoring and determining the winner)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.engine.messages import Arguments, Message
from edo_table.engine.results import ScoreLine, ScoreSheet
from edo_table.games.samurai.state import FIGURES

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Verdict:
    """The count: `leaders` by figure (NOBODY on a tie), the seats still in question after each rule, the winners.

    `won_by`: majorities (2 or 3 kinds led), only_leader (nobody else leads a kind), others (most other figures),
    total, shared, or the same without any leader:
    total_without_lead, shared_without_lead.
    """

    leaders: tuple[int, ...]
    eligible: tuple[int, ...]
    others: tuple[int | None, ...]
    """By seat: figures beside those of the kind led, for seats that are compared by them."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    won_by: str


def settle(captured: Sequence[int], players: int) -> Verdict:
    """Return the verdict over the captured figures, given by seat * 3 + figure."""
    leaders = tuple(
        _leader([captured[seat * FIGURES + figure] for seat in range(players)]) for figure in range(FIGURES)
    )
    totals = tuple(sum(captured[seat * FIGURES : (seat + 1) * FIGURES]) for seat in range(players))
    led = [leaders.count(seat) for seat in range(players)]
    nothing: tuple[int | None, ...] = (None,) * players
    for seat in range(players):
        if led[seat] >= 2:  # E5: two or three kinds win at once
            return Verdict(leaders, (seat,), nothing, totals, (seat,), "majorities")
    eligible = tuple(seat for seat in range(players) if led[seat])
    if not eligible:  # E6
        best = _best(range(players), totals)
        return Verdict(
            leaders, (), nothing, totals, best, "total_without_lead" if len(best) == 1 else "shared_without_lead"
        )
    if len(eligible) == 1:
        return Verdict(leaders, eligible, nothing, totals, eligible, "only_leader")
    others = tuple(
        totals[seat] - captured[seat * FIGURES + leaders.index(seat)] if led[seat] else None for seat in range(players)
    )
    best = _best(eligible, [value or 0 for value in others])
    if len(best) == 1:
        return Verdict(leaders, eligible, others, totals, best, "others")
    best = _best(best, totals)
    return Verdict(leaders, eligible, others, totals, best, "total" if len(best) == 1 else "shared")


def _leader(counts: Sequence[int]) -> int:
    """Return the seat with strictly the most of a kind (E4), NOBODY otherwise."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else NOBODY


def _best(seats: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    most = max(values[seat] for seat in seats)
    return tuple(seat for seat in seats if values[seat] == most)


def score_sheet(captured: Sequence[int], players: int, figure_ids: Sequence[str]) -> ScoreSheet:
    """Return the count kind by kind and the reasoning, sentence by sentence."""
    verdict = settle(captured, players)
    lines = []
    steps: list[tuple[str, Message]] = []
    for figure, name in enumerate(figure_ids):
        counts = tuple(captured[seat * FIGURES + figure] for seat in range(players))
        leader = verdict.leaders[figure]
        lines.append(ScoreLine(name, counts, () if leader == NOBODY else (leader,)))
        if leader == NOBODY:
            key = "samurai.verdict.tied" if max(counts) else "samurai.verdict.none_taken"
            steps.append((name, Message(key, {"figure": name, "n": max(counts)})))
        else:
            second = max(count for seat, count in enumerate(counts) if seat != leader)
            args: Arguments = {"figure": name, "seat": leader, "n": counts[leader], "second": second}
            steps.append((name, Message("samurai.verdict.leads", args)))
    if any(value is not None for value in verdict.others):
        best = max(value for value in verdict.others if value is not None)
        marked = tuple(seat for seat, value in enumerate(verdict.others) if value == best)
        lines.append(ScoreLine("others", verdict.others, marked))
    lines.append(ScoreLine("total", verdict.totals, verdict.winners if "total" in verdict.won_by else ()))
    steps += _reasoning(verdict)
    return ScoreSheet(tuple(lines), tuple(steps))


def _reasoning(verdict: Verdict) -> list[tuple[str, Message]]:
    """Return the sentences that lead from the majorities to the winners."""
    won_by, winners = verdict.won_by, verdict.winners
    if won_by == "majorities":
        seat = winners[0]
        return [("", Message("samurai.verdict.majorities", {"seat": seat, "n": verdict.leaders.count(seat)}))]
    steps = []
    if not verdict.eligible:
        steps.append(("", Message("samurai.verdict.nobody_leads")))
    elif won_by == "only_leader":
        return [("", Message("samurai.verdict.only_leader", {"seat": winners[0]}))]
    else:
        best = max(value for value in verdict.others if value is not None)
        tied = won_by != "others"
        key = "samurai.verdict.others_tied" if tied else "samurai.verdict.others"
        steps.append(("others", Message(key, {"seat": winners[0], "n": best})))
        if not tied:
            return steps
    if len(winners) == 1:
        steps.append(("total", Message("samurai.verdict.total", {"seat": winners[0], "n": verdict.totals[winners[0]]})))
    else:
        seats = tuple(map(str, winners))
        steps.append(("total", Message("samurai.verdict.shared", {"seats": seats, "n": verdict.totals[winners[0]]})))
    return steps
