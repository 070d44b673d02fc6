"""Random games in which everything happens: players begin with much, and choose what was seldom chosen before."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki_akebono.content import load
from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import AkebonoState

_CONTENT = load(shipped())
PLENTY = Akebono(replace(_CONTENT, numbers=replace(_CONTENT.numbers, start=(30, 9, 6, 4, 3, 15))))
"""The game whose players begin with 30 mon, 9 rice, 6 sandals, 4 wood, 3 koban and 15 IKI."""


def set_up(seed: int) -> Setup:
    """Return a set-up; three seeds in a row have all numbers of players, four the Grand Master and not."""
    players = 2 + seed % 3
    return Setup(players, seed, {"grand_master": "without"} if players == 2 and not seed % 2 else {})


class SeldomPlay:
    """Chooses at random, the more readily what it has chosen less often."""

    def __init__(self) -> None:
        self._verbs: Counter[int] = Counter()
        self._codes: Counter[int] = Counter()

    def games(self, seeds: range) -> Iterator[tuple[Setup, AkebonoState, int | None]]:
        """Yield every position of games, with their set-up and the option that is chosen, None at the end."""
        for seed in seeds:
            setup, chance = set_up(seed), random.Random(seed)
            state = PLENTY.new(setup)
            while PLENTY.actor(state) >= 0:
                legal = PLENTY.legal(state)
                code = chance.choices(legal, [self._weight(option) for option in legal])[0]
                self._verbs[code >> 16] += 1
                self._codes[code] += 1
                yield setup, state, code
                PLENTY.apply(state, code)
            yield setup, state, None

    def _weight(self, code: int) -> float:
        return float(1 + self._verbs[code >> 16]) ** -3 / (1 + self._codes[code])
