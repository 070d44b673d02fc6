"""How events look: cards, tiles and piles on their way, the two scenes, and what is heard."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from edo_table.engine.messages import Arguments
from edo_table.games.izayoi.table import cards, ending, hand, judgement, piles
from edo_table.games.izayoi.table.desk import Desk, row_of
from edo_table.games.izayoi.table.lanes import tile_id
from edo_table.games.izayoi.table.places import where
from edo_table.games.izayoi.table.playboard import playboard
from edo_table.games.izayoi.table.seat_panels import seat_panel, seat_rect
from edo_table.ui.table.face import Flight, Point, Scene, Shown

SOUNDS = {
    "art_chosen": "confirm",
    "master_dealt": "paper",
    "hand_dealt": "paper",
    "tile_laid": "token",
    "card_placed": "token",
    "card_hidden": "lift",
    "card_drawn": "paper",
    "deck_rebuilt": "panel",
    "tile_taken": "koto",
    "tile_discarded": "wood-soft",
    "hand_thrown": "lift",
    "hand_drawn": "paper",
}
"""Sound ids by kind of event; those of the scenes are their own."""


def flights(desk: Desk, kind: str, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    """What is seen of an event; empty where nothing moves."""
    make = _MAKERS.get(kind)
    return make(desk, args, before, after) if make is not None else []


def trace_target(kind: str, args: Arguments) -> str | None:
    """The target on which an event leaves its mark."""
    if kind in ("card_placed", "card_hidden"):
        return f"row:{args['row']}"
    if kind == "tile_taken":
        return f"won:{args['seat']}:{args['tile']}"
    if kind == "tile_discarded":
        return "gone"
    if kind == "hand_thrown":
        return "discards"
    if kind == "art_chosen":
        return f"seat:{args['seat']}"
    return None


def _seat(args: Arguments) -> int:
    seat = args.get("seat", -1)
    return seat if isinstance(seat, int) else -1


def _seconds(start: Point, end: Point, desk: Desk) -> float:
    return 0.26 + 0.22 * min(1.0, math.dist(start, end) / max(1.0, 0.6 * desk.size[0]))


def _flight(
    desk: Desk,
    sprite: pygame.Surface,
    start: Point | None,
    end: Point | None,
    kind: str,
    hides: tuple[str, ...] = (),
    *,
    appears: bool = False,
    fades: bool = False,
    pace: float = 1.0,
) -> list[Shown]:
    if start is None or end is None:
        return []
    seconds = _seconds(start, end, desk) * pace
    return [Flight(sprite, start, end, 0, hides, SOUNDS.get(kind, ""), seconds, fades, appears)]


def _pace(before: Scene) -> float:
    """The cards and tiles of the beginning are dealt briskly."""
    return 0.5 if before.view["phase"] == "arts" else 1.0


def _lane_card(desk: Desk) -> int:
    board = playboard(desk)
    return board.lanes[0].card if board is not None else 80


def _hand_card(desk: Desk, count: int) -> int:
    places = hand.rack(desk, count)
    return places.cards[0].h if places is not None else 80


# ---- dealing -------------------------------------------------------------------------------------------------------


def _art_chosen(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, ident = _seat(args), str(args["art"])
    rect = seat_rect(desk, after, seat)
    if rect is None:
        return []
    sprite = cards.player_card(desk, after, ident, seat_panel(desk, after, seat, rect).art.h * 1.5)
    start, end = where(desk, before, f"art:{ident}"), where(desk, after, f"art-of:{seat}")
    return _flight(desk, sprite, start, end, "art_chosen", (f"art:{ident}", f"art-of:{seat}"))


def _master_dealt(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat = _seat(args)
    rect, area = seat_rect(desk, after, seat), desk.region("board")
    if rect is None or area is None:
        return []
    sprite = cards.master(desk, after, None, seat_panel(desk, after, seat, rect).master.h)
    end = where(desk, after, f"master:{seat}")
    return _flight(desk, sprite, area.center, end, "master_dealt", (f"master:{seat}",), appears=True, pace=0.5)


def _hand_dealt(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return _into_hand(desk, args, before, after, "hand_dealt")


def _into_hand(desk: Desk, args: Arguments, before: Scene, after: Scene, kind: str) -> list[Shown]:
    """Cards from the deck: one by one for who sees them, as one back for the others."""
    seat, drawn = _seat(args), args.get("cards", args.get("card"))
    start = where(desk, after, "deck")
    if seat == after.viewer and drawn is not None:
        held = [drawn] if isinstance(drawn, str) else [str(card) for card in drawn] if isinstance(drawn, tuple) else []
        out: list[Shown] = []
        items = hand.hand_items(desk, after)
        for card in held:
            places = [item for item in items if item.ident == card]
            if places:
                item = places[-1]
                items.remove(item)
                sprite = cards.card(desk, after, card, item.rect.h)
                end = item.rect.center
                hides = item.single if len(held) > 1 else item.target
                out += _flight(desk, sprite, start, end, kind, (hides,), appears=True, pace=_pace(before))
        return out
    pile = where(desk, after, f"cards-of:{seat}")
    back = cards.card(desk, after, None, _lane_card(desk) * 0.6)
    return _flight(desk, back, start, pile, kind, appears=True, fades=True, pace=_pace(before))


def _card_drawn(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return _into_hand(desk, args, before, after, "card_drawn")


def _hand_drawn(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return _into_hand(desk, args, before, after, "hand_drawn")


def _tile_laid(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    row, board = str(args["row"]), playboard(desk)
    lane = board.lane(row) if board is not None else None
    if lane is None:
        return []
    sprite = cards.tile(desk, str(args["tile"]), lane.tile.h)
    start, hides = where(desk, after, "tiles"), (tile_id(row),)
    return _flight(desk, sprite, start, lane.tile.center, "tile_laid", hides, appears=True, pace=_pace(before))


def _deck_rebuilt(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    pile = piles.pile(desk, "deck")
    if pile is None:
        return []
    sprite = cards.card(desk, after, None, pile.picture.h)
    return _flight(desk, sprite, where(desk, before, "discards"), pile.picture.center, "deck_rebuilt", appears=True)


# ---- playing -------------------------------------------------------------------------------------------------------


def _laid(desk: Desk, args: Arguments, before: Scene, after: Scene, kind: str) -> list[Shown]:
    seat, row, card = _seat(args), str(args["row"]), args.get("card")
    data = row_of(before.view, row)
    if data is None:
        return []
    number = len(data["cards"])
    ident = str(card) if isinstance(card, str) else None
    hides: tuple[str, ...] = (f"laid:{row}:{number}",)
    start = where(desk, before, f"cards-of:{seat}")
    if seat == before.viewer and ident is not None:
        start, hides = where(desk, before, f"hand:{ident}"), (f"hand:{ident}", *hides)
    sprite = cards.laid(desk, before, ident, _lane_card(desk), is_hidden=kind == "card_hidden")
    end = where(desk, before, f"laid:{row}:{number}")
    return _flight(desk, sprite, start, end, kind, hides, appears=seat != before.viewer)


def _card_placed(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return _laid(desk, args, before, after, "card_placed")


def _card_hidden(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return _laid(desk, args, before, after, "card_hidden")


def _hand_thrown(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, top = _seat(args), str(args["top"])
    pile = piles.pile(desk, "discards")
    if pile is None:
        return []
    sprite = cards.card(desk, before, top, pile.picture.h)
    hides: tuple[str, ...] = ()
    start = where(desk, before, f"cards-of:{seat}")
    if seat == before.viewer:
        start = where(desk, before, f"hand:{top}")
        hides = tuple(item.single for item in hand.hand_items(desk, before))
    return _flight(desk, sprite, start, pile.picture.center, "hand_thrown", hides, appears=seat != before.viewer)


# ---- judging -------------------------------------------------------------------------------------------------------


def _judged(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    act = judgement.judgement(desk, args, before, after)
    pile = piles.pile(desk, "discards")
    shown = args["cards"] if isinstance(args["cards"], tuple) else ()
    out: list[Shown] = [act]
    if pile is not None and shown:
        sprite = cards.card(desk, after, str(shown[-1]), pile.picture.h)
        start = judgement.cards_at(desk)
        out.append(Flight(sprite, start, pile.picture.center, 1, ("discards",), "paper", 0.35, appears=True))
    return out


def _tile_taken(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    seat, tile = _seat(args), str(args["tile"])
    sprite = cards.tile(desk, tile, _lane_card(desk) * 0.9)
    end = where(desk, after, f"won:{seat}:{tile}")
    hides = (f"won:{seat}:{tile}", tile_id(str(args["row"])))
    found = _flight(desk, sprite, judgement.tile_at(desk), end, "tile_taken", hides)
    return [_tile_flight(one, after) for one in found]


def _tile_discarded(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    tile = str(args["tile"])
    sprite = cards.tile(desk, tile, _lane_card(desk) * 0.9)
    hides = (f"gone:{tile}", tile_id(str(args["row"])))
    found = _flight(desk, sprite, judgement.tile_at(desk), where(desk, after, "gone"), "tile_discarded", hides)
    return [_tile_flight(one, after) for one in found]


def _tile_flight(shown: Shown, after: Scene) -> Shown:
    """The flight of a judged tile, a little slower; at the end of the game it lies under the scene that follows."""
    if not isinstance(shown, Flight):
        return shown
    return replace(shown, seconds=0.6, appears=True, fades=after.view["phase"] == "over")


def _ended(desk: Desk, args: Arguments, before: Scene, after: Scene) -> list[Shown]:
    return [ending.masters_shown(desk, after)]


_MAKERS = {
    "art_chosen": _art_chosen,
    "master_dealt": _master_dealt,
    "hand_dealt": _hand_dealt,
    "tile_laid": _tile_laid,
    "deck_rebuilt": _deck_rebuilt,
    "card_placed": _card_placed,
    "card_hidden": _card_hidden,
    "card_drawn": _card_drawn,
    "hand_thrown": _hand_thrown,
    "hand_drawn": _hand_drawn,
    "judged": _judged,
    "tile_taken": _tile_taken,
    "tile_discarded": _tile_discarded,
    "ended": _ended,
}
