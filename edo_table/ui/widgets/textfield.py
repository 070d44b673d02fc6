"""A line to write on: caret, selection, clipboard, and input methods for languages that need one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from edo_table.ui.inputs import Composition, Key, Text
from edo_table.ui.print import lettering, slips
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.icons import Icon, icon
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.ui.widgets.host import Host

BLINK = 0.53  # seconds


class TextField(Widget):
    """One line of text.  `allows` says which signs may be typed; `hint` stands in the empty field."""

    is_focusable = True
    takes_drag = True

    def __init__(
        self,
        value: str,
        on_change: Callable[[str], None],
        hint: str = "",
        most: int = 40,
        width: float = 300,
        allows: Callable[[str], bool] | None = None,
        mark: Icon | None = None,
        on_enter: Callable[[], None] | None = None,
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(name, tip)
        self.value, self.on_change, self.hint, self.most, self.width = value, on_change, hint, most, width
        self.allows, self.mark, self.on_enter = allows, mark, on_enter
        self.caret = self.anchor = len(value)
        self.composition = ""
        self._scroll = 0
        self._style: Style | None = None
        self._since = 0.0

    # ---- layout ----------------------------------------------------------------------------------------------------

    def fit(self, style: Style, width: int) -> Size:
        high = lettering.measure("Ag", style.face("label"), style.size("label"))[1]
        return min(width, style.px(self.width)), max(style.target, high + style.px(18))

    def least(self, style: Style) -> int:
        return style.px(110)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        self._style = style

    def _inner(self, style: Style) -> pygame.Rect:
        left = style.px(14) + (round(style.size("label") * 1.4) if self.mark else 0)
        return pygame.Rect(self.rect.x + left, self.rect.y, max(1, self.rect.w - left - style.px(14)), self.rect.h)

    def _x(self, style: Style, at: int) -> int:
        return lettering.measure(self.value[:at], style.face("label"), style.size("label"))[0] if at else 0

    # ---- editing ---------------------------------------------------------------------------------------------------

    @property
    def selection(self) -> tuple[int, int]:
        """The selected signs, from and to."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def set(self, value: str) -> None:
        """Replace the text without telling anybody."""
        self.value = value
        self.caret = self.anchor = len(value)

    def _insert(self, host: Host, text: str) -> None:
        text = "".join(sign for sign in text if sign.isprintable() and (self.allows is None or self.allows(sign)))
        low, high = self.selection
        text = text[: max(0, self.most - (len(self.value) - (high - low)))]
        self._replace(host, low, high, text)

    def _replace(self, host: Host, low: int, high: int, text: str) -> None:
        before = self.value
        self.value = self.value[:low] + text + self.value[high:]
        self.caret = self.anchor = low + len(text)
        self._since = host.now
        if self.value != before:
            self.on_change(self.value)
        host.invalidate()

    def _move(self, host: Host, to: int, is_selecting: bool) -> None:
        self.caret = min(len(self.value), max(0, to))
        if not is_selecting:
            self.anchor = self.caret
        self._since = host.now
        host.invalidate()

    def _word(self, by: int) -> int:
        at = self.caret
        while 0 <= at + min(by, 0) < len(self.value) and self.value[at + min(by, 0)] == " ":
            at += by
        while 0 <= at + min(by, 0) < len(self.value) and self.value[at + min(by, 0)] != " ":
            at += by
        return at

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def gain(self, host: Host) -> None:
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self.rect)
        self._since = host.now
        if host.shows_focus:  # by key: ready to be overwritten
            self.anchor, self.caret = 0, len(self.value)

    def lose(self, host: Host) -> None:
        pygame.key.stop_text_input()
        self.composition = ""
        self.anchor = self.caret

    def press(self, host: Host, at: tuple[int, int]) -> None:
        self._move(host, self._at(host.style, at), False)

    def drag(self, host: Host, at: tuple[int, int]) -> None:
        self._move(host, self._at(host.style, at), True)

    def release(self, host: Host, at: tuple[int, int]) -> None:
        pass

    def _at(self, style: Style, at: tuple[int, int]) -> int:
        x = at[0] - self._inner(style).x + self._scroll
        return min(range(len(self.value) + 1), key=lambda i: abs(self._x(style, i) - x))

    def activate(self, host: Host) -> None:
        if self.on_enter is not None:
            self.on_enter()

    def text(self, host: Host, event: Text | Composition) -> bool:
        if isinstance(event, Text):
            self.composition = ""
            self._insert(host, event.text)
        else:
            self.composition = "".join(sign for sign in event.text if sign.isprintable())
            host.invalidate()
        return True

    def key(self, host: Host, event: Key) -> bool:
        if self.composition:  # the input method has the keys
            return True
        low, high = self.selection
        if event.has_ctrl and self._clipboard(host, event):
            return True
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if low == high:
                by = -1 if event.key == pygame.K_BACKSPACE else 1
                other = self._word(by) if event.has_ctrl else self.caret + by
                low, high = sorted((self.caret, min(len(self.value), max(0, other))))
            self._replace(host, low, high, "")
            return True
        moves = {
            pygame.K_LEFT: self._word(-1) if event.has_ctrl else self.caret - 1,
            pygame.K_RIGHT: self._word(1) if event.has_ctrl else self.caret + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.value),
        }
        if event.key in moves:
            self._move(host, moves[event.key], event.has_shift)
            return True
        if event.key == pygame.K_RETURN and self.on_enter is not None:
            if not event.is_repeat:
                self.on_enter()
            return True
        # letters arrive as text: as keys they must not press anything
        return not event.has_ctrl and not event.has_alt and (pygame.K_SPACE <= event.key < 0x110000)

    def _clipboard(self, host: Host, event: Key) -> bool:
        low, high = self.selection
        if event.key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.value)
            host.invalidate()
        elif event.key in (pygame.K_c, pygame.K_x):
            if low != high:
                host.clipboard.put(self.value[low:high])
                if event.key == pygame.K_x:
                    self._replace(host, low, high, "")
        elif event.key == pygame.K_v:
            self._insert(host, host.clipboard.get().replace("\n", " "))
        else:
            return False
        return True

    # ---- picture ---------------------------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        has_focus = host.focused is self
        piece = slips.slip(
            self.rect.w,
            self.rect.h,
            style.u,
            theme.paper_bright,
            theme.border,
            3.0,
            False,
            has_grain=theme.has_grain,
            line=theme.line * (1.25 if has_focus else 1.0),
        )
        piece.lay(target, self.rect.x, self.rect.y)
        inner, face, size = self._inner(style), style.face("label"), style.size("label")
        if self.mark:
            drawing = icon(self.mark, size, theme.secondary)
            target.blit(drawing, drawing.get_rect(midleft=(self.rect.x + style.px(12), self.rect.centery)))
        if not self.value and not self.composition and not has_focus:
            lettering.label(target, self.hint, inner, face, size, theme.secondary, "l")
            return
        shown = self.value[: self.caret] + self.composition + self.value[self.caret :]
        at = lettering.measure(shown[: self.caret + len(self.composition)], face, size)[0]
        wide = lettering.measure(shown, face, size)[0]
        self._scroll = (
            max(0, min(self._scroll, wide - inner.w + style.px(4)), at - inner.w + style.px(4)) if wide > inner.w else 0
        )
        self._scroll = min(self._scroll, at)
        if not has_focus:
            lettering.label(target, shown, inner, face, size, theme.ink, "l")
            return
        old = target.get_clip()
        target.set_clip(inner.inflate(style.px(8), 0).clip(old))
        high = lettering.measure("Ag", face, size)[1]
        top = inner.centery - high // 2
        low, end = self.selection
        if low != end and not self.composition:
            x0, x1 = self._x(style, low), self._x(style, end)
            pygame.draw.rect(
                target, theme.lit, (inner.x + x0 - self._scroll, top, x1 - x0, high), border_radius=style.px(4)
            )
        if shown:
            lettering.put(target, shown, (inner.x - self._scroll, inner.centery), face, size, theme.ink, "lm")
        if self.composition:
            x0 = self._x(style, self.caret)
            y = top + high
            pygame.draw.line(
                target,
                theme.link,
                (inner.x + x0 - self._scroll, y),
                (inner.x + at - self._scroll, y),
                max(1, style.px(2)),
            )
        if host.style.is_still or int((host.now - self._since) / BLINK) % 2 == 0:
            pygame.draw.line(
                target,
                theme.ink,
                (inner.x + at - self._scroll, top),
                (inner.x + at - self._scroll, top + high),
                max(2, style.px(2)),
            )
        target.set_clip(old)

    def rest(self, host: Host) -> float | None:
        """Return the seconds until the caret blinks."""
        if host.focused is not self or host.style.is_still:
            return None
        return BLINK - (host.now - self._since) % BLINK
