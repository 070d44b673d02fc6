"""No letter is cut, laid over another, too small or too pale, at every size and scale, in the scenes as well."""

from __future__ import annotations

import functools
from dataclasses import replace

import pygame
import pytest

from edo_table.content.language import PSEUDO
from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import Note, recording
from edo_table.ui.print.palette import contrast
from edo_table.ui.table.face import Act, Scene
from tests.games.iki.table.staged import SIZES, Happening, face, happenings, paint, position, rules, scene, specs, words
from tests.games.table_stage import assert_sound

SCALES = ((1.0, 1.0), (1.4, 1.0), (1.0, 1.5), (0.8, 0.9), (1.4, 1.5))


def asks(kind: str) -> object:
    """A condition: such a decision is open."""

    def is_open(state: object) -> bool:
        decision = rules().decision(state)  # type: ignore[arg-type]
        return decision is not None and decision.kind == kind

    return is_open


@functools.cache
def scenes(players: int) -> list[Scene]:
    """Scenes of every phase, through a seat's eyes and nobody's."""
    begin = position(players, 1)
    hire = position(players, 60, 4, until=asks("income_or_hire"))  # type: ignore[arg-type]
    move = position(players, 90, 5, until=asks("move"))  # type: ignore[arg-type]
    business = position(players, 100, 6, until=asks("business"))  # type: ignore[arg-type]
    year = position(players, 40, 7, until=asks("go_to"))  # type: ignore[arg-type]
    over = position(players, 5000, 8)
    found = [scene(state, max(0, rules().actor(state))) for state in (begin, hire, move, business, year, over)]
    hires = [option for option in specs(hire) if option.kind == "hire"]
    if hires:
        found.append(scene(hire, rules().actor(hire), selected=(hires[0].targets[0],)))
    return [*found, scene(business, None)]


def drawn(
    size: tuple[int, int],
    looked: Scene,
    *,
    ui: float = 1.0,
    text: float = 1.0,
    language: str = "en",
    is_painted: bool = False,
) -> list[Note]:
    """The texts of a frame."""
    shown = face(position(int(looked.view["players"])), size, looked.viewer, ui=ui, text=text, language=language)
    if is_painted:
        paint(shown)
    target = pygame.Surface(size)
    with recording() as seen:
        shown.draw(target, looked)
    assert shown.desk.words.missing == ()
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_texts_at_every_size(size: tuple[int, int], players: int) -> None:
    for looked in scenes(players):
        assert_sound(drawn(size, looked), size, Metrics(size))


@pytest.mark.parametrize(("ui", "text"), SCALES[1:])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_texts_at_every_scale(size: tuple[int, int], ui: float, text: float) -> None:
    for players in (2, 4):
        for looked in scenes(players):
            assert_sound(drawn(size, looked, ui=ui, text=text), size, Metrics(size, ui, text))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_texts_of_a_longer_language(size: tuple[int, int]) -> None:
    for players in (2, 4):
        for looked in scenes(players):
            assert_sound(drawn(size, looked, language=PSEUDO), size, Metrics(size))


@functools.cache
def played(players: int) -> list[Happening]:
    """Events that are shown as scenes, several of each kind."""
    found: dict[object, Happening] = {}
    for seed in range(3):
        for happening in happenings(players, seed):
            if happening.kind in ("payday", "fire", "new_year", "month_begun"):
                found.setdefault((happening.kind, seed, happening.args.get("month")), happening)
    return list(found.values())


@pytest.mark.parametrize(("ui", "text"), SCALES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_texts_of_the_scenes(size: tuple[int, int], ui: float, text: float) -> None:
    metrics = Metrics(size, ui, text)
    for players in (2, 4):
        shown = face(position(players), size, ui=ui, text=text)
        target = pygame.Surface(size)
        for happening in played(players):
            for one in shown.flights(happening.kind, happening.args, happening.before, happening.after):
                if isinstance(one, Act):
                    with recording() as seen:
                        one.paint(target, 1.0)
                    assert_sound(seen, size, metrics)
        assert shown.desk.words.missing == ()


def test_letters_stand_out_from_what_is_under_them() -> None:
    size = (1920, 1080)
    for looked in scenes(4):
        for note in drawn(size, looked, is_painted=True):
            if note.target == size:
                assert contrast(note.colour, note.ground) >= 4.0, note


def test_the_table_says_what_a_player_must_know() -> None:
    looked = scenes(4)[3]
    said = [note.text for note in drawn((1920, 1080), looked)]
    view = looked.view
    for data in view["seats"]:
        for name in ("mon", "rice", "sandal", "wood", "koban", "firefighting"):
            assert str(data[name]) in said
    for shop in view["ikizama"] and rules().content.two.street:
        assert words().text(f"iki.shop.{shop}") in said
    assert {"Aiko", "Benkei", "Chiyo", "Daigo", "your turn"} <= set(said)
    assert words().text("iki.table.month", n=view["month"]) in said


@pytest.mark.parametrize(
    ("month", "key"), [(6, "row_empty"), (11, "row_empty"), (12, "row_new_year"), (13, "row_new_year")]
)
def test_an_empty_row_promises_nobody_who_will_not_come(month: int, key: str) -> None:
    """At the end of the last month, too: who goes hungry is asked for when the row has been cleared away."""
    looked = scene(position(3, 60, 4), 0)
    empty = replace(looked, view={**looked.view, "row": [], "month": month, "phase": "event"})
    said = " ".join(note.text for note in drawn((1280, 720), empty))
    for other in ("row_empty", "row_new_year"):
        assert (words().text(f"iki.table.{other}") in said) == (other == key), said
