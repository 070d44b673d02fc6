"""Small slips that come and go above everything: tooltips, and toasts that tell what was just done."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.ui.print import lettering, slips
from edo_table.ui.print.canvas import faded
from edo_table.ui.widgets.icons import Icon, icon
from edo_table.ui.widgets.style import Style

TIP_WIDTH = 470  # layout units
TOAST_SECONDS = 3.2
TOAST_FADE = 0.35


def draw_tip(target: pygame.Surface, style: Style, text: str, near: pygame.Rect, key: str = "") -> pygame.Rect:
    """Draw a tooltip beside a rectangle, wholly inside the picture; returns its place."""
    window = target.get_rect().inflate(-2 * style.px(10), -2 * style.px(10))
    face, size = style.face("small"), style.size("small")
    shown = f"{text}  ({key})" if key else text
    pad = style.px(14)
    w, h = lettering.paragraph_size(shown, face, size, min(style.px(TIP_WIDTH), window.w - 2 * pad))
    box = pygame.Rect(0, 0, w + 2 * pad, h + 2 * style.px(10))
    gap = style.px(12)
    box.midtop = (near.centerx, near.bottom + gap)
    if box.bottom > window.bottom:
        box.midbottom = (near.centerx, near.top - gap)
    if box.top < window.top:  # neither below nor above: beside
        box.midleft = (near.right + gap, near.centery)
        if box.right > window.right:
            box.midright = (near.left - gap, near.centery)
    box.clamp_ip(window)
    theme = style.theme
    piece = slips.slip(
        box.w, box.h, style.u, theme.paper_bright, theme.border, 4.0, False, has_grain=theme.has_grain, line=theme.line
    )
    piece.lay(target, box.x, box.y)
    inner = box.inflate(-2 * pad, -2 * style.px(10))
    lettering.paragraph(target, shown, inner, face, size, theme.ink, "l", True)
    return box


@dataclass(slots=True)
class Toast:
    """A message that stays for a while."""

    text: str
    mark: Icon
    since: float


class Toasts:
    """Shows the latest messages at the top, one at a time."""

    def __init__(self) -> None:
        self._shown: list[Toast] = []

    def add(self, text: str, now: float, mark: Icon = "check") -> None:
        """Show a message from now on, in place of any before."""
        self._shown = [Toast(text, mark, now)]

    @property
    def current(self) -> str:
        """The message that is shown, empty when there is none."""
        return self._shown[-1].text if self._shown else ""

    def update(self, now: float) -> bool:
        """Forget what was shown long enough; returns whether the picture changed."""
        before = len(self._shown)
        self._shown = [toast for toast in self._shown if now - toast.since < TOAST_SECONDS]
        return len(self._shown) != before

    def rest(self, now: float) -> float | None:
        """Return the seconds until the next change."""
        if not self._shown:
            return None
        left = TOAST_SECONDS - (now - self._shown[-1].since)
        return max(0.0, left - TOAST_FADE) if left > TOAST_FADE else 0.0

    def draw(self, target: pygame.Surface, style: Style, now: float) -> None:
        """Draw the message, hanging from the top edge."""
        if not self._shown:
            return
        toast, theme = self._shown[-1], style.theme
        face, size = style.face("label"), style.size("label")
        side, pad = round(size * 1.1), style.px(22)
        most = target.get_width() - 2 * style.px(60) - side - 3 * pad
        w, h = lettering.paragraph_size(toast.text, face, size, min(most, style.px(820)))
        box = pygame.Rect(0, 0, w + side + 3 * pad, max(h, side) + 2 * style.px(16))
        box.midtop = (target.get_width() // 2, style.px(22))
        left = TOAST_SECONDS - (now - toast.since)
        sheet = target
        is_fading = left < TOAST_FADE and not style.is_still
        at = box.topleft
        if is_fading:
            sheet = pygame.Surface(box.inflate(style.px(24), style.px(24)).size, pygame.SRCALPHA)
            at = (style.px(12), style.px(12))
        piece = slips.slip(
            box.w, box.h, style.u, theme.paper_bright, theme.border, has_grain=theme.has_grain, line=theme.line
        )
        rect = piece.lay(sheet, *at)
        drawing = icon(toast.mark, side, theme.warn_text if toast.mark == "warning" else theme.good_text)
        sheet.blit(drawing, drawing.get_rect(midleft=(rect.x + pad, rect.centery)))
        words = pygame.Rect(rect.x + 2 * pad + side, rect.y, w, rect.h)
        lettering.paragraph(sheet, toast.text, words, face, size, theme.ink, "l", True)
        if is_fading:
            target.blit(faded(sheet, round(255 * max(0.0, left / TOAST_FADE))), (box.x - at[0], box.y - at[1]))
