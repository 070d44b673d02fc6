"""The living street: Oyakatas, marks where one may stop, names and tokens of the shops, the two tracks, the month."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from edo_table.games.iki.content import SEASONS, MarketToken
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.houses import ROOF_INK, counter, offered
from edo_table.games.iki.table.lights import light, outline
from edo_table.games.iki.table.reckoning import walk
from edo_table.games.iki.table.seasons import season_picture, season_sign
from edo_table.games.iki.table.streetmap import StreetMap, street_map
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.lettering import label, measure, put
from edo_table.ui.table.face import Point, Scene, View
from edo_table.ui.table.marks import beat
from edo_table.ui.table.ruler import centred

SIGNS = ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "元")
"""The months in signs; the last is New Year's Day."""


# ---- figures -------------------------------------------------------------------------------------------------------


def oyakata_at(desk: Desk, scene: Scene, seat: int) -> Point | None:
    """Where a seat's Oyakata stands."""
    board = street_map(desk)
    if board is None:
        return None
    place = scene.view["seats"][seat]["position"]
    there = [other for other, data in enumerate(scene.view["seats"]) if data["position"] == place]
    return board.stand(place, there.index(seat), len(there))


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


def stops(desk: Desk, scene: Scene) -> list[Stop]:
    """The marks of the open decision, one for every number of steps; those around once more lie beside the first."""
    board, view = street_map(desk), scene.view
    asking = view["asking"] or {}
    if board is None or asking.get("kind") != "move" or view["to_move"] is None:
        return []
    seat = view["to_move"]
    data = view["seats"][seat]
    furthest = int(asking["most"]) + int(data["perks"]["move-bonus"]) + int(data["sandal"])
    per_shop: dict[str, int] = {}
    out = []
    for steps in range(int(asking["least"]), furthest + 1):
        there = walk(desk.parts, view, seat, steps)
        order = per_shop.get(there.shop, 0)
        per_shop[there.shop] = order + 1
        space = board.spaces[there.shop]
        high = max(round(space.h * 0.80), desk.metrics.px(30))
        wide = round(high * (1.0 if there.sandals == 0 else 1.72))
        # the inner end of the oval, from where later rounds go on outwards
        x = space.x - round(high * 0.35) + order * round(high * 1.80)
        if order > 2:
            continue
        out.append(Stop(steps, there.shop, there.sandals, pygame.Rect(x, space.centery - high // 2, wide, high)))
    return out


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
        put(target, str(stop.steps), disc.center, "title", rect.h * 0.66, p.SUMI, "c", disc)
        if stop.sandals:
            size = round(rect.h * 0.66)
            centred(target, art.amount("sandal", stop.sandals, size, theme), (rect.right - size * 0.62, rect.centery))
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
        label(target, name, room, "ui", size, ROOF_INK, "c", m.small_print)
        light(desk, target, scene, f"shop:{shop}", rect)
        for one in offered(desk, board, shop):
            if one.number:
                light(desk, target, scene, f"offer:{shop}:{one.number}", one.rect, is_small=True)
        for token, place in tokens_at(desk, board, shop):
            ident = f"token:{token.id}"
            if token.id in scene.view["market"] and ident not in scene.hidden:
                light(desk, target, scene, ident, place, is_small=True)
                target.blit(art.token(token, place.w, desk.theme), place)


def season_of(view: View) -> int:
    """The season whose tokens lie on the counters, 0 to 3."""
    return int(view["season"])


def tokens_at(desk: Desk, board: StreetMap, shop: str) -> list[tuple[MarketToken, pygame.Rect]]:
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


# ---- tracks --------------------------------------------------------------------------------------------------------


def draw_tracks(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the Ikizama track and the firefighting track."""
    board = street_map(desk)
    if board is not None:
        _draw_way(desk, target, scene, board)
        _draw_ladder(desk, target, scene, board)


def _draw_head(desk: Desk, target: pygame.Surface, rect: pygame.Rect, head: int, words: str, more: str) -> None:
    m = desk.metrics
    room = pygame.Rect(rect.x + m.px(12), rect.y + 1, rect.w - 2 * m.px(12), head - m.px(6))
    size = min(m.fs(18), max(m.small_print, round(head * 0.74)))
    wide = measure(words, "title", size)[0]
    label(
        target,
        words,
        pygame.Rect(room.x, room.y, min(wide + 2, room.w), room.h),
        "title",
        size,
        p.SUMI,
        "l",
        m.small_print,
    )
    right = pygame.Rect(room.x + wide + m.px(14), room.y, room.w - wide - m.px(14), room.h)
    small = min(m.fs(15), size)
    if right.w > 20 and measure(more, "ui", m.small_print)[0] <= right.w:
        label(target, more, right, "ui", small, p.SUMI, "r", m.small_print)


def _paper(target: pygame.Surface, rect: pygame.Rect, ground: str, edge: str = p.SUMI, cut: int = 5) -> None:
    pygame.draw.rect(target, p.rgb(edge), rect, 0, cut)
    pygame.draw.rect(target, p.rgb(ground), rect.inflate(-3, -3), 0, max(1, cut - 1))


def _draw_way(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    view, theme, m = scene.view, desk.theme, desk.metrics
    _draw_head(desk, target, board.way, board.head, desk.text("way"), desk.text("way_order"))
    for space, rect in board.way_cells().items():
        ident = f"ikizama:{space}"
        light(desk, target, scene, ident, rect, is_small=True)
        seat = view["ikizama"][space]
        is_acting = seat is not None and seat == view["to_move"] and view["phase"] == "actions"
        _paper(target, rect, p.mix(theme.paper, theme.lit, 0.45) if is_acting else theme.paper)
        words = desk.word("space", space)
        look = seat_style(desk, scene, seat)
        if view["blocked"] == space:
            _draw_blocked(target, rect)
            continue
        if look is not None and f"ikizama-of:{seat}" not in scene.hidden:
            size = round(min(rect.h * 0.84, rect.w * 0.46))
            centred(target, art.ikizama(look, size), (rect.x + 4 + size / 2, rect.centery))
            room = pygame.Rect(rect.x + size + 5, rect.y, rect.w - size - 7, rect.h)
            label(target, words, room, "title", min(rect.h * 0.48, m.fs(28)), theme.ink, "c", m.small_print)
        else:
            is_first = space == "1-4"
            room = rect.inflate(-8, 0)
            if is_first:
                coin = round(min(rect.h * 0.56, rect.w * 0.30))
                room.w -= coin
                one = desk.content.numbers.first_space_mon
                centred(target, art.amount("mon", one, coin, theme), (rect.right - 5 - coin / 2, rect.centery))
            label(target, words, room, "title", min(rect.h * 0.52, m.fs(30)), theme.ink, "c", m.small_print)
        outline(desk, target, scene, f"{ident}", rect)


def _draw_blocked(target: pygame.Surface, rect: pygame.Rect) -> None:
    """A blocking tile: two boards nailed crosswise."""
    inner = rect.inflate(-6, -6)
    pygame.draw.rect(target, p.rgb(p.KURI), inner, 0, 4)
    w = max(3, round(rect.h * 0.14))
    for a, b in ((inner.topleft, inner.bottomright), (inner.bottomleft, inner.topright)):
        pygame.draw.line(target, p.rgb(p.SUMI), a, b, w + 4)
        pygame.draw.line(target, p.rgb(p.HINOKI), a, b, w)
    pygame.draw.rect(target, p.rgb(p.SUMI), inner, 2, 4)


@dataclass(frozen=True, slots=True)
class Marker:
    """A firefighting marker's place."""

    seat: int
    at: tuple[int, int]
    size: int


def markers(desk: Desk, scene: Scene) -> list[Marker]:
    """The markers: in one space they lie side by side, the top of the stack on the right."""
    board, view = street_map(desk), scene.view
    if board is None:
        return []
    levels = [int(data["firefighting"]) for data in view["seats"]]
    cells = board.ladder_cells(levels, desk.content.numbers.firefighting_most)
    out = []
    for level, cell in enumerate(cells):
        there = [seat for seat in view["fire_order"] if levels[seat] == level]
        if not there:
            continue
        room = cell.h - level_foot(desk, cell) + 2
        size = round(min(room, cells[0].w if len(there) == 1 else cell.w / len(there) * 1.25))
        step = min(size * 0.84, (cell.w - size) / max(1, len(there) - 1))
        for order, seat in enumerate(there):
            x = cell.centerx + ((len(there) - 1) / 2 - order) * step
            out.append(Marker(seat, (round(x), cell.y + round(size * 0.55) + 1), size))
    return list(reversed(out))


def level_foot(desk: Desk, cell: pygame.Rect) -> int:
    """The height of a level's number at the foot of its space."""
    return max(round(cell.h * 0.34), round(desk.metrics.small_print * 1.15))


def _draw_ladder(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    m, view = desk.metrics, scene.view
    _draw_head(desk, target, board.ladder, board.head, desk.text("ladder"), desk.text("ladder_order"))
    levels = [int(data["firefighting"]) for data in view["seats"]]
    most = desk.content.numbers.firefighting_most
    for level, cell in enumerate(board.ladder_cells(levels, most)):
        _paper(target, cell, p.mix("#FBE9C8", "#E3895E", level / most * 0.75), cut=4)
        high = level_foot(desk, cell)
        foot = pygame.Rect(cell.x, cell.bottom - high - 1, cell.w, high)
        label(
            target,
            str(level),
            foot,
            "title",
            max(m.small_print, min(foot.h * 0.9, m.fs(17))),
            p.SUMI,
            "c",
            m.small_print,
        )
    for marker in markers(desk, scene):
        look = seat_style(desk, scene, marker.seat)
        if look is not None and f"marker:{marker.seat}" not in scene.hidden:
            centred(target, art.marker(look, marker.size), marker.at)


# ---- the Crossroads ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class South:
    """The parts of the lower arm: the fire tiles, and the deck of the season."""

    fire: pygame.Rect
    deck: pygame.Rect
    head: int


def south(desk: Desk, board: StreetMap) -> South:
    """Where the piles in the lower arm lie."""
    r = board.south
    head = round(desk.metrics.fs(15) * 1.4)
    high = round(min((r.h - head) * 0.74, r.w * 0.40 * 1.35))
    wide = round(high / 1.35)
    y = r.y + head + (r.h - head - high) // 2
    fire = pygame.Rect(0, y, wide, high)
    deck = pygame.Rect(0, y, wide, high)
    fire.centerx, deck.centerx = r.x + round(r.w * 0.27), r.x + round(r.w * 0.73)
    return South(fire, deck, head)


def draw_crossroads(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the season's picture with the month, what passing the Crossroads brings, fire tiles and deck."""
    board = street_map(desk)
    if board is None:
        return
    _draw_north(desk, target, scene, board)
    _draw_middle(desk, target, board)
    _draw_south(desk, target, scene, board)


def _draw_north(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    r, m, theme, view = board.north, desk.metrics, desk.theme, scene.view
    month = int(view["month"])
    pygame.draw.rect(target, p.rgb(p.SUMI), r.inflate(6, 6), 0, 5)
    pygame.draw.rect(target, p.rgb(theme.paper), r.inflate(3, 3), 0, 4)
    season = min(3, max(0, (month - 1) // 3)) if month else 0
    target.blit(season_picture(SEASONS[season], r.size, is_new_year=month > 12), r)
    if month < 1:
        return
    side = round(min(r.w * 0.36, r.h * 0.36))
    seal = pygame.Rect(r.x + 4, r.bottom - side - 4, side, side)
    slips.slip(side, side, m.u, theme.primary, theme.border, seed=7, double=True, has_grain=theme.has_grain).lay(
        target, seal.x, seal.y
    )
    sign = SIGNS[min(month, 13) - 1]
    put(target, sign, seal.center, "title", side * (0.62 if len(sign) == 1 else 0.40), theme.on_dark, "c", seal)
    box = pygame.Rect(seal.right + 5, seal.y, r.right - seal.right - 9, side)
    _paper(target, box, theme.paper)
    words = desk.text("month", n=month) if month < 13 else desk.text("new_year_short")
    if measure(words, "title", m.small_print)[0] > box.w - 8:
        words = str(month) if month < 13 else ""
    if box.h < 2.6 * m.small_print:  # the ribbon of the year says what happens
        label(target, words, box.inflate(-8, -2), "title", min(m.fs(20), box.h * 0.8), theme.ink, "c", m.small_print)
        return
    upper = pygame.Rect(box.x + 4, box.y + 2, box.w - 8, box.h // 2 - 2)
    lower = pygame.Rect(box.x + 4, box.y + box.h // 2, box.w - 8, box.h // 2 - 3)
    label(target, words, upper, "title", min(m.fs(20), upper.h * 0.9), theme.ink, "c", m.small_print)
    draw_month_event(desk, target, month, lower)


def draw_month_event(desk: Desk, target: pygame.Surface, month: int, rect: pygame.Rect) -> None:
    """Draw what happens after a month: a fire with its strength, Payday, or a coin on every card left."""
    m, theme = desk.metrics, desk.theme
    strength = desk.parts.fire_strength(month)
    size = round(min(rect.h * 0.96, rect.w * 0.48))
    if strength:
        digits = str(strength)
        px = max(m.small_print, round(size * 0.82))
        wide = measure(digits, "title", px)[0]
        x = rect.centerx - (size + wide + 2) / 2
        centred(target, art.good("firefighting", size, theme), (x + size / 2, rect.centery))
        room = pygame.Rect(round(x + size + 1), rect.y, wide + 4, rect.h)
        put(target, digits, room.center, "title", px, theme.warn_text, "c", room)
    elif month in (3, 6, 9, 12):
        centred(target, art.good("mon", round(size * 0.9), theme), (rect.centerx - size * 0.30, rect.centery))
        centred(target, art.good("rice", round(size * 0.9), theme), (rect.centerx + size * 0.42, rect.centery))
    else:
        return


def _draw_middle(desk: Desk, target: pygame.Surface, board: StreetMap) -> None:
    r, m = board.middle, desk.metrics
    words = desk.text("crossroads")
    size = m.fs(18)
    if measure(words, "title", m.small_print)[0] > r.w - 8:
        return
    high = round(size * 1.3)
    label(
        target,
        words,
        pygame.Rect(r.x + 4, r.y + round(r.h * 0.10), r.w - 8, high),
        "title",
        size,
        p.SUMI,
        "c",
        m.small_print,
    )
    icon = round(min(r.h * 0.42, r.w * 0.30))
    y = r.y + round(r.h * 0.10) + high + round(icon * 0.62)
    centred(target, art.amount("experience", 1, icon, desk.theme), (r.centerx, y))


def _draw_south(desk: Desk, target: pygame.Surface, scene: Scene, board: StreetMap) -> None:
    r, m, theme, view = board.south, desk.metrics, desk.theme, scene.view
    parts = south(desk, board)
    slips.slip(r.w, r.h, m.u, theme.paper, theme.border, seed=9, has_grain=theme.has_grain).lay(target, r.x, r.y)
    for words, rect in ((desk.text("fire"), parts.fire), (desk.text("deck"), parts.deck)):
        room = pygame.Rect(rect.centerx - r.w // 4 + 3, r.y + 2, r.w // 2 - 6, parts.head)
        if measure(words, "ui", m.small_print)[0] <= room.w:
            label(target, words, room, "ui", m.fs(15), theme.ink, "c", m.small_print)
    for shift in (2, 1, 0):
        box = parts.fire.move(-2 * shift, -2 * shift)
        _paper(target, box, p.KON, p.SUMI, 5)
    flame = round(parts.fire.w * 0.72)
    centred(target, art.good("firefighting", flame, theme), parts.fire.center)
    left = int(view["deck"])
    if not left:
        pygame.draw.rect(target, p.rgb(theme.secondary), parts.deck, 1, 5)
        return
    for shift in range(min(3, left) - 1, -1, -1):
        _paper(target, parts.deck.move(-2 * shift, -2 * shift), p.AI, p.SUMI, 5)
    centred(
        target,
        season_mark(desk, season_of(view), round(parts.deck.w * 0.62)),
        (parts.deck.centerx, parts.deck.y + parts.deck.h * 0.36),
    )
    foot = pygame.Rect(
        parts.deck.x, parts.deck.y + round(parts.deck.h * 0.62), parts.deck.w, round(parts.deck.h * 0.32)
    )
    put(target, str(left), foot.center, "title", max(m.small_print, min(foot.h * 0.9, m.fs(24))), p.SHIRO, "c", foot)


def season_mark(desk: Desk, season: int, size: int) -> pygame.Surface:
    """The sign of a season: blossom, sun, maple leaf or snow."""
    return season_sign(SEASONS[season], size)
