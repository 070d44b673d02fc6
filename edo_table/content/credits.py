"""Who made what: data/credits.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from pydantic import Field

from edo_table.content.resources import DataFolder
from edo_table.content.validate import Record, Text, validate
from edo_table.content.yaml_source import read_yaml

FILE = "credits.yaml"

Line: TypeAlias = Annotated[tuple[Text, ...], Field(min_length=2, max_length=2)]


class CreditsRecord(Record):
    """credits.yaml: each line is what, and who or under which licence."""

    games: tuple[Line, ...]
    libraries: tuple[Line, ...]
    typefaces: tuple[Line, ...]


def load_credits(folder: DataFolder) -> Mapping[str, tuple[tuple[str, ...], ...]]:
    """Return the lines of each section, in the order they are shown; raises ContentError with all problems."""
    record = validate(read_yaml(folder.path(FILE)), CreditsRecord)
    return {name: getattr(record, name) for name in CreditsRecord.model_fields}
