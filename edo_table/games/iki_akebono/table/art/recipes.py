"""What the portraits of the expansion's people are made of; see IKI's `recipes`."""

from __future__ import annotations

from edo_table.games.iki.table.art.recipes import Recipe

# fmt: off
PEOPLE: dict[str, Recipe] = {
    "wood-seller": Recipe("headband", "plain", "timber", "#7A6244", "hstripe", "#A68A62", scale=1.1, band="#3F6E5A"),
    "calendar-seller": Recipe("dome-hat", "smile", "calendar", "#9C4A3A", "check", "#C98A6A", scale=1.08),
    "taiko-seller": Recipe("front-knot", "sing", "taiko", "#1F3D5C", "wave", "#7FA8C4", scale=1.12, band="#C8402F"),
    "doctor": Recipe("shaven", "stern", "medicine-chest", "#4E5A52", "hstripe", "#6E7C70", scale=1.05, wear="haori",
        band="#2F2B29", mark="flower"),
    "express-messenger": Recipe("headband", "sing", "letter-box", "#C8402F", "stripe", "#E08A6A", scale=1.15,
        skin="#E2B98E", band="#1D5B79"),
    "ship-carpenter": Recipe("front-knot", "stern", "keel", "#27506C", "hstripe", "#3E6E8E", scale=1.12, mark="wave",
        band="#27506C"),
    "water-wheel-carpenter": Recipe("dome-hat", "plain", "water-wheel", "#4E6A4A", "check", "#6F8A66", scale=1.1,
        skin="#E2B98E"),
    "drug-store": Recipe("white", "smile", "mortar", "#7A6E4C", "twin", "#A39670", scale=1.12, beard="white"),
    "tofu-stand": Recipe("kerchief", "smile", "tofu", "#5B7E9C", "kasuri", "#DCE6EE", scale=1.12, band="#1D5B79"),
    "cabinet-maker": Recipe("topknot", "stern", "chest", "#8A5A34", "stripe", "#AE7C50", scale=1.05),
    "mask-crafter": Recipe("scarf", "old", "demon", "#3A3F4A", "dot", "#8A919C", scale=1.05, band="#3F5B3A"),
    "goldfish-seller": Recipe("hat", "smile", "goldfish", "#C3DDDC", "wave", "#6FA3A8", scale=1.08, collar="#1D5B79"),
    "flower-seller": Recipe("scarf", "lady", "flowers", "#7A6AA6", "flower", "#DAD2EE", scale=1.15, band="#C8402F"),
    "fisherman": Recipe("hat", "old", "fishing-rod", "#5F7048", scale=1.1, wear="rain-cape", skin="#D9B084"),
    "nagaya-owner": Recipe("topknot", "smile", "ledger", "#B98A4A", "stripe", "#8F6428", scale=1.08, wear="haori",
        band="#3E3A5C", mark="mountain", size=1.05),
    "papier-mache-artist": Recipe("bun", "smile", "daruma", "#D9A9A0", "flower", "#B0524A", scale=1.05,
        skin="#F2DCBC", collar="#7A2A22"),
    "repairman": Recipe("scarf", "plain", "mended-pot", "#5F4A3A", "check", "#85694F", scale=1.12, band="#6A4A2F",
        skin="#E2B98E"),
    "boatman": Recipe("front-knot", "stern", "oar", "#1D5B79", "wave", "#8FB9C4", scale=1.15, skin="#D9AE84",
        band="#C8402F"),
    "swordsmith": Recipe("eboshi", "stern", "forge", "#FBF7EC", scale=1.12, collar="#C8402F", beard="black"),
    "ceramic-seller": Recipe("kerchief", "plain", "bowls", "#3F5F8A", "stripe", "#7A98BC", scale=1.1, band="#2F5F8A",
        is_flipped=True),
    "seaweed-shop": Recipe("bun", "smile", "seaweed", "#4A6B5A", "kasuri", "#C9DCCB", scale=1.08, band="#3F5B3A",
        is_flipped=True),
    "policeman": Recipe("topknot", "stern", "jitte", "#8A919A", "twin", "#5F666E", scale=1.15, wear="haori",
        band="#27231F", mark="sun"),
    "shamisen-master": Recipe("grey-lady", "old", "plectrum", "#54456B", "leaf", "#B0A0C8", scale=1.15,
        collar="#C8402F", is_flipped=True),
    "mounted-samurai": Recipe("helmet", "stern", "horse", "#1F2F4A", scale=1.15, wear="armour", beard="black"),
    "rice-broker": Recipe("topknot", "smile", "bales", "#8E3A2F", "twin", "#B9695A", scale=1.12, wear="haori",
        band="#1F2F4A", mark="wave", size=1.06, is_flipped=True),
}
# fmt: on
