"""What an option would do, before it is done: whose influence grows where, what would be taken or tied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from edo_table.engine.actions import ActionSpec
from edo_table.games.samurai.content import TokenKind
from edo_table.games.samurai.table import figures, places
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.table.face import Scene, Slip, SlipLine, Span
from edo_table.ui.table.seating import look, mark


@dataclass(frozen=True, slots=True)
class Change:
    """What laying tokens does to one figure: strengths by seat before and after, whether its settlement is closed."""

    settlement: str
    kind: str
    before: tuple[int, ...]
    after: tuple[int, ...]
    is_closed: bool

    @property
    def taker(self) -> int | None:
        """The seat that alone has most afterwards, None for a tie (also when nobody has any)."""
        return leader(self.after)


def leader(strengths: Sequence[int]) -> int | None:
    """The seat with strictly most influence; None if several have as much, or nobody has any."""
    most = max(strengths, default=0)
    return strengths.index(most) if most > 0 and list(strengths).count(most) == 1 else None


def changes(desk: Desk, scene: Scene, laid: dict[str, tuple[int, TokenKind] | None]) -> list[Change]:
    """The figures concerned when tokens come to spaces (None: the token there goes), in the order of the board.

    Only settlements next to the spaces are looked at.
    """
    view, board = scene.view, desk.map
    near: dict[int, None] = {}
    for space in laid:
        for which in board.adjacent_settlements[desk.home.map.index[space]]:
            near[which] = None
    kinds = [figure.id for figure in desk.content.figures]
    filled = set(view["board"]) | {space for space, token in laid.items() if token is not None}
    out: list[Change] = []
    for which in near:
        settlement = board.spaces[board.settlements[which]]
        around = {board.spaces[space] for space in board.neighbours[board.settlements[which]]}
        closed = all(board.spaces[space] in filled for space in board.land_neighbours[which])
        for kind in view["figures"].get(settlement, ()):
            before = tuple(view["influence"][settlement][kind])
            after = list(before)
            for space, token in laid.items():
                if space not in around:
                    continue
                old = view["board"].get(space)
                if old is not None:
                    after[old["seat"]] -= _strength(desk.kind(old["token"]), kinds, kind)
                if token is not None:
                    after[token[0]] += _strength(token[1], kinds, kind)
            out.append(Change(settlement, kind, before, tuple(after), closed))
    return out


def _strength(token: TokenKind, kinds: Sequence[str], kind: str) -> int:
    return token.strength if kinds.index(kind) in token.influences else 0


def preview(desk: Desk, scene: Scene, option: ActionSpec) -> Slip | None:
    """The slip for an option of the open decision; None where there is nothing to foretell."""
    seat = scene.actor
    if seat is None:
        return None
    args = option.args
    if option.kind == "place_token":
        space, kind = str(args["space"]), desk.kind(str(args["token"]))
        return _changes_slip(desk, scene, {space: (seat, kind)}, space, kind)
    if option.kind == "exchange_token":
        space = str(args["space"])
        exchange = next((kind for kind in desk.content.tokens if kind.effect == "token_exchange"), None)
        return None if exchange is None else _changes_slip(desk, scene, {space: (seat, exchange)}, space, exchange)
    if option.kind == "move_token" and scene.view["lifted"]:
        space, kind = str(args["space"]), desk.kind(str(scene.view["lifted"]["token"]))
        return _changes_slip(desk, scene, {space: (seat, kind)}, space, kind)
    if option.kind == "exchange_with" and scene.view["swapping"]:
        return _swap_slip(desk, scene, str(args["figure"]), str(args["settlement"]))
    if option.kind == "place_figure":
        return _place_slip(desk, scene, str(args["figure"]), str(args["settlement"]))
    return None


def icon(desk: Desk, kind: str, scale: float = 1.0) -> pygame.Surface:
    """A figure for a line of words."""
    return figures.figure(kind, desk.metrics.fs(40) * scale)


def strengths(desk: Desk, scene: Scene, before: Sequence[int], after: Sequence[int] | None = None) -> list[Span]:
    """Crest and strength of every seat, as spans of a line; `1→4` where it changes."""
    spans: list[Span] = []
    for seat in range(len(scene.seats)):
        spans.append(mark(desk.metrics, desk.theme, scene, seat))
        old = before[seat]
        new = old if after is None else after[seat]
        spans.append(str(old) if new == old else f"{old}→{new}")
    return spans


def _changes_slip(
    desk: Desk, scene: Scene, laid: dict[str, tuple[int, TokenKind] | None], space: str, kind: TokenKind
) -> Slip | None:
    at = places.where(desk, scene, f"space:{space}")
    if at is None:
        return None
    found = changes(desk, scene, laid)
    concerned = [change for change in found if change.after != change.before or change.is_closed]
    lines: list[SlipLine] = []
    for change in concerned:
        name = desk.place_name(change.settlement)
        lines.append(
            SlipLine((icon(desk, change.kind), name, *strengths(desk, scene, change.before, change.after)), strong=True)
        )
        if change.is_closed:
            lines.append(SlipLine((_outcome(desk, scene, change),)))
    if not lines:
        key = "no_figure_near" if not found else "counts_for_nothing"
        lines.append(SlipLine((desk.text(key, token=desk.word("token", kind.id)),)))
    return Slip(tuple(lines), at, ("capture",))


def _outcome(desk: Desk, scene: Scene, change: Change) -> str:
    taker = change.taker
    figure = desk.word("figure", change.kind)
    if taker is None:
        return desk.text("would_tie", figure=figure)
    if taker == scene.actor and taker == scene.viewer:
        return desk.text("you_would_take", figure=figure)
    return desk.text("would_take", figure=figure, seat=look(scene, taker).name)


def _swap_slip(desk: Desk, scene: Scene, kind: str, settlement: str) -> Slip | None:
    """Both figures with the influence they would come under."""
    first = scene.view["swapping"]
    at = places.where(desk, scene, f"figure:{settlement}:{kind}")
    if at is None:
        return None
    lines = []
    for moved, place in ((first["figure"], settlement), (kind, first["settlement"])):
        under = influence_at(desk, scene, place, moved)
        lines.append(
            SlipLine(
                (
                    icon(desk, moved),
                    desk.text("to_place_name", place=desk.place_name(place)),
                    *strengths(desk, scene, under),
                ),
                strong=True,
            )
        )
    return Slip(tuple(lines), at, ("exchanges",))


def influence_at(desk: Desk, scene: Scene, settlement: str, kind: str) -> tuple[int, ...]:
    """The strengths by seat that a kind of figure has, or would have, in a settlement."""
    kinds = [figure.id for figure in desk.content.figures]
    board, space = desk.map, desk.home.map.index[settlement]
    out = [0] * len(scene.seats)
    for other in board.neighbours[space]:
        laid = scene.view["board"].get(board.spaces[other])
        if laid is not None:
            out[laid["seat"]] += _strength(desk.kind(laid["token"]), kinds, kind)
    return tuple(out)


def _place_slip(desk: Desk, scene: Scene, kind: str, settlement: str) -> Slip | None:
    at = places.where(desk, scene, f"place:{settlement}")
    if at is None:
        return None
    land = len(desk.map.land_neighbours[desk.map.settlement_of[desk.home.map.index[settlement]]])
    words = desk.text("figure_to", figure=desk.word("figure", kind), place=desk.place_name(settlement))
    lines = [SlipLine((icon(desk, kind), words), strong=True), SlipLine((desk.text("land_around", n=land),))]
    return Slip(tuple(lines), at, ("preparing",))
