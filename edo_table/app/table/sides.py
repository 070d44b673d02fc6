"""What lies beside the board and belongs to every game: the decision bar and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from edo_table.app.table.bar import DecisionBar, Press
from edo_table.app.table.log import LogDrawer, LogLine, LogMark, LogStrip
from edo_table.app.table.pointing import button_name
from edo_table.app.table.question import bar_words
from edo_table.engine.actions import ActionSpec
from edo_table.ui.inputs import Key, Pointer
from edo_table.ui.table.layout import DECISION, LOG
from edo_table.ui.table.selection import BUTTON
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button, IconButton
from edo_table.ui.widgets.host import Host

if TYPE_CHECKING:
    from edo_table.app.table.screen import TableScreen

DRAWER_WIDTH = 470
"""Layout units."""

TIMED_LEVEL = "expert"


class Sides:
    """Builds bar and log whenever what they show has changed, and passes inputs to them."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._bar: Host | None = None
        self._log: Host | None = None
        self._bar_key: tuple[object, ...] = ()
        self._log_key: tuple[object, ...] = ()
        self.is_log_open = False

    def _hosts(self) -> list[Host]:
        return [host for host in (self._bar, self._log) if host is not None]

    def resize(self) -> None:
        """Begin anew for the table's size and style."""
        table = self._table
        self._bar = Host(table.style, table.invalidate, table.context.sound.play)
        self._bar.keeps_tips_out = True
        self._log = Host(table.style, table.invalidate, table.context.sound.play)
        self.renew()

    def renew(self) -> None:
        """Build both anew at the next `refresh`."""
        self._bar_key = self._log_key = ()

    def update(self, now: float) -> None:
        """Move on to a time."""
        self._refresh()
        for host in self._hosts():
            host.update(now)

    def rests(self) -> list[float]:
        """Return the seconds until something changes by itself, of each part."""
        return [rest for host in self._hosts() if (rest := host.rest()) is not None]

    def draw(self, target: pygame.Surface) -> None:
        """Draw log and bar."""
        for host in reversed(self._hosts()):
            host.draw(target)

    def draw_above(self, target: pygame.Surface) -> None:
        """Draw their tooltips."""
        for host in self._hosts():
            host.draw_above(target)

    # ---- inputs ----------------------------------------------------------------------------------------------------

    def host_at(self, at: tuple[int, int]) -> Host | None:
        """Return the part at a place of the window, or the one something is pressed in."""
        for host in self._hosts():
            if host.root is not None and (host.pressed or host.root.rect.collidepoint(at)):
                return host
        return None

    def take(self, event: Pointer) -> Host | None:
        """Return the part that a pointer event belongs to; the other one loses the pointer."""
        found = self.host_at(event.at)
        for host in self._hosts():
            if host is not found and host.hovered is not None:
                host.handle(Pointer("leave"))
        return found

    def key(self, event: Key) -> bool:
        """Give a key to the shortcuts of both."""
        return any(host.handle(event) for host in self._hosts())

    @property
    def bar_rect(self) -> pygame.Rect:
        """Where the decision bar lies, empty before it is built."""
        root = self._bar.root if self._bar is not None else None
        return root.rect if root is not None else pygame.Rect(0, 0, 0, 0)

    def bar_stops(self) -> list[Widget]:
        """Return the buttons of the bar that can be pressed."""
        return [stop for stop in self._bar.stops() if stop.is_enabled] if self._bar is not None else []

    def strong_button(self) -> str:
        """Return the name of the button in vermilion, empty when the bar has none."""
        return next((stop.name for stop in self.bar_stops() if isinstance(stop, Button) and stop.kind == "seal"), "")

    def focus_button(self, name: str | None) -> None:
        """Show the keyboard's cursor on a button of the bar, or on none."""
        if self._bar is not None:
            self._bar.focused = self._bar.find(name) if name else None
            self._bar.shows_focus = name is not None
            if self._log is not None:
                self._log.focused = None

    def press_button(self, name: str) -> None:
        """Press a button of the bar."""
        widget = self._bar.find(name) if self._bar is not None else None
        if widget is not None and self._bar is not None:
            widget.activate(self._bar)

    @property
    def log_target(self) -> str | None:
        """The target that the hovered line of the log speaks of."""
        under = self._log.hovered if self._log is not None else None
        return under.entry.target if isinstance(under, LogMark | LogLine) else None

    def toggle_log(self) -> None:
        """Open the log, or fold it away."""
        self.is_log_open = not self.is_log_open
        self._log_key = ()
        self._table.context.sound.play("panel")
        self._table.invalidate()

    # ---- building --------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        table = self._table
        match, session = table.session.match, table.session
        history = match.history[-1].checksum if match.history else ""
        caught_up = table.showing.is_caught_up
        bar: tuple[object, ...] = (
            history, match.ply, session.viewer, caught_up, table.selection.selected, table.selection.options,
            table.message, table.showing.told, table.confirming, session.thinking_seat, session.undo_depth,
            session.restart_depth, match.redo_depth, session.is_hint_coming, session.hint is not None, session.trouble,
            table.context.settings.play,
        )  # fmt: skip
        if bar != self._bar_key:
            self._bar_key = bar
            self._show_bar()
        foot = self.bar_rect.top if self.is_log_open else 0
        log: tuple[object, ...] = (history, match.ply, session.viewer, self.is_log_open, foot)
        if log != self._log_key and caught_up:
            has_moved = log[:2] != self._log_key[:2]
            self._log_key = log
            self._show_log(has_moved)

    def _show_bar(self) -> None:
        table = self._table
        if self._bar is None:
            return
        root, rect = self._build_bar(), table.regions[DECISION]
        wanted = root.least_height(table.style, rect.w)
        if rect.h < wanted < rect.bottom:
            rect = pygame.Rect(rect.x, rect.bottom - wanted, rect.w, wanted)
        self._bar.show(root, rect, table.style)
        table.cursor.settle()

    def _build_bar(self) -> DecisionBar:
        table = self._table
        text, session = table.context.text, table.session
        decision = session.decision
        buttons: list[Press] = []
        is_warning = False
        question, more = bar_words(table)
        if session.awaits_person and table.showing.is_caught_up:
            buttons = [self._option_press(option) for option in table.selection.buttons()]
        elif decision is not None and session.match.seats[decision.seat].controller == TIMED_LEVEL:
            buttons.append(
                Press("play-now", text("table.play_now"), session.play_now, "N", tip=text("table.play_now_tip"))
            )
        if table.message is not None:
            question, more, is_warning = table.message, "", True
        return DecisionBar(question, more, [*self._tools(), *buttons], is_warning=is_warning)

    def _tools(self) -> list[Press]:
        """Return hint, undo and its relations."""
        table = self._table
        text, session = table.context.text, table.session
        tools = []
        if session.awaits_person and table.context.settings.play.show_hints:
            can_ask = not session.is_hint_coming
            tip = text("table.hint_tip") if session.hint is None else ""  # the answer lies there already
            tools.append(
                Press("hint", text("table.hint"), table.ask_hint, "H", is_enabled=can_ask, tip=tip, mark="star")
            )
        depth = session.undo_depth or len(table.selection.selected)
        tip = "" if depth else text("table.undo_barred")
        tools.append(
            Press(
                "undo", text("table.undo"), table.undo, "Ctrl+Z", is_enabled=bool(depth), tip=tip, mark="undo",
                is_dear=True,
            )
        )  # fmt: skip
        if session.match.redo_depth:
            tools.append(Press("redo", text("table.redo"), table.redo, "Ctrl+Y", mark="right", is_spare=True))
        elif session.restart_depth > session.undo_depth:
            tools.append(Press("restart", text("table.restart"), table.restart, "R", mark="first", is_spare=True))
        return tools

    def _option_press(self, option: ActionSpec) -> Press:
        table = self._table
        catalogue, key = table.context.catalogue, f"{table.session.match.game.id}.key.{option.kind}"
        label = table.phrases.action(option.kind, option.args)
        if table.confirming == option:
            label = catalogue.text("table.really", action=label)
        hotkey = catalogue.text(key)[:1] if catalogue.has(key) else ""
        return Press(
            button_name(BUTTON + option.kind), label, lambda: table.press_option(option), hotkey, is_strong=True
        )

    def _show_log(self, has_moved: bool) -> None:
        table = self._table
        if self._log is None or LOG not in table.regions:
            return
        text, style = table.context.text, table.style
        entries, looks = table.journal.entries(table.session.viewer), table.showing.looks
        rect = table.regions[LOG]
        root: LogDrawer | LogStrip
        if self.is_log_open:
            wide = min(style.px(DRAWER_WIDTH), table.size[0] // 2)
            rect = pygame.Rect(table.size[0] - wide - style.px(8), rect.y, wide, rect.h)
            if rect.colliderect(self.bar_rect):  # the latest lines stand at the foot
                rect.h = max(self.bar_rect.top - style.px(6) - rect.y, style.px(200))
            go_back = table.go_back if len(table.session.humans) == 1 else None
            lines = [LogLine(entry, looks[entry.seat], go_back, text("table.log_back")) for entry in entries]
            close = IconButton("right", self.toggle_log, text("table.log_close"), "L")
            root = LogDrawer(text("table.log"), lines, text("table.log_empty"), [close], follows=has_moved)
        else:
            head = [IconButton("left", self.toggle_log, text("table.log_open"), "L")]
            foot = [
                IconButton("book", table.open_rules, text("table.rules"), "F1"),
                IconButton("gear", lambda: table.ways.open_pause(table), text("table.menu"), "Esc"),
            ]
            root = LogStrip(entries, table.face, text("table.log"), head, foot)
        self._log.show(root, rect, style)
