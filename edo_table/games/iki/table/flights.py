"""How events look: goods, cards, tokens and figures on their way, scenes, and what is heard."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import singledispatch

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.acts import banner, fire_act, note_neutral, season_banner, visit_act, walk_act
from edo_table.games.iki.table.art.face import measures
from edo_table.games.iki.table.art.salaries import BESIDE, slot
from edo_table.games.iki.table.calendar import months
from edo_table.games.iki.table.cards import row_cards, stall_card
from edo_table.games.iki.table.desk import Desk, seat_style
from edo_table.games.iki.table.payday_act import payday_act
from edo_table.games.iki.table.places import where
from edo_table.games.iki.table.streetmap import street_map
from edo_table.games.iki.table.tracks import markers
from edo_table.ui.print import slips
from edo_table.ui.table.face import Act, Flight, Point, Scene, Shown

SOUNDS: Mapping[str, str] = {
    "begun_with": "token",
    "hired": "token",
    "neutral_placed": "token",
    "neutral_dropped": "lift",
    "month_begun": "bell",
    "space_blocked": "wood",
    "cards_revealed": "paper",
    "space_taken": "wood",
    "paid": "coin",
    "gained": "coin",
    "stepped_up": "koto-3",
    "lap": "koto",
    "experienced": "koto-2",
    "retired": "koto",
    "went_to": "wood",
    "bought": "coins",
    "built": "token",
    "neutral_left": "lift",
    "swapped": "paper",
    "turn_ended": "wood-soft",
    "coins_laid": "coins",
    "fire_stopped": "koto",
    "burnt": "capture",
    "neutral_burnt": "capture",
    "charm_used": "bell",
    "starved": "lift",
    "type_chosen": "confirm",
    "year_over": "panel",
}
"""Sound ids by kind of event; those of the scenes are their own."""

Maker = Callable[[Desk, Arguments, Scene, Scene], list[Shown]]


def flights(
    desk: Desk,
    kind: str,
    args: Arguments,
    before: Scene,
    after: Scene,
    makers: Mapping[str, Maker] | None = None,
) -> list[Shown]:
    """What is seen of an event; empty where nothing moves."""
    make = (MAKERS if makers is None else makers).get(kind)
    return make(desk, args, before, after) if make is not None else []


TRACES: Mapping[str, str] = {
    **dict.fromkeys(("begun_with", "hired", "built", "visited", "neutral_placed", "swapped"), "stall:{stall}"),
    **dict.fromkeys(("walked", "went_to", "traded"), "shop:{shop}"),
    "space_taken": "ikizama:{space}",
    "bought": "bought:{seat}:{token}",
}
"""The target on which a kind of event leaves its mark, from its arguments."""


def trace_target(kind: str, args: Arguments, traces: Mapping[str, str] = TRACES) -> str | None:
    """The target on which an event leaves its mark."""
    target = traces.get(kind)
    return None if target is None else target.format(**args)


def seat_of(args: Arguments) -> int:
    """The seat of an event, -1 for nobody's."""
    seat = args.get("seat", -1)
    return seat if isinstance(seat, int) else -1


def _seconds(start: Point, end: Point, desk: Desk) -> float:
    return 0.26 + 0.24 * min(1.0, math.dist(start, end) / max(1.0, 0.6 * desk.size[0]))


def fly(
    desk: Desk, sprite: pygame.Surface | None, start: Point | None, end: Point | None, kind: str,
    hides: tuple[str, ...] = (), step: int = 0, *, fades: bool = False, sounds: Mapping[str, str] = SOUNDS,
) -> list[Shown]:  # fmt: skip
    """A flight with the sound of a kind of event, none where a place or the picture is missing."""
    if start is None or end is None or sprite is None:
        return []
    return [Flight(sprite, start, end, step, hides, sounds.get(kind, ""), _seconds(start, end, desk), fades)]


def stall_width(desk: Desk) -> int:
    """How wide a card on a stall is."""
    board = street_map(desk)
    return board.card if board is not None else 80


# ---- cards ---------------------------------------------------------------------------------------------------------


