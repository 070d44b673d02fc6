"""Numbers of the judgement beside IKI's: what boats, meetings and tokens are worth, in IKI at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass, fields

from edo_table.games.iki.judgement import FITTED, Weights


@dataclass(frozen=True, slots=True)
class AkebonoWeights(Weights):
    """IKI's numbers and Akebono's; those that are for a month hold while there are months to come."""

    growth: float = 0.3
    """Steps on the trade track that everybody gains in a month."""
    trade: float = 0.9
    """The share in which the income to come from the trade track counts."""
    boat: float = 0.07
    """How often a month a boat is activated by each of the others."""
    own_boat: float = 0.5
    """What it is worth to activate one's own boat instead of another's, in all the months to come."""
    activation: float = 2.2
    """What a skill or a token that activates a boat brings."""
    salary: float = 2.5
    """What a skill that brings a salary again brings."""
    boat_token: float = 2.2
    doctor: float = 2.4
    messenger: float = 1.6
    owner: float = 1.6
    pipe: float = 0.8
    """What a pipe is worth as something that can be spent."""
    fish_token: float = 5.0
    """The token of the Fisherman, when it comes."""
    pouch_token: float = 2.5
    """That of the Policeman."""
    meetings: float = 0.22
    """Meetings of a player in a month."""
    idle: float = 0.5
    """Turns of a month in which nobody is hired."""
    retirements: float = 0.3
    """Characters of a player that retire in a month."""
    specials: float = 0.08
    """Specials that a player hires in a month."""
    hires: float = 0.12
    """Hirings in a month at places that cost more."""
    laps: float = 0.32
    """Laps in a month."""
    passes: float = 0.4
    """How often in a month the owner of the Tea House passes it."""
    seconds: float = 0.2
    """How often in a month the owner of the Inn activates a boat."""
    missing: float = 0.45
    """The chance to come by one more thing that a personality asks for at the end."""
    late: float = 1.6
    """Months that coming by such a thing takes."""
    poverty: float = 0.6
    """The chance to end with as little mon as a personality asks for."""
    last: float = 0.6
    """The chance of who is last on the firefighting track to end there."""
    master: float = 0.9
    """The share in which what the Grand Master will bring this month counts."""
    boat_plan: float = 0.6
    """The share in which the best boat on offer counts, when nothing is missing."""


AT_A_GLANCE = AkebonoWeights()

SEARCHING = AkebonoWeights(**{field.name: getattr(FITTED, field.name) for field in fields(FITTED)})
"""With what experience has added to IKI's numbers."""
