"""What follows from what lies on the table with Akebono: prices of boats, the trade track, personalities, the Grand
Master; and what IKI reckons otherwise then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from edo_table.games.iki.goods import COUNT, Amounts
from edo_table.games.iki.goods import less as taken_off
from edo_table.games.iki.goods import total as together
from edo_table.games.iki.state import TOKEN_KINDS
from edo_table.games.iki.table.reckoning import (
    Harmony,
    Laid,
    building_price,
    fate,
    harmony,
    hire_price,
    lays_cards,
    own_stalls,
    stall_price,
)
from edo_table.games.iki_akebono.components import Exchange, Needs, Personality
from edo_table.games.iki_akebono.table.desk import AkebonoParts
from edo_table.ui.table.face import View

_iki_harmony = harmony.dispatch(object)
_iki_hire_price = hire_price.dispatch(object)
_iki_fate = fate.dispatch(object)
_iki_lays_cards = lays_cards.dispatch(object)


def asking_of(view: View) -> Mapping[str, Any]:
    """Kind and arguments of the open decision, empty at the end."""
    asking: Mapping[str, Any] | None = view["asking"]
    return asking or {}


# ---- prices --------------------------------------------------------------------------------------------------------


@hire_price.register
def _hire_price(parts: AkebonoParts, view: View, seat: int, character: str) -> int:
    asking = asking_of(view)
    off = int(asking["n"]) if asking.get("kind") == "hire_now" else 0
    return max(0, _iki_hire_price(parts, view, seat, character) - off)


@stall_price.register
def _stall_price(parts: AkebonoParts, view: View, seat: int, stall: str) -> int:
    is_free = any(personality.no_surcharge for personality in parts.met_by(view, seat))
    return 0 if is_free else parts.stalls[stall].extra


@building_price.register
def _building_price(parts: AkebonoParts, view: View, building: str) -> Amounts:
    return price_now(parts, view, parts.buildings[building].cost)


def price_now(parts: AkebonoParts, view: View, cost: Amounts) -> Amounts:
    """What a building or boat of a cost costs in the open decision, without what its stall costs."""
    asking = asking_of(view)
    if asking.get("kind") == "build":
        return taken_off(cost, parts.characters[asking["character"]].discount)
    if asking.get("kind") == "hammer":
        if "character" not in asking:
            return cost
        return taken_off(cost, parts.characters[asking["character"]].discounts[int(asking["discount"]) - 1])
    beside = next((shop.building_cost for shop in parts.shops.values() if shop.building_cost is not None), None)
    return together(cost, beside or (0,) * COUNT)


@lays_cards.register
def _lays_cards(parts: AkebonoParts, view: View) -> bool:
    kinds = ("first_space", "hire_now", "second_hire", "hammer")
    return _iki_lays_cards(parts, view) or asking_of(view).get("kind") in kinds


# ---- harmony and fire ----------------------------------------------------------------------------------------------


@harmony.register
def _harmony(parts: AkebonoParts, stalls: Mapping[str, Laid | None], players: int) -> list[Harmony]:
    factors = [1] * players
    for laid in stalls.values():
        if laid is not None and laid["is_building"] and laid["owner"] is not None:
            factors[laid["owner"]] *= parts.buildings[laid["card"]].harmony
    return [replace(one, factor=factors[one.seat]) for one in _iki_harmony(parts, stalls, players)]


@fate.register
def _fate(parts: AkebonoParts, view: View, laid: Laid) -> str:
    """Ema keeps buildings, a Doctor token may save a character."""
    owner = laid["owner"]
    if owner is not None and laid["is_building"]:
        is_kept = any(personality.protects_buildings for personality in parts.met_by(view, owner))
        return "kept" if is_kept else "burns"
    if owner is not None and view["seats"][owner]["permits"]["doctor"]:
        return "doctor"
    return _iki_fate(parts, view, laid)


# ---- the trade track -----------------------------------------------------------------------------------------------


def trade_income(parts: AkebonoParts, level: int) -> Amounts:
    """What all spaces of the trade track up to a level bring together after a fire."""
    goods: Amounts = (0,) * COUNT
    for space, bonus in parts.content.trade.bonuses:
        if space <= level:
            goods = together(goods, bonus)
    return goods


def traded_to(parts: AkebonoParts, view: View, seat: int, steps: int) -> int:
    """The space that a seat's trade marker would reach."""
    return min(parts.content.trade.most, int(view["seats"][seat]["trade"]) + steps)


