"""Who will win: the chances of every standing figure, of every kind's majority, of the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from edo_table.games.samurai.judgement import MOST_LEAD, Fate, Stock
from edo_table.games.samurai.scoring import settle
from edo_table.games.samurai.state import END_NOT, FIGURES, OVER, TURN, SamuraiState
from edo_table.games.samurai.tables import REPLACES, SWAPS, Tables

_ROOT2 = math.sqrt(2.0)
_FIGURES_OF = [tuple(figure for figure in range(FIGURES) if mask >> figure & 1) for mask in range(1 << FIGURES)]

OTHERS_SPREAD = 1.3
"""Figures of difference that make odds of e where the others of two single leaders are compared."""

SHADE = 0.001
"""Added to shares, so that nothing is impossible before the end."""

LEAST_SPREAD = 0.12
"""Below this standard deviation a kind is as good as decided."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """What the weights of all standing figures have in common, by open land spaces k.

    `leads[k][seat][lead + 6]`, `reserve[k][figure][seat]`, and `nobody[k][gap]` of nobody's getting it.
    """

    leads: list[list[list[float]]]
    reserve: list[list[list[float]]]
    nobody: list[list[float]]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a position promises, by figure kind and seat: figures at the end, and the variance of their number.

    With two players the first variance is that of the difference, the second is not used.
    """

    counts: list[list[float]]
    spreads: list[list[float]]
    stocks: list[float]
    """By seat: worth of the tokens unplayed, as the log of a factor of its share."""
    trust: float
    """Power to which the shares by figures are raised."""


def _leads(fate: Fate, players: int) -> list[list[float]]:
    rows = []
    for delay in range(players):
        last = fate.last if fate.last and delay == 0 else (0.0,) * (2 * MOST_LEAD + 1)
        rows.append(
            [math.exp(fate.lead * (at - MOST_LEAD) + fate.turn[delay] + last[at]) for at in range(2 * MOST_LEAD + 1)]
        )
    return rows


