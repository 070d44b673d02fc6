"""Setting up a game: which one, who sits where, its options - and one seal to begin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from edo_table.ai.levels import offered_levels
from edo_table.app import opening
from edo_table.app.pictures import Pictures, crest_picture
from edo_table.app.screens.base import AppScreen
from edo_table.app.seating import HUMAN, NAME_LENGTH, Person, Preset, Seating
from edo_table.engine.errors import BadSetup
from edo_table.engine.setup import Option
from edo_table.games import registry
from edo_table.ui.dialog import DropdownList
from edo_table.ui.print.patterns import Pattern
from edo_table.ui.theme import SEATS
from edo_table.ui.widgets.base import Widget
from edo_table.ui.widgets.button import Button, IconButton
from edo_table.ui.widgets.choices import Choice, Dropdown
from edo_table.ui.widgets.choices import Option as Pick
from edo_table.ui.widgets.icons import Icon
from edo_table.ui.widgets.layout import Column, Gap, Row
from edo_table.ui.widgets.listview import ListRow, ListView
from edo_table.ui.widgets.panel import InkRule, Panel, Picture
from edo_table.ui.widgets.scroll import ScrollPanel
from edo_table.ui.widgets.style import Style
from edo_table.ui.widgets.text import Label
from edo_table.ui.widgets.textfield import TextField

if TYPE_CHECKING:
    from edo_table.app.context import AppContext

SEED_DIGITS = 15


class SetupScreen(AppScreen):
    """The choices for a new game; begins with those of the last one."""

    hour = "dawn"
    sign = "新"
    title_key = "app.setup.title"
    first_focus = "start"

    def __init__(self, context: AppContext, game_id: str = "") -> None:
        super().__init__(context)
        self._pictures = Pictures(context)
        self._has_more = False
        heads = context.heads()
        known = [head.id for head in heads]
        wanted = game_id or context.settings.play.last_game
        self._choose_game(wanted if wanted in known else known[0])

    def _choose_game(self, game_id: str) -> None:
        context = self.context
        self.game_id = game_id
        self.game = context.game(game_id)
        levels = [level.id for level in offered_levels(registry.create_advisor(self.game))]
        remembered: dict[str, Any] = context.settings.play.last_setup.get(game_id, {})
        people = [Person(known.name, known.colour) for known in context.settings.play.profiles if known.name]
        self.seating = Seating(self.game.players, self.game.options, levels, remembered, people)

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _pick_game(self, game_id: str) -> None:
        if game_id != self.game_id:
            self._choose_game(game_id)
            self.rebuild()

    def _take_preset(self, preset: Preset) -> None:
        self.seating.take(preset)
        self.rebuild()

    def _add(self) -> None:
        self.seating.add()
        self.rebuild()

    def _remove(self, number: int) -> None:
        self.seating.remove(number)
        self.rebuild()

    def _recolour(self, number: int, colour: str) -> None:
        self.seating.recolour(number, colour)
        self.rebuild()

    def _control(self, number: int, controller: str) -> None:
        self.seating.control(number, controller)
        self.rebuild()

    def _set_option(self, option: str, choice: str) -> None:
        self.seating.chosen[option] = choice

    def _set_seed(self, text: str) -> None:
        self.seating.seed = text

    def _toggle_more(self) -> None:
        self._has_more = not self._has_more
        self.rebuild()

    def _rules(self) -> None:
        from edo_table.app.screens.rules import RulesScreen

        self.stage.push(RulesScreen(self.context, self.game_id))

    def start(self) -> None:
        """Begin the game and remember its set-up."""
        play = self.context.settings.play
        memory = {**play.last_setup, self.game_id: self.seating.to_remember()}
        people = [{"name": person.name, "colour": person.colour} for person in self.seating.people_now()]
        self.context.store.change({"play.last_game": self.game_id, "play.last_setup": memory, "play.profiles": people})
        seats, chosen = self.seating.final_seats(), self.seating.final_options()
        try:
            opening.begin(self.context, self.game_id, seats, chosen, self.seating.seed_number())
        except BadSetup as error:
            from edo_table.content.phrases import Phrases

            words = Phrases(self.context.catalogue, self.game_id).message(error.message.key, error.message.args)
            self.toast(words, "warning")

    # ---- parts -----------------------------------------------------------------------------------------------------

    def build(self, style: Style) -> Widget:
        games, seats, options = self._games(style), self._seats(style), self._options(style)
        if self.is_narrow(style):
            parts: list[Widget] = [games, seats, self._more(options)]
            body: Widget = ScrollPanel(Column(parts, gap=20), "setup")
        else:
            body = _Thirds([games, seats, options], (0.24, 0.47, 0.29))
        return self.page(style, self.head(style, self.text("app.setup.sub")), body, self._foot(style))

    def _games(self, style: Style) -> Widget:
        is_narrow = self.is_narrow(style)
        rows = []
        heads = self.context.heads()
        has_many = len(heads) > 2
        for i, head in enumerate(heads):
            facts = self.text(
                "app.setup.facts", players=_range(head.players), minutes=head.minutes, by=head.designer, year=head.year
            )
            words: list[Widget] = [
                Label(head.title, "heading"),
                Label(head.tagline, "label"),
                Label(facts, "small", "secondary"),
            ]
            emblem, is_chosen = partial(self._pictures.emblem, head.id), head.id == self.game_id
            if is_narrow:
                text = Column(words, gap=6)
                content: Widget = Row([Picture(emblem, 150, 150), text], gap=20, grow=(text,))
            elif has_many:  # only the chosen game tells of itself
                head_row = Row([Picture(emblem, 64, 64), words[0]], gap=16, grow=(words[0],))
                content = Column([head_row, *words[1:]], gap=8) if is_chosen else head_row
            else:
                content = Column([Picture(emblem, 330, 104 if len(heads) > 1 else 150), *words], gap=10)
            rows.append(
                ListRow(content, partial(self._pick_game, head.id), None, is_chosen, seed=i, name=f"game-{head.id}")
            )
        rules = Button(self.text("app.setup.rules"), self._rules, "paper", "F1", mark="book", name="rules")
        return self._sheet(
            Column([ListView(rows, name="games"), Row([rules])], gap=16), style, "game", "", "asanoha", 0
        )

    def _seats(self, style: Style) -> Widget:
        seating = self.seating
        presets = Choice(
            [Pick(preset, self._preset_words(preset)) for preset in seating.presets()],
            seating.preset,
            self._take_preset,
            name="presets",
            tip=self.text("app.setup.presets_tip"),
        )
        rows: list[Widget] = []
        for number in range(len(seating.seats)):
            rows += [self._seat(number, style), InkRule(number, height=6)]
        add = Button(self.text("app.setup.add"), self._add, "paper", "+", mark="plus", name="add")
        full = Label(self.text("app.setup.full", n=seating.players[-1]), "small", "secondary")
        parts: list[Widget] = [presets, Gap(0, 2), *rows, Row([add]) if seating.can_add else full]
        aside = self.text("app.setup.players", n=len(seating.seats))
        return self._sheet(Column(parts, gap=9), style, "seats", aside, "shippo", 1)

    def _sheet(self, content: Widget, style: Style, name: str, aside: str, pattern: Pattern, seed: int) -> Panel:
        """A panel whose content scrolls where it has not the room; in a narrow window the whole body does."""
        if not self.is_narrow(style):
            content = ScrollPanel(content, f"setup-{name}")
        return Panel(content, self.text(f"app.setup.{name}"), aside, pattern, seed=seed, margin=24, fills=True)

    def _preset_words(self, preset: Preset) -> str:
        computers = preset.players - preset.people
        if not preset.people:
            return self.text("app.setup.preset.watch")
        if not computers:
            key = "app.setup.preset.alone" if preset.people == 1 else "app.setup.preset.people"
            return self.text(key, n=preset.people)
        return self.text("app.setup.preset.against", n=computers)

    def _seat(self, number: int, style: Style) -> Widget:
        seat, theme = self.seating.seats[number], self.context.theme
        crests = [
            Pick(colour, self.text(f"app.colour.{colour}"), picture=partial(crest_picture, theme, colour))
            for colour in SEATS
        ]
        crest = Dropdown(
            crests, seat.colour, partial(self._recolour, number), self._open_list, f"colour-{number}", is_compact=True
        )
        crest.tip = self.text("app.setup.colour_tip", colour=self.text(f"app.colour.{seat.colour}"))
        name = TextField(
            seat.name,
            partial(self.seating.rename, number),
            self.text("app.setup.name_hint"),
            NAME_LENGTH,
            240,
            name=f"name-{number}",
            tip=self.text("app.setup.name_tip"),
        )
        controllers = [
            Pick(HUMAN, self.text("level.human"), self.text("app.level.human"), mark="person"),
            *(
                Pick(level, self.text(f"level.{level}"), self.text(f"app.level.{level}"), mark="abacus")
                for level in self.seating.levels
            ),
        ]
        control = Dropdown(
            controllers, seat.controller, partial(self._control, number), self._open_list, f"control-{number}"
        )
        remove = IconButton(
            "close", partial(self._remove, number), self.text("app.setup.remove"), name=f"remove-{number}"
        )
        if not self.seating.can_remove:
            remove.is_enabled = False
            remove.tip = self.text("app.setup.least", n=self.seating.players[0])
        note = Label(self.text(f"app.level.{seat.controller}"), "small", "secondary")
        if self.is_narrow(style):
            first = Row([crest, name, remove], gap=14, grow=(name,))
            return Column([first, control, note], gap=6)
        first = Row([crest, name, control, remove], gap=14, grow=(name,))
        return Column([first, note], gap=4)

    def _open_list(self, dropdown: Dropdown[Any]) -> None:
        def choose(result: object) -> None:
            if isinstance(result, tuple):
                dropdown.choose(self.host, result[0])

        self.stage.push(DropdownList(self.surroundings, dropdown), choose)

    def _options(self, style: Style) -> Widget:
        rows: list[Widget] = []
        for option in self.seating.shown_options():
            rows.append(self._option(option))
        seed = TextField(
            self.seating.seed,
            self._set_seed,
            self.text("app.setup.seed_hint"),
            SEED_DIGITS,
            220,
            str.isdecimal,
            "dice",
            name="seed",
            tip=self.text("app.setup.seed_tip"),
        )
        rows.append(Column([Label(self.text("app.setup.seed"), "label"), seed], gap=6))
        return self._sheet(Column(rows, gap=20), style, "options", "", "kikko", 2)

    def _option(self, option: Option) -> Widget:
        start = f"{self.game_id}.option.{option.id}"
        picks = [
            Pick(choice, self._choice_words(start, choice), is_enabled=self.seating.is_possible(choice))
            for choice in option.choices
            if self.seating.is_possible(choice)
        ]
        tip = self.text(f"{start}.help") if self.context.catalogue.has(f"{start}.help") else ""
        value, change = self.seating.chosen[option.id], partial(self._set_option, option.id)
        control: Widget
        if len(picks) > 3:
            control = Dropdown(picks, value, change, self._open_list, f"option-{option.id}")
        else:
            control = Choice(picks, value, change, f"option-{option.id}")
        control.tip = tip
        label = Label(self.text(start), "label", tip=tip)
        return Column([label, control], gap=6, across="start")

    def _choice_words(self, start: str, choice: str) -> str:
        if choice.isdecimal() and int(choice) < len(self.seating.seats):
            return self.seating.final_seats()[int(choice)].name
        return self.text(f"{start}.{choice}")

    def _more(self, options: Widget) -> Widget:
        mark: Icon = "up" if self._has_more else "down"
        words = self.text("app.setup.fewer" if self._has_more else "app.setup.more")
        fold = Button(words, self._toggle_more, "paper", "O", mark=mark, name="more")
        return Column([Row([fold]), *([options] if self._has_more else [])], gap=14)

    def _foot(self, style: Style) -> Widget:
        start = Button(self.text("app.setup.start"), self.start, "seal", "Enter", mark="play", name="start", sound="")
        start.height = 84 if not self.is_low(style) else 0
        summary = Panel(Label(self._summary(), "label"), margin=14, is_dim=True, seed=4)
        room = Gap()
        if self.is_narrow(style):
            return Row([room, start], grow=(room,))
        return Row([summary, room, start], gap=24, grow=(room,))

    def _summary(self) -> str:
        seats = self.seating.final_seats()
        people = [seat.name for seat in seats if seat.is_human]
        levels = [seat.controller for seat in seats if not seat.is_human]
        title = self.text(f"{self.game_id}.title")
        computers = [
            self.text("app.setup.of_level", n=levels.count(level), level=self.text(f"level.{level}"))
            for level in dict.fromkeys(levels)
        ]
        key = "both" if people and levels else "people" if people else "computers"
        return self.text(f"app.setup.summary.{key}", game=title, people=people, computers=computers)


class _Thirds(Row):
    """Columns of fixed shares of the width, none higher than the row."""

    def __init__(self, children: Sequence[Widget], shares: Sequence[float]) -> None:
        super().__init__(children, gap=28, down="start")
        self._shares = tuple(shares)

    def widths(self, style: Style, width: int) -> list[int]:
        room = width - style.px(self.gap) * (len(self.children) - 1)
        widths = [round(room * share) for share in self._shares]
        leasts = [child.narrowest(style) for child in self.children]
        for i, least in enumerate(leasts):  # what is too narrow takes from the widest
            if widths[i] < least:
                widest = max(range(len(widths)), key=lambda k: widths[k] - leasts[k])
                widths[widest] -= least - widths[i]
                widths[i] = least
        return widths


def _range(players: Sequence[int]) -> str:
    if len(players) > 1 and list(players) == list(range(players[0], players[-1] + 1)):
        return f"{players[0]}–{players[-1]}"
    return ", ".join(map(str, players))
