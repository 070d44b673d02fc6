"""Real positions of a game and its face laid out for a window, for the tests of its table."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from edo_table.app.table.pointing import place_at
from edo_table.content.language import Catalogue, load_catalogue
from edo_table.content.layouts import load_layout
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.game import Game
from edo_table.engine.setup import Setup
from edo_table.engine.state import State
from edo_table.games.registry import create_game, create_table
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import Note
from edo_table.ui.print.store import Store
from edo_table.ui.table.face import Camera, Face, Scene, SeatLook, Slip
from edo_table.ui.table.layout import TableLayout
from edo_table.ui.theme import theme

SIZES = ((1280, 720), (1366, 768), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))
NAMES = (("Aiko", "ai"), ("Benkei", "shu"), ("Chiyo", "matsuba"), ("Daigo", "fuji"), ("Emi", "kuri"))

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Face)
T = TypeVar("T")


@functools.cache
def words(code: str = "en") -> Catalogue:
    """The words of a language."""
    return load_catalogue(shipped(), code)


def looks(players: int) -> tuple[SeatLook, ...]:
    """Seats with names and colours."""
    return tuple(
        SeatLook(seat, *NAMES[seat], "human" if seat == 0 else "greedy", "Human" if seat == 0 else "Grand master")
        for seat in range(players)
    )


def by_kind(options: Iterable[tuple[str, T]], weights: Mapping[str, float], chance: random.Random) -> T:
    """One of some options by chance: first a kind, each as often as its weight (1 if it has none), then one of it."""
    kinds: dict[str, list[T]] = {}
    for kind, option in options:
        kinds.setdefault(kind, []).append(option)
    names = list(kinds)
    return chance.choice(kinds[chance.choices(names, [weights.get(name, 1.0) for name in names])[0]])


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the scenes before and after the action that it belongs to."""

    kind: str
    args: Any
    before: Scene
    after: Scene


