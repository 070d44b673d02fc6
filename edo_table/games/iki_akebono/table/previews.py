"""What an option of Akebono's would do, before it is done."""

from __future__ import annotations

from collections.abc import Mapping

from edo_table.engine.actions import ActionSpec
from edo_table.games.iki.content import Character, Gain
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table import previews as iki
from edo_table.games.iki.table.desk import Desk
from edo_table.games.iki.table.previews import (
    FORETELLERS as IKI_FORETELLERS,
)
from edo_table.games.iki.table.previews import (
    Foreteller,
    bargain,
    hiring_gains,
    lap_lines,
    offers_at,
    tokens_paid,
    use_lines,
)
from edo_table.games.iki.table.reckoning import harmony_of, listed, next_salary, own_stalls
from edo_table.games.iki.table.telling import changes, gain_list, goods_words, icons, lines, skill_words, token_words
from edo_table.games.iki_akebono.components import NewCharacter, TradeGain
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.beside import houses_passed, idle_mon, idlers, on_the_way, retirement_mon
from edo_table.games.iki_akebono.table.desk import BRIDGE, AkebonoDesk
from edo_table.games.iki_akebono.table.reckoning import (
    asking_of,
    open_exchange,
    personality_iki,
    price_now,
    traded_to,
)
from edo_table.games.iki_akebono.table.telling import action_words, with_tokens
from edo_table.games.iki_akebono.table.tooltips import income_line
from edo_table.ui.table.face import Scene, SlipLine
from edo_table.ui.table.seating import look, mark

SPECIAL = "special"
"""The type for whose hire a personality brings steps on the trade track."""

_iki_offers = offers_at.dispatch(object)
_iki_use = use_lines.dispatch(object)


def _ours(desk: Desk) -> AkebonoDesk:
    assert isinstance(desk, AkebonoDesk)
    return desk


def _head(words: str) -> SlipLine:
    return SlipLine((words,), strong=True)


def _steps(desk: AkebonoDesk, scene: Scene, seat: int, steps: int) -> list[SlipLine]:
    """Where steps on the trade track lead to, and what comes of it after the next fire."""
    level = traded_to(desk.parts, scene.view, seat, steps)
    return [*lines(desk.text("then_trade", n=level)), *income_line(desk, scene, level)]


# ---- what IKI foretells, with Akebono's goods ----------------------------------------------------------------------


@hiring_gains.register
def _hiring_gains(desk: AkebonoDesk, scene: Scene, person: Character, seat: int) -> list[tuple[str, int]]:
    """With Maeno's steps for a special; experience only where another character is there to gain it."""
    assert isinstance(person, NewCharacter)
    trade, view = person.bonus.trade, scene.view
    if person.type == SPECIAL:
        trade += sum(one.trade_per_special for one in desk.parts.met_by(view, seat))
    others = bool(own_stalls(view, seat))
    found = [("firefighting", person.firefighting)] if person.firefighting else []
    found += listed(person.bonus.goods)
    found += [("other-experience", person.bonus.experience)] if person.bonus.experience and others else []
    return [*found, ("trade", trade)] if trade else found


@bargain.register
def _bargain(desk: AkebonoDesk, scene: Scene, paid: list[tuple[str, int]], gain: Gain, seat: int) -> list[SlipLine]:
    got, data = gain_list(gain), scene.view["seats"][seat]
    loss, profit = dict(paid), dict(got)
    owned = [
        (name, int(data[name]) - loss.get(name, 0) + profit.get(name, 0))
        for name in dict.fromkeys([*loss, *profit])
        if name in GOODS
    ]
    found = changes(desk, paid, got)
    if owned:
        found += lines(desk.text("then_has", goods=goods_words(desk, owned)))
    if gain.firefighting:
        level = min(desk.content.numbers.firefighting_most, int(data["firefighting"]) + gain.firefighting)
        found += lines(desk.text("then_level", n=level))
    if isinstance(gain, TradeGain) and gain.trade:
        found += _steps(desk, scene, seat, gain.trade)
    return found


