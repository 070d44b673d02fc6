"""What stands on the board: tokens, figures, bare plinths of figures that were taken, and name slips."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from edo_table.games.samurai.content import TokenKind
from edo_table.games.samurai.table import figures, marks, tokens
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.print import palette as p
from edo_table.ui.print.brush import ring
from edo_table.ui.print.cache import cached
from edo_table.ui.print.canvas import Svg, faded
from edo_table.ui.print.crests import crest_disc
from edo_table.ui.print.lettering import measure, put, render
from edo_table.ui.table.face import Point, Scene
from edo_table.ui.table.marks import step_disc
from edo_table.ui.table.prints import Prints
from edo_table.ui.table.seating import style
from edo_table.ui.theme import SeatStyle

TOKEN_SHARE = 0.92
"""A token's radius in radii of a hex."""

_STANDS: dict[int, tuple[Point, ...]] = {
    1: ((0.30, 0.04),),
    2: ((-0.42, 0.16), (0.42, 0.16)),
    3: ((-0.68, 0.14), (0.68, 0.14), (0.0, 0.22)),
}
_HEIGHTS = {1: 1.38, 2: 1.20, 3: 1.12}


@dataclass(frozen=True, slots=True)
class Stand:
    """A figure's place in a settlement: middle and height in pixels; `taker` as in the view once it is `is_gone`."""

    settlement: str
    kind: str
    at: Point
    height: float
    is_gone: bool = False
    taker: int | str | None = None


def settlement_stands(desk: Desk, view: Mapping[str, Any], settlement: str) -> list[Stand]:
    """Every figure that stands or stood in a settlement."""
    standing = view["figures"].get(settlement, ())
    taken = view["taken"].get(settlement, {})
    kinds = [figure.id for figure in desk.content.figures if figure.id in standing or figure.id in taken]
    out = []
    for number, kind in enumerate(kinds):
        at, height = stand_at(desk, settlement, number)
        out.append(Stand(settlement, kind, at, height, kind not in standing, taken.get(kind)))
    return out


def stand_at(desk: Desk, settlement: str, number: int) -> tuple[Point, float]:
    """The middle and height of the number-th figure of a settlement."""
    space = desk.home.map.index[settlement]
    holds = desk.map.places[desk.map.settlement_of[space]]
    places = _STANDS.get(holds) or _STANDS[3]
    dx, dy = places[min(number, len(places) - 1)]
    x, y = desk.board.centre(space)
    r = desk.board.radius
    return (x + dx * r, y + dy * r), r * _HEIGHTS.get(holds, 1.12)


def find_stand(desk: Desk, view: Mapping[str, Any], settlement: str, kind: str) -> Stand | None:
    """The place of one figure; None if it never stood there."""
    for stand in settlement_stands(desk, view, settlement):
        if stand.kind == kind:
            return stand
    return None


def all_stands(desk: Desk, view: Mapping[str, Any]) -> Iterator[Stand]:
    """All figures and bare plinths, from the top of the window down."""
    order = sorted(desk.map.settlements, key=lambda space: desk.board.centre(space)[1])
    for space in order:
        yield from settlement_stands(desk, view, desk.map.spaces[space])


def figure_target(settlement: str, kind: str) -> str:
    """The target id of a figure on the board."""
    return f"figure:{settlement}:{kind}"


# ---- tokens --------------------------------------------------------------------------------------------------------


def token_radius(desk: Desk) -> float:
    """The radius of a token on the board."""
    return desk.board.radius * TOKEN_SHARE


def token_picture(desk: Desk, scene: Scene, seat: int, token: str) -> pygame.Surface:
    """A token as it lies on the board."""
    return tokens.token(
        desk.kind(token), style(desk.theme, scene, seat), token_radius(desk), desk.tilt, desk.theme.has_grain
    )


