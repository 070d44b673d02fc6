"""What IKI's pictures are drawn of."""

from __future__ import annotations

from functools import partial

from edo_table.content.resources import shipped
from edo_table.games.iki.content import IkiContent, load
from edo_table.games.iki.table import art
from edo_table.games.iki.table.art.signs import PERKS
from tests.games.iki.table.pictures import Make, of_pieces, of_tokens

CONTENT: IkiContent = load(shipped())
PEOPLE = {person.id: person for person in CONTENT.characters}
GOODS = ("mon", "rice", "sandal", "wood", "koban", "iki", "iki-end", "firefighting", "experience")
WORDS = art.CardWords(
    "Writing Brush Maker", ("Pay 1 wood, 1 rice and 1 sandal, gain 9 IKI.", "Salary: 4 IKI, then 6 IKI.")
)
PIECES = (art.kobun, art.oyakata, art.ikizama, art.marker)


def squares() -> dict[str, Make]:
    """Every picture as wide as high, by a name."""
    found: dict[str, Make] = {}
    for name in GOODS:
        found[name] = partial(art.good, name)
        for n in (-2, 0, 1, 7, 12, 105):
            found[f"{n} {name}"] = partial(art.amount, name, n)
    found |= {name: partial(art.type_mark, name) for name in CONTENT.types}
    found |= {name: partial(art.perk, name) for name in PERKS}
    found |= {shop.id: partial(art.shop_mark, shop.id) for shop in CONTENT.shops}
    found |= {f"back of a {kind}": partial(art.token_back, kind) for kind in ("fish", "pipe", "pouch")}
    return found | of_tokens(CONTENT.tokens) | of_pieces(PIECES)
