"""Izayoi's pictures: every one there, of its size, and told apart without seeing colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from edo_table.games.izayoi import content
from edo_table.games.izayoi.table import art
from edo_table.games.izayoi.table.art import emblems, ornaments
from edo_table.games.izayoi.table.art.cards import read_card
from edo_table.games.izayoi.table.art.emblems import as_alpha
from edo_table.games.izayoi.table.art.moon import waning
from edo_table.games.izayoi.table.art.plates import pts, ribbon
from edo_table.ui.print.cache import clear_all
from edo_table.ui.print.canvas import clear
from edo_table.ui.print.palette import rgb
from edo_table.ui.theme import DEFAULT, SEATS, VISIONS, SeatStyle, Theme, theme
from tests.games.comparing import difference, nearest, on_paper

ARTS = ("kado", "sado", "shodo", "kyudo", "shamisen")
CARDS = tuple(f"{name}-{votes}" for name in ARTS for votes in (1, 2, 3))
POINTS = {
    "folding-fan": 5, "kanzashi-plectrum": 5, "scent-bag": 5,
    "kanzashi-stick": 4, "netsuke": 4, "round-fan": 4, "crane-earring": 4, "clasp-purse": 4,
    "scrunchie": 3, "chopsticks": 3, "comb": 3, "tenugui": 3, "temari": 3,
    "wind-chime": 2, "bell-charm": 2, "hand-mirror": 2,
}  # fmt: skip
SEAT = DEFAULT.seat("ai")

Make = Callable[[float], pygame.Surface]


pytestmark = pytest.mark.usefixtures("fresh_pictures")


def of_cards(look: Theme, seat: SeatStyle | None) -> dict[str, Make]:
    """Every picture of a card's form, by a name; all in the same seat's colour."""
    found: dict[str, Make] = {
        name: lambda h, name=name: art.card(name, h, look, seat)  # type: ignore[misc]
        for name in (*CARDS, "stop")
    }
    found["back"] = lambda h: art.card(None, h, look, seat)
    for name in ARTS:
        found[f"master {name}"] = lambda h, name=name: art.master(name, h, look, seat)  # type: ignore[misc]
        found[f"player {name}"] = lambda h, name=name: art.player_card(name, h, look, seat)  # type: ignore[misc]
    found["master's back"] = lambda h: art.master(None, h, look, seat)
    found["hiding"] = lambda h: art.special("hiding", h, look)
    found["shuffle"] = lambda h: art.special("shuffle", h, look)
    found["hiding used"] = lambda h: art.special("hiding", h, look, is_used=True)
    found["shuffle used"] = lambda h: art.special("shuffle", h, look, is_used=True)
    return found


def of_tiles(look: Theme) -> dict[str, Make]:
    found: dict[str, Make] = {
        name: lambda h, name=name: art.tile(name, POINTS[name], h, look)  # type: ignore[misc]
        for name in POINTS
    }
    found["back"] = lambda h: art.tile(None, 0, h, look)
    return found


@pytest.mark.parametrize("height", [16, 37, 86, 600])
def test_every_picture_has_the_size_asked_for(height: int) -> None:
    for name, make in of_cards(DEFAULT, SEAT).items():
        assert make(height).get_size() == (round(height * art.CARD_RATIO), height), name
    for name, make in of_tiles(DEFAULT).items():
        assert make(height).get_size() == (round(height * art.TILE_RATIO), height), name
    for name in POINTS:
        assert art.ornament(name, height).get_size() == (height, height), name
    for name in ARTS:
        assert art.emblem(name, height, "#ffffff").get_size() == (height, height), name


@pytest.mark.parametrize("look", [theme(), theme(contrast=True), theme(vision="mono"), theme(True, "deutan")])
def test_every_theme_can_be_printed(look: Theme) -> None:
    for seat in (look.seats[0], None):
        for make in of_cards(look, seat).values():
            make(44)
    for make in of_tiles(look).values():
        make(44)


@pytest.mark.parametrize("is_grey", [False, True])
@pytest.mark.parametrize(("height", "least"), [(200, 5.0), (60, 4.0)])
def test_cards_of_one_seat_are_told_apart_without_colour(height: int, least: float, is_grey: bool) -> None:
    pictures = {name: on_paper(make(height), is_grey) for name, make in of_cards(DEFAULT, SEAT).items()}
    found = nearest(pictures)
    assert found[0] > least, found


@pytest.mark.parametrize("is_grey", [False, True])
@pytest.mark.parametrize("height", [200, 56, 36])
def test_tiles_are_told_apart_without_colour(height: int, is_grey: bool) -> None:
    found = nearest({name: on_paper(make(height), is_grey) for name, make in of_tiles(DEFAULT).items()})
    assert found[0] > 12.0, found


@pytest.mark.parametrize("height", [120, 22])
def test_emblems_are_told_apart_by_their_form_alone(height: int) -> None:
    found = nearest({name: on_paper(art.emblem(name, height, "#27231F"), True) for name in ARTS})
    assert found[0] > 20.0, found


def test_the_points_can_be_read_off_the_same_picture() -> None:
    for height in (200, 56):
        found = nearest({str(n): on_paper(art.tile("comb", n, height, DEFAULT), True) for n in (2, 3, 4, 5)})
        assert found[0] > 0.5, found


@pytest.mark.parametrize("look", [theme(contrast, vision) for contrast in (False, True) for vision in VISIONS])
def test_a_cards_ground_is_the_seats_colour(look: Theme) -> None:
    for seat_id in SEATS:
        seat = look.seat(seat_id)
        card = art.card("sado-1", 200, look, seat)
        # a strip of the field beside the numeral, above the picture
        seen = rgb(pygame.transform.average_color(card, pygame.Rect(58, 16, 30, 24)))
        others = {
            other.id: sum(abs(a - b) for a, b in zip(seen, rgb(other.ground), strict=True)) for other in look.seats
        }
        assert min(others, key=lambda name: others[name]) == seat_id, (seat_id, others)


@pytest.mark.parametrize(
    ("make", "name", "place"),
    [
        (art.card, "kado-1", pygame.Rect(96, 14, 30, 30)),
        (art.master, "kado", pygame.Rect(97, 141, 32, 32)),
        (art.player_card, "kado", pygame.Rect(54, 140, 32, 32)),
    ],
)
def test_a_seats_crest_is_on_its_cards(make: Callable[..., pygame.Surface], name: str, place: pygame.Rect) -> None:
    """The place is in units of a card 200 high."""
    for height in (200, 100):
        area = pygame.Rect(*(round(n * height / 200) for n in place))
        found = nearest(
            {
                seat.id: on_paper(make(name, height, DEFAULT, replace(seat, ground=SEAT.ground)), True).subsurface(area)
                for seat in DEFAULT.seats
            }
        )
        assert found[0] > 15, found


def test_a_used_special_card_looks_used() -> None:
    for height in (200, 60, 24):
        for kind in ("hiding", "shuffle"):
            fresh = on_paper(art.special(kind, height, DEFAULT), True)
            used = on_paper(art.special(kind, height, DEFAULT, is_used=True), True)
            assert difference(fresh, used) > 20.0


def test_a_picture_is_made_once_and_is_the_same_every_time() -> None:
    first = art.tile("temari", 3, 90, DEFAULT)
    assert art.tile("temari", 3, 90.2, DEFAULT) is first
    card = art.card("kyudo-3", 90, DEFAULT, SEAT)
    pixels = pygame.image.tobytes(first, "RGBA"), pygame.image.tobytes(card, "RGBA")
    clear_all()
    again = art.tile("temari", 3, 90, DEFAULT), art.card("kyudo-3", 90, DEFAULT, SEAT)
    assert again[0] is not first
    assert tuple(pygame.image.tobytes(picture, "RGBA") for picture in again) == pixels


def test_the_pictures_of_a_large_window_are_all_kept_at_once() -> None:
    """Hand, field and side panels of a 4K window: nothing may be made anew in every frame."""

    def window() -> list[pygame.Surface]:
        shown = [art.card(name, h, DEFAULT, SEAT) for name in CARDS for h in (280, 190)]
        shown += [art.tile(name, POINTS[name], h, DEFAULT) for name in POINTS for h in (240, 110)]
        shown += [art.player_card(name, 190, DEFAULT, SEAT) for name in ARTS]
        return shown + [art.master(name, 190, DEFAULT, SEAT) for name in ARTS]

    assert all(a is b for a, b in zip(window(), window(), strict=True))


def test_an_emblem_leaves_its_gaps_open_or_fills_them() -> None:
    for name in ARTS:
        alone = art.emblem(name, 80, "#BC3A2A")
        shown = pygame.mask.from_surface(alone)
        assert 400 < shown.count() < 5000, name
        for x, y in ((40, 40), (20, 60), (60, 20)):
            assert tuple(alone.get_at((x, y)))[:3] == (0xBC, 0x3A, 0x2A)
        filled = pygame.mask.from_surface(art.emblem(name, 80, "#BC3A2A", "#F5EEDC"))
        assert filled.count() > shown.count(), name


def test_a_stencils_brightness_becomes_alpha() -> None:
    stencil = clear((3, 1))
    for x, grey in enumerate((0, 128, 255)):
        stencil.set_at((x, 0), (grey, grey, grey, 255))
    found = as_alpha(stencil, "#102030")
    assert [tuple(found.get_at((x, 0))) for x in range(3)] == [(16, 32, 48, a) for a in (0, 128, 255)]


def test_unknown_names_are_refused() -> None:
    for wrong in ("kado", "kado-4", "-2", "kado-x"):
        with pytest.raises(ValueError, match="no recommendation card"):
            read_card(wrong)
    with pytest.raises(KeyError, match="no wakomono"):
        art.ornament("teapot", 40)
    with pytest.raises(KeyError):
        art.emblem("judo", 40, "#ffffff")


def test_the_moon_of_the_sixteenth_night_is_no_longer_full() -> None:
    moon = waning(0, 0, 10)
    assert min(x for x, _ in moon) == pytest.approx(-10, abs=0.1)
    assert max(x for x, _ in moon) == pytest.approx(9, abs=0.1)


def test_a_ribbons_width_runs_through_its_widths() -> None:
    band = ribbon([(0, 0), (30, 0)], (2, 6, 2), 5)
    half = len(band) // 2
    assert [2 * abs(y) for _, y in band[:half]] == pytest.approx([2, 10 / 3, 14 / 3, 6, 14 / 3, 10 / 3, 2])
    with pytest.raises(ValueError, match="zip"):
        pts(1, 2, 3)


def test_there_is_a_picture_of_all_that_data_may_name() -> None:
    assert content.ARTS == emblems.ARTS
    assert set(content.WAKOMONO) == set(ornaments.NAMES)
