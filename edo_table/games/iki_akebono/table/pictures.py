"""Single pictures of Akebono's components, for the log, rules pages, score sheet and for what is dragged."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.iki.table.cards import stall_card
from edo_table.games.iki.table.pictures import dragged, log_picture, picture
from edo_table.games.iki.table.streetmap import street_map
from edo_table.games.iki_akebono.components import AkebonoContent
from edo_table.games.iki_akebono.state import PERMITS
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.art import SIDES, BoatSide
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.river import boat_at, boat_picture
from edo_table.ui.table.face import Scene, SeatLook
from edo_table.ui.theme import Theme

_iki_picture = picture.dispatch(object)
_iki_log_picture = log_picture.dispatch(object)
_iki_dragged = dragged.dispatch(object)

_GOODS = ("trade", "boat", "personality", "new-character", "other-experience", "step-back")
_TOKENS = (*PERMITS, "boat")


@picture.register
def _picture(content: AkebonoContent, theme: Theme, kind: str, ident: str, height: int) -> pygame.Surface | None:
    """IKI's, and `boat` (with a side behind a hyphen: `taxi-boat-b`, and the seat that built it: `taxi-boat@shu`),
    `personality` (also of a seat), `permit`, `tile` (from 1), `month` (of New Characters), `sailor` and `trade-marker`
    of a colour, `grand-master`."""
    name, _, colour = ident.partition("@")
    seat = next((style for style in theme.seats if style.id == (colour or name)), None)
    if colour and seat is None:
        return None
    if kind == "boat":
        side: BoatSide = "b" if name.endswith("-b") else "a"
        found = {boat.id: boat for boat in content.boats}.get(name.removesuffix(f"-{side}"))
        if found is None or SIDES.index(side) >= len(found.sides):
            return None
        return art.boat(found, side, round(height * art.BOAT_RATIO), theme, sailor=seat if colour else None)
    if kind == "personality":
        person = {one.id: one for one in content.personalities}.get(name)
        wide = round(height * art.CARD_RATIO)
        return None if person is None else art.personality(person, wide, theme, owner=seat if colour else None)
    if kind == "permit":
        return art.perk(name, height, theme) if name in _TOKENS else None
    if kind == "tile":
        at = int(name) if name.isdecimal() else 0
        return art.starting_tile(content.tiles[at - 1], height, theme) if 1 <= at <= len(content.tiles) else None
    if kind == "month":
        return art.month_mark(int(name), height, theme) if name.isdecimal() and 1 <= int(name) <= 12 else None
    if kind in ("sailor", "trade-marker") and seat is not None and not colour:
        return art.sailor(seat, height) if kind == "sailor" else art.trade_marker(seat, height)
    if kind == "grand-master":
        return art.grand_master(height)
    if kind == "score" and name == "personalities":
        return art.icon("personality", height, theme)
    if kind == "good":
        good, _, n = name.partition(":")
        if good in _GOODS:
            if n.isdecimal():
                return art.amount(good, int(n), height, theme, always=True)
            return art.good(good, height, theme)
    found_by_iki: pygame.Surface | None = _iki_picture(content, theme, kind, ident, height)
    return found_by_iki


@log_picture.register
def _log_picture(
    content: AkebonoContent, theme: Theme, seats: Sequence[SeatLook], kind: str, args: Arguments, height: int
) -> pygame.Surface | None:
    if "boat" in args:
        return picture(content, theme, "boat", str(args["boat"]), height)
    if kind == "met":
        return picture(content, theme, "personality", str(args["personality"]), height)
    if kind == "traded_up":
        return art.good("trade", height, theme)
    if kind in ("boat_token_taken", "boat_token_spent"):
        return art.perk("boat", height, theme)
    if kind in ("permit_taken", "permit_spent"):
        return art.perk(str(args["permit"]), height, theme)
    if kind in ("token_taken", "spent"):
        return picture(content, theme, "token", str(args["token"]), height)
    if kind == "tile_taken":
        return picture(content, theme, "tile", str(args["tile"]), height)
    if kind == "master_walked":
        return art.grand_master(height)
    if kind == "lowered":
        return art.good("step-back", height, theme)
    if kind == "type_named":
        return art.type_mark(str(args["type"]), height, theme)
    if kind == "personalities_revealed":
        return art.icon("personality", height, theme)
    found: pygame.Surface | None = _iki_log_picture(content, theme, seats, kind, args, height)
    return found


@dragged.register
def _dragged(desk: AkebonoDesk, scene: Scene, target: str) -> pygame.Surface | None:
    kind, _, rest = target.partition(":")
    if target not in scene.lit | set(scene.selected) or scene.actor is None:
        return None
    if kind == "boat" and scene.view["boats"][rest]["wave"] is None:
        rect = boat_at(desk, scene, rest)
        return None if rect is None else boat_picture(desk, scene, rest, rect.w, is_in_river=True)
    if kind == "stall" and (scene.view["asking"] or {}).get("kind") == "relocate":
        board = street_map(desk)
        return None if board is None else stall_card(desk, scene, rest, board.card)
    found: pygame.Surface | None = _iki_dragged(desk, scene, target)
    return found
