"""Names that follow from IKI's data: what the shops do, cards of either sort, reasons, stalls by number of players."""

from __future__ import annotations

from typing import Protocol

from edo_table.content.language import Catalogue
from edo_table.games.iki.content import Gain, IkiContent
from edo_table.games.iki.goods import GOODS, Amounts


class HasContent(Protocol):
    """IKI's rules, of which only the content is needed here."""

    @property
    def content(self) -> IkiContent:
        """The components."""


def texts(game: HasContent, players: int, catalogue: Catalogue) -> dict[str, str]:
    """The names of the game's own things by catalogue key."""
    names: dict[str, str] = {}
    content = game.content
    for sort, ids in (
        ("character", [person.id for person in content.characters]),
        ("building", [building.id for building in content.buildings]),
    ):
        for ident in ids:
            key = f"iki.{sort}.{ident}"
            name = catalogue.text(key) if catalogue.has(key) else ident
            names[f"iki.card.{ident}"] = names[f"iki.reason.{ident}"] = name
    for shop in content.shops:
        for number, trade in enumerate(shop.trades):
            paid, got = goods_in_words(catalogue, trade.pay), gain_in_words(catalogue, trade.gain)
            key = f"iki.offered.{'trade' if paid else 'gift'}"
            names[f"iki.offer.{shop.id}.{number + 1}"] = catalogue.text(key, paid=paid, got=got)
    if players == 2:
        for stall in content.two.stalls:
            key = f"iki.stall_of_three.{stall.id}"
            if catalogue.has(key):
                names[f"iki.stall.{stall.id}"] = catalogue.text(key)
    return names


def goods_in_words(catalogue: Catalogue, goods: Amounts) -> str:
    """Amounts of goods as a list in words, "" for nothing."""
    return catalogue.join(_counted(catalogue, goods))


def gain_in_words(catalogue: Catalogue, gain: Gain) -> str:
    """What something brings as a list in words."""
    words = _counted(catalogue, gain.goods)
    for name, number in (("firefighting", gain.firefighting), ("experience", gain.experience)):
        if number:
            words.append(catalogue.text(f"iki.goods.{name}", n=number))
    return catalogue.join(words)


def _counted(catalogue: Catalogue, goods: Amounts) -> list[str]:
    return [catalogue.text(f"iki.goods.{name}", n=number) for name, number in zip(GOODS, goods, strict=True) if number]
