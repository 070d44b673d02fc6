"""The player's settings: what there is, with defaults; what can be saved of a damaged file; telling of changes.

A setting is named by its dotted path, as `display.ui_scale`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from edo_table.persistence.atomic import check_ordinary, write_atomic
from edo_table.persistence.errors import SettingsError, StorageError, shown_name
from edo_table.persistence.plain_json import decode_object, encode
from edo_table.persistence.save_file import ShortText

log = logging.getLogger(__name__)

MAX_FILE_SIZE = 1 << 20
BROKEN_SUFFIX = ".broken"


def _auto_or_scale(value: float) -> float:
    if value and not 0.8 <= value <= 2.0:
        raise ValueError("must be 0 (automatic) or from 0.8 to 2")
    return value


Volume = Annotated[float, Field(ge=0, le=1)]
Pixels = Annotated[int, Field(ge=1, le=32767)]
Place = Annotated[int, Field(ge=-32768, le=32767)]
Palette = Literal["default", "deutan", "protan", "tritan", "mono"]
Motion = Literal["full", "reduced"]
AnimationSpeed = Literal["slow", "normal", "fast", "instant"]
EndTurnConfirm = Literal["never", "when_actions_left", "always"]
VideoDriver = Literal["auto", "x11", "wayland"]


class _Group(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore", allow_inf_nan=False)


class Display(_Group):
    """What the screen looks like."""

    fullscreen: bool = False
    window_size: tuple[Pixels, Pixels] | None = None
    """Pixels; None: as suits the screen."""
    window_position: tuple[Place, Place] | None = None
    ui_scale: Annotated[float, AfterValidator(_auto_or_scale)] = 0.0
    """Factor from 0.8 to 2; 0: as suits the screen."""
    text_scale: Annotated[float, Field(ge=1.0, le=1.6)] = 1.0
    palette: Palette = "default"
    high_contrast: bool = False
    motion: Motion = "full"
    animation_speed: AnimationSpeed = "normal"
    frame_limit: Annotated[int, Field(ge=15, le=240)] = 60
    """Frames a second."""


class Sound(_Group):
    """Volumes from 0 to 1."""

    master: Volume = 0.8
    effects: Volume = 0.8
    music: Volume = 0.5
    mute: bool = False


class Profile(_Group):
    """A seat as it was set up last."""

    name: ShortText = ""
    colour: ShortText = ""
    controller: ShortText = "human"


class Play(_Group):
    """How the table behaves, and what it remembers of the last game."""

    end_turn_confirm: EndTurnConfirm = "when_actions_left"
    auto_play_single: bool = True
    show_hints: bool = True
    show_log: bool = True
    ai_seconds: Annotated[float, Field(ge=0.1, le=10)] = 1.5
    """What the highest level may think for a turn."""
    undo_free: bool = False
    """Undo crosses what was revealed; the match then counts as practice."""
    profiles: Annotated[tuple[Profile, ...], Field(max_length=16)] = ()
    last_game: ShortText = ""
    last_setup: Annotated[dict[str, dict[str, Any]], Field(max_length=100)] = Field(default_factory=dict)
    """Game id -> the set-up screen's own data."""


class Advanced(_Group):
    """What hardly anybody needs."""

    video_driver: VideoDriver = "auto"


class Settings(_Group):
    """All settings; never changed in place."""

    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$")] = "en"
    display: Display = Display()
    sound: Sound = Sound()
    play: Play = Play()
    advanced: Advanced = Advanced()


# ---- asking about a setting ------------------------------------------------------------------------------------------


def choices(name: str) -> tuple[str, ...]:
    """Return what a setting of fixed choices can be, in order; empty for the other kinds.  Raises SettingsError."""
    annotation = _field(name).annotation
    return tuple(choice for choice in get_args(annotation) if isinstance(choice, str))


def limits(name: str) -> tuple[float, float] | None:
    """Return the least and greatest value of a number; None for the other kinds.  Raises SettingsError."""
    least = most = None
    for rule in _field(name).metadata:
        least = getattr(rule, "ge", least)
        most = getattr(rule, "le", most)
    return None if least is None or most is None else (float(least), float(most))


def value_of(settings: Settings, name: str) -> Any:
    """Return the value of a setting by its dotted path; raises SettingsError."""
    _field(name)
    value: Any = settings
    for part in name.split("."):
        value = getattr(value, part)
    return value


def changed(settings: Settings, changes: Mapping[str, Any]) -> Settings:
    """Return the settings with some of them changed (dotted path -> value; texts are read as their kind demands).

    Raises SettingsError, with a suggestion, for an unknown path or a value that cannot be.
    """
    data = settings.model_dump()
    for name, value in changes.items():
        _field(name)
        *groups, last = name.split(".")
        place = data
        for group in groups:
            place = place[group]
        place[last] = value
    try:
        return Settings.model_validate(data)
    except ValidationError as error:
        raise SettingsError(*_fault(error)) from error


def _field(name: str) -> Any:
    fields = _fields(Settings)
    if name in fields:
        return fields[name]
    near = get_close_matches(name, fields, 1, 0.5)
    raise SettingsError(f"There is no setting “{name}”.", f"Did you mean “{near[0]}”?" if near else "", "unknown")


