"""The colours of the types of characters, apart from those of the seats so that a Kobun stands out on every card."""

from __future__ import annotations

TYPE_GROUNDS = {
    "street-peddler": "#6FA3A8",
    "artisan": "#8DA35C",
    "special": "#C98BA4",
    "master-craftsman": "#A6714B",
    "shop-seller": "#E0BC55",
}
