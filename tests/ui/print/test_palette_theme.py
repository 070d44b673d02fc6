"""Colours: contrast of every ink on every ground it stands on, and seats that differ for every kind of eye."""

import itertools
import math

import pytest

from edo_table.ui.metrics import TEXT_SCALES, UI_SCALES, Metrics
from edo_table.ui.print import palette as p
from edo_table.ui.theme import SEATS, VISIONS, Theme, Vision, theme

THEMES = [theme(contrast, vision) for contrast in (False, True) for vision in VISIONS]
SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]

# how each kind of eye mixes linear red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1)
EYES: dict[Vision, tuple[tuple[float, float, float], ...]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "mono": ((0.2126, 0.7152, 0.0722),) * 3,
}


def lab(colour: str, eye: Vision) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour as an eye sees it."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in p.rgb(colour))]
    r, g, b = (min(1.0, max(0.0, sum(k * c for k, c in zip(row, linear, strict=True)))) for row in EYES[eye])
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_known_contrasts() -> None:
    assert p.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert p.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert p.mix("#000000", "#ffffff", 0.5) in ("#7f7f7f", "#808080")
    assert p.readable("#101010") == p.SHIRO
    assert p.readable("#f0f0f0") == p.SUMI
    with pytest.raises(ValueError, match="#RRGGBB"):
        p.rgb("red")


@pytest.mark.parametrize("look", THEMES, ids=lambda t: t.name)
def test_every_ink_is_readable_on_its_grounds(look: Theme) -> None:
    least = 7.0 if look.is_contrast else 4.5
    pairs = [
        (g, ink)
        for g in ("paper", "paper_dim", "paper_bright")
        for ink in ("ink", "secondary", "warn_text", "good_text", "link")
    ]
    pairs += [(g, "on_dark") for g in ("table", "header", "primary", "danger")]
    pairs += [(g, "on_dark_dim") for g in ("table", "header")]
    pairs += [("wood", "ink"), ("off", "off_ink")]
    short = {pair: round(p.contrast(getattr(look, pair[0]), getattr(look, pair[1])), 2) for pair in pairs}
    assert not {pair: c for pair, c in short.items() if c < least}
    for seat in look.seats:
        assert p.contrast(seat.ground, seat.text) >= least, seat.id
        assert p.contrast(seat.ground, look.paper) >= least, seat.id


@pytest.mark.parametrize("look", THEMES, ids=lambda t: t.name)
def test_lit_shows_on_paper_and_on_the_table(look: Theme) -> None:
    # on paper the gold line always has ink beside it (slips.frame), so that side is judged against ink
    assert p.contrast(look.lit, look.table) >= 3
    assert p.contrast(look.lit, look.ink) >= 3


@pytest.mark.parametrize("vision", VISIONS)
def test_seats_differ_for_the_eye_they_are_made_for(vision: Vision) -> None:
    look = theme(vision=vision)
    assert [s.id for s in look.seats] == list(SEATS)
    assert len({s.crest for s in look.seats}) == len({s.pattern for s in look.seats}) == 5
    least = {"full": 25.0, "mono": 6.0}.get(vision, 14.0)
    for a, b in itertools.combinations(look.seats, 2):
        assert math.dist(lab(a.ground, vision), lab(b.ground, vision)) >= least, (a.id, b.id)
        if vision != "full":
            assert abs(lab(a.ground, "full")[0] - lab(b.ground, "full")[0]) >= 5, (a.id, b.id)


def test_theme_is_a_value() -> None:
    assert hash(theme()) == hash(theme())
    assert len({theme(c, v) for c in (False, True) for v in VISIONS}) == 10
    with pytest.raises(KeyError, match="no seat style 'pink'"):
        theme().seat("pink")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_letters_never_fall_below_the_floor(size: tuple[int, int]) -> None:
    floor = 14 * size[1] / 1080 if size[1] >= 1080 else 11
    for ui_scale, text_scale in itertools.product(UI_SCALES, TEXT_SCALES):
        m = Metrics(size, ui_scale, text_scale)
        assert m.fs(8) >= floor
        assert m.fs(40) >= m.fs(20) >= m.fs(8)
    assert Metrics((1920, 1080)).fs(14) == 14
    assert Metrics((1920, 1080)).fs(20) == 20
    assert Metrics((1920, 1080), text_scale=1.5).fs(20) == 30


@pytest.mark.parametrize("size", [*SIZES, (640, 480), (600, 900), (5120, 1440)], ids=str)
def test_layout_units_fill_the_window(size: tuple[int, int]) -> None:
    m = Metrics(size)
    assert m.width >= 1600 - 1e-6
    assert m.height >= 1080 - 1e-6
    assert m.px(m.width) == size[0]
    assert m.px(m.height) == size[1]
    left, right = m.rect(0, 0, 100.3, 50), m.rect(100.3, 0, 77.7, 50)
    assert left.right == right.left


def test_shapes() -> None:
    assert [Metrics(s).shape for s in SIZES] == ["tall", "normal", "normal", "normal", "wide", "normal"]
