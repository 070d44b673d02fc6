"""Instruments computed from their physics: a plucked string, struck wood, a drum, a bell, metal, paper, a room.

Every function returns samples at ``RATE`` a second, about 1 loud, and is the same at every call.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Sound: TypeAlias = NDArray[np.float64]

RATE = 44100

_D, _EB, _G, _A, _BB = 146.83, 155.56, 196.00, 220.00, 233.08
STRINGS: dict[int, float] = {
    1: 2 * _D,
    2: _G,
    3: _A,
    4: _BB,
    5: 2 * _D,
    6: 2 * _EB,
    7: 2 * _G,
    8: 2 * _A,
    9: 2 * _BB,
    10: 4 * _D,
    11: 4 * _EB,
    12: 4 * _G,
    13: 4 * _A,
}
"""The thirteen strings of the koto in hirajoshi tuning, in hertz."""


def _time(seconds: float) -> Sound:
    return np.arange(int(seconds * RATE)) / RATE


def _noise(size: int, seed: int) -> Sound:
    return np.random.default_rng(seed).normal(size=size)


def _band(sound: Sound, low: float, high: float) -> Sound:
    """Returns a sound with soft edges put to its band of frequencies (hertz)."""
    size = len(sound)
    hertz = np.fft.rfftfreq(2 * size, 1 / RATE)
    gain = 1 / np.sqrt(1 + (low / np.maximum(hertz, 1e-3)) ** 6) / np.sqrt(1 + (hertz / high) ** 6)
    return np.fft.irfft(np.fft.rfft(sound, 2 * size) * gain)[:size]


def _ring_out(sound: Sound) -> Sound:
    """Returns a sound whose last third sinks to silence, so that nothing breaks off."""
    size = len(sound) // 3
    return np.concatenate((sound[:-size], sound[-size:] * (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, size)))))


def koto(hertz: float, seconds: float = 2.2, strength: float = 0.8, damping: float = 0.0) -> Sound:
    """Returns a plucked string.

    ``strength`` from 0 to 1 makes it brighter as well as louder; ``damping`` (a second) is a hand laid on the string.
    The partials are those of a stiff string plucked near its end, in two planes that are a little out of tune with
    each other; the pitch starts high, as of a string that is stretched; the plectrum and the body are heard at first.
    """
    t = _time(seconds)
    glide = hertz * (t + 0.0035 * strength * (1 - np.exp(-t * 14)) / 14)
    sound = np.zeros_like(t)
    place, stiffness = 0.11, 0.00009
    for k in range(1, 34):
        ratio = k * np.sqrt(1 + stiffness * k * k)
        if hertz * ratio > 15000:
            break
        loud = abs(np.sin(np.pi * k * place)) / k ** (1.75 - 0.6 * strength)
        fade = 0.9 + damping + 0.0022 * hertz + 0.16 * k + 0.012 * k * k
        beat = 1 + 0.00035 * (1 + k % 3)
        phase = 2 * np.pi * ratio * glide
        first, second = np.exp(-t * fade * 1.7), np.exp(-t * fade * 0.6)
        sound += loud * (0.62 * first * np.sin(phase) + 0.38 * second * np.sin(phase * beat + 0.6 * k))
    size = len(t)
    attack = _noise(size, int(hertz)) * np.exp(-t * 260)
    sound += 0.16 * strength * _band(attack, 1800, 6500)
    body = sum(g * np.sin(2 * np.pi * f * t) * np.exp(-t * d) for f, g, d in ((112, 0.5, 30), (238, 0.4, 42)))
    sound += 0.12 * strength * body
    rise = np.minimum(1, t / 0.0012)
    return _ring_out(np.asarray(sound * rise * strength / 1.1))


def wood(hertz: float, seconds: float, seed: int) -> Sound:
    """Returns a stroke on a small block of hard wood."""
    t = _time(seconds)
    modes = ((1, 1, 46), (0.55, 2.71, 74), (0.3, 5.15, 118), (0.12, 8.3, 170), (0.35, 0.47, 60))
    sound = sum(g * np.sin(2 * np.pi * hertz * r * t + n) * np.exp(-t * d) for n, (g, r, d) in enumerate(modes))
    click = _band(_noise(len(t), seed) * np.exp(-t * 620), 900, 9000)
    return np.asarray((sound + 0.9 * click) * np.minimum(1, t / 0.0004))


def taiko(hertz: float, seconds: float, force: float) -> Sound:
    """Returns a stroke on a drum; with force the skin is stretched and the pitch falls further."""
    t = _time(seconds)
    bend = 0.55 + 0.6 * force
    turns = hertz * (t + bend * (1 - np.exp(-t * 26)) / 26)
    modes = ((1, 1, 4.0), (0.7, 1.594, 6.5), (0.5, 2.136, 8), (0.35, 2.296, 10), (0.3, 2.918, 13), (0.2, 3.6, 18))
    sound = sum(g * np.sin(2 * np.pi * r * turns + 0.4 * n) * np.exp(-t * d) for n, (g, r, d) in enumerate(modes))
    stick = _band(_noise(len(t), int(hertz * 10)) * np.exp(-t * 120), 180, 2600)
    return _ring_out(np.asarray(np.tanh(1.25 * (sound + 0.8 * force * stick)) * np.minimum(1, t / 0.001)))


def bell(hertz: float, seconds: float) -> Sound:
    """Returns a bronze bell, each of its partials doubled so that it breathes."""
    t = _time(seconds)
    low = ((0.5, 0.5, 0.7), (1, 1, 0.9), (0.6, 1.19, 1.3), (0.45, 2.0, 1.6))
    high = ((0.5, 2.74, 2.2), (0.3, 3.76, 3.2), (0.2, 5.1, 5))
    sound = np.zeros_like(t)
    for n, (gain, ratio, fade) in enumerate(low + high):
        for side in (-1, 1):
            turns = hertz * ratio * (1 + side * 0.0011 / (1 + n)) * t
            sound += 0.5 * gain * np.sin(2 * np.pi * turns + n + 0.3 * side) * np.exp(-t * fade)
    return _ring_out(sound * np.minimum(1, t / 0.002))


def coin(pitch: float, seed: int) -> Sound:
    """Returns a copper coin that falls on others: two quick contacts."""
    t = _time(0.7)
    chance = np.random.default_rng(seed)
    sound = np.zeros_like(t)
    for start, force in ((0.0, 1.0), (0.028 + 0.012 * chance.random(), 0.55)):
        u = np.maximum(0, t - start)
        on = (t >= start) * force
        for gain, hertz, fade in ((1, 2960, 11), (0.75, 4710, 14), (0.5, 6980, 19), (0.3, 9120, 26), (0.3, 3890, 15)):
            turn = chance.random() * 6.28
            sound += on * gain * np.sin(2 * np.pi * hertz * pitch * u + turn) * np.exp(-u * fade)
    return sound * np.minimum(1, t / 0.0008)


def paper(seconds: float, seed: int, centre: float) -> Sound:
    """Returns a sheet that is moved: noise around a frequency, in many small crackles."""
    size = int(seconds * RATE)
    chance = np.random.default_rng(seed)
    swell = np.hanning(size) ** 0.8
    grains = np.zeros(size)
    for _ in range(int(170 * seconds)):
        at = int(chance.beta(2, 2) * size)
        length = min(size - at, int(RATE * chance.uniform(0.001, 0.006)))
        grains[at : at + length] += chance.uniform(0.2, 1) * np.exp(-np.arange(length) / (0.25 * length + 1))
    rustle = _noise(size, seed + 1)
    return np.asarray(_band(rustle * swell * (0.35 + grains), centre * 0.35, centre * 2.2))


def slide(seconds: float, seed: int) -> Sound:
    """Returns a sliding door of wood and paper on its way along the rail."""
    t = _time(seconds)
    speed = np.sin(np.pi * np.minimum(1, t / seconds)) ** 0.7
    low = _band(_noise(len(t), seed), 120, 900)
    high = _band(_noise(len(t), seed + 1), 1500, 5000)
    rattle = 1 + 0.5 * np.sin(2 * np.pi * 31 * t + 3 * np.sin(2 * np.pi * 2.3 * t))
    return np.asarray(speed * rattle * (0.8 * low + 0.25 * high))


def mix(parts: Iterable[tuple[float, Sound]], seconds: float) -> Sound:
    """Returns sounds laid over each other, each from its time in seconds; what passes the end is cut off."""
    whole = np.zeros(int(seconds * RATE))
    for start, sound in parts:
        at = int(start * RATE)
        length = min(len(sound), len(whole) - at)
        if length > 0:
            whole[at : at + length] += sound[:length]
    return whole


def mix_round(parts: Iterable[tuple[float, Sound]], seconds: float) -> Sound:
    """Returns sounds laid over each other in a circle: what passes the end sounds on at the beginning."""
    whole = np.zeros(int(seconds * RATE))
    for start, sound in parts:
        np.add.at(whole, (int(start * RATE) + np.arange(len(sound))) % len(whole), sound)
    return whole


def _echo(size: int, seed: int, seconds: float) -> Any:
    t = np.arange(size) / RATE
    tail = _noise(size, 1000 + seed) * np.exp(-t * 6.9 / seconds) * (t > 0.011)
    tail = _band(tail, 250, 4200)
    return tail / np.sqrt(np.sum(tail**2))


def room(sound: Sound, wet: float, seed: int, seconds: float = 0.7) -> Sound:
    """Returns a sound in a wooden room; ``wet`` is the share of the echo, ``seconds`` how long it lasts."""
    tail = int(seconds * 0.6 * RATE)
    size = len(sound) + tail
    echo = np.fft.irfft(np.fft.rfft(sound, 2 * size) * np.fft.rfft(_echo(tail, seed, seconds), 2 * size))[:size]
    return np.concatenate((sound, np.zeros(tail))) + wet * echo


def room_round(sound: Sound, wet: float, seed: int, seconds: float = 1.6) -> Sound:
    """Returns a sound that runs in a circle in a room, the echo of its end at its beginning."""
    size = len(sound)
    echo = np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(_echo(int(seconds * RATE), seed, seconds), size), size)
    return sound + wet * echo
