"""What a thing on the table is, in words and small pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table import art
from edo_table.games.iki.table.cards import row_cards, stall_card
from edo_table.games.iki.table.desk import Desk, number
from edo_table.games.iki.table.houses import offered
from edo_table.games.iki.table.places import stall_name, where
from edo_table.games.iki.table.reckoning import (
    blaze,
    harmony_of,
    listed,
    next_fire,
    next_payday,
    next_salary,
    rice_needed,
    salary,
    walk,
)
from edo_table.games.iki.table.seasons import season_sign
from edo_table.games.iki.table.seat_panels import perks_of, retired_by_type
from edo_table.games.iki.table.streetmap import street_map
from edo_table.games.iki.table.telling import (
    big_width,
    building_lines,
    character_lines,
    goods_words,
    icons,
    leaflet,
    lines,
    shop_lines,
    token_lines,
    trade_words,
)
from edo_table.ui.table.face import Point, Scene, Slip, SlipLine
from edo_table.ui.table.seating import home_seat, look, mark

Teller = Callable[[Desk, Scene, str, Point], "Slip | None"]


def tooltip(desk: Desk, scene: Scene, target: str, tellers: Mapping[str, Teller] | None = None) -> Slip | None:
    """The slip for a target; None when there is nothing to say."""
    at = where(desk, scene, target)
    kind, _, rest = target.partition(":")
    tell = (TELLERS if tellers is None else tellers).get(kind)
    return None if at is None or tell is None else tell(desk, scene, rest, at)


def _head(*spans: object) -> SlipLine:
    return SlipLine(tuple(spans), strong=True)  # type: ignore[arg-type]


# ---- cards ---------------------------------------------------------------------------------------------------------


def _row(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    laid = next((one for one in row_cards(desk, scene) if one.ident == rest), None)
    person = desk.parts.characters.get(rest)
    if person is None:
        return None
    picture = art.card(person, big_width(desk), desk.theme, mon=laid.mon if laid is not None else 0)
    found = [_head(desk.word("character", rest)), *character_lines(desk, person)]
    if laid is not None and laid.mon:
        found += lines(desk.text("coins_on_card", n=laid.mon))
    return Slip((leaflet(desk, picture, found),), at, ("characters",))


def _building(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    building = desk.parts.buildings.get(rest)
    if building is None:
        return None
    picture = art.building(building, big_width(desk), desk.theme)
    found = [_head(desk.word("building", rest)), *building_lines(desk, building)]
    return Slip((leaflet(desk, picture, found),), at, ("buildings",))


def _stall(desk: Desk, scene: Scene, stall: str, at: Point) -> Slip | None:
    if stall not in desk.parts.stalls:
        return None
    laid, place = scene.view["stalls"][stall], desk.parts.stalls[stall]
    name = stall_name(desk, stall)
    beside = desk.words.join([desk.word("shop", shop) for shop in place.shops])
    if laid is None:
        found = [_head(name[:1].upper() + name[1:]), *lines(desk.text("stall_empty", shops=beside))]
        if place.extra:
            found += lines(desk.text("stall_extra", n=place.extra))
        found += _threat(desk, scene, stall)
        return Slip(tuple(found), at, ("stalls",))
    picture = stall_card(desk, scene, stall, big_width(desk))
    found = [_head(desk.card_name(laid["card"]))]
    found += _whose(desk, scene, stall)
    if laid["is_building"]:
        found += building_lines(desk, desk.parts.buildings[laid["card"]])
    else:
        found += character_lines(desk, desk.parts.characters[laid["card"]], with_cost=False)
        found += lines(desk.text("works_at", shops=beside))
    found += _threat(desk, scene, stall)
    shown = (leaflet(desk, picture, found),) if picture is not None else tuple(found)
    return Slip(shown, at, ("characters",))


def _whose(desk: Desk, scene: Scene, stall: str) -> list[SlipLine]:
    """Whose card it is, how far its Kobun has come, and what the next Payday brings."""
    laid = scene.view["stalls"][stall]
    owner = laid["owner"]
    if owner is None:
        return lines(desk.text("nobodys_card"))
    who = SlipLine((mark(desk.metrics, desk.theme, scene, owner), look(scene, owner).name))
    if laid["is_building"]:
        return [who]
    person, level = desk.parts.characters[laid["card"]], int(laid["experience"])
    found = [who]
    wages = next_salary(person, level)
    if wages is not None and next_payday(int(scene.view["month"])):
        found.append(SlipLine((desk.text("next_payday"), *icons(desk, listed(wages), 0.8))))
    left = person.experience - level
    return [*found, *lines(desk.text("experience_left", n=left))]


def _threat(desk: Desk, scene: Scene, stall: str) -> list[SlipLine]:
    """Whether the card here would burn in the next fire, if it broke out in this Nagaya."""
    laid, parts, view = scene.view["stalls"][stall], desk.parts, scene.view
    month = next_fire(parts, int(view["month"]))
    if not month or laid is None or view["phase"] in ("over", "new_year"):
        return []
    strength = parts.fire_strength(month)
    for one in blaze(parts, view, parts.stalls[stall].nagaya, strength):
        if one.stall == stall:
            return lines(desk.text(f"threat_{one.outcome}", month=month, n=one.strength))
    return lines(desk.text("threat_stopped", month=month))


def _retired(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat, _, card = rest.partition(":")
    person = desk.parts.characters.get(card)
    if person is None:
        return None
    picture = art.card(person, big_width(desk), desk.theme)
    owner = number(seat)
    words = desk.text("retired_of", seat=look(scene, owner).name)
    found = [_head(desk.word("character", card)), *lines(words), *character_lines(desk, person, with_cost=False)]
    return Slip((leaflet(desk, picture, found),), at, ("characters",))


def _type(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    return _retired_type(desk, scene, f"{home_seat(scene)}:{rest}", at)


def _retired_type(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    first, _, kind = rest.partition(":")
    seat = number(first)
    if kind not in desk.content.types or not 0 <= seat < len(scene.seats):
        return None
    cards = retired_by_type(desk, scene, seat)[kind]
    working = [
        laid["card"]
        for laid in scene.view["stalls"].values()
        if laid is not None
        and laid["owner"] == seat
        and not laid["is_building"]
        and desk.parts.characters[laid["card"]].type == kind
    ]
    picture = art.type_mark(kind, desk.metrics.fs(34), desk.theme)
    found = [SlipLine((picture, desk.word("types", kind)), strong=True)]
    for card in cards:
        person = desk.parts.characters[card]
        wages = icons(desk, listed(person.salary[-1]) if person.salary else [], 0.8)
        if person.token:
            wages.append(art.perk(person.token, desk.metrics.fs(32), desk.theme))
        found.append(SlipLine((desk.word("character", card), *wages)))
    if not cards:
        found += lines(desk.text("nobody_retired"))
    if working:
        names = desk.words.join([desk.word("character", card) for card in working])
        found += lines(desk.text("still_working", names=names))
    return Slip(tuple(found), at, ("scoring",))


# ---- the street ----------------------------------------------------------------------------------------------------


def _shop(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    shop = desk.parts.shops.get(rest)
    if shop is None:
        return None
    picture = art.shop_mark(rest, desk.metrics.fs(46), desk.theme)
    found = [SlipLine((picture, desk.word("shop", rest)), strong=True), *shop_lines(desk, shop)]
    people = [
        (stall, scene.view["stalls"][stall])
        for stall in desk.parts.stalls_of(rest)
        if scene.view["stalls"][stall] is not None and not scene.view["stalls"][stall]["is_building"]
    ]
    for _, laid in people:
        name = desk.word("character", laid["card"])
        if laid["owner"] is None:
            found.append(SlipLine((name,)))
        else:
            found.append(SlipLine((mark(desk.metrics, desk.theme, scene, laid["owner"]), name)))
    return Slip(tuple(found), at, ("shops",))


def _offer(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    shop, _, order = rest.partition(":")
    board = street_map(desk)
    if shop not in desk.parts.shops or board is None:
        return None
    found = next((one for one in offered(desk, board, shop) if str(one.number) == order), None)
    if found is None or not found.number:
        return None
    words = trade_words(desk, desk.parts.shops[shop].trades[found.number - 1])
    return Slip((_head(desk.word("shop", shop)), *lines(words)), at, ("shops",))


def _token(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    ident = rest.rpartition(":")[2]
    token = desk.parts.tokens.get(ident)
    if token is None:
        return None
    picture = art.token(token, max(84, desk.metrics.px(120)), desk.theme)
    found = [_head(desk.word("token", ident)), *token_lines(desk, token)]
    return Slip((leaflet(desk, picture, found),), at, ("tokens",))


def _ikizama(desk: Desk, scene: Scene, space: str, at: Point) -> Slip | None:
    view = scene.view
    if space not in view["ikizama"]:
        return None
    head = _head(desk.text("way_head", space=desk.word("space", space)))
    if space == "1-4":
        found = lines(desk.text("way_first", n=desk.content.numbers.first_space_mon))
    else:
        found = lines(desk.text("way_other", n=int(space)))
    seat = view["ikizama"][space]
    if view["blocked"] == space:
        found += lines(desk.text("way_blocked"))
    elif seat is not None:
        taken = desk.text("way_taken", seat=look(scene, seat).name)
        found.append(SlipLine((mark(desk.metrics, desk.theme, scene, seat), taken)))
    return Slip((head, *found), at, ("way",))


def _steps(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat = scene.view["to_move"]
    if seat is None or not rest.isdecimal():
        return None
    there = walk(desk.parts, scene.view, seat, int(rest))
    return Slip((_head(desk.text("stop", n=there.steps, shop=desk.word("shop", there.shop))),), at, ("moving",))


def _marker(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat = number(rest)
    if not 0 <= seat < len(scene.seats):
        return None
    level = int(scene.view["seats"][seat]["firefighting"])
    order = list(scene.view["fire_order"]).index(seat) + 1
    found = [
        SlipLine((mark(desk.metrics, desk.theme, scene, seat), look(scene, seat).name), strong=True),
        *lines(desk.text("marker_level", n=level), desk.text("marker_order", n=order)),
    ]
    return Slip(tuple(found), at, ("firefighting",))


def _ladder(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    found = [_head(desk.text("ladder")), *lines(desk.text("ladder_help"))]
    names: list[SlipLine] = []
    for seat in scene.view["fire_order"]:
        level = int(scene.view["seats"][seat]["firefighting"])
        words = desk.text("ladder_line", seat=look(scene, seat).name, n=level)
        names.append(SlipLine((mark(desk.metrics, desk.theme, scene, seat), words)))
    return Slip((*found, *names), at, ("firefighting",))


def _crossroads(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    return Slip((_head(desk.text("crossroads")), *lines(desk.text("crossroads_help"))), at, ("moving",))


def _oyakata(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat = number(rest)
    if not 0 <= seat < len(scene.seats):
        return None
    place = scene.view["seats"][seat]["position"]
    words = desk.text("stands_at", shop=desk.word("shop", place)) if place else desk.text("stands_at_start")
    head = SlipLine(
        (mark(desk.metrics, desk.theme, scene, seat), desk.text("oyakata_of", seat=look(scene, seat).name)), strong=True
    )
    return Slip((head, *lines(words)), at, ("moving",))


# ---- the year ------------------------------------------------------------------------------------------------------


def _month(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    month = number(rest)
    if not 1 <= month <= 13:
        return None
    return Slip(tuple(_month_lines(desk, month)), at, ("months",))


def _month_lines(desk: Desk, month: int) -> list[SlipLine]:
    if month > 12:
        return [_head(desk.word("month", str(month))), *lines(desk.text("new_year_help"))]
    season = SEASONS[(month - 1) // 3]
    name = desk.text("month_name", n=month, name=desk.word("month", str(month)))
    found = [SlipLine((season_sign(season, desk.metrics.fs(30)), name), strong=True)]
    found += lines(desk.word("month_help", str(month)))
    strength = desk.parts.fire_strength(month)
    if strength:
        found += lines(desk.text("fire_after", n=strength), desk.text("fire_shown"))
    elif month % 3 == 0:
        found += lines(desk.text("payday_after"))
    return found


def _season(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    month = int(scene.view["month"])
    if not month:
        return Slip((_head(desk.text("before_year")),), at, ("months",))
    found = _month_lines(desk, month)
    fire = next_fire(desk.parts, month)
    if fire and fire != month:
        found += lines(desk.text("fire_ahead", month=fire, n=desk.parts.fire_strength(fire)))
    pay = next_payday(month)
    if pay and pay != month:
        found += lines(desk.text("payday_ahead", month=pay))
    return Slip(tuple(found), at, ("months",))


def _fire(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    found = [_head(desk.text("fire")), *lines(desk.text("fire_help"))]
    month = next_fire(desk.parts, int(scene.view["month"]))
    if month:
        found += lines(desk.text("fire_ahead", month=month, n=desk.parts.fire_strength(month)))
        found += lines(desk.text("fire_shown"))
    return Slip(tuple(found), at, ("fire",))


def _deck(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    left = int(scene.view["deck"])
    words = desk.text("deck_help", n=left, season=desk.word("season", SEASONS[int(scene.view["season"])]))
    return Slip((_head(desk.text("deck")), *lines(words)), at, ("months",))


# ---- seats ---------------------------------------------------------------------------------------------------------


def _seat(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat = number(rest)
    if not 0 <= seat < len(scene.seats):
        return None
    shown, view = look(scene, seat), scene.view
    data = view["seats"][seat]
    head = desk.text("name_and_player", seat=shown.name, player=shown.caption)
    found = [SlipLine((mark(desk.metrics, desk.theme, scene, seat), head), strong=True)]
    owned = [(name, int(data[name])) for name in GOODS if int(data[name])]
    if owned:
        found += lines(desk.text("has_goods", goods=goods_words(desk, owned)))
    found += lines(
        desk.text("has_kobuns", n=int(data["kobuns"]), all=desk.content.numbers.kobuns),
        desk.text("has_firefighting", n=int(data["firefighting"])),
    )
    month = int(view["month"])
    if view["phase"] != "over" and next_payday(month):
        wages = listed(salary(desk.parts, view, seat))
        if wages:
            found.append(SlipLine((desk.text("next_payday"), *icons(desk, wages, 0.8))))
        harmony = harmony_of(desk.parts, view["stalls"], seat, len(scene.seats))
        found += lines(
            desk.text("harmony_now", n=harmony),
            desk.text("rice_needed", n=rice_needed(view, seat), has=int(data["rice"])),
        )
    perks = perks_of(scene, seat)
    if perks:
        found += lines(desk.text("has_perks", names=desk.words.join([desk.word("perk", name) for name in perks])))
    if desk.players == 2:
        found += lines(desk.text("sun" if view["start"] == seat else "moon"))
    found += lines(desk.text("total_now", n=int(data["total"])))
    return Slip(tuple(found), at, ("scoring",))


def _perk(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    name = rest.rpartition(":")[2]
    picture = art.perk(name, desk.metrics.fs(46), desk.theme)
    return Slip(
        (SlipLine((picture, desk.word("perk", name)), strong=True), *lines(desk.word("perk_help", name))),
        at,
        ("perks",),
    )


TELLERS: Mapping[str, Teller] = {
    "row": _row,
    "building": _building,
    "stall": _stall,
    "retired": _retired,
    "type": _type,
    "retired-type": _retired_type,
    "shop": _shop,
    "offer": _offer,
    "token": _token,
    "bought": _token,
    "ikizama": _ikizama,
    "steps": _steps,
    "marker": _marker,
    "ladder": _ladder,
    "crossroads": _crossroads,
    "oyakata": _oyakata,
    "month": _month,
    "season": _season,
    "fire": _fire,
    "deck": _deck,
    "seat": _seat,
    "perk": _perk,
}
