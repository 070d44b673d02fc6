"""The generator of the states: even, repeatable, streams independent."""

from collections import Counter

import pytest

from edo_table.engine.chance import draw_below, seed_streams, shuffle


def test_numbers_are_always_the_same() -> None:
    """Fixed values: another machine or version must not change any game."""
    streams = seed_streams(1, ("a", "b"))
    assert streams == [3430090779540462686, 3223717910407407075]
    assert [draw_below(streams, 0, 1000) for _ in range(8)] == [846, 664, 151, 154, 232, 615, 431, 577]
    assert [draw_below(streams, 1, 6) for _ in range(8)] == [5, 3, 2, 4, 3, 0, 1, 2]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 30, 1000])
def test_every_number_is_about_as_likely(n: int) -> None:
    streams = seed_streams(f"even {n}", ("a",))
    draws = 300 * n
    counts = Counter(draw_below(streams, 0, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    chi = sum((count - 300) ** 2 / 300 for count in counts.values())
    assert chi < n + 6 * (2 * n) ** 0.5 + 6


def test_a_draw_in_one_stream_shifts_no_other() -> None:
    one, two = seed_streams(9, ("a", "b")), seed_streams(9, ("a", "b"))
    for _ in range(10):
        draw_below(one, 0, 6)
    assert [draw_below(one, 1, 6) for _ in range(20)] == [draw_below(two, 1, 6) for _ in range(20)]


def test_other_seeds_and_names_give_other_streams() -> None:
    found = {stream for seed in range(50) for stream in seed_streams(seed, ("a", "b", "c"))}
    assert len(found) == 150


def test_shuffle_keeps_everything_and_reaches_every_order() -> None:
    streams = seed_streams(4, ("a",))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        items = [1, 2, 3]
        shuffle(streams, 0, items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 140
