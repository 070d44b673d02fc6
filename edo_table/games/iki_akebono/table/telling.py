"""Akebono's components in words, for slips of paper."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.games.iki.content import Building, Character, MarketToken
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.table.reckoning import listed
from edo_table.games.iki.table.telling import (
    ability_words,
    bonus_words,
    building_words,
    gain_list,
    goods_words,
    lines,
    price_words,
    score_words,
    skill_words,
    token_help,
    token_lines,
    token_words,
)
from edo_table.games.iki_akebono.components import (
    AkebonoBuilding,
    AkebonoToken,
    Boat,
    BoatAction,
    Exchange,
    NewCharacter,
    Personality,
    TradeGain,
)
from edo_table.games.iki_akebono.state import PERMITS
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.ui.table.face import SlipLine

_iki_skill = skill_words.dispatch(object)
_iki_bonus = bonus_words.dispatch(object)
_iki_token = token_words.dispatch(object)
_iki_score = score_words.dispatch(object)
_iki_ability = ability_words.dispatch(object)
_iki_help = token_help.dispatch(object)
_iki_gain = gain_list.dispatch(object)
_iki_price = price_words.dispatch(object)
_iki_token_lines = token_lines.dispatch(object)


@gain_list.register
def _gain_list(gain: TradeGain) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = _iki_gain(gain)
    return [*found, ("trade", gain.trade)] if gain.trade else found


def with_tokens(amounts: Sequence[int], pipes: int = 0, fish: int = 0) -> list[tuple[str, int]]:
    """Goods, and the pipes and fish beside them."""
    found = listed(amounts)
    found += [("pipe", pipes)] if pipes else []
    return [*found, ("fish", fish)] if fish else found


# ---- characters ----------------------------------------------------------------------------------------------------


@skill_words.register
def _skill_words(desk: AkebonoDesk, person: Character) -> str:
    if not isinstance(person, NewCharacter) or not (person.month or person.season == "start"):
        return str(_iki_skill(desk, person))
    paid = with_tokens(person.pay, person.pay_pipes)
    got = gain_list(person.gain)
    if person.pay_experience:
        return desk.text("skill_step_back", got=goods_words(desk, got))
    if person.one_of:
        return desk.text("skill_one_of", gains=_alternatives(desk, [gain_list(gain) for gain in person.one_of]))
    if person.action == "build" and person.discounts:
        return desk.text("skill_build_less", less=_alternatives(desk, [listed(off) for off in person.discounts]))
    if person.exchange is not None:
        return exchange_words(desk, person.exchange)
    if person.action and person.action != "build":
        words = desk.text(f"skill_{person.action}", n=person.steps)
        return desk.text("skill_for", paid=goods_words(desk, paid), words=words) if paid else _sentence(words)
    if got and paid:
        return desk.text("skill_trade", paid=goods_words(desk, paid), got=goods_words(desk, got))
    return str(_iki_skill(desk, person))


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _alternatives(desk: AkebonoDesk, many: Sequence[Sequence[tuple[str, int]]]) -> str:
    words = [goods_words(desk, goods) for goods in many]
    joined = words[0]
    for other in words[1:]:
        joined = desk.text("either", first=joined, other=other)
    return joined


def exchange_words(desk: AkebonoDesk, exchange: Exchange) -> str:
    """What may be exchanged, and how often."""
    first, second = (desk.word("good", GOODS[good]) for good in (exchange.first, exchange.second))
    return desk.text("skill_exchange", first=first, second=second, n=exchange.most)


@bonus_words.register
def _bonus_words(desk: AkebonoDesk, person: Character) -> str:
    assert isinstance(person, NewCharacter)
    found = [str(_iki_bonus(desk, person))] if person.firefighting else []
    goods = listed(person.bonus.goods) + ([("trade", person.bonus.trade)] if person.bonus.trade else [])
    if goods:
        found.append(desk.text("hire_gain", got=goods_words(desk, goods)))
    if person.bonus.experience:
        found.append(desk.text("hire_experience", n=person.bonus.experience))
    return " ".join(found)


@token_words.register
def _token_words(desk: AkebonoDesk, person: Character) -> str:
    if person.token in PERMITS:
        help_ = desk.word("permit_help", person.token)
        return desk.text("retires_with", token=desk.text("permit", name=desk.word("permit", person.token)), help=help_)
    token = next((one for one in desk.content.tokens if one.season < 0 and one.id.endswith(f"-{person.token}")), None)
    if token is not None:
        return desk.text("retires_with", token=desk.word("token", token.id), help=token_help(desk, token))
    return str(_iki_token(desk, person))


# ---- buildings and tokens ------------------------------------------------------------------------------------------

_PER = ("per_boat", "per_type", "per_token", "per_most_hired", "per_personality", "per_trade")


@score_words.register
def _score_words(desk: AkebonoDesk, building: Building) -> str:
    assert isinstance(building, AkebonoBuilding)
    for name in _PER:
        n = int(getattr(building, name))
        if n:
            words = desk.text(f"scores_{name}", n=n)
            return f"{words} {desk.text('at_most', n=building.most)}" if building.most is not None else words
    return str(_iki_score(desk, building))


@ability_words.register
def _ability_words(desk: AkebonoDesk, building: Building) -> str:
    assert isinstance(building, AkebonoBuilding)
    if building.harmony != 1:
        return desk.text("ability_harmony", n=building.harmony)
    if any(building.passing):
        return desk.text("ability_passing", got=goods_words(desk, listed(building.passing)))
    if building.another_boat:
        return desk.text("ability_another_boat")
    if building.all_experience:
        return desk.text("ability_all_experience", n=building.all_experience)
    return str(_iki_ability(desk, building))


@building_words.register
def _building_words(desk: AkebonoDesk, building: Building) -> list[str]:
    return [score_words(desk, building), ability_words(desk, building)]


@price_words.register
def _price_words(desk: AkebonoDesk, building: Building) -> str:
    assert isinstance(building, AkebonoBuilding)
    return goods_words(desk, with_tokens(building.cost, building.pay_pipes, building.pay_fish))


@token_help.register
def _token_help(desk: AkebonoDesk, token: MarketToken) -> str:
    assert isinstance(token, AkebonoToken)
    for name in ("per_personality", "per_2_trade", "per_kobun", "per_special_hired"):
        n = int(getattr(token, name))
        if n:
            return desk.text(f"pouch_{name}", n=n)
    if token.action:
        return desk.text(f"pipe_{token.action}")
    if token.kind == "fish" and not token.now.is_nothing:
        return desk.text("fish_now", got=goods_words(desk, gain_list(token.now)))
    if token.kind == "fish" and token.bonus < 0:
        return desk.text("fish_bad", n=-token.bonus)
    return str(_iki_help(desk, token))


@token_lines.register
def _token_lines(desk: AkebonoDesk, token: MarketToken) -> list[SlipLine]:
    if token.season >= 0:
        found: list[SlipLine] = _iki_token_lines(desk, token)
        return found
    more = desk.text("pouch_more") if token.kind == "pouch" else desk.text("fish_fisherman")
    return lines(token_help(desk, token), more)


# ---- boats and personalities ---------------------------------------------------------------------------------------


def action_words(desk: AkebonoDesk, side: BoatAction) -> str:
    """What a side of a boat does, in a sentence."""
    paid, got = with_tokens(side.pay, side.pay_pipes), gain_list(side.gain)
    if side.exchange is not None:
        return exchange_words(desk, side.exchange)
    if side.action:
        words = desk.text(f"boat_{side.action.replace('-', '_')}")
        return desk.text("skill_for", paid=goods_words(desk, paid), words=words) if paid else _sentence(words)
    return desk.text("skill_trade", paid=goods_words(desk, paid), got=goods_words(desk, got))


def boat_lines(desk: AkebonoDesk, boat: Boat, side: str) -> list[SlipLine]:
    """Everything about a boat, below its name: what it does, what building it costs and brings."""
    action = action_words(desk, boat.sides["ab".index(side)])
    found = [desk.text("boat_does", words=action)]
    if boat.cost is None:
        found.append(desk.text("boat_from_start"))
    else:
        found.append(desk.text("boat_costs", price=goods_words(desk, listed(boat.cost))))
        found.append(desk.text("boat_brings_steps" if boat.has_own_wave else "boat_brings", n=boat.trade))
    return lines(*found)


def personality_lines(desk: AkebonoDesk, personality: Personality) -> list[SlipLine]:
    """Who somebody was, and what the meeting brings."""
    return lines(desk.word("personality_was", personality.id), desk.word("personality_help", personality.id))
