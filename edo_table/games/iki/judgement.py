"""Numbers of the hand-made judgement: what goods, experience and places are worth, in IKI at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Worths early in the year; towards its end they shrink to what the count gives."""

    mon: float = 0.42
    rice: float = 1.3
    sandal: float = 0.9
    wood: float = 2.0
    koban: float = 4.6
    firefighting: float = 0.7
    kobun: float = 1.6
    hire_discount: float = 2.0
    move_bonus: float = 2.5
    fire_charm: float = 2.0
    pace: float = 0.42
    """Experience that a character on the board gains in a month."""
    hunger: float = 0.75
    """The share of a character's worth that is lost for each rice that will be missing at the next Payday."""
    harmony: float = 0.55
    """How much of the present harmony will still be there at later Paydays."""
    visits: float = 0.25
    """What a character's own skill is worth to its owner a month, in shares of one use."""
    fading: float = 7.0
    """Months before the end in which worths shrink."""
    order: float = 0.35
    """What an earlier choice on the Ikizama track is worth."""
    others: float = 0.35
    """How much an opponent's gain counts against an own one."""
    hiring: float = 2.0
    """What the first half of a turn, income or hiring, still brings."""
    shop: float = 2.2
    """What business with a shop still brings in a turn; the same again for a character."""
    spread: float = 26.0
    """IKI by which predicted totals differ by chance at the beginning."""
    spread_end: float = 4.0


WEIGHTS = Weights()
