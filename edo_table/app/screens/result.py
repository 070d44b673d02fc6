"""The end of a game: who won and by what, counted line by line, the course of the game, and what next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from edo_table.app.report import Report, report_of
from edo_table.app.screens.result_banner import WinnerBanner
from edo_table.app.screens.result_count import Count
from edo_table.app.screens.result_graph import Graph
from edo_table.app.screens.result_layout import CountedSheet, Later, Spread
from edo_table.app.screens.result_reasons import ReasonLine, reason_lines
from edo_table.app.screens.result_sheet import ScoreSheet
from edo_table.app.table.showing import PACE
from edo_table.ui.inputs import Input, Key, Pointer
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.scenery.seascape import Seascape
from edo_table.ui.widget_screen import WidgetScreen
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.layout import Column, Flow, Gap, Inset, Row
from edo_table.ui.widgets.panel import Panel, Picture
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

if TYPE_CHECKING:
    from edo_table.app.context import AppContext
    from edo_table.app.screens.table import Table

BEAT = 1 / 12
"""Seconds between pictures of the sea once everything has come to rest."""

PAINT_SECONDS = 0.02
"""A frame's share for painting the sea the first time."""

_NOTES = tuple(f"koto-{n}" for n in range(1, 7))


@dataclass(frozen=True, slots=True)
class ResultActions:
    """What the buttons do.  `watch` gets the ply at which the replay begins."""

    rematch: Callable[[], None]
    watch: Callable[[int], None]
    menu: Callable[[], None]


