"""What a thing of Akebono's on the table is, in words and small pictures."""

from __future__ import annotations

from collections.abc import Mapping

from edo_table.games.iki.table import tooltips as iki
from edo_table.games.iki.table.desk import Desk, number
from edo_table.games.iki.table.places import where
from edo_table.games.iki.table.reckoning import listed, next_fire
from edo_table.games.iki.table.telling import big_width, goods_words, icons, leaflet, lines
from edo_table.games.iki.table.tooltips import TELLERS as IKI_TELLERS
from edo_table.games.iki.table.tooltips import Teller
from edo_table.games.iki_akebono.state import PERMITS
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.choices import choices
from edo_table.games.iki_akebono.table.desk import BRIDGE, AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import (
    leaving,
    master_goes_to,
    next_bonus,
    personality_iki,
    trade_income,
)
from edo_table.games.iki_akebono.table.river import side_of
from edo_table.games.iki_akebono.table.telling import action_words, boat_lines, personality_lines
from edo_table.ui.table.face import Point, Scene, Slip, SlipLine
from edo_table.ui.table.seating import home_seat, look, mark, style


def _ours(desk: Desk) -> AkebonoDesk:
    assert isinstance(desk, AkebonoDesk)
    return desk


def _head(words: str) -> SlipLine:
    return SlipLine((words,), strong=True)


def _more(slip: Slip | None, found: list[SlipLine]) -> Slip | None:
    return slip if slip is None or not found else Slip((*slip.lines, *found), slip.at, slip.pages)


# ---- the City ------------------------------------------------------------------------------------------------------


