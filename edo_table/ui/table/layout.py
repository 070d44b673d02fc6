"""Where the parts of a table lie in a window of any size: a layout's regions as rectangles of pixels.

The generic table draws into `decision` and `log`, a game's face into the others (`Face.regions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from edo_table.content.layouts import LayoutRecord, Length, RegionRecord, VariantRecord, parse_length
from edo_table.ui.metrics import Metrics

DECISION, LOG = "decision", "log"

_AXES = (("left", "right", "width", "most_width"), ("top", "bottom", "height", "most_height"))


class TableLayout:
    """The regions of one game's table for windows of every size and shape."""

    def __init__(self, record: LayoutRecord) -> None:
        self.record = record

    def variant(self, metrics: Metrics, players: int) -> VariantRecord:
        """The first arrangement that suits a window and a number of players and has room in it; else the last one."""
        for variant in self.record.variants:
            if (
                metrics.shape in variant.shapes
                and (variant.players is None or players in variant.players)
                and metrics.width >= variant.least_width - 0.5
                and metrics.height >= variant.least_height - 0.5
                and (variant.most_width is None or metrics.width <= variant.most_width + 0.5)
                and self._fits(variant, metrics)
            ):
                return variant
        return self.record.variants[-1]

    def _fits(self, variant: VariantRecord, metrics: Metrics) -> bool:
        """Whether nothing reaches out of the window or lies on anything else."""
        rects, window = self._rects(variant, metrics), pygame.Rect(0, 0, *metrics.size)
        if not all(window.contains(rect) and rect.w and rect.h for rect in rects.values()):
            return False
        written = self.record.regions(variant)
        return not overlaps(rects, [name for name, region in written.items() if region.lies_under])

    def regions(self, metrics: Metrics, players: int) -> dict[str, pygame.Rect]:
        """The regions of a window in pixels, in the order of the file.

        Every one lies inside the window; those that would not are cut.
        """
        window = pygame.Rect(0, 0, *metrics.size)
        rects = self._rects(self.variant(metrics, players), metrics)
        return {name: rect.clip(window) for name, rect in rects.items()}

    def _rects(self, variant: VariantRecord, metrics: Metrics) -> dict[str, pygame.Rect]:
        written = self.record.regions(variant)
        spans = _Spans(written, metrics)
        out: dict[str, pygame.Rect] = {}
        for name in written:
            (x0, x1), (y0, y1) = spans.of(name, 0), spans.of(name, 1)
            out[name] = metrics.rect(x0, y0, max(0.0, x1 - x0), max(0.0, y1 - y0))
        return out

    def lying_under(self, metrics: Metrics, players: int) -> frozenset[str]:
        """The names of the regions on which others may lie."""
        written = self.record.regions(self.variant(metrics, players))
        return frozenset(name for name, region in written.items() if region.lies_under)


def overlaps(regions: Mapping[str, pygame.Rect], lying_under: Iterable[str]) -> list[tuple[str, str]]:
    """The pairs of regions that lie on each other though neither lies under others."""
    flat = [name for name in regions if name not in set(lying_under)]
    return [(a, b) for i, a in enumerate(flat) for b in flat[i + 1 :] if regions[a].colliderect(regions[b])]


class _Spans:
    """Start and end of regions in layout units along both directions, computed once each."""

    def __init__(self, written: Mapping[str, RegionRecord], metrics: Metrics) -> None:
        self._written = written
        self._whole = (metrics.width, metrics.height)
        self._growth = 1 + 0.45 * (metrics.text_scale - 1)
        self._known: dict[tuple[str, int], tuple[float, float]] = {}

    def of(self, name: str, axis: int) -> tuple[float, float]:
        """Start and end of a region along an axis: 0 across, 1 down."""
        if (name, axis) not in self._known:
            self._known[name, axis] = self._span(self._written[name], axis)
        return self._known[name, axis]

    def _span(self, region: RegionRecord, axis: int) -> tuple[float, float]:
        first, last, size, most = (getattr(region, key) for key in _AXES[axis])
        whole = self._whole[axis]
        start = None if first is None else self._edge(parse_length(first), axis, 0.0, 1)
        end = None if last is None else self._edge(parse_length(last), axis, whole, -1)
        if start is None or end is None:
            long = self._size(parse_length(size), axis) if size is not None else whole
            if start is not None:
                end = start + long
            elif end is not None:
                start = end - long
            else:
                start, end = 0.0, long
        if most is not None:
            spare = end - start - self._size(parse_length(most), axis)
            if spare > 0:
                before = {"start": 0.0, "middle": spare / 2, "end": spare}[region.hold]
                start, end = start + before, end - (spare - before)
        return start, end

    def _size(self, length: Length, axis: int) -> float:
        if length.is_percent:
            return self._whole[axis] * length.number / 100
        return length.number * (self._growth if length.grows else 1)

    def _edge(self, length: Length, axis: int, origin: float, sign: int) -> float:
        if not length.region:
            return origin + sign * self._size(length, axis)
        start, end = self.of(length.region, axis)
        edge = start if length.edge in ("left", "top") else end
        return edge + length.number * (self._growth if length.grows else 1)
