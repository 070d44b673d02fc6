"""What the portraits of the personalities are made of; see IKI's `recipes`."""

from __future__ import annotations

from edo_table.games.iki.table.art.recipes import Recipe

# fmt: off
FAMOUS: dict[str, Recipe] = {
    "tsutaya-juzaburo": Recipe("topknot", "smile", "prints", "#A9663A", "twin", "#E0B888", scale=1.12, wear="haori",
        band="#2F4A3A", mark="mountain"),
    "nezumi-kozo": Recipe("thief-towel", "stern", "loot", "#1C2233", "stripe", "#3A4460", scale=1.1, collar="#8E2A22"),
    "rai-sanyo": Recipe("scholar", "stern", "histories", "#6B6257", "hstripe", "#8F8577", scale=1.1, wear="haori",
        band="#4A3A5C", mark="flower"),
    "maeno-ryotaku": Recipe("stubble", "old", "dutch-book", "#4E6A6A", "check", "#7A9494", scale=1.12, wear="haori",
        band="#2B2724", mark="flower"),
    "mogami-tokunai": Recipe("fur-hat", "stern", "north-map", "#2F4F6E", "hstripe", "#4E7090", scale=1.14,
        wear="fur-collar", beard="black", skin="#E2B98E"),
    "hiroshige": Recipe("shaven", "old", "rain-print", "#3A4A60", scale=1.06, wear="stole", band="#8A7A5A",
        has_beads=True),
    "hokusai": Recipe("bald", "old", "wave-and-brush", "#5F5648", "check", "#857A66", scale=1.2, beard="white",
        collar="#1D4F72"),
    "ota-nanpo": Recipe("cap", "smile", "poem-and-cup", "#8E4A5C", "leaf", "#D9A9B0", scale=1.12, band="#3E5A78",
        skin="#EDB995"),
    "ema-saiko": Recipe("lady", "lady", "bamboo-scroll", "#6E8A6A", "leaf", "#CFE0C4", scale=1.12, collar="#4A2F45",
        is_flipped=True),
    "chiba-shusaku": Recipe("swordsman", "stern", "fencing-gear", "#27406A", "dot", "#5A78A6", scale=1.08,
        wear="fencing", collar="#F4EFE2"),
    "sugita-genpaku": Recipe("shaven", "old", "anatomy", "#6A4A3A", "hstripe", "#8A6A56", scale=1.12, wear="haori",
        band="#3F4A3F", mark="sun", beard="white"),
    "jippensha-ikku": Recipe("headband", "sing", "travel-gear", "#3F7F86", "check", "#7FB0B4", scale=1.12,
        band="#C8402F", collar="#8E3A2F"),
    "siebold": Recipe("foreign", "plain", "hydrangea", "#1F2F52", scale=1.08, wear="tail-coat", skin="#F3D6BC"),
    "ryokan": Recipe("stubble", "smile", "thread-balls", "#3F3F44", scale=1.06, wear="stole", band="#7A6A4A",
        has_beads=False),
    "ino-tadataka": Recipe("lacquer-hat", "old", "surveying", "#5F6E5A", "stripe", "#84946E", scale=1.1, wear="haori",
        band="#5A3A2A", mark="mountain"),
    "hiraga-gennai": Recipe("topknot", "smile", "elekiter", "#A8552F", "flower", "#E3A56A", scale=1.14,
        collar="#2F2B4A", size=0.97),
    "kobayashi-issa": Recipe("dome-hat", "old", "frog", "#7A7A5A", "kasuri", "#A6A682", scale=1.12,
        collar="#4A3F30"),
    "watanabe-kazan": Recipe("topknot", "stern", "portrait-scroll", "#E3DCC8", scale=1.1, wear="wings", band="#3E5672",
        mark="pine"),
    "shiba-kokan": Recipe("cap", "plain", "oil-painting", "#4A6A86", "wave", "#9AB9CC", scale=1.14, band="#8E2A22",
        beard="black"),
    "katsushika-oi": Recipe("brush-bun", "plain", "night-lantern", "#4A3A54", "flower", "#B07A8A", scale=1.14,
        skin="#F2DCBC", collar="#C8402F", is_flipped=True),
}
# fmt: on
