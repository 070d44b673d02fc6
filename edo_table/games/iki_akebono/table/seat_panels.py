"""What Akebono adds to the panels of the seats: trade, sailors, boat tokens, special tokens, personalities met."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from edo_table.games.iki.content import SEASONS, MarketToken
from edo_table.games.iki.table.seat_layout import SeatPanel
from edo_table.games.iki.table.seat_panels import (
    Thing,
    draw_more,
    fish_at,
    more_shown,
    owned,
    strips_in,
)
from edo_table.games.iki_akebono.components import Personality
from edo_table.games.iki_akebono.state import PERMITS
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.seat_layout import RiverPanel
from edo_table.ui.print import palette as p
from edo_table.ui.print.cache import cached
from edo_table.ui.print.lettering import put
from edo_table.ui.table.face import Scene
from edo_table.ui.table.ruler import centred
from edo_table.ui.table.seating import look
from edo_table.ui.theme import Theme


def held_things(desk: AkebonoDesk, scene: Scene, seat: int) -> list[Thing]:
    """What a seat holds of Akebono's: boat tokens, special tokens, personalities met."""
    data, theme = scene.view["seats"][seat], desk.theme
    out = [
        Thing(f"boat-token:{seat}", desk.words.text("iki.boat_token"), partial(art.perk, "boat", theme=theme))
        for _ in range(int(data["boat_tokens"]))
    ]
    for name in PERMITS:
        for _ in range(int(data["permits"][name])):
            out.append(Thing(f"permit:{seat}:{name}", desk.word("permit", name), partial(art.perk, name, theme=theme)))
    for met in data["met"]:
        one = desk.parts.personalities[met["personality"]]
        picture = partial(portrait, one, theme=theme, iki=int(met["iki"]))
        out.append(Thing(f"met:{seat}:{one.id}", desk.word("personality", one.id), picture))
    return out


@cached("iki_akebono portraits", entries=80, megabytes=4)
def _portrait(personality: Personality, size: int, theme: Theme, iki: int) -> pygame.Surface:
    card = art.personality(personality, round(size * 1.32), theme)
    w, h = card.get_size()
    out = pygame.Surface((size, size))
    out.blit(card, (0, 0), pygame.Rect((w - size) // 2, round(h * 0.785) - size, size, size))
    pygame.draw.rect(out, p.rgb(theme.border), out.get_rect(), max(1, size // 20))
    if iki:
        flower = art.amount("iki-end", iki, round(size * 0.56), theme)
        out.blit(flower, flower.get_rect(bottomright=(size, size)))
    return out


def portrait(personality: Personality, size: float, theme: Theme, iki: int = 0) -> pygame.Surface:
    """A personality's portrait, `size` pixels wide and high (shared), with what it counts as things stand."""
    return _portrait(personality, max(12, round(size)), theme, iki)


@fish_at.register
def _fish_at(desk: AkebonoDesk, scene: Scene, seat: int, panel: SeatPanel) -> list[tuple[MarketToken, pygame.Rect]]:
    """A fish of no season lies on the first place that will not be needed any more, else on the last free one."""
    fish = owned(desk, scene, seat, ("fish",))
    places = {token.season: panel.fish[token.season] for token in fish if 0 <= token.season < len(SEASONS)}
    out: list[tuple[MarketToken, pygame.Rect]] = []
    for token in fish:
        if token.season in places:
            out.append((token, places[token.season]))
            continue
        free = [season for season in range(len(panel.fish)) if season not in places]
        gone = [season for season in free if season < int(scene.view["season"])]
        season = gone[0] if gone else free[-1] if free else 0
        places[season] = panel.fish[season]
        out.append((token, panel.fish[season]))
    return out


@strips_in.register
def _strips_in(desk: AkebonoDesk, room: pygame.Rect, cards: Sequence[str]) -> list[tuple[str, pygame.Rect]]:
    """Beside each other where below each other they would be too low."""
    across = max(range(1, 5), key=lambda n: round(_icon_in_strip(room, len(cards), n), 1))
    high = min(desk.metrics.px(40), room.h // max(1, -(-len(cards) // across)))
    wide = room.w // across
    out: list[tuple[str, pygame.Rect]] = []
    for number, card in enumerate(cards):
        line, at = divmod(number, across)
        out.append((card, pygame.Rect(room.x + wide * at, room.y + high * line, wide - 1, max(4, high - 2))))
    return out


def _icon_in_strip(room: pygame.Rect, count: int, across: int) -> float:
    """How large the pictures in strips are when so many lie beside each other."""
    high = room.h / max(1, -(-count // across))
    return min(high * 0.9, (room.w / across - 6) / 2.4)


@more_shown.register
def _more_shown(desk: AkebonoDesk, scene: Scene, seat: int) -> Hashable:
    data = scene.view["seats"][seat]
    return (
        data["trade"], data["boats"], data["boat_tokens"], tuple(data["permits"].values()),
        tuple((met["personality"], met["iki"]) for met in data["met"]), tuple(sorted(data["named"].items())),
        scene.view["season"],
    )  # fmt: skip


@draw_more.register
def _draw_more(desk: AkebonoDesk, target: pygame.Surface, scene: Scene, seat: int, panel: SeatPanel) -> None:
    """Draw the trade space in the head, and the line of what is held."""
    if not isinstance(panel, RiverPanel):
        return
    m, theme, data = desk.metrics, desk.theme, scene.view["seats"][seat]
    style = theme.seat(look(scene, seat).colour)
    rect = panel.trade
    side = round(rect.h * 0.80)
    centred(target, art.good("trade", side, theme), (rect.x + side * 0.60, rect.centery))
    digits = pygame.Rect(rect.x + round(side * 1.2), rect.y, rect.w - round(side * 1.2), rect.h)
    put(target, str(data["trade"]), digits.midleft, "title", max(m.small_print, side * 0.82), style.text, "lm", digits)
    for number in range(desk.content.numbers.sailors):
        place = panel.sailor(number)
        picture = art.sailor(style, round(place.h * 0.96))
        if number < int(data["boats"]):
            picture = picture.copy()
            picture.set_alpha(66)
        centred(target, picture, place.center)
    things = held_things(desk, scene, seat)
    for thing, place in zip(things, panel.holding(len(things)), strict=True):
        if thing.target not in scene.hidden:
            target.blit(thing.picture(place.w), place)
