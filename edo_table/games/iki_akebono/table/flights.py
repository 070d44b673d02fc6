"""How Akebono's events look: boats and markers on their way, people who are met, cards that leave, scenes."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.iki.state import PERKS
from edo_table.games.iki.table.acts import visit_act
from edo_table.games.iki.table.cards import row_cards, stall_card
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.flights import MAKERS as IKI_MAKERS
from edo_table.games.iki.table.flights import SOUNDS as IKI_SOUNDS
from edo_table.games.iki.table.flights import TRACES as IKI_TRACES
from edo_table.games.iki.table.flights import Maker, climb, fly, seat_of, source, stall_width
from edo_table.games.iki.table.places import where
from edo_table.games.iki.table.seat_layout import seat_panel
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.acts import boat_act, earners, master_act, trade_act
from edo_table.games.iki_akebono.table.bridge import people_at
from edo_table.games.iki_akebono.table.city import slots, tile_at
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import asking_of
from edo_table.games.iki_akebono.table.river import boat_at, boat_picture
from edo_table.games.iki_akebono.table.trade import trade_markers
from edo_table.ui.table.face import Flight, Point, Scene, Shown

SOUNDS: Mapping[str, str] = {
    **IKI_SOUNDS,
    "tile_taken": "token",
    "newcomer_revealed": "paper",
    "cards_left": "lift",
    "personalities_revealed": "paper",
    "traded_up": "koto-5",
    "boat_built": "wood",
    "boat_token_taken": "token",
    "boat_token_spent": "token",
    "permit_taken": "koto",
    "permit_spent": "bell",
    "token_taken": "coins",
    "spent": "lift",
    "met": "koto",
    "protected": "bell",
    "lowered": "koto-1",
    "salary_taken": "bell",
    "relocated": "paper",
    "type_named": "confirm",
}

TRACES: Mapping[str, str] = {
    **IKI_TRACES,
    "boat_built": "boat:{boat}",
    "activated": "boat:{boat}",
    "met": "met:{seat}:{personality}",
    "relocated": "stall:{stall}",
    "skill_used": "stall:{stall}",
    "token_taken": "bought:{seat}:{token}",
}

_iki_source = source.dispatch(object)


def _ours(desk: Desk) -> AkebonoDesk:
    assert isinstance(desk, AkebonoDesk)
    return desk


def _fly(
    desk: Desk, sprite: pygame.Surface | None, start: Point | None, end: Point | None, kind: str,
    hides: tuple[str, ...] = (), step: int = 0, *, fades: bool = False,
) -> list[Shown]:  # fmt: skip
    return fly(desk, sprite, start, end, kind, hides, step, fades=fades, sounds=SOUNDS)


def _melt(
    desk: Desk, sprite: pygame.Surface | None, start: Point | None, kind: str, hides: tuple[str, ...],
    by: tuple[float, float] = (0.0, -70.0),
) -> list[Shown]:  # fmt: skip
    """A thing melts away as it moves off."""
    if start is None:
        return []
    end = (start[0] + desk.metrics.u * by[0], start[1] + desk.metrics.u * by[1])
    return _fly(desk, sprite, start, end, kind, hides, fades=True)


def _side(desk: Desk, units: float = 62.0) -> int:
    return max(28, desk.metrics.px(units))


# ---- the City ------------------------------------------------------------------------------------------------------


def _tile_taken(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    tile, seat = int(str(args["tile"])), seat_of(args)
    card = next((name for name, number in before.view["tiles"].items() if number == tile), None)
    laid = next((one for one in row_cards(desk, before) if one.ident == card), None)
    if laid is None:
        return []
    rect = tile_at(laid)
    sprite = art.starting_tile(_ours(desk).content.tiles[tile - 1], rect.w, desk.theme)
    return _fly(desk, sprite, rect.center, where(desk, after, f"seat:{seat}"), "tile_taken", fades=True)


def _newcomer_revealed(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    card = str(args["character"])
    laid = next((one for one in row_cards(desk, after) if one.ident == card), None)
    if laid is None:
        return []
    sprite = art.card(desk.parts.characters[card], laid.rect.w, desk.theme)
    start = (laid.rect.centerx, laid.rect.centery - laid.rect.h * 0.7)
    return _fly(desk, sprite, start, laid.rect.center, "newcomer_revealed", (f"row:{card}",))


def _cards_left(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """What lay longest and the New Character slide out to the right; what has no room any more is lifted off."""
    names = args["characters"] if isinstance(args["characters"], tuple) else ()
    laid = {one.ident: one for one in row_cards(desk, before)}
    found = slots(_ours(desk))
    out: list[Shown] = []
    for card in (str(name) for name in names):
        if card not in laid or found is None:
            continue
        sprite = art.card(desk.parts.characters[card], laid[card].rect.w, desk.theme, mon=laid[card].mon)
        goes_right = laid[card].rect.x >= found.carried[0].x
        by = (120.0, 0.0) if goes_right else (0.0, -70.0)
        out += _melt(desk, sprite, laid[card].rect.center, "cards_left", (f"row:{card}",), by)
    return out


def _coins_laid(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """The cards that stay slide to the right, and a coin is laid on each."""
    came_from = {one.ident: one for one in row_cards(desk, before)}
    coin = art.amount("mon", 1, max(24, desk.metrics.px(44)), desk.theme)
    start = where(desk, before, "crossroads")
    out: list[Shown] = []
    for laid in row_cards(desk, after):
        if not laid.mon:
            continue
        if laid.ident in came_from:
            sprite = art.card(desk.parts.characters[laid.ident], laid.rect.w, desk.theme)
            a, b = came_from[laid.ident].rect.center, laid.rect.center
            out += [Flight(sprite, a, b, 0, (f"row:{laid.ident}",), "wood-soft", 0.5)]
        out += _fly(desk, coin, start, laid.rect.midtop, "coins_laid", (), 1)
    return out


# ---- boats ---------------------------------------------------------------------------------------------------------


def _boat_built(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """The boat leaves the riverbank and travels onto its wave."""
    ours, boat = _ours(desk), str(args["boat"])
    start, end = boat_at(ours, before, boat), boat_at(ours, after, boat)
    if start is None or end is None:
        return []
    sprite = boat_picture(ours, after, boat, end.w, is_in_river=True)
    wave = f"wave:{args['wave']}"
    return [Flight(sprite, start.center, end.center, 0, (f"boat:{boat}", wave), SOUNDS["boat_built"], 0.9)]


def _activated(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    scene = before if before.view["boats"][str(args["boat"])]["wave"] is not None else after
    act = boat_act(_ours(desk), scene, str(args["boat"]))
    return [act] if act is not None else []


def _traded_up(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, ours = seat_of(args), _ours(desk)
    look = seat_style(desk, after, seat)
    places = [{one.seat: one.rect for one in trade_markers(ours, scene)} for scene in (before, after)]
    if look is None or any(seat not in found for found in places):
        return []
    sprite = art.trade_marker(look, places[1][seat].w)
    a, b = places[0][seat].center, places[1][seat].center
    return _fly(desk, sprite, a, b, "traded_up", (f"trader:{seat}",))


def _boat_token(kind: str) -> Maker:
    def make(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
        seat = seat_of(args)
        pile = where(desk, before, "boat-tokens")
        own = where(desk, after if kind == "boat_token_taken" else before, f"boat-token:{seat}")
        start, end = (pile, own) if kind == "boat_token_taken" else (own, pile)
        hides = (f"boat-token:{seat}",) if kind == "boat_token_taken" else ()
        return _fly(desk, art.perk("boat", _side(desk), desk.theme), start, end, kind, hides)

    return make


# ---- people --------------------------------------------------------------------------------------------------------


def _personalities_revealed(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    ours = _ours(desk)
    shown = args["personality"] if isinstance(args["personality"], tuple) else ()
    start = where(desk, after, "shop:nihonbashi-bridge")
    out: list[Shown] = []
    for name, rect in people_at(ours, after):
        if name in shown:
            sprite = art.personality(ours.parts.personalities[name], rect.w, desk.theme)
            out += _fly(desk, sprite, start, rect.center, "personalities_revealed", (f"personality:{name}",))
    return out


def _met(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, name, ours = seat_of(args), str(args["personality"]), _ours(desk)
    start, end = where(desk, before, f"personality:{name}"), where(desk, after, f"met:{seat}:{name}")
    sprite = art.personality(ours.parts.personalities[name], stall_width(desk), desk.theme)
    return _fly(desk, sprite, start, end, "met", (f"personality:{name}", f"met:{seat}:{name}"))


def _retired(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """IKI's; Akebono's tokens come with events of their own."""
    is_ours = str(args.get("token", "")) not in PERKS
    return IKI_MAKERS["retired"](desk, {**args, "token": ""} if is_ours else args, before, after)


def _giver(desk: AkebonoDesk, before: Scene, after: Scene, seat: int, token: str) -> Point | None:
    """Where a token comes from: the character that retired with it, or the personality that gives it."""
    for stall, laid in before.view["stalls"].items():
        if laid is not None and not laid["is_building"] and desk.parts.characters[laid["card"]].token == token:
            return where(desk, before, f"stall:{stall}")
    for one in desk.parts.met_by(after.view, seat):
        if one.now is not None and one.now.token == token:
            return where(desk, after, f"met:{seat}:{one.id}")
    return where(desk, before, "crossroads")


def _permit_taken(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, name = seat_of(args), str(args["permit"])
    target = f"permit:{seat}:{name}"
    start = _giver(_ours(desk), before, after, seat, name)
    return _fly(
        desk, art.perk(name, _side(desk), desk.theme), start, where(desk, after, target), "permit_taken", (target,)
    )


def _permit_spent(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    target = f"permit:{seat_of(args)}:{args['permit']}"
    sprite = art.perk(str(args["permit"]), _side(desk), desk.theme)
    return _melt(desk, sprite, where(desk, before, target), "permit_spent", (target,))


def _token_taken(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, name, ours = seat_of(args), str(args["token"]), _ours(desk)
    start = _giver(ours, before, after, seat, name.partition("-")[2])
    target = f"bought:{seat}:{name}"
    sprite = art.token(ours.parts.tokens[name], _side(desk), desk.theme)
    return _fly(desk, sprite, start, where(desk, after, target), "token_taken", (target,))


def _spent(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    target = f"bought:{seat_of(args)}:{args['token']}"
    sprite = art.token(_ours(desk).parts.tokens[str(args["token"])], _side(desk), desk.theme, has_cost=False)
    return _melt(desk, sprite, where(desk, before, target), "spent", (target,))


def _relocated(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    old, new = f"stall:{args['from_stall']}", f"stall:{args['stall']}"
    sprite = stall_card(desk, before, str(args["from_stall"]), stall_width(desk))
    return _fly(desk, sprite, where(desk, before, old), where(desk, after, new), "relocated", (old, new))


def _skill_used(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    act = visit_act(desk, before, str(args["stall"]))
    return [act] if act is not None else []


def _lowered(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    level = int(str(args["level"]))
    return climb(desk, args, after, level + 1, level, SOUNDS["lowered"], 0.3)


def _salary_taken(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """The character whose salary is taken comes forward, where it works."""
    card = str(args["character"])
    for stall, laid in before.view["stalls"].items():
        if laid is not None and laid["card"] == card:
            act = visit_act(desk, before, stall)
            return [act] if act is not None else []
    return []


def _type_named(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """The character goes to the column of its type."""
    seat, card = seat_of(args), str(args["character"])
    panel = seat_panel(desk, after, seat)
    if panel is None:
        return []
    sprite = art.card(desk.parts.characters[card], round(stall_width(desk) * 0.6), desk.theme)
    target = f"retired:{seat}:{card}"
    return _fly(desk, sprite, panel.ruler.rect.center, where(desk, after, target), "type_named", (target,))


# ---- goods, fire and Grand Master ----------------------------------------------------------------------------------


@source.register
def _source(desk: AkebonoDesk, scene: Scene, seat: int, reason: str) -> Point | None:
    """A personality that has been met, the boat or character of the open decision, the bridge."""
    view = scene.view
    if reason in desk.parts.personalities:
        return where(desk, scene, f"met:{seat}:{reason}")
    asking = asking_of(view)
    if not reason and "boat" in asking:
        return where(desk, scene, f"boat:{asking['boat']}")
    if not reason and "character" in asking:
        for stall, laid in view["stalls"].items():
            if laid is not None and laid["card"] == asking["character"]:
                return where(desk, scene, f"stall:{stall}")
    if asking.get("kind") in ("first_space", "hire_now", "second_hire"):
        return where(desk, scene, "row:")
    found: Point | None = _iki_source(desk, scene, seat, reason)
    return found


def _gained(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """The income of the trade track is one scene, shown with the first of its gains."""
    if args.get("reason") != "trade":
        return IKI_MAKERS["gained"](desk, args, before, after)
    paid = earners(_ours(desk), after)
    if not paid or (args["seat"], args["good"]) != (paid[0][0], paid[0][1][0][0]):
        return []
    act = trade_act(_ours(desk), after)
    return [act] if act is not None else []


def _protected(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    sign = art.icon("safe-house", max(30, desk.metrics.px(74)), desk.theme)
    return _melt(desk, sign, where(desk, before, f"stall:{args['stall']}"), "protected", ())


def _master_walked(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    act = master_act(_ours(desk), before, after, int(str(args["steps"])))
    return [act] if act is not None else []


MAKERS: Mapping[str, Maker] = {
    **IKI_MAKERS,
    "tile_taken": _tile_taken,
    "newcomer_revealed": _newcomer_revealed,
    "cards_left": _cards_left,
    "coins_laid": _coins_laid,
    "boat_built": _boat_built,
    "activated": _activated,
    "traded_up": _traded_up,
    "boat_token_taken": _boat_token("boat_token_taken"),
    "boat_token_spent": _boat_token("boat_token_spent"),
    "personalities_revealed": _personalities_revealed,
    "met": _met,
    "retired": _retired,
    "permit_taken": _permit_taken,
    "permit_spent": _permit_spent,
    "token_taken": _token_taken,
    "spent": _spent,
    "relocated": _relocated,
    "skill_used": _skill_used,
    "lowered": _lowered,
    "salary_taken": _salary_taken,
    "type_named": _type_named,
    "gained": _gained,
    "protected": _protected,
    "master_walked": _master_walked,
}
