"""What a person does, in the pixels of the window's surface: pointer, wheel, pinch, keys, text.

pygame tells places in window units, which differ from pixels on fine displays, and touches in shares of the window.
`Translator` turns its events into these records once, so that no screen has to care.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

Place: TypeAlias = tuple[int, int]

LEFT, MIDDLE, RIGHT = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse or a finger: it moved, a button went down or up, or it left the window.

    `button` is 0 for moves; `is_held` tells that the left button (or the finger) is down.
    """

    kind: Literal["move", "down", "up", "leave"]
    at: Place = (-1, -1)
    button: int = 0
    is_touch: bool = False
    is_held: bool = False


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; positive `dy` is away from the person (up), positive `dx` to the right, in notches."""

    at: Place
    dx: float
    dy: float
    has_ctrl: bool = False


@dataclass(frozen=True, slots=True)
class Pinch:
    """Two fingers moved: the distance between them grew by `factor`, their middle lies at `at`."""

    at: Place
    factor: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down (or repeats while it is held)."""

    key: int
    has_ctrl: bool = False
    has_shift: bool = False
    has_alt: bool = False
    is_repeat: bool = False


@dataclass(frozen=True, slots=True)
class KeyUp:
    """A key was let go."""

    key: int


@dataclass(frozen=True, slots=True)
class Text:
    """Finished text that was typed, by keys or by an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Composition:
    """Text that an input method is still building; empty when it was given up or finished."""

    text: str
    cursor: int = 0


@dataclass(frozen=True, slots=True)
class FocusChange:
    """The window became the one that keys go to, or another did."""

    is_focused: bool


Input: TypeAlias = Pointer | Wheel | Pinch | Key | KeyUp | Text | Composition | FocusChange

_ALIKE = {pygame.K_KP_ENTER: pygame.K_RETURN, pygame.K_KP_PLUS: pygame.K_PLUS, pygame.K_KP_MINUS: pygame.K_MINUS}


class Translator:
    """Turns pygame's events into inputs; `window` and `pixels` are the window's sizes in its units and in pixels.

    `held` are the keys that are down, kept from one translator to the next: pygame does not tell a key that is held
    from one that is pressed again.
    """

    def __init__(self, window: tuple[int, int], pixels: tuple[int, int], held: set[int] | None = None) -> None:
        self.window, self.pixels = window, pixels
        self.held = set[int]() if held is None else held
        self._is_back = False

    def place(self, at: tuple[float, float]) -> Place:
        """Return the pixel of a place in window units."""
        (w, h), (pw, ph) = self.window, self.pixels
        return int(at[0] * pw / max(1, w)), int(at[1] * ph / max(1, h))

    def translate(self, event: pygame.event.Event) -> Input | None:
        """Return the input of an event, None where it is none."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            buttons = event.dict.get("buttons", (0, 0, 0))
            return Pointer("move", self.place(event.pos), 0, _is_touch(event), bool(buttons[0]))
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.button > RIGHT:
                return None  # the wheel has its own event
            went: Literal["down", "up"] = "down" if kind == pygame.MOUSEBUTTONDOWN else "up"
            held = went == "down" and event.button == LEFT
            return Pointer(went, self.place(event.pos), event.button, _is_touch(event), held)
        if kind == pygame.MOUSEWHEEL:
            dx, dy = event.dict.get("precise_x", event.x), event.dict.get("precise_y", event.y)
            if event.dict.get("flipped"):
                dx, dy = -dx, -dy
            at = event.dict.get("pos") or pygame.mouse.get_pos()
            return Wheel(self.place(at), dx, dy, bool(pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META)))
        if kind == pygame.MULTIGESTURE:
            if event.num_fingers != 2 or not event.pinched:
                return None
            at = (event.x * self.pixels[0], event.y * self.pixels[1])
            return Pinch((int(at[0]), int(at[1])), max(0.2, 1 + 2 * event.pinched))
        if kind == pygame.WINDOWLEAVE:
            return Pointer("leave")
        if kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._is_back = kind == pygame.WINDOWFOCUSGAINED
            if not self._is_back:
                self.held.clear()
            return FocusChange(self._is_back)
        if kind == pygame.KEYDOWN:
            # with the focus come, at once, the keys that were pressed elsewhere and are still down
            is_repeat = self._is_back or event.key in self.held
            self.held.add(event.key)
            return _key(event, is_repeat)
        if kind == pygame.KEYUP:
            self.held.discard(event.key)
            return KeyUp(_ALIKE.get(event.key, event.key))
        return _typed(event)


def _key(event: pygame.event.Event, is_repeat: bool) -> Key:
    mods = event.dict.get("mod", 0)
    return Key(
        _ALIKE.get(event.key, event.key),
        bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        bool(mods & pygame.KMOD_SHIFT),
        bool(mods & pygame.KMOD_ALT),
        is_repeat,
    )


def _typed(event: pygame.event.Event) -> Input | None:
    if event.type == pygame.TEXTINPUT:
        return Text(event.text)
    if event.type == pygame.TEXTEDITING:
        return Composition(event.text, event.start)
    return None


def _is_touch(event: pygame.event.Event) -> bool:
    return bool(event.dict.get("touch", False))
