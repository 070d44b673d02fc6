"""The column beside a character's picture: the Kobun climbs from below, and the salary above it is paid."""

from __future__ import annotations

import pygame

from edo_table.games.iki.content import Character
from edo_table.games.iki.table.art.face import Measures, sheet_pen
from edo_table.games.iki.table.art.icons import amount, icon
from edo_table.games.iki.table.art.numerals import write
from edo_table.games.iki.table.art.outline import block, ellipse
from edo_table.games.iki.table.art.pen import TWINE
from edo_table.games.iki.table.art.sentence import Term, goods_terms
from edo_table.games.iki.table.art.signs import KNOWN_PERKS
from edo_table.ui.print import palette as p
from edo_table.ui.print.palette import mix
from edo_table.ui.theme import Theme

BESIDE = 376.0  # where the column begins
_TOP, _FOOT, _RIGHT = 95.0, 692.0, 494.0


def slot(character: Character, m: Measures, level: int) -> pygame.Rect:
    """The pixels of a place in the column; 0 is the lowest, where a Kobun begins, the last is where it retires."""
    high = (_FOOT - _TOP) / (character.experience + 1)
    return m.box(BESIDE + 2, _FOOT - (level + 1) * high, _RIGHT, _FOOT - level * high)


def draw_salaries(out: pygame.Surface, character: Character, m: Measures, theme: Theme) -> None:
    """Draw the places, what is paid at each, and the token or salary of those who have retired."""
    _draw_places(out, character, m, theme)
    last = character.experience
    for level in range(1, last + 1):
        box = slot(character, m, level)
        if level == last and character.token:
            _draw_perk(out, character.token, box, theme)
        if character.salary:
            _draw_pay(out, _pay(character, level), box, theme)


def _pay(character: Character, level: int) -> list[Term]:
    goods = character.salary[level - 1]
    return goods_terms(goods) or [Term("good", "iki", 0)]


def _draw_places(out: pygame.Surface, character: Character, m: Measures, theme: Theme) -> None:
    high = (_FOOT - _TOP) / (character.experience + 1)
    d = sheet_pen(theme)
    for level in range(1, character.experience):
        y = _FOOT - level * high
        for x in range(390, 484, 17):
            d.s.line([(x, y), (x + 8, y)], 3, TWINE)
    d.patch(ellipse((BESIDE + _RIGHT) / 2, _FOOT - high / 2, 46, 40), mix(theme.paper_dim, theme.ink, 0.16), 3)
    plaque = block(BESIDE + 9, _TOP + 7, _RIGHT - BESIDE - 16, high - 13, 22)
    is_red = bool(character.token)
    d.patch(plaque, "#F2CFC0" if is_red and not theme.is_contrast else theme.paper_bright, 6)
    inner = block(BESIDE + 15, _TOP + 13, _RIGHT - BESIDE - 28, high - 25, 17)
    d.mark(inner, 4 if is_red else 2.6, p.HI if is_red else p.SUMI)
    out.blit(d.render(m.size), (0, 0))


def _draw_perk(out: pygame.Surface, token: str, box: pygame.Rect, theme: Theme) -> None:
    """The special token that comes with retiring."""
    sign, text = KNOWN_PERKS[token]
    side = min(box.w * 0.66, box.h * 0.52) if text else min(box.w * 0.80, box.h * 0.70)
    picture = icon(sign, side, theme)
    lift = box.h * 0.15 if text else 0.0
    out.blit(picture, picture.get_rect(center=(box.centerx, round(box.centery - lift))))
    if text:
        write(out, text, (box.centerx, box.centery + box.h * 0.27), box.h * 0.27, theme.warn_text, theme.paper_bright)


def _draw_pay(out: pygame.Surface, terms: list[Term], box: pygame.Rect, theme: Theme) -> None:
    if len(terms) == 1:
        side = min(box.w * 0.80, box.h * 0.78)
        places = [(box.centerx, box.centery)]
    else:
        side = min(box.w * 0.64, box.h * 0.54)
        dx, dy = (box.w - side) * 0.27, side * 0.46
        places = [
            (round(box.centerx - dx), round(box.centery - dy)),
            (round(box.centerx + dx), round(box.centery + dy)),
        ]
    for term, centre in zip(terms, places, strict=False):
        picture = amount(term.name, term.n, side, theme)
        out.blit(picture, picture.get_rect(center=centre))