class Stage(Generic[G, S, F]):
    """A game over the data that comes with the program, and its face."""

    def __init__(self, game_id: str, weights: Mapping[str, float] | None = None) -> None:
        """`weights` is how often players by chance choose a kind, where all options alike would show too little."""
        self.game_id, self._weights = game_id, weights

    @functools.cached_property
    def _rules(self) -> G:
        game: G = create_game(self.game_id, shipped())  # type: ignore[assignment]
        return game

    def rules(self) -> G:
        """The game's rules."""
        return self._rules

    @functools.cached_property
    def _layout(self) -> TableLayout:
        return TableLayout(load_layout(shipped(), self.game_id))

    def layout(self) -> TableLayout:
        """The layout that comes with the program."""
        return self._layout

    # ---- players by chance -----------------------------------------------------------------------------------------

    def begin(self, players: int, seed: int, **options: str) -> tuple[S, random.Random]:
        """A game at its beginning, and the chance by which it may be played."""
        state: S = self.rules().new(Setup(players, seed, options))
        return state, random.Random(seed)

    def games(
        self, players: int, least: int, is_enough: Callable[[], bool], first: int = 0
    ) -> Iterator[tuple[S, random.Random]]:
        """Games at their beginnings: at least so many, and more until enough has been seen; 20 at the most."""
        for seed in range(first, first + 20):
            if seed >= first + least and is_enough():
                return
            print("seed", seed)
            yield self.begin(players, seed)

    def choose(self, state: S, chance: random.Random) -> int:
        """A legal action."""
        game, legal = self.rules(), self.rules().legal(state)
        if self._weights is None:
            return chance.choice(legal)
        return by_kind(((game.spec(state, code).kind, code) for code in legal), self._weights, chance)

    def act(self, state: S, chance: random.Random) -> tuple[ActionSpec, list[Event]]:
        """Take a legal action; returns it and what happens."""
        code, events = self.choose(state, chance), list[Event]()
        option = self.rules().spec(state, code)
        self.rules().apply(state, code, events.append)
        return option, events

    # ---- positions -------------------------------------------------------------------------------------------------

    def position(
        self, players: int, plies: int = 0, seed: int = 1, until: Callable[[S], bool] | None = None, **options: str
    ) -> S:
        """A position after some random actions, and on until a condition holds; raises LookupError if it never does."""
        if until is None:
            kept: S = _position(self, players, plies, seed, tuple(options.items())).clone()
            return kept
        return self._played(players, plies, seed, until, **options)

    def _played(self, players: int, plies: int, seed: int, until: Callable[[S], bool] | None, **options: str) -> S:
        game, (state, chance), done = self.rules(), self.begin(players, seed, **options), 0
        while done < plies or (until is not None and not until(state)):
            if not game.legal(state):
                if until is not None and not until(state):
                    raise LookupError(f"no such position with seed {seed}")
                break
            game.apply(state, self.choose(state, chance))
            done += 1
        return state

    def specs(self, state: S) -> list[ActionSpec]:
        """The legal options of a position."""
        return [self.rules().spec(state, code) for code in self.rules().legal(state)]

    def view(self, state: S, viewer: int | None) -> dict[str, Any]:
        """What a seat sees."""
        return self.rules().view(state, viewer)

    def scene(self, state: S, viewer: int | None = 0, **more: Any) -> Scene:
        """The scene of a position; what may be chosen is lit for the seat that decides."""
        decision = self.rules().decision(state)
        actor = decision.seat if decision else None
        shown = Scene(self.view(state, viewer), looks(len(self.rules().standing(state))), viewer, actor)
        if actor is not None and actor == viewer and "lit" not in more:
            more["lit"] = frozenset(target for spec in self.specs(state) for target in spec.targets)
        return replace(shown, **more)

    def happenings(self, players: int, seed: int, viewer: int | None = 0) -> tuple[Happening, ...]:
        """Everything that happens in a random game, as a seat sees it."""
        return _happenings(self, players, seed, viewer)

    # ---- the face --------------------------------------------------------------------------------------------------

    def face(
        self,
        state: S,
        size: tuple[int, int] = (1280, 720),
        viewer: int | None = 0,
        *,
        ui: float = 1.0,
        text: float = 1.0,
        language: str = "en",
        camera: Camera | None = None,
        folder: Path | None = None,
        contrast: bool = False,
    ) -> F:
        """A face laid out for a window and a position."""
        pygame.display.init()
        pygame.display.set_mode((8, 8))
        out: F = create_table(self.rules(), words(language), None if folder is None else Store(folder))
        out.meet(looks(len(self.rules().standing(state))))
        self.lay_out(out, state, size, viewer, ui=ui, text=text, camera=camera, contrast=contrast)
        return out

    def lay_out(
        self,
        shown: F,
        state: S,
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
        regions = self.layout().regions(metrics, len(self.rules().standing(state)))
        shown.layout(size, regions, metrics, theme(contrast), self.view(state, viewer), camera or Camera())
        return regions


@functools.cache
def _position(stage: Stage[G, S, F], players: int, plies: int, seed: int, options: tuple[tuple[str, str], ...]) -> S:
    return stage._played(players, plies, seed, None, **dict(options))


@functools.lru_cache(maxsize=12)  # a game's scenes are some megabytes
def _happenings(stage: Stage[G, S, F], players: int, seed: int, viewer: int | None) -> tuple[Happening, ...]:
    found: list[Happening] = []
    state, chance = stage.begin(players, seed)
    before = stage.scene(state, viewer, lit=frozenset())
    while stage.rules().legal(state):
        _, events = stage.act(state, chance)
        after = stage.scene(state, viewer, lit=frozenset())
        found += [Happening(event.kind, event.seen_by(viewer), before, after) for event in events]
        before = after
    return tuple(found)


def paint(shown: Face) -> int:
    """Run `prepare` to its end; returns the number of slices."""
    return sum(1 for _ in shown.prepare())


def said(slip: Slip | None) -> list[str]:
    """The words of a slip, which must be there."""
    assert slip is not None
    return [span for line in slip.lines for span in line.spans if isinstance(span, str)]


def assert_pictures(
    shown: Face,
    known: Iterable[tuple[str, str]],
    unknown: Iterable[tuple[str, str]],
    logged: Iterable[tuple[str, Mapping[str, Any]]],
) -> None:
    """Other screens have pictures of what is known (a kind and an id) and of what is logged, and of nothing else."""
    for kind, ident in known:
        picture = shown.picture(kind, ident, 60)
        assert picture is not None, (kind, ident)
        assert picture.get_height() <= 66
    for kind, ident in unknown:
        assert shown.picture(kind, ident, 60) is None, (kind, ident)
    for kind, args in logged:
        assert shown.log_picture(kind, args, 30) is not None, kind


def assert_can_be_hit(shown: Face, looked: Scene, targets: Collection[str], alike: tuple[str, ...] = ()) -> None:
    """All targets are places, and at each the mouse finds it; of those that begin as `alike` any that is equal."""
    places = shown.places(looked)
    assert set(targets) <= {place.target for place in places}
    for target in targets:
        at = shown.where(looked, target)
        assert at is not None, target
        found = place_at(places, (round(at[0]), round(at[1])), frozenset(targets))
        assert found is not None, target
        assert found.target == target or target.startswith(alike), target


def assert_sound(seen: list[Note], size: tuple[int, int], metrics: Metrics) -> None:
    """No text of a frame is cut, outside the window or its box, too small, or laid over another."""
    window = pygame.Rect((0, 0), size)
    seen = [note for note in seen if note.target == size]  # the others belong to pictures that were just made
    for note in seen:
        assert window.contains(note.rect), note
        assert note.text == note.full, f"cut: {note}"
        assert note.size >= metrics.small_print, note
        if note.box is not None:
            assert note.rect.w <= note.box.w + 2, f"wider than its box: {note}"
            assert note.rect.bottom <= note.box.bottom + note.size // 3, f"lower than its box: {note}"
    beside = [note for note in seen if note.box is not None]
    for a, b in itertools.combinations(beside, 2):
        assert not a.rect.inflate(-2, -2).colliderect(b.rect.inflate(-2, -2)), f"{a} lies over {b}"