@use_lines.register
def _use_lines(desk: AkebonoDesk, scene: Scene, person: Character, seat: int) -> list[SlipLine]:
    if not isinstance(person, NewCharacter) or not (person.month or person.season == "start"):
        found: list[SlipLine] = _iki_use(desk, scene, person, seat)
        return found
    paid = with_tokens(person.pay, person.pay_pipes)
    if person.action or person.one_of or person.pay_experience or person.exchange is not None:
        return [*changes(desk, paid, []), *lines(skill_words(desk, person))]
    return bargain(desk, scene, paid, person.gain, seat)


@tokens_paid.register
def _tokens_paid(desk: AkebonoDesk, building: str) -> list[tuple[str, int]]:
    house = desk.parts.buildings[building]
    return with_tokens((0,) * len(GOODS), house.pay_pipes, house.pay_fish)


@offers_at.register
def _offers_at(desk: AkebonoDesk, scene: Scene, shop: str, seat: int) -> list[SlipLine]:
    """On the bridge: whom one may meet, and which boats one may activate."""
    if shop != BRIDGE:
        found: list[SlipLine] = _iki_offers(desk, scene, shop, seat)
        return found
    view = scene.view
    people = [desk.word("personality", name) for name in view["bridge"]]
    found = lines(desk.text("bridge_people", names=desk.words.join(people)) if people else "")
    for boat, laid in view["boats"].items():
        if laid["wave"] is None:
            continue
        words = desk.text(
            "boat_line", name=desk.word("boat", boat), words=action_words(desk, desk.parts.action(view, boat))
        )
        if laid["owner"] is None:
            found += lines(words)
        else:
            found += [SlipLine((mark(desk.metrics, desk.theme, scene, laid["owner"]), desk.word("boat", boat)))]
            found += lines(action_words(desk, desk.parts.action(view, boat)))
    return found


