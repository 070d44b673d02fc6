"""The canvas against what the rasteriser can and cannot do, and the geometry of the brush."""

import hashlib
import itertools
import math
import os
import subprocess
import sys

import pygame
import pytest

from edo_table.ui.print import brush
from edo_table.ui.print.canvas import Svg, clear, faded, masked, opaque, tinted


def pixel(surface: pygame.Surface, x: int, y: int) -> tuple[int, int, int, int]:
    r, g, b, a = surface.get_at((x, y))
    return r, g, b, a


def square(x: float, y: float, a: float) -> list[brush.Point]:
    return [(x, y), (x + a, y), (x + a, y + a), (x, y + a)]


def test_renders_at_the_pixel_size_asked_for() -> None:
    s = Svg(10, 5).fill(square(0, 0, 5), "#ff0000")
    assert s.render().get_size() == (10, 5)
    big = s.render((400, 200))
    assert big.get_size() == (400, 200)
    assert pixel(big, 199, 100) == (255, 0, 0, 255)
    assert pixel(big, 201, 100)[3] == 0
    assert s.render((0.2, 0.1)).get_size() == (1, 1)
    for n in range(1, 200):
        assert s.render((n, n)).get_size() == (n, n)


def test_a_sheet_of_odd_size_is_filled_to_its_edges() -> None:
    out = Svg(33.37, 12.93).fill([(-1, -1), (40, -1), (40, 20), (-1, 20)], "#00ff00").render((1001, 388))
    assert all(pixel(out, x, y) == (0, 255, 0, 255) for x in (0, 500, 1000) for y in (0, 200, 387))


def test_holes_are_even_odd() -> None:
    ring = brush.path(square(0, 0, 40)) + brush.path(square(10, 10, 20))
    out = Svg(40, 40).fill(ring, "#123456").render()
    assert pixel(out, 20, 20)[3] == 0
    assert pixel(out, 5, 20) == (0x12, 0x34, 0x56, 255)


def test_groups_move_turn_scale_and_flip() -> None:
    out = Svg(40, 40).group((20, 20), 2, 90).fill([(0, 0), (5, 0), (5, 2), (0, 2)], "#ffffff").end().render()
    assert pixel(out, 18, 25)[3] == 255  # to the right became downwards
    assert pixel(out, 25, 21)[3] == 0
    out = Svg(40, 40).group((20, 20), flip=True).fill(square(1, 1, 8), "#ffffff").render()  # left open on purpose
    assert pixel(out, 14, 25)[3] == 255
    assert pixel(out, 25, 25)[3] == 0
    with pytest.raises(ValueError, match="no group"):
        Svg(1, 1).end()


def test_gradients_lie_in_the_sheets_own_units() -> None:
    s = Svg(10, 100)
    shade = s.gradient("g", [(0, "#000000", 1), (1, "#ffffff", 1)], 0, 0, 0, 100)
    s.fill([(0, 0), (10, 0), (10, 100), (0, 100)], shade)
    out = s.render((40, 400))
    assert pixel(out, 20, 4)[0] < 10
    assert 118 <= pixel(out, 20, 200)[0] <= 137
    assert pixel(out, 20, 396)[0] > 245


def test_the_rasteriser_still_ignores_clips_masks_and_text() -> None:
    """Why masks are made by blends: if this fails, the rasteriser has learned something and the kit may use it."""
    clipped = Svg(20, 20)
    clipped.add('<clipPath id="c"><path d="M0 0L1 0L1 1Z"/></clipPath>')
    clipped.add('<path clip-path="url(#c)" d="M0 0L20 0L20 20L0 20Z" fill="#ff0000"/>')
    assert pixel(clipped.render(), 15, 15) == (255, 0, 0, 255)
    assert Svg(20, 20).add('<text x="0" y="18" font-size="20">M</text>').render().get_bounding_rect().w == 0


def test_an_empty_sheet_is_transparent() -> None:
    assert Svg(30, 20).render().get_bounding_rect().size == (0, 0)


