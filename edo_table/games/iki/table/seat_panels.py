"""The panels of the seats: goods, Kobuns, firefighting, IKI, retired characters by type, tokens."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial, singledispatch

import pygame

from edo_table.games.iki.content import SEASONS, MarketToken
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.state import PERKS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.art.bust import draw_prop, recipe
from edo_table.games.iki.table.art.pen import Pen
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.lights import light
from edo_table.games.iki.table.seasons import season_sign
from edo_table.games.iki.table.seat_layout import SHOWN_GOODS, SeatPanel, seat_panel, seat_panel_at
from edo_table.ui.print import palette as p
from edo_table.ui.print import slips
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import label, measure, put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.ruler import MARGIN, centred
from edo_table.ui.table.seating import look
from edo_table.ui.theme import Theme


def owned(desk: Desk, scene: Scene, seat: int, kinds: tuple[str, ...]) -> list[MarketToken]:
    """The tokens of some kinds that a seat has bought."""
    tokens = [desk.parts.tokens[ident] for ident in scene.view["seats"][seat]["tokens"]]
    return [token for token in tokens if token.kind in kinds]


def perks_of(scene: Scene, seat: int) -> list[str]:
    """The special tokens of a seat, each as often as it has it."""
    perks = scene.view["seats"][seat]["perks"]
    return [name for name in PERKS for _ in range(int(perks[name]))]


def retired_by_type(desk: Desk, scene: Scene, seat: int) -> dict[str, list[str]]:
    """The retired characters of a seat by type."""
    out: dict[str, list[str]] = {kind: [] for kind in desk.content.types}
    for card in scene.view["seats"][seat]["retired"]:
        kind = desk.parts.type_of(scene.view, seat, card)
        if kind in out:
            out[kind].append(card)
    return out


@dataclass(frozen=True, slots=True)
class Thing:
    """A token beside the fish of a seat: its target, what it is called, and its picture for a size."""

    target: str
    label: str
    picture: Callable[[int], pygame.Surface]


@singledispatch
def things_of(desk: Desk, scene: Scene, seat: int) -> list[Thing]:
    """What lies beside the fish of a seat: pipes, pouches, special tokens."""
    out = []
    for token in owned(desk, scene, seat, ("pipe", "pouch")):
        picture = partial(art.token, token, theme=desk.theme, has_cost=False)
        out.append(Thing(f"bought:{seat}:{token.id}", desk.word("token", token.id), picture))
    for name in perks_of(scene, seat):
        out.append(Thing(f"perk:{seat}:{name}", desk.word("perk", name), partial(art.perk, name, theme=desk.theme)))
    return out


@singledispatch
def fish_at(desk: Desk, scene: Scene, seat: int, panel: SeatPanel) -> list[tuple[MarketToken, pygame.Rect]]:
    """The fish of a seat with their places."""
    return [(token, panel.fish[token.season]) for token in owned(desk, scene, seat, ("fish",))]


@singledispatch
def more_shown(desk: Desk, scene: Scene, seat: int) -> Hashable:
    """Everything that an expansion's part of a seat's panel depends on: nothing."""
    return None


@singledispatch
def draw_more(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    """Draw an expansion's part of a seat's panel: nothing."""


def draw_seat(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene, seat: int) -> None:
    """Lay a seat's panel with its lights."""
    panel = seat_panel(desk, scene, seat)
    if panel is None:
        return
    rect, view = panel.ruler.rect, scene.view
    data = view["seats"][seat]
    hidden = frozenset(ident for ident in scene.hidden if ident.split(":")[1:2] == [str(seat)])
    key = (
        tuple(scene.seats), scene.actor == seat, seat == scene.viewer, tuple(data[name] for name in GOODS),
        data["firefighting"], data["kobuns"], tuple(data["retired"]), tuple(data["tokens"]),
        tuple(perks_of(scene, seat)),
        tuple(data["joker_types"]), view["phase"], hidden, desk.theme.name, view["start"] == seat,
        more_shown(desk, scene, seat),
    )  # fmt: skip
    margin = desk.metrics.px(MARGIN)

    def draw(surface: pygame.Surface, at: pygame.Rect) -> None:
        moved = seat_panel_at(desk, scene, seat, at)
        _draw(desk, surface, scene, seat, moved)

    prints.lay(target, f"seat-{seat}", key, rect, margin, draw)
    _draw_lights(desk, target, scene, seat, panel)


