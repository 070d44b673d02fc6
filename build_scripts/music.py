"""The two pieces of music, for koto, our own: a short phrase for the title and a slow piece that goes round.

A piece is a list of bars of four beats; a bar is a text of notes ``beat:string`` (strings 1 to 13 of the koto) with
``!`` for a strong note, ``?`` for a faint one, ``~`` for a note that leans in from the string above (a press of the
left hand), and ``/`` for a run over all strings down from it.
"""

from __future__ import annotations

import numpy as np

from build_scripts.instruments import RATE, STRINGS, Sound, bell, koto, mix, mix_round, room, room_round, taiko

TABLE_BEAT = 1.06
TABLE = (
    "0:5 0.5:1? 2:8! 3:9",
    "0:8 1:7 1.5:8? 2:5 3:6~",
    "0:5! 1:2? 2:7 2.5:8 3:9",
    "0:10! 1.5:9? 1.75:8? 2:7 3.5:8?",
    "0:9~ 1:8 2:5! 3:3?",
    "0:6 0.5:7 1:8 2:10 3:11~",
    "0:10! 1:9 1.25:8 1.5:7 2.5:6 3:5",
    "0:4! 1:3 2:1? 3:2?",
    "0:7! 1:8? 1.5:9 2:10 3:12",
    "0:11~ 1:10 2:9 2.25:8 2.5:7 3.5:5?",
    "0:6! 1:5 2:3 2.5:4? 3:5",
    "0:1! 0.1:5? 0.2:8? 2:10? 3:8?",
)

TITLE_BEAT = 0.46
TITLE = (
    "0:5! 1:7 1.5:8 2:9! 3:8",
    "0:10! 1:9 1.25:8 1.5:7 2:6~ 3:5",
    "0:13/ 2:1! 2.06:5 2.12:8 2.18:10!",
)


def _notes(bars: tuple[str, ...], beat: float, seed: int) -> list[tuple[float, Sound]]:
    """Returns the plucked strings of a piece with their times, a little uneven as of a hand."""
    chance = np.random.default_rng(seed)
    parts: list[tuple[float, Sound]] = []
    for number, bar in enumerate(bars):
        for word in bar.split():
            when, _, what = word.partition(":")
            string = int(what.strip("!?~/"))
            strength = 0.9 if "!" in what else 0.42 if "?" in what else 0.64
            strength *= chance.uniform(0.93, 1.07)
            start = max(0.0, (4 * number + float(when)) * beat + chance.normal(0, 0.007))
            if "/" in what:
                for step, low in enumerate(range(string, 2, -1)):
                    soft = 0.35 + 0.03 * step
                    parts.append((start + 0.055 * step, koto(STRINGS[low], 1.8, soft) * 0.8))
                continue
            if "~" in what:
                parts.append((start - 0.09, koto(STRINGS[min(13, string + 1)], 0.5, strength * 0.5, damping=9)))
            parts.append((start, koto(STRINGS[string], 3.4, strength)))
    return [(max(0.0, start), sound) for start, sound in parts]


def table() -> Sound:
    """Returns the calm piece for menu and table; its end runs on into its beginning."""
    seconds = len(TABLE) * 4 * TABLE_BEAT
    parts = _notes(TABLE, TABLE_BEAT, 21)
    for bar, force in ((0, 0.5), (4, 0.35), (8, 0.45)):
        parts.append((bar * 4 * TABLE_BEAT, taiko(58, 2.0, 0.4) * force))
    for bar in (3, 7, 11):
        parts.append(((bar * 4 + 2) * TABLE_BEAT, bell(587.3, 5.0) * 0.07))
    return room_round(mix_round(parts, seconds), 0.3, 31)


def title() -> Sound:
    """Returns the short phrase that is heard when the program opens."""
    parts = _notes(TITLE, TITLE_BEAT, 5)
    parts += [(0.0, taiko(62, 1.8, 0.8) * 0.7), ((8 + 2) * TITLE_BEAT, taiko(58, 2.2, 0.9) * 0.9)]
    sound = room(mix(parts, len(TITLE) * 4 * TITLE_BEAT + 2.6), 0.22, 32, 1.4)
    size = int(0.6 * RATE)
    return np.concatenate((sound[:-size], sound[-size:] * np.linspace(1, 0, size) ** 2))
