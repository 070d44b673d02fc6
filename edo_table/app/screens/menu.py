"""The main menu: plaques on a notice board in the living landscape, the title in the sky."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from edo_table import __version__
from edo_table.app import opening
from edo_table.app.moments import when
from edo_table.app.screens.base import AppScreen
from edo_table.ui.inputs import Input, Key
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.palette import KINARI, SHIRO, SUMI
from edo_table.ui.scenery.landscape import Landscape
from edo_table.ui.scenery.notice_board import NoticeBoard, notice_board
from edo_table.ui.scenery.seascape import Hour, Seascape
from edo_table.ui.shortcuts import shortcut
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Pressable
from edo_table.ui.widgets.layout import Box
from edo_table.ui.widgets.style import Style

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.ui.widgets.host import Host

BEAT, SLOW_BEAT = 1 / 15, 1 / 2
"""Seconds between pictures of the living landscape; the longer ones once nobody has done anything for a while."""

DOZE = 20.0
"""Seconds without an input after which the landscape moves more slowly."""

QUIET = 1.5
"""Seconds after which the menu begins to paint what lies behind other screens."""


@dataclass(frozen=True, slots=True)
class Item:
    """A plaque: the part of its keys, what it does, perhaps a second line (the longest of several that fits)."""

    id: str
    run: Callable[[], None]
    subs: tuple[str, ...] = ()


class Plaque(Pressable):
    """A plaque of the notice board, its key letter at the right end."""

    def __init__(self, label: str, item: Item, hotkey: str, is_primary: bool, seed: int, board: NoticeBoard) -> None:
        super().__init__(item.run, hotkey, "wood", f"menu-{item.id}")
        self.label, self.subs, self.is_primary, self.seed, self.board = label, item.subs, is_primary, seed, board

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, u = host.style, self.board.u
        state = self.state(host)
        w, h = self.rect.size
        piece = slips.plaque(w, h, u, state, self.is_primary, False, style.theme, self.seed, self.board.rope)
        rect = piece.lay(target, self.rect.x, self.rect.y)
        side = round(46 * u)
        room = pygame.Rect(rect.x + side, rect.y + round(4 * u), rect.w - 2 * side, rect.h - round(8 * u))
        size = min(style.size("button") * 1.12, rect.h * (0.42 if self.subs else 0.5))
        if self.subs:
            below = max(style.metrics.small_print, min(style.size("small"), round(rect.h * 0.26)))
            words = pygame.Rect(room.x - side // 2, room.y, room.w + side, round(room.h * 0.6))
            lettering.label(target, self.label, words, "title", size, piece.ink)
            words = pygame.Rect(words.x, words.bottom - round(2 * u), words.w, room.bottom - words.bottom)
            least = style.metrics.small_print
            fitting = (sub for sub in self.subs if lettering.measure(sub, "ui", least)[0] <= words.w)
            lettering.label(target, next(fitting, self.subs[-1]), words, "ui", below, piece.ink, least=least)
        else:
            lettering.label(target, self.label, room, "title", size, piece.ink)
        if self.hotkey is not None and not self.subs:
            key = pygame.Rect(rect.right - side, rect.y, side - round(14 * u), rect.h)
            shown = style.key_label(self.hotkey)
            lettering.label(target, shown, key, "ui", style.size("key"), piece.ink, "r", style.metrics.small_print)


class Hung(Box):
    """Widgets at places that are given."""

    def __init__(self, children: list[Widget], places: tuple[pygame.Rect, ...]) -> None:
        super().__init__(children)
        self._places = places

    def place(self, style: Style, rect: pygame.Rect) -> None:
        super().place(style, rect)
        for child, at in zip(self.children, self._places, strict=True):
            child.place(style, at)


class MenuScreen(AppScreen):
    """Where the program begins."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._resumable = opening.Resumable.find(context)
        self.first_focus = "menu-continue" if self._resumable else "menu-new"
        self._drawn_at = -1.0
        self._came_at: float | None = None
        self._used_at = 0.0
        self._board: NoticeBoard | None = None

    # ---- items -----------------------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        """Return what can be done from here."""
        context = self.context
        items = [
            Item("new", lambda: self._open("setup")),
            Item("load", lambda: self._open("load")),
            Item("statistics", lambda: self._open("statistics")),
            Item("rules", lambda: self._open("rules")),
            Item("settings", lambda: self._open("settings")),
            Item("credits", lambda: self._open("credits")),
            Item("quit", context.stage.quit),
        ]
        if self._resumable is not None:
            items.insert(0, Item("continue", self._continue, self._resumable_words(self._resumable)))
        return items

    def _key_of(self, item: Item) -> str:
        """The letter that the language gives an item; none where it gives no plain letter."""
        letter = self.text(f"app.menu.{item.id}_key")[:1]
        return letter if letter.isascii() and letter.isalpha() else ""

    def _resumable_words(self, found: opening.Resumable) -> tuple[str, ...]:
        now: datetime = self.context.machine.today()
        moment = when(self.context, found.date, now)
        return (
            self.text("app.menu.continue_sub", game=found.title, where=found.where, when=moment),
            self.text("app.load.line", game=found.title, where=found.where),
            found.title,
        )

    def _open(self, what: str) -> None:
        from edo_table.app.screens import make

        self.stage.push(make(what, self.context))

    def _continue(self) -> None:
        if self._resumable is None:
            return
        trouble = opening.resume(self.context, self._resumable)
        if trouble:
            self.toast(trouble, "warning")

    def uncover(self) -> None:
        self._resumable = opening.Resumable.find(self.context)
        self.rebuild()

    # ---- picture ---------------------------------------------------------------------------------------------------

    def _landscape(self) -> Landscape:
        size = self.size
        made = self.context.scenery(lambda: Landscape(size, self.context.pictures), "landscape", size)
        if not isinstance(made, Landscape):
            raise TypeError("the menu's scenery is a landscape")
        return made.finish()

    def build(self, style: Style) -> Widget:
        landscape, items = self._landscape(), self.items()
        self._board = notice_board(
            landscape.composition.board,
            landscape.composition.u,
            len(items),
            0,
            style.theme.post,
            style.theme.has_grain,
        )
        plaques: list[Widget] = [
            Plaque(self.text(f"app.menu.{item.id}"), item, self._key_of(item), i == 0, i, self._board)
            for i, item in enumerate(items)
        ]
        return Hung(plaques, self._board.plaques)

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        landscape = self._landscape()
        landscape.draw(target, 0.0 if style.is_still else self._now)
        if self._board is not None:
            self._board.draw(target)
        self._draw_title(target, style, landscape)

    def _draw_title(self, target: pygame.Surface, style: Style, landscape: Landscape) -> None:
        places = landscape.composition
        u, room = places.u, places.title
        name, below = self.text("app.name"), self.text("app.claim")
        size = lettering.fit(name, "title", 132 * u, room.w)
        high = lettering.measure(name, "title", size)[1]
        line = max(style.metrics.small_print, round(27 * u))
        line = lettering.fit(below, "text", line * min(1.25, style.metrics.text_scale), room.w)
        top = pygame.Rect(room.x, room.y - round(high * 0.16), room.w, min(room.h, high))
        lettering.label(target, name, top, "title", size, SHIRO)
        words = pygame.Rect(room.x, top.bottom - round(high * 0.10), room.w, round(line * 1.5))
        lettering.label(target, below, words, "text", line, SHIRO, least=style.metrics.small_print)
        seal = places.seal
        red = slips.slip(round(92 * u), round(seal.h), u, style.theme.primary, seed=2, has_grain=style.theme.has_grain)
        rect = red.lay(target, seal.x, seal.y)
        lettering.vertical(target, "江戸卓", (rect.centerx, rect.y + 20 * u), "title", 72 * u, SHIRO, 1.06, rect)
        white = slips.slip(round(50 * u), round(150 * u), u, KINARI, seed=7, has_grain=style.theme.has_grain)
        rect = white.lay(target, seal.x + round(108 * u), seal.y)
        lettering.vertical(target, "遊戯", (rect.centerx, rect.y + 14 * u), "title", 34 * u, SUMI, 1.7, rect)
        version = f"{__version__}"
        lettering.put(
            target, version, places.corner.bottomright, "ui", style.metrics.small_print, SHIRO, "rb", halo="#1F2F4A"
        )

    # ---- life ------------------------------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        super().update(now)
        if not self.context.is_still and now - self._drawn_at >= self._beat(now) - 0.002:
            self._drawn_at = now
            self.invalidate()
            self._came_at = now if self._came_at is None else self._came_at
            if now - self._came_at > QUIET:
                self._prepare_next()

    def _prepare_next(self) -> None:
        """Paint the sea behind the other screens a little further, so that they open at once."""
        size, pictures = self.size, self.context.pictures
        hours: tuple[Hour, ...] = ("dawn", "day")
        for hour in hours:
            sea = self.context.scenery(partial(Seascape, size, hour, True, pictures), hour, size)
            if not sea.is_ready:
                sea.work(0.002)
                return

    def _beat(self, now: float) -> float:
        return BEAT if now - max(self._used_at, self._came_at or now) < DOZE else SLOW_BEAT

    def handle(self, event: Input) -> bool:
        self._used_at = self._now
        if isinstance(event, Key) and shortcut("F1").matches(event):
            self._open("rules")
            return True
        return super().handle(event)

    def rest(self, now: float) -> float | None:
        other = super().rest(now)
        if self.context.is_still:
            return other
        beat = max(0.0, self._beat(now) - (now - self._drawn_at))
        return beat if other is None else min(beat, other)

    def escape(self) -> bool:
        """Esc leads to the last plaque and does nothing by itself: nobody leaves by a slip of the hand."""
        self.host.shows_focus = True
        self.host.focus(self.host.find("menu-quit"))
        return True
