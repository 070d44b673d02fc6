"""The numbers of the hand-made evaluation, fitted to games it played against itself (docs/ai.md)."""

from __future__ import annotations

from dataclasses import dataclass

FAR = 6
"""Open land spaces around a settlement run from none to six."""

MOST_LEAD = 6
"""Leads beyond count as this."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What is expected of a standing figure with a number of open land spaces around; all numbers are logs of weights.

    A seat takes it with weight `lead` for each point by which its influence exceeds the best other (below 0: trails),
    `reserve` times its mean strength a token left, `bare` when it has no influence, `turn[d]` when d seats move before
    it, and `last[lead + 6]` when it moves next and the space is the last.  Nobody gets it with weight `tie[0]`, plus
    `tie[1]` a point between the two best, plus `tie[2]` when they are even.  The game ends before with `late[0]`, plus
    `late[1]` a point between the two best, plus `late[2]` times the progress of the game.
    """

    lead: float
    reserve: float
    bare: float
    turn: tuple[float, ...]
    tie: tuple[float, float, float]
    late: tuple[float, float, float]
    last: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Stock:
    """What unplayed tokens are worth: logs of factors of a seat's share of the win.

    `token` is that of any; `swap` and `exchange` are added for the exchanges of figures and of tokens, `strength` for
    each point of a token with character.  The shares by figures are first raised to the power `trust`, plus `early`
    times the part of all tokens that is unplayed.
    """

    trust: float
    early: float
    token: float
    swap: float
    exchange: float
    strength: float


STOCKS: dict[int, Stock] = {
    2: Stock(1.16, 0.04, -0.02, 0.84, 0.55, 0.26),
    3: Stock(1.15, -0.83, 0.1, 0.14, 0.45, 0.15),
    4: Stock(1.13, -0.82, -0.05, 0.53, 0.66, 0.28),
}
"""By number of players."""

FATES: dict[int, tuple[Fate, ...]] = {
    2: (
        Fate(
            0.36,
            0.27,
            0.16,
            (0.62, 0.0),
            (0.27, -0.22, -0.51),
            (-2.4, 0.41, 1.93),
            last=(-1.44, -0.88, -0.3, 0.73, 0.91, 0.93, 0.53, 0.71, 0.31, 0.0, -0.39, -0.29, -0.2),
        ),
        Fate(0.33, 0.43, -0.15, (0.09, 0.0), (-1.0, -0.11, -0.13), (-0.52, 0.22, 1.58)),
        Fate(0.23, 0.63, -0.45, (0.18, 0.0), (-1.12, -0.11, -0.38), (0.19, 0.03, 1.37)),
        Fate(0.18, 0.78, -0.42, (0.09, 0.0), (-0.95, -0.16, -0.57), (-0.06, 0.04, 2.07)),
        Fate(0.18, 1.17, -0.26, (0.16, 0.0), (-0.8, -0.13, 0.0), (-0.06, 0.19, 3.44)),
        Fate(0.0, 0.98, -0.2, (0.11, 0.0), (-0.58, 0.0, -0.58), (0.78, 0.0, 2.07)),
    ),
    3: (
        Fate(
            0.33,
            0.26,
            -0.13,
            (0.68, 0.36, 0.0),
            (-0.74, -0.06, 0.82),
            (-2.18, 0.42, 1.63),
            last=(-1.42, -1.23, -0.54, 0.8, 0.98, 0.92, 1.08, 0.74, 0.23, -0.35, -0.47, -0.12, 0.08),
        ),
        Fate(0.31, 0.42, -0.26, (0.09, 0.07, 0.0), (-0.96, -0.12, -0.39), (-0.42, 0.23, 1.23)),
        Fate(0.21, 0.67, -0.56, (0.15, 0.07, 0.0), (-1.09, -0.15, -0.33), (0.42, 0.01, 0.83)),
        Fate(0.19, 0.73, -0.6, (0.14, 0.08, 0.0), (-0.91, -0.11, -0.87), (0.03, 0.07, 1.91)),
        Fate(0.2, 1.19, -0.42, (0.28, 0.05, 0.0), (-0.52, -0.01, -0.49), (-0.01, 0.33, 3.72)),
        Fate(0.0, 1.19, -0.63, (0.21, 0.14, 0.0), (-0.42, 0.0, -0.42), (1.05, 0.0, 3.02)),
    ),
    4: (
        Fate(
            0.35,
            0.17,
            -0.17,
            (0.52, 0.46, 0.21, 0.0),
            (-1.41, 0.02, 1.38),
            (-2.02, 0.47, 1.3),
            last=(-1.34, -1.5, -0.61, 0.76, 0.96, 1.0, 0.94, 0.51, 0.08, -0.34, -0.3, 0.12, 0.25),
        ),
        Fate(0.3, 0.35, -0.47, (0.09, 0.05, 0.04, 0.0), (-1.16, -0.11, -0.46), (-0.66, 0.25, 1.07)),
        Fate(0.21, 0.37, -0.76, (0.16, 0.11, 0.07, 0.0), (-1.25, -0.15, -0.66), (-0.01, 0.03, 0.96)),
        Fate(0.24, 0.6, -0.77, (0.2, 0.14, 0.07, 0.0), (-1.32, 0.05, -0.4), (-0.02, 0.05, 2.11)),
        Fate(0.18, 1.16, -0.82, (0.18, 0.1, 0.03, 0.0), (-1.23, 0.14, 0.19), (0.61, 0.17, 2.84)),
        Fate(0.0, 1.56, -1.19, (0.37, 0.21, 0.13, 0.0), (-0.24, 0.0, -0.24), (1.44, 0.0, 3.2)),
    ),
}
"""By number of players, for one to six open land spaces."""
