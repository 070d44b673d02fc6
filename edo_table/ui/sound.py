"""Sounds that never get in the way: without a device, a file or a working mixer everything is simply silent.

The mixer starts in a thread of its own, since some systems take seconds to open a device; what is played before is
dropped.  Nothing here raises.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

CHANNELS = 16
BUFFER = 1024
FADE = 600  # milliseconds
LEAST_GAP = 0.03
"""Seconds: the same sound is not begun twice within it."""


def has_no_device(cards: Path = Path("/proc/asound/cards")) -> bool:
    """True on a Linux without sound card and sound server; to ask there prints a dozen lines on the terminal."""
    if not sys.platform.startswith("linux") or os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER"):
        return False
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime and any((Path(runtime) / name).exists() for name in ("pulse", "pipewire-0")):
        return False
    try:
        return "[" not in cards.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return True


@dataclass(frozen=True, slots=True)
class SoundEntry:
    """One sound: where it is, which volume it follows, its own gain from 0 to 1, whether it goes round."""

    path: Path
    bus: str
    gain: float = 1.0
    is_loop: bool = False


@dataclass(frozen=True, slots=True)
class Volumes:
    """From 0 to 1: of all, of each bus by name; `is_mute` silences everything."""

    master: float = 1.0
    buses: Mapping[str, float] | None = None
    is_mute: bool = False

    def of(self, entry: SoundEntry) -> float:
        """Return the loudness of a sound."""
        bus = 1.0 if self.buses is None else self.buses.get(entry.bus, 1.0)
        # the ear hears by ratios: half the slider should sound half as loud
        return 0.0 if self.is_mute else (self.master * bus) ** 1.6 * entry.gain


class Sound:
    """Plays sounds by id.  `is_working` tells whether there is a device."""

    def __init__(
        self, entries: Mapping[str, SoundEntry], volumes: Volumes | None = None, is_silent: bool = False
    ) -> None:
        """`is_silent` never touches a device (pictures, tests, a player who wants none)."""
        self._entries = dict(entries)
        self._volumes = volumes or Volumes()
        self._is_silent = is_silent
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._music: tuple[str, pygame.mixer.Channel] | None = None
        self._wanted_music = ""
        self._last: dict[str, int] = {}
        self._lock = threading.Lock()
        self._starter: threading.Thread | None = None
        self.is_working = False

    # ---- device ----------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to open the device; returns at once."""
        if self._is_silent or self.is_working or (self._starter is not None and self._starter.is_alive()):
            return
        self._starter = threading.Thread(target=self._open, name="sound", daemon=True)
        self._starter.start()

    def retry(self) -> bool:
        """Try once more to open the device and wait up to two seconds for it; returns whether it works."""
        self.start()
        if self._starter is not None:
            self._starter.join(2.0)
        return self.is_working

    def _open(self) -> None:
        if has_no_device():
            log.info("no sound: this machine has no device for it")
            return
        try:
            pygame.mixer.init(buffer=BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(1)  # the first one is for music
        except (pygame.error, OSError, ValueError, NotImplementedError) as error:
            log.info("no sound: %s", error)
            return
        self.is_working = True
        for ident, entry in self._entries.items():
            if entry.bus != "music":
                self._load(ident)
        if self._wanted_music:
            self._begin_music(self._wanted_music)

    def stop(self) -> None:
        """Let the device go."""
        if self.is_working:
            self.is_working = False
            self._sounds.clear()
            self._music = None
            with contextlib.suppress(pygame.error):
                pygame.mixer.quit()

    # ---- playing ---------------------------------------------------------------------------------------------------

    def play(self, ident: str) -> None:
        """Play a sound once; unknown ids and "" are silent."""
        entry = self._entries.get(ident)
        if entry is None or not self.is_working:
            return
        loudness = self._volumes.of(entry)
        now = pygame.time.get_ticks()
        if loudness <= 0 or now - self._last.get(ident, -1000) < LEAST_GAP * 1000:
            return
        self._last[ident] = now
        with contextlib.suppress(pygame.error):
            sound = self._load(ident)
            channel = pygame.mixer.find_channel() if sound is not None else None
            if sound is not None and channel is not None:
                channel.set_volume(loudness)
                channel.play(sound)

    def music(self, ident: str) -> None:
        """Let a piece play (round and round if it is made so); "" lets it fade out.  The one that plays goes on."""
        self._wanted_music = ident
        if not self.is_working:
            return
        if self._music is not None and self._music[0] == ident and self._music[1].get_busy():
            return
        # a long piece takes a tenth of a second to read: not while a frame waits
        threading.Thread(target=self._begin_music, args=(ident,), name="music", daemon=True).start()

    def _begin_music(self, ident: str) -> None:
        with contextlib.suppress(pygame.error):
            if self._music is not None:
                self._music[1].fadeout(FADE)
                self._music = None
            entry = self._entries.get(ident)
            if entry is None:
                return
            sound = self._load(ident)
            if sound is not None and self.is_working and self._wanted_music == ident:
                channel = pygame.mixer.Channel(0)
                channel.play(sound, loops=-1 if entry.is_loop else 0, fade_ms=FADE)
                channel.set_volume(self._volumes.of(entry))
                self._music = (ident, channel)

    def set_volumes(self, volumes: Volumes) -> None:
        """Follow other volumes at once."""
        self._volumes = volumes
        if self._music is not None:
            with contextlib.suppress(pygame.error):
                self._music[1].set_volume(volumes.of(self._entries[self._music[0]]))

    def _load(self, ident: str) -> pygame.mixer.Sound | None:
        with self._lock:
            if ident not in self._sounds:
                try:
                    self._sounds[ident] = pygame.mixer.Sound(str(self._entries[ident].path))
                except (pygame.error, OSError) as error:
                    log.warning("sound %s: %s", ident, error)
                    del self._entries[ident]
                    return None
            return self._sounds[ident]
