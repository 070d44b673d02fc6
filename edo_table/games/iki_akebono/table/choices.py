"""What can be chosen and has no place on the table, as pictures in the own area just above the question.

They lie where the retired characters do, as long as something of that kind is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.art.sentence import ARROW, Term, draw_terms, gain_terms, goods_terms, width_of
from edo_table.games.iki.table.lights import light
from edo_table.games.iki.table.reckoning import own_stalls
from edo_table.games.iki.table.seat_layout import seat_panel
from edo_table.games.iki.table.seat_panels import thing_of_trade
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import asking_of, open_exchange, personalities_elsewhere
from edo_table.games.iki_akebono.table.seat_layout import RiverPanel
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred
from edo_table.ui.table.seating import home_seat

_MOST = 68.0
"""Layout units: pictures in words of icons are not higher."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: its target, what it is called, and its icons, or the card that shows it."""

    target: str
    label: str
    terms: tuple[Term, ...] = ()
    personality: str = ""
    character: str = ""
    shop: str = ""
    """The card, the thing of a character's trade, or the mark of a shop beside the icons."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A choice with its place."""

    choice: Choice
    rect: pygame.Rect


def choices(desk: AkebonoDesk, scene: Scene) -> list[Choice]:
    """What the own seat is asked to choose among; empty when everything that can be chosen lies on the table."""
    view = scene.view
    if scene.actor is None or scene.viewer is None or scene.actor != home_seat(scene):
        return []
    asking, seat = asking_of(view), scene.actor
    kind = asking.get("kind")
    if kind == "exchange":
        return _exchanges(desk, scene, seat)
    if kind == "pick_gain":
        gains = desk.parts.characters[asking["character"]].one_of
        return [_gain(desk, number, tuple(gain_terms(gain))) for number, gain in enumerate(gains, 1)]
    if kind == "discount":
        offs = desk.parts.characters[asking["character"]].discounts
        terms = [tuple(Term("less", term.name, term.n) for term in goods_terms(off)) for off in offs]
        return [_gain(desk, number, (Term("sign", "build-or-boat"), *one)) for number, one in enumerate(terms, 1)]
    if kind == "pick_salary":
        return _salaries(desk, scene, seat)
    if kind == "meet_other":
        return [
            Choice(f"personality:{one.id}", desk.word("personality", one.id), personality=one.id)
            for one in personalities_elsewhere(desk.parts, view)
        ]
    if kind == "business":
        return _again(desk, scene, seat)
    return []


def _gain(desk: AkebonoDesk, number: int, terms: tuple[Term, ...]) -> Choice:
    return Choice(f"gain:{number}", desk.text("choice", n=number), terms)


def _exchanges(desk: AkebonoDesk, scene: Scene, seat: int) -> list[Choice]:
    exchange, view = open_exchange(desk.parts, scene.view), scene.view
    if exchange is None:
        return []
    out = []
    for given, got in ((exchange.first, exchange.second), (exchange.second, exchange.first)):
        most = min(exchange.most, int(view["seats"][seat][GOODS[given]]))
        if GOODS[got] == "wood":
            most = min(most, int(view["reserve_wood"]))
        for count in range(1, most + 1):
            terms = (Term("good", GOODS[given], count), ARROW, Term("good", GOODS[got], count))
            words = [desk.words.text(f"iki.goods.{GOODS[good]}", n=count) for good in (given, got)]
            label = desk.text("exchange", given=words[0], got=words[1])
            out.append(Choice(f"exchange:{GOODS[given]}:{count}", label, terms))
    return out


def _salaries(desk: AkebonoDesk, scene: Scene, seat: int) -> list[Choice]:
    view, people = scene.view, desk.parts.characters
    cards = [view["stalls"][stall]["card"] for stall in own_stalls(view, seat)] + list(view["seats"][seat]["retired"])
    return [
        Choice(
            f"salary:{card}", desk.word("character", card), tuple(goods_terms(people[card].salary[-1])), character=card
        )
        for card in cards
        if people[card].salary and any(people[card].salary[-1])
    ]


def _again(desk: AkebonoDesk, scene: Scene, seat: int) -> list[Choice]:
    """For a boat token: business once more with the shop, or with a character."""
    asking, view = asking_of(scene.view), scene.view
    if not int(view["seats"][seat]["boat_tokens"]) or view["seats"][seat]["position"] is None:
        return []
    shop = view["seats"][seat]["position"]
    out = []
    if asking.get("used_shop") and shop in desk.parts.houses:
        label = desk.text("again_shop", shop=desk.word("shop", shop))
        out.append(Choice("again:shop", label, (Term("sign", "boat-token"), ARROW), shop=shop))
    if asking.get("used_character") and shop in desk.parts.houses:
        terms = (Term("sign", "boat-token"), ARROW, Term("sign", "own-kobun"))
        out.append(Choice("again:character", desk.text("again_character"), terms))
    return out


# ---- where they lie and how they look ------------------------------------------------------------------------------


