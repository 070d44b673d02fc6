"""Gives the expansion's people, things, houses and signs to IKI's pictures."""

from __future__ import annotations

from edo_table.games.iki.table.art.bust import KNOWN_PROPS, WORN
from edo_table.games.iki.table.art.goods import KNOWN_GOODS
from edo_table.games.iki.table.art.hair import HAIRSTYLES
from edo_table.games.iki.table.art.houses import KNOWN_HOUSES
from edo_table.games.iki.table.art.icons import DRAWINGS
from edo_table.games.iki.table.art.recipes import KNOWN_RECIPES
from edo_table.games.iki.table.art.shops import KNOWN_SHOPS
from edo_table.games.iki.table.art.signs import KNOWN_PERKS
from edo_table.games.iki.table.art.type_marks import KNOWN_TYPE_MARKS, KNOWN_TYPES, TypeColours
from edo_table.games.iki_akebono.components import BRIDGE, OPEN
from edo_table.games.iki_akebono.table.art.famous import FAMOUS
from edo_table.games.iki_akebono.table.art.hair import HEADS
from edo_table.games.iki_akebono.table.art.houses_river import RIVER_HOUSES
from edo_table.games.iki_akebono.table.art.houses_town import TOWN_HOUSES
from edo_table.games.iki_akebono.table.art.props_brush import BRUSH
from edo_table.games.iki_akebono.table.art.props_crafts import CRAFTS
from edo_table.games.iki_akebono.table.art.props_letters import LETTERS
from edo_table.games.iki_akebono.table.art.props_street import STREET
from edo_table.games.iki_akebono.table.art.recipes import PEOPLE
from edo_table.games.iki_akebono.table.art.signs import GOODS, SIGNS, SPECIAL_TOKENS
from edo_table.games.iki_akebono.table.art.wear import WEAR

_BRIDGE_SHOP = ("#3F7F86", "bridge")
_OPEN_TYPE = TypeColours("#A59C8C", "#B9B2A4", "#D9D0BE", "ichimatsu")


def add_all() -> None:
    """Add everything to the registers of IKI's pictures; doing it again changes nothing."""
    for things in (STREET, CRAFTS, LETTERS, BRUSH, {"bridge": SIGNS["bridge"]}):
        KNOWN_PROPS.add(things)
    WORN.add(WEAR)
    HAIRSTYLES.add(HEADS)
    KNOWN_RECIPES.add(PEOPLE)
    KNOWN_RECIPES.add(FAMOUS)
    KNOWN_HOUSES.add(RIVER_HOUSES)
    KNOWN_HOUSES.add(TOWN_HOUSES)
    KNOWN_GOODS.add(GOODS)
    DRAWINGS.add(SIGNS)
    KNOWN_PERKS.add(SPECIAL_TOKENS)
    KNOWN_SHOPS.add({BRIDGE: _BRIDGE_SHOP})
    KNOWN_TYPES.add({OPEN: _OPEN_TYPE})
    KNOWN_TYPE_MARKS.add({OPEN: SIGNS[OPEN]})