class Evaluation:
    """Judges positions of one player count; looks at no hand and no bag but through what everybody can count."""

    def __init__(self, tables: Tables, fates: Sequence[Fate], stock: Stock, players: int) -> None:
        self.tables, self.players = tables, players
        kinds = range(tables.kinds)
        self.fates = (fates[0], *fates)  # none stands with no open space: the first is never asked
        plain = [not tables.is_character[kind] for kind in range(tables.kinds)]
        self._reaches = [
            [tables.strength[kind] if plain[kind] and figure in tables.influences[kind] else 0 for kind in kinds]
            for figure in range(FIGURES)
        ]
        self._is_plain = [int(is_plain) for is_plain in plain]
        self.stock_of = [stock_value(tables, stock, kind) for kind in kinds]
        """By token kind: what an unplayed token adds to the log of its seat's share."""
        self._trust, self._early = stock.trust, stock.early
        self._all_tokens = players * len(tables.full_set)
        self.leads = [_leads(fate, players) for fate in self.fates]
        """[k][d][lead + 6]: weight of a seat by its lead when d seats move before it."""
        self.bare = [math.exp(fate.bare) for fate in self.fates]
        gaps = range(MOST_LEAD + 1)
        ties = [fate.tie for fate in self.fates]
        self._tie = [[math.exp(tie[0] + tie[1] * gap + (0 if gap else tie[2])) for gap in gaps] for tie in ties]
        self._late = [[math.exp(fate.late[0] + fate.late[1] * gap) for gap in gaps] for fate in self.fates]

    # ---- the figures -----------------------------------------------------------------------------------------------

    def prospects(self, state: SamuraiState, mover: int) -> Prospects:
        """Return what the weights of all standing figures have in common when a seat moves next."""
        players = self.players
        left = [hand + bag for hand, bag in zip(state.hands, state.bags, strict=True)]
        plain = [sum(map(self._is_plain.__getitem__, tokens)) or 1 for tokens in left]
        reserves = [
            [sum(map(reaches.__getitem__, tokens)) / count for tokens, count in zip(left, plain, strict=True)]
            for reaches in self._reaches
        ]
        progress = self.progress(state)
        order = [(seat - mover) % players for seat in range(players)]
        leads, reserve, nobody = [], [], []
        for k, fate in enumerate(self.fates):
            by_delay = self.leads[k]
            leads.append([by_delay[delay] for delay in order])
            reserve.append([[math.exp(fate.reserve * mean) for mean in row] for row in reserves])
            late = math.exp(fate.late[2] * progress)
            nobody.append([tie + late * weight for tie, weight in zip(self._tie[k], self._late[k], strict=True)])
        return Prospects(leads, reserve, nobody)

    def chances(self, prospects: Prospects, influence: Sequence[int], k: int, figure: int) -> list[float]:
        """Return each seat's chance to take a figure, k land spaces around it being open."""
        best = second = -1
        for strength in influence:
            if strength > best:
                best, second = strength, best
            elif strength > second:
                second = strength
        leads, reserve, bare = prospects.leads[k], prospects.reserve[k][figure], self.bare[k]
        gap = best - second
        total = prospects.nobody[k][gap if gap < MOST_LEAD else MOST_LEAD]
        weights = []
        for seat, strength in enumerate(influence):
            lead = strength - (second if strength == best else best)
            if lead > MOST_LEAD:
                lead = MOST_LEAD
            elif lead < -MOST_LEAD:
                lead = -MOST_LEAD
            weight = leads[seat][lead + MOST_LEAD] * reserve[seat]
            if not strength:
                weight *= bare
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def progress(self, state: SamuraiState) -> float:
        """Return how near the end is, 0 to 1: by the scarcest kind, or by the figures beside the board."""
        each = self.tables.board.figures_each
        aside = sum(state.aside) / self.tables.ties_to_end
        return max(1 - min(state.left) / each, min(1.0, aside))

    def mover(self, state: SamuraiState) -> int:
        """Return the seat that plays the next token without character."""
        step, seat = state.stack[-1][0], state.stack[-1][1]
        if step == TURN and state.plain_used:
            return (seat + 1) % self.players
        return seat

    def outlook(self, state: SamuraiState) -> Outlook:
        """Return the expected count of every kind."""
        players, captured = self.players, state.captured
        counts = [[float(captured[seat * FIGURES + figure]) for seat in range(players)] for figure in range(FIGURES)]
        spreads = [[0.0] * players for _ in range(FIGURES)]
        prospects = self.prospects(state, self.mover(state))
        left = [hand + bag for hand, bag in zip(state.hands, state.bags, strict=True)]
        stocks = [0.0] * players
        if state.ending == END_NOT:
            stock = self.stock_of.__getitem__
            # Exact sums: rounding must not tell in which order hidden tokens lie.
            stocks = [math.fsum(map(stock, tokens)) for tokens in left]
        unplayed = sum(map(len, left)) / self._all_tokens
        trust = self._trust + self._early * unplayed
        if players == 2:
            self._count_two(state, prospects, counts, spreads)
            return Outlook(counts, spreads, stocks, trust)
        influence, opened = state.influence, state.open
        for town, mask in enumerate(state.figures):
            if not mask:
                continue
            k = opened[town]
            for figure in range(FIGURES):
                if mask >> figure & 1:
                    at = (town * FIGURES + figure) * players
                    chances = self.chances(prospects, influence[at : at + players], k, figure)
                    count, spread = counts[figure], spreads[figure]
                    for seat, chance in enumerate(chances):
                        count[seat] += chance
                        spread[seat] += chance * (1 - chance)
        return Outlook(counts, spreads, stocks, trust)

    def _count_two(
        self, state: SamuraiState, prospects: Prospects, counts: list[list[float]], spreads: list[list[float]]
    ) -> None:
        """Count for two players, as `chances` would; search spends its time here."""
        influence, opened, bares = state.influence, state.open, self.bare
        for town, mask in enumerate(state.figures):
            if not mask:
                continue
            k = opened[town]
            (mine_by, other_by), reserve, nobody = prospects.leads[k], prospects.reserve[k], prospects.nobody[k]
            at = town * 6
            for figure in _FIGURES_OF[mask]:
                strength, against = influence[at + 2 * figure], influence[at + 2 * figure + 1]
                lead = strength - against
                if lead > MOST_LEAD:
                    lead = MOST_LEAD
                elif lead < -MOST_LEAD:
                    lead = -MOST_LEAD
                mine, other = reserve[figure]
                mine *= mine_by[MOST_LEAD + lead]
                other *= other_by[MOST_LEAD - lead]
                if not strength:
                    mine *= bares[k]
                if not against:
                    other *= bares[k]
                total = mine + other + nobody[lead if lead >= 0 else -lead]
                mine /= total
                other /= total
                count = counts[figure]
                count[0] += mine
                count[1] += other
                spreads[figure][0] += mine + other - (mine - other) * (mine - other)

    # ---- the game --------------------------------------------------------------------------------------------------

    def shares(self, state: SamuraiState) -> list[float]:
        """Return each seat's share of a win; exact when it is over, and in the last turn if no more is done."""
        if state.stack[-1][0] == OVER or state.ending != END_NOT:
            verdict = settle(state.captured, self.players)
            return [1 / len(verdict.winners) if seat in verdict.winners else 0.0 for seat in range(self.players)]
        return self.win(self.outlook(state))

    def win(self, outlook: Outlook) -> list[float]:
        """Return each seat's share of a win for expected counts and tokens left."""
        stocks, trust = outlook.stocks, outlook.trust
        if self.players == 2:
            share = _win_of_two(outlook.counts, [row[0] for row in outlook.spreads])
            mine = (share + SHADE) ** trust * math.exp(stocks[0] - stocks[1])
            share = mine / (mine + (1 - share + SHADE) ** trust)
            return [share, 1 - share]
        shares = _win_of_many(outlook.counts, outlook.spreads, self.players)
        most = max(stocks)
        weights = [
            (share + SHADE) ** trust * math.exp(stock - most) for share, stock in zip(shares, stocks, strict=True)
        ]
        total = sum(weights)
        return [weight / total for weight in weights]