def _draw_lights(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    u, theme = desk.metrics.u, desk.theme
    if panel.is_own:
        for kind, column in zip(desk.content.types, panel.columns, strict=True):
            light(desk, target, scene, f"type:{kind}", column)
    if scene.focused == f"seat:{seat}":
        rect = panel.ruler.rect
        slips.frame(rect.w, rect.h, u, theme.focus, gap=2.0).lay(target, rect.x, rect.y)


def _draw(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    shown, theme, m = look(scene, seat), desk.theme, desk.metrics
    style = theme.seat(shown.colour)
    rect, u = panel.ruler.rect, m.u
    if scene.actor == seat:
        slips.frame(rect.w, rect.h, u, theme.lit, gap=0.0, line=6.0).lay(target, rect.x, rect.y)
    slips.panel(rect.w, rect.h, u, theme, panel.band.h, style.ground, style.pattern, seed=seat + 2).lay(
        target, rect.x, rect.y
    )
    _draw_head(desk, target, scene, seat, panel)
    data = scene.view["seats"][seat]
    for name, place in zip(SHOWN_GOODS, panel.goods, strict=True):
        _draw_good(desk, target, panel, name, int(data[name]), place)
    _draw_tokens(desk, target, scene, seat, panel)
    if panel.has_columns:
        _draw_columns(desk, target, scene, seat, panel)
    else:
        _draw_counts(desk, target, scene, seat, panel)
    draw_more(desk, target, scene, seat, panel)


def _draw_head(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    shown, theme, m = look(scene, seat), desk.theme, desk.metrics
    style, data = theme.seat(shown.colour), scene.view["seats"][seat]
    size = round(panel.band.h * 0.86)
    centred(
        target, crest_disc(style, size), (panel.band.x + panel.name.x / 2 - panel.band.x / 2 + 2, panel.band.centery)
    )
    name = shown.name
    caption = ""
    if scene.actor == seat:
        caption = desk.text("your_turn" if seat == scene.viewer else "to_move")
    room = panel.name
    px = min(m.fs(25 if panel.is_own else 21), max(m.small_print, round(panel.band.h * 0.60)))
    wide = measure(name, "title", px)[0]
    label(target, name, room, "title", px, style.text, "l", m.small_print)
    if desk.players == 2:
        sign = _sky_sign(scene.view["start"] == seat, round(px * 0.92))
        centred(target, sign, (room.x + wide + 10 + px * 0.46, room.centery))
        wide += round(px * 1.2)
    if caption and wide + 14 + measure(caption, "ui", m.small_print)[0] <= room.w:
        right = pygame.Rect(room.x + wide + 12, room.y, room.w - wide - 12, room.h)
        label(target, caption, right, "ui", m.fs(16), style.text, "l", m.small_print)
    tray = panel.kobuns.inflate(round(panel.kobuns.h * 0.3), -max(2, panel.kobuns.h // 9))
    pygame.draw.rect(target, p.rgb(theme.ink), tray, 0, tray.h // 2)
    pygame.draw.rect(target, p.rgb(theme.paper), tray.inflate(-3, -3), 0, tray.h // 2)
    for number in range(4):
        place = panel.kobun(number)
        picture = art.kobun(style, round(place.h * 0.92))
        if number >= int(data["kobuns"]):
            picture = picture.copy()
            picture.set_alpha(66)
        centred(target, picture, place.center)
    fire = panel.fire
    side = round(fire.h * 0.78)
    centred(target, art.good("firefighting", side, theme), (fire.x + side * 0.62, fire.centery))
    digits = pygame.Rect(fire.x + round(side * 1.2), fire.y, fire.w - round(side * 1.2), fire.h)
    put(
        target,
        str(data["firefighting"]),
        digits.midleft,
        "title",
        max(m.small_print, side * 0.84),
        style.text,
        "lm",
        digits,
    )
    flower = round(panel.iki.h * 1.04)
    centred(target, art.amount("iki", int(data["iki"]), flower, theme), panel.iki.center)


@cached("iki sun and moon", entries=16, megabytes=1)
def _sky_sign(is_sun: bool, size: int) -> pygame.Surface:
    """The Sun, or the Moon, whose holder places nobody's character every other month."""
    if is_sun:
        s = Svg(100, 100).fill(ring(50, 50, 48, n=48), p.KINARI).fill(ring(50, 50, 34, n=48), p.YAMABUKI)
        return s.line(ring(50, 50, 46, n=48), 5, p.SUMI, closed=True).render((size, size))
    s = Svg(100, 100).fill(ring(50, 50, 48, n=48), p.KON).fill(ring(46, 50, 32, n=48), "#F7E9BE")
    s.fill(ring(62, 42, 28, n=48), p.KON)
    return s.line(ring(50, 50, 46, n=48), 5, p.SUMI, closed=True).render((size, size))


def _draw_good(desk: Desk, target: pygame.Surface, panel: SeatPanel, name: str, n: int, place: pygame.Rect) -> None:
    m, theme = desk.metrics, desk.theme
    size = round(min(place.h * 0.94, place.w * 0.50))
    digits = measure(str(n), "title", m.small_print)[0] + 1
    if place.w - round(size * 1.14) < digits:
        size = max(8, int((place.w - digits) / 1.14))
    picture = art.good(name, size, theme)
    if not n:
        picture = picture.copy()
        picture.set_alpha(96)
    centred(target, picture, (place.x + size * 0.56, place.centery))
    room = pygame.Rect(place.x + round(size * 1.14), place.y, place.w - round(size * 1.14), place.h)
    px = max(m.small_print, round(min(size * 0.84, m.fs(34 if panel.is_own else 24))))
    label(target, str(n), room, "title", px, theme.ink if n else theme.secondary, "l", m.small_print)


def _draw_tokens(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    theme = desk.theme
    fish = {place.topleft: token for token, place in fish_at(desk, scene, seat, panel)}
    for season, place in enumerate(panel.fish):
        token = fish.get(place.topleft)
        pygame.draw.rect(target, p.rgb(theme.paper_dim), place, 0, 4)
        pygame.draw.rect(target, p.rgb(theme.secondary), place, 1, 4)
        if token is not None and f"bought:{seat}:{token.id}" not in scene.hidden:
            target.blit(art.token(token, place.w, theme, has_cost=False), place)
        else:
            sign = season_sign(SEASONS[season], place.w * 0.52).copy()
            sign.set_alpha(150)
            centred(target, sign, place.center)
    things = things_of(desk, scene, seat)
    for thing, place in zip(things, panel.smokes(len(things)), strict=True):
        if thing.target not in scene.hidden:
            target.blit(thing.picture(place.w), place)


def _draw_counts(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    """How many characters of each type have retired."""
    m, theme = desk.metrics, desk.theme
    for (kind, cards), place in zip(retired_by_type(desk, scene, seat).items(), panel.columns, strict=True):
        style = art.type_style(kind, theme)
        ground = style.band if cards else style.pale
        pygame.draw.rect(target, p.rgb(theme.ink if cards else theme.secondary), place, 0, 4)
        pygame.draw.rect(target, p.rgb(ground), place.inflate(-2, -2), 0, 3)
        digits = measure(str(len(cards)), "title", m.small_print)[0] if cards else 0
        size = round(min(place.h * 0.84, place.w * 0.56, place.w - digits - 8 if cards else place.w))
        at = (place.x + 3 + size / 2, place.centery) if cards else place.center
        centred(target, art.type_mark(kind, size, theme), at)
        if cards:
            room = pygame.Rect(place.x + 4 + size, place.y, place.w - size - 6, place.h)
            ink = style.ink
            label(
                target,
                str(len(cards)),
                room,
                "title",
                max(m.small_print, min(size * 0.9, m.fs(20))),
                ink,
                "c",
                m.small_print,
            )


# ---- retired characters of the own area ----------------------------------------------------------------------------


def column_head(column: pygame.Rect, desk: Desk) -> int:
    """The height of a column's coloured head."""
    return min(round(column.h * 0.36), max(desk.metrics.px(30), desk.metrics.small_print + 8))


def strips(desk: Desk, scene: Scene, seat: int, panel: SeatPanel) -> list[tuple[str, pygame.Rect]]:
    """The retired characters with their places, one strip each."""
    out: list[tuple[str, pygame.Rect]] = []
    for (_, cards), column in zip(retired_by_type(desk, scene, seat).items(), panel.columns, strict=True):
        if not panel.has_columns:
            out += [(card, column) for card in cards]
            continue
        head = column_head(column, desk)
        room = pygame.Rect(column.x + 3, column.y + head + 2, column.w - 6, column.h - head - 4)
        out += strips_in(desk, room, cards)
    return out


@singledispatch
def strips_in(desk: Desk, room: pygame.Rect, cards: Sequence[str]) -> list[tuple[str, pygame.Rect]]:
    """The retired characters of a type with their places in the room of its column, below each other."""
    high = min(desk.metrics.px(40), room.h // max(1, len(cards)))
    return [
        (card, pygame.Rect(room.x, room.y + high * number, room.w, max(4, high - 2)))
        for number, card in enumerate(cards)
    ]


def _draw_columns(desk: Desk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    m, theme = desk.metrics, desk.theme
    for (kind, cards), column in zip(retired_by_type(desk, scene, seat).items(), panel.columns, strict=True):
        style, head = art.type_style(kind, theme), column_head(column, desk)
        pygame.draw.rect(target, p.rgb(theme.ink), column.inflate(2, 2), 0, 5)
        pygame.draw.rect(target, p.rgb(style.pale), column, 0, 4)
        top = pygame.Rect(column.x, column.y, column.w, head)
        pygame.draw.rect(target, p.rgb(style.band), top, 0, border_top_left_radius=4, border_top_right_radius=4)
        size = round(head * 0.84)
        mark = art.type_mark(kind, size, theme)
        count = len(cards)
        x = column.centerx - (size * 0.34 if count else 0)
        centred(target, mark, (x, top.centery))
        if count:
            room = pygame.Rect(round(x + size * 0.6), top.y, column.right - round(x + size * 0.6) - 2, head)
            label(
                target,
                str(count),
                room,
                "title",
                max(m.small_print, round(head * 0.62)),
                style.ink,
                "l",
                m.small_print,
            )
        else:
            words = desk.text("nobody_yet")
            room = pygame.Rect(column.x + 4, column.y + head, column.w - 8, column.h - head)
            if measure(words, "ui", m.small_print)[0] <= room.w and room.h >= m.small_print * 1.3:
                label(target, words, room, "ui", m.fs(15), theme.secondary, "c", m.small_print)
    for card, place in strips(desk, scene, seat, panel):
        if f"retired:{seat}:{card}" not in scene.hidden:
            _draw_strip(desk, target, card, place)


def _draw_strip(desk: Desk, target: pygame.Surface, card: str, place: pygame.Rect) -> None:
    """A retired character: what it brings every Payday, or its token."""
    theme, person = desk.theme, desk.parts.characters[card]
    pygame.draw.rect(target, p.rgb(theme.ink), place, 0, 4)
    pygame.draw.rect(target, p.rgb(theme.paper), place.inflate(-2, -2), 0, 3)
    gains = [(name, n) for name, n in zip(GOODS, person.salary[-1] if person.salary else (), strict=False) if n]
    count = 1 + max(1, len(gains) + bool(person.token))
    size = round(min(place.h * 0.90, (place.w - 6) / count))
    pictures = [art.amount(name, n, size, theme) for name, n in gains]
    if person.token:
        pictures.append(art.perk(person.token, size, theme))
    centred(target, thing_of_trade(card, size * 1.06, theme), (place.x + 3 + size / 2, place.centery))
    x = place.right - 3 - size / 2
    for picture in reversed(pictures):
        centred(target, picture, (x, place.centery))
        x -= size


@cached("iki things of trades", entries=120, megabytes=6)
def _thing(card: str, size: int, weight: float) -> pygame.Surface:
    """The thing of a character's trade."""
    d = Pen(weight=weight)
    with d.at(11, 11, 0.78):
        draw_prop(d, recipe(card).prop)
    return d.render((size, size))


def thing_of_trade(card: str, size: float, theme: Theme) -> pygame.Surface:
    """The thing of a character's trade, `size` pixels wide and high (shared)."""
    return _thing(card, round(size), theme.line)
