"""How the finished games went: shares of wins by level, best scores, streaks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from edo_table.ai.levels import LEVELS
from edo_table.app.moments import when
from edo_table.app.opening import game_title
from edo_table.app.screens.base import AppScreen
from edo_table.persistence.statistics import Statistics, Tally
from edo_table.ui.dialog import DropdownList
from edo_table.ui.print import lettering, slips
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.widgets.base import Size, Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.choices import Choice, Dropdown, Option
from edo_table.ui.widgets.layout import Column, Flow, Gap, Grid, Row, Sized
from edo_table.ui.widgets.panel import InkRule, Panel
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.ui.widgets.host import Host

BEST = 8


class Figure(Widget):
    """A large number on a hanging slip, with a word below it."""

    def __init__(self, number: str, words: str, seed: int) -> None:
        super().__init__()
        self.number, self.words, self.seed = number, words, seed

    def fit(self, style: Style, width: int) -> Size:
        room = max(1, width - 2 * style.px(16))
        w, h = lettering.paragraph_size(self.words, style.face("small"), style.size("small"), room)
        number = lettering.measure(self.number, "title", style.size("display"))
        return min(width, max(w, number[0], style.px(150)) + 2 * style.px(16)), h + number[1] + 2 * style.px(12)

    def least(self, style: Style) -> int:
        words = (lettering.measure(w, style.face("small"), style.size("small"))[0] for w in self.words.split())
        return max(max(words, default=0), style.px(90)) + 2 * style.px(16)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        piece = slips.panel(self.rect.w, self.rect.h, style.u, theme, is_dim=True, seed=self.seed)
        rect = piece.lay(target, self.rect.x, self.rect.y)
        size = lettering.fit(self.number, "title", style.size("display"), rect.w - 2 * style.px(10))
        words = lettering.paragraph_size(
            self.words, style.face("small"), style.size("small"), rect.w - 2 * style.px(16)
        )
        below = pygame.Rect(
            rect.x + style.px(16), rect.bottom - style.px(12) - words[1], rect.w - 2 * style.px(16), words[1]
        )
        above = pygame.Rect(rect.x, rect.y + style.px(8), rect.w, below.y - rect.y - style.px(8))
        lettering.put(target, self.number, above.center, "title", size, theme.ink, "c", above)
        lettering.paragraph(target, self.words, below, style.face("small"), style.size("small"), theme.secondary, "c")


@cached("statistics bars", entries=64, megabytes=4)
def _bar(w: int, h: int, u: float, colour: str, seed: int) -> pygame.Surface:
    s = Svg(w, h)
    s.ink(
        [(h * 0.3, h / 2), (w * 0.5, h / 2 + u), (w - h * 0.3, h / 2)],
        h * 0.86,
        colour,
        seed=seed,
        taper=(0, 0),
        life=0.16,
    )
    return s.render()


class WinBar(Widget):
    """A brushed bar for a share of wins, between its words and its numbers."""

    def __init__(self, words: str, tally: Tally, numbers: str, seed: int) -> None:
        super().__init__()
        self.words, self.tally, self.numbers, self.seed = words, tally, numbers, seed
        self.beside: list[WinBar] = []
        """All bars of the same chart: they leave equal room for their words and numbers."""

    def _ends(self, style: Style) -> tuple[int, int]:
        face, size = style.face("label"), style.size("label")
        bars = self.beside or [self]
        words = max(lettering.measure(bar.words, face, size)[0] for bar in bars)
        numbers = max(lettering.measure(bar.numbers, face, size)[0] for bar in bars)
        return min(words, style.px(320)) + style.px(20), numbers + style.px(16)

    def fit(self, style: Style, width: int) -> Size:
        return width, lettering.measure("Ag", style.face("label"), style.size("label"))[1] + style.px(14)

    def least(self, style: Style) -> int:
        left, right = self._ends(style)
        return left + right + style.px(80)

    def draw(self, target: pygame.Surface, host: Host) -> None:
        style, theme = host.style, host.style.theme
        left, right = self._ends(style)
        face, size = style.face("label"), style.size("label")
        words = pygame.Rect(self.rect.x, self.rect.y, left - style.px(12), self.rect.h)
        lettering.label(target, self.words, words, face, size, theme.ink, "l")
        room = pygame.Rect(self.rect.x + left, self.rect.y, max(1, self.rect.w - left - right), self.rect.h)
        high = max(8, style.px(26))
        ground = _bar(room.w, high, style.u, theme.paper_dim, self.seed)
        target.blit(ground, ground.get_rect(midleft=room.midleft))
        wide = round(room.w * self.tally.share)
        if wide > high:
            bar = _bar(wide, high, style.u, theme.header, self.seed + 3)
            target.blit(bar, bar.get_rect(midleft=room.midleft))
        numbers = pygame.Rect(room.right, self.rect.y, right, self.rect.h)
        lettering.label(target, self.numbers, numbers, face, size, theme.ink, "r")


class StatisticsScreen(AppScreen):
    """What is known of all finished games, narrowed by game, number of players and person."""

    hour = "dusk"
    sign = "記"
    title_key = "app.statistics.title"
    first_focus = "players"

    def __init__(self, context: AppContext, statistics: Statistics | None = None) -> None:
        super().__init__(context)
        self.statistics = statistics or context.statistics
        played = [head.id for head in context.heads() if self.statistics.games_played(head.id)]
        last = context.settings.play.last_game
        self.game = last if last in played else (played[0] if played else context.heads()[0].id)
        self.players = 0
        self.person = ""

    def _narrow(self, name: str, value: object) -> None:
        setattr(self, name, value)
        self.rebuild()

    def build(self, style: Style) -> Widget:
        head = self.head(style, self.text("app.statistics.sub"))
        if not self.statistics.results(practice=True):
            return self.page(style, head, self._empty())
        players, person = self.players or None, self.person or None
        tally = self.statistics.overall(self.game, players, person)
        body: Widget
        left = Column([self._figures(style, tally), self._levels()], gap=20)
        right = self._best(style)
        if self.is_narrow(style):
            body = ScrollPanel(Column([self._filters(style), left, right], gap=20), "statistics")
            return self.page(style, head, body)
        side = Sized(right, exact=760)
        main = ScrollPanel(left, "levels")
        columns = Row([main, side], gap=28, grow=(main,), down="start")
        body = Column([self._filters(style), columns], gap=22, grow=(columns,))
        return self.page(style, head, body)

    def _empty(self) -> Widget:
        room, other = Gap(), Gap()
        start = Button(self.text("app.menu.new"), self._new, "seal", "Enter", name="players")
        words: list[Widget] = [
            Label(self.text("app.statistics.none"), "heading", align="c"),
            Label(self.text("app.statistics.none_more"), "body", align="c"),
            Row([room, start, other], grow=(room, other)),
        ]
        panel = Sized(Panel(Column(words, gap=24), margin=48, seed=3), width=900)
        return ScrollPanel(Column([panel], across="middle", down="middle"), "none")

    def _new(self) -> None:
        from edo_table.app.screens.setup import SetupScreen

        self.stage.replace(SetupScreen(self.context))

    def _filters(self, style: Style) -> Widget:
        parts: list[Widget] = []
        heads = self.context.heads()
        if len(heads) > 1:
            games = [Option(head.id, head.title) for head in heads]
            parts.append(Choice(games, self.game, partial(self._narrow, "game"), "game"))
        counts = [Option(0, self.text("app.statistics.any_number"))]
        counts += [
            Option(n, self.text("app.statistics.for_players", n=n)) for n in self.context.game(self.game).players
        ]
        parts.append(Choice(counts, self.players, partial(self._narrow, "players"), "players"))
        people = [Option("", self.text("app.statistics.everybody"))]
        people += [Option(person, person) for person in self.statistics.humans(self.game)]
        if len(people) > 2:
            chosen = Dropdown(people, self.person, partial(self._narrow, "person"), self._open_list, "person")
            parts.append(chosen)
        return Row([Panel(Flow(parts, gap=26), margin=14, seed=2)])

    def _open_list(self, dropdown: Dropdown[str]) -> None:
        def choose(result: object) -> None:
            if isinstance(result, tuple):
                dropdown.choose(self.host, result[0])

        self.stage.push(DropdownList(self.surroundings, dropdown), choose)

    def _figures(self, style: Style, tally: Tally) -> Widget:
        streak = self.statistics.streak(self.game, self.person or None)
        best = self.statistics.best_scores(self.game, self.players or None, self.person or None, 1)
        figures: list[Widget] = [
            Figure(str(tally.games), self.text("app.statistics.games"), 1),
            Figure(f"{tally.share * 100:.0f} %", self.text("app.statistics.won"), 2),
            Figure(str(streak.now), self.text("app.statistics.streak"), 3),
            Figure(str(streak.longest), self.text("app.statistics.longest"), 4),
        ]
        if best:
            figures.append(Figure(str(best[0].score), self.text("app.statistics.best"), 5))
        title = game_title(self.context, self.game)
        return Panel(Grid(figures, 150, 5, 16), title, pattern="seigaiha", margin=22, fills=True)

    def _levels(self) -> Widget:
        by_level = self.statistics.by_level(self.game, self.players or None, self.person or None)
        rows: list[Widget] = []
        bars: list[WinBar] = []
        for i, level in enumerate(LEVELS):
            tally = by_level.get(level.id)
            if tally is None:
                continue
            numbers = self.text("app.statistics.wins_of", n=tally.wins, games=tally.games)
            bars.append(WinBar(self.text(f"level.{level.id}"), tally, numbers, i))
        for bar in bars:
            bar.beside = bars
        rows += bars
        if not rows:
            rows.append(Label(self.text("app.statistics.no_levels"), "body", "secondary"))
        return Panel(Column(rows, gap=10), self.text("app.statistics.levels"), pattern="yagasuri", seed=4, fills=True)

    def _best(self, style: Style) -> Widget:
        found = self.statistics.best_scores(self.game, self.players or None, self.person or None, BEST)
        rows: list[Widget] = []
        now = self.context.machine.today()
        for i, best in enumerate(found):
            if i:
                rows.append(InkRule(i, height=6))
            words = Column(
                [
                    Label(best.name, "name"),
                    Label(
                        self.text(
                            "app.statistics.score_line",
                            n=best.result.players,
                            when=when(self.context, best.result.date, now),
                        ),
                        "small",
                        "secondary",
                    ),
                ],
                gap=0,
            )
            won = Label(self.text("app.statistics.a_win") if best.is_won else "", "small", "good_text", "r")
            number = Sized(Label(str(best.score), "title", align="r"), exact=70)
            rows.append(Row([number, words, won], gap=24, grow=(words,)))
        if not rows:
            rows.append(Label(self.text("app.statistics.no_scores"), "body", "secondary"))
        content: Widget = Column(rows, gap=6)
        if not self.is_narrow(style):
            content = ScrollPanel(content, "best")
        return Panel(content, self.text("app.statistics.best_list"), pattern="kikko", seed=6, fills=True)
