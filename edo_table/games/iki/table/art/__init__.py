"""IKI's pictures: cards, buildings, tokens, goods and pieces as cached surfaces, made at their final size."""

from __future__ import annotations

from edo_table.games.iki.table.art.buildings import building
from edo_table.games.iki.table.art.cards import card, kobun_place
from edo_table.games.iki.table.art.face import CARD_RATIO, WORDS_FROM, CardWords
from edo_table.games.iki.table.art.icons import amount, good, icon, perk, type_mark
from edo_table.games.iki.table.art.market import token, token_back
from edo_table.games.iki.table.art.pieces import ikizama, kobun, marker, oyakata
from edo_table.games.iki.table.art.sentence import trade
from edo_table.games.iki.table.art.shops import shop_mark
from edo_table.games.iki.table.art.type_marks import type_style

__all__ = [
    "CARD_RATIO",
    "WORDS_FROM",
    "CardWords",
    "amount",
    "building",
    "card",
    "good",
    "icon",
    "ikizama",
    "kobun",
    "kobun_place",
    "marker",
    "oyakata",
    "perk",
    "shop_mark",
    "token",
    "token_back",
    "trade",
    "type_mark",
    "type_style",
]
