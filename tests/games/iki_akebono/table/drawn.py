"""What Akebono's pictures are drawn of."""

from __future__ import annotations

from functools import partial

from edo_table.content.resources import shipped
from edo_table.games.iki.content import load as load_iki
from edo_table.games.iki_akebono.components import BRIDGE, OPEN, AkebonoContent
from edo_table.games.iki_akebono.content import load
from edo_table.games.iki_akebono.table import art
from edo_table.games.iki_akebono.table.art.signs import GOODS, SIGNS, SPECIAL_TOKENS
from tests.games.iki.table.pictures import Make, of_pieces, of_tokens

CONTENT: AkebonoContent = load(shipped())
IKI = load_iki(shipped())
ADDED = tuple(person for person in CONTENT.characters if person.id not in {old.id for old in IKI.characters})
PEOPLE = {person.id: person for person in ADDED}
BUILDINGS = tuple(one for one in CONTENT.buildings if one.id not in {old.id for old in IKI.buildings})
TOKENS = tuple(one for one in CONTENT.tokens if one.id not in {old.id for old in IKI.tokens})
BOATS = {boat.id: boat for boat in CONTENT.boats}
SIDES = [(boat, side) for boat in CONTENT.boats for side in art.SIDES[: len(boat.sides)]]
FAMOUS = {one.id: one for one in CONTENT.personalities}
WORDS = art.CardWords(
    "Wholesale Shipping Agency",
    ("Pay 3 mon, move 2 spaces up on the trade track, or activate a boat.", "Its owner moves 1 space up."),
)
PIECES = (art.sailor, art.trade_marker)


def squares() -> dict[str, Make]:
    """Every picture as wide as high, by a name."""
    found: dict[str, Make] = {}
    found |= {name: partial(art.icon, name) for name in SIGNS}
    found |= {f"{n} {name}": partial(art.amount, name, n) for name in GOODS for n in (0, 2, 10)}
    found |= {f"token {name}": partial(art.perk, name) for name in SPECIAL_TOKENS}
    found |= {f"tile {n}": partial(art.starting_tile, tile) for n, tile in enumerate(CONTENT.tiles)}
    found |= {f"month {month}": partial(art.month_mark, month) for month in range(1, 13)}
    found["grand master"] = lambda size, look: art.grand_master(size)
    found["type open"] = partial(art.type_mark, OPEN)
    found["bridge shop"] = partial(art.shop_mark, BRIDGE)
    return found | of_tokens(TOKENS) | of_pieces(PIECES)
