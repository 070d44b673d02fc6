"""What every character's portrait is made of: hair, face, cloth and the thing of the trade."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from edo_table.games.iki.table.art.faces import Face
from edo_table.games.iki.table.art.register import Register
from edo_table.games.iki.table.art.textiles import Textile
from edo_table.ui.print import palette as p
from edo_table.ui.theme import Crest


@dataclass(frozen=True, slots=True)
class Recipe:
    """Parts and colours of a portrait; `figure` is the colour of the cloth's pattern, `band` that of headgear.

    `scale` enlarges the thing of the trade, `size` the person.  An empty colour means the usual one.  `wear` names
    something worn over the robe or instead of it (see `bust.WORN`).
    """

    hair: str = "topknot"
    face: Face = "plain"
    prop: str = "hire"
    cloth: str = p.AI
    textile: Textile | None = None
    figure: str = p.KAME
    scale: float = 1.0
    size: float = 1.0
    collar: str = ""
    skin: str = ""
    mark: Crest | None = None
    beard: Literal["", "black", "white"] = ""
    band: str = p.AI
    has_beads: bool = False
    is_flipped: bool = False
    wear: str = ""


# fmt: off
RECIPES: dict[str, Recipe] = {
    "boiled-egg-peddler": Recipe("headband", "smile", "eggs", "#3E6E8E", "kasuri", "#E8E2CE"),
    "cotton-peddler": Recipe("hat", "plain", "cotton", "#8A6A4A", "twin", "#D9C29A", scale=1.1),
    "eyeglass-peddler": Recipe("white", "old", "glasses", "#5A5F66", "stripe", "#8B9299", scale=0.95),
    "salt-peddler": Recipe("scarf", "plain", "salt", "#6FA3A8", "check", "#3F7078"),
    "book-lender": Recipe("topknot", "plain", "books", "#6B5B7E", "stripe", "#8F7FA6", scale=1.1, is_flipped=True),
    "sake-peddler": Recipe("headband", "smile", "sake", "#1D5B79", "wave", "#8FB9C4", scale=1.05, skin="#EDB995"),
    "soap-bubble-man": Recipe("hat", "blow", "bubbles", "#B5804A", "check", "#8A5A2C", scale=1.1),
    "dice-maker": Recipe("headband", "stern", "die", "#7B8F5A", "stripe", "#5C6E40", scale=1.1, band="#C8402F"),
    "sandal-maker": Recipe("topknot", "plain", "sandal", "#7A5638", "hstripe", "#A67F58"),
    "seamstress": Recipe("lady", "lady", "thread", "#9C6F8E", "flower", "#E8CBDD", scale=1.1, collar="#3F2F45"),
    "ukiyoe-artist": Recipe("white", "old", "brush", "#3F5B3A", "stripe", "#6F8A66", scale=1.1),
    "monk": Recipe("shaven", "plain", "bell", "#D08A3A", "hstripe", "#B06A20", scale=1.1, collar="#27231F",
        has_beads=True),
    "ox-cart": Recipe("hat", "stern", "ox", "#3E6E8E", "check", "#27506C", is_flipped=True),
    "yamabushi": Recipe("hermit", "stern", "conch", "#F1E6CC", scale=1.1, collar="#C8402F", beard="black"),
    "carpenter": Recipe("headband", "stern", "saw", "#1F3D5C", scale=1.1, collar="#27231F", mark="mountain"),
    "kite-maker": Recipe("topknot", "smile", "kite", "#A8763E", "dot", "#E7C38C", scale=1.1),
    "cloth-dyer": Recipe("scarf", "plain", "cloth", "#2F5F8A", "leaf", "#9EC3DC", scale=1.1, band="#C8402F"),
    "soba-stand": Recipe("headband", "sing", "noodles", "#5C6E40", "stripe", "#84966A", scale=1.1),
    "dumpling-peddler": Recipe("kerchief", "lady", "dumplings", "#D08A6A", "check", "#B0603E", band="#C8402F"),
    "used-clothes-peddler": Recipe("topknot", "smile", "robe", "#7E7A9C", "twin", "#B3AFCB", scale=1.1,
        is_flipped=True),
    "water-peddler": Recipe("headband", "sing", "bucket", "#C3DDDC", "wave", "#1D5B79", scale=1.05, collar="#1D5B79"),
    "watermelon-peddler": Recipe("hat", "smile", "watermelon", "#4E7A4A", "stripe", "#2F5530", scale=1.1),
    "engraver": Recipe("topknot", "plain", "chisel", "#8A7A5A", "hstripe", "#6A5A3C", scale=1.1),
    "lantern-maker": Recipe("headband", "plain", "lantern", "#8E3A2F", "kasuri", "#E8B9A0", scale=1.05),
    "umbrella-maker": Recipe("topknot", "smile", "umbrella", "#3F6E6A", "wave", "#8FBDB6", scale=1.15, is_flipped=True),
    "day-laborer": Recipe("scarf", "stern", "basket", "#8A8378", "check", "#6B655A", scale=1.05, skin="#E2B98E"),
    "firefighter": Recipe("fire-hood", "stern", "standard", "#1F2F4A", "hstripe", "#3E5678", scale=1.2,
        collar="#C8402F", mark="wave", band=p.KON),
    "shrine-maiden": Recipe("maiden", "lady", "wand", "#FBF7EC", scale=1.1, collar="#C8402F"),
    "fireworks-maker": Recipe("headband", "smile", "fireworks", "#27304A", "dot", "#E8A317", scale=1.15,
        band="#E8A317"),
    "plasterer": Recipe("scarf", "plain", "trowel", "#A9A18E", scale=1.1, collar="#3F5B3A", mark="sun"),
    "eel-stand": Recipe("headband", "stern", "eel", "#6A4A2F", "stripe", "#8F6A48", scale=1.1, band="#6A4A2F"),
    "greengrocer": Recipe("kerchief", "smile", "radish", "#8A9A4A", "check", "#6A7A30", scale=0.98, band="#3F5B3A"),
    "firewood-peddler": Recipe("hat", "plain", "wood", "#6A5A48", "stripe", "#8F7F68"),
    "fish-peddler": Recipe("headband", "sing", "fish", "#2F5F8A", "wave", "#BFD9E6", scale=1.05),
    "mask-seller": Recipe("topknot", "smile", "mask", "#B0603E", "flower", "#F0D0B0"),
    "clocksmith": Recipe("topknot", "old", "clock", "#4A4F5C", "twin", "#7A8090", scale=1.1, is_flipped=True),
    "hairdresser": Recipe("bun", "lady", "comb", "#5B7E8E", "stripe", "#89A9B6", scale=1.1),
    "printer": Recipe("headband", "plain", "baren", "#7B9B52", "kasuri", "#E6EBCB", scale=1.1),
    "shamisen-player": Recipe("lady", "lady", "shamisen", "#3F5B6E", "leaf", "#A9C3CE", scale=1.2, collar="#C8402F"),
    "construction-worker": Recipe("headband", "stern", "mallet", "#7A3E30", scale=1.1, skin="#E2B98E", mark="mountain"),
    "puppeteer": Recipe("hood", "plain", "puppet", "#2B2724", scale=1.15, collar="#4A4540", band="#2F2B29"),
    "tatsumi-geisha": Recipe("geisha", "lady", "hand-drum", "#2F2A3C", "leaf", "#C8402F", scale=1.1, collar="#C8402F"),
    "puppet-maker": Recipe("white", "old", "puppet-head", "#6E7B5C", "check", "#57634A", scale=1.1, is_flipped=True),
    "tatami-maker": Recipe("topknot", "stern", "tatami", "#4E6A4A", "hstripe", "#7A9470", scale=1.15),
    "sushi-stand": Recipe("headband", "smile", "sushi", "#F1E6CC", scale=1.15, collar="#1D5B79", mark="wave"),
    "tempura-stand": Recipe("scarf", "sing", "shrimp", "#C98A4B", "stripe", "#A0682E", scale=1.1, band="#C8402F"),
    "charcoal-peddler": Recipe("scarf", "old", "charcoal", "#4A4540", "check", "#6B655C", scale=1.1, skin="#D9B084"),
    "chili-peddler": Recipe("hat", "sing", "chili", "#A03226", "dot", "#F0C090", scale=1.1),
    "trumpet-candy-peddlers": Recipe("child", "blow", "trumpet", "#D9A93A", "flower", "#C8402F", scale=1.15, size=0.9),
    "candy-maker": Recipe("bun", "smile", "candy", "#C98A9A", "dot", "#FBF0EC", scale=1.15, skin="#F2DCBC"),
    "folding-fan-maker": Recipe("lady", "lady", "fan", "#7A6AA6", "flower", "#DAD2EE", scale=1.1, is_flipped=True),
    "glassblower": Recipe("headband", "blow", "bottle", "#4E8A94", "stripe", "#8FBCC4", scale=1.1),
    "writing-brush-maker": Recipe("white", "old", "pens", "#54606E", "twin", "#8A96A4", scale=0.95, beard="white"),
    "kabuki-actor": Recipe("wig", "painted", "face-paint", "#C8402F", "hstripe", "#E08A4A", scale=1.05,
        collar="#27231F"),
    "samurai": Recipe("topknot", "stern", "sword", "#27304A", scale=1.1, collar="#6B7378", mark="sun"),
    "sumo-wrestler": Recipe("wrestler", "stern", "war-fan", "#2F4F7A", "wave", "#9EB9DC",
        scale=1.05, size=1.13, skin="#F2D3AE"),
    "buddhist-sculptor": Recipe("shaven", "old", "buddha", "#6A5A48", scale=1.15, beard="white"),
    "karuta-maker": Recipe("bun", "lady", "playing-cards", "#3F5B3A", "flower", "#D9A93A", scale=1.15),
    "stone-cutter": Recipe("headband", "stern", "stone", "#6B7378", "check", "#50585D", scale=1.1, skin="#E2B98E"),
    "incense-shop": Recipe("lady", "lady", "incense", "#8A6A9A", "wave", "#CDB9DA", scale=1.1, is_flipped=True),
}
# fmt: on
KNOWN_RECIPES = Register("recipe", RECIPES)
"""With those of an expansion's people."""
