"""Numbers of the hand-made judgement: what goods, experience and places are worth, in IKI at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Worths early in the year; towards its end they shrink to what the count gives."""

    mon: float = 1.1
    rice: float = 1.8
    sandal: float = 1.4
    wood: float = 2.0
    koban: float = 4.6
    firefighting: float = 0.85
    kobun: float = 2.0
    hire_discount: float = 2.0
    move_bonus: float = 2.5
    fire_charm: float = 2.0
    joker: float = 3.0
    pace: float = 0.42
    """Experience that a character on the board gains in a month."""
    hunger: float = 0.75
    """The share of a character's worth that is lost for each rice that will be missing at the next Payday."""
    surplus: float = 0.5
    """The share of its worth that rice lacks when there is more than one beside one for each character."""
    harmony: float = 0.55
    """How much of the present harmony will still be there a season later."""
    visits: float = 0.25
    """What a character's own skill is worth to its owner a month, in shares of one use."""
    fading: float = 5.0
    """Months before the end in which worths shrink."""
    order: float = 0.35
    """What an earlier choice on the Ikizama track is worth."""
    others: float = 0.35
    """How much an opponent's gain counts against an own one."""
    plan: float = 0.7
    """The chance to come by one thing that a building still needs."""
    plan_share: float = 0.6
    """The share of a building's profit that counts when nothing is missing."""
    fish: float = 0.5
    """The chance to buy a fish in a later season."""
    lap: float = 0.5
    """How much of the experience that the Crossroads will bring counts for the way already gone."""
    caution: float = 0.35
    """Steps on the firefighting track that everybody will gain in a month."""
    hiring: float = 0.8
    """What it is worth to be free to hire instead of taking the income."""
    shop: float = 3.0
    """What business with a shop brings in a turn; the same again for a character."""
    spread: float = 26.0
    """IKI by which predicted totals differ by chance at the beginning."""
    spread_end: float = 4.0


WEIGHTS = Weights()