def stock_value(tables: Tables, stock: Stock, kind: int) -> float:
    """Return what an unplayed token of a kind adds to the log of its seat's share."""
    value = stock.token
    if tables.is_character[kind]:
        value += stock.strength * tables.strength[kind]
    if tables.deed[kind] == SWAPS:
        value += stock.swap
    elif tables.deed[kind] == REPLACES:
        value += stock.exchange
    return value


def _above(difference: float, variance: float) -> float:
    """Return the chance that a whole number with this mean and variance is at least 1."""
    spread = math.sqrt(variance + LEAST_SPREAD * LEAST_SPREAD)
    return 0.5 + 0.5 * math.erf((difference - 0.5) / spread / _ROOT2)


def _win_of_two(counts: Sequence[Sequence[float]], variances: Sequence[float]) -> float:
    """Return the first seat's share: two majorities win, else one of each and the others, else a lead alone."""
    (a0, a1), (b0, b1), (c0, c1) = counts
    va, vb, vc = variances
    ma, mb, mc = _above(a0 - a1, va), _above(b0 - b1, vb), _above(c0 - c1, vc)
    ya, yb, yc = _above(a1 - a0, va), _above(b1 - b0, vb), _above(c1 - c0, vc)
    za, zb, zc = max(0.0, 1 - ma - ya), max(0.0, 1 - mb - yb), max(0.0, 1 - mc - yc)
    won = ma * mb + ma * mc + mb * mc - 2 * ma * mb * mc
    won += ma * zb * zc + za * mb * zc + za * zb * mc
    total0, total1 = a0 + b0 + c0, a1 + b1 + c1
    even = total0 - total1
    # One kind each: what either has of the two other kinds.
    for mine, other, third, lead0, lead1 in (
        (ma, yb, zc, a0, b1),
        (ma, yc, zb, a0, c1),
        (mb, ya, zc, b0, a1),
        (mb, yc, za, b0, c1),
        (mc, ya, zb, c0, a1),
        (mc, yb, za, c0, b1),
    ):
        chance = mine * other * third
        if chance > 1e-6:
            won += chance / (1 + math.exp(-(even - lead0 + lead1) / OTHERS_SPREAD))
    nobody = za * zb * zc
    if nobody > 1e-6:
        won += nobody / (1 + math.exp(-even / OTHERS_SPREAD))
    return min(1.0, max(0.0, won))


def _win_of_many(counts: Sequence[Sequence[float]], variances: Sequence[Sequence[float]], players: int) -> list[float]:
    """Return each seat's share: two majorities win at once; else those with one are compared by their others."""
    seats = range(players)
    leads = []
    for figure in range(FIGURES):
        count, variance = counts[figure], variances[figure]
        row = []
        for seat in seats:
            chance = 1.0
            for other in seats:
                if other != seat:
                    chance *= _above(count[seat] - count[other], variance[seat] + variance[other])
            row.append(chance)
        total = sum(row)
        if total > 1:
            row = [chance / total for chance in row]
        leads.append(row)
    helmets, buddhas, rices = leads
    totals = [counts[0][seat] + counts[1][seat] + counts[2][seat] for seat in seats]
    doubles, rest = [], []
    for seat in seats:
        a, b, c = helmets[seat], buddhas[seat], rices[seat]
        double = a * b + a * c + b * c - 2 * a * b * c
        doubles.append(double)
        single = (a + b + c - 2 * (a * b + a * c + b * c) + 3 * a * b * c) + 1e-4
        led = (a * counts[0][seat] + b * counts[1][seat] + c * counts[2][seat]) / (a + b + c + 1e-9)
        rest.append(single * math.exp((totals[seat] - led) / OTHERS_SPREAD))
    left = max(0.0, 1 - sum(doubles))
    scale = left / sum(rest)
    shares = [double + scale * weight for double, weight in zip(doubles, rest, strict=True)]
    total = sum(shares)
    return [share / total for share in shares]
