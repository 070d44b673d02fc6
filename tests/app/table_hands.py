"""Hands for tests: play at a real table screen by the mouse alone, or by the keys alone."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pygame

from edo_table.app.context import AppContext
from edo_table.app.screens.table import Table, create
from edo_table.app.table.screen import TableScreen
from edo_table.engine.actions import ActionSpec
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.persistence.save_file import new_match_id
from edo_table.persistence.settings import SettingsStore
from edo_table.ui.clock import HandClock
from edo_table.ui.inputs import LEFT, Key, Pointer
from edo_table.ui.navigator import Navigator
from tests.app.desk import ChanceDesk

NAMES = (("Aiko", "ai"), ("Benkei", "shu"), ("Chiyo", "matsuba"), ("Daigo", "fuji"), ("Emi", "kuri"))
Beat = 0.05


class Hands:
    """A table on a stage of its own, with a clock moved by hand."""

    def __init__(
        self,
        *controllers: str,
        game: str = "samurai",
        seed: int = 1,
        size: tuple[int, int] = (1280, 720),
        options: dict[str, str] | None = None,
        settings: dict[str, Any] | None = None,
        context: AppContext | None = None,
        clock: HandClock | None = None,
    ) -> None:
        pygame.display.init()
        self.clock = clock or HandClock()
        store = SettingsStore(None)
        store.change({"display.animation_speed": "instant", "display.motion": "reduced", **(settings or {})})
        self.context = context or AppContext(store, clock=self.clock, is_silent=True)
        self.rules = self.context.game(game)
        self.desk = ChanceDesk(self.rules)
        self.context._thinking = self.desk
        self.stage = Navigator(self.clock, size, is_still=True)
        self.context.stage = self.stage
        seats = [Seat(*NAMES[number], controller) for number, controller in enumerate(controllers)]
        match: Match[Any] = Match(self.rules, Setup(len(seats), seed, options or {}), seats)
        self.table: Table = create(self.context, match, new_match_id())
        self.curtains: list[int] = []
        self.has_ended = False
        self.table.ways = replace(self.table.ways, on_curtain=self._curtain, on_end=self._end)
        self.stage.reset(self.table)
        self.picture = pygame.Surface(size)

    def _curtain(self, table: TableScreen, seat: int) -> None:
        self.curtains.append(seat)
        table.session.accept_curtain()

    def _end(self, table: TableScreen) -> None:
        self.has_ended = True

    @property
    def match(self) -> Match[Any]:
        return self.table.session.match

    def beat(self, count: int = 1) -> None:
        """Let time pass."""
        for _ in range(count):
            self.clock.advance(Beat)
            self.stage.update()

    def draw(self) -> pygame.Surface:
        """Draw a frame."""
        self.stage.draw(self.picture)
        return self.picture

    def settle(self, most: int = 400) -> None:
        """Let time pass until a person has to decide, or the game has ended."""
        for _ in range(most):
            self.beat()
            if self.has_ended or (self.table.is_ready and self.table.selection.options):
                return
        raise AssertionError("the table does not come to rest")

    # ---- mouse -----------------------------------------------------------------------------------------------------

    def at(self, target: str, number: int = 0) -> tuple[int, int]:
        """Return where a target is in the window."""
        if target.startswith("button:"):
            return self.button(f"option-{target.removeprefix('button:')}")
        places = [place for place in self.table.places() if place.target == target]
        assert places, f"{target} has no place on the table"
        x, y = places[number].centre
        return round(x), round(y)

    def button(self, name: str) -> tuple[int, int]:
        """Return where a button of the bar is."""
        stops = {stop.name: stop for stop in self.table.sides.bar_stops()}
        assert name in stops, f"no button {name}, only {sorted(stops)}"
        return stops[name].rect.center

    def click(self, at: tuple[int, int]) -> None:
        """Move there, press and let go."""
        self.stage.handle(Pointer("move", at))
        self.stage.handle(Pointer("down", at, LEFT, is_held=True))
        self.stage.handle(Pointer("up", at, LEFT))
        self.beat()

    def click_option(self, option: ActionSpec) -> None:
        """Choose an option by clicking its targets."""
        for target in option.targets:
            self.click(self.at(target))

    # ---- keys ------------------------------------------------------------------------------------------------------

    def press(self, key: int, **held: bool) -> None:
        """Press a key."""
        self.stage.handle(Key(key, **held))
        self.beat()

    def walk_to(self, spot: str) -> None:
        """Tab until the cursor stands on a target or button."""
        for _ in range(len(self.table.cursor.spots()) + 2):
            if self.table.cursor.spot == spot:
                return
            self.stage.handle(Key(pygame.K_TAB))
        raise AssertionError(f"Tab does not reach {spot}; it reaches {[s.key for s in self.table.cursor.spots()]}")

    def type_option(self, option: ActionSpec) -> None:
        """Choose an option by walking to its targets."""
        for target in option.targets:
            name = f"#option-{target.removeprefix('button:')}" if target.startswith("button:") else target
            self.walk_to(name)
            self.press(pygame.K_RETURN)

    def play(self, how: str, seed: int, most: int = 500) -> None:
        """Play to the end, every own decision taken by chance: how is "mouse" or "keys"."""
        print("seed", seed)
        chance = random.Random(seed)
        for _ in range(most):
            self.settle()
            if self.has_ended:
                return
            ply = self.match.ply
            option = chance.choice(self.table.selection.options)
            self.click_option(option) if how == "mouse" else self.type_option(option)
            assert self.match.ply > ply, f"{option} was not carried out: {self.table.message}"
        raise AssertionError("the game does not end")