def next_bonus(parts: AkebonoParts, level: int) -> tuple[int, Amounts] | None:
    """The next space of the trade track that brings something more, None at the end."""
    return next(((space, bonus) for space, bonus in parts.content.trade.bonuses if space > level), None)


# ---- the Grand Master ----------------------------------------------------------------------------------------------


def master_goes_to(parts: AkebonoParts, view: View) -> str | None:
    """The shop at which the Grand Master will stop at the end of this month; None when nobody knows yet, and once he
    has walked. A neutral character is placed before he walks."""
    blocked = view["blocked"]
    is_to_come = view["phase"] in ("way", "actions") or asking_of(view).get("kind") == "place_neutral"
    if not view["grand_master"] or not is_to_come or blocked is None:
        return None
    street = parts.board.street
    before = parts.space(view["master"]) or len(street) + 1
    return street[(before - 1 - int(blocked)) % len(street)]


# ---- the month's end -----------------------------------------------------------------------------------------------


def leaving(parts: AkebonoParts, view: View) -> set[str]:
    """The characters of the row that leave at the end of the month if nobody hires them."""
    if view["phase"] == "begin":
        return set()
    by_place: dict[str, list[str]] = {"new": [], "carried": [], "newcomer": []}
    for card in view["row"]:
        by_place[card["place"]].append(card["character"])
    if int(view["month"]) % 3 == 0:
        return {card for cards in by_place.values() for card in cards}
    most = parts.content.numbers.carried_cards
    return {*by_place["carried"], *by_place["newcomer"], *by_place["new"][: max(0, len(by_place["new"]) - most)]}


# ---- personalities -------------------------------------------------------------------------------------------------


def hired_types(parts: AkebonoParts, view: View, seat: int) -> Counter[str]:
    """How many characters of each type a seat hired, on the board and retired, as things stand."""
    data = view["seats"][seat]
    retired = [parts.type_of(view, seat, card) for card in data["retired"]]
    jokers = [at for at, card in enumerate(data["retired"]) if parts.characters[card].token == "joker"]
    for at, kind in zip(jokers, data["joker_types"], strict=False):
        retired[at] = kind
    working = [parts.characters[view["stalls"][stall]["card"]].type for stall in own_stalls(view, seat)]
    return Counter([*retired, *working])


def tokens_held(parts: AkebonoParts, view: View, seat: int, kind: str) -> int:
    """How many fish, pipes or pouches a seat has."""
    return sum(parts.tokens[token].kind == kind for token in view["seats"][seat]["tokens"])


def personality_iki(parts: AkebonoParts, view: View, seat: int, personality: Personality) -> int:
    """What a personality would count for a seat if the game ended now."""
    end = personality.end
    if end is None or not _are_met(parts, view, seat, end.needs):
        return 0
    boats, houses = len(parts.boats_of(view, seat)), len(parts.buildings_of(view, seat))
    return end.iki + end.per_boat * boats + end.per_building * houses


def _are_met(parts: AkebonoParts, view: View, seat: int, needs: Needs) -> bool:
    data = view["seats"][seat]
    people = [*data["retired"], *(view["stalls"][stall]["card"] for stall in own_stalls(view, seat))]
    if needs.most_mon is not None and int(data["mon"]) > needs.most_mon:
        return False
    if needs.is_last_firefighter and view["fire_order"][-1] != seat:
        return False
    has = {kind: tokens_held(parts, view, seat, kind) for kind in TOKEN_KINDS}
    has["boat"] = len(parts.boats_of(view, seat))
    return (
        hired_types(parts, view, seat)["artisan"] >= needs.artisans
        and len(people) >= needs.characters
        and sum(parts.characters[card].month > 0 for card in people) >= needs.new_characters
        and has["pipe"] >= needs.pipes
        and all(has[what] for what in needs.one_of_each)
    )


def personalities_elsewhere(parts: AkebonoParts, view: View) -> list[Personality]:
    """The personalities of the season that nobody has met and that are not on the bridge."""
    gone = {one["personality"] for data in view["seats"] for one in data["met"]} | set(view["bridge"])
    season = int(view["season"])
    return [one for one in parts.content.personalities if one.season == season and one.id not in gone]


# ---- exchanges -----------------------------------------------------------------------------------------------------


def open_exchange(parts: AkebonoParts, view: View) -> Exchange | None:
    """The exchange that is asked for in the open decision."""
    asking = asking_of(view)
    if asking.get("kind") != "exchange":
        return None
    if "boat" in asking:
        return parts.action(view, asking["boat"]).exchange
    return parts.characters[asking["character"]].exchange
