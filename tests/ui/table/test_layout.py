"""Regions of a window: anchors, variants, and that nothing lies on anything else."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from edo_table.content.layouts import LayoutRecord, load_layout
from edo_table.content.resources import shipped
from edo_table.ui.metrics import TEXT_SCALES, UI_SCALES, Metrics
from edo_table.ui.table.layout import TableLayout, overlaps

SIZES = (
    (960, 540),
    (1280, 720),
    (1366, 768),
    (1024, 768),
    (1280, 1024),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
)


def made(*variants: dict[str, Any]) -> TableLayout:
    return TableLayout(LayoutRecord.model_validate({"variants": variants}))


def test_edges_count_from_the_window_or_from_another_region() -> None:
    layout = made({"id": "only", "regions": {
        "a": {"left": 10, "top": 20, "width": 100, "height": "50%"},
        "b": {"left": "a.right + 5", "right": 30, "top": "a.top", "bottom": "a.bottom - 8"},
        "c": {"left": 0, "right": 0, "most_width": 400, "hold": "end", "bottom": 0, "height": 40},
    }})  # fmt: skip
    for size, u in (((1920, 1080), 1.0), ((3840, 2160), 2.0)):
        regions = layout.regions(Metrics(size), 2)
        assert regions["a"] == pygame.Rect(10 * u, 20 * u, 100 * u, 540 * u)
        assert regions["b"] == pygame.Rect(115 * u, 20 * u, (1920 - 115 - 30) * u, 532 * u)
        assert regions["c"] == pygame.Rect(1520 * u, 1040 * u, 400 * u, 40 * u)


def test_lengths_that_grow_with_the_letters() -> None:
    layout = made({"id": "only", "regions": {"a": {"left": 0, "top": 0, "width": "100t", "height": 100}}})
    rect = layout.regions(Metrics((1920, 1080), 1.0, 1.5), 2)["a"]
    assert rect.w > rect.h == 100


def test_the_first_variant_with_room_is_taken() -> None:
    layout = made(
        {"id": "wide", "shapes": ("wide",), "regions": {"a": {"left": 0, "top": 0, "width": 2300, "height": 10}}},
        {"id": "four", "players": (4,), "regions": {"a": {"left": 0, "top": 0, "width": 1700, "height": 10}}},
        {"id": "large", "like": "four", "least_width": 1900, "without": ("b",)},
        {"id": "few", "like": "rest", "most_width": 1100},
        {"id": "rest", "regions": {"a": {"left": 0, "top": 0, "width": 100, "height": 10}}},
    )
    assert layout.variant(Metrics((2560, 1080)), 4).id == "wide"
    assert layout.variant(Metrics((1920, 1080)), 4).id == "four"
    assert layout.variant(Metrics((1920, 1080)), 2).id == "large"
    assert layout.variant(Metrics((1024, 768)), 4).id == "rest"  # 1600 units: no room for 1700
    assert layout.variant(Metrics((1280, 720), 1.7), 4).id == "rest"
    assert layout.variant(Metrics((1280, 720), 1.8), 4).id == "few"
    assert layout.regions(Metrics((1920, 1080)), 2)["a"].w == 1700


@pytest.mark.parametrize("size", SIZES)
def test_samurais_regions_lie_apart_and_inside_every_window(size: tuple[int, int]) -> None:
    layout = TableLayout(load_layout(shipped(), "samurai"))
    window = pygame.Rect((0, 0), size)
    for ui in UI_SCALES:
        for text in TEXT_SCALES:
            metrics = Metrics(size, ui, text)
            for players in (2, 3, 4):
                regions = layout.regions(metrics, players)
                assert overlaps(regions, layout.lying_under(metrics, players)) == [], (ui, text, players)
                assert {"board", "decision", "log", "title", "info", "own", "hand", "pool"} <= regions.keys()
                assert {f"seat-{seat}" for seat in range(1, players)} <= regions.keys()
                for name, rect in regions.items():
                    assert window.contains(rect), (name, ui, text, players)
                    assert rect.w >= metrics.px(40), (name, rect, ui, text, players)
                    assert rect.h >= metrics.px(40), (name, rect, ui, text, players)
