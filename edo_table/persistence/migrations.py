"""Steps that bring saves of older formats to the present one.

The format's major number rises when a reader of the old one could no longer make sense of a file; each rise adds one
step here and one old save to the tests.  Minor numbers rise when something is added that older readers may overlook.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

FORMAT = (1, 0)
"""Major and minor number of what this program writes."""

Document: TypeAlias = dict[str, Any]


def unchanged(document: Document) -> Document:
    """Return the document as it is: for the parts that a step leaves alone."""
    return document


@dataclass(frozen=True, slots=True)
class Step:
    """What leads from one major format to the next, for each part of a save; a part may be asked for alone."""

    meta: Callable[[Document], Document] = unchanged
    record: Callable[[Document], Document] = unchanged
    snapshot: Callable[[Document], Document] = unchanged


Steps: TypeAlias = Mapping[int, Step]

STEPS: Steps = {}
"""Major format -> the step to the next.  Format 1 is the first that was released."""


def format_of(meta: Document) -> tuple[int, int]:
    """Return the major and minor format a save's meta data names; raises ValueError when it names none."""
    version = meta.get("format_version")
    if (
        isinstance(version, list)
        and len(version) == 2
        and all(isinstance(number, int) and not isinstance(number, bool) and number >= 0 for number in version)
    ):
        return version[0], version[1]
    raise ValueError("its format is not named")


def path_from(major: int, steps: Steps = STEPS, target: int = FORMAT[0]) -> list[Step]:
    """Return the steps from a major format to the target in order; raises ValueError when one is missing."""
    missing = [number for number in range(major, target) if number not in steps]
    if missing:
        raise ValueError(f"saves of format {missing[0]} can no longer be opened")
    return [steps[number] for number in range(major, target)]


def migrate_meta(meta: Document, path: list[Step], target: int = FORMAT[0]) -> Document:
    """Return the meta data after the steps, naming the format it is in now; without steps, as it is."""
    for step in path:
        meta = step.meta(meta)
    return {**meta, "format_version": [target, 0]} if path else meta
