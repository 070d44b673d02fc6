"""The bridge of Nihonbashi: personalities of the season, tokens in the river below it, and the Grand Master."""

from __future__ import annotations

import pygame

from edo_table.games.iki.table.lights import light
from edo_table.games.iki.table.street import draw_figures
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.desk import BRIDGE, AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import master_goes_to
from edo_table.games.iki_akebono.table.riverside import RiverStreet, river_street
from edo_table.ui.print import palette as p
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.ruler import centred

_iki_figures = draw_figures.dispatch(object)


def people_at(desk: AkebonoDesk, scene: Scene) -> list[tuple[str, pygame.Rect]]:
    """The personalities on the bridge with their places; who is left alone stays where he stood."""
    board, view = river_street(desk), scene.view
    bridge = list(view["bridge"])
    if board is None:
        return []
    places = list(board.people)
    if len(bridge) == 1:
        order = list(desk.parts.personalities)
        season = desk.parts.personalities[bridge[0]].season
        met = [one["personality"] for data in view["seats"] for one in data["met"]]
        before = [name for name in met if desk.parts.personalities[name].season == season]
        if any(order.index(name) < order.index(bridge[0]) for name in before):
            places.reverse()
    return list(zip(bridge, places, strict=False))


def tokens_in_river(desk: AkebonoDesk, scene: Scene) -> list[tuple[str, pygame.Rect]]:
    """The tokens in the river with their places, by kind."""
    board = river_street(desk)
    if board is None:
        return []
    kinds = ("fish", "pipe", "pouch")
    out = []
    for token in scene.view["river"]:
        at = kinds.index(desk.parts.tokens[token].kind)
        if at < len(board.goods):
            out.append((token, board.goods[at]))
    return out


def draw_bridge(desk: AkebonoDesk, target: pygame.Surface, scene: Scene) -> None:
    """Draw personalities and tokens, and the lights of the bridge."""
    board = river_street(desk)
    if board is None:
        return
    light(desk, target, scene, f"shop:{BRIDGE}", board.deck.inflate(-6, -6))
    for name, rect in people_at(desk, scene):
        ident = f"personality:{name}"
        if ident in scene.hidden:
            continue
        light(desk, target, scene, ident, rect)
        target.blit(art.personality(desk.parts.personalities[name], rect.w, desk.theme), rect)
    for token, rect in tokens_in_river(desk, scene):
        ident = f"token:{token}"
        if ident in scene.hidden:
            continue
        light(desk, target, scene, ident, rect, is_small=True)
        target.blit(art.token(desk.parts.tokens[token], rect.w, desk.theme), rect)


# ---- the Grand Master ----------------------------------------------------------------------------------------------


def master_at(desk: AkebonoDesk, scene: Scene, shop: str | None) -> Point | None:
    """Where the Grand Master stands on a shop's space, at its outer end; None: at the start."""
    board = river_street(desk)
    return None if board is None else master_spot(board, shop)


def master_spot(board: RiverStreet, shop: str | None) -> Point:
    """Where the Grand Master stands on a space or the start."""
    rect = board.spaces.get(shop or "", board.start)
    return rect.right - board.figure * 0.10, rect.centery - board.figure * 0.06


@draw_figures.register
def _draw_figures(desk: AkebonoDesk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the Grand Master as well, and pale where the blocking tile will lead him this month."""
    board = river_street(desk)
    if board is not None and scene.view["grand_master"] and "master" not in scene.hidden:
        size = round(board.figure * 1.04)
        there = master_goes_to(desk.parts, scene.view)
        if there is not None:
            ghost = art.grand_master(size).copy()
            ghost.set_alpha(105)
            at = master_spot(board, there)
            pygame.draw.ellipse(
                target,
                p.rgb(p.KURI),
                pygame.Rect(round(at[0] - size * 0.5), round(at[1] + size * 0.34), size, round(size * 0.3)),
                2,
            )
            centred(target, ghost, at)
        centred(target, art.grand_master(size), master_spot(board, scene.view["master"]))
    _iki_figures(desk, target, scene)
