"""The table of sounds: data/sounds.yaml."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from edo_table.content.resources import DataFolder
from edo_table.content.validate import Id, Record, Text, validate
from edo_table.content.yaml_source import read_yaml

FILE = "sounds.yaml"

Bus = Literal["effects", "music"]


class SoundRecord(Record):
    """One sound: its file in art/sounds, the bus whose volume it follows, its own gain, whether it goes round."""

    file: Text
    bus: Bus
    gain: Annotated[float, Field(ge=0, le=1)]
    loop: bool = False
    purpose: Annotated[Text, Field(alias="for")] = "-"


class SoundsRecord(Record):
    """sounds.yaml"""

    sounds: dict[Id, SoundRecord]


def load_sounds(folder: DataFolder) -> dict[str, SoundRecord]:
    """Return all sounds by id; raises ContentError with all problems."""
    return dict(validate(read_yaml(folder.path(FILE)), SoundsRecord).sounds)
