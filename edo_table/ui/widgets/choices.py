"""Choosing: a switch for yes or no, a strip of which one part is printed dark, and a slip that opens into a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from edo_table.ui.inputs import Key
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.brush import box, resample, ring, wobble
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.palette import SHIRO, SUMI, mix
from edo_table.ui.print.paper import grain
from edo_table.ui.theme import Theme
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.icons import Icon, icon
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

V = TypeVar("V")


@cached("switches", entries=48, megabytes=4)
def _switch(w: int, h: int, u: float, is_on: bool, is_bright: bool, is_enabled: bool, theme: Theme) -> pygame.Surface:
    """A slot with a roundel: right and dark with a tick when on, left and pale with a stroke when off."""
    pad = max(2, round(3 * u))
    s = Svg(w + 2 * pad, h + 2 * pad).group((pad, pad))
    ground = theme.off if not is_enabled else theme.header if is_on else theme.paper_dim
    edge = wobble(resample(box(w, h, h * 0.34), 8 * u, True), 0.5 * u, 30 * u, 3, True)
    s.fill(edge, mix(ground, SHIRO, 0.18) if is_bright else ground).ink(
        edge, max(1.2, 2.4 * u * theme.line), closed=True
    )
    r = h * 0.40
    cx, cy = (w - h / 2, h / 2) if is_on else (h / 2, h / 2)
    disc = ring(cx, cy, r, n=36)
    s.group((1.2 * u, 1.4 * u)).fill(disc, SUMI, 0.5).end().fill(disc, theme.paper).ink(
        disc, max(1.2, 2.2 * u), closed=True
    )
    ink = theme.ink if is_enabled else theme.off_ink
    if is_on:
        s.line(
            [(cx - r * 0.45, cy + r * 0.05), (cx - r * 0.1, cy + r * 0.42), (cx + r * 0.5, cy - r * 0.4)],
            max(1.5, r * 0.24),
            ink,
        )
    else:
        s.line([(cx - r * 0.36, cy), (cx + r * 0.36, cy)], max(1.5, r * 0.22), ink)
    out = s.end().render()
    return grain(out, u=u) if theme.has_grain else out


class Toggle(Widget):
    """A switch with the words for its two states beside it."""

    is_focusable = True

    def __init__(
        self,
        is_on: bool,
        on_change: Callable[[bool], None],
        words: tuple[str, str],
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, tip)
        self.is_on, self.on_change, self.words = is_on, on_change, words

    def _slot(self, style: Style) -> Size:
        return style.px(78), style.px(40)

    def fit(self, style: Style, width: int) -> Size:
        w, h = self._slot(style)
        face, size = style.face("label"), style.size("label")
        words = max(lettering.measure(word, face, size)[0] for word in self.words)
        return w + style.px(12) + words, max(style.target, h, lettering.measure("Ag", face, size)[1])

    def least(self, style: Style) -> int:
        return self.fit(style, 0)[0]

    def activate(self, host: Host) -> None:
        if self.is_enabled:
            self.is_on = not self.is_on
            host.play("wood")
            self.on_change(self.is_on)
            host.invalidate()

    def key(self, host: Host, event: Key) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.is_enabled:
            if self.is_on != (event.key == pygame.K_RIGHT):
                self.activate(host)
            return True
        return False

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        w, h = self._slot(style)
        picture = _switch(w, h, style.u, self.is_on, host.hovered is self, self.is_enabled, style.theme)
        target.blit(
            picture, picture.get_rect(midleft=(self.rect.x - (picture.get_width() - w) // 2, self.rect.centery))
        )
        left = self.rect.x + w + style.px(12)
        words = pygame.Rect(left, self.rect.y, max(1, self.rect.right - left), self.rect.h)
        ink = style.theme.ink if self.is_enabled else style.theme.off_ink
        lettering.label(target, self.words[not self.is_on], words, style.face("label"), style.size("label"), ink, "l")


@dataclass(frozen=True, slots=True)
class Option(Generic[V]):
    """One value with its word, a sentence about it, and perhaps a picture made for a height in pixels."""

    value: V
    label: str
    note: str = ""
    picture: Callable[[int], pygame.Surface] | None = None
    mark: Icon | None = None
    is_enabled: bool = True


class Choice(Widget, Generic[V]):
    """All values in a strip, the chosen one printed dark with a dot; in several lines where one is too short."""

    is_focusable = True

    def __init__(
        self,
        options: Sequence[Option[V]],
        value: V,
        on_change: Callable[[V], None],
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, tip)
        self.options, self.value, self.on_change = tuple(options), value, on_change
        self._cells: list[pygame.Rect] = []
        self._at: tuple[int, int] | None = None

    def _widths(self, style: Style, width: int) -> list[int]:
        face, size = style.face("label"), style.size("label")
        across = style.px(20)
        widths = []
        for option in self.options:
            w = lettering.measure(option.label, face, size)[0] + 2 * across + style.px(14)
            if option.picture:
                w = max(style.target, round(style.target * 1.3)) + (w - 2 * across if option.label else 0)
            widths.append(min(max(w, style.target), width))
        return widths

    def _lines(self, style: Style, width: int) -> list[list[int]]:
        lines: list[list[int]] = []
        x = width + 1
        widths = self._widths(style, width)
        for i, w in enumerate(widths):
            if x + w > width:
                lines.append([])
                x = 0
            lines[-1].append(i)
            x += w
        return lines

    def _height(self, style: Style) -> int:
        return max(style.target, lettering.measure("Ag", style.face("label"), style.size("label"))[1] + style.px(16))

    def fit(self, style: Style, width: int) -> Size:
        widths, lines = self._widths(style, width), self._lines(style, width)
        high = self._height(style) * len(lines) + style.px(8) * (len(lines) - 1)
        return max(sum(widths[i] for i in line) for line in lines), high

    def least(self, style: Style) -> int:
        return max(self._widths(style, 10**6), default=0)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        widths, high = self._widths(style, rect.w), self._height(style)
        self._cells = [pygame.Rect(0, 0, 0, 0)] * len(self.options)
        y = rect.y
        for line in self._lines(style, rect.w):
            x = rect.x
            for i in line:
                self._cells[i] = pygame.Rect(x, y, widths[i], high)
                x += widths[i]
            y += high + style.px(8)

    def shift(self, dx: int, dy: int) -> None:
        super().shift(dx, dy)
        self._cells = [cell.move(dx, dy) for cell in self._cells]

    def _chosen(self) -> int:
        return next((i for i, option in enumerate(self.options) if option.value == self.value), 0)

    def _choose(self, host: Host, i: int) -> None:
        option = self.options[i]
        if self.is_enabled and option.is_enabled and option.value != self.value:
            self.value = option.value
            host.play("wood")
            self.on_change(option.value)
            host.invalidate()

    def release(self, host: Host, at: tuple[int, int]) -> None:
        for i, cell in enumerate(self._cells):
            if cell.collidepoint(at):
                self._choose(host, i)

    def key(self, host: Host, event: Key) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not self.is_enabled:
            return False
        i = self._chosen() + step
        while 0 <= i < len(self.options) and not self.options[i].is_enabled:
            i += step
        if 0 <= i < len(self.options):
            self._choose(host, i)
        return True

    def activate(self, host: Host) -> None:
        for k in range(1, len(self.options) + 1):
            i = (self._chosen() + k) % len(self.options)
            if self.options[i].is_enabled:
                self._choose(host, i)
                return

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        for i, (option, cell) in enumerate(zip(self.options, self._cells, strict=True)):
            is_chosen = option.value == self.value
            is_hovered = host.hovered is self and cell.collidepoint(host.pointer)
            self._draw_cell(target, style, option, cell, is_chosen, is_hovered, i)

    def _draw_cell(
        self,
        target: pygame.Surface,
        style: Style,
        option: Option[V],
        cell: pygame.Rect,
        is_chosen: bool,
        is_hovered: bool,
        seed: int,
    ) -> None:
        theme = style.theme
        is_on = self.is_enabled and option.is_enabled
        ground = theme.off if not is_on else theme.header if is_chosen else theme.paper_dim
        if is_hovered and is_on:
            ground = mix(ground, SHIRO, 0.14 if is_chosen else 0.6)
        ink = theme.off_ink if not is_on else theme.on_dark if is_chosen else theme.ink
        piece = slips.slip(
            cell.w - style.px(3),
            cell.h,
            style.u,
            ground,
            theme.border,
            4.0,
            is_chosen,
            seed=seed,
            has_grain=theme.has_grain,
            line=theme.line,
        )
        rect = piece.lay(target, cell.x, cell.y)
        inner = rect.inflate(-2 * style.px(8), 0)
        if option.picture:
            picture = option.picture(round(cell.h * 0.72))
            at = inner.center if not option.label else (inner.x + picture.get_width() // 2, inner.centery)
            target.blit(picture, picture.get_rect(center=at))
            inner = pygame.Rect(inner.x + picture.get_width(), inner.y, inner.w - picture.get_width(), inner.h)
        if is_chosen and option.label:
            dot = style.px(5)
            pygame.draw.circle(target, ink, (inner.x + style.px(10), inner.centery), max(2, dot))
            inner = pygame.Rect(inner.x + style.px(14), inner.y, inner.w - style.px(14), inner.h)
        if option.label:
            lettering.label(target, option.label, inner, style.face("label"), style.size("label"), ink, "c")


class Dropdown(Widget, Generic[V]):
    """The chosen value on a slip; pressed, it asks the host to show all values with their notes beside it."""

    is_focusable = True

    def __init__(
        self,
        options: Sequence[Option[V]],
        value: V,
        on_change: Callable[[V], None],
        open_list: Callable[[Dropdown[V]], None],
        name: str = "",
        tip: str = "",
        is_compact: bool = False,
    ) -> None:
        """`is_compact` shows the picture alone."""
        super().__init__(name, tip)
        self.is_compact = is_compact
        self.options, self.value, self.on_change, self._open = tuple(options), value, on_change, open_list

    @property
    def chosen(self) -> Option[V]:
        """The option of the value."""
        return next((option for option in self.options if option.value == self.value), self.options[0])

    def fit(self, style: Style, width: int) -> Size:
        face, size = style.face("label"), style.size("label")
        words = max(lettering.measure(option.label, face, size)[0] for option in self.options)
        high = max(style.target, lettering.measure("Ag", face, size)[1] + style.px(16))
        if self.is_compact:
            return round(high * 1.75), high
        return min(width, words + style.px(24) + 2 * high), high

    def least(self, style: Style) -> int:
        return self.fit(style, 0)[0] if self.is_compact else style.target * 4

    def choose(self, host: Host, value: V) -> None:
        """Take a value."""
        if value != self.value:
            self.value = value
            self.on_change(value)
        host.invalidate()

    def activate(self, host: Host) -> None:
        if self.is_enabled:
            host.play("paper")
            self._open(self)

    def key(self, host: Host, event: Key) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None or not self.is_enabled:
            return False
        values = [option.value for option in self.options if option.is_enabled]
        at = values.index(self.value) if self.value in values else 0
        if 0 <= at + step < len(values):
            host.play("wood")
            self.choose(host, values[at + step])
        return True

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme, option = host.style, host.style.theme, self.chosen
        is_hovered = host.hovered is self
        ground = (
            theme.off
            if not self.is_enabled
            else mix(theme.paper_bright, SHIRO, 0.6)
            if is_hovered
            else theme.paper_bright
        )
        piece = slips.slip(
            self.rect.w,
            self.rect.h,
            style.u,
            ground,
            theme.border,
            4.0,
            False,
            has_grain=theme.has_grain,
            line=theme.line,
        )
        rect = piece.lay(target, self.rect.x, self.rect.y)
        ink = theme.ink if self.is_enabled else theme.off_ink
        side = round(rect.h * 0.52)
        left = rect.x + style.px(12)
        if option.picture:
            picture = option.picture(round(rect.h * 0.66))
            target.blit(picture, picture.get_rect(midleft=(left, rect.centery)))
            left += picture.get_width() + style.px(8)
        elif option.mark:
            target.blit(drawing := icon(option.mark, side, ink), drawing.get_rect(midleft=(left, rect.centery)))
            left += side + style.px(10)
        arrow = icon("down", rect.h * 0.34, ink)
        target.blit(arrow, arrow.get_rect(midright=(rect.right - style.px(12), rect.centery)))
        if self.is_compact:
            return
        words = pygame.Rect(left, rect.y, max(1, rect.right - style.px(20) - arrow.get_width() - left), rect.h)
        lettering.label(target, option.label, words, style.face("label"), style.size("label"), ink, "l")
