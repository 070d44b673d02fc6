"""Where the keyboard goes next."""

from __future__ import annotations

import random

import pygame

from edo_table.ui.focus import Direction, Spot, reading_order, step, towards


def spot(key: str, x: int, y: int, w: int = 40, h: int = 20) -> Spot:
    return Spot(key, pygame.Rect(x, y, w, h))


def test_reading_order_goes_line_by_line() -> None:
    spots = [spot("c", 10, 60), spot("b", 80, 4), spot("a", 10, 0), spot("d", 80, 55)]
    assert [s.key for s in reading_order(spots)] == ["a", "b", "c", "d"]


def test_step_goes_round() -> None:
    spots = [spot("a", 0, 0), spot("b", 50, 0)]
    assert step([], None, 1) is None
    first, last = step(spots, None, 1), step(spots, None, -1)
    assert first is not None
    assert last is not None
    assert (first.key, last.key) == ("a", "b")
    beyond = step(spots, "b", 1)
    assert beyond is not None
    assert beyond.key == "a"


def test_what_lies_straight_ahead_comes_before_what_lies_askew() -> None:
    spots = [spot("here", 100, 100), spot("ahead", 220, 100), spot("askew", 160, 140)]
    found = towards(spots, "here", "right")
    assert found is not None
    assert found.key == "ahead"


def test_nothing_lies_beyond_the_edge() -> None:
    spots = [spot("a", 0, 0), spot("b", 50, 0)]
    assert towards(spots, "b", "right") is None
    assert towards(spots, "a", "up") is None


def test_arrows_reach_everything() -> None:
    """From any spot some sequence of arrows leads to every other, for scattered spots like those of a board."""
    ways: tuple[Direction, ...] = ("left", "right", "up", "down")
    for seed in range(20):
        chance = random.Random(seed)
        spots = [
            spot(f"{r}-{c}", c * 60 + chance.randint(-12, 12) + 30 * (r % 2), r * 50 + chance.randint(-8, 8), 50, 40)
            for r in range(6)
            for c in range(8)
        ]
        reached, edge = {spots[0].key}, [spots[0].key]
        while edge:
            key = edge.pop()
            for way in ways:
                found = towards(spots, key, way)
                if found is not None and found.key not in reached:
                    reached.add(found.key)
                    edge.append(found.key)
        assert len(reached) == len(spots), f"seed {seed}"
