"""What every screen gets: settings and what follows from them, words, games, folders, sound, clock, the stage."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from edo_table.content.check import check_own
from edo_table.content.language import Argument, Catalogue, load_catalogue
from edo_table.content.problems import Problem
from edo_table.content.resources import DataFolder, art, shipped
from edo_table.content.sounds import load_sounds
from edo_table.content.yaml_source import read_yaml
from edo_table.engine.setup import MAX_SEED
from edo_table.games import registry
from edo_table.persistence.autosave import Autosave
from edo_table.persistence.paths import Folders
from edo_table.persistence.settings import Settings, SettingsStore
from edo_table.persistence.statistics import Statistics
from edo_table.ui.clock import Clock, SystemClock
from edo_table.ui.metrics import Metrics
from edo_table.ui.navigator import Navigator
from edo_table.ui.print import cache
from edo_table.ui.print.store import Store
from edo_table.ui.scenery.stage import Scenery
from edo_table.ui.sound import Sound, SoundEntry, Volumes
from edo_table.ui.theme import Theme, Vision, theme
from edo_table.ui.widget_screen import Surroundings
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.app.session import Thinking
    from edo_table.engine.game import Game
    from edo_table.ui.window import Window

    class ThinkingDesk(Thinking, Protocol):
        """What thinks for computer players, and can be sent away."""

        def close(self) -> None: ...


_VISION: Mapping[str, Vision] = {"default": "full"}
_LOOKS = ("display.", "language")
"""What is drawn anew when a setting beginning so changes."""


@dataclass(frozen=True, slots=True)
class GameHead:
    """What cards and lists show of a game."""

    id: str
    title: str
    tagline: str
    designer: str
    year: int
    minutes: int
    players: tuple[int, ...]


@dataclass(slots=True)
class Machine:
    """What is the machine's: its time of day and its chance.  Pictures and tests hold both still."""

    today: Callable[[], datetime] = field(default=lambda: datetime.now().astimezone())
    seed: Callable[[], int] = field(default=lambda: secrets.randbelow(min(MAX_SEED, 10**9)))


