"""The rules of a game as pages, with a search and a glossary; opens at the page it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from edo_table.app.pictures import Pictures
from edo_table.app.screens.base import AppScreen
from edo_table.app.screens.rules_page import GLOSSARY, PageBuilder
from edo_table.content.rulebook import BlockRecord, PageRecord, RulesRecord, load_rules
from edo_table.ui.dialog import DropdownList
from edo_table.ui.inputs import Input, Key
from edo_table.ui.shortcuts import shortcut
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.choices import Choice, Dropdown, Option
from edo_table.ui.widgets.layout import Column, Gap, Row, Sized
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.panel import Panel
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label, plain_text
from edo_table.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from edo_table.app.context import AppContext


class RulesScreen(AppScreen):
    """`page` is a page's id, a term's, a kind of decision, or "" for the first page."""

    hour = "day"
    sign = "規"
    title_key = "app.rules.title"

    def __init__(self, context: AppContext, game_id: str = "", page: str = "") -> None:
        super().__init__(context)
        heads = context.heads()
        last = context.settings.play.last_game
        known = [head.id for head in heads]
        self.game_id = next((game for game in (game_id, last) if game in known), known[0])
        self._pictures = Pictures(context)
        self.search = ""
        self._trail: list[str] = []
        self._load(page)

    def _load(self, page: str) -> None:
        self.book: RulesRecord = load_rules(self.context.data, self.game_id, self.context.catalogue.code)
        self.page_id = self._page_of(page) or self.book.pages[0].id
        self.term = page if self.page_id == GLOSSARY else ""
        self.first_focus = f"page-{self.page_id}"

    def _page_of(self, name: str) -> str:
        """Return the page of a name: itself, or the glossary for a term; "" for a name that is not there."""
        if name == GLOSSARY or name in {term.id for term in self.book.glossary}:
            return name if name in self.page_ids() else GLOSSARY
        if name in self.page_ids():
            return name
        return next((page.id for page in self.book.pages if name and name in page.decisions), "")

    def page_ids(self) -> list[str]:
        """Return the ids of the book's pages in order."""
        return [page.id for page in self.book.pages]

    def names(self) -> list[str]:
        """Return every name that a page can be opened by: pages, glossary, terms, kinds of decision."""
        decisions = [kind for page in self.book.pages for kind in page.decisions]
        terms = [term.id for term in self.book.glossary]
        return list(dict.fromkeys((*self.page_ids(), GLOSSARY, *terms, *decisions)))

    # ---- doing -----------------------------------------------------------------------------------------------------

    def follow(self, target: str) -> None:
        """Go to a page, or to the glossary for a term; the way back is kept."""
        page = self._page_of(target)
        if not page:
            return
        self._trail.append(self.page_id)
        self._show(page, target if page == GLOSSARY else "")

    def _show(self, page: str, term: str = "") -> None:
        self.page_id, self.term = page, term
        self.rebuild()
        self._reveal_row()
        self._reveal_term()

    def _reveal_row(self) -> None:
        """Scroll the list of pages to the one that is shown."""
        row = self.host.find(f"page-{self.page_id}")
        if row is not None:
            self.host.reveal(row)

    def _pick(self, page: str) -> None:
        if page != self.page_id:
            self._trail.clear()
            self._show(page)

    def _back(self) -> None:
        if self._trail:
            self._show(self._trail.pop())

    def _find(self, text: str) -> None:
        self.search = text.strip()
        if self.search and self.hits(self.page_id) == 0:
            found = [page for page in (*self.page_ids(), GLOSSARY) if self.hits(page)]
            if found:
                self.page_id = found[0]
        self.rebuild()
        self._reveal_row()

    def _pick_game(self, game_id: str) -> None:
        self.game_id = game_id
        self._trail.clear()
        self._load("")
        self.rebuild()

    def _reveal_term(self) -> None:
        if self.term:
            term = self.host.find(f"term-{self.term}")
            if term is not None:
                self.host.reveal(term)

    def enter(self) -> None:
        self.context.sound.play("panel")

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._reveal_row()
        self._reveal_term()

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and (shortcut("Ctrl+F").matches(event) or shortcut("F3").matches(event)):
            self.host.shows_focus = True
            self.host.focus(self.host.find("search"))
            return True
        if self.search and isinstance(event, Key) and shortcut("Esc").matches(event):
            self.search = ""
            self.rebuild()
            return True
        return super().handle(event)

    # ---- search ----------------------------------------------------------------------------------------------------

    def hits(self, page_id: str) -> int:
        """How often the search occurs on a page."""
        if not self.search:
            return 0
        low = self.search.casefold()
        return sum(plain_text(text).casefold().count(low) for text in self._texts(page_id))

    def _texts(self, page_id: str) -> Iterator[str]:
        if page_id == GLOSSARY:
            for term in self.book.glossary:
                yield from (term.term, term.text)
            return
        page = next(page for page in self.book.pages if page.id == page_id)
        yield from (page.title, page.about)
        for block in page.blocks:
            yield from texts_of(block)

    # ---- parts -----------------------------------------------------------------------------------------------------

    def build(self, style: Style) -> Widget:
        head = self.head(style, self.text("app.rules.sub"), self._actions(style))
        page = self._page(style)
        if self.is_narrow(style):
            field = self._field(2000)
            pages = [Option(page_id, self._page_words(page_id)) for page_id in (*self.page_ids(), GLOSSARY)]
            jump = Dropdown(pages, self.page_id, self._pick, self._open_list, f"page-{self.page_id}")
            return self.page(
                style, head, Column([Row([jump, field], gap=14, grow=(field,)), page], gap=14, grow=(page,))
            )
        parts: list[Widget] = []
        if len(self.context.heads()) > 1:
            games = [Option(head.id, head.title) for head in self.context.heads()]
            parts.append(Choice(games, self.game_id, self._pick_game, "game"))
        listing = ScrollPanel(ListView(self._rows(), gap=2, name="pages"), "pages")
        parts += [self._field(1000), listing]
        left = Sized(Panel(Column(parts, gap=16, grow=(listing,)), margin=18, seed=3), exact=430)
        return self.page(style, head, Row([left, page], gap=28, grow=(page,), down="stretch"))

    def _actions(self, style: Style) -> list[Widget]:
        if not self._trail:
            return []
        back = Button(self.text("app.rules.back"), self._back, "plaque", "Backspace", mark="undo", name="trail")
        back.rope, back.seed = None, 6
        return [back]

    def _field(self, width: float) -> TextField:
        return TextField(
            self.search,
            self._find,
            self.text("app.rules.search"),
            40,
            width,
            mark="search",
            name="search",
            tip=self.text("app.rules.search_tip"),
        )

    def _title(self, page_id: str) -> str:
        if page_id == GLOSSARY:
            return self.text("app.rules.glossary")
        return next(page.title for page in self.book.pages if page.id == page_id)

    def _page_words(self, page_id: str) -> str:
        hits = self.hits(page_id)
        return f"{self._title(page_id)} ({hits})" if hits else self._title(page_id)

    def _rows(self) -> list[ListRow]:
        rows = []
        for i, page_id in enumerate((*self.page_ids(), GLOSSARY)):
            hits = self.hits(page_id)
            words = Label(self._title(page_id), "name", "secondary" if self.search and not hits else "ink")
            room = Gap()
            found = Label(str(hits) if hits else "", "small", "secondary")
            content = Row([words, room, found], gap=10, grow=(room,))
            rows.append(
                ListRow(
                    content,
                    partial(self._pick, page_id),
                    None,
                    page_id == self.page_id,
                    8,
                    seed=i,
                    name=f"page-{page_id}",
                )
            )
        return rows

    def _open_list(self, dropdown: Dropdown[str]) -> None:
        def choose(result: object) -> None:
            if isinstance(result, tuple):
                dropdown.choose(self.host, result[0])

        self.stage.push(DropdownList(self.surroundings, dropdown), choose)

    def _page(self, style: Style) -> Widget:
        builder = PageBuilder(self, self._pictures, self.search)
        ids = [*self.page_ids(), GLOSSARY]
        at = ids.index(self.page_id)
        if self.page_id == GLOSSARY:
            content = builder.glossary(self.book.glossary, self.term)
        else:
            content = builder.page(self.book.pages[at])
        steps: list[Widget] = []
        room = Gap()
        if at > 0:
            before = ids[at - 1]
            steps.append(Button(self._title(before), partial(self._pick, before), "paper", mark="left", role="label"))
        steps.append(room)
        if at + 1 < len(ids):
            after = ids[at + 1]
            steps.append(Button(self._title(after), partial(self._pick, after), "paper", mark="right", role="label"))
        whole = Column([content, Gap(0, 12), Row(steps, grow=(room,))], gap=16)
        scroll = ScrollPanel(whole, f"rules-{self.game_id}-{self.page_id}")
        number = self.text("app.rules.page_of", n=at + 1, pages=len(ids))
        return Panel(scroll, self._title(self.page_id), number, "seigaiha", margin=40, seed=5, fills=True)

    def page_named(self, page_id: str) -> PageRecord | None:
        """Return a page, None when there is none of that id."""
        return next((page for page in self.book.pages if page.id == page_id), None)


def texts_of(block: BlockRecord) -> Iterator[str]:
    """Yield every text of a block, with its marks."""
    yield from (text for text in (block.text, block.heading, block.note) if text)
    yield from block.list or ()
    yield from block.steps or ()
    for picture in block.pictures or ():
        yield picture.text
    for scene in block.scenes or ():
        yield scene.caption
    for row in block.table or ():
        yield from row
