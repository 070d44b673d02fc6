"""What the expansion's cards, tokens, boats and personalities say, as sentences of icons."""

from __future__ import annotations

from edo_table.games.iki.goods import GOODS, Amounts
from edo_table.games.iki.table.art.market import Laid, each, worth
from edo_table.games.iki.table.art.sentence import (
    ARROW,
    BAR,
    BOTH,
    OR,
    Term,
    bonus_terms,
    building_terms,
    cost_terms,
    gain_terms,
    goods_terms,
    skill_terms,
)
from edo_table.games.iki_akebono.components import (
    AkebonoBuilding,
    AkebonoToken,
    Boat,
    BoatAction,
    Exchange,
    NewCharacter,
    Personality,
    PersonalityEnd,
    PersonalityNow,
    TradeGain,
)

_iki_buildings = building_terms.dispatch(object)
_iki_costs = cost_terms.dispatch(object)
_iki_worth = worth.dispatch(object)


@gain_terms.register(TradeGain)
def _gain(gain: TradeGain) -> list[Term]:
    numbers = (("firefighting", gain.firefighting), ("experience", gain.experience), ("trade", gain.trade))
    return goods_terms(gain.goods) + [Term("good", name, n) for name, n in numbers if n]


def _exchange(exchange: Exchange) -> list[Term]:
    """Two goods, of which either is given for the other, and how many at most."""
    first, second = Term("good", GOODS[exchange.first]), Term("good", GOODS[exchange.second])
    return [first, BOTH, second, Term("text", f"≤{exchange.most}")]


def _paid(pay: Amounts, pipes: int = 0, experience: int = 0) -> list[Term]:
    """What is paid, and the arrow after it; nothing if it is free."""
    out = goods_terms(pay)
    out += [Term("good", "pipe", pipes)] if pipes else []
    out += [Term("good", "step-back", experience)] if experience else []
    return [*out, ARROW] if out else []


def _chosen(rows: list[list[Term]]) -> list[Term]:
    """Rows of terms of which one is chosen."""
    out: list[Term] = []
    for row in rows:
        out += [OR, *row] if out else row
    return out


@bonus_terms.register(NewCharacter)
def _bonus(character: NewCharacter) -> list[Term]:
    out = [Term("good", "firefighting")] * character.firefighting + goods_terms(character.bonus.goods)
    out += [Term("good", "other-experience", character.bonus.experience)] if character.bonus.experience else []
    return [*out, Term("good", "trade", character.bonus.trade)] if character.bonus.trade else out


@skill_terms.register(NewCharacter)
def _skill(character: NewCharacter) -> list[Term]:
    out = _paid(character.pay, character.pay_pipes, character.pay_experience)
    if character.action == "build":
        out.append(Term("sign", "build-or-boat"))
        out += [Term("less", term.name, term.n) for term in goods_terms(character.discount)]
        out += _chosen([[Term("less", term.name, term.n) for term in goods_terms(d)] for d in character.discounts])
    elif character.action == "wander":
        out += [Term("good", "step", character.steps), Term("sign", "no-business")]
    elif character.action == "salary":
        out.append(Term("sign", "top-salary"))
    elif character.action and character.exchange is None:
        out.append(Term("sign", character.action))
    if character.exchange is not None:
        out += _exchange(character.exchange)
    out += gain_terms(character.gain) + _chosen([gain_terms(gain) for gain in character.one_of])
    if any(character.opponents_gain):
        out += [BAR, Term("sign", "others"), *goods_terms(character.opponents_gain)]
    return out


@cost_terms.register(AkebonoBuilding)
def _cost(building: AkebonoBuilding) -> list[Term]:
    out = _iki_costs(building)
    out += [Term("good", "fish", building.pay_fish)] if building.pay_fish else []
    return [*out, Term("good", "pipe", building.pay_pipes)] if building.pay_pipes else out


@building_terms.register(AkebonoBuilding)
def _building(building: AkebonoBuilding) -> list[Term]:
    out: list[Term] = []
    for term, n in (
        (Term("good", "boat"), building.per_boat),
        (Term("sign", "any-type"), building.per_type),
        (Term("sign", "any-token"), building.per_token),
        (Term("sign", "most-hired"), building.per_most_hired),
        (Term("good", "personality"), building.per_personality),
        (Term("good", "trade"), building.per_trade),
    ):
        out += [term, ARROW, Term("good", "iki-end", n)] if n else []
    out += _iki_buildings(building)
    for row in (
        [Term("sign", "two-harmonies"), Term("text", f"×{building.harmony}")] if building.harmony != 1 else [],
        [Term("sign", "passing"), ARROW, *goods_terms(building.passing)] if any(building.passing) else [],
        [Term("sign", "activate"), Term("text", "+1")] if building.another_boat else [],
        [Term("sign", "all-experience")] * building.all_experience,
    ):
        out += [BAR, *row] if out and row else row
    return out


