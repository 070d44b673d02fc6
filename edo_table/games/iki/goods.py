"""Goods as numbers: what players have, pay and gain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from edo_table.games.iki.records import GoodsRecord

GOODS = ("mon", "rice", "sandal", "wood", "koban", "iki")
MON, RICE, SANDAL, WOOD, KOBAN, IKI = range(len(GOODS))
COUNT = len(GOODS)

Amounts: TypeAlias = tuple[int, ...]
"""One number for each of GOODS."""

NOTHING: Amounts = (0,) * COUNT


def amounts(record: GoodsRecord) -> Amounts:
    """Return the goods of a record."""
    return (record.mon, record.rice, record.sandal, record.wood, record.koban, record.iki)


def less(cost: Sequence[int], discount: Sequence[int]) -> Amounts:
    """Return a cost with a discount taken off, nothing below 0."""
    if not any(discount):
        return tuple(cost)
    return tuple([max(0, price - off) for price, off in zip(cost, discount, strict=True)])


def total(first: Sequence[int], second: Sequence[int]) -> Amounts:
    """Return the sum of two amounts."""
    return tuple([a + b for a, b in zip(first, second, strict=True)])
