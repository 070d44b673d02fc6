"""All settings, by subject; each takes effect at once and can be seen or heard to."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from edo_table.app.pictures import crest_picture
from edo_table.app.screens.base import AppScreen
from edo_table.app.screens.swatch import Swatch
from edo_table.persistence.settings import choices, value_of
from edo_table.ui.dialog import Answer, Dialog, DropdownList
from edo_table.ui.theme import SEATS
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button
from edo_table.ui.widgets.choices import Choice, Dropdown, Option, Toggle
from edo_table.ui.widgets.layout import Column, Fields, Flow, Gap, Row, Sized
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.panel import InkRule, Panel, Picture
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.slider import Slider
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

TABS = ("screen", "reading", "sound", "play", "more")
UI_SCALES = (0.0, 0.8, 0.9, 1.1, 1.25, 1.5, 1.75, 2.0)
TEXT_SCALES = (1.0, 1.15, 1.3, 1.45, 1.6)
AI_TENTHS = (1, 60)
SHOWN_ELSEWHERE = {"sound.mute"}
"""Settings that other controls of the screen follow."""

SAMPLE = "koto"
"""What is heard when a volume was set."""


class SettingsScreen(AppScreen):
    """Subjects at the left, their settings at the right."""

    hour = "day"
    sign = "設"
    title_key = "app.settings.title"

    def __init__(self, context: AppContext, tab: str = "screen") -> None:
        super().__init__(context)
        self.tab = tab if tab in TABS else TABS[0]
        self.first_focus = f"tab-{self.tab}"

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _change(self, name: str, value: Any) -> None:
        self.context.store.change({name: value})
        if name in SHOWN_ELSEWHERE:
            self.rebuild()

    def _pick_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _ask_reset(self) -> None:
        answers = (
            Answer(self.text("app.settings.keep"), False, "Esc"),
            Answer(self.text("app.settings.reset"), True, is_primary=True),
        )
        title, words = self.text("app.settings.reset_title"), self.text("app.settings.reset_text")
        self.stage.push(Dialog(self.surroundings, title, words, answers), lambda yes: self._reset() if yes else None)

    def _reset(self) -> None:
        self.context.store.reset()
        self.toast(self.text("app.settings.was_reset"))
        self.rebuild()

    def _retry_sound(self) -> None:
        is_working = self.context.sound.retry()
        self.toast(
            self.text("app.settings.sound_works" if is_working else "app.settings.sound_silent"),
            "check" if is_working else "warning",
        )
        self.rebuild()

    def leave(self) -> None:
        self.context.store.save()

    # ---- parts -----------------------------------------------------------------------------------------------------

    def build(self, style: Style) -> Widget:
        reset = Button(self.text("app.settings.reset"), self._ask_reset, "plaque", "R", mark="undo", name="reset")
        reset.rope, reset.seed = None, 4
        head = self.head(style, self.text("app.settings.sub"), () if self.is_narrow(style) else (reset,))
        rows = {
            "screen": self._screen,
            "reading": self._reading,
            "sound": self._sound,
            "play": self._play,
            "more": self._more,
        }[self.tab](style)
        lined: list[Widget] = []
        for i, row in enumerate(rows):
            if i:
                lined.append(InkRule(i, height=10))
            lined.append(row)
        if self.is_narrow(style):
            tabs = Choice(
                [Option(tab, self.text(f"app.settings.{tab}")) for tab in TABS],
                self.tab,
                self._pick_tab,
                f"tab-{self.tab}",
            )
            content = Column([*lined, Gap(0, 10), Row([self._plain_reset()])], gap=10)
            page = Panel(ScrollPanel(content, f"page-{self.tab}"), self.text(f"app.settings.{self.tab}"), margin=22)
            return self.page(style, head, Column([tabs, page], gap=14, grow=(page,)))
        tabs_panel = Panel(ListView([self._tab(i, tab) for i, tab in enumerate(TABS)], name="tabs"), margin=14, seed=1)
        page = Panel(
            ScrollPanel(Column(lined, gap=8), f"page-{self.tab}"),
            self.text(f"app.settings.{self.tab}"),
            self.text(f"app.settings.{self.tab}_aside")
            if self.context.catalogue.has(f"app.settings.{self.tab}_aside")
            else "",
            margin=34,
            seed=2,
            fills=True,
        )
        left = Sized(tabs_panel, exact=400)
        return self.page(style, head, Row([left, page], gap=28, grow=(page,), down="start"))

    def _plain_reset(self) -> Button:
        return Button(self.text("app.settings.reset"), self._ask_reset, "paper", "R", mark="undo", name="reset")

    def _tab(self, number: int, tab: str) -> ListRow:
        words = Column(
            [
                Label(self.text(f"app.settings.{tab}"), "name"),
                Label(self.text(f"app.settings.{tab}_about"), "small", "secondary"),
            ],
            gap=0,
        )
        return ListRow(words, partial(self._pick_tab, tab), None, tab == self.tab, seed=number, name=f"tab-{tab}")

    # ---- kinds of rows ---------------------------------------------------------------------------------------------

    def _row(self, name: str, control: Widget) -> Widget:
        note = f"app.settings.{name}_note"
        below = Label(self.text(note), "small", "secondary") if self.context.catalogue.has(note) else None
        return Fields(Label(self.text(f"app.settings.{name}"), "label"), control, below)

    def _value(self, setting: str) -> Any:
        return value_of(self.context.settings, setting)

    def _toggle(self, name: str, setting: str) -> Widget:
        words = (self.text("app.on"), self.text("app.off"))
        return self._row(name, Toggle(bool(self._value(setting)), partial(self._change, setting), words, name))

    def _switch(self, name: str, setting: str, on: str, off: str) -> Widget:
        """A toggle for a setting of two words."""
        words = (self.text("app.on"), self.text("app.off"))
        toggle = Toggle(
            self._value(setting) == on, lambda is_on: self._change(setting, on if is_on else off), words, name
        )
        return self._row(name, toggle)

    def _choice(self, name: str, setting: str, values: Sequence[Any], words: Callable[[Any], str]) -> Widget:
        value = self._value(setting)
        picks = [Option(v, words(v)) for v in (values if value in values else sorted((*values, value)))]
        change = partial(self._change, setting)
        if len(picks) > 5:
            return self._row(name, Dropdown(picks, value, change, self._open_list, name))
        return self._row(name, Choice(picks, value, change, name))

    def _words(self, setting: str, prefix: str) -> Widget:
        """A choice among a setting's own words."""
        return self._choice(
            prefix, setting, choices(setting), lambda value: self.text(f"app.settings.{prefix}_{value}")
        )

    def _volume(self, name: str, setting: str) -> Widget:
        def change(value: int) -> None:
            self.context.store.change({setting: value / 100}, write=False)

        def settle(value: int) -> None:
            self.context.store.save()
            if name != "music":
                self.context.sound.play(SAMPLE)

        slider = Slider(
            0,
            100,
            round(float(self._value(setting)) * 100),
            change,
            5,
            lambda value: self.text("app.percent", n=value),
            settle,
            320,
            name,
        )
        slider.is_enabled = not self.context.settings.sound.mute
        return self._row(name, slider)

    def _open_list(self, dropdown: Dropdown[Any]) -> None:
        def choose(result: object) -> None:
            if isinstance(result, tuple):
                dropdown.choose(self.host, result[0])

        self.stage.push(DropdownList(self.surroundings, dropdown), choose)

    # ---- subjects --------------------------------------------------------------------------------------------------

    def _screen(self, style: Style) -> list[Widget]:
        return [
            self._toggle("fullscreen", "display.fullscreen"),
            self._choice("ui_scale", "display.ui_scale", UI_SCALES, self._scale_words),
            self._switch("motion", "display.motion", "reduced", "full"),
            self._words("display.animation_speed", "animation_speed"),
            self._choice("frame_limit", "display.frame_limit", (30, 60, 120), str),
        ]

    def _scale_words(self, scale: float) -> str:
        return self.text("app.percent", n=round(scale * 100)) if scale else self.text("app.settings.automatic")

    def _reading(self, style: Style) -> list[Widget]:
        theme = self.context.theme
        crests = [
            Picture(lambda w, h, c=colour: crest_picture(theme, c, h), 62, 62, self.text(f"app.colour.{colour}"))  # type: ignore[misc]
            for colour in SEATS
        ]
        preview = Column([Flow(crests, gap=16), Swatch(self.text("app.settings.sample"))], gap=14)
        return [
            self._choice("text_scale", "display.text_scale", TEXT_SCALES, self._scale_words),
            self._toggle("high_contrast", "display.high_contrast"),
            self._words("display.palette", "palette"),
            Column([Label(self.text("app.settings.preview"), "label"), preview], gap=10),
        ]

    def _sound(self, style: Style) -> list[Widget]:
        rows = [
            self._toggle("mute", "sound.mute"),
            self._volume("master", "sound.master"),
            self._volume("effects", "sound.effects"),
            self._volume("music", "sound.music"),
        ]
        if not self.context.sound.is_working:
            retry = Button(self.text("app.settings.sound_retry"), self._retry_sound, "paper", name="retry")
            rows.insert(0, Fields(Label(self.text("app.settings.no_sound"), "label", "warn_text"), retry))
        return rows

    def _play(self, style: Style) -> list[Widget]:
        low, high = AI_TENTHS
        tenths = round(self.context.settings.play.ai_seconds * 10)
        seconds = Slider(
            low,
            high,
            min(high, max(low, tenths)),
            lambda value: self._change("play.ai_seconds", value / 10),
            words=self._seconds,
            width=320,
            name="ai_seconds",
        )
        return [
            self._words("play.end_turn_confirm", "end_turn_confirm"),
            self._toggle("auto_play_single", "play.auto_play_single"),
            self._toggle("show_hints", "play.show_hints"),
            self._toggle("show_log", "play.show_log"),
            self._row("ai_seconds", seconds),
            self._toggle("undo_free", "play.undo_free"),
        ]

    def _seconds(self, tenths: int) -> str:
        return self.text("app.seconds", n=f"{tenths / 10:.1f}")

    def _more(self, style: Style) -> list[Widget]:
        context = self.context
        rows: list[Widget] = []
        languages = context.data.languages()
        if len(languages) > 1:
            names = {code: self._language_name(code) for code in languages}
            rows.append(self._choice("language", "language", languages, lambda code: names.get(code, code)))
        if sys.platform.startswith("linux"):
            rows.append(self._words("advanced.video_driver", "video_driver"))
        if context.folders is not None:
            for name, folder in (("folder_saves", context.folders.saves), ("folder_own", context.folders.overrides)):
                rows.append(
                    Fields(Label(self.text(f"app.settings.{name}"), "label"), Label(str(folder), "small", "secondary"))
                )
        if context.data.overridden:
            own = context.catalogue.join(list(context.data.overridden))
            rows.append(Label(self.text("app.settings.own_files", files=own), "label", "warn_text"))
        return rows or [Label(self.text("app.settings.nothing_more"), "body", "secondary")]

    def _language_name(self, code: str) -> str:
        from edo_table.content.language import load_catalogue

        return load_catalogue(self.context.data, code).text("language.name")
