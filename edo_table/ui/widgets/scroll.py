"""A window onto something taller: wheel, dragged bar, fingers and keys move it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from edo_table.ui.inputs import Key, Wheel
from edo_table.ui.print import slips
from edo_table.ui.print.palette import mix
from edo_table.ui.print.paper import bokashi
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

NOTCH = 90  # layout units a notch of the wheel


class ScrollPanel(Widget):
    """Shows a part of `child`, as tall as it is given; the rest is reached by scrolling.  `name` keeps the place."""

    takes_drag = True

    def __init__(self, child: Widget, name: str = "", height: float = 0) -> None:
        super().__init__(name)
        self.child, self.height = child, height
        self.adopt(child)
        self.offset = 0
        self._content = 0
        self._grab: int | None = None
        self._view = pygame.Rect(0, 0, 0, 0)

    @property
    def children(self) -> Sequence[Widget]:
        return (self.child,)

    @property
    def clip(self) -> pygame.Rect:
        return self._view

    @property
    def is_pressable(self) -> bool:
        return self.range > 0

    @property
    def range(self) -> int:
        """How many pixels it can be scrolled."""
        return max(0, self._content - self._view.h)

    def _bar_width(self, style: Style) -> int:
        return style.px(40)

    def fit(self, style: Style, width: int) -> Size:
        w, h = self.child.measure(style, width)
        most = style.px(self.height) if self.height else h
        if h > most:
            w = min(width, self.child.measure(style, width - self._bar_width(style))[0] + self._bar_width(style))
        return w, min(h, most)

    def least(self, style: Style) -> int:
        return self.child.narrowest(style) + self._bar_width(style)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        high = self.child.measure(style, rect.w)[1]
        wide = rect.w
        if high > rect.h:
            wide = max(1, rect.w - self._bar_width(style))
            high = self.child.measure(style, wide)[1]
        self._content = high
        # room around for frames and shadows of what stands at the edge
        self._view = pygame.Rect(rect.x, rect.y, wide, rect.h)
        self.offset = min(max(0, self.offset), self.range)
        self.child.place(style, pygame.Rect(rect.x, rect.y - self.offset, wide, max(high, rect.h)))

    def shift(self, dx: int, dy: int) -> None:
        super().shift(dx, dy)
        self._view = self._view.move(dx, dy)

    # ---- moving ----------------------------------------------------------------------------------------------------

    def scroll_to(self, offset: int) -> bool:
        """Show the part that begins `offset` pixels down; returns whether that changed anything."""
        offset = min(max(0, offset), self.range)
        if offset == self.offset:
            return False
        self.child.shift(0, self.offset - offset)
        self.offset = offset
        return True

    def show(self, rect: pygame.Rect, margin: int) -> bool:
        """Scroll as little as needed to show a part of the content; its top goes first."""
        if rect.bottom + margin > self._view.bottom:
            down = rect.bottom + margin - self._view.bottom
            if self.scroll_to(self.offset + min(down, rect.top - margin - self._view.top)):
                return True
        if rect.top - margin < self._view.top:
            return self.scroll_to(self.offset - (self._view.top - rect.top + margin))
        return False

    def wheel(self, host: Host, event: Wheel) -> bool:
        if not self.range or not event.dy:
            return False
        if self.scroll_to(self.offset - round(event.dy * host.style.px(NOTCH))):
            host.invalidate()
            return True
        return False

    def key(self, host: Host, event: Key) -> bool:
        page = max(1, self._view.h - host.style.px(60))
        by = {pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page, pygame.K_HOME: -self.range, pygame.K_END: self.range}
        if event.key not in by or not self.range:
            return False
        self.scroll_to(self.offset + by[event.key])
        host.invalidate()
        return True

    def _bar(self, style: Style) -> pygame.Rect:
        w = self._bar_width(style)
        return pygame.Rect(self.rect.right - w, self.rect.y, w, self.rect.h)

    def _handle(self, style: Style) -> pygame.Rect:
        bar = self._bar(style)
        high = max(style.px(56), round(bar.h * self._view.h / max(1, self._content)))
        y = bar.y + round((bar.h - high) * self.offset / max(1, self.range))
        return pygame.Rect(bar.right - style.px(20), y, style.px(20), high)

    def press(self, host: Host, at: tuple[int, int]) -> None:
        handle = self._handle(host.style)
        if self.range and self._bar(host.style).collidepoint(at):
            if not handle.collidepoint(at):
                self.scroll_to(self.offset + (self._view.h if at[1] > handle.centery else -self._view.h) * 9 // 10)
                handle = self._handle(host.style)
            self._grab = at[1] - handle.y if handle.collidepoint(at) else None
            host.invalidate()
        else:
            self._grab = None

    def drag(self, host: Host, at: tuple[int, int]) -> None:
        if self._grab is None:
            if host.drag_step and self.scroll_to(self.offset - host.drag_step[1]):
                host.invalidate()
            return
        bar, handle = self._bar(host.style), self._handle(host.style)
        share = (at[1] - self._grab - bar.y) / max(1, bar.h - handle.h)
        if self.scroll_to(round(share * self.range)):
            host.invalidate()

    def release(self, host: Host, at: tuple[int, int]) -> None:
        self._grab = None

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        old = target.get_clip()
        room = style.px(12)
        clip = self._view if self.range else self._view.inflate(2 * room, 2 * room)
        if self.range:
            clip = pygame.Rect(clip.x - room, clip.y, clip.w + 2 * room, clip.h)
        target.set_clip(clip.clip(old))
        grounds = self._grounds(target, style) if self.range else None
        self.child.draw(target, host)
        if grounds is not None:
            self._fade(target, style, grounds)
        target.set_clip(old)
        if self.range:
            bar, handle = self._bar(style), self._handle(style)
            pygame.draw.line(
                target,
                mix(style.theme.paper_dim, style.theme.ink, 0.45),
                (handle.centerx, bar.y + style.px(4)),
                (handle.centerx, bar.bottom - style.px(4)),
                max(2, style.px(3)),
            )
            is_on = host.pressed is self or (host.hovered is self and bar.collidepoint(host.pointer))
            colour = mix(style.theme.wood, "#FFFFFF", 0.25) if is_on else style.theme.wood
            piece = slips.plank(
                handle.w, handle.h, style.u, colour, True, 4, 2.2 * style.theme.line, style.theme.has_grain
            )
            piece.lay(target, handle.x, handle.y)

    def _fade(self, target: pygame.Surface, style: Style, grounds: tuple[pygame.Color, pygame.Color]) -> None:
        """Let the paper run out softly where more is to be seen."""
        size = (self._view.w + 2 * style.px(12), style.px(24))
        left = self._view.x - style.px(12)
        top, foot = (tuple(ground)[:3] for ground in grounds)
        if self.offset > 0:
            target.blit(bokashi(size, [(0, top, 245), (1, top, 0)]), (left, self._view.y))
        if self.offset < self.range:
            target.blit(bokashi(size, [(0, foot, 0), (1, foot, 245)]), (left, self._view.bottom - size[1]))

    def _grounds(self, target: pygame.Surface, style: Style) -> tuple[pygame.Color, pygame.Color]:
        """The mean colours of what lies below the content at the top and at the foot."""
        high = style.px(24)
        strips = (pygame.Rect(self._view.x, y, self._view.w, high) for y in (self._view.y, self._view.bottom - high))
        top, foot = (pygame.Color(*pygame.transform.average_color(target, s.clip(target.get_rect()))) for s in strips)
        return top, foot