def _row(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    ours, view = _ours(desk), scene.view
    slip = IKI_TELLERS["row"](desk, scene, rest, at)
    if view["phase"] == "begin":
        tile = view["tiles"].get(rest)
        if tile is None:
            return slip
        picture = art.starting_tile(ours.content.tiles[tile - 1], desk.metrics.fs(44), desk.theme)
        return _more(slip, [SlipLine((picture, desk.text("tile", got=desk.word("tile", str(tile)))))])
    place = next((card["place"] for card in view["row"] if card["character"] == rest), "")
    key = "leaves_then" if rest in leaving(ours.parts, view) else "stays_then"
    found = [desk.text("new_character")] if place == "newcomer" else []
    return _more(slip, lines(*found, desk.text(key)))


def _newcomer(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    left = int(scene.view["newcomers"])
    return Slip((_head(desk.text("newcomer_head")), *lines(desk.text("newcomer_help", n=left))), at, ("city",))


# ---- the river -----------------------------------------------------------------------------------------------------


def _boat(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    ours, view = _ours(desk), scene.view
    boat = ours.parts.boats.get(rest)
    if boat is None:
        return None
    laid, side = view["boats"][rest], side_of(scene, rest)
    owner = laid["owner"]
    sailor = style(desk.theme, scene, owner) if owner is not None else None
    picture = art.boat(boat, side, round(big_width(desk) * 1.2), desk.theme, sailor=sailor)
    name = desk.text("boat_name", name=desk.word("boat", rest), japanese=desk.word("boat_japanese", rest))
    found = [_head(name), *boat_lines(ours, boat, side)]
    if owner is not None:
        words = desk.text("boat_of", seat=look(scene, owner).name)
        found.append(SlipLine((mark(desk.metrics, desk.theme, scene, owner), words)))
        found += lines(desk.text("boat_earns", seat=look(scene, owner).name))
    if ours.parts.action(view, rest).action == "boat-token":
        found += lines(desk.text("boat_tokens_left", n=int(view["boat_tokens_left"])))
    return Slip((leaflet(desk, picture, found),), at, ("boats",))


def _wave(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    is_own = number(rest) == _ours(desk).content.numbers.waves
    words = desk.text("wave_own" if is_own else "wave_free")
    return Slip((_head(desk.text("wave_head", n=number(rest))), *lines(words)), at, ("boats",))


def _boat_tokens(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    picture = art.perk("boat", desk.metrics.fs(46), desk.theme)
    head = SlipLine((picture, desk.words.text("iki.boat_token")), strong=True)
    found = lines(desk.words.text("iki.boat_token_help"))
    if rest == "":
        found += lines(desk.text("boat_tokens_left", n=int(scene.view["boat_tokens_left"])))
    return Slip((head, *found), at, ("permits",))


# ---- the trade track -----------------------------------------------------------------------------------------------


def income_line(desk: AkebonoDesk, scene: Scene, level: int) -> list[SlipLine]:
    """What the trade track brings at a level after the next fire."""
    month = next_fire(desk.parts, int(scene.view["month"]))
    if not month or scene.view["phase"] in ("new_year", "over"):
        return []
    income = listed(trade_income(desk.parts, level))
    if not income:
        return lines(desk.text("no_trade_income", month=month))
    return [SlipLine((desk.text("trade_income", month=month), *icons(desk, income, 0.8)))]


def _trade(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    ours = _ours(desk)
    found = [_head(desk.text("trade_track_head")), *lines(desk.text("trade_help"))]
    for space, bonus in ours.content.trade.bonuses:
        words = desk.text("trade_bonus", n=space)
        found.append(SlipLine((words, *icons(desk, listed(bonus), 0.8))))
    for shown in scene.seats:
        level = int(scene.view["seats"][shown.seat]["trade"])
        words = desk.text("ladder_line", seat=shown.name, n=level)
        found.append(SlipLine((mark(desk.metrics, desk.theme, scene, shown.seat), words)))
    return Slip(tuple(found), at, ("trade",))


def _trader(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat, ours = number(rest), _ours(desk)
    if not 0 <= seat < len(scene.seats):
        return None
    level = int(scene.view["seats"][seat]["trade"])
    found = [
        SlipLine((mark(desk.metrics, desk.theme, scene, seat), look(scene, seat).name), strong=True),
        *lines(desk.text("trade_level", n=level)),
        *income_line(ours, scene, level),
    ]
    following = next_bonus(ours.parts, level)
    if following is not None:
        words = desk.text("trade_next", n=following[0])
        found.append(SlipLine((words, *icons(desk, listed(following[1]), 0.8))))
    return Slip(tuple(found), at, ("trade",))


# ---- the bridge ----------------------------------------------------------------------------------------------------


def _personality(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    ours = _ours(desk)
    one = ours.parts.personalities.get(rest)
    if one is None:
        return None
    picture = art.personality(one, big_width(desk), desk.theme)
    found = [_head(desk.word("personality", rest)), *personality_lines(ours, one)]
    if one.end is not None:
        seat = scene.actor if scene.actor is not None else home_seat(scene)
        n = personality_iki(ours.parts, scene.view, seat, one)
        found += lines(desk.text("personality_would_count", n=n, seat=look(scene, seat).name))
    return Slip((leaflet(desk, picture, found),), at, ("personalities",))


def _met(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    first, _, name = rest.partition(":")
    seat, ours = number(first), _ours(desk)
    one = ours.parts.personalities.get(name)
    if one is None or not 0 <= seat < len(scene.seats):
        return None
    picture = art.personality(one, big_width(desk), desk.theme, owner=style(desk.theme, scene, seat))
    owner = SlipLine((mark(desk.metrics, desk.theme, scene, seat), desk.text("met_by", seat=look(scene, seat).name)))
    found = [_head(desk.word("personality", name)), owner, *personality_lines(ours, one)]
    if one.end is not None:
        found += lines(desk.text("personality_counts", n=personality_iki(ours.parts, scene.view, seat, one)))
    return Slip((leaflet(desk, picture, found),), at, ("personalities",))


def _covering(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    found = [_head(desk.text("covering_head")), *lines(desk.text("covering_help", bridge=desk.word("shop", BRIDGE)))]
    return Slip(tuple(found), at, ("bridge",))


def _master(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip:
    ours, view = _ours(desk), scene.view
    picture = art.grand_master(desk.metrics.fs(46))
    place = view["master"]
    stands = desk.text("stands_at", shop=desk.word("shop", place)) if place else desk.text("stands_at_start")
    found = [SlipLine((picture, desk.text("grand_master")), strong=True), *lines(stands, desk.text("master_help"))]
    there = master_goes_to(ours.parts, view)
    if there is not None:
        found += lines(desk.text("master_goes", n=int(view["blocked"]), shop=desk.word("shop", there)))
        found += _taught(ours, scene, there)
    return Slip(tuple(found), at, ("two-players",))


def _taught(desk: AkebonoDesk, scene: Scene, shop: str) -> list[SlipLine]:
    """Whom the Grand Master would teach at a shop, as things stand."""
    view, found = scene.view, list[SlipLine]()
    for shown in scene.seats:
        if shop == BRIDGE:
            words = desk.text("master_trades") if desk.parts.boats_of(view, shown.seat) else ""
        else:
            people = [
                desk.word("character", laid["card"])
                for stall in desk.parts.stalls_of(shop)
                if (laid := view["stalls"][stall]) is not None
                and not laid["is_building"]
                and laid["owner"] == shown.seat
            ]
            words = desk.text("master_teaches", names=desk.words.join(people)) if people else ""
        if words:
            found.append(SlipLine((mark(desk.metrics, desk.theme, scene, shown.seat), words)))
    return found or lines(desk.text("master_nobody"))


# ---- seats ---------------------------------------------------------------------------------------------------------


def _sailors(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat, ours = number(rest), _ours(desk)
    if not 0 <= seat < len(scene.seats):
        return None
    boats = ours.parts.boats_of(scene.view, seat)
    head = desk.text("sailors_of", seat=look(scene, seat).name)
    left = ours.content.numbers.sailors - len(boats)
    found = [
        SlipLine((art.sailor(style(desk.theme, scene, seat), desk.metrics.fs(40)), head), strong=True),
        *lines(desk.text("sailors_help", n=left, all=ours.content.numbers.sailors)),
    ]
    for boat in boats:
        side = ours.parts.action(scene.view, boat)
        found += lines(desk.text("boat_line", name=desk.word("boat", boat), words=action_words(ours, side)))
    return Slip(tuple(found), at, ("boats",))


def _permit(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    name = rest.rpartition(":")[2]
    if name not in PERMITS:
        return None
    picture = art.perk(name, desk.metrics.fs(46), desk.theme)
    head = SlipLine((picture, desk.text("permit", name=desk.word("permit", name))), strong=True)
    return Slip((head, *lines(desk.word("permit_help", name))), at, ("permits",))


def _seat(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    seat, ours = number(rest), _ours(desk)
    slip = IKI_TELLERS["seat"](desk, scene, rest, at)
    if slip is None:
        return None
    data = scene.view["seats"][seat]
    found = lines(desk.text("trade_level", n=int(data["trade"])))
    found += income_line(ours, scene, int(data["trade"]))
    boats = [desk.word("boat", boat) for boat in ours.parts.boats_of(scene.view, seat)]
    if boats:
        found += lines(desk.text("has_boats", names=desk.words.join(boats)))
    held = [
        desk.text("permit", name=desk.word("permit", name))
        for name in PERMITS
        for _ in range(int(data["permits"][name]))
    ]
    held += [desk.words.text("iki.boat_token")] * int(data["boat_tokens"])
    if held:
        found += lines(desk.text("has_permits", names=desk.words.join(held)))
    people = [desk.word("personality", met["personality"]) for met in data["met"]]
    if people:
        n = sum(int(met["iki"]) for met in data["met"])
        found += lines(desk.text("has_met", names=desk.words.join(people), n=n))
    return Slip((*slip.lines[:-1], *found, slip.lines[-1]), slip.at, slip.pages)


# ---- choices -------------------------------------------------------------------------------------------------------


def _choice(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    for choice in choices(_ours(desk), scene):
        label = choice.label
        if where(desk, scene, choice.target) == at and choice.target.endswith(rest):
            return Slip((_head(f"{label[:1].upper()}{label[1:]}"),), at, ("business",))
    return None


def _salary(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    person = _ours(desk).parts.characters.get(rest)
    if person is None or not person.salary:
        return None
    words = desk.text("skill_gain", got=goods_words(desk, listed(person.salary[-1])))
    return Slip((_head(desk.word("character", rest)), *lines(words)), at, ("characters",))


# ---- the year ------------------------------------------------------------------------------------------------------


def _month(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    slip = IKI_TELLERS["month"](desk, scene, rest, at)
    has_fire = desk.parts.fire_strength(number(rest)) > 0
    return _more(slip, lines(desk.text("trade_after_fire")) if has_fire else [])


def _fire(desk: Desk, scene: Scene, rest: str, at: Point) -> Slip | None:
    ours, view = _ours(desk), scene.view
    found = list[SlipLine]()
    for shown in scene.seats:
        marked = mark(desk.metrics, desk.theme, scene, shown.seat)
        if any(one.protects_buildings for one in ours.parts.met_by(view, shown.seat)):
            found.append(SlipLine((marked, desk.text("kept_of", seat=shown.name))))
        if int(view["seats"][shown.seat]["permits"]["doctor"]):
            found.append(SlipLine((marked, desk.text("doctor_of", seat=shown.name))))
    found += lines(desk.text("trade_after_fire"))
    return _more(IKI_TELLERS["fire"](desk, scene, rest, at), found)


TELLERS: Mapping[str, Teller] = {
    **iki.TELLERS,
    "row": _row,
    "newcomer": _newcomer,
    "boat": _boat,
    "wave": _wave,
    "boat-tokens": _boat_tokens,
    "boat-token": _boat_tokens,
    "trade": _trade,
    "trader": _trader,
    "traded": _trader,
    "personality": _personality,
    "met": _met,
    "covering": _covering,
    "master": _master,
    "sailors": _sailors,
    "permit": _permit,
    "owned": IKI_TELLERS["token"],
    "seat": _seat,
    "exchange": _choice,
    "gain": _choice,
    "again": _choice,
    "salary": _salary,
    "month": _month,
    "fire": _fire,
}
