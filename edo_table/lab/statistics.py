"""Numbers about samples: intervals of shares, spread of times, ratings from results."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Z95 = 1.959963984540054
"""Standard deviations on each side of a 95 % interval."""

ELO = 400 / math.log(10)
"""Rating points for a factor e in the odds."""

VIRTUAL_GAMES = 0.5
"""Drawn games added between every pair that met, so that a pair without upsets still has a finite rating."""

ROUNDS = 500


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; fractions of a success are allowed (shared victories)."""
    if trials == 0:
        return 0.0, 1.0
    share, z2 = successes / trials, Z95 * Z95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 / (1 + z2 / trials) * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def interval_of_mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the normal 95 % interval of a mean; for fewer than two values all of 0 to 1."""
    n = len(values)
    if n < 2:
        return 0.0, 1.0
    mean = sum(values) / n
    half = Z95 * math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return mean - half, mean + half


def spread(values: Sequence[float]) -> dict[str, float]:
    """Return mean, 95th percentile and maximum, rounded to hundredths; zeros for none."""
    if not values:
        return {"mean": 0.0, "p95": 0.0, "max": 0.0}
    ordered = sorted(values)
    rank = min(len(ordered) - 1, math.ceil(0.95 * len(ordered)) - 1)
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "p95": round(ordered[rank], 2),
        "max": round(ordered[-1], 2),
    }


def bradley_terry(beaten: Mapping[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Return ratings in Elo points with mean 0 from how often (fractions allowed) the first beat the second of a pair.

    Hunter's minorisation (2004), with a few virtual draws between those that met.
    """
    wins = dict(beaten)
    for first, second in beaten:
        if first < second or (second, first) not in beaten:
            for pair in ((first, second), (second, first)):
                wins[pair] = wins.get(pair, 0.0) + VIRTUAL_GAMES / 2
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            won = met = 0.0
            for other in names:
                games = wins.get((name, other), 0.0) + wins.get((other, name), 0.0)
                if other != name and games:
                    won += wins.get((name, other), 0.0)
                    met += games / (strength[name] + strength[other])
            if met:
                strength[name] = won / met
        scale = math.exp(sum(math.log(value) for value in strength.values()) / len(strength))
        strength = {name: value / scale for name, value in strength.items()}
    return {name: round(ELO * math.log(value), 1) for name, value in strength.items()}
