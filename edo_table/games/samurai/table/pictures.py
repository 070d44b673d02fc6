"""Single pictures of components, for the log, rules pages, score sheet and for what is dragged."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.samurai.content import SamuraiContent
from edo_table.games.samurai.table import figures, hand, pieces, tokens
from edo_table.games.samurai.table.buildings import draw_building
from edo_table.games.samurai.table.desk import Desk
from edo_table.games.samurai.table.symbols import symbol
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, clear
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.table.face import Scene, SeatLook
from edo_table.ui.table.seating import style
from edo_table.ui.theme import SeatStyle, Theme

_TOGETHER = ("others", "total")
"""Lines of the score sheet that count figures of several kinds."""


def picture(content: SamuraiContent, theme: Theme, kind: str, ident: str, height: int) -> pygame.Surface | None:
    """The picture of a component, `height` pixels high; None when there is none.

    `token`: a token's id, in the colour of a seat after an @ (`rice-3@shu`); `back` (a seat's colour); `figure`;
    `plinth`; `building` (village, city, capital); `symbol` (a token's sign); `score` (a line of the score sheet).
    """
    known = {figure.id for figure in content.figures}
    if kind == "token":
        token, _, colour = ident.partition("@")
        found = next((entry for entry in content.tokens if entry.id == token), None)
        if found is None or not _has_seat(theme, colour):
            return None
        return tokens.token(
            found, theme.seat(colour) if colour else theme.seats[0], height / 2.0 / 0.90, 30.0, theme.has_grain
        )
    if kind == "back" and ident and _has_seat(theme, ident):
        return tokens.back(theme.seat(ident), height / 2.0 / 0.90, 30.0, theme.has_grain)
    if kind == "figure" and ident in known:
        return figures.figure(ident, height)
    if kind == "plinth":
        return figures.plinth(height)
    if kind == "building" and ident in ("village", "city", "capital"):
        return _building(ident, height)
    if kind == "symbol":
        return symbol(ident, height, theme.ink, theme.paper)
    if kind == "score":
        if ident in known:
            return figures.figure(ident, height)
        return _together(tuple(figure.id for figure in content.figures), height) if ident in _TOGETHER else None
    return None


@cached("samurai groups of figures", entries=8, megabytes=3)
def _together(kinds: tuple[str, ...], height: int) -> pygame.Surface:
    """The figures of all kinds close together, the last in front."""
    pieces_shown = [figures.figure(kind, round(height * 0.74), halo=True) for kind in kinds]
    step = pieces_shown[0].get_width() * 3 // 5
    out = clear((pieces_shown[0].get_width() + step * (len(kinds) - 1), height))
    for number, piece in enumerate(pieces_shown):
        is_front = number == len(kinds) // 2
        out.blit(piece, (number * step, height - piece.get_height() - (0 if is_front else round(height * 0.16))))
    middle = pieces_shown[len(kinds) // 2]
    out.blit(middle, (len(kinds) // 2 * step, height - middle.get_height()))
    return out


def _has_seat(theme: Theme, colour: str) -> bool:
    return not colour or any(seat.id == colour for seat in theme.seats)


@cached("samurai building pictures", entries=16, megabytes=4)
def _building(kind: str, size: int) -> pygame.Surface:
    return draw_building(Svg(100, 100), kind, 50, 50, 96).render((size, size))


def log_picture(
    content: SamuraiContent, theme: Theme, seats: Sequence[SeatLook], kind: str, args: Arguments, height: int
) -> pygame.Surface | None:
    """A small picture of an event for the edge of the log; None where the seat's crest says enough."""
    seat = args.get("seat")
    colour = next((shown.colour for shown in seats if shown.seat == seat), None)
    if kind in ("token_placed", "token_moved", "token_exchanged", "figures_exchanged") and colour is not None:
        token = args.get("token")
        if kind in ("token_exchanged", "figures_exchanged"):
            effect = "token_exchange" if kind == "token_exchanged" else "figure_exchange"
            token = next((entry.id for entry in content.tokens if entry.effect == effect), None)
        return picture(content, theme, "token", f"{token}@{colour}", height) if token else None
    if kind in ("captured", "set_aside", "figure_placed"):
        return _taken(str(args.get("figure")), theme.seat(colour) if colour and kind == "captured" else None, height)
    return None


@cached("samurai log pictures", entries=64, megabytes=3)
def _taken(kind: str, taker: SeatStyle | None, height: int) -> pygame.Surface:
    out = figures.figure(kind, height, halo=True).copy()
    if taker is not None:
        disc = crest_disc(taker, height * 0.52)
        out.blit(disc, (out.get_width() - disc.get_width(), out.get_height() - disc.get_height()))
    return out


def dragged(desk: Desk, scene: Scene, target: str) -> pygame.Surface | None:
    """The picture that follows the pointer: the piece at the size it has on the board."""
    kind, _, rest = target.partition(":")
    if kind in ("hand", "lifted") and scene.viewer is not None:
        return pieces.token_picture(desk, scene, scene.viewer, rest)
    if kind == "pool" and scene.viewer is not None:
        rack = hand.hand_rack(desk, scene)
        radius = rack.radius if rack is not None else desk.board.radius
        return tokens.token(
            desk.kind(rest), style(desk.theme, scene, scene.viewer), radius, desk.tilt, desk.theme.has_grain
        )
    if kind == "supply":
        return figures.figure(rest, desk.board.radius * 1.3, halo=True)
    return None
