"""What an option would do, before it is done: what it costs and brings, now, on Payday and in the next fire."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import singledispatch

from edo_table.engine.actions import ActionSpec
from edo_table.games.iki.content import Character, Gain
from edo_table.games.iki.goods import COUNT, MON, Amounts
from edo_table.games.iki.table import art
from edo_table.games.iki.table.desk import Desk, shown_row
from edo_table.games.iki.table.places import where
from edo_table.games.iki.table.reckoning import (
    blaze,
    building_price,
    harmony_of,
    hire_price,
    listed,
    next_fire,
    next_payday,
    next_salary,
    own_stalls,
    rice_needed,
    stall_price,
    walk,
    watched,
    with_card,
)
from edo_table.games.iki.table.telling import (
    building_words,
    changes,
    gain_list,
    goods_words,
    icons,
    lines,
    skill_words,
    token_help,
)
from edo_table.ui.table.face import Scene, Slip, SlipLine
from edo_table.ui.table.seating import look, mark

Foreteller = Callable[[Desk, Scene, ActionSpec, int], "list[SlipLine]"]


def preview(
    desk: Desk,
    scene: Scene,
    option: ActionSpec,
    foretellers: Mapping[str, Foreteller] | None = None,
    pages: Mapping[str, str] | None = None,
) -> Slip | None:
    """The slip for an option of the open decision; None where there is nothing to foretell."""
    foretell = (FORETELLERS if foretellers is None else foretellers).get(option.kind)
    seat = scene.actor
    if foretell is None or seat is None:
        return None
    at = next((point for target in reversed(option.targets) if (point := where(desk, scene, target)) is not None), None)
    if at is None:
        at = where(desk, scene, f"seat:{seat}")
    found = foretell(desk, scene, option, seat)
    if not found or at is None:
        return None
    return Slip(tuple(found), at, ((PAGES if pages is None else pages).get(option.kind, "turns"),))


def _mon(n: int) -> Amounts:
    return tuple(n if number == MON else 0 for number in range(COUNT))


# ---- hiring --------------------------------------------------------------------------------------------------------


def _hire(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    card, stall = str(option.args["character"]), str(option.args["stall"])
    view, parts = scene.view, desk.parts
    extra = stall_price(parts, view, seat, stall)
    price = hire_price(parts, view, seat, card) + extra
    coins = next((mon for other, mon in shown_row(view) if other == card), 0)
    paid, got = [("mon", price)] if price else [], [("mon", coins)] if coins else []
    person = parts.characters[card]
    got += hiring_gains(desk, scene, person, seat)
    watch = watched(parts, view, seat) if person.firefighting else 0
    got += [("iki", watch)] if watch else []
    found = [SlipLine((desk.word("character", card),), strong=True), *changes(desk, paid, got)]
    if price:
        found += lines(desk.text("price_parts", card=price - extra, stall=extra) if extra else "")
    gained = sum(n for name, n in got if name == "mon")
    found += lines(desk.text("mon_left", n=int(view["seats"][seat]["mon"]) + gained - price))
    return found + future(desk, scene, card, stall, seat)


@singledispatch
def hiring_gains(desk: Desk, scene: Scene, person: Character, seat: int) -> list[tuple[str, int]]:
    """What hiring a character brings a seat beside the coins on it."""
    return [("firefighting", person.firefighting)] if person.firefighting else []


def begin(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """What beginning with a character means."""
    card, stall = str(option.args["character"]), str(option.args["stall"])
    person = desk.parts.characters[card]
    found = [SlipLine((desk.word("character", card),), strong=True), *lines(skill_words(desk, person))]
    return found + future(desk, scene, card, stall, seat)


def future(desk: Desk, scene: Scene, card: str, stall: str, seat: int | None) -> list[SlipLine]:
    """What a card on a stall brings at the next Payday, for harmony, rice and in the next fire."""
    view, parts, players = scene.view, desk.parts, len(scene.seats)
    person = parts.characters[card]
    after = with_card(view, stall, card, seat)
    found: list[SlipLine] = []
    month = next_payday(int(view["month"]))
    if seat is not None and month:
        wages = next_salary(person, 0)
        if wages is not None:
            words = desk.text("at_payday", month=month)
            found.append(SlipLine((words, *icons(desk, listed(wages), 0.8))))
        found += lines(desk.text("rice_needed", n=rice_needed(view, seat) + 1, has=int(view["seats"][seat]["rice"])))
    if month:
        for other in range(players):
            old, new = (harmony_of(parts, stalls, other, players) for stalls in (view["stalls"], after))
            if old != new or other == seat:
                words = (
                    desk.text("harmony_change", old=old, new=new) if old != new else desk.text("harmony_same", n=old)
                )
                found.append(SlipLine((mark(desk.metrics, desk.theme, scene, other), words)))
    return found + fire_line(desk, scene, stall, card, seat, after)


def fire_line(
    desk: Desk, scene: Scene, stall: str, card: str, seat: int | None, stalls: dict[str, object]
) -> list[SlipLine]:
    """What a fire in this Nagaya would do to the card, as things stand then."""
    view, parts = scene.view, desk.parts
    month = next_fire(parts, int(view["month"]))
    if not month:
        return []
    bonus = parts.characters[card].firefighting if card in parts.characters and view["phase"] != "begin" else 0
    seats = [dict(data) for data in view["seats"]]
    if seat is not None:
        seats[seat]["firefighting"] = min(
            desk.content.numbers.firefighting_most, int(seats[seat]["firefighting"]) + bonus
        )
    then = {**view, "stalls": stalls, "seats": seats}
    for one in blaze(parts, then, parts.stalls[stall].nagaya, parts.fire_strength(month)):
        if one.stall == stall:
            return lines(desk.text(f"threat_{one.outcome}", month=month, n=one.strength))
    return lines(desk.text("threat_stopped", month=month))


def _neutral(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    card, stall = str(option.args["character"]), str(option.args["stall"])
    found = [SlipLine((desk.word("character", card),), strong=True), *lines(desk.text("nobodys_card"))]
    return found + future(desk, scene, card, stall, None)


def _drop(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    return lines(desk.text("leaves_game", name=desk.word("character", str(option.args["character"]))))


def _income(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    n = desk.content.numbers.income
    has = int(scene.view["seats"][seat]["mon"])
    return [*changes(desk, [], [("mon", n)]), *lines(desk.text("mon_left", n=has + n))]


# ---- the street ----------------------------------------------------------------------------------------------------


def _take_space(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """Where the Oyakata would come to without sandals, and who would act before."""
    space, view, parts = str(option.args["space"]), scene.view, desk.parts
    begin = parts.space(view["seats"][seat]["position"])
    street = parts.board.street
    reach = range(1, 5) if space == "1-4" else range(int(space), int(space) + 1)
    shops = [desk.word("shop", street[(begin + steps - 1) % len(street)]) for steps in reach]
    found = [SlipLine((desk.text("way_head", space=desk.word("space", space)),), strong=True)]
    if space == "1-4":
        found += lines(desk.text("way_first", n=desk.content.numbers.first_space_mon))
    key = "reaches_one_of" if len(shops) > 1 else "reaches"
    found += lines(desk.text(key, shops=desk.words.join(shops)))
    sandals = int(view["seats"][seat]["sandal"])
    if sandals:
        found += lines(desk.text("sandals_further", n=sandals))
    if int(view["seats"][seat]["perks"]["move-bonus"]):
        found += lines(desk.text("bonus_further"))
    order = list(view["ikizama"])
    before = [view["ikizama"][other] for other in order[: order.index(space)] if view["ikizama"][other] is not None]
    if before:
        names = desk.words.join([look(scene, other).name for other in before])
        found += lines(desk.text("acts_after", names=names))
    else:
        found += lines(desk.text("acts_first"))
    return found


def _move(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    steps = int(str(option.args["steps"]))
    there = walk(desk.parts, scene.view, seat, steps)
    found = [SlipLine((desk.word("shop", there.shop),), strong=True)]
    if there.sandals:
        found += changes(desk, [("sandal", there.sandals)], [])
    elif there.uses_bonus:
        found.append(SlipLine((art.perk("move-bonus", desk.metrics.fs(34), desk.theme), desk.text("uses_bonus"))))
    if there.laps:
        found += lap_lines(desk, scene, seat, there.laps)
    return found + offers_at(desk, scene, there.shop, seat)


def lap_lines(desk: Desk, scene: Scene, seat: int, laps: int) -> list[SlipLine]:
    """Which characters gain experience by passing the Crossroads, and which of them retire."""
    people = []
    for stall in own_stalls(scene.view, seat):
        laid = scene.view["stalls"][stall]
        name = desk.word("character", laid["card"])
        is_done = int(laid["experience"]) + laps >= desk.parts.characters[laid["card"]].experience
        people.append(desk.text("retires_then", name=name) if is_done else name)
    if not people:
        return lines(desk.text("lap_nobody"))
    return lines(desk.text("lap_people", names=desk.words.join(people)))


@singledispatch
def offers_at(desk: Desk, scene: Scene, shop: str, seat: int) -> list[SlipLine]:
    """Who works in the stalls of a shop, and what business with each brings."""
    found = []
    for stall in desk.parts.stalls_of(shop):
        laid = scene.view["stalls"][stall]
        if laid is None or laid["is_building"]:
            continue
        person = desk.parts.characters[laid["card"]]
        name = desk.text("at_stall", name=desk.word("character", person.id), skill=skill_words(desk, person))
        found += [SlipLine((name,))]
        if laid["owner"] is not None and laid["owner"] != seat:
            found[-1:] = [
                SlipLine((mark(desk.metrics, desk.theme, scene, laid["owner"]), desk.word("character", person.id))),
                *lines(skill_words(desk, person)),
            ]
    return found or lines(desk.text("nobody_there"))


def _go_to(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    shop = str(option.args["shop"])
    return [SlipLine((desk.word("shop", shop),), strong=True), *offers_at(desk, scene, shop, seat)]


# ---- business ------------------------------------------------------------------------------------------------------


def _trade(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    shop = desk.parts.shops[str(option.args["shop"])]
    trade = shop.trades[int(str(option.args["offer"])) - 1]
    return bargain(desk, scene, listed(trade.pay), trade.gain, seat)


@singledispatch
def bargain(desk: Desk, scene: Scene, paid: list[tuple[str, int]], gain: Gain, seat: int) -> list[SlipLine]:
    """What is paid and got, and what the seat has then."""
    got = gain_list(gain)
    data = scene.view["seats"][seat]
    wood = int(scene.view["reserve_wood"]) + dict(paid).get("wood", 0)
    got = [(name, min(n, wood) if name == "wood" else n) for name, n in got if name != "wood" or wood]
    then = dict(paid), dict(got)
    names = dict.fromkeys([*then[0], *then[1]])
    left = [(name, int(data[name]) - then[0].get(name, 0) + then[1].get(name, 0)) for name in names if name in data]
    found = changes(desk, paid, got)
    owned = [(name, n) for name, n in left if name not in ("firefighting", "experience")]
    if owned:
        found += lines(desk.text("then_has", goods=goods_words(desk, owned)))
    if gain.firefighting:
        level = min(desk.content.numbers.firefighting_most, int(data["firefighting"]) + gain.firefighting)
        found += lines(desk.text("then_level", n=level))
    return found


def _buy(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    token = desk.parts.tokens[str(option.args["token"])]
    found = [
        SlipLine((desk.word("token", token.id),), strong=True),
        *changes(desk, [("mon", token.cost)], gain_list(token.now)),
    ]
    left = int(scene.view["seats"][seat]["mon"]) - token.cost
    return [*found, *lines(token_help(desk, token), desk.text("mon_left", n=left))]


def _build(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    building, stall = str(option.args["building"]), str(option.args["stall"])
    price = [*building_price(desk.parts, scene.view, building)]
    price[MON] += stall_price(desk.parts, scene.view, seat, stall)
    paid = listed(price) + tokens_paid(desk, building)
    found = [SlipLine((desk.word("building", building),), strong=True), *changes(desk, paid, [])]
    found += lines(*building_words(desk, desk.parts.buildings[building]))
    stalls = with_card(scene.view, stall, building, seat, is_building=True)
    return found + fire_line(desk, scene, stall, building, seat, stalls)


@singledispatch
def use_lines(desk: Desk, scene: Scene, person: Character, seat: int) -> list[SlipLine]:
    """What using a character's skill means for a seat."""
    if person.action:
        return lines(skill_words(desk, person))
    found = bargain(desk, scene, listed(person.pay), person.gain, seat)
    others = listed(person.opponents_gain)
    return [*found, *lines(desk.text("skill_others", got=goods_words(desk, others)) if others else "")]


