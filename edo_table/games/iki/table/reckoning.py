"""What follows from what lies on the table: prices, salaries, harmony, food, where a walk ends, how a fire spreads.

What an expansion reckons otherwise is dispatched on the parts: it registers functions for its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

from edo_table.games.iki.content import Character
from edo_table.games.iki.goods import COUNT, GOODS, IKI, MON, WOOD, Amounts
from edo_table.games.iki.table.desk import Desk, Parts
from edo_table.ui.table.face import Scene, View

Laid = Mapping[str, Any]


# ---- prices --------------------------------------------------------------------------------------------------------


@singledispatch
def hire_price(parts: Parts, view: View, seat: int, character: str) -> int:
    """The mon that a character costs a seat, without what its stall costs and without the coins on it."""
    return max(0, parts.characters[character].cost - int(view["seats"][seat]["perks"]["hire-discount"]))


def watched(parts: Parts, view: View, seat: int) -> int:
    """The IKI that a seat's buildings bring for hiring a character with a firefighting bonus."""
    return sum(
        parts.buildings[laid["card"]].watch
        for laid in view["stalls"].values()
        if laid is not None and laid["is_building"] and laid["owner"] == seat
    )


@singledispatch
def stall_price(parts: Parts, view: View, seat: int, stall: str) -> int:
    """The mon that a stall costs a seat beside the card that is laid there."""
    return parts.stalls[stall].extra


@singledispatch
def building_price(parts: Parts, view: View, building: str) -> Amounts:
    """What a building costs in the open decision, without what its stall costs."""
    cost = list(parts.buildings[building].cost)
    asking = view["asking"] or {}
    if asking.get("kind") == "build":
        discount = parts.characters[asking["character"]].discount
        return tuple(max(0, n - off) for n, off in zip(cost, discount, strict=True))
    beside = next((shop.building_cost for shop in parts.shops.values() if shop.building_cost is not None), None)
    return tuple(n + more for n, more in zip(cost, beside or (0,) * COUNT, strict=True))


@singledispatch
def lays_cards(parts: Parts, view: View) -> bool:
    """Whether cards are laid on stalls for a price in the open decision."""
    return (view["asking"] or {}).get("kind") in ("income_or_hire", "build", "business")


def price_plate(desk: Desk, scene: Scene, stall: str) -> int | None:
    """The mon that a card costs on a stall: of the chosen one, else what the stall itself costs; None if nothing."""
    parts, view, seat = desk.parts, scene.view, scene.actor
    if seat is None or not lays_cards(parts, view):
        return None
    extra = stall_price(parts, view, seat, stall)
    for chosen in scene.selected:
        kind, _, ident = chosen.partition(":")
        if kind == "row" and ident in parts.characters:
            return hire_price(parts, view, seat, ident) + extra
        if kind == "building":
            return (building_price(parts, view, ident)[MON] + extra) or None
    return extra or None


# ---- walking -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Walk:
    """Where an Oyakata would stop: the shop, the sandals it costs, whether a Move +1 is used, how often it passes."""

    steps: int
    shop: str
    sandals: int
    uses_bonus: bool
    laps: int


def walk(parts: Parts, view: View, seat: int, steps: int) -> Walk:
    """What a walk of so many steps would be for the seat that moves now."""
    asking = view["asking"] or {}
    data = view["seats"][seat]
    most, bonus = int(asking.get("most", steps)), int(data["perks"]["move-bonus"])
    begin = parts.space(data["position"])
    laps, place = divmod(begin + steps - 1, len(parts.board.street))
    return Walk(
        steps, parts.board.street[place], max(0, steps - most - bonus), steps > most and bonus > 0, max(0, laps)
    )


# ---- characters ----------------------------------------------------------------------------------------------------


def own_stalls(view: View, seat: int) -> list[str]:
    """The stalls on which a seat has characters."""
    return [
        stall
        for stall, laid in view["stalls"].items()
        if laid is not None and laid["owner"] == seat and not laid["is_building"]
    ]


def next_salary(person: Character, experience: int) -> Amounts | None:
    """What a character brings on Payday at a level of experience; None if it brings nothing."""
    if not person.salary:
        return None
    return person.salary[min(experience, len(person.salary) - 1)]


def salary(parts: Parts, view: View, seat: int) -> list[int]:
    """What all characters of a seat bring on Payday, by good (ruling B6)."""
    wages = [0] * COUNT
    for stall in own_stalls(view, seat):
        laid = view["stalls"][stall]
        _add(wages, next_salary(parts.characters[laid["card"]], int(laid["experience"])))
    for card in view["seats"][seat]["retired"]:
        _add(wages, next_salary(parts.characters[card], 99))
    return wages


