"""Keys by name: `Ctrl+Z`, `F11`, `Enter`, `N` - how they are written, matched and shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from edo_table.ui.inputs import Key

_NAMED = {
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "delete": pygame.K_DELETE,
    "backspace": pygame.K_BACKSPACE,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "+": pygame.K_PLUS,
    "-": pygame.K_MINUS,
    **{f"f{n}": getattr(pygame, f"K_F{n}") for n in range(1, 13)},
}
_MODIFIERS = ("ctrl", "alt", "shift")


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key with its modifiers; `name` is the form it was written in."""

    name: str
    key: int
    has_ctrl: bool = False
    has_alt: bool = False
    has_shift: bool = False

    def matches(self, event: Key) -> bool:
        """Whether a key event is this shortcut; Shift does not matter for signs that need it on some keyboards.

        The key of + sends = on many of them, with Shift or without.
        """
        is_sign = self.name in ("+", "-", "?")
        return (
            (event.key == self.key or (self.name == "+" and event.key == pygame.K_EQUALS))
            and event.has_ctrl == self.has_ctrl
            and event.has_alt == self.has_alt
            and (is_sign or event.has_shift == self.has_shift)
        )

    def label(self, words: Callable[[str], str] | None = None) -> str:
        """Return how it is shown; `words` gives the words for the parts `ctrl`, `enter`, `esc` ...

        Without it the name stays as written.  Single letters and F-keys stay as they are.
        """
        parts = self.name.split("+") if self.name != "+" else ["+"]
        if words is None:
            return "+".join(parts)
        return "+".join(part if len(part) == 1 or part[1:].isdigit() else words(part.lower()) for part in parts)


def shortcut(name: str) -> Shortcut:
    """Return the shortcut of a name such as `Ctrl+Shift+S`, `Esc`, `F1`, `N`; raises ValueError for an unknown one."""
    parts = name.split("+") if name != "+" else ["+"]
    *modifiers, last = [part.strip() for part in parts]
    held = {modifier.lower() for modifier in modifiers}
    if held - set(_MODIFIERS):
        raise ValueError(f"unknown modifier in the shortcut {name!r}")
    low = last.lower()
    if low in _NAMED:
        key = _NAMED[low]
    elif len(low) == 1:
        key = ord(low)
    else:
        raise ValueError(f"unknown key in the shortcut {name!r}")
    return Shortcut(name, key, "ctrl" in held, "alt" in held, "shift" in held)