def _fields(model: type[BaseModel], prefix: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        kind = field.annotation
        if isinstance(kind, type) and issubclass(kind, _Group):
            found |= _fields(kind, f"{prefix}{name}.")
        else:
            found[prefix + name] = field
    return found


def _fault(error: ValidationError) -> tuple[str, str, str]:
    fault = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(step) for step in fault["loc"])
    return f"The setting “{where}” cannot be so: {fault['msg']}.", "", "bad_value"


# ---- files -----------------------------------------------------------------------------------------------------------


def load_settings(path: Path) -> tuple[Settings, list[str]]:
    """Return the settings of a file and a message for everything in it that could not be used.

    What is wrong becomes its default, alone; a file with anything wrong is kept beside as `.broken`.  Never raises.
    """
    try:
        check_ordinary(path)
        with path.open("rb") as file:
            data = file.read(MAX_FILE_SIZE + 1)
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [f"The settings cannot be read ({error.strerror}); the defaults are used."]
    try:
        if len(data) > MAX_FILE_SIZE:
            raise ValueError("it is far too large")
        document = decode_object(data.removeprefix(b"\xef\xbb\xbf"))
    except ValueError as error:
        messages = [f"The settings file is broken ({error}); the defaults are used."]
        return Settings(), messages + _keep_broken(path, data)
    settings, messages = _salvaged(document)
    return settings, messages + _keep_broken(path, data) if messages else []


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings, whole or not at all; raises StorageError."""
    try:
        data = encode(settings.model_dump(mode="json"), indent=2)
    except ValueError as error:
        raise StorageError(f"The settings cannot be saved: {error}.", "", "not_storable") from error
    write_atomic(path, data + b"\n")


def _salvaged(document: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Return the settings after dropping, one after the other, the values that do not fit."""
    messages: list[str] = []
    while True:
        try:
            return Settings.model_validate(document), messages
        except ValidationError as error:
            faults = error.errors(include_url=False, include_context=False, include_input=False)
        for place in dict.fromkeys(_place(document, fault["loc"]) for fault in faults):
            _drop(document, place)
            name = ".".join(place)
            messages.append(f"The setting “{name}” in the file cannot be used; its default is.")


def _place(document: dict[str, Any], location: tuple[int | str, ...]) -> tuple[str, ...]:
    """Return the path of keys, as far as the document has them, that leads to a fault."""
    place: list[str] = []
    node: Any = document
    for step in location:
        if not isinstance(node, dict) or step not in node:
            break
        place.append(str(step))
        node = node[step]
    return tuple(place)


def _drop(document: dict[str, Any], place: tuple[str, ...]) -> None:
    node = document
    for step in place[:-1]:
        node = node[step]
    node.pop(place[-1], None)


def _keep_broken(path: Path, data: bytes) -> list[str]:
    beside = path.with_name(path.name + BROKEN_SUFFIX)
    try:
        write_atomic(beside, data)
    except StorageError as error:
        log.warning("the broken settings could not be kept: %s", error)
        return []
    return [f"The file as it was is kept as {shown_name(beside)}."]


# ---- changes ---------------------------------------------------------------------------------------------------------

Listener: TypeAlias = "Callable[[Settings, frozenset[str]], None]"
"""Gets the new settings and the dotted paths of those that changed."""


class SettingsStore:
    """The settings in force: read at the start, written at every change, their listeners told.

    Without a path, or when the disk refuses, changes last until the program ends; `problem` says why.
    """

    def __init__(self, path: Path | None) -> None:
        self.problem: StorageError | None = None
        self._path = path
        self._listeners: list[Listener] = []
        self._is_dirty = False
        self.settings: Settings
        self.messages: list[str]
        self.settings, self.messages = (Settings(), []) if path is None else load_settings(path)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Have a listener called after every change; returns what ends that."""
        self._listeners.append(listener)

        def unsubscribe() -> None:
            with suppress(ValueError):
                self._listeners.remove(listener)

        return unsubscribe

    def change(self, changes: Mapping[str, Any], *, write: bool = True) -> frozenset[str]:
        """Change settings by dotted path; returns which are different now.  Raises SettingsError, changing nothing.

        `write=False` leaves the writing to the next `save` (a slider on its way).
        """
        return self._adopt(changed(self.settings, changes), write)

    def reset(self, *names: str) -> frozenset[str]:
        """Put settings (none named: all but what is remembered of the last game) back to their defaults."""
        kept = {"play.profiles", "play.last_game", "play.last_setup"}
        wanted = names or [name for name in _fields(Settings) if name not in kept]
        return self.change({name: value_of(Settings(), name) for name in wanted})

    def save(self) -> None:
        """Write what has changed since the last writing; never raises, see `problem`."""
        if not self._is_dirty or self._path is None:
            return
        try:
            save_settings(self._path, self.settings)
        except StorageError as error:
            log.error("settings not saved: %s", error)
            self.problem = error
        else:
            self.problem, self._is_dirty = None, False

    def _adopt(self, settings: Settings, write: bool) -> frozenset[str]:
        before = self.settings
        names = frozenset(name for name in _fields(Settings) if value_of(before, name) != value_of(settings, name))
        self._is_dirty = self._is_dirty or bool(names)
        if names:
            self.settings = settings
        if write:
            self.save()
        if names:
            for listener in tuple(self._listeners):
                listener(settings, names)
        return names