def token_blits(desk: Desk, scene: Scene) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Pictures and places of all tokens on the board that can be seen, from the top down."""
    window = pygame.Rect((0, 0), desk.size).inflate(round(2 * desk.board.radius), round(2 * desk.board.radius))
    out: list[tuple[float, pygame.Surface, tuple[int, int]]] = []
    for space, laid in scene.view["board"].items():
        if f"token:{space}" in scene.hidden or f"space:{space}" in scene.hidden:
            continue
        x, y = desk.board.centre(desk.home.map.index[space])
        if window.collidepoint(x, y):
            picture = token_picture(desk, scene, laid["seat"], laid["token"])
            out.append((y, picture, picture.get_rect(center=(round(x), round(y))).topleft))
    return [(picture, at) for _, picture, at in sorted(out, key=lambda entry: entry[0])]


def prepare_pictures(desk: Desk, scene: Scene) -> Iterator[None]:
    """Make the pictures of a scene's pieces one by one, so that the next frame finds them ready."""
    for seat, token in sorted({(laid["seat"], laid["token"]) for laid in scene.view["board"].values()}):
        token_picture(desk, scene, seat, token)
        yield
    for height in sorted({round(stand.height) for stand in all_stands(desk, scene.view)}):
        for kind in desk.content.figures:
            figures.figure(kind.id, height, halo=True)
            yield
    for _, name, size in desk.names:
        render(name, "ui", size, desk.theme.ink)
    yield


# ---- figures -------------------------------------------------------------------------------------------------------


