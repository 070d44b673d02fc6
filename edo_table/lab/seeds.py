"""Seeds of the games of a series and of the players in them, all from one number."""

from __future__ import annotations

import random

from edo_table.engine.setup import MAX_SEED


def game_seed(seed: int, number: int) -> int:
    """Return the seed of the game with that number (from 0) in a series: the numbers that follow the seed."""
    return (seed + number) % MAX_SEED


def seat_chance(seed: int, seat: int) -> random.Random:
    """Return a seat's own random numbers in the game with that seed; the same in every process."""
    return random.Random(f"seat/{seed}/{seat}")
