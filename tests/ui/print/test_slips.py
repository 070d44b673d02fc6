"""Slips, planks, seals, plaques, crests: states that can be told apart, and letters that can be read on them."""

import itertools

import pygame
import pytest

from edo_table.ui.print import crests, palette, patterns, slips
from edo_table.ui.theme import SEATS, VISIONS, Theme, theme

THEMES = [theme(contrast, vision) for contrast in (False, True) for vision in VISIONS]


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.set_mode((200, 100))


def bytes_of(piece: slips.Piece) -> bytes:
    return pygame.image.tobytes(piece.surface, "RGBA")


@pytest.mark.parametrize("look", THEMES, ids=lambda t: t.name)
def test_letters_are_readable_on_every_state(look: Theme) -> None:
    for state, primary in itertools.product(slips.STATES, (True, False)):
        for make in (slips.seal, slips.plaque):
            piece = make(160, 60, 1.0, state, primary, False, look)
            middle = pygame.Rect(piece.left + 40, piece.top + 25, 80, 20)
            ground = pygame.transform.average_color(piece.surface, middle)
            assert palette.contrast(ground[:3], piece.ink) >= 4.5, (make.__name__, state, primary)


def test_states_look_different() -> None:
    for make, primary in itertools.product((slips.seal, slips.plaque), (True, False)):
        looks = {bytes_of(make(120, 50, 1.0, state, primary)) for state in slips.STATES}
        looks.add(bytes_of(make(120, 50, 1.0, "normal", primary, True)))
        assert len(looks) == 5
    assert slips.seal(120, 50, 1.0, "hover").lift > 0 > slips.seal(120, 50, 1.0, "pressed").lift


@pytest.mark.parametrize("u", [0.4, 0.667, 1.0, 2.0])
def test_a_piece_lies_where_it_is_laid(u: float) -> None:
    target = pygame.Surface((500, 300), 0, 32)
    target.fill((0, 0, 255))
    w, h = round(200 * u / 2), round(80 * u / 2)
    for piece in (
        slips.slip(w, h, u),
        slips.plank(w, h, u),
        slips.seal(w, h, u),
        slips.plaque(w, h, u, rope=0),
        slips.panel(w, h, u, band_h=h // 3, pattern="asanoha"),
    ):
        rect = piece.lay(target, 100, 100)
        assert rect == pygame.Rect(100, 100, w, h)
        assert target.get_at(rect.center)[:3] != (0, 0, 255)
        assert piece.surface.get_at((0, piece.surface.get_height() // 2))[3] == 0


@pytest.mark.parametrize("size", [(6, 6), (12, 40), (40, 12), (1800, 900)], ids=str)
def test_very_small_and_very_large_pieces_work(size: tuple[int, int]) -> None:
    for u in (0.4, 2.0):
        for piece in (
            slips.slip(*size, u),
            slips.plank(*size, u),
            slips.plank(*size, u, upright=True),
            slips.seal(*size, u),
            slips.plaque(*size, u, focus=True),
            slips.frame(*size, u),
        ):
            assert piece.surface.get_bounding_rect().w >= min(4, size[0])


def test_pieces_are_shared_until_cleared() -> None:
    assert slips.seal(90, 40, 1.0) is slips.seal(90, 40, 1.0)
    assert slips.disc(44) is slips.disc(44)
    assert slips.disc(44) is not slips.disc(45)


def test_a_frame_leaves_its_middle_free() -> None:
    frame = slips.frame(200, 80, 1.0)
    assert frame.surface.get_at((frame.left + 100, frame.top + 40))[3] == 0
    assert frame.surface.get_bounding_rect().w > 200


def test_crests_are_told_apart_without_colour() -> None:
    look = theme()
    for size in (14, 24, 60):
        shapes = []
        for seat in SEATS:
            picture = crests.crest(look.seat(seat).crest, size, "#000000", "#ffffff")
            flat = pygame.Surface((size, size), 0, 32)
            flat.fill((255, 255, 255))
            flat.blit(picture, (0, 0))
            shapes.append([flat.get_at((x, y))[0] for y in range(size) for x in range(size)])
        for a, b in itertools.combinations(shapes, 2):
            differ = sum(abs(p - q) > 100 for p, q in zip(a, b, strict=True)) / (size * size)
            assert differ > 0.08, size


def test_crest_discs_show_the_seats_colour() -> None:
    look = theme()
    for seat in look.seats:
        picture = crests.crest_disc(seat, 80)
        r, g, b = palette.rgb(seat.ground)
        pixels = [picture.get_at((x, y)) for x in range(0, 80, 2) for y in range(0, 80, 2)]
        near = [c for c in pixels if c.a > 200 and max(abs(c.r - r), abs(c.g - g), abs(c.b - b)) <= 3]
        assert len(near) > 0.06 * len(pixels), seat.id
    assert crests.seat_crest(look.seat("ai"), 30).get_size() == (30, 30)


@pytest.mark.parametrize("name", patterns.NAMES)
@pytest.mark.parametrize("unit", [4, 9, 20, 54])
def test_patterns_cover_and_tile_seamlessly(name: patterns.Pattern, unit: int) -> None:
    tile = patterns.tile(name, unit, "#000000")
    sheet = patterns.sheet(name, (3 * tile.get_width() + 5, 2 * tile.get_height() + 3), unit, "#000000", 255, "#ffffff")
    w, h = tile.get_size()
    one, two = sheet.subsurface((0, 0, w, h)), sheet.subsurface((w, h, w, h))
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")
    paper = sum(one.get_at((x, y))[0] for x in range(w) for y in range(h)) / (w * h * 255)
    assert (0.1 if unit < 9 else 0.25) < paper < 0.95


def test_overlay_stays_within_its_mask() -> None:
    target = pygame.Surface((60, 60), 0, 32)
    target.fill((255, 255, 255))
    mask = pygame.Surface((30, 30), pygame.SRCALPHA, 32)
    mask.fill((0, 0, 0, 255), (0, 0, 15, 30))
    patterns.overlay(target, "ichimatsu", 5, "#000000", mask=mask, at=(10, 10))
    dark = [(x, y) for x in range(60) for y in range(60) if target.get_at((x, y))[0] < 128]
    assert dark
    assert all(10 <= x < 25 and 10 <= y < 40 for x, y in dark)
