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


FATES: dict[int, tuple[Fate, ...]] = {
    2: (
        Fate(
            0.36,
            0.32,
            0.29,
            (0.53, 0.0),
            (0.34, -0.33, -0.65),
            (-2.04, 0.38, 1.68),
            last=(-1.56, -0.62, -0.39, 0.45, 0.51, 0.79, 0.36, 0.74, 0.35, 0.27, 0.03, -0.22, -0.17),
        ),
        Fate(0.32, 0.59, -0.21, (0.07, 0.0), (-0.96, -0.2, -0.08), (-0.29, 0.19, 1.31)),
        Fate(0.23, 0.74, -0.43, (0.13, 0.0), (-0.72, -0.18, -1.07), (0.59, -0.05, 1.02)),
        Fate(0.19, 0.97, -0.57, (0.1, 0.0), (-0.59, -0.24, -0.79), (0.35, 0.05, 1.49)),
        Fate(0.17, 1.04, -0.43, (0.23, 0.0), (-0.96, 0.23, -0.12), (-0.36, 0.24, 3.24)),
        Fate(0.0, 1.22, -0.56, (0.1, 0.0), (-0.48, 0.0, -0.48), (1.04, 0.0, 1.4)),
    ),
    3: (
        Fate(
            0.36,
            0.32,
            0.29,
            (0.53, 0.27, 0.0),
            (0.34, -0.33, -0.65),
            (-2.04, 0.38, 1.68),
            last=(-1.56, -0.62, -0.39, 0.45, 0.51, 0.79, 0.36, 0.74, 0.35, 0.27, 0.03, -0.22, -0.17),
        ),
        Fate(0.32, 0.59, -0.21, (0.07, 0.04, 0.0), (-0.96, -0.2, -0.08), (-0.29, 0.19, 1.31)),
        Fate(0.23, 0.74, -0.43, (0.13, 0.06, 0.0), (-0.72, -0.18, -1.07), (0.59, -0.05, 1.02)),
        Fate(0.19, 0.97, -0.57, (0.1, 0.05, 0.0), (-0.59, -0.24, -0.79), (0.35, 0.05, 1.49)),
        Fate(0.17, 1.04, -0.43, (0.23, 0.12, 0.0), (-0.96, 0.23, -0.12), (-0.36, 0.24, 3.24)),
        Fate(0.0, 1.22, -0.56, (0.1, 0.05, 0.0), (-0.48, 0.0, -0.48), (1.04, 0.0, 1.4)),
    ),
    4: (
        Fate(
            0.36,
            0.32,
            0.29,
            (0.53, 0.27, 0.27, 0.0),
            (0.34, -0.33, -0.65),
            (-2.04, 0.38, 1.68),
            last=(-1.56, -0.62, -0.39, 0.45, 0.51, 0.79, 0.36, 0.74, 0.35, 0.27, 0.03, -0.22, -0.17),
        ),
        Fate(0.32, 0.59, -0.21, (0.07, 0.04, 0.04, 0.0), (-0.96, -0.2, -0.08), (-0.29, 0.19, 1.31)),
        Fate(0.23, 0.74, -0.43, (0.13, 0.06, 0.06, 0.0), (-0.72, -0.18, -1.07), (0.59, -0.05, 1.02)),
        Fate(0.19, 0.97, -0.57, (0.1, 0.05, 0.05, 0.0), (-0.59, -0.24, -0.79), (0.35, 0.05, 1.49)),
        Fate(0.17, 1.04, -0.43, (0.23, 0.12, 0.12, 0.0), (-0.96, 0.23, -0.12), (-0.36, 0.24, 3.24)),
        Fate(0.0, 1.22, -0.56, (0.1, 0.05, 0.05, 0.0), (-0.48, 0.0, -0.48), (1.04, 0.0, 1.4)),
    ),
}
"""By number of players, for one to six open land spaces."""
