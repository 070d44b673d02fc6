"""Saved games: a list with pictures, what each is, and its way back to the table; damaged files are left alone."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from edo_table.app import opening
from edo_table.app.moments import when
from edo_table.app.pictures import Pictures, crest_picture
from edo_table.app.screens.base import AppScreen
from edo_table.persistence.autosave import is_newest
from edo_table.persistence.errors import StorageError, shown_path
from edo_table.persistence.saves import SaveEntry, delete_save, list_saves
from edo_table.ui.dialog import Answer, Dialog
from edo_table.ui.print.brush import box
from edo_table.ui.print.canvas import Svg
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.icons import icon
from edo_table.ui.widgets.layout import Column, Flow, Gap, Grid, Row, Sized
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.panel import Panel, Picture
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

THUMB = (208.0, 117.0)  # layout units


def find_saves(context: AppContext) -> list[SaveEntry]:
    """Return the player's saves, and of each running game its newest automatic one, last saved first."""
    folders = context.folders
    if folders is None:
        return []
    automatic = list_saves(folders.autosaves, is_newest)
    return sorted([*list_saves(folders.saves), *automatic], key=lambda entry: -entry.when)


class LoadScreen(AppScreen):
    """Choose a saved game.  `entries` gives what there is."""

    hour = "dusk"
    sign = "続"
    title_key = "app.load.title"
    first_focus = "row-0"

    def __init__(self, context: AppContext, entries: Callable[[AppContext], Sequence[SaveEntry]] = find_saves) -> None:
        super().__init__(context)
        self._find = entries
        self._pictures = Pictures(context)
        self._thumbs: dict[tuple[str, int, int], pygame.Surface | None] = {}
        self._listed: tuple[Style, list[SaveEntry], Panel] | None = None
        self.entries = list(entries(context))
        self.selected = 0

    @property
    def entry(self) -> SaveEntry | None:
        """The selected save."""
        return self.entries[self.selected] if self.entries else None

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _select(self, number: int) -> None:
        self.selected = number
        self.rebuild()

    def _open(self) -> None:
        entry = self.entry
        if entry is None:
            return
        if entry.error is not None:
            self.toast(entry.error.message, "warning")
            return
        trouble = opening.load(self.context, entry.path)
        if trouble:
            self.toast(trouble, "warning")

    def _ask_delete(self) -> None:
        entry = self.entry
        if entry is None or entry.error is not None:
            return
        answers = (
            Answer(self.text("app.load.keep"), False, "Esc", is_safe=True),
            Answer(self.text("app.load.delete"), True, is_primary=True),
        )
        question = self.text("app.load.delete_text", name=self._name(entry))
        dialog = Dialog(self.surroundings, self.text("app.load.delete_title"), question, answers)
        self.stage.push(dialog, lambda yes: self._delete(entry) if yes else None)

    def _delete(self, entry: SaveEntry) -> None:
        folders = self.context.folders
        is_automatic = folders is not None and entry.path.parent == folders.autosaves
        try:
            if is_automatic:
                self.context.autosave.delete(entry.path)
            else:
                delete_save(entry.path)
        except StorageError as error:
            self.toast(f"{error.message} {error.hint}".strip(), "warning")
            return
        self.context.sound.play("paper")
        self.entries = list(self._find(self.context))
        self.selected = min(self.selected, max(0, len(self.entries) - 1))
        self.toast(self.text("app.load.deleted", name=self._name(entry)))
        self.rebuild()

    # ---- words -----------------------------------------------------------------------------------------------------

    def _name(self, entry: SaveEntry) -> str:
        if entry.meta is not None and not entry.meta.title:
            return self.text("app.load.automatic")
        return entry.name

    def _controller(self, controller: str) -> str:
        key = f"level.{controller}"
        return self.text(key) if self.context.catalogue.has(key) else controller

    def _when(self, entry: SaveEntry) -> str:
        from datetime import UTC, datetime

        return when(self.context, datetime.fromtimestamp(entry.when, UTC), self.context.machine.today())

    # ---- parts -----------------------------------------------------------------------------------------------------

    def build(self, style: Style) -> Widget:
        head = self.head(style, self.text("app.load.sub"))
        if not self.entries:
            return self.page(style, head, self._empty())
        listing, aside = self._listing(style), self._detail(style)
        if self.is_narrow(style):
            body: Widget = Column([listing, aside], gap=18, grow=(listing,))
        else:
            side = Sized(aside, exact=620)
            body = Row([listing, side], gap=28, grow=(listing,), down="stretch")
        return self.page(style, head, body)

    def _listing(self, style: Style) -> Panel:
        """Return the list; the one there is as long as it shows the same saves: hundreds take long to measure."""
        if self._listed is None or self._listed[0] is not style or self._listed[1] is not self.entries:
            rows = [self._row(i, entry, style) for i, entry in enumerate(self.entries)]
            panel = Panel(ScrollPanel(ListView(rows, name="saves"), "saves"), margin=16, fills=True)
            self._listed = style, self.entries, panel
        panel = self._listed[2]
        for widget in panel.walk():
            if isinstance(widget, ListRow):
                widget.is_selected = widget.name == f"row-{self.selected}"
        return panel

    def _empty(self) -> Widget:
        room, other = Gap(), Gap()
        start = Button(self.text("app.menu.new"), self._new, "seal", "Enter", name="row-0")
        words: list[Widget] = [
            Label(self.text("app.load.none"), "heading", align="c"),
            Label(self.text("app.load.none_more"), "body", align="c"),
            Row([room, start, other], grow=(room, other)),
        ]
        panel = Sized(Panel(Column(words, gap=24), margin=48, seed=3), width=900)
        return ScrollPanel(Column([panel], across="middle", down="middle"), "none")

    def _new(self) -> None:
        from edo_table.app.screens.setup import SetupScreen

        self.stage.replace(SetupScreen(self.context))

    def _row(self, number: int, entry: SaveEntry, style: Style) -> ListRow:
        meta = entry.meta
        if meta is None:
            message = entry.error.message if entry.error else ""
            picture = Picture(lambda w, h: icon("warning", min(w, h) * 0.5, style.theme.warn_text), *THUMB)
            lines: list[Widget] = [
                Label(entry.name, "name"),
                Label(message, "small", "warn_text"),
                Label(self._when(entry), "small", "secondary"),
            ]
        else:
            picture = Picture(partial(self._thumb, entry), *THUMB)
            title = opening.game_title(self.context, meta.game)
            where = opening.headline(self.context, meta)
            lines = [
                Label(self._name(entry), "name"),
                Label(self.text("app.load.line", game=title, where=where), "label"),
                Label(self._when(entry), "small", "secondary"),
            ]
        words = Column(lines, gap=3)
        content = Row([picture, words], gap=22, grow=(words,))
        return ListRow(
            content,
            partial(self._select, number),
            self._open,
            number == self.selected,
            margin=12,
            seed=number,
            name=f"row-{number}",
        )

    def _thumb(self, entry: SaveEntry, width: int, height: int) -> pygame.Surface | None:
        key = (str(entry.path), width, height)
        if key not in self._thumbs:
            self._thumbs[key] = self._make_thumb(entry, width, height)
        return self._thumbs[key]

    def _make_thumb(self, entry: SaveEntry, width: int, height: int) -> pygame.Surface | None:
        theme = self.context.theme
        out: pygame.Surface | None = None
        if entry.thumb is not None:
            try:
                raw = pygame.image.load(io.BytesIO(entry.thumb), "x.png")
            except pygame.error:
                raw = None
            if raw is not None:
                k = min(width / raw.get_width(), height / raw.get_height())
                size = (max(1, round(raw.get_width() * k)), max(1, round(raw.get_height() * k)))
                out = pygame.transform.smoothscale(raw.convert_alpha(), size)
        if out is None:
            if entry.meta is None:
                return None
            return self._pictures.emblem(entry.meta.game, width, height)
        w, h = out.get_size()
        frame = Svg(w, h).ink(box(w - 2, h - 2, 3, 1, 1), 3, theme.border, closed=True)
        out.blit(frame.render(), (0, 0))
        return out

    def _detail(self, style: Style) -> Widget:
        entry = self.entry
        if entry is None:
            return Gap()
        if entry.meta is None:
            return self._damaged(entry)
        meta = entry.meta
        people = [
            Row(
                [
                    Picture(lambda w, h, c=seat.colour: crest_picture(self.context.theme, c, h), 44, 44),  # type: ignore[misc]
                    Column(
                        [Label(seat.name, "name"), Label(self._controller(seat.controller), "small", "secondary")],
                        gap=0,
                    ),
                ],
                gap=14,
            )
            for seat in meta.seats
        ]
        game, where = opening.game_title(self.context, meta.game), opening.headline(self.context, meta)
        facts: list[Widget] = [
            Label(self.text("app.load.line", game=game, where=where), "name"),
            Label(self._when(entry), "label", "secondary"),
        ]
        if meta.flags.practice:
            facts.append(Label(self.text("app.load.practice"), "small", "secondary"))
        if meta.overrides:
            facts.append(Label(self.text("app.load.own_data"), "small", "secondary"))
        buttons = Flow(
            [
                Button(self.text("app.load.delete"), self._ask_delete, "paper", "Delete", mark="bin", name="delete"),
                Button(self.text("app.load.open"), self._open, "seal", "Enter", mark="play", name="open", sound=""),
            ],
            gap=18,
            across="end",
        )
        if self.is_narrow(style):
            return Panel(
                Column([Flow([*facts[:2]], gap=20, line_gap=4), buttons], gap=12), margin=18, seed=5, fills=True
            )
        picture = Picture(partial(self._thumb, entry), 564, 317)
        inner = ScrollPanel(
            Column([picture, *facts, Gap(0, 4), Grid(people, 240, 2, 12)], gap=8), f"detail-{self.selected}"
        )
        column = Column([inner, buttons], gap=18, grow=(inner,))
        return Panel(column, self._name(entry), pattern="seigaiha", seed=5, fills=True)

    def _damaged(self, entry: SaveEntry) -> Widget:
        error = entry.error
        lines: list[Widget] = [Label(error.message if error else "", "body", "warn_text")]
        if error is not None and error.hint:
            lines.append(Label(error.hint, "label"))
        lines += [
            Label(self.text("app.load.left_alone"), "label"),
            Label(shown_path(entry.path), "small", "secondary"),
        ]
        return Panel(Column(lines, gap=14), self.text("app.load.damaged"), pattern="yagasuri", seed=6, fills=True)
