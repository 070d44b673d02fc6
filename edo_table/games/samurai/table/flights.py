"""How events look: tokens and figures that travel from where they were to where they are, and what is heard."""

from __future__ import annotations

import math

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.samurai.table import figures, hand, pieces, places, tokens
from edo_table.games.samurai.table.desk import Desk
from edo_table.ui.table.face import Flight, Point, Scene
from edo_table.ui.table.seating import style

SOUNDS = {
    "token_chosen": "lift",
    "tokens_chosen": "paper",
    "figure_placed": "token",
    "figures_dealt": "token",
    "token_placed": "token",
    "token_exchanged": "lift",
    "token_moved": "token",
    "figures_exchanged": "koto",
    "captured": "capture",
    "set_aside": "taiko-soft",
    "last_turn": "bell",
    "turn_ended": "paper",
    "passed": "wood-soft",
    "ended": "end",
}
"""Sound ids by kind of event."""

ABOVE = 1.25
"""How far above its space a lifted token hangs, in radii."""


def flights(desk: Desk, kind: str, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    """The pieces that travel for an event; empty where nothing moves."""
    make = _MAKERS.get(kind)
    return make(desk, args, before, after) if make is not None else []


def trace_target(kind: str, args: Arguments) -> str | None:
    """The target on which an event leaves its mark."""
    if kind in ("token_placed", "token_moved"):
        return f"token:{args['space']}"
    if kind == "token_exchanged":
        return f"token:{args['space']}"
    if kind in ("captured", "set_aside"):
        return pieces.figure_target(str(args["settlement"]), str(args["figure"]))
    if kind == "figures_exchanged":
        return pieces.figure_target(str(args["settlement"]), str(args["other_figure"]))
    if kind == "figure_placed":
        return pieces.figure_target(str(args["settlement"]), str(args["figure"]))
    return None


def _seconds(start: Point, end: Point, desk: Desk) -> float:
    return 0.26 + 0.22 * min(1.0, math.dist(start, end) / max(1.0, 0.6 * desk.size[0]))


def _from_hand(desk: Desk, scene: Scene, seat: int, token: str) -> tuple[Point, tuple[str, ...]] | None:
    """Where a seat's token comes from, and what is hidden there."""
    if seat == scene.viewer:
        start = places.where(desk, scene, f"hand:{token}")
        return None if start is None else (start, (f"hand:{token}",))
    start = places.where(desk, scene, f"stock:{seat}")
    return None if start is None else (start, ())


def _token_flight(
    desk: Desk, scene: Scene, seat: int, token: str, start: Point, space: str, kind: str, hides: tuple[str, ...] = ()
) -> list[Flight]:
    end = places.where(desk, scene, f"space:{space}")
    if end is None:
        return []
    sprite = pieces.token_picture(desk, scene, seat, token)
    return [Flight(sprite, start, end, 0, hides, SOUNDS[kind], _seconds(start, end, desk))]


def _token_placed(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    seat, token, space = _seat(args), str(args["token"]), str(args["space"])
    origin = _from_hand(desk, before, seat, token)
    if origin is None:
        return []
    return _token_flight(desk, after, seat, token, origin[0], space, "token_placed", (*origin[1], f"token:{space}"))


def _token_exchanged(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    seat, token, space = _seat(args), str(args["token"]), str(args["space"])
    exchange = next((kind.id for kind in desk.content.tokens if kind.effect == "token_exchange"), token)
    origin = _from_hand(desk, before, seat, exchange)
    here = places.where(desk, before, f"space:{space}")
    if origin is None or here is None:
        return []
    hides = (*origin[1], f"token:{space}")
    out = _token_flight(desk, after, seat, exchange, origin[0], space, "token_exchanged", hides)
    to = lifted_at(desk, after, seat, token, space)
    if to is not None:
        sprite = pieces.token_picture(desk, before, seat, token)
        out.append(Flight(sprite, here, to, 0, (f"lifted:{token}",), "", _seconds(here, to, desk)))
    return out


def lifted_at(desk: Desk, scene: Scene, seat: int, token: str, space: str) -> Point | None:
    """Where a lifted token waits: in the tray of the viewer, or over the space it came from."""
    if seat == scene.viewer:
        return places.where(desk, scene, f"lifted:{token}")
    here = places.where(desk, scene, f"space:{space}")
    return None if here is None else (here[0], here[1] - ABOVE * desk.board.radius)


def _token_moved(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    seat, token, space = _seat(args), str(args["token"]), str(args["space"])
    lifted = before.view["lifted"]
    came_from = str(lifted["space"]) if lifted else space
    start = lifted_at(desk, before, seat, token, came_from)
    if start is None:
        return []
    return _token_flight(desk, after, seat, token, start, space, "token_moved", (f"lifted:{token}", f"token:{space}"))


def _figure_placed(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    kind, settlement = str(args["figure"]), str(args["settlement"])
    start = places.where(desk, before, f"supply:{kind}")
    stand = pieces.find_stand(desk, after.view, settlement, kind)
    if start is None or stand is None:
        return []
    sprite = figures.figure(kind, stand.height, halo=True)
    hides = (f"supply:{kind}", pieces.figure_target(settlement, kind))
    return [Flight(sprite, start, stand.at, 0, hides, SOUNDS["figure_placed"], _seconds(start, stand.at, desk))]


def _leaving(desk: Desk, args: Arguments, scene: Scene, end: Point | None, event: str) -> list[Flight]:
    kind, settlement = str(args["figure"]), str(args["settlement"])
    stand = pieces.find_stand(desk, scene.view, settlement, kind)
    if stand is None or end is None:
        return []
    sprite = figures.figure(kind, stand.height, halo=True)
    hides = (pieces.figure_target(settlement, kind),)
    return [Flight(sprite, stand.at, end, 0, hides, SOUNDS[event], 0.08 + _seconds(stand.at, end, desk))]


def _captured(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    end = places.where(desk, after, f"captured:{_seat(args)}:{args['figure']}")
    return _leaving(desk, args, before, end, "captured")


def _set_aside(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    return _leaving(desk, args, before, places.where(desk, before, "aside"), "set_aside")


def _figures_exchanged(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    pairs = ((str(args["settlement"]), str(args["figure"])), (str(args["other_settlement"]), str(args["other_figure"])))
    stands = [pieces.find_stand(desk, before.view, settlement, kind) for settlement, kind in pairs]
    first, second = stands
    if first is None or second is None:
        return []
    middle = ((first.at[0] + second.at[0]) / 2, (first.at[1] + second.at[1]) / 2)
    out: list[Flight] = []
    seat = _seat(args)
    exchange = next((kind for kind in desk.content.tokens if kind.effect == "figure_exchange"), None)
    origin = None if exchange is None else _from_hand(desk, before, seat, exchange.id)
    if exchange is not None and origin is not None:
        sprite = pieces.token_picture(desk, before, seat, exchange.id)
        out.append(Flight(sprite, origin[0], middle, 0, origin[1], "lift", 0.55, fades=True))
    for stand, (to_settlement, to) in ((first, (pairs[1][0], second)), (second, (pairs[0][0], first))):
        hides = (pieces.figure_target(stand.settlement, stand.kind), pieces.figure_target(to_settlement, stand.kind))
        sprite = figures.figure(stand.kind, stand.height, halo=True)
        out.append(Flight(sprite, stand.at, to.at, 1, hides, SOUNDS["figures_exchanged"], 0.6))
    return out


def _turn_ended(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    """The viewer's own draw, from the supply into the tray."""
    seat, drawn = _seat(args), args.get("tokens")
    if seat != after.viewer or not isinstance(drawn, tuple):
        return []
    start = places.where(desk, before, f"stock:{seat}")
    out: list[Flight] = []
    for token in drawn:
        end = places.where(desk, after, f"hand:{token}")
        if start is not None and end is not None:
            sprite = _hand_picture(desk, after, seat, token)
            out.append(Flight(sprite, start, end, 0, (f"hand:{token}",), SOUNDS["turn_ended"], 0.42))
    return out


def _hand_picture(desk: Desk, scene: Scene, seat: int, token: str) -> pygame.Surface:
    rack = hand.hand_rack(desk, scene)
    radius = rack.radius if rack is not None else desk.board.radius
    return tokens.token(desk.kind(token), style(desk.theme, scene, seat), radius, desk.tilt, desk.theme.has_grain)


def _token_chosen(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Flight]:
    seat, token = _seat(args), args.get("token")
    if seat != after.viewer or not isinstance(token, str):
        return []
    start, end = places.where(desk, before, f"pool:{token}"), places.where(desk, after, f"hand:{token}")
    if start is None or end is None:
        return []
    sprite = _hand_picture(desk, after, seat, token)
    return [Flight(sprite, start, end, 0, (f"hand:{token}",), SOUNDS["token_chosen"], 0.3)]


def _seat(args: Arguments) -> int:
    seat = args.get("seat", -1)
    return seat if isinstance(seat, int) else -1


_MAKERS = {
    "token_chosen": _token_chosen,
    "figure_placed": _figure_placed,
    "token_placed": _token_placed,
    "token_exchanged": _token_exchanged,
    "token_moved": _token_moved,
    "figures_exchanged": _figures_exchanged,
    "captured": _captured,
    "set_aside": _set_aside,
    "turn_ended": _turn_ended,
}
