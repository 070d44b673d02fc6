"""The scenes of Akebono: a boat sets to work, the Grand Master walks, the trade track pays after a fire."""

from __future__ import annotations

import math
from typing import Any

import pygame

from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.acts import forward_act, lay_plaque, stroll, view_at_event
from edo_table.games.iki.table.desk import seat_style
from edo_table.games.iki.table.places import where
from edo_table.games.iki.table.reckoning import listed
from edo_table.games.iki.table.scenes import dim, fate_sign, ramp
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.bridge import master_spot
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import trade_income
from edo_table.games.iki_akebono.table.river import boat_at, side_of
from edo_table.games.iki_akebono.table.riverside import river_street
from edo_table.games.iki_akebono.table.trade import trade_cells
from edo_table.ui.print import slips
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.table.face import Act, Point, Scene
from edo_table.ui.table.ruler import centred
from edo_table.ui.table.seating import style

_iki_view_at_event = view_at_event.dispatch(object)


@fate_sign.register
def _fate_sign(desk: AkebonoDesk, outcome: str, size: float) -> pygame.Surface | None:
    if outcome == "kept":
        return art.icon("safe-house", size, desk.theme)
    return art.perk("doctor", size, desk.theme) if outcome == "doctor" else None


@view_at_event.register
def _view_at_event(desk: AkebonoDesk, before: Scene, after: Scene) -> dict[str, Any]:
    """The Grand Master has walked before it, and those who worked where he stopped have learned."""
    view: dict[str, Any] = _iki_view_at_event(desk, before, after)
    shop = after.view["master"]
    if shop == before.view["master"] or shop not in desk.parts.shops:
        return view
    stalls = dict(view["stalls"])
    seats = [dict(data) for data in view["seats"]]
    for stall in desk.parts.stalls_of(shop):
        laid = stalls[stall]
        if laid is None or laid["is_building"] or laid["owner"] is None:
            continue
        level = int(laid["experience"]) + 1
        if level < desk.parts.characters[laid["card"]].experience:
            stalls[stall] = {**laid, "experience": level}
            continue
        stalls[stall] = None
        seats[laid["owner"]]["retired"] = [*seats[laid["owner"]]["retired"], laid["card"]]
    return {**view, "stalls": stalls, "seats": seats}


def boat_act(desk: AkebonoDesk, scene: Scene, boat: str) -> Act | None:
    """A boat comes forward before it does its work."""
    rect = boat_at(desk, scene, boat)
    if rect is None:
        return None
    owner = seat_style(desk, scene, scene.view["boats"][boat]["owner"])
    wide = round(rect.h * art.BOAT_RATIO)
    part = desk.parts.boats[boat]
    picture = art.boat(part, side_of(scene, boat), round(wide * 1.3), desk.theme, sailor=owner)
    tile = pygame.Rect(0, 0, wide, round(wide / art.BOAT_RATIO))
    tile.center = rect.center
    return forward_act(desk, picture, tile, "koto-5")


def master_act(desk: AkebonoDesk, before: Scene, after: Scene, steps: int) -> Act | None:
    """The Grand Master goes against the street, over the Crossroads if they lie on his way."""
    board = river_street(desk)
    if board is None:
        return None
    street = desk.parts.board.street
    begin = desk.parts.space(before.view["master"])
    points: list[Point] = [master_spot(board, before.view["master"])]
    at = begin
    for _ in range(steps):
        here = at
        at = (at or len(street) + 1) - 1
        if at == 0:
            points.append(master_spot(board, None))
            at = len(street)
        if here:
            points += reversed(board.bend(street[at - 1], street[here - 1]))
        points.append(master_spot(board, street[at - 1]))
    return stroll(art.grand_master(round(board.figure * 1.04)), points, steps, board.figure, "master")


# ---- the trade track after a fire ----------------------------------------------------------------------------------


def earners(desk: AkebonoDesk, scene: Scene) -> list[tuple[int, list[tuple[str, int]]]]:
    """The seats that the trade track pays, in the order in which it does, with what they gain."""
    view = scene.view
    found = [(seat, listed(trade_income(desk.parts, int(view["seats"][seat]["trade"])))) for seat in view["fire_order"]]
    return [(seat, income) for seat, income in found if income]


def trade_act(desk: AkebonoDesk, scene: Scene) -> Act | None:
    """Space by space the trade track pays every seat that has come so far: its bonuses go to the seat's panel."""
    board, paid = river_street(desk), earners(desk, scene)
    cells = trade_cells(desk, scene)
    if board is None or not cells or not paid:
        return None
    view, m = scene.view, desk.metrics
    bonuses = [
        (space, GOODS[number], n) for space, bonus in desk.content.trade.bonuses for number, n in enumerate(bonus) if n
    ]
    intro, part = 0.16, 0.84 / len(paid)
    size = max(28, m.px(56))

    def paint(target: pygame.Surface, share: float) -> None:
        dim(target, 0.35 * ramp(share, 0.0, 0.05) * (1 - ramp(share, 0.96, 1.0)) if share < 1 else 0.0)
        turn = min(len(paid) - 1, max(0, int((share - intro) / part))) if share >= intro else -1
        plaque = lay_plaque(desk, target, board, desk.text("trade_banner"), "trade", desk.theme.ink)
        if turn < 0:
            return
        seat, _ = paid[turn]
        look = style(desk.theme, scene, seat)
        centred(target, crest_disc(look, plaque.h * 0.9), (plaque.x - plaque.h * 0.2, plaque.centery))
        level = int(view["seats"][seat]["trade"])
        reached = [one for one in bonuses if one[0] <= level]
        begins = intro + turn * part
        for order, (space, good, n) in enumerate(reached):
            cell = cells[space]
            lit = begins + part * 0.6 * order / max(1, len(reached))
            if share < lit:
                continue
            slips.frame(cell.w, cell.h, m.u, desk.theme.lit, gap=0.5, line=4.5).lay(target, *cell.topleft)
            at = where(desk, scene, f"good:{seat}:{good}")
            if at is None:
                continue
            gone = ramp(share, lit, lit + part * 0.36)
            x, y = cell.centerx + (at[0] - cell.centerx) * gone, cell.centery + (at[1] - cell.centery) * gone
            lift = math.sin(math.pi * gone) * m.px(60)
            centred(target, art.amount(good, n, size, desk.theme, always=True), (x, y - lift))

    cues = [(0.02, "bell"), *((intro + part * (turn + 0.3), "coins") for turn in range(len(paid)))]
    return Act(paint, 1.1 + 1.0 * len(paid), tuple(cues))
