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
from tests.games.izayoi.table.staged import SIZES, Happening, face, happenings, paint, position, rules, scene, words
from tests.games.table_stage import assert_sound

SCALES = ((1.0, 1.0), (1.4, 1.0), (1.0, 1.5), (0.8, 0.9), (1.4, 1.5))


@functools.cache
def scenes(players: int) -> list[Scene]:
    """Scenes of every phase, through a seat's eyes and nobody's."""
    arts = position(players, 2)
    play = position(players, 30, recommendations="shown")
    late = position(players, 44, seed=3, until=lambda s: not s.tile_deck)
    over = position(players, 300, seed=2)
    return [
        scene(arts, rules().actor(arts)),
        scene(play, rules().actor(play)),
        scene(play, (rules().actor(play) + 1) % players),
        scene(late, 0),
        scene(play, None),
        scene(over, 0),
    ]


@functools.cache
def judged(players: int) -> list[Happening]:
    """Judgements of every sort: with many votes, with none, with a card turned up; and the end."""
    found: dict[object, Happening] = {}
    for seed in range(12):
        for happening in happenings(players, seed):
            if happening.kind == "judged":
                key = (len(happening.args["arts"]), bool(happening.args["struck"]), happening.args["seat"] < 0)
                found.setdefault(key, happening)
            elif happening.kind == "ended":
                safe = sum(not data["is_insolent"] for data in happening.after.view["seats"])
                found.setdefault(("ended", safe), happening)
    return list(found.values())


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
    kept = "shown" if looked.view["recommended"] is not None else "remembered"
    state = position(int(looked.view["players"]), recommendations=kept)
    shown = face(state, size, looked.viewer, ui=ui, text=text, language=language)
    if is_painted:
        paint(shown)
    target = pygame.Surface(size)
    with recording() as seen:
        shown.draw(target, looked)
    assert shown.desk.words.missing == ()
    return seen


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("size", [*SIZES, (960, 540)])
def test_texts_at_every_size(size: tuple[int, int], players: int) -> None:
    for looked in scenes(players):
        assert_sound(drawn(size, looked), size, Metrics(size))


@pytest.mark.parametrize(("ui", "text"), SCALES[1:])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_texts_at_every_scale(size: tuple[int, int], ui: float, text: float) -> None:
    for players in (3, 5):
        for looked in scenes(players):
            assert_sound(drawn(size, looked, ui=ui, text=text), size, Metrics(size, ui, text))


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)])
def test_texts_of_the_largest_interface(size: tuple[int, int], text: float) -> None:
    for players in (3, 5):
        for looked in scenes(players):
            assert_sound(drawn(size, looked, ui=2.0, text=text), size, Metrics(size, 2.0, text))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_texts_of_a_longer_language(size: tuple[int, int]) -> None:
    for players in (3, 5):
        for looked in scenes(players):
            assert_sound(drawn(size, looked, language=PSEUDO), size, Metrics(size))


@pytest.mark.parametrize(("ui", "text"), [SCALES[0], SCALES[2], SCALES[4]])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_texts_of_the_scenes(size: tuple[int, int], ui: float, text: float) -> None:
    metrics = Metrics(size, ui, text)
    for players in (3, 5):
        shown = face(position(players), size, ui=ui, text=text)
        target = pygame.Surface(size)
        for happening in judged(players):
            for one in shown.flights(happening.kind, happening.args, happening.before, happening.after):
                if isinstance(one, Act):
                    with recording() as seen:
                        one.paint(target, 1.0)
                    assert_sound(seen, size, metrics)
        assert shown.desk.words.missing == ()


def test_letters_stand_out_from_what_is_under_them() -> None:
    size = (1920, 1080)
    for looked in scenes(5):
        for note in drawn(size, looked, is_painted=True):
            if note.target == size:
                assert contrast(note.colour, note.ground) >= 4.0, note


def test_the_table_says_what_a_player_must_know() -> None:
    looked = scenes(4)[1]
    said = [note.text for note in drawn((1920, 1080), looked)]
    view = looked.view
    for row in view["rows"]:
        assert row["tile"] is None or words().text(f"izayoi.tile.{row['tile']}") in said
    for data in view["seats"]:
        assert str(data["points"]) in said
    for number in (view["deck"], view["discards"], view["tile_deck"]):
        assert not number or str(number) in said
    assert {"Aiko", "Benkei", "Chiyo", "Daigo", "your turn"} <= set(said)
    for kind in ("hiding", "shuffle"):
        has = view["seats"][looked.viewer or 0][f"has_{kind}"]
        assert words().text(f"izayoi.table.special_{kind}" if has else "izayoi.table.used") in said


LONG = ("Maximilian von und zu Hohenstein", "W" * 24, "山田太郎左衛門尉源朝臣", "Анастасия Николаевна", "Ō-Ū")


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_long_names_are_shortened_and_not_left_out(size: tuple[int, int]) -> None:
    def renamed(looked: Scene) -> Scene:
        return replace(looked, seats=tuple(replace(look, name=LONG[look.seat]) for look in looked.seats))

    arts = renamed(scene(position(5, 4), 0))
    said = [note.text for note in drawn(size, arts)]
    for data, name in zip(arts.view["seats"], LONG, strict=True):
        assert data["art"] is None or sum(text.startswith(name[:3]) for text in said) >= 2, (name, said)

    shown, target = face(position(5), size), pygame.Surface(size)
    happening = next(one for one in judged(5) if one.kind == "ended")
    before, after = renamed(happening.before), renamed(happening.after)
    end = shown.flights("ended", happening.args, before, after)[0]
    assert isinstance(end, Act)
    with recording() as seen:
        end.paint(target, 1.0)
    assert_sound([note for note in seen if note.text == note.full], size, Metrics(size))
    said = [note.text for note in seen]
    for seat, data in enumerate(after.view["seats"]):
        art = data["master"]
        served = next(number for number, other in enumerate(after.view["seats"]) if other["art"] == art)
        wanted = "own master" if served == seat else words().text("izayoi.table.served", seat=LONG[served][:2])
        assert any(text.startswith(wanted) for text in said), (wanted, said)
