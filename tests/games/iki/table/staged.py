"""Real positions of IKI and its face laid out for a window, for the tests of the table."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pygame

from edo_table.content.language import Catalogue, load_catalogue
from edo_table.content.layouts import load_layout
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.rules import Iki, create
from edo_table.games.iki.state import IkiState
from edo_table.games.iki.table import IkiFace
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.store import Store
from edo_table.ui.table.face import Camera, Scene, SeatLook
from edo_table.ui.table.layout import TableLayout
from edo_table.ui.theme import theme

SIZES = ((1280, 720), (1366, 768), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))
NAMES = (("Aiko", "ai"), ("Benkei", "shu"), ("Chiyo", "matsuba"), ("Daigo", "fuji"))
DULL = ("end_turn", "income", "enough", "stay")
"""Actions that random players take less often, so that much happens."""


@functools.cache
def rules() -> Iki:
    """IKI over the data that comes with the program."""
    return create(shipped())


@functools.cache
def words(code: str = "en") -> Catalogue:
    """The words of a language."""
    return load_catalogue(shipped(), code)


@functools.cache
def layout() -> TableLayout:
    """The layout that comes with the program."""
    return TableLayout(load_layout(shipped(), "iki"))


def looks(players: int) -> tuple[SeatLook, ...]:
    """Seats with names and colours."""
    return tuple(
        SeatLook(seat, *NAMES[seat], "human" if seat == 0 else "greedy", "Human" if seat == 0 else "Grand master")
        for seat in range(players)
    )


def choose(game: Iki, state: IkiState, chance: random.Random) -> int:
    """A legal action by chance: first its kind, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for code in game.legal(state):
        kinds.setdefault(game.spec(state, code).kind, []).append(code)
    names = list(kinds)
    kind = chance.choices(names, [0.25 if name in DULL else 1.0 for name in names])[0]
    return chance.choice(kinds[kind])


def position(players: int, plies: int = 0, seed: int = 1, until: Callable[[IkiState], bool] | None = None) -> IkiState:
    """A position after some random actions, and on until a condition holds; raises LookupError if it never does."""
    game, chance = rules(), random.Random(seed)
    state = game.new(Setup(players, seed))
    done = 0
    while done < plies or (until is not None and not until(state)):
        if not game.legal(state):
            if until is not None and not until(state):
                raise LookupError(f"no such position with seed {seed}")
            break
        game.apply(state, choose(game, state, chance))
        done += 1
    return state


def specs(state: IkiState) -> list[ActionSpec]:
    """The legal options of a position."""
    return [rules().spec(state, code) for code in rules().legal(state)]


def scene(state: IkiState, viewer: int | None = 0, **more: Any) -> Scene:
    """The scene of a position; what may be chosen is lit for the seat that decides."""
    decision = rules().decision(state)
    actor = decision.seat if decision else None
    shown = Scene(rules().view(state, viewer), looks(state.players), viewer, actor)
    if actor is not None and actor == viewer and "lit" not in more:
        more["lit"] = frozenset(target for spec in specs(state) for target in spec.targets)
    return replace(shown, **more)


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the scenes before and after the action that it belongs to."""

    kind: str
    args: Any
    before: Scene
    after: Scene


def happenings(players: int, seed: int, viewer: int | None = 0) -> Iterator[Happening]:
    """Everything that happens in a random game, as a seat sees it."""
    game, chance = rules(), random.Random(seed)
    state = game.new(Setup(players, seed))
    while game.legal(state):
        before = scene(state, viewer, lit=frozenset())
        events: list[Event] = []
        game.apply(state, choose(game, state, chance), events.append)
        after = scene(state, viewer, lit=frozenset())
        for event in events:
            yield Happening(event.kind, event.seen_by(viewer), before, after)


def face(
    state: IkiState,
    size: tuple[int, int] = (1280, 720),
    viewer: int | None = 0,
    *,
    ui: float = 1.0,
    text: float = 1.0,
    language: str = "en",
    folder: Path | None = None,
    contrast: bool = False,
) -> IkiFace:
    """A face laid out for a window and a position."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    out = IkiFace(rules().content, words(language), None if folder is None else Store(folder))
    out.meet(looks(state.players))
    lay_out(out, state, size, viewer, ui=ui, text=text, contrast=contrast)
    return out


def lay_out(
    shown: IkiFace,
    state: IkiState,
    size: tuple[int, int],
    viewer: int | None = 0,
    *,
    ui: float = 1.0,
    text: float = 1.0,
    contrast: bool = False,
) -> dict[str, pygame.Rect]:
    """Lay a face out anew; returns the regions."""
    metrics = Metrics(size, ui, text)
    regions = layout().regions(metrics, state.players)
    shown.layout(size, regions, metrics, theme(contrast), rules().view(state, viewer), Camera())
    return regions


def paint(shown: IkiFace) -> int:
    """Run `prepare` to its end; returns the number of slices."""
    return sum(1 for _ in shown.prepare())