def test_masks_tints_and_fades() -> None:
    mask = Svg(20, 20).fill(square(0, 0, 10), "#000000").render()
    ground = clear((20, 20))
    ground.fill((200, 100, 50, 255))
    out = masked(ground, mask)
    assert pixel(out, 5, 5) == (200, 100, 50, 255)
    assert pixel(out, 15, 15)[3] == 0
    red = tinted(mask, "#ff0000")
    assert pixel(red, 5, 5) == (255, 0, 0, 255)
    assert pixel(red, 15, 15)[3] == 0
    assert 126 <= pixel(faded(red, 128), 5, 5)[3] <= 129
    assert opaque((0, 3)).get_size() == (1, 3)


@pytest.mark.parametrize("width", [0.4, 1.0, 3.0, 12.0])
@pytest.mark.parametrize("line", [[(0, 0), (0.1, 0)], [(5, 5), (5, 5)], [(0, 0), (100, 20), (160, 90)]], ids=len)
def test_a_brush_line_of_any_length_is_a_closed_outline(line: list[brush.Point], width: float) -> None:
    d = brush.brush(line, width)
    assert d.startswith("M")
    assert d.endswith("Z")
    assert "nan" not in d


def test_a_closed_brush_line_meets_its_own_beginning() -> None:
    ring = brush.ring(100, 100, 80, n=90)
    for seed in range(8):
        numbers = brush.brush(ring, 6, seed, closed=True, life=1).replace("Z", "").split("M")[1].split("L")
        first, last = (tuple(map(float, n.split())) for n in (numbers[0], numbers[-1]))
        assert math.dist(first, last) < 8


def test_resampled_points_are_evenly_apart() -> None:
    pts = brush.resample([(0, 0), (100, 0), (100, 50)], 7)
    assert pts[0] == pytest.approx((0, 0))
    assert pts[-1] == pytest.approx((100, 50))
    assert all(math.dist(a, b) <= 7.0001 for a, b in itertools.pairwise(pts))
    with pytest.raises(ValueError, match="positive"):
        brush.resample([(0, 0), (1, 1)], 0)


def test_noise_is_bounded_and_smooth() -> None:
    values = [brush.noise(i / 50, 3) for i in range(2000)]
    assert -1 <= min(values) < -0.5 < 0.5 < max(values) <= 1
    assert max(abs(a - b) for a, b in itertools.pairwise(values)) < 0.1


DRAW = """
import hashlib, pygame
pygame.display.init(); pygame.display.set_mode((320, 200))
from edo_table.ui.print import crests, patterns, slips
from edo_table.ui.scenery.landscape import paint
from edo_table.ui.theme import theme
h = hashlib.sha256()
for s in (paint((320, 200)), slips.seal(90, 30, 1.0).surface,
          slips.panel(120, 80, 1.0, band_h=20, pattern="kikko").surface,
          crests.crest_disc(theme().seat("fuji"), 40), patterns.tile("asanoha", 18, "#123456")):
    h.update(pygame.image.tobytes(s, "RGBA"))
print(h.hexdigest())
"""


def test_pictures_are_the_same_in_every_process() -> None:
    digests = set()
    for seed in ("0", "1", "4711"):
        env = dict(os.environ, PYTHONHASHSEED=seed)
        command = [sys.executable, "-c", DRAW]
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=60)
        digests.add(run.stdout.strip())
    assert len(digests) == 1
    assert len(digests.pop()) == len(hashlib.sha256().hexdigest())


@pytest.mark.parametrize("size", [(30, 30), (120, 90), (301, 77)], ids=str)
def test_a_rim_is_the_same_as_the_whole_sheet(size: tuple[int, int]) -> None:
    w, h = size
    edge = brush.box(w - 6, h - 6, 4, 3, 3)
    s = Svg(w, h).fill(edge, "#a08040").ink(edge, 3, closed=True)
    whole, rim = s.render(), s.rim(20, "#a08040")
    assert rim.get_size() == size
    off = [
        max(abs(a - b) for a, b in zip(whole.get_at((x, y)), rim.get_at((x, y)), strict=True))
        for y in range(h)
        for x in range(w)
    ]
    assert max(off) <= 51  # a soft edge may differ by one of the rasteriser's five samples, nothing else
    assert sum(d > 3 for d in off) < 0.01 * len(off)
    empty = s.rim(20)
    assert (empty.get_at((w // 2, h // 2))[3] == 0) == (min(size) >= 60)