@worth.register(AkebonoToken)
def _worth(token: AkebonoToken) -> list[Laid]:
    gains = gain_terms(token.now)
    if len(gains) > 1:
        return [Laid(term, x, 0.9) for term, x in zip(gains, (0.34, 0.78), strict=False)]
    out = _iki_worth(token)
    if token.action:
        out.append(Laid(Term("sign", "build-or-boat" if token.action == "build" else token.action), 0.75))
    for iki, term in (
        (token.per_personality, Term("good", "personality")),
        (token.per_2_trade, Term("good", "trade", 2)),
        (token.per_kobun, Term("sign", "own-kobun")),
        (token.per_special_hired, Term("sign", "special-hired")),
    ):
        out += each(term, iki) if iki else []
    return out


def boat_cost_terms(boat: Boat) -> list[Term]:
    """What a boat costs, as a building's card shows it; nothing if it is never built."""
    if boat.cost is None:
        return []
    costs = dict(zip(GOODS, boat.cost, strict=True))
    return [
        Term("good", name, costs[name]) for name in ("wood", "koban", "rice", "sandal", "mon", "iki") if costs[name]
    ]


def action_terms(side: BoatAction) -> list[Term]:
    """What a side of a boat does for whoever activates it."""
    out = _paid(side.pay, side.pay_pipes)
    if side.exchange is not None:
        out += _exchange(side.exchange)
    elif side.action == "market":
        out += [Term("sign", "mon"), ARROW, Term("sign", "any-token")]
    elif side.action:
        out.append(Term("sign", side.action))
    return out + gain_terms(side.gain)


def kind_of(personality: Personality) -> str:
    """When a personality does something: "now", "ongoing", or "at-the-end"."""
    return "now" if personality.now is not None else "at-the-end" if personality.end is not None else "ongoing"


def personality_terms(personality: Personality) -> list[Term]:
    """What a personality does, without the mark that says when."""
    if personality.now is not None:
        return _now(personality.now)
    if personality.end is not None:
        return _end(personality.end)
    out: list[Term] = []
    for sign, name, n in (
        ("personality", "mon", personality.mon_per_meeting),
        ("no-hire", "mon", personality.mon_without_hire),
        ("retire", "mon", personality.mon_per_retirement),
        ("special-hired", "trade", personality.trade_per_special),
        ("lap", "sandal", personality.sandal_per_lap),
    ):
        out += [Term("sign", sign), ARROW, Term("good", name, n)] if n else []
    out += [Term("sign", "safe-house")] if personality.protects_buildings else []
    return [*out, Term("sign", "no-surcharge")] if personality.no_surcharge else out


def _now(now: PersonalityNow) -> list[Term]:
    out = _paid(now.pay)
    if now.action == "token":
        out.append(Term("sign", now.token))
    elif now.action != "exchange":
        out.append(Term("sign", now.action))
    out += [Term("good", "mon", -now.discount)] if now.discount else []
    return out + gain_terms(now.gain)


def _end(end: PersonalityEnd) -> list[Term]:
    needs = end.needs
    out: list[Term] = []
    for name, n in (
        ("artisan", needs.artisans),
        ("cards", needs.characters),
        ("pipe", needs.pipes),
        ("new-character", needs.new_characters),
    ):
        out += [Term("good", name, n)] if n else []
    out += [Term("sign", "mon"), Term("text", f"≤{needs.most_mon}")] if needs.most_mon is not None else []
    out += [Term("sign", "last-flame")] if needs.is_last_firefighter else []
    out += [Term("sign", name) for name in needs.one_of_each]
    if end.iki:
        out += [ARROW] if out else []
        out.append(Term("good", "iki-end", end.iki))
    for name, n in (("boat", end.per_boat), ("build", end.per_building)):
        if n:
            out += [BAR] if out else []
            out += [Term("sign", name), ARROW, Term("good", "iki-end", n)]
    return out
