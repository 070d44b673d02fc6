"""Layouts of a game's table: named regions of the window, anchored to its edges and to each other.

A layout is a list of variants; the first whose conditions hold is taken, so the last has none.  Lengths are layout
units (see ui.metrics): a number; `40%` of the window; `160t`, which grows with the size of the letters; or an edge of
another region, `hand.right + 16`.  A number for `right` or `bottom` counts from the window's right or lower edge.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from edo_table.content.problems import ContentError, Problem, nearest
from edo_table.content.resources import DataFolder
from edo_table.content.validate import Id, Record, check
from edo_table.content.yaml_source import Source, read_yaml

Shape = Literal["tall", "normal", "wide"]
Edge = Literal["left", "right", "top", "bottom"]

_LENGTH = re.compile(r"(?P<number>-?\d+(\.\d+)?)(?P<sort>[%t]?)")
_ANCHOR = re.compile(
    r"(?P<region>[a-z0-9_-]+)\.(?P<edge>left|right|top|bottom)(\s*(?P<sign>[+-])\s*(?P<gap>\d+(\.\d+)?)(?P<sort>t?))?"
)


@dataclass(frozen=True, slots=True)
class Length:
    """A length as written: `number` units, or percent of the window, or units that grow with the letters.

    With a `region` it counts from that region's `edge`.
    """

    number: float
    is_percent: bool = False
    grows: bool = False
    region: str = ""
    edge: str = ""


def parse_length(written: float | str) -> Length:
    """The length that a layout file writes; raises ValueError."""
    if not isinstance(written, str):
        return Length(float(written))
    text = written.strip()
    plain = _LENGTH.fullmatch(text)
    if plain:
        return Length(float(plain["number"]), plain["sort"] == "%", plain["sort"] == "t")
    anchor = _ANCHOR.fullmatch(text)
    if anchor is None:
        raise ValueError(f'"{written}" is not a length; write 120, "40%", "120t" or "hand.right + 16"')
    gap = float(anchor["gap"] or 0) * (-1 if anchor["sign"] == "-" else 1)
    return Length(gap, False, anchor["sort"] == "t", anchor["region"], anchor["edge"])


def _length(written: float | str) -> float | str:
    parse_length(written)
    return written


LengthText = Annotated[float | str, AfterValidator(_length)]


class RegionRecord(Record):
    """A region: two of left, right and width, two of top, bottom and height.

    `most_width` and `most_height` hold a region that stretches between two edges to a size, at the `hold` end of it.
    `lies_under` tells that other regions may lie on it.
    """

    left: LengthText | None = None
    right: LengthText | None = None
    width: LengthText | None = None
    top: LengthText | None = None
    bottom: LengthText | None = None
    height: LengthText | None = None
    most_width: LengthText | None = None
    most_height: LengthText | None = None
    hold: Literal["start", "middle", "end"] = "middle"
    lies_under: bool = False


class VariantRecord(Record):
    """An arrangement and when it is taken; with `like`, the regions of another one that it does not name itself."""

    id: Id
    like: Id | None = None
    shapes: tuple[Shape, ...] = ("tall", "normal", "wide")
    players: tuple[Annotated[int, Field(ge=1)], ...] | None = None
    least_width: float = 0.0
    least_height: float = 0.0
    most_width: float | None = None
    without: tuple[Id, ...] = ()
    regions: dict[Id, RegionRecord] = Field(default_factory=dict)


class LayoutRecord(Record):
    """layout.yaml"""

    variants: Annotated[tuple[VariantRecord, ...], Field(min_length=1)]

    def regions(self, variant: VariantRecord) -> Mapping[str, RegionRecord]:
        """All regions of a variant, those of the one it is like included."""
        found: dict[str, RegionRecord] = {}
        for step in reversed(list(self._line(variant))):
            found.update(step.regions)
            for name in step.without:
                found.pop(name, None)
        return found

    def _line(self, variant: VariantRecord) -> Iterator[VariantRecord]:
        by_id = {other.id: other for other in self.variants}
        seen: set[str] = set()
        step: VariantRecord | None = variant
        while step is not None and step.id not in seen:
            seen.add(step.id)
            yield step
            step = by_id.get(step.like) if step.like else None


def load_layout(folder: DataFolder, game: str) -> LayoutRecord:
    """The layout of a game's table; raises ContentError with all its problems."""
    source = read_yaml(folder.path(f"{game}/layout.yaml"))
    checked = check(source, LayoutRecord)
    problems = list(checked.problems)
    if checked.record is not None:
        problems += check_layout(checked.source, checked.record)
    if problems or checked.record is None:
        raise ContentError(problems)
    return checked.record