def paid_salaries(parts: Parts, view: View) -> list[list[tuple[str, int]]]:
    """What each seat would be paid now: IKI never below 0, wood as far as the reserve goes (rulings P1, S5)."""
    paid: list[list[tuple[str, int]]] = [[] for _ in view["seats"]]
    wood = int(view["reserve_wood"])
    for seat in view["fire_order"]:
        wages = salary(parts, view, seat)
        wages[IKI] = max(wages[IKI], -int(view["seats"][seat]["iki"]))
        wages[WOOD] = min(wages[WOOD], wood)
        wood -= wages[WOOD]
        paid[seat] = listed(wages)
    return paid


def _add(total: list[int], amounts: Amounts | None) -> None:
    for number, n in enumerate(amounts or ()):
        total[number] += n


@dataclass(frozen=True, slots=True)
class Harmony:
    """What a seat scores for a type in a group."""

    seat: int
    group: str
    type: str
    own: int
    all: int
    factor: int = 1

    @property
    def iki(self) -> int:
        """The IKI."""
        return self.own * self.all * self.factor

    @property
    def product(self) -> str:
        """How the IKI come about."""
        words = f"{self.own}×{self.all}"
        return words if self.factor == 1 else f"{words}×{self.factor}"


@singledispatch
def harmony(parts: Parts, stalls: Mapping[str, Laid | None], players: int) -> list[Harmony]:
    """All that would be scored for harmony, group by group (ruling P2)."""
    found = []
    for group, names in parts.groups.items():
        people = [
            (parts.characters[laid["card"]].type, laid["owner"])
            for name in names
            if (laid := stalls[name]) is not None and not laid["is_building"]
        ]
        counts = Counter(kind for kind, _ in people)
        for kind in parts.content.types:
            if counts[kind] < 2:
                continue
            for seat in range(players):
                own = sum(owner == seat and other == kind for other, owner in people)
                if own:
                    found.append(Harmony(seat, group, kind, own, counts[kind]))
    return found


def harmony_of(parts: Parts, stalls: Mapping[str, Laid | None], seat: int, players: int) -> int:
    """The IKI that a seat would score for harmony."""
    return sum(one.iki for one in harmony(parts, stalls, players) if one.seat == seat)


def with_card(view: View, stall: str, card: str, owner: int | None, *, is_building: bool = False) -> dict[str, Any]:
    """The stalls with one more card."""
    laid = {"card": card, "is_building": is_building, "owner": owner, "experience": 0}
    return {**view["stalls"], stall: laid}


def next_payday(month: int) -> int:
    """The month after which salaries are paid next, 0 if never again."""
    return next((m for m in (3, 6, 9, 12) if m >= max(1, month)), 0)


def next_fire(parts: Parts, month: int) -> int:
    """The month after which a fire breaks out next, 0 if never again."""
    return next((m for m in parts.board.fires.months if m >= max(1, month)), 0)


def rice_needed(view: View, seat: int) -> int:
    """The rice that a seat's characters eat on Payday."""
    return len(own_stalls(view, seat))


# ---- fire ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Blaze:
    """A stall that a fire reaches: with which strength, and what becomes of it.

    The outcome is empty, burns, stops, charm (its owner may give up a Fire Charm), or kept (no fire destroys it, but
    it spreads on); an expansion may have others.
    """

    stall: str
    strength: int
    outcome: str
    card: str = ""
    owner: int | None = None

    @property
    def is_in_danger(self) -> bool:
        """Whether a card would be lost there, unless a token is given up for it."""
        return self.outcome not in ("empty", "stops", "kept")

    @property
    def is_asked(self) -> bool:
        """Whether its owner has to decide whether a token is given up for it."""
        return self.is_in_danger and self.outcome != "burns"


@singledispatch
def fate(parts: Parts, view: View, laid: Laid) -> str:
    """What becomes of a card that a fire reaches and its owner does not stop: an outcome of `Blaze`."""
    owner = laid["owner"]
    has_charm = owner is not None and not laid["is_building"] and view["seats"][owner]["perks"]["fire-charm"]
    return "charm" if has_charm else "burns"


def blaze(parts: Parts, view: View, nagaya: str, strength: int) -> list[Blaze]:
    """How a fire would spread through a Nagaya now, to where it stops or somebody may save a character."""
    out = []
    for place, stall in enumerate(parts.groups[nagaya]):
        left, laid = strength - place, view["stalls"][stall]
        if laid is None:
            out.append(Blaze(stall, left, "empty"))
            continue
        owner = laid["owner"]
        card = laid["card"]
        if owner is not None and int(view["seats"][owner]["firefighting"]) >= left:
            out.append(Blaze(stall, left, "stops", card, owner))
            return out
        out.append(Blaze(stall, left, fate(parts, view, laid), card, owner))
    return out


# ---- goods ---------------------------------------------------------------------------------------------------------


def listed(amounts: Sequence[int]) -> list[tuple[str, int]]:
    """Goods and numbers of what is not nothing."""
    return [(name, n) for name, n in zip(GOODS, amounts, strict=True) if n]


def can_pay(view: View, seat: int, price: Sequence[int]) -> bool:
    """Whether a seat has all of a price."""
    data = view["seats"][seat]
    return all(int(data[name]) >= n for name, n in listed(price))
