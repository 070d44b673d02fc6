"""Numbers of the judgement: what goods, experience and places are worth, in IKI at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

Shift = tuple[float, float]
"""What is added to a number at the end of the year, and at its beginning; in between in proportion."""

NO_SHIFT: Shift = (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Shifts:
    """What experience adds to the hand-made numbers: for each of a thing, or to the share in which a part counts."""

    mon: Shift = NO_SHIFT
    wood: Shift = NO_SHIFT
    firefighting: Shift = NO_SHIFT
    order: Shift = NO_SHIFT
    """A place further down on the firefighting track."""
    kobun: Shift = NO_SHIFT
    character: Shift = NO_SHIFT
    """A character on the board."""
    experience: Shift = NO_SHIFT
    """Experience that a character on the board has gained."""
    wage: Shift = NO_SHIFT
    """An IKI that a character on the board will bring at Paydays."""
    pension: Shift = NO_SHIFT
    """A mon that a retired one will bring."""
    lap: Shift = NO_SHIFT
    harmony: Shift = NO_SHIFT
    plan: Shift = NO_SHIFT
    ability: Shift = NO_SHIFT
    """What buildings bring beyond what they count now."""
    variety: Shift = NO_SHIFT
    turn: Shift = NO_SHIFT
    """What a seat may still do in a turn of this month."""


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
    starving: float = 0.75
    """The same when the seat's last turn before that Payday has come."""
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
    shifts: Shifts = Shifts()


WEIGHTS = Weights()

FITTED = Weights(
    hunger=0.5,
    starving=1.0,
    shifts=Shifts(
        mon=(0.18, -0.1),
        wood=(0.3, 0.0),
        lap=(0.2, 0.5),
        harmony=(-0.55, -0.8),
        firefighting=(0.0, 0.9),
        order=(-0.4, -1.2),
        kobun=(-0.5, -3.0),
        plan=(0.1, -1.2),
        ability=(-0.4, -0.65),
        variety=(-0.13, -0.48),
        turn=(-0.2, -0.25),
        character=(0.5, -4.7),
        experience=(-0.1, 1.6),
        wage=(-0.05, -0.2),
        pension=(0.3, -0.35),
    ),
)