class AppContext:
    """One for the program's life.  `stage` and `window` are set before the first screen is shown."""

    def __init__(
        self,
        store: SettingsStore,
        folders: Folders | None = None,
        *,
        autosave: Autosave | None = None,
        statistics: Statistics | None = None,
        clock: Clock | None = None,
        machine: Machine | None = None,
        thinking: ThinkingDesk | None = None,
        is_silent: bool = False,
    ) -> None:
        """Without `folders` nothing is read from or written to the disk but the program's own data.

        `thinking` stands in for the process that thinks for computer players.
        """
        self.store, self.folders = store, folders
        self.clock: Clock = clock or SystemClock()
        self.machine = machine or Machine()
        overlay = folders.overrides if folders is not None and folders.overrides.is_dir() else None
        self.data: DataFolder = shipped(overlay)
        self.own_problems: tuple[Problem, ...] = _problems_of_own(self.data)
        """What is wrong with the player's own data files, which are all left aside then."""
        if self.own_problems:
            self.data = shipped()
        self.autosave = autosave or Autosave(None)
        self.statistics = statistics or Statistics(None)
        self.pictures = Store(folders.cache / "pictures") if folders is not None else None
        self.catalogue: Catalogue = load_catalogue(self.data, self._language())
        self.sound = Sound(self._sound_entries(), self.volumes(), is_silent)
        self.window: Window | None = None
        self._stage: Navigator | None = None
        self._thinking: ThinkingDesk | None = thinking
        self._style: tuple[object, Style] | None = None
        self._sceneries: dict[tuple[object, ...], Scenery] = {}
        self._games: dict[str, Game[Any]] = {}
        self._heads: tuple[GameHead, ...] = ()
        store.subscribe(self._follow)

    # ---- words -----------------------------------------------------------------------------------------------------

    def text(self, key: str, /, **args: Argument) -> str:
        """Return a text of the catalogue."""
        return self.catalogue.text(key, **args)

    def key_word(self, part: str) -> str:
        """Return the word for a part of a shortcut: `ctrl`, `enter` ..."""
        key = f"app.key.{part}"
        return self.catalogue.text(key) if self.catalogue.has(key) else part.capitalize()

    def _language(self) -> str:
        wanted = self.settings.language
        return wanted if wanted in (*self.data.languages(), "qps") else "en"

    # ---- settings --------------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.store.settings

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        display = self.settings.display
        return theme(display.high_contrast, _VISION.get(display.palette, display.palette))

    @property
    def is_still(self) -> bool:
        """Whether motion is reduced."""
        return self.settings.display.motion == "reduced"

    def style(self, size: tuple[int, int]) -> Style:
        """Return the look for a size in pixels; the same object until something in it changes."""
        display = self.settings.display
        metrics = Metrics(size, display.ui_scale or 1.0, display.text_scale)
        key = (self.theme, metrics, self.is_still, self.catalogue.code)
        if self._style is None or self._style[0] != key:
            self._style = (key, Style(self.theme, metrics, self.key_word, self.is_still))
        return self._style[1]

    def volumes(self) -> Volumes:
        """Return how loud everything is."""
        sound = self.settings.sound
        return Volumes(sound.master, {"effects": sound.effects, "music": sound.music}, sound.mute)

    def _follow(self, settings: Settings, names: frozenset[str]) -> None:
        """Let changed settings take effect."""
        if "language" in names:
            self.catalogue = load_catalogue(self.data, self._language())
            self._heads = ()
        if any(name.startswith("sound.") for name in names):
            self.sound.set_volumes(self.volumes())
        if self._stage is None:
            return
        self._stage.is_still = self.is_still
        if "display.fullscreen" in names and self.window is not None:
            self.window.set_fullscreen(settings.display.fullscreen)
        passive = {"display.window_size", "display.window_position", "display.frame_limit", "display.animation_speed"}
        if any(name.startswith(_LOOKS) for name in names - passive):
            self._stage.resize(self.window.pixels if self.window is not None else self._stage.size)

    # ---- stage -----------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Navigator:
        """The stack of screens; raises RuntimeError before there is one."""
        if self._stage is None:
            raise RuntimeError("there is no stage yet")
        return self._stage

    @stage.setter
    def stage(self, navigator: Navigator) -> None:
        self._stage = navigator

    @property
    def surroundings(self) -> Surroundings:
        """What widget screens need."""
        return Surroundings(self.style, self.sound.play)

    def resize(self, size: tuple[int, int]) -> None:
        """Drop what was drawn for another size and lay everything out for this one."""
        cache.clear_all()
        self._sceneries.clear()
        self.stage.resize(size)

    def scenery(self, make: Callable[[], Scenery], *key: object) -> Scenery:
        """Return the scenery of a key, made first if need be; the last few are kept."""
        found = self._sceneries.pop(key, None) or make()
        self._sceneries[key] = found
        while len(self._sceneries) > 3:
            del self._sceneries[next(iter(self._sceneries))]
        return found

    # ---- games -----------------------------------------------------------------------------------------------------

    def game(self, game_id: str) -> Game[Any]:
        """Return the rules of a game; raises NoGameFound or ContentError."""
        if game_id not in self._games:
            self._games[game_id] = registry.create_game(game_id, self.data)
        return self._games[game_id]

    def heads(self) -> tuple[GameHead, ...]:
        """Return what there is to say of each game, in the order they came out, an expansion after its game."""
        if not self._heads:
            found = {game_id: self._read_head(game_id) for game_id in registry.game_ids()}

            def order(head: GameHead) -> tuple[int, str, int, str]:
                base = found[self.game(head.id).extends or head.id]
                return base.year, base.id, 0 if base is head else head.year, head.id

            self._heads = tuple(sorted(found.values(), key=order))
        return self._heads

    def _read_head(self, game_id: str) -> GameHead:
        head = read_yaml(self.data.path(f"{game_id}/game.yaml")).data
        return GameHead(
            game_id,
            self.text(f"{game_id}.title"),
            self.text(f"{game_id}.tagline"),
            str(head.get("designer", "")),
            int(head.get("year", 0)),
            int(head.get("minutes", 0)),
            self.game(game_id).players,
        )

    def head(self, game_id: str) -> GameHead | None:
        """Return what there is to say of a game, None when it is not there."""
        return next((head for head in self.heads() if head.id == game_id), None)

    @property
    def thinking(self) -> ThinkingDesk:
        """The process that thinks for computer players; it starts when it is first asked."""
        if self._thinking is None:
            from edo_table.ai.client import WorkerClient

            self._thinking = WorkerClient(overlay=str(self.data.overlay) if self.data.overlay else None)
        return self._thinking

    def close(self) -> None:
        """Let processes and devices go, and write what is unwritten."""
        if self._thinking is not None:
            self._thinking.close()
            self._thinking = None
        self.store.save()
        self.sound.stop()
        if self.pictures is not None:
            self.pictures.flush()

    def _sound_entries(self) -> dict[str, SoundEntry]:
        return {
            name: SoundEntry(art("sounds", record.file), record.bus, record.gain, record.loop)
            for name, record in load_sounds(self.data).items()
        }


def _problems_of_own(data: DataFolder) -> tuple[Problem, ...]:
    if data.overlay is None:
        return ()
    return check_own(data, {game: partial(registry.create_game, game) for game in registry.game_ids()})