def _from_row(kind: str) -> Maker:
    def make(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
        card, stall = str(args["character"]), str(args["stall"])
        owner = seat_style(desk, after, seat_of(args)) if kind != "neutral_placed" else None
        if kind == "neutral_placed":
            note_neutral(desk, before, stall, card)
        sprite = art.card(desk.parts.characters[card], stall_width(desk), desk.theme, kobun=owner)
        start, end = where(desk, before, f"row:{card}"), where(desk, after, f"stall:{stall}")
        return fly(desk, sprite, start, end, kind, (f"row:{card}", f"stall:{stall}"))

    return make


def _dropped(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    card = str(args["character"])
    start = where(desk, before, f"row:{card}")
    sprite = art.card(desk.parts.characters[card], stall_width(desk), desk.theme)
    return melt(desk, sprite, start, "neutral_dropped", (f"row:{card}",))


def melt(
    desk: Desk, sprite: pygame.Surface | None, start: Point | None, kind: str, hides: tuple[str, ...]
) -> list[Shown]:
    """A thing melts away as it rises."""
    if start is None:
        return []
    return fly(desk, sprite, start, (start[0], start[1] - desk.metrics.px(70)), kind, hides, fades=True)


def _leaves_stall(kind: str) -> Maker:
    def make(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
        stall = str(args["stall"])
        sprite = _card_picture(desk, before, stall, str(args.get("character", args.get("card", ""))))
        return melt(desk, sprite, where(desk, before, f"stall:{stall}"), kind, (f"stall:{stall}",))

    return make


def _card_picture(desk: Desk, scene: Scene, stall: str, card: str) -> pygame.Surface | None:
    laid = scene.view["stalls"].get(stall)
    if laid is not None and laid["card"] == card:
        return stall_card(desk, scene, stall, stall_width(desk))
    if card in desk.parts.characters:
        return art.card(desk.parts.characters[card], stall_width(desk), desk.theme)
    if card in desk.parts.buildings:
        return art.building(desk.parts.buildings[card], stall_width(desk), desk.theme)
    return None


def _cards_revealed(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    shown = args["characters"] if isinstance(args["characters"], tuple) else ()
    start = where(desk, before, "deck")
    laid = {one.ident: one for one in row_cards(desk, after)}
    out: list[Shown] = []
    for card in (str(ident) for ident in shown):
        if card in laid and start is not None:
            sprite = art.card(desk.parts.characters[card], laid[card].rect.w, desk.theme)
            out += fly(desk, sprite, start, laid[card].rect.center, "cards_revealed", (f"row:{card}",))
    return out


def _retired(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, card, stall = seat_of(args), str(args["character"]), str(args["stall"])
    sprite = art.card(desk.parts.characters[card], round(stall_width(desk) * 0.72), desk.theme)
    start, end = where(desk, before, f"stall:{stall}"), where(desk, after, f"retired:{seat}:{card}")
    out = fly(desk, sprite, start, end, "retired", (f"stall:{stall}", f"retired:{seat}:{card}"))
    if args.get("token"):
        perk = str(args["token"])
        icon = art.perk(perk, desk.metrics.px(54), desk.theme)
        out += fly(desk, icon, start, where(desk, after, f"perk:{seat}:{perk}"), "retired", (f"perk:{seat}:{perk}",), 1)
    return out


def _swapped(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    one, two = str(args["stall"]), str(args["other_stall"])
    hides = (f"stall:{one}", f"stall:{two}")
    a, b = where(desk, before, hides[0]), where(desk, before, hides[1])
    return [
        *fly(desk, stall_card(desk, before, one, stall_width(desk)), a, b, "swapped", hides),
        *fly(desk, stall_card(desk, before, two, stall_width(desk)), b, a, "swapped", hides),
    ]


def _built(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    building, stall = str(args["building"]), str(args["stall"])
    owner = seat_style(desk, after, seat_of(args))
    sprite = art.building(desk.parts.buildings[building], stall_width(desk), desk.theme, owner=owner)
    start, end = where(desk, before, f"building:{building}"), where(desk, after, f"stall:{stall}")
    return fly(desk, sprite, start, end, "built", (f"building:{building}", f"stall:{stall}"))


def climb(desk: Desk, args: Arguments, scene: Scene, start: int, end: int, sound: str, seconds: float) -> list[Shown]:
    """The Kobun goes from one place of its card to another, by levels of experience."""
    board, look = street_map(desk), seat_style(desk, scene, seat_of(args))
    person, stall = desk.parts.characters[str(args["character"])], str(args["stall"])
    if board is None or look is None or stall not in board.stalls:
        return []
    rect = board.stalls[stall]
    m = measures(rect.w, None, BESIDE)
    here, there = (slot(person, m, level).move(rect.topleft) for level in (start, end))
    sprite = art.kobun(look, max(18, round(rect.w * 0.27)))
    return [Flight(sprite, here.center, there.center, 0, (), sound, seconds)]


def _experienced(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    level = int(str(args["level"]))
    return climb(desk, args, after, level - 1, level, SOUNDS["experienced"], 0.28)


def _visited(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    act = visit_act(desk, before, str(args["stall"]))
    return [act] if act is not None else []


# ---- goods and tokens ----------------------------------------------------------------------------------------------


@singledispatch
def source(desk: Desk, scene: Scene, seat: int, reason: str) -> Point | None:
    """Where goods come from or go to."""
    view = scene.view
    if reason == "ikizama":
        return where(desk, scene, "ikizama:1-4")
    if reason == "coins":
        return where(desk, scene, "row:")
    for stall, laid in view["stalls"].items():
        if laid is not None and laid["card"] == reason:
            return where(desk, scene, f"stall:{stall}")
    kind = (view["asking"] or {}).get("kind")
    if reason == "income" or kind == "move":
        return where(desk, scene, "crossroads")
    if kind == "income_or_hire":
        return where(desk, scene, "row:")
    place = view["seats"][seat]["position"]
    return where(desk, scene, f"shop:{place}") if place else where(desk, scene, "crossroads")


def _goods(kind: str) -> Maker:
    def make(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
        seat, name, n, reason = seat_of(args), str(args["good"]), int(str(args["n"])), str(args.get("reason", ""))
        if reason == "salary" or not 0 <= seat < len(after.seats):
            return []
        is_loss = kind == "paid" or n < 0
        sprite = art.amount(name, abs(n), max(26, desk.metrics.px(52)), desk.theme, always=True)
        away = source(desk, before, seat, reason)
        at = where(desk, after, f"good:{seat}:{name}")
        start, end = (at, away) if is_loss else (away, at)
        found = fly(desk, sprite, start, end, kind)
        return [
            Flight(one.sprite, one.start, one.end, 0, (), _clink(name, n), 0.34)
            for one in found
            if isinstance(one, Flight)
        ]

    return make


def _clink(name: str, n: int) -> str:
    if name in ("mon", "koban"):
        return "coin" if abs(n) == 1 else "coins"
    return "koto-4" if name == "iki" else "token"


def _bought(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, token = seat_of(args), str(args["token"])
    sprite = art.token(desk.parts.tokens[token], max(30, desk.metrics.px(64)), desk.theme)
    ident = f"bought:{seat}:{token}"
    return fly(
        desk,
        sprite,
        where(desk, before, f"token:{token}"),
        where(desk, after, ident),
        "bought",
        (f"token:{token}", ident),
    )


def _coins_laid(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """A coin for every card that is left; only those still there afterwards are seen."""
    start = where(desk, before, "crossroads")
    sprite = art.amount("mon", 1, max(24, desk.metrics.px(44)), desk.theme)
    out: list[Shown] = []
    for laid in row_cards(desk, after):
        if laid.mon:
            out += fly(desk, sprite, start, laid.rect.midtop, "coins_laid")
    return out


def _charm_used(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat = seat_of(args)
    sprite = art.perk("fire-charm", max(30, desk.metrics.px(70)), desk.theme)
    start = where(desk, before, f"perk:{seat}:fire-charm")
    return fly(desk, sprite, start, where(desk, before, f"stall:{args['stall']}"), "charm_used", (), fades=True)


# ---- tracks and street ---------------------------------------------------------------------------------------------


def _space_taken(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat = seat_of(args)
    look, board = seat_style(desk, after, seat), street_map(desk)
    if look is None or board is None:
        return []
    sprite = art.ikizama(look, round(board.way_cells()["1"].h * 0.84))
    start, end = where(desk, before, f"seat:{seat}"), where(desk, after, f"ikizama:{args['space']}")
    return fly(desk, sprite, start, end, "space_taken", (f"ikizama-of:{seat}",))


def _turn_ended(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat = seat_of(args)
    look, board = seat_style(desk, after, seat), street_map(desk)
    space = before.view["seats"][seat]["ikizama"] if 0 <= seat < len(before.seats) else None
    if look is None or board is None or space is None:
        return []
    sprite = art.ikizama(look, round(board.way_cells()["1"].h * 0.84))
    start, end = where(desk, before, f"ikizama:{space}"), where(desk, after, f"seat:{seat}")
    return fly(desk, sprite, start, end, "turn_ended", (f"ikizama-of:{seat}",))


def _space_blocked(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    end = where(desk, after, f"ikizama:{args['space']}")
    start = where(desk, before, "way:")
    side = max(24, desk.metrics.px(56))
    board = slips.plank(side, side, desk.metrics.u).surface
    return fly(desk, board, start, end, "space_blocked")


def _stepped_up(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat = seat_of(args)
    look = seat_style(desk, after, seat)
    places = [{one.seat: one for one in markers(desk, scene)} for scene in (before, after)]
    if look is None or any(seat not in found for found in places):
        return []
    sprite = art.marker(look, places[1][seat].size)
    return fly(desk, sprite, places[0][seat].at, places[1][seat].at, "stepped_up", (f"marker:{seat}",))


def _walked(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    act = walk_act(desk, after, seat_of(args), int(str(args["from"])), int(str(args["steps"])))
    return [act] if act is not None else []


def _lap(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """At the gate experience is given to all that the seat employs."""
    icon = art.good("experience", max(30, desk.metrics.px(64)), desk.theme)
    start, end = where(desk, after, "space:"), where(desk, after, f"kobuns:{seat_of(args)}")
    return fly(desk, icon, start, end, "lap")


def _went_to(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat = seat_of(args)
    look, board = seat_style(desk, after, seat), street_map(desk)
    if look is None or board is None:
        return []
    start, end = where(desk, before, f"oyakata:{seat}"), where(desk, after, f"oyakata:{seat}")
    return fly(desk, art.oyakata(look, board.figure), start, end, "went_to", (f"oyakata:{seat}",))


# ---- the year ------------------------------------------------------------------------------------------------------


def _month_begun(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    month = int(str(args["month"]))
    if month % 3 == 1:
        return [season_banner(desk, month)]
    places = {one.number: one.rect for one in months(desk)}
    if month not in places or month - 1 not in places:
        return []
    rect = places[month]
    sprite = slips.frame(rect.w, rect.h, desk.metrics.u, desk.theme.primary, gap=0.0, line=4.5).surface
    return fly(desk, sprite, places[month - 1].center, rect.center, "month_begun", ("calendar",))


def _new_year(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return [banner(desk, desk.word("month", "13"), desk.text("new_year_banner"), SEASONS[0], "bell", is_new_year=True)]


def _year_over(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """All characters come home to the players' own boards."""
    out: list[Shown] = []
    for stall, laid in before.view["stalls"].items():
        if laid is None or laid["is_building"] or laid["owner"] is None or after.view["stalls"][stall] is not None:
            continue
        ident = f"retired:{laid['owner']}:{laid['card']}"
        if where(desk, after, ident) is not None:
            sprite = art.card(desk.parts.characters[laid["card"]], round(stall_width(desk) * 0.72), desk.theme)
            start, end = where(desk, before, f"stall:{stall}"), where(desk, after, ident)
            out += fly(desk, sprite, start, end, "year_over", (f"stall:{stall}", ident))
    return out


def _payday(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return [payday_act(desk, before, after, int(str(args["month"])))]


def _fire(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    act: Act | None = fire_act(desk, before, after, str(args["nagaya"]), int(str(args["strength"])))
    return [act] if act is not None else []


def _fire_stopped(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    flame = art.amount("firefighting", int(str(args["strength"])), max(30, desk.metrics.px(74)), desk.theme)
    return melt(desk, flame, where(desk, before, f"stall:{args['stall']}"), "fire_stopped", ())


MAKERS: Mapping[str, Maker] = {
    "begun_with": _from_row("begun_with"),
    "hired": _from_row("hired"),
    "neutral_placed": _from_row("neutral_placed"),
    "neutral_dropped": _dropped,
    "month_begun": _month_begun,
    "space_blocked": _space_blocked,
    "cards_revealed": _cards_revealed,
    "space_taken": _space_taken,
    "paid": _goods("paid"),
    "gained": _goods("gained"),
    "stepped_up": _stepped_up,
    "walked": _walked,
    "lap": _lap,
    "experienced": _experienced,
    "retired": _retired,
    "went_to": _went_to,
    "bought": _bought,
    "built": _built,
    "visited": _visited,
    "neutral_left": _leaves_stall("neutral_left"),
    "swapped": _swapped,
    "turn_ended": _turn_ended,
    "coins_laid": _coins_laid,
    "fire": _fire,
    "fire_stopped": _fire_stopped,
    "burnt": _leaves_stall("burnt"),
    "neutral_burnt": _leaves_stall("neutral_burnt"),
    "charm_used": _charm_used,
    "payday": _payday,
    "starved": _leaves_stall("starved"),
    "new_year": _new_year,
    "year_over": _year_over,
}