@singledispatch
def tokens_paid(desk: Desk, building: str) -> list[tuple[str, int]]:
    """The tokens that are spent for a building: none."""
    return []


def _visit(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    laid = scene.view["stalls"][str(option.args["stall"])]
    person = desk.parts.characters[laid["card"]]
    found = [SlipLine((desk.word("character", person.id),), strong=True)]
    found += use_lines(desk, scene, person, seat)
    owner = laid["owner"]
    if owner is None:
        return [*found, *lines(desk.text("leaves_after"))]
    if owner != seat:
        is_last = int(laid["experience"]) + 1 >= person.experience
        words = desk.text("owner_retires" if is_last else "owner_gains", seat=look(scene, owner).name)
        found.append(SlipLine((mark(desk.metrics, desk.theme, scene, owner), words)))
    else:
        found += lines(desk.text("own_gains_nothing"))
    return found


def _raise(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    laid = scene.view["stalls"][str(option.args["stall"])]
    person, level = desk.parts.characters[laid["card"]], int(laid["experience"]) + 1
    found = [SlipLine((desk.word("character", person.id),), strong=True)]
    if level >= person.experience:
        return [*found, *lines(desk.text("retires_now"))]
    wages = next_salary(person, level)
    if wages is not None:
        found.append(SlipLine((desk.text("next_payday"), *icons(desk, listed(wages), 0.8))))
    return [*found, *lines(desk.text("experience_left", n=person.experience - level))]


def _swap(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    first, second = str(option.args["stall"]), str(option.args["other_stall"])
    stalls = dict(scene.view["stalls"])
    names = [desk.word("character", stalls[stall]["card"]) for stall in (first, second)]
    stalls[first], stalls[second] = stalls[second], stalls[first]
    found = [SlipLine((desk.text("swaps", first=names[0], second=names[1]),), strong=True)]
    players = len(scene.seats)
    for other in range(players):
        old, new = (harmony_of(desk.parts, shown, other, players) for shown in (scene.view["stalls"], stalls))
        if old != new:
            found.append(
                SlipLine((mark(desk.metrics, desk.theme, scene, other), desk.text("harmony_change", old=old, new=new)))
            )
    return found if len(found) > 1 else [*found, *lines(desk.text("harmony_unchanged"))]


# ---- Payday, fire and the end --------------------------------------------------------------------------------------


def _starve(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    laid = scene.view["stalls"][str(option.args["stall"])]
    return lines(desk.text("leaves_game", name=desk.word("character", laid["card"])))


def _charm(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    asking = scene.view["asking"] or {}
    name = desk.word("character", str(asking.get("character", "")))
    return lines(desk.text("charm_saves" if option.kind == "use_charm" else "leaves_game", name=name))


def _choose_type(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    kind = str(option.args["type"])
    picture = art.type_mark(kind, desk.metrics.fs(34), desk.theme)
    joker = {card for card in scene.view["seats"][seat]["retired"] if desk.parts.characters[card].token == "joker"}
    has = {
        desk.parts.type_of(scene.view, seat, card) for card in scene.view["seats"][seat]["retired"] if card not in joker
    }
    key = "type_known" if kind in has else "type_new"
    return [SlipLine((picture, desk.word("type", kind)), strong=True), *lines(desk.text(key))]


def _move_on(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    street = desk.parts.board.street
    begin = desk.parts.space(scene.view["seats"][seat]["position"])
    steps = 1 if option.kind == "move_on" else 0
    shop = street[(begin + steps - 1) % len(street)]
    found = [SlipLine((desk.word("shop", shop),), strong=True)]
    laps = (begin + steps - 1) // len(street)
    if laps:
        found += lap_lines(desk, scene, seat, laps)
    return found + offers_at(desk, scene, shop, seat)


def end_turn(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """What business is left undone when a turn ends."""
    asking = scene.view["asking"] or {}
    left = [
        desk.text(key)
        for key, used in (("shop_unused", "used_shop"), ("character_unused", "used_character"))
        if not asking.get(used)
    ]
    return lines(*left) or lines(desk.text("all_used"))


def _enough(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    return lines(desk.text("buys_no_more"))


FORETELLERS: Mapping[str, Foreteller] = {
    "begin_with": begin,
    "take_space": _take_space,
    "income": _income,
    "hire": _hire,
    "move": _move,
    "move_on": _move_on,
    "stay": _move_on,
    "trade": _trade,
    "buy": _buy,
    "enough": _enough,
    "build": _build,
    "visit": _visit,
    "raise": _raise,
    "swap": _swap,
    "end_turn": end_turn,
    "place_neutral": _neutral,
    "drop_neutral": _drop,
    "starve": _starve,
    "use_charm": _charm,
    "let_burn": _charm,
    "go_to": _go_to,
    "choose_type": _choose_type,
}

PAGES: Mapping[str, str] = {
    "begin_with": "setup",
    "take_space": "way",
    "income": "hiring",
    "hire": "hiring",
    "move": "moving",
    "move_on": "moving",
    "stay": "moving",
    "trade": "shops",
    "buy": "tokens",
    "enough": "tokens",
    "build": "buildings",
    "visit": "business",
    "raise": "experience",
    "swap": "characters",
    "end_turn": "business",
    "place_neutral": "two-players",
    "drop_neutral": "two-players",
    "starve": "payday",
    "use_charm": "fire",
    "let_burn": "fire",
    "go_to": "new-year",
    "choose_type": "scoring",
}
