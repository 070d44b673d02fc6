"""Single pictures of components, for the log, rules pages, score sheet and for what is dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.iki.content import SEASONS, IkiContent
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.state import PERKS, TOKEN_KINDS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.art import CARD_RATIO
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.seasons import season_picture, season_sign
from edo_table.games.iki.table.streetmap import street_map
from edo_table.ui.table.face import Scene, SeatLook
from edo_table.ui.theme import SeatStyle, Theme

_GOODS = (*GOODS, "firefighting", "experience", "iki-end")
_PIECES: dict[str, Callable[[SeatStyle, float], pygame.Surface]] = {
    "kobun": art.kobun, "oyakata": art.oyakata, "ikizama": art.ikizama, "marker": art.marker,
}  # fmt: skip
_SCORES = {
    "track": ("good", "iki"), "koban": ("good", "koban"), "wood": ("good", "wood"), "mon": ("good", "mon"),
    "variety": ("perk", "joker"), "total": ("good", "iki-end"),
}  # fmt: skip


@singledispatch
def picture(content: IkiContent, theme: Theme, kind: str, ident: str, height: int) -> pygame.Surface | None:
    """The picture of a component, `height` pixels high; None when there is none.

    `card` (a character, of a seat after an @: `monk@shu`), `building` (also of a seat), `token` (`back-fish` for a
    back), `good` (with a number after a colon: `mon:3`), `type`, `perk`, `shop`, `season` (the print), `season-sign`;
    `kobun`, `oyakata`, `ikizama`, `marker` of a colour; `score`: a line of the score sheet.
    """
    name, _, colour = ident.partition("@")
    seat = next((style for style in theme.seats if style.id == (colour or name)), None)
    if colour and seat is None:
        return None
    wide = max(16, round(height * CARD_RATIO))
    people = {person.id: person for person in content.characters}
    buildings = {building.id: building for building in content.buildings}
    tokens = {token.id: token for token in content.tokens}
    if kind == "card" and name in people:
        return art.card(people[name], wide, theme, kobun=seat if colour else None)
    if kind in ("card", "building") and name in buildings:
        return art.building(buildings[name], wide, theme, owner=seat if colour else None)
    if kind == "token" and name in tokens:
        return art.token(tokens[name], height, theme)
    if kind == "token" and name.removeprefix("back-") in TOKEN_KINDS:
        return art.token_back(name.removeprefix("back-"), height, theme)
    if kind in _PIECES and seat is not None and not colour:
        return _PIECES[kind](seat, height)
    if kind == "good":
        good, _, n = name.partition(":")
        if good in _GOODS:
            return (
                art.amount(good, int(n), height, theme, always=True) if n.isdecimal() else art.good(good, height, theme)
            )
    return _sign(content, theme, kind, name, height)


def _sign(content: IkiContent, theme: Theme, kind: str, name: str, height: int) -> pygame.Surface | None:
    if kind == "type" and name in content.types:
        return art.type_mark(name, height, theme)
    if kind == "perk" and name in PERKS:
        return art.perk(name, height, theme)
    if kind == "shop" and name in {shop.id for shop in content.shops}:
        return art.shop_mark(name, height, theme)
    if kind == "season" and name in SEASONS:
        return season_picture(name, (round(height * 1.3), height))
    if kind == "season-sign" and name in SEASONS:
        return season_sign(name, height)
    if kind == "score":
        return _score(content, theme, name, height)
    return None


def _score(content: IkiContent, theme: Theme, line: str, height: int) -> pygame.Surface | None:
    if line in _SCORES:
        kind, ident = _SCORES[line]
        return art.perk(ident, height, theme) if kind == "perk" else art.good(ident, height, theme)
    if line in ("fish", "tobacco"):
        kind = "fish" if line == "fish" else "pouch"
        found = next((token for token in content.tokens if token.kind == kind), None)
        return art.token(found, height, theme) if found is not None else None
    if line == "buildings":
        return art.shop_mark("construction-site", height, theme)
    return None


@singledispatch
def log_picture(
    content: IkiContent, theme: Theme, seats: Sequence[SeatLook], kind: str, args: Arguments, height: int
) -> pygame.Surface | None:
    """A small picture of an event for the edge of the log; None when the crest of its seat says enough."""
    card = args.get("character", args.get("card", args.get("building")))
    if isinstance(card, str) and kind not in ("experienced",):
        return picture(content, theme, "card", card, height)
    if kind == "experienced":
        return art.good("experience", height, theme)
    if kind == "bought":
        return picture(content, theme, "token", str(args["token"]), height)
    if kind in ("paid", "gained"):
        return art.amount(str(args["good"]), abs(int(str(args["n"]))), height, theme, always=True)
    if kind in ("fire", "fire_died", "stepped_up"):
        return art.good("firefighting", height, theme)
    if kind in ("walked", "went_to", "traded") and "shop" in args:
        return picture(content, theme, "shop", str(args["shop"]), height)
    if kind == "harmony":
        return art.type_mark(str(args["type"]), height, theme)
    if kind == "payday":
        return art.good("mon", height, theme)
    if kind == "month_begun":
        return season_sign(SEASONS[min(3, (int(str(args["month"])) - 1) // 3)], height)
    if kind == "space_taken":
        style = next((theme.seat(shown.colour) for shown in seats if shown.seat == args.get("seat")), None)
        return art.ikizama(style, height) if style is not None else None
    return None


@singledispatch
def dragged(desk: Desk, scene: Scene, target: str) -> pygame.Surface | None:
    """The picture that follows the pointer: a card as large as it is in a stall."""
    kind, _, rest = target.partition(":")
    board = street_map(desk)
    if board is None or target not in scene.lit | set(scene.selected) or scene.actor is None:
        return None
    if kind == "row" and rest in desk.parts.characters:
        seat = seat_style(desk, scene, scene.actor)
        is_nobodys = (scene.view["asking"] or {}).get("kind") == "place_neutral"
        return art.card(desk.parts.characters[rest], board.card, desk.theme, kobun=None if is_nobodys else seat)
    if kind == "building" and rest in desk.parts.buildings:
        owner = seat_style(desk, scene, scene.actor)
        return art.building(desk.parts.buildings[rest], board.card, desk.theme, owner=owner)
    return None
