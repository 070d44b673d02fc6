"""A rules page as widgets: texts, lists, steps, notes, pictures, scenes on hexes, tables, the glossary."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from edo_table.app.pictures import Pictures
from edo_table.app.screens.hex_scene import hex_scene
from edo_table.app.screens.row_scene import row_scene
from edo_table.content.rulebook import BlockRecord, PageRecord, PictureRecord, SceneRecord, TermRecord
from edo_table.ui.print import lettering, slips
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.layout import Column, Flow, Grid, Inset, Row, Sized
from edo_table.ui.widgets.panel import InkRule, Panel, Picture
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.table import Table
from edo_table.ui.widgets.text import Label, RichText, plain_text

if TYPE_CHECKING:
    from edo_table.app.screens.rules import RulesScreen
    from edo_table.ui.widgets.host import Host

GLOSSARY = "glossary"
LINE = 980.0  # layout units: longer lines are hard to read


class Numbered(Widget):
    """A roundel with a number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def fit(self, style: Style, width: int) -> Size:
        side = max(style.px(46), round(style.size("body") * 1.8))
        return side, side

    def least(self, style: Style) -> int:
        side, _ = self.fit(style, 0)
        return side

    def draw(self, target: pygame.Surface, host: Host) -> None:
        side = min(self.rect.size)
        theme = host.style.theme
        disc = slips.disc(side, theme.header, theme.border)
        target.blit(disc, disc.get_rect(center=self.rect.center))
        lettering.put(target, str(self.number), self.rect.center, "title", side * 0.5, theme.on_dark, "c")


class Bullet(Widget):
    """A small seal before a line of a list."""

    def fit(self, style: Style, width: int) -> Size:
        return style.px(14), round(style.size("body") * 1.36)

    def least(self, style: Style) -> int:
        return style.px(14)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        side = host.style.px(11)
        at = pygame.Rect(0, 0, side, side)
        at.center = self.rect.center
        pygame.draw.rect(target, host.style.theme.primary, at)


class PageBuilder:
    """Turns pages into widgets for a rules screen; `found` is marked in the texts."""

    def __init__(self, screen: RulesScreen, pictures: Pictures, found: str) -> None:
        self._screen, self._pictures, self._found = screen, pictures, found

    # ---- texts -----------------------------------------------------------------------------------------------------

    def rich(self, text: str, role: str = "body") -> RichText:
        """Return a text with working links and pictures."""
        return RichText(
            text, "small" if role == "small" else "label" if role == "label" else "body",
            pictures=lambda name, high: self._picture(name, high), on_link=self._screen.follow, tips=self._tip,
            found=self._found,
        )  # fmt: skip

    def _tip(self, target: str) -> str:
        """What a link leads to: a term's meaning, or a page's one sentence."""
        page = self._screen.page_named(target)
        if page is not None:
            return page.about
        term = next((term for term in self._screen.book.glossary if term.id == target), None)
        return term.text if term is not None else ""

    def _picture(self, name: str, height: int) -> pygame.Surface | None:
        return self._pictures.of(self._screen.game_id, name, height)

    # ---- pages -----------------------------------------------------------------------------------------------------

    def page(self, page: PageRecord) -> Widget:
        """Return a page's blocks below each other."""
        parts: list[Widget] = [Label(page.about, "label", "secondary")]
        for i, block in enumerate(page.blocks):
            parts.append(self._block(block, i))
        if page.see:
            links = [self._see(name) for name in page.see]
            parts += [InkRule(3, height=12), Flow([Label(self._screen.text("app.rules.see"), "label"), *links], gap=14)]
        return Sized(Column(parts, gap=18), width=LINE)

    def _see(self, name: str) -> Widget:
        page = self._screen.page_named(name)
        words = page.title if page is not None else name
        return Button(
            words, partial(self._screen.follow, name), "paper", role="label", sound="paper", tip=self._tip(name)
        )

    def _block(self, block: BlockRecord, number: int) -> Widget:
        if block.text is not None:
            return self.rich(block.text)
        if block.heading is not None:
            return Label(block.heading, "heading")
        if block.list is not None:
            return Column([self._line(Bullet(), text) for text in block.list], gap=9)
        if block.steps is not None:
            return Column([self._line(Numbered(i + 1), text) for i, text in enumerate(block.steps)], gap=14)
        if block.note is not None:
            return Panel(self.rich(block.note), is_dim=True, margin=22, seed=number, fills=True)
        if block.pictures is not None:
            count = len(block.pictures)
            is_short = count % 3 == 0 and all(len(plain_text(picture.text)) < 28 for picture in block.pictures)
            return Grid([self._pictured(p) for p in block.pictures], 280 if is_short else 400, 3 if is_short else 2, 18)
        if block.scenes is not None:
            return Grid([self._scene(scene) for scene in block.scenes], 420, 2, 24)
        return Table([[self.rich(cell, "label") for cell in row] for row in block.table or ()], has_head=True)

    def _line(self, mark: Widget, text: str) -> Widget:
        words = self.rich(text)
        return Row([mark, words], gap=16, grow=(words,), down="start")

    def _pictured(self, picture: PictureRecord) -> Widget:
        words = self.rich(picture.text, "label")
        shown = Picture(lambda w, h: self._picture(picture.id, h), 92, 92)
        return Row([shown, words], gap=18, grow=(words,))

    def _scene(self, scene: SceneRecord) -> Widget:
        draw, high = (row_scene, 150) if scene.row else (hex_scene, 330)
        shown = Picture(lambda w, h: draw(scene, (w, h), self._picture, self._screen.context.theme), 420, high)
        return Column([Row([shown]), self.rich(scene.caption, "label")], gap=10)

    # ---- glossary --------------------------------------------------------------------------------------------------

    def glossary(self, terms: Sequence[TermRecord], chosen: str) -> Widget:
        """Return all terms in alphabetical order, the chosen one marked."""
        rows: list[Widget] = []
        for i, term in enumerate(sorted(terms, key=lambda term: term.term.casefold())):
            head: list[Widget] = [Label(term.term, "name")]
            if term.japanese:
                head.append(Label(term.japanese, "name", "warn_text"))
            entry: Widget = Column([Row(head, gap=16), self.rich(term.text)], gap=2)
            if term.id == chosen:
                entry = Panel(entry, is_dim=True, margin=14, seed=i, fills=True)
            else:
                entry = Inset(entry, 14, 6)
            entry.name = f"term-{term.id}"
            rows.append(entry)
        return Sized(Column(rows, gap=8), width=LINE)