class ResultScreen(WidgetScreen):
    """Counts before the eyes of all, then stands still.  A key or click ends the counting; Enter then is a rematch."""

    first_focus = "rematch"

    def __init__(self, context: AppContext, report: Report, actions: ResultActions) -> None:
        super().__init__(context.surroundings)
        self.context, self.report, self.actions = context, report, actions
        self._begun: float | None = None
        self._is_skipped = context.is_still
        self._stage_shown = 0
        self.count = self._counted()

    def _counted(self) -> Count:
        pace = 0.0 if self.context.is_still else PACE[self.context.settings.display.animation_speed]
        lines = [line.id for line in self.report.lines]
        return Count(lines, [reason.line for reason in self.report.reasons], pace)

    def text(self, key: str, /, **args: str | int) -> str:
        """Return a text of the catalogue."""
        return self.context.text(f"app.result.{key}", **args)

    # ---- time ------------------------------------------------------------------------------------------------------

    def seconds(self) -> float:
        """Return how long it has been counted; the whole time once it was skipped."""
        if self._is_skipped:
            return self.count.seconds
        return 0.0 if self._begun is None else self._now - self._begun

    @property
    def is_counting(self) -> bool:
        """Whether something still appears."""
        return not self.count.is_over(self.seconds())

    def skip(self) -> None:
        """Show everything at once."""
        self._is_skipped = True
        self._show_reason(len(self.report.reasons) - 1)
        self.invalidate()

    def update(self, now: float) -> None:
        was_counting = self.is_counting
        super().update(now)
        if self._begun is None:
            self._begun = now
        if not self._sea.is_ready:
            self._paint_on()
        if self.is_counting:
            self._tell_stage()
            self.invalidate()
        elif was_counting or not self.context.is_still:
            self.invalidate()

    def _tell_stage(self) -> None:
        """Sound a note for each line, and bring its reason into sight."""
        stage = self.count.stage_at(self.seconds())
        if stage == self._stage_shown:
            return
        self._stage_shown = stage
        if stage > len(self.count.stages):
            self.context.sound.play("taiko")
            return
        self.context.sound.play(_NOTES[min(stage, len(_NOTES)) - 1])
        reason = self.count.stages[stage - 1].reason
        if reason is not None:
            self._show_reason(reason)

    def rebuild(self) -> None:
        super().rebuild()
        if not self.is_counting:
            self._show_reason(len(self.report.reasons) - 1)

    def _show_reason(self, number: int) -> None:
        widget = self.host.find(f"reason-{number}") if self.size != (0, 0) else None
        if isinstance(widget, ReasonLine) and isinstance(self.tree, Spread):
            self.host.reveal(widget)

    @property
    def is_animating(self) -> bool:
        return super().is_animating or self.is_counting or (self.size != (0, 0) and not self._sea.is_ready)

    def rest(self, now: float) -> float | None:
        rest = super().rest(now)
        if self.context.is_still:
            return rest
        return BEAT if rest is None else min(rest, BEAT)

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        if self.is_counting:
            if isinstance(event, Key) and not event.is_repeat:
                self.skip()
                if event.key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE):
                    return True
            elif isinstance(event, Pointer) and event.kind == "down":
                self.skip()
        return super().handle(event)

    def escape(self) -> bool:
        self.actions.menu()
        return True

    # ---- ground ----------------------------------------------------------------------------------------------------

    @property
    def _sea(self) -> Seascape:
        size = self.size
        made = self.context.scenery(lambda: Seascape(size, "dawn", True, self.context.pictures), "dawn", size)
        assert isinstance(made, Seascape)
        return made

    def _paint_on(self) -> None:
        if self.context.is_still:
            self._sea.finish()
        else:
            self._sea.work(PAINT_SECONDS)
        self.invalidate()

    def paint_ground(self, target: pygame.Surface, style: Style) -> None:
        if self._sea.is_ready:
            self._sea.draw(target, 0.0 if self.context.is_still else self._now)
        else:
            target.fill(style.theme.table)

    # ---- tree ------------------------------------------------------------------------------------------------------

    def build(self, style: Style) -> Widget:
        sheet = self._sheet_panel(style)
        graph = self._graph_panel()
        buttons = self._buttons(style)
        w, h = self.size
        spread = Spread(
            WinnerBanner(self.report, self.count, self.seconds, self.text("wins_below")),
            sheet,
            self._reasons_panel(is_scrolling=True),
            graph,
            Row(buttons, gap=24),
        )
        if spread.has_room(style, w, h):
            return spread
        parts: list[Widget] = [self._headline_panel(style), sheet, self._reasons_panel(is_scrolling=False), graph]
        page = ScrollPanel(Inset(Column(parts, gap=20), 8, 16, 14, 16), "page")
        foot = Flow(buttons, gap=18, across="middle")
        return Inset(Column([page, foot], gap=14, grow=(page,)), 18, 0, 10, 18)

    def _buttons(self, style: Style) -> list[Widget]:
        rematch = Button(self.text("rematch"), self.actions.rematch, "seal", "Enter", name="rematch", sound="confirm")
        watch = Button(self.text("watch"), lambda: self.actions.watch(0), "paper", "W", name="watch", seed=1)
        menu = Button(self.text("menu"), self.actions.menu, "paper", "Esc", name="menu", seed=2, sound="back")
        for button in (rematch, watch, menu):
            button.height = 84
        return [rematch, watch, menu]

    def _sheet_panel(self, style: Style) -> Panel:
        sheet = ScoreSheet(self.report, self.count, self.seconds)
        names = [
            Row([Picture(_disc(look.colour, style), 34, 34), Label(look.name, "small")], gap=8)
            for look in self.report.looks
        ]
        facts = Label(self._facts(), "small", "secondary", "c")
        content = CountedSheet(sheet, Flow(names, gap=22, line_gap=4, across="middle"), facts)
        title, game = self.text("the_count"), self.report.title
        return Panel(content, title, game, pattern="asanoha", margin=20, seed=4, fills=True)

    def _facts(self) -> str:
        report = self.report
        facts = [self.text("players", n=len(report.looks)), report.where, self.text("plies", n=report.plies)]
        if report.seconds is not None:
            facts.append(self.text("minutes", n=max(1, round(report.seconds / 60))))
        return " · ".join(fact for fact in facts if fact)

    def _reasons_panel(self, *, is_scrolling: bool) -> Widget:
        lines: list[Widget] = list(reason_lines(self.report, self.count, self.seconds))
        title = Label(self.text("decided"), "heading")
        head = Flow([title, Label(self.report.ended_by, "small", "secondary")], gap=26, line_gap=0)
        body: Widget = Column(lines, gap=4)
        if is_scrolling:
            body = ScrollPanel(body, "reasons")
        return Panel(Column([head, body], gap=8, grow=(body,)), margin=20, is_dim=True, seed=7, fills=True)

    def _graph_panel(self) -> Widget:
        report = self.report
        parts: list[Widget] = []
        grow: list[Widget] = []
        if len(report.course) > 1:
            graph = Graph(report, self.count, self.seconds, self.actions.watch, self.text("watch_from_here"))
            parts = [graph, Label(report.measure, "small", "secondary", "c")]
            grow = [graph]
            if report.turning is not None:
                when = report.course[report.turning.moment].words
                title = Label(self.text("turning", when=when), "label", "warn_text")
                told = [title, Label(report.turning.text, "small")]
                parts += [Gap(0, 4), Later(told, lambda: self.count.course(self.seconds()) >= 1.0)]
        else:
            parts = [Label(self.text("no_course"), "body")]
        column = Column(parts, gap=6, grow=grow)
        return Panel(column, self.text("course"), pattern="shippo", margin=20, seed=8, fills=True)

    def _headline_panel(self, style: Style) -> Widget:
        """Who won, as a line: for windows without room for banners."""
        discs: list[Widget] = [
            Picture(_disc(self.report.looks[seat].colour, style), 84, 84) for seat in self.report.winners
        ]
        words = Column(
            [Label(self.report.headline, "title"), *([Label(self.report.won_by, "label", "secondary")]
             if self.report.won_by else [])], gap=2
        )  # fmt: skip
        line = Row([*discs, words], gap=18, grow=(words,))
        told = Later([line], lambda: self.count.verdict(self.seconds()) > 0)
        return Panel(told, margin=20, seed=9, fills=True)


def _disc(colour: str, style: Style) -> Callable[[int, int], pygame.Surface | None]:
    return lambda w, h: crest_disc(style.theme.seat(colour), min(w, h), style.theme.paper_bright)


# ---- from the table --------------------------------------------------------------------------------------------------


def show_result(context: AppContext, table: Table) -> None:
    """Put the result of a finished table in its place."""
    from edo_table.app import opening
    from edo_table.app.screens.menu import MenuScreen
    from edo_table.app.table.replay import replay_of

    match = table.session.match
    report = report_of(match, table.phrases, table.face, table.showing.looks, seconds=table.keeper.seconds or None)
    actions = ResultActions(
        rematch=lambda: opening.begin(context, match.game.id, match.seats, dict(match.setup.options)),
        watch=lambda ply: context.stage.push(replay_of(context, match, ply)),
        menu=lambda: context.stage.reset(MenuScreen(context)),
    )
    context.stage.replace(ResultScreen(context, report, actions))
