"""Akebono's content in the words of box.py."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from edo_table.games.iki import content as iki
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki_akebono.content import (
    AkebonoBuilding,
    AkebonoToken,
    BoatAction,
    Exchange,
    NewCharacter,
    Personality,
    TradeGain,
)


def named(goods: tuple[int, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(GOODS, goods, strict=True) if number}


def gained(gain: TradeGain) -> dict[str, int]:
    others = {name: getattr(gain, name) for name in ("firefighting", "experience", "trade")}
    return named(gain.goods) | {name: number for name, number in others.items() if number}


def shown(amounts: dict[str, int]) -> str:
    return " + ".join(sorted(f"{number} {name}" for name, number in amounts.items())) or "-"


def sorted_text(text: str) -> str:
    """Return a text with the parts of its amounts in alphabetical order."""
    sides = (side.split(" + ") for side in text.split(" > "))
    return " > ".join(" + ".join(sorted(side)) for side in sides)


def ordered(word: str) -> tuple[str, ...]:
    """The name of something told, and its amounts in any order."""
    name, _, rest = word.partition(" ")
    return (name, *sorted(part.strip() for part in rest.split("+")))


def exchanged(exchange: Exchange | None) -> str:
    return f" {GOODS[exchange.first]} {GOODS[exchange.second]} {exchange.most}" if exchange else ""


def skill(person: NewCharacter) -> str:
    pay = shown(
        named(person.pay)
        | ({"pipe": person.pay_pipes} if person.pay_pipes else {})
        | ({"experience": person.pay_experience} if person.pay_experience else {})
    )
    if person.one_of:
        return " or ".join(shown(gained(gain)) for gain in person.one_of)
    if not person.action:
        return shown(gained(person.gain)) if pay == "-" else f"{pay} > {shown(gained(person.gain))}"
    discounts = " or ".join(shown(named(discount)) for discount in person.discounts)
    steps = f" {person.steps}" if person.steps else ""
    less = f" for {discounts} less" if discounts else ""
    return f"{pay} > {person.action}{steps}{exchanged(person.exchange)}{less}"


def side(action: BoatAction) -> str:
    pay = shown(named(action.pay) | ({"pipe": action.pay_pipes} if action.pay_pipes else {}))
    done = f"{action.action}{exchanged(action.exchange)}" if action.action else shown(gained(action.gain))
    return done if pay == "-" else f"{pay} > {done}"


def extras(thing: Any, base: type, *, without: tuple[str, ...] = ()) -> dict[str, Any]:
    """What a thing has beyond its base class, where that is something."""
    known = {field.name for field in fields(base)} | set(without)
    default = {field.name: field.default for field in fields(thing)}
    own = ((field.name, getattr(thing, field.name)) for field in fields(thing) if field.name not in known)
    return {name: value for name, value in own if value != default[name]}


def counted(building: AkebonoBuilding) -> set[str]:
    says = {"fixed": building.fixed, "most": building.most, "per_sandal": building.per_sandal}
    says |= {"per_rice": building.per_rice, "per_firefighting": building.per_firefighting, "as": building.counts_fish}
    says |= {"feast": building.feast, "watch": building.watch, "patron": building.patron}
    says |= extras(building, iki.Building, without=("pay_fish", "pay_pipes", "passing"))
    words = {f"{name} {int(number)}" for name, number in says.items() if number}
    return words | ({f"passing {shown(named(building.passing))}"} if any(building.passing) else set())


def brought(token: AkebonoToken) -> set[str]:
    names = ("bonus", "fixed", "per_2_firefighting", "per_type", "per_most_hired", "per_4_mon", "per_personality",
             "per_2_trade", "per_kobun", "per_special_hired")  # fmt: skip
    words = {f"{name} {getattr(token, name)}" for name in names if getattr(token, name)}
    words |= {f"action {token.action}"} if token.action else set()
    return words | (set() if token.now.is_nothing else {f"now {shown(gained(token.now))}"})


def told(personality: Personality) -> set[str]:
    names = ("mon_per_meeting", "mon_without_hire", "mon_per_retirement", "trade_per_special", "sandal_per_lap",
             "protects_buildings", "no_surcharge")  # fmt: skip
    words = {f"{name} {int(getattr(personality, name))}" for name in names if getattr(personality, name)}
    now, end = personality.now, personality.end
    if now is not None:
        words.add(f"now {now.action}")
        words |= {f"{name} {getattr(now, name)}" for name in ("discount", "token") if getattr(now, name)}
        words |= {f"pay {shown(named(now.pay))}"} if any(now.pay) else set()
        words |= {f"gain {shown(gained(now.gain))}"} if not now.gain.is_nothing else set()
    if end is not None:
        words |= {f"end {end.iki} iki"} if end.iki else set()
        words |= {f"{name} {getattr(end, name)}" for name in ("per_boat", "per_building") if getattr(end, name)}
        needs = {field.name: getattr(end.needs, field.name) for field in fields(end.needs)}
        each = needs.pop("one_of_each")
        words |= {f"{name} {int(number)}" for name, number in needs.items() if number}
        words |= {f"one_of_each {' + '.join(each)}"} if each else set()
    return words


def price(cost: int, status: str) -> str:
    assert status in ("printed", "reconstruction")
    return f"{cost}?" if status == "reconstruction" else str(cost)
