"""A stage for widgets in tests: one screen with a tree, inputs by name, a clock moved by hand."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from edo_table.ui.clock import HandClock
from edo_table.ui.inputs import LEFT, Key, Pointer, Text, Wheel
from edo_table.ui.metrics import Metrics
from edo_table.ui.navigator import Navigator
from edo_table.ui.shortcuts import shortcut
from edo_table.ui.theme import theme
from edo_table.ui.widget_screen import Surroundings, WidgetScreen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.style import Style


class Plain(WidgetScreen):
    """A screen with whatever tree a function gives."""

    def __init__(self, surroundings: Surroundings, make: Callable[[], Widget]) -> None:
        super().__init__(surroundings)
        self._make = make

    def build(self, style: Style) -> Widget:
        return self._make()


class Bench:
    """Widgets on a stage; `sounds` is what was heard."""

    def __init__(
        self, make: Callable[[], Widget], size: tuple[int, int] = (1280, 720), ui: float = 1.0, text: float = 1.0
    ) -> None:
        pygame.display.init()
        pygame.display.set_mode(size)
        self.sounds: list[str] = []
        self.clock = HandClock()
        self.stage = Navigator(self.clock, size, True)
        style = Style(theme(), Metrics(size, ui, text))
        self.surroundings = Surroundings(lambda _: style, self.sounds.append)
        self.screen = Plain(self.surroundings, make)
        self.stage.push(self.screen)
        self.picture = pygame.Surface(size)
        self.draw()

    @property
    def host(self):  # type: ignore[no-untyped-def]
        """The host of the uppermost screen."""
        top = self.stage.top
        assert isinstance(top, WidgetScreen)
        return top.host

    def find(self, name: str) -> Widget:
        """Return a widget of the uppermost screen by name."""
        found = self.host.find(name)
        assert isinstance(found, Widget), name
        return found

    def draw(self, seconds: float = 0.0) -> pygame.Surface:
        """Move on and draw."""
        self.clock.advance(seconds)
        self.stage.update()
        self.stage.draw(self.picture)
        return self.picture

    def key(self, *names: str) -> bool:
        """Press keys one after the other; returns whether the last was used."""
        used = False
        for name in names:
            wanted = shortcut(name)
            used = self.stage.handle(Key(wanted.key, wanted.has_ctrl, wanted.has_shift, wanted.has_alt))
        self.draw()
        return used

    def type(self, text: str) -> None:
        """Type a text: for each sign a key and its text, as a keyboard does."""
        for sign in text:
            self.stage.handle(Key(ord(sign)))
            self.stage.handle(Text(sign))
        self.draw()

    def press(self, at: tuple[int, int], is_touch: bool = False) -> None:
        """Put the pointer down."""
        self.stage.handle(Pointer("move", at, is_touch=is_touch))
        self.stage.handle(Pointer("down", at, LEFT, is_touch, True))

    def move(self, at: tuple[int, int], is_held: bool = False, is_touch: bool = False) -> None:
        """Move the pointer."""
        self.stage.handle(Pointer("move", at, 0, is_touch, is_held))

    def let_go(self, at: tuple[int, int], is_touch: bool = False) -> None:
        """Take the pointer up."""
        self.stage.handle(Pointer("up", at, LEFT, is_touch))
        self.draw()

    def click(self, widget: Widget | str, is_touch: bool = False) -> None:
        """Click the middle of a widget."""
        found = self.find(widget) if isinstance(widget, str) else widget
        self.press(found.rect.center, is_touch)
        self.let_go(found.rect.center, is_touch)

    def wheel(self, at: tuple[int, int], dy: float) -> bool:
        """Turn the wheel."""
        used = self.stage.handle(Wheel(at, 0, dy))
        self.draw()
        return used

    @property
    def focused(self) -> str:
        """The name of what has the focus."""
        return self.host.focused.name if self.host.focused is not None else ""
