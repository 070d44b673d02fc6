"""The shipped sounds: all there, all named, small, and readable by the program's mixer."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "art" / "sounds"
TABLE = yaml.safe_load((ROOT / "data" / "sounds.yaml").read_text(encoding="utf-8"))["sounds"]


@pytest.fixture(scope="module", autouse=True)
def mixer() -> None:
    pygame.mixer.init(44100, -16, 2)


def test_table_and_folder_name_the_same_files() -> None:
    assert sorted(entry["file"] for entry in TABLE.values()) == sorted(path.name for path in FOLDER.glob("*.ogg"))


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 900_000


@pytest.mark.parametrize("name", sorted(TABLE))
def test_a_sound_is_heard_and_does_not_clip(name: str) -> None:
    entry = TABLE[name]
    assert entry["bus"] in ("effects", "music")
    assert 0 < entry["gain"] <= 1
    sound = pygame.mixer.Sound(FOLDER / entry["file"])
    samples = memoryview(sound.get_raw()).cast("h")
    loudest = max(abs(min(samples)), abs(max(samples)))
    assert 0.2 * 32767 < loudest < 0.95 * 32767
    if not entry.get("loop"):
        assert max(map(abs, samples[-100:])) < 0.02 * 32767, "it breaks off"
        assert sound.get_length() < 11


def test_the_table_music_goes_round_without_a_break() -> None:
    samples = memoryview(pygame.mixer.Sound(FOLDER / "table.ogg").get_raw()).cast("h").tolist()[::2]
    steps = [abs(a - b) for a, b in pairwise(samples)]
    assert abs(samples[0] - samples[-1]) <= max(steps[:2000] + steps[-2000:]) * 1.5
    assert 40 < len(samples) / 44100 < 60