def laid_choices(desk: AkebonoDesk, scene: Scene) -> list[Laid]:
    """The choices with their places."""
    found = choices(desk, scene)
    if not found:
        return []
    panel = seat_panel(desk, scene, home_seat(scene))
    if not isinstance(panel, RiverPanel):
        return []
    room = _room(found, panel)
    return _cards(desk, found, room) if found[0].personality else _plates(desk, found, room)


def _room(found: Sequence[Choice], panel: RiverPanel) -> pygame.Rect:
    return panel.choices(is_high=bool(found[0].personality) or len(found) > 6)


def _cards(desk: AkebonoDesk, found: Sequence[Choice], room: pygame.Rect) -> list[Laid]:
    gap = max(4, desk.metrics.px(12))
    high = room.h - gap // 2
    wide = round(high * art.CARD_RATIO)
    wide = min(wide, (room.w - gap * (len(found) + 1)) // len(found))
    high = round(wide / art.CARD_RATIO)
    x = room.centerx - (len(found) * (wide + gap) - gap) // 2
    return [
        Laid(choice, pygame.Rect(x + n * (wide + gap), room.centery - high // 2, wide, high))
        for n, choice in enumerate(found)
    ]


def _plates(desk: AkebonoDesk, found: Sequence[Choice], room: pygame.Rect) -> list[Laid]:
    gap = max(3, desk.metrics.px(8))
    best: tuple[float, int] = (0.0, 1)
    widest = max(_width(choice) for choice in found)
    for columns in range(1, len(found) + 1):
        lines = -(-len(found) // columns)
        wide = (room.w - gap * (columns + 1)) / columns
        high = (room.h - gap * (lines - 1)) / lines
        icon = min(high * 0.80, wide / (widest + 0.4), desk.metrics.px(_MOST))
        if icon > best[0] + 0.25:
            best = (icon, columns)
    icon, columns = best
    lines = -(-len(found) // columns)
    wide = min((room.w - gap * (columns + 1)) // columns, round(icon * (widest + 1.1)))
    high = min((room.h - gap * (lines - 1)) // lines, round(icon * 1.34))
    top = room.centery - (lines * (high + gap) - gap) // 2
    out = []
    for n, choice in enumerate(found):
        line, column = divmod(n, columns)
        here = min(columns, len(found) - line * columns)
        x = room.centerx - (here * (wide + gap) - gap) // 2
        out.append(Laid(choice, pygame.Rect(x + column * (wide + gap), top + line * (high + gap), wide, high)))
    return out


def _width(choice: Choice) -> float:
    return width_of(choice.terms) + (1.1 if choice.character or choice.shop else 0.0)


def draw_choices(desk: AkebonoDesk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the choices over the own area."""
    found = laid_choices(desk, scene)
    if not found:
        return
    panel = seat_panel(desk, scene, home_seat(scene))
    assert isinstance(panel, RiverPanel)
    theme, m = desk.theme, desk.metrics
    room = _room([laid.choice for laid in found], panel).inflate(m.px(8), m.px(8)).clip(panel.ruler.rect)
    slips.plank(room.w, room.h, m.u, theme.wood, seed=3, has_grain=theme.has_grain).lay(target, room.x, room.y)
    is_choosing = any(laid.choice.target in scene.lit or laid.choice.target in scene.selected for laid in found)
    for laid in found:
        ident, rect = laid.choice.target, laid.rect
        if ident in scene.hidden:
            continue
        light(desk, target, scene, ident, rect)
        if laid.choice.personality:
            picture = art.personality(desk.parts.personalities[laid.choice.personality], rect.w, theme)
            target.blit(picture, rect)
        else:
            _draw_plate(desk, target, laid)
        if is_choosing and ident not in scene.lit and ident not in scene.selected:
            veil = pygame.Surface(rect.size)
            veil.fill(p.rgb(theme.paper_dim))
            veil.set_alpha(140)
            target.blit(veil, rect)


def _draw_plate(desk: AkebonoDesk, target: pygame.Surface, laid: Laid) -> None:
    """Draw icons on a small paper."""
    rect, theme, choice = laid.rect, desk.theme, laid.choice
    slips.slip(
        rect.w, rect.h, desk.metrics.u, theme.paper, theme.border, seed=5, double=False, has_grain=theme.has_grain
    ).lay(target, rect.x, rect.y)
    inner = rect.inflate(-round(rect.h * 0.24), -round(rect.h * 0.20))
    if choice.character:
        side = min(inner.h, round(inner.w * 0.45))
        centred(target, thing_of_trade(choice.character, side, theme), (inner.x + side / 2, inner.centery))
        inner = pygame.Rect(inner.x + side + 2, inner.y, inner.w - side - 2, inner.h)
    if choice.shop:
        side = min(inner.h, round(inner.w * 0.36))
        mark = art.shop_mark(choice.shop, side, theme)
        centred(target, mark, (inner.right - side / 2, inner.centery))
        inner = pygame.Rect(inner.x, inner.y, inner.w - side - 2, inner.h)
    draw_terms(target, choice.terms, inner, theme)
