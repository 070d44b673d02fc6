"""Akebono's pictures, in the hand of IKI's: cached surfaces, made at their final size.

Importing this package gives IKI's pictures what the expansion has, so that IKI's functions draw its components too:
`card` (New Characters with their month and what hiring brings), `building`, `token` (a price only where there is one),
`perk` (also doctor, messenger, owner, boat), `shop_mark` (also the bridge), `type_mark` (also "open"), `good` and
`amount` (also trade, boat, personality, fish, pipe, pouch, other-experience, step-back, cards, new-character, artisan,
step), `icon` (also activate, build-or-boat, meet, retire, relocate, now, ongoing, at-the-end ...: see `signs.SIGNS`),
`trade` (with spaces on the trade track).  They are passed on here, beside what only the expansion has: `boat`,
`boat_in_river`, `wave`, `personality`, `personality_back`, `starting_tile`, `month_mark`, `sailor`, `trade_marker`,
`grand_master`.
"""

from __future__ import annotations

from edo_table.games.iki.table.art import (
    CARD_RATIO,
    WORDS_FROM,
    CardWords,
    amount,
    building,
    card,
    good,
    icon,
    ikizama,
    kobun,
    kobun_place,
    marker,
    oyakata,
    perk,
    shop_mark,
    token,
    token_back,
    trade,
    type_mark,
    type_style,
)
from edo_table.games.iki_akebono.table.art.adding import add_all
from edo_table.games.iki_akebono.table.art.boats import (
    BOAT_RATIO,
    RIVER_RATIO,
    SIDES,
    WAVE_RATIO,
    BoatSide,
    boat,
    boat_in_river,
    wave,
)
from edo_table.games.iki_akebono.table.art.month import month_mark
from edo_table.games.iki_akebono.table.art.personalities import personality, personality_back
from edo_table.games.iki_akebono.table.art.pieces import grand_master, sailor, trade_marker
from edo_table.games.iki_akebono.table.art.tokens import starting_tile

add_all()

__all__ = [
    "BOAT_RATIO",
    "CARD_RATIO",
    "RIVER_RATIO",
    "SIDES",
    "WAVE_RATIO",
    "WORDS_FROM",
    "BoatSide",
    "CardWords",
    "amount",
    "boat",
    "boat_in_river",
    "building",
    "card",
    "good",
    "grand_master",
    "icon",
    "ikizama",
    "kobun",
    "kobun_place",
    "marker",
    "month_mark",
    "oyakata",
    "perk",
    "personality",
    "personality_back",
    "sailor",
    "shop_mark",
    "starting_tile",
    "token",
    "token_back",
    "trade",
    "trade_marker",
    "type_mark",
    "type_style",
    "wave",
]
