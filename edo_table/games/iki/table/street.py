"""The living street: Oyakatas, marks where one may stop, names and tokens of the shops."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

import pygame

from edo_table.games.iki.content import SEASONS, MarketToken
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.houses import ROOF_INK, counter, offered
from edo_table.games.iki.table.lights import light, outline
from edo_table.games.iki.table.reckoning import Walk, walk
from edo_table.games.iki.table.streetmap import StreetMap, street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print.lettering import label, measure, put
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.marks import beat
from edo_table.ui.table.ruler import centred

# ---- figures -------------------------------------------------------------------------------------------------------


def oyakata_at(desk: Desk, scene: Scene, seat: int) -> Point | None:
    """Where a seat's Oyakata stands."""
    board = street_map(desk)
    if board is None:
        return None
    place = scene.view["seats"][seat]["position"]
    there = [other for other, data in enumerate(scene.view["seats"]) if data["position"] == place]
    return board.stand(place, there.index(seat), len(there))


@singledispatch
def draw_figures(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the Oyakatas; that of who moves now stands on a bright ring."""
    board = street_map(desk)
    if board is None:
        return
    for seat in range(len(scene.seats)):
        at = oyakata_at(desk, scene, seat)
        look = seat_style(desk, scene, seat)
        if at is None or look is None or f"oyakata:{seat}" in scene.hidden:
            continue
        if seat == scene.view["to_move"] and scene.view["phase"] in ("actions", "new_year"):
            size = board.figure
            foot = pygame.Rect(0, 0, round(size * 1.06), round(size * 0.40))
            foot.center = (round(at[0]), round(at[1] + size * 0.42))
            pygame.draw.ellipse(target, p.rgb(p.SUMI), foot.inflate(4, 4))
            pygame.draw.ellipse(target, p.rgb(desk.theme.lit), foot)
        centred(target, art.oyakata(look, board.figure), at)


# ---- where the Oyakata may stop ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop:
    """A mark on the street: a number of steps that may be gone, with its place and what it costs."""

    steps: int
    shop: str
    sandals: int
    rect: pygame.Rect


@singledispatch
def reach(desk: Desk, scene: Scene) -> range:
    """The numbers of steps that the Oyakata may go in the open decision."""
    view = scene.view
    asking = view["asking"] or {}
    if asking.get("kind") != "move" or view["to_move"] is None:
        return range(0)
    data = view["seats"][view["to_move"]]
    furthest = int(asking["most"]) + int(data["perks"]["move-bonus"]) + int(data["sandal"])
    return range(int(asking["least"]), furthest + 1)


def stops(desk: Desk, scene: Scene) -> list[Stop]:
    """The marks of the open decision, one for every number of steps; those around once more lie beside the first."""
    board, view = street_map(desk), scene.view
    if board is None:
        return []
    seat = view["to_move"]
    per_shop: dict[str, list[Walk]] = {}
    for steps in reach(desk, scene):
        there = walk(desk.parts, view, seat, steps)
        per_shop.setdefault(there.shop, []).append(there)
    high = max(round(next(iter(board.spaces.values())).h * 0.80), desk.metrics.px(30))
    out = [stop for shop, walks in per_shop.items() for stop in _marks(board, shop, walks, high)]
    return sorted(out, key=lambda stop: stop.steps)


def _marks(board: StreetMap, shop: str, walks: list[Walk], high: int) -> list[Stop]:
    """The marks at one shop, side by side from the space's inner end on; smaller where they are many."""
    space, front = board.spaces[shop], board.length(shop)
    wides, gap = [_wide(there) * high for there in walks], max(7, round(high * 0.22))
    share = (front.w - gap) / (sum(wides) + gap * (len(walks) - 1))
    if share < 1:
        # so many rounds: all of them in the width of the shop
        high, gap = max(6, int(high * share)), max(1, int(gap * share))
        slot = (front.w - gap) / len(walks) - gap
        wides = [min(_wide(there) * high, slot if high < _LEAST else front.w) for there in walks]
    x = min(max(front.x + gap / 2, space.x - high / 3), front.right - gap / 2 - sum(wides) - gap * (len(walks) - 1))
    out = []
    for there, wide in zip(walks, wides, strict=True):
        rect = pygame.Rect(int(x), space.centery - high // 2, max(4, int(wide)), high)
        out.append(Stop(there.steps, shop, there.sandals, rect))
        x += wide + gap
    return out


_LEAST = 14
"""Below this height in pixels a mark has no room for its sandals."""


def _wide(there: Walk) -> float:
    """The width of a mark in its heights: a disc, and if sandals are spent a sandal with their number."""
    return 1.0 if not there.sandals else 2.0 if there.sandals < 10 else 2.3


def draw_stops(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the marks: the number of steps on a disc, with the sandals beside it."""
    theme = desk.theme
    for stop in stops(desk, scene):
        ident, rect = f"steps:{stop.steps}", stop.rect
        if ident not in scene.lit and ident not in scene.selected:
            continue
        is_near = ident in (scene.hovered, scene.focused) or ident in scene.selected
        ground = theme.lit if is_near else p.mix(theme.paper, theme.lit, 0.25 + 0.35 * beat(scene.pulse))
        radius = rect.h // 2
        pygame.draw.rect(target, p.rgb(p.SUMI), rect.inflate(5, 5), 0, radius + 3)
        pygame.draw.rect(target, p.rgb(ground), rect, 0, radius)
        disc = pygame.Rect(rect.x, rect.y, rect.h, rect.h)
        small = desk.metrics.small_print
        size = max(small, rect.h * 0.66) if rect.h > small else rect.h * 0.66
        put(target, str(stop.steps), disc.center, "title", size, p.SUMI, "c", disc)
        if stop.sandals and rect.w > 1.5 * rect.h and rect.h * 0.56 < small:
            wide = round(rect.h * 0.66)
            centred(target, art.amount("sandal", stop.sandals, wide, theme), (rect.right - wide * 0.62, rect.centery))
        elif stop.sandals and rect.w > 1.5 * rect.h:
            wide = round(rect.h * 0.62)
            centred(target, art.good("sandal", wide, theme), (disc.right + wide * 0.44, rect.centery))
            left = disc.right + round(wide * 0.92)
            room = pygame.Rect(left, rect.y, rect.right - left - round(rect.h * 0.16), rect.h)
            put(target, str(stop.sandals), room.center, "title", rect.h * 0.56, theme.warn_text, "c", room)
        outline(desk, target, scene, ident, rect)


# ---- shops ---------------------------------------------------------------------------------------------------------


def draw_shops(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw names, tokens, and the lights of shops and of what they do."""
    board, m = street_map(desk), desk.metrics
    if board is None:
        return
    for shop, rect in board.shops.items():
        roof = board.roof(shop)
        lower = shop not in board.upper
        room = roof.inflate(-round(roof.w * 0.14), 0).move(0, round(roof.h * (0.02 if lower else 0.05)))
        name = desk.word("shop", shop)
        size = min(m.fs(18), max(m.small_print, round(roof.h * 0.66)))
        if measure(name, "ui", m.small_print)[0] > room.w:  # from eave to eave
            room.inflate_ip(round(roof.w * 0.14) - 4, 0)
        if measure(name, "ui", m.small_print)[0] <= room.w:
            label(target, name, room, "ui", size, ROOF_INK, "c", m.small_print)
        light(desk, target, scene, f"shop:{shop}", rect)
        for one in offered(desk, board, shop):
            if one.number:
                light(desk, target, scene, f"offer:{shop}:{one.number}", one.rect, is_small=True)
        for token, place in tokens_at(desk, scene, board, shop):
            ident = f"token:{token.id}"
            if token.id in scene.view["market"] and ident not in scene.hidden:
                light(desk, target, scene, ident, place, is_small=True)
                target.blit(art.token(token, place.w, desk.theme), place)


@singledispatch
def tokens_at(desk: Desk, scene: Scene, board: StreetMap, shop: str) -> list[tuple[MarketToken, pygame.Rect]]:
    """The places of all tokens that a shop ever sells, whatever the season."""
    kinds = {"fish": ("fish",), "tobacco": ("pipe", "pouch")}.get(desk.parts.shops[shop].sells, ())
    places = dict(counter(desk, board, shop))
    out = []
    for season in range(len(SEASONS)):
        number = 0
        for kind in kinds:
            for token in desk.content.tokens:
                if token.kind == kind and token.season == season:
                    if number in places:
                        out.append((token, places[number]))
                    number += 1
    return out