def check_layout(source: Source, record: LayoutRecord) -> list[Problem]:
    """The problems of a layout: variants that are never taken, regions that float, hang on nothing or in a circle."""
    problems: list[Problem] = []
    ids = [variant.id for variant in record.variants]
    for number, variant in enumerate(record.variants):
        place = ("variants", number)
        if variant.id in ids[:number]:
            problems.append(source.problem((*place, "id"), f'the variant "{variant.id}" is there twice'))
        if variant.like is not None and variant.like not in ids:
            message = f'there is no variant "{variant.like}"'
            problems.append(source.problem((*place, "like"), message, nearest(variant.like, ids)))
        regions = record.regions(variant)
        for name, region in variant.regions.items():
            where = (*place, "regions", name)
            for across, (start, end, size) in (
                ("across", ("left", "right", "width")),
                ("down", ("top", "bottom", "height")),
            ):
                given = [key for key in (start, end, size) if getattr(region, key) is not None]
                if len(given) != 2:
                    message = f'"{name}" needs two of {start}, {end} and {size}, it has {" and ".join(given) or "none"}'
                    problems.append(source.problem(where, message))
                problems += _check_anchors(source, where, across, region, regions)
    last = record.variants[-1]
    if (
        last.players is not None
        or set(last.shapes) != {"tall", "normal", "wide"}
        or last.least_width > 0
        or last.most_width
    ):
        message = "the last variant must fit every window: no players, shapes, least sizes or most width"
        problems.append(source.problem(("variants", len(record.variants) - 1), message))
    if not problems:
        for number, variant in enumerate(record.variants):
            circle = _circle(record.regions(variant))
            if circle:
                message = f"these regions hang on each other: {', '.join(circle)}"
                problems.append(source.problem(("variants", number), message))
    return problems


def _check_anchors(
    source: Source,
    where: tuple[str | int, ...],
    direction: str,
    region: RegionRecord,
    regions: Mapping[str, RegionRecord],
) -> Iterator[Problem]:
    edges = ("left", "right") if direction == "across" else ("top", "bottom")
    sizes = ("width", "most_width") if direction == "across" else ("height", "most_height")
    for key in (*edges, *sizes):
        written = getattr(region, key)
        if written is None:
            continue
        length = parse_length(written)
        if not length.region:
            continue
        if key in sizes:
            yield source.problem((*where, key), "a size is a number, a share or grows with the letters")
        elif length.region not in regions:
            message = f'there is no region "{length.region}"'
            yield source.problem((*where, key), message, nearest(length.region, regions))
        elif length.edge not in edges:
            yield source.problem((*where, key), f"{key} cannot hang on {length.edge}")


def _circle(regions: Mapping[str, RegionRecord]) -> tuple[str, ...]:
    """The regions that cannot be placed because they wait for each other."""
    waits = {name: frozenset(_hangs_on(region)) for name, region in regions.items()}
    done: set[str] = set()
    while True:
        ready = {name for name, on in waits.items() if name not in done and on <= done}
        if not ready:
            return tuple(name for name in waits if name not in done)
        done |= ready


def _hangs_on(region: RegionRecord) -> Iterator[str]:
    for key in ("left", "right", "top", "bottom"):
        written = getattr(region, key)
        if written is not None:
            length = parse_length(written)
            if length.region:
                yield length.region
