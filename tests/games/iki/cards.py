"""All characters as the rulebook's appendix tells of them, written down apart from the data.

A line: id, season, type, cost ("?": our reconstruction), firefighting bonus of hiring, skill ("price > gain", "gain /
the opponents' gain"), salary at each level of experience (as many as gains until it retires), special token.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

CARDS = """
boiled-egg-peddler | start | peddler | 0 | 0 | 1 rice | 1 mon, 1 rice, 1 rice
cotton-peddler | start | peddler | 0 | 0 | 1 mon + 1 sandal | 1 sandal, 1 sandal, 1 mon + 1 sandal
eyeglass-peddler | start | peddler | 0 | 0 | 2 mon | 1 mon, 2 mon, 2 mon
salt-peddler | start | peddler | 0 | 0 | 1 rice | 1 mon, 2 mon, 1 rice
book-lender | spring | peddler | 3? | 0 | 1 mon + 1 sandal | 1 mon, 2 mon, 2 mon
sake-peddler | spring | peddler | 3? | 0 | 1 rice | 1 sandal, 1 rice, 1 rice
soap-bubble-man | spring | peddler | 3? | 0 | 1 wood | 1 sandal, 1 sandal, 1 wood
dice-maker | spring | artisan | 4? | 1 | 1 mon > 1 wood | 1 iki, 2 iki, 3 iki
sandal-maker | spring | artisan | 3? | 1 | 2 mon > 2 sandal | 1 iki, 2 iki, 3 iki
seamstress | spring | artisan | 3? | 0 | 1 mon > 1 experience | 0 iki, 2 iki, 3 iki
ukiyoe-artist | spring | artisan | 4? | 0 | 1 iki > 4 mon | 0 iki, 1 iki, 4 iki
monk | spring | special | 4 | 1 | 1 firefighting | -, -, - | hire-discount
ox-cart | spring | special | 3? | 1 | 1 sandal | -, -, - | move-bonus
yamabushi | spring | special | 2? | 0 | 1 firefighting | -, -, - | fire-charm
carpenter | spring | master | 6? | 1 | build - 1 wood | 2 iki + 1 mon, 2 iki + 1 mon, 3 iki + 2 mon
kite-maker | spring | master | 5? | 0 | swap | 1 iki + 1 mon, 2 iki + 1 mon, 3 iki + 2 mon
cloth-dyer | spring | seller | 4? | 0 | 2 mon > 4 iki | 2 mon, 3 mon, 3 mon
soba-stand | spring | seller | 4? | 0 | 2 mon > 2 rice | 2 mon, 3 mon, 3 mon
dumpling-peddler | summer | peddler | 3? | 0 | 1 rice | 1 rice, 1 rice, 1 rice
used-clothes-peddler | summer | peddler | 3? | 0 | 1 wood | 1 sandal, 1 sandal, 1 wood
water-peddler | summer | peddler | 3? | 0 | 1 mon + 1 sandal | 1 sandal, 1 sandal, 2 sandal
watermelon-peddler | summer | peddler | 2? | 0 | 1 rice | 1 sandal, 1 rice, 1 rice
engraver | summer | artisan | 4? | 1 | 3 mon > 2 wood | 0 iki, 2 iki, 3 iki
lantern-maker | summer | artisan | 5? | 1 | 1 iki > 4 mon | 1 iki, 2 iki, 4 iki
umbrella-maker | summer | artisan | 4? | 1 | 1 mon > 1 experience | 1 iki, 3 iki, 4 iki
day-laborer | summer | special | 2? | 2 | 1 firefighting | -2 iki, -1 iki, 0 iki
firefighter | summer | special | 5? | 2 | 1 firefighting | 1 iki, 2 iki, 4 iki
shrine-maiden | summer | special | 4? | 1 | 1 firefighting | -, -, - | fire-charm
fireworks-maker | summer | master | 5? | 0 | 4 iki / 2 mon | 1 iki + 1 mon, 3 iki + 1 mon, 4 iki + 2 mon
plasterer | summer | master | 6? | 1 | build - 1 wood | 2 iki + 1 mon, 3 iki + 1 mon, 4 iki + 2 mon
eel-stand | summer | seller | 4? | 0 | 2 mon > 2 rice | 2 mon, 3 mon, 4 mon
greengrocer | summer | seller | 4? | 0 | 2 mon > 1 rice + 1 wood | 1 mon, 3 mon, 4 mon
firewood-peddler | autumn | peddler | 3? | 0 | 1 wood | 1 sandal, 1 wood, 2 wood
fish-peddler | autumn | peddler | 2? | 0 | 1 rice + 1 sandal | 1 rice, 1 rice, 1 rice
mask-seller | autumn | peddler | 2? | 0 | 1 wood | 1 sandal, 1 wood, 1 wood
clocksmith | autumn | artisan | 5? | 1 | 3 mon > 2 wood | 2 iki, 3 iki, 5 iki
hairdresser | autumn | artisan | 5? | 0 | 2 mon > 4 iki | 3 iki, 4 iki, 5 iki
printer | autumn | artisan | 5? | 1 | 1 mon > 1 experience | 2 iki, 3 iki, 5 iki
shamisen-player | autumn | artisan | 4? | 0 | 1 wood > 3 mon + 2 iki | 2 iki, 3 iki
construction-worker | autumn | special | 5? | 1 | 1 firefighting | 1 iki, 3 iki, 5 iki
puppeteer | autumn | special | 5? | 0 | 3 mon | -, - | joker
tatsumi-geisha | autumn | special | 6? | 1 | 1 firefighting + 1 iki | 3 iki, 5 iki, 7 iki
puppet-maker | autumn | master | 6? | 1 | swap | 2 iki + 1 mon, 4 iki + 1 mon, 5 iki + 2 mon
tatami-maker | autumn | master | 7? | 1 | build - 1 wood | 3 iki + 1 mon, 4 iki + 1 mon, 6 iki + 2 mon
sushi-stand | autumn | seller | 5? | 0 | 2 mon > 2 rice | 3 mon, 4 mon, 5 mon
tempura-stand | autumn | seller | 4? | 0 | 2 mon > 2 rice | 4 mon, 3 mon, 4 mon
charcoal-peddler | winter | peddler | 3? | 0 | 1 wood + 1 sandal | 1 wood, 1 wood + 1 sandal, 1 wood + 1 sandal
chili-peddler | winter | peddler | 2? | 0 | 1 rice + 1 sandal | 1 rice, 1 rice, 2 rice
trumpet-candy-peddlers | winter | peddler | 4? | 0 | 1 rice + 1 iki | 1 rice, 1 rice, 2 rice
candy-maker | winter | artisan | 6? | 1 | 1 rice > 5 iki | 4 iki, 5 iki
folding-fan-maker | winter | artisan | 5? | 0 | 1 mon > 1 experience | 3 iki, 6 iki
glassblower | winter | artisan | 6? | 0 | 2 sandal > 6 iki | 3 iki, 6 iki
writing-brush-maker | winter | artisan | 6? | 0 | 1 wood + 1 rice + 1 sandal > 9 iki | 4 iki, 6 iki
kabuki-actor | winter | special | 7? | 1 | 3 iki | 6 iki, 7 iki, 9 iki
samurai | winter | special | 6? | 1 | 1 koban > 9 iki | 5 iki, 7 iki
sumo-wrestler | winter | special | 6? | 2 | 1 firefighting | 4 iki, 4 iki, 7 iki
buddhist-sculptor | winter | master | 7? | 1 | 1 wood > 5 iki | 4 iki + 1 mon, 6 iki + 2 mon
karuta-maker | winter | master | 6? | 0 | 4 iki / 2 mon | 3 iki + 2 mon, 6 iki + 2 mon
stone-cutter | winter | master | 7? | 1 | build - 1 koban | 4 iki + 2 mon, 7 iki + 2 mon
incense-shop | winter | seller | 5? | 0 | 3 mon > 5 iki | 4 mon, 5 mon
"""

TYPES = {
    "peddler": "street-peddler",
    "artisan": "artisan",
    "special": "special",
    "master": "master-craftsman",
    "seller": "shop-seller",
}


@dataclass(frozen=True)
class Card:
    """A character; goods are by name, and so are firefighting and experience."""

    id: str
    season: str
    type: str
    cost: int
    is_printed: bool
    bonus: int
    pay: dict[str, int]
    gain: dict[str, int]
    opponents: dict[str, int]
    action: str
    discount: dict[str, int]
    salary: tuple[dict[str, int], ...]
    token: str

    def __str__(self) -> str:
        return self.id


def goods(text: str) -> dict[str, int]:
    """Return amounts by name; those of 0 are left out."""
    if text == "-":
        return {}
    pairs = (part.split(" ") for part in text.split(" + "))
    return {name: int(number) for number, name in pairs if number != "0"}


@lru_cache
def cards() -> tuple[Card, ...]:
    """Return all characters."""
    return tuple(_card(line) for line in CARDS.strip().splitlines())


def _card(line: str) -> Card:
    ident, season, kind, cost, bonus, skill, salary, *token = line.split(" | ")
    action, discount, pay, opponents = "", "", "-", "-"
    if skill == "swap" or skill.startswith("build"):
        action, _, discount = skill.partition(" - ")
        gain = "-"
    else:
        before, arrow, after = skill.partition(" > ")
        pay, gain = (before, after) if arrow else ("-", before)
        gain, _, others = gain.partition(" / ")
        opponents = others or "-"
    return Card(
        id=ident,
        season=season,
        type=TYPES[kind],
        cost=int(cost.rstrip("?")),
        is_printed=not cost.endswith("?"),
        bonus=int(bonus),
        pay=goods(pay),
        gain=goods(gain),
        opponents=goods(opponents),
        action=action,
        discount=goods(discount or "-"),
        salary=tuple(goods(step) for step in salary.split(", ")),
        token=token[0] if token else "",
    )
