"""The log at the right edge of the table: a narrow strip with the latest steps, or an open drawer with all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from edo_table.app.journal import Entry
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.table.face import Face, SeatLook
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.button import IconButton
from edo_table.ui.widgets.host import Host
from edo_table.ui.widgets.layout import Column
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style

SCROLL_ID = "log"


class LogMark(Widget):
    """The picture of one step in the strip; its words are the tooltip, and its place lights up while it is hovered."""

    def __init__(self, entry: Entry, picture: pygame.Surface) -> None:
        super().__init__(f"log-mark-{entry.ply}-{entry.kind}", entry.text)
        self.entry, self.picture = entry, picture

    def fit(self, style: Style, width: int) -> Size:
        return self.picture.get_size()

    def draw(self, target: pygame.Surface, host: Host) -> None:
        target.blit(self.picture, self.picture.get_rect(center=self.rect.center))


class LogStrip(Widget):
    """The closed log: a button that opens it, the latest steps from the top down, help and menu at the foot.

    Its title stands over the button and every button's key below it, where they fit.
    """

    def __init__(
        self,
        entries: Sequence[Entry],
        face: Face,
        title: str,
        head: Sequence[IconButton],
        foot: Sequence[IconButton],
    ) -> None:
        super().__init__()
        self._entries, self._face, self._title = entries, face, title
        self._words: list[tuple[str, lettering.Face, int, pygame.Rect]] = []
        self._head, self._foot = list(head), list(foot)
        self._marks: list[LogMark] = []
        self.adopt(*self._head, *self._foot)

    @property
    def children(self) -> Sequence[Widget]:
        return [*self._head, *self._marks, *self._foot]

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        gap = style.px(10)
        top, bottom = rect.y + gap, rect.bottom - gap
        side = min(rect.w - style.px(6), max(style.target, style.px(44)))
        left = rect.centerx - side // 2
        self._words = []
        top += self._write(style, self._title, "title", style.size("small"), top)
        for button in self._head:
            button.place(style, pygame.Rect(left, top, side, side))
            top += side
            top += self._write(style, _key(style, button), "ui", style.size("key"), top) + gap
        for button in reversed(self._foot):
            bottom -= self._write(style, _key(style, button), "ui", style.size("key"), bottom, is_above=True) + side
            button.place(style, pygame.Rect(left, bottom, side, side))
            bottom -= gap
        self._place_marks(style, pygame.Rect(rect.x, top, rect.w, bottom - top))

    def _write(
        self, style: Style, words: str, face: lettering.Face, size: int, y: int, *, is_above: bool = False
    ) -> int:
        """Find a place for words below a height of the strip, or above it; returns how high they are, 0 for none."""
        if not words or lettering.measure(words, face, size)[0] > self.rect.w - style.px(4):
            return 0
        high = round(size * 1.4)
        box = pygame.Rect(self.rect.x, y - high if is_above else y, self.rect.w, high)
        self._words.append((words, face, size, box))
        return high

    def _place_marks(self, style: Style, room: pygame.Rect) -> None:
        """Lay out as many of the latest steps as there is room for, newest first."""
        self._marks = []
        high = min(room.w - style.px(8), style.px(46))
        step = high + style.px(6)
        y, seat = room.y, -1
        for entry in reversed(self._entries):
            picture = self._face.log_picture(entry.kind, entry.args, high)
            if picture is None:
                continue
            y += style.px(8) if seat not in (-1, entry.seat) else 0
            if y + step > room.bottom:
                break
            mark = LogMark(entry, picture)
            mark.place(style, pygame.Rect(room.x, y, room.w, high))
            self._marks.append(mark)
            y, seat = y + step, entry.seat
        self.adopt(*self._marks)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style = host.style
        slips.panel(self.rect.w + style.px(24), self.rect.h, style.u, style.theme, is_dim=True, seed=8).lay(
            target, self.rect.x, self.rect.y
        )
        for words, face, size, box in self._words:
            ink = style.theme.ink if face == "title" else style.theme.secondary
            lettering.put(target, words, box.center, face, size, ink, "c", box)
        super().draw(target, host)


def _key(style: Style, button: IconButton) -> str:
    return style.key_label(button.hotkey) if button.hotkey is not None else ""


class LogLine(Widget):
    """A line of the open log: crest and words; pressed, it asks to go back to just before it."""

    is_focusable = True

    def __init__(self, entry: Entry, look: SeatLook, on_press: Callable[[Entry], None] | None, tip: str) -> None:
        super().__init__(f"log-{entry.ply}-{entry.kind}-{entry.target}", tip if on_press else "")
        self.entry, self.look, self._on_press = entry, look, on_press

    def _side(self, style: Style) -> int:
        return round(style.size("small") * 1.5)

    def _pad(self, style: Style) -> int:
        return style.px(10 if self.entry.begins_turn else 3)

    def fit(self, style: Style, width: int) -> Size:
        room = width - self._side(style) - style.px(12)
        high = lettering.paragraph_size(self.entry.text, "ui", style.size("small"), room, 1.18)[1]
        return width, max(self._side(style), high) + self._pad(style) + style.px(3)

    def least(self, style: Style) -> int:
        return style.px(200)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        side, pad = self._side(style), self._pad(style)
        if host.hovered is self:
            pygame.draw.rect(target, theme.paper_bright, self.rect, border_radius=style.px(6))
        if self.entry.begins_turn:
            y = self.rect.y + style.px(3)
            pygame.draw.line(target, theme.secondary, (self.rect.x, y), (self.rect.right, y), 1)
        top = self.rect.y + pad
        disc = crest_disc(theme.seat(self.look.colour), side, theme.paper_bright)
        target.blit(disc, (self.rect.x, top))
        left = self.rect.x + side + style.px(10)
        box = pygame.Rect(left, top, self.rect.right - left, self.rect.bottom - top)
        lettering.paragraph(target, self.entry.text, box, "ui", style.size("small"), theme.ink, leading=1.18)

    def activate(self, host: Host) -> None:
        if self._on_press is not None:
            host.play("paper")
            self._on_press(self.entry)


class LogDrawer(Widget):
    """The open log: all entries, the newest at the foot and in sight."""

    def __init__(
        self,
        title: str,
        lines: Sequence[LogLine],
        empty: str,
        head: Sequence[IconButton],
        *,
        follows: bool = True,
    ) -> None:
        """`follows` scrolls to the newest entry; without it the drawer stays where it was."""
        super().__init__()
        self._follows = follows
        self.title, self.empty, self._lines = title, empty, list(lines)
        self._head = list(head)
        self._scroll = ScrollPanel(Column(self._lines, gap=2), SCROLL_ID)
        self.adopt(self._scroll, *self._head)

    @property
    def children(self) -> Sequence[Widget]:
        return [*self._head, self._scroll]

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        margin, side = style.px(18), max(style.target, style.px(44))
        x = rect.right - margin - side
        for button in reversed(self._head):
            button.place(style, pygame.Rect(x, rect.y + style.px(12), side, side))
            x -= side + style.px(8)
        top = rect.y + side + style.px(26)
        inner = pygame.Rect(rect.x + margin, top, rect.w - 2 * margin, rect.bottom - top - margin)
        self._scroll.place(style, inner)
        if self._follows:
            self._scroll.scroll_to(self._scroll.range)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        slips.panel(self.rect.w, self.rect.h, style.u, theme, is_dim=True, seed=9).lay(target, self.rect.x, self.rect.y)
        margin = style.px(20)
        head = pygame.Rect(self.rect.x + margin, self.rect.y + style.px(12), self.rect.w // 2, style.px(44))
        lettering.label(target, self.title, head, "title", style.size("heading"), theme.ink, "l")
        if not self._lines:
            room = self._scroll.rect
            lettering.paragraph(target, self.empty, room, "text", style.size("label"), theme.secondary, "c", True)
        super().draw(target, host)