def _begin(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    found = IKI_FORETELLERS["begin_with"](desk, scene, option, seat)
    ours, tile = _ours(desk), scene.view["tiles"].get(str(option.args["character"]))
    if tile is None:
        return found
    gain = ours.content.tiles[tile - 1]
    return [found[0], *changes(desk, [], gain_list(gain)), *found[1:]]


def _end_turn(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """With what a personality pays for a turn without hiring."""
    found = idle_mon(_ours(desk), scene, seat)
    if scene.view["seats"][seat]["position"] != BRIDGE:
        return [*IKI_FORETELLERS["end_turn"](desk, scene, option, seat), *found]
    asking = asking_of(scene.view)
    left = [
        desk.text(key)
        for key, used in (("boat_unused", "used_shop"), ("meeting_unused", "used_character"))
        if not asking.get(used)
    ]
    return [*(lines(*left) or lines(desk.text("all_used"))), *found]


def _enough(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    kind = asking_of(scene.view).get("kind")
    key = "buys_no_more" if kind == "tobacco" else "does_no_more"
    return lines(desk.text(key))


def _move(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """With what is gained on the way."""
    found = IKI_FORETELLERS["move"](desk, scene, option, seat)
    return [*found, *on_the_way(_ours(desk), scene, int(str(option.args["steps"])), seat)]


def _move_on(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """The last step of a move: a house brings nothing that it has brought in this move."""
    ours = _ours(desk)
    found = IKI_FORETELLERS["move_on"](desk, scene, option, seat)
    return [*found, *on_the_way(ours, scene, 1, seat, is_fed=bool(scene.view["had_tea"]))]


def _go_to(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """With what a house brings that is reached so."""
    found = IKI_FORETELLERS["go_to"](desk, scene, option, seat)
    return [*found, *houses_passed(_ours(desk), scene, {str(option.args["shop"])}, seat)]


def _raise(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """With what a personality pays for who retires so."""
    found = IKI_FORETELLERS["raise"](desk, scene, option, seat)
    person, level = _at(desk, scene, option)
    return [*found, *retirement_mon(_ours(desk), scene, int(level + 1 >= person.experience), seat)]


# ---- boats ---------------------------------------------------------------------------------------------------------


def _build_boat(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours, name = _ours(desk), str(option.args["boat"])
    boat = ours.parts.boats[name]
    price = price_now(ours.parts, scene.view, boat.cost or ())
    found = [_head(desk.word("boat", name)), *changes(desk, listed(price), [])]
    action = action_words(ours, ours.parts.action(scene.view, name))
    found += lines(desk.text("boat_does", words=action))
    found += lines(desk.text("boat_brings_steps" if boat.has_own_wave else "boat_brings", n=boat.trade))
    found += _steps(ours, scene, seat, boat.trade)
    left = ours.content.numbers.sailors - len(ours.parts.boats_of(scene.view, seat)) - 1
    return [*found, *lines(desk.text("sailors_left", n=left))]


def _activate(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours, name = _ours(desk), str(option.args["boat"])
    side, owner = ours.parts.action(scene.view, name), scene.view["boats"][name]["owner"]
    found = [_head(desk.word("boat", name))]
    if side.action:
        found += [*changes(desk, listed(side.pay), []), *lines(action_words(ours, side))]
    else:
        found += bargain(desk, scene, with_tokens(side.pay, side.pay_pipes), side.gain, seat)
    if owner is not None and owner != seat:
        level = traded_to(ours.parts, scene.view, owner, 1)
        words = desk.text("owner_trades", seat=look(scene, owner).name, n=level)
        found.append(SlipLine((mark(desk.metrics, desk.theme, scene, owner), words)))
    if any(house.another_boat for house in ours.parts.buildings_of(scene.view, seat)):
        found += lines(desk.text("another_boat_then"))
    return found


def _take_trade(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours, asking = _ours(desk), asking_of(scene.view)
    steps = ours.parts.boats[asking["boat"]].trade
    return [*changes(desk, [], [("trade", steps)]), *_steps(ours, scene, seat, steps)]


def _exchange(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours = _ours(desk)
    exchange, n = open_exchange(ours.parts, scene.view), int(str(option.args["count"]))
    if exchange is None:
        return []
    given = GOODS.index(str(option.args["good"]))
    got = exchange.second if given == exchange.first else exchange.first
    gain = TradeGain(tuple(n if number == got else 0 for number in range(len(GOODS))))
    return bargain(desk, scene, [(GOODS[given], n)], gain, seat)


# ---- the bridge ----------------------------------------------------------------------------------------------------


def _meet(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours, name = _ours(desk), str(option.args["personality"])
    one = ours.parts.personalities[name]
    mon = one.mon_per_meeting + sum(met.mon_per_meeting for met in ours.parts.met_by(scene.view, seat))
    found = [_head(desk.word("personality", name)), *changes(desk, [], [("mon", mon)] if mon else [])]
    found += lines(desk.word("personality_help", name))
    if one.end is not None:
        iki_now = personality_iki(ours.parts, scene.view, seat, one)
        found += lines(desk.text("personality_would_count", n=iki_now, seat=look(scene, seat).name))
    return found


def _accept(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours = _ours(desk)
    now = ours.parts.personalities[asking_of(scene.view)["personality"]].now
    return [] if now is None else bargain(desk, scene, listed(now.pay), TradeGain(now.gain.goods), seat)


def _relocate(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    old, new = str(option.args["stall"]), str(option.args["new_stall"])
    stalls = dict(scene.view["stalls"])
    name = desk.word("character", stalls[old]["card"])
    stalls[new], stalls[old] = stalls[old], None
    found = [_head(name)]
    players = len(scene.seats)
    for other in range(players):
        before, after = (harmony_of(desk.parts, shown, other, players) for shown in (scene.view["stalls"], stalls))
        if before != after:
            words = desk.text("harmony_change", old=before, new=after)
            found.append(SlipLine((mark(desk.metrics, desk.theme, scene, other), words)))
    if len(found) == 1:
        found += lines(desk.text("harmony_unchanged"))
    shops = desk.words.join([desk.word("shop", shop) for shop in desk.parts.stalls[new].shops])
    return [*found, *lines(desk.text("works_at", shops=shops))]


def _use_skill(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    person = _ours(desk).parts.characters[asking_of(scene.view)["character"]]
    return [_head(desk.word("character", person.id)), *use_lines(desk, scene, person, seat)]


# ---- own characters ------------------------------------------------------------------------------------------------


def _at(desk: Desk, scene: Scene, option: ActionSpec) -> tuple[NewCharacter, int]:
    laid = scene.view["stalls"][str(option.args["stall"])]
    return _ours(desk).parts.characters[laid["card"]], int(laid["experience"])


def _retires(desk: Desk, scene: Scene, person: NewCharacter, seat: int) -> list[SlipLine]:
    ours = _ours(desk)
    found = [_head(desk.word("character", person.id)), *lines(desk.text("retires_now"))]
    wages = next_salary(person, 99)
    if wages is not None and listed(wages):
        found.append(SlipLine((desk.text("paid_from_now"), *icons(desk, listed(wages), 0.8))))
    mon = sum(one.mon_per_retirement for one in ours.parts.met_by(scene.view, seat))
    found += changes(desk, [], [("mon", mon)] if mon else [])
    return [*found, *lines(token_words(desk, person))]


def _retire(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    return _retires(desk, scene, _at(desk, scene, option)[0], seat)


def _lower(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    person, level = _at(desk, scene, option)
    found = [_head(desk.word("character", person.id))]
    wages = next_salary(person, level - 1)
    if wages is not None:
        found.append(SlipLine((desk.text("next_payday"), *icons(desk, listed(wages), 0.8))))
    return [*found, *lines(desk.text("experience_left", n=person.experience - level + 1))]


def _take_salary(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    person = _ours(desk).parts.characters[str(option.args["character"])]
    found = [_head(desk.word("character", person.id))]
    return found + bargain(desk, scene, [], TradeGain(person.salary[-1]), seat) if person.salary else found


def _take_gain(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    person = _ours(desk).parts.characters[asking_of(scene.view)["character"]]
    return bargain(desk, scene, [], person.one_of[int(str(option.args["gain"])) - 1], seat)


def _take_discount(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    person = _ours(desk).parts.characters[asking_of(scene.view)["character"]]
    off = listed(person.discounts[int(str(option.args["gain"])) - 1])
    return lines(desk.text("skill_build_less", less=goods_words(desk, off)))


def _use_doctor(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    return _retires(desk, scene, _ours(desk).parts.characters[asking_of(scene.view)["character"]], seat)


def _let_go(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    name = desk.word("character", str(asking_of(scene.view).get("character", "")))
    return lines(desk.text("leaves_game", name=name))


# ---- moving and tokens ---------------------------------------------------------------------------------------------


def _wander(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    ours, steps = _ours(desk), int(str(option.args["steps"]))
    street = ours.parts.board.street
    begin = ours.parts.space(scene.view["seats"][seat]["position"])
    laps, place = divmod(begin + steps - 1, len(street))
    found = [_head(desk.word("shop", street[place]))]
    if laps:
        found += lap_lines(desk, scene, seat, laps)
    return [*found, *on_the_way(ours, scene, steps, seat), *lines(desk.text("no_business_then"))]


def _send(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    shop = str(option.args["shop"])
    picture = art.perk("messenger", desk.metrics.fs(34), desk.theme)
    spent = SlipLine((picture, desk.text("messenger_spent")))
    found = [_head(desk.word("shop", shop)), spent, *offers_at(desk, scene, shop, seat)]
    return [*found, *houses_passed(_ours(desk), scene, {shop}, seat)]


def _spend(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    name = str(option.args["owned"])
    return [_head(desk.word("token", name)), *lines(desk.text("token_leaves"))]


def _take_mon(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    n = desk.content.numbers.first_space_mon
    has = int(scene.view["seats"][seat]["mon"])
    return [*changes(desk, [], [("mon", n)]), *lines(desk.text("mon_left", n=has + n))]


def _again(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    what = str(option.args["business"])
    shop = scene.view["seats"][seat]["position"]
    words = desk.text("again_shop_then", shop=desk.word("shop", shop)) if what == "shop" else desk.text("again_then")
    picture = art.perk("boat", desk.metrics.fs(34), desk.theme)
    return [SlipLine((picture, desk.text("boat_token_spent"))), *lines(words)]


def _hire(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
    """With where the trade marker comes to, and who pays nothing in this turn because of it."""
    ours = _ours(desk)
    found = IKI_FORETELLERS["hire"](desk, scene, option, seat)
    steps = dict(hiring_gains(ours, scene, ours.parts.characters[str(option.args["character"])], seat)).get("trade", 0)
    if steps:
        found += _steps(ours, scene, seat, steps)
    for one in idlers(ours, scene, seat):
        found += lines(desk.text("pays_nothing_then", name=desk.word("personality", one.id)))
    return found


def _for_a_token(foretold: Foreteller) -> Foreteller:
    """On the first space of the Ikizama track a boat token is spent for it; a second hire costs an Owner token."""

    def foretell(desk: Desk, scene: Scene, option: ActionSpec, seat: int) -> list[SlipLine]:
        found = foretold(desk, scene, option, seat)
        asked = asking_of(scene.view).get("kind")
        size = desk.metrics.fs(34)
        if asked == "first_space":
            return [*found, SlipLine((art.perk("boat", size, desk.theme), desk.text("boat_token_spent")))]
        if asked == "second_hire":
            return [*found, SlipLine((art.perk("owner", size, desk.theme), desk.text("owner_spent")))]
        return found

    return foretell


FORETELLERS: Mapping[str, Foreteller] = {
    **IKI_FORETELLERS,
    "begin_with": _begin,
    "income": _for_a_token(IKI_FORETELLERS["income"]),
    "hire": _for_a_token(_hire),
    "move": _move,
    "move_on": _move_on,
    "go_to": _go_to,
    "raise": _raise,
    "enough": _enough,
    "end_turn": _end_turn,
    "build_boat": _build_boat,
    "activate": _activate,
    "take_trade": _take_trade,
    "exchange": _exchange,
    "meet": _meet,
    "accept": _accept,
    "relocate": _relocate,
    "use_skill": _use_skill,
    "retire": _retire,
    "lower": _lower,
    "take_salary": _take_salary,
    "take_gain": _take_gain,
    "take_discount": _take_discount,
    "use_doctor": _use_doctor,
    "let_go": _let_go,
    "wander": _wander,
    "send": _send,
    "spend": _spend,
    "take_mon": _take_mon,
    "again": _again,
}

PAGES: Mapping[str, str] = {
    **iki.PAGES,
    "build_boat": "boats",
    "activate": "boats",
    "take_trade": "trade",
    "exchange": "boats",
    "meet": "personalities",
    "accept": "personalities",
    "relocate": "personalities",
    "use_skill": "personalities",
    "retire": "personalities",
    "lower": "characters-new",
    "take_salary": "characters-new",
    "take_gain": "characters-new",
    "take_discount": "characters-new",
    "use_doctor": "permits",
    "let_go": "payday",
    "wander": "characters-new",
    "send": "permits",
    "spend": "new-buildings",
    "take_mon": "way",
    "again": "permits",
}
