"""Real positions of Samurai and its face laid out for a window, for the tests of the table."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from edo_table.content.language import Catalogue, load_catalogue
from edo_table.content.layouts import load_layout
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.setup import Setup
from edo_table.games.samurai.rules import Samurai, create
from edo_table.games.samurai.state import SamuraiState
from edo_table.games.samurai.table import SamuraiFace
from edo_table.games.samurai.table.grounds import Ground
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.store import Store
from edo_table.ui.table.face import Camera, Scene, SeatLook
from edo_table.ui.table.layout import TableLayout
from edo_table.ui.theme import theme

SIZES = ((1280, 720), (1366, 768), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))
NAMES = (("Aiko", "ai"), ("Benkei", "shu"), ("Chiyo", "matsuba"), ("Daigo", "fuji"))


@functools.cache
def rules() -> Samurai:
    """Samurai over the data that comes with the program."""
    return create(shipped())


@functools.cache
def words(code: str = "en") -> Catalogue:
    """The words of a language."""
    return load_catalogue(shipped(), code)


@functools.cache
def layout() -> TableLayout:
    """The layout that comes with the program."""
    return TableLayout(load_layout(shipped(), "samurai"))


def looks(players: int) -> tuple[SeatLook, ...]:
    """Seats with names and colours."""
    return tuple(
        SeatLook(seat, *NAMES[seat], "human" if seat == 0 else "greedy", "Human" if seat == 0 else "Expert")
        for seat in range(players)
    )


def position(
    players: int, plies: int = 0, seed: int = 1, until: Callable[[SamuraiState], bool] | None = None, **options: str
) -> SamuraiState:
    """A position after some random actions, and on until a condition holds; raises LookupError if it never does."""
    game, chance = rules(), random.Random(seed)
    state = game.new(Setup(players, seed, options))
    done = 0
    while done < plies or (until is not None and not until(state)):
        codes = game.legal(state)
        if not codes:
            if until is not None and not until(state):
                raise LookupError(f"no such position with seed {seed}")
            break
        game.apply(state, chance.choice(codes))
        done += 1
    return state


def specs(state: SamuraiState) -> list[ActionSpec]:
    """The legal options of a position."""
    return [rules().spec(state, code) for code in rules().legal(state)]


def view(state: SamuraiState, viewer: int | None) -> dict[str, Any]:
    """What a seat sees."""
    return rules().view(state, viewer)


def scene(state: SamuraiState, viewer: int | None = 0, **more: Any) -> Scene:
    """The scene of a position; what may be chosen is lit for the seat that decides."""
    decision = rules().decision(state)
    actor = decision.seat if decision else None
    shown = Scene(view(state, viewer), looks(state.players), viewer, actor)
    if actor == viewer and "lit" not in more:
        more["lit"] = frozenset(target for spec in specs(state) for target in spec.targets)
    return replace(shown, **more)


def face(
    state: SamuraiState,
    size: tuple[int, int] = (1280, 720),
    viewer: int | None = 0,
    *,
    ui: float = 1.0,
    text: float = 1.0,
    camera: Camera | None = None,
    language: str = "en",
    folder: Path | None = None,
    contrast: bool = False,
) -> SamuraiFace:
    """A face laid out for a window and a position."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    store = None if folder is None else Store(folder)
    out = SamuraiFace(rules().content, words(language), store)
    out.meet(looks(state.players))
    lay_out(out, state, size, viewer, ui=ui, text=text, camera=camera, contrast=contrast)
    return out


def lay_out(
    shown: SamuraiFace,
    state: SamuraiState,
    size: tuple[int, int],
    viewer: int | None = 0,
    *,
    ui: float = 1.0,
    text: float = 1.0,
    camera: Camera | None = None,
    contrast: bool = False,
) -> dict[str, pygame.Rect]:
    """Lay a face out anew; returns the regions."""
    metrics = Metrics(size, ui, text)
    regions = layout().regions(metrics, state.players)
    shown.layout(size, regions, metrics, theme(contrast), view(state, viewer), camera or Camera())
    return regions


def paint(shown: SamuraiFace) -> int:
    """Run `prepare` to its end; returns the number of slices."""
    return sum(1 for _ in shown.prepare())


def pretend_to_paint(shown: SamuraiFace) -> None:
    """Give a face a plain board, where only what lies on it matters."""
    plain = pygame.Surface(shown.desk.size)
    plain.fill((90, 150, 165))
    shown._grounds.keep(Ground(shown._key, shown.desk, plain))
