"""Makes art/sounds/*.ogg: every sound of the program, computed, none recorded.

Run ``python build_scripts/sounds.py [FOLDER]`` with the libraries of ``requirements/art.txt``. The same libraries
give the same files. ``data/sounds.yaml`` says which sound is for what and how loud; the instruments are in
``instruments.py``, the music in ``music.py``.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import soundfile

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import music
from build_scripts.instruments import (
    RATE,
    STRINGS,
    Sound,
    bell,
    coin,
    koto,
    mix,
    paper,
    room,
    slide,
    taiko,
    wood,
)

FOLDER = Path(__file__).resolve().parent.parent / "art" / "sounds"
EFFECT_LOUDNESS, MUSIC_LOUDNESS, PEAK = -19.0, -25.0, -2.0
"""Decibels: the loudest 0.4 seconds of an effect, the whole of a piece of music, and what no sample passes."""


def note(string: int, strength: float = 0.8, seconds: float = 2.2) -> Sound:
    """Returns one plucked string of the koto in a room."""
    return room(koto(STRINGS[string], seconds, strength), 0.12, string)


def strokes(*parts: tuple[float, Sound], seconds: float, wet: float = 0.1) -> Sound:
    """Returns sounds put one after another at their times, in one room."""
    return room(mix(parts, seconds), wet, 90)


def rolling_end() -> Sound:
    """Returns drum strokes that quicken and close with two slow ones over a chord."""
    times, at, gap = [], 0.0, 0.42
    while gap > 0.075:
        times.append(at)
        at += gap
        gap *= 0.83
    last = at + 0.35
    drums = [(t, 0.35 + 0.5 * n / len(times)) for n, t in enumerate(times)] + [(last, 1.0), (last + 0.75, 1.15)]
    parts = [(t, taiko(62, 1.6, force) * force) for t, force in drums]
    chord = [(last + 0.75 + 0.05 * n, koto(STRINGS[s], 3.0, 0.8) * 0.6) for n, s in enumerate((1, 5, 8, 10))]
    return strokes(*parts, *chord, seconds=last + 4.2, wet=0.16)


EFFECTS: dict[str, Callable[[], Sound]] = {
    **{f"koto-{n}": partial(note, string) for n, string in enumerate((5, 6, 7, 8, 9, 10), 1)},
    "koto": lambda: note(8),
    "confirm": lambda: strokes((0, koto(STRINGS[8], 1.6, 0.7)), (0.11, koto(STRINGS[10], 2.2, 0.85)), seconds=2.4),
    "back": lambda: strokes((0, koto(STRINGS[7], 1.2, 0.6)), (0.1, koto(STRINGS[5], 1.8, 0.6)), seconds=2.0),
    "refuse": lambda: strokes(
        (0, koto(STRINGS[3], 0.35, 0.9, damping=14)), (0.09, koto(STRINGS[3], 0.4, 0.7, damping=14)), seconds=0.7
    ),
    "wood": lambda: room(wood(980, 0.25, 1), 0.05, 3),
    "wood-soft": lambda: room(wood(720, 0.2, 2) * 0.6, 0.04, 4),
    "token": lambda: strokes((0, wood(640, 0.25, 3)), (0.045, wood(860, 0.12, 4) * 0.25), seconds=0.5, wet=0.06),
    "lift": lambda: strokes((0, paper(0.1, 5, 2600) * 0.5), (0.02, wood(1180, 0.1, 6) * 0.3), seconds=0.3, wet=0.03),
    "paper": lambda: room(paper(0.22, 7, 3400), 0.04, 5),
    "panel": lambda: strokes((0, paper(0.42, 8, 2400)), (0.3, wood(520, 0.15, 9) * 0.2), seconds=0.7, wet=0.06),
    "curtain": lambda: strokes((0, slide(0.62, 10)), (0.6, wood(330, 0.3, 11) * 0.9), seconds=1.2, wet=0.12),
    "coin": lambda: room(coin(1.0, 12), 0.06, 6),
    "coins": lambda: strokes(
        *((t, coin(p, 13 + n) * f) for n, (t, p, f) in enumerate(((0, 1, 1), (0.07, 1.07, 0.8), (0.16, 0.94, 0.9)))),
        seconds=1.2,
    ),
    "bell": lambda: room(bell(392, 4.0), 0.15, 7),
    "turn": lambda: strokes((0, wood(1500, 0.3, 16)), (0.17, wood(1500, 0.35, 17) * 0.8), seconds=0.9, wet=0.14),
    "taiko": lambda: room(taiko(64, 1.6, 1.0), 0.14, 8),
    "taiko-soft": lambda: room(taiko(84, 1.0, 0.5), 0.12, 9),
    "capture": lambda: strokes(
        (0, taiko(76, 1.2, 0.8)), (0.02, wood(560, 0.25, 18) * 0.4), (0.2, taiko(60, 1.8, 1.0)), seconds=2.0, wet=0.15
    ),
    "end": rolling_end,
}

MUSIC: dict[str, Callable[[], Sound]] = {"title": music.title, "table": music.table}


def loudness(sound: Sound, window: float | None) -> float:
    """Returns how loud a sound is in decibels, weighted roughly as the ear hears (ITU-R BS.1770's curve).

    ``window`` is the length in seconds of the stretch that counts, the loudest of them; None counts the whole.
    """
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    hertz = np.fft.rfftfreq(2 * len(sound), 1 / RATE)
    low_cut = hertz**2 / (hertz**2 + 38.0**2)
    shelf = np.sqrt((1 + (hertz / 1200.0) ** 2 * 10**0.4) / (1 + (hertz / 1200.0) ** 2))
    heard = np.fft.irfft(spectrum * low_cut * shelf)[: len(sound)] ** 2
    size = len(sound) if window is None else min(len(sound), int(window * RATE))
    sums = np.cumsum(np.concatenate(([0.0], heard)))
    return float(10 * np.log10(np.max(sums[size:] - sums[:-size]) / size + 1e-12) - 0.69)


def level(sound: Sound, target: float, window: float | None) -> Sound:
    """Returns a sound at a loudness, turned down further if a sample would pass the peak."""
    sound = sound - np.mean(sound)
    sound = sound * 10 ** ((target - loudness(sound, window)) / 20)
    return sound * min(1.0, float(10 ** (PEAK / 20) / np.max(np.abs(sound))))


def faded(sound: Sound, seconds: float = 0.02) -> Sound:
    """Returns a sound that ends in silence without a click."""
    size = min(len(sound) // 2, int(seconds * RATE))
    return np.concatenate((sound[:-size], sound[-size:] * np.linspace(1, 0, size) ** 2))


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


def with_fixed_serial(ogg: bytes, serial: int = 0x0ED0) -> bytes:
    """Returns an Ogg file whose pages carry a fixed stream number in place of the encoder's random one."""
    table, pages, at = _crc_table(), [], 0
    while at < len(ogg):
        if ogg[at : at + 4] != b"OggS":
            raise ValueError(f"no page of an Ogg file at byte {at}")
        segments = ogg[at + 26]
        size = 27 + segments + sum(ogg[at + 27 : at + 27 + segments])
        page = bytearray(ogg[at : at + size])
        page[14:18] = serial.to_bytes(4, "little")
        page[22:26] = bytes(4)
        crc = 0
        for byte in page:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
        page[22:26] = crc.to_bytes(4, "little")
        pages.append(bytes(page))
        at += size
    return b"".join(pages)


def encode(sound: Sound, quality: float) -> bytes:
    """Returns a sound as an Ogg Vorbis file; quality from 0 to 1."""
    file = io.BytesIO()
    samples = sound.astype(np.float32)
    with soundfile.SoundFile(file, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=1 - quality) as out:
        # In pieces: the encoder keeps on its stack what it is given at once.
        for start in range(0, len(samples), RATE):
            out.write(samples[start : start + RATE])
    return with_fixed_serial(file.getvalue())


def main(arguments: list[str] | None = None) -> int:
    """Writes all sounds; returns the exit status."""
    parser = argparse.ArgumentParser(description="Computes the program's sounds.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where they go (default: art/sounds)")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    files = {name: encode(level(faded(make()), EFFECT_LOUDNESS, 0.4), 0.4) for name, make in EFFECTS.items()}
    # Music is not faded: the title ends by itself and the table's piece runs into its own beginning.
    files |= {name: encode(level(make(), MUSIC_LOUDNESS, None), 0.2) for name, make in MUSIC.items()}
    for name, data in files.items():
        (folder / f"{name}.ogg").write_bytes(data)
        print(f"{name}.ogg: {len(data) / 1024:.1f} KB")
    print(f"together {sum(map(len, files.values())) / 1024:.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