def draw_figures(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw all figures with the marks of those that may be chosen, and the plinths of those that were taken."""
    view, theme = scene.view, desk.theme
    if view["phase"] in ("choose", "place"):
        _draw_open_places(desk, target, scene)
    numbers = {trace.target: trace.order for trace in scene.traces}
    meant = _meant(desk, scene)
    swapping = view["swapping"]
    window = pygame.Rect((0, 0), desk.size).inflate(round(3 * desk.board.radius), round(3 * desk.board.radius))
    for stand in all_stands(desk, view):
        if not window.collidepoint(stand.at):
            continue
        ident = figure_target(stand.settlement, stand.kind)
        middle = (round(stand.at[0]), round(stand.at[1]))
        if ident in scene.hidden:
            base = figures.plinth(stand.height)
            target.blit(base, base.get_rect(center=middle))
        elif stand.is_gone:
            _draw_gone(desk, target, scene, stand, middle)
        else:
            is_chosen = ident in scene.selected or (
                swapping is not None and swapping["figure"] == stand.kind and swapping["settlement"] == stand.settlement
            )
            if is_chosen:  # lifted a little
                middle = (middle[0], round(stand.at[1] - 0.16 * stand.height))
            colour, width = "", 0.0
            if is_chosen:
                colour, width = theme.lit, 16.0
            elif ident in (scene.focused, scene.hovered):
                colour, width = (theme.focus if ident == scene.focused or ident in scene.lit else p.SHIRO), 14.0
            elif ident in scene.lit:
                colour, width = theme.lit, 8.0 + 2.0 * round(2 * scene.pulse)
            elif ident in meant:
                colour, width = p.SHIRO, 15.0
            if colour:
                edge = figures.glow(stand.kind, stand.height, colour, width)
                target.blit(edge, edge.get_rect(center=middle))
            piece = figures.figure(stand.kind, stand.height, halo=not colour)
            target.blit(piece, piece.get_rect(center=middle))
        if ident in numbers:
            disc = step_disc(desk.board.radius * 0.48, numbers[ident])
            corner = (round(stand.at[0] - stand.height * 0.34), round(stand.at[1] + stand.height * 0.10))
            target.blit(disc, disc.get_rect(center=corner))


def _meant(desk: Desk, scene: Scene) -> frozenset[str]:
    """The figures that the token over the hovered space would count for."""
    kind, _, name = (scene.hovered or "").partition(":")
    token = carried(scene) if kind == "space" and scene.hovered in scene.lit else None
    if token is None:
        return frozenset()
    counts = [desk.content.figures[which].id for which in desk.kind(token).influences]
    near = desk.map.adjacent_settlements[desk.home.map.index[name]]
    towns = [desk.map.spaces[desk.map.settlements[which]] for which in near]
    return frozenset(figure_target(town, figure) for town in towns for figure in counts)


def _draw_open_places(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """In the set-up, a pale plinth for every figure that a settlement still waits for."""
    for space in desk.map.settlements:
        settlement = desk.map.spaces[space]
        holds = desk.map.places[desk.map.settlement_of[space]]
        for number in range(len(scene.view["figures"].get(settlement, ())), holds):
            at, height = stand_at(desk, settlement, number)
            pale = _pale_plinth(max(8, round(height)))
            target.blit(pale, pale.get_rect(center=(round(at[0]), round(at[1]))))


@cached("samurai pale plinths", entries=24, megabytes=3)
def _pale_plinth(height: int) -> pygame.Surface:
    return faded(figures.plinth(height), 120)


def _draw_gone(desk: Desk, target: pygame.Surface, scene: Scene, stand: Stand, middle: tuple[int, int]) -> None:
    """The bare plinth; on it the crest of the taker where it is open, or the sign of a tie."""
    base = figures.plinth(stand.height)
    target.blit(base, base.get_rect(center=(middle[0], round(stand.at[1] - 0.17 * desk.board.radius))))
    above = (middle[0], round(stand.at[1] - 0.02 * desk.board.radius))
    if isinstance(stand.taker, int):
        disc = crest_disc(style(desk.theme, scene, stand.taker), desk.board.radius * 0.66)
        target.blit(disc, disc.get_rect(center=above))
    elif stand.taker is None:
        disc = _tie_disc(max(8, round(desk.board.radius * 0.52)))
        target.blit(disc, disc.get_rect(center=above))


@cached("samurai tie signs", entries=24, megabytes=2)
def _tie_disc(size: int) -> pygame.Surface:
    s = Svg(100, 100)
    s.group((2, 2)).fill(ring(50, 50, 44, n=48), p.SUMI, 0.5).end().fill(ring(50, 50, 44, n=48), p.TORINOKO)
    s.ink(ring(50, 50, 44, n=48), 4.5, closed=True)
    for y in (40, 60):
        s.ink([(26, y), (50, y + 1), (74, y)], 9, p.NEZUMI, seed=y, taper=(0.1, 0.1))
    return s.render((size, size))


# ---- marks on spaces -----------------------------------------------------------------------------------------------


def draw_space_marks(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the lit, hovered and focused spaces and settlements, and the ghost of the token that would lie there."""
    theme, board = desk.theme, desk.board
    window = pygame.Rect((0, 0), desk.size).inflate(round(2 * board.radius), round(2 * board.radius))
    soft = marks.lit_space(board.radius, desk.tilt, theme.lit, scene.pulse)
    edge = marks.lit_space(board.radius * 1.10, desk.tilt, theme.lit, 1.0, True)
    blits = []
    for ident in scene.lit:
        space = space_of(desk, ident)
        if space is not None and ident != scene.hovered:
            x, y = board.centre(space)
            if window.collidepoint(x, y):
                picture = edge if ident.startswith("token:") else soft
                blits.append((picture, picture.get_rect(center=(round(x), round(y))).topleft))
    target.fblits(blits)
    space = space_of(desk, scene.hovered or "")
    if space is not None and scene.hovered in scene.lit:
        middle = (round(board.centre(space)[0]), round(board.centre(space)[1]))
        ghost = _ghost(desk, scene)
        if ghost is not None and scene.hovered.startswith("space:"):
            target.blit(ghost, ghost.get_rect(center=middle))
        strong = marks.lit_space(board.radius, desk.tilt, theme.lit, 1.0, True)
        target.blit(strong, strong.get_rect(center=middle))
    for ident in scene.selected:
        space = space_of(desk, ident)
        if space is not None:
            strong = marks.lit_space(board.radius, desk.tilt, theme.lit, 1.0, True)
            x, y = board.centre(space)
            target.blit(strong, strong.get_rect(center=(round(x), round(y))))
    space = space_of(desk, scene.focused or "")
    if space is not None:
        frame = marks.hex_frame(board.radius * 1.02, desk.tilt, theme.focus, 0.12)
        x, y = board.centre(space)
        target.blit(frame, frame.get_rect(center=(round(x), round(y))))


def draw_traces(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw the numbered edges round the tokens that others have laid since the viewer's last decision."""
    for trace in scene.traces:
        space = space_of(desk, trace.target)
        if space is not None and not trace.target.startswith("place:"):
            mark = marks.step_mark(desk.board.radius, desk.tilt, trace.order)
            x, y = desk.board.centre(space)
            target.blit(mark, mark.get_rect(center=(round(x), round(y))))


def space_of(desk: Desk, ident: str) -> int | None:
    """The space that a target of the board lies on; None for figures and for things beside the board."""
    kind, _, name = ident.partition(":")
    return desk.home.map.index.get(name) if kind in ("space", "token", "place", "settlement") else None


def carried(scene: Scene) -> str | None:
    """The token that is about to be laid: the one selected in the hand, or the one a token exchange has lifted."""
    lifted = scene.view["lifted"]
    if lifted and scene.view["to_move"] == scene.viewer:
        return str(lifted["token"])
    for ident in scene.selected:
        if ident.startswith("hand:"):
            return ident.removeprefix("hand:")
    return None


def _ghost(desk: Desk, scene: Scene) -> pygame.Surface | None:
    token = carried(scene)
    if token is None or scene.viewer is None:
        return None
    return _pale_token(
        desk.kind(token),
        style(desk.theme, scene, scene.viewer),
        round(token_radius(desk)),
        desk.tilt,
        desk.theme.has_grain,
    )


@cached("samurai ghosts", entries=24, megabytes=4)
def _pale_token(kind: TokenKind, look: SeatStyle, radius: int, tilt: float, has_grain: bool) -> pygame.Surface:
    return faded(tokens.token(kind, look, radius, tilt, has_grain), 190)


def draw_lifted(desk: Desk, target: pygame.Surface, scene: Scene) -> None:
    """Draw another seat's token that a token exchange has lifted, over the space it came from."""
    lifted = scene.view["lifted"]
    if not lifted or scene.view["to_move"] == scene.viewer or f"lifted:{lifted['token']}" in scene.hidden:
        return
    x, y = desk.board.centre(desk.home.map.index[lifted["space"]])
    picture = token_picture(desk, scene, scene.view["to_move"], lifted["token"])
    target.blit(picture, picture.get_rect(center=(round(x), round(y - 1.25 * desk.board.radius))))


# ---- names ---------------------------------------------------------------------------------------------------------


def draw_names(desk: Desk, prints: Prints, target: pygame.Surface, scene: Scene) -> None:
    """Draw the name slips at the feet of the settlements; where hexes are too small only the cities keep theirs."""
    r, m = desk.board.radius, desk.metrics
    window = pygame.Rect((0, 0), desk.size)
    for space, name, size in desk.names:
        tag = pygame.Rect(0, 0, measure(name, "ui", size)[0] + m.px(9), round(size * 1.18))
        x, y = desk.board.centre(space)
        # a long name moves to the right, off the strength of a token at its lower left
        aside = min(r * 0.30, max(0.0, tag.w / 2 - r * 0.87))
        tag.center = (round(x + aside), round(y + r * 0.75))
        if tag.colliderect(window):
            is_village = desk.map.kind[space] == "village"
            key = (name, size, is_village, desk.theme.name)
            draw = functools.partial(_draw_name, desk, name, size, is_village)
            prints.lay(target, f"name-{desk.map.spaces[space]}", key, tag, 2, draw)


def _draw_name(desk: Desk, name: str, size: int, is_village: bool, target: pygame.Surface, tag: pygame.Rect) -> None:
    m, theme = desk.metrics, desk.theme
    ground, ink = (theme.paper, theme.ink) if is_village else (p.BENGARA, p.SHIRO)
    pygame.draw.rect(target, ground, tag, border_radius=m.px(4))
    pygame.draw.rect(target, theme.border, tag, max(1, m.px(1.4)), border_radius=m.px(4))
    put(target, name, tag.center, "ui", size, ink, "c", tag)
