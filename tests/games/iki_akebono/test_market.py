"""Every token, building and boat that Akebono adds: prices, effects, and what they count, as its rulebook says.

What they say is written down in box.py, apart from the data.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.iki_akebono import box
from tests.games.iki_akebono.playing import begin, can, changes, counted, facts, net, play

MONTHS = {"spring": 1, "summer": 4, "autumn": 7, "winter": 10}
TOKENS = {name: columns for name, columns in box.rows(box.TOKENS).items() if columns[0] != "-"}
BUILDINGS = box.rows(box.BUILDINGS)
BOATS = {name: columns for name, columns in box.rows(box.BOATS).items() if name != "tea-boat"}
GOODS = ("mon", "rice", "sandal", "wood", "koban")
POUCHES = {"pouch-spring-3": 2, "pouch-summer-3": 3, "pouch-autumn-3": 1, "pouch-winter-3": 6}
"""What they count for a player who met two, with 7 spaces of trade, and a Kobun on a building."""
HOUSES = {
    "inn-for-sailors": 2, "kimono-shop": 12, "picture-book-shop": 10, "pub": 15, "public-bathhouse": 2,
    "private-school": 6, "storytellers-theater": 8, "tea-house": 2, "temple": 30, "wholesale-shipping-agency": 14,
}  # fmt: skip
"""What they count for a player with a boat, three artisans, a special and a seller, five tokens, two personalities, and
7 spaces of trade."""


def now(token: str) -> dict[str, int]:
    """Return what a token brings at once."""
    name, _, rest = TOKENS[token][2].partition(" ")
    return box.amounts(rest) if name == "now" else {}


def price_of(token: str) -> int:
    return int(TOKENS[token][1].rstrip("?"))


def shelves(season: str, river: str | None) -> list[str]:
    """Return what lies in the river: the first of each kind, but one token."""
    kinds = ("fish", "pipe", "pouch")
    return [river if river and river.startswith(kind) else f"{kind}-{season}-1" for kind in kinds]


@pytest.mark.parametrize("is_in_river", [False, True])
@pytest.mark.parametrize("token", TOKENS)
def test_buying(token: str, is_in_river: bool) -> None:
    """On the market and in the river each token has its price, brings what it brings at once, and is gone then."""
    season, price = TOKENS[token][0], price_of(token)
    shop = "nihonbashi-bridge" if is_in_river else "fish-market" if token.startswith("fish") else "tobacco-shop"
    given: dict[str, Any] = {
        "month": MONTHS[season],
        "river": shelves(season, token if is_in_river else None),
        "boats": {"shop-boat": {"owner": 0}},
    }

    def stand(mon: int) -> Any:
        match = begin({**given, "players": [{"at": shop, "mon": mon, "rice": 0, "sandal": 0}]})
        if is_in_river and can(match, "activate", boat="shop-boat"):
            play(match, "activate", boat="shop-boat")
        return match

    assert not can(stand(price - 1), "buy", token=token)
    match = stand(price)
    before = facts(match)
    play(match, "buy", token=token)
    after = facts(match)
    assert changes(before, after, 0) == net(now(token), {"mon": price})
    assert after["players"][0]["tokens"] == [token]
    assert token not in (*after["market"], *after["river"])
    assert after["step"] == "business"


@pytest.mark.parametrize("season", MONTHS)
def test_each_fish_counts_its_bonus(season: str) -> None:
    token = f"fish-{season}-3"
    name, _, bonus = TOKENS[token][2].partition(" ")
    match = begin({"step": "over", "board": {"nw1": "restaurant"}, "players": [{"tokens": [token]}]})
    counts = 3 + (int(bonus) if name == "bonus" else 0)
    assert counted(match, "fish") == (counts, 0, 0)
    assert counted(match, "buildings") == (counts, 0, 0)


@pytest.mark.parametrize("has_pipe", [False, True])
@pytest.mark.parametrize("pouch", POUCHES)
def test_a_pouch_counts(pouch: str, has_pipe: bool) -> None:
    tokens = [pouch, *(["pipe-summer-2"] if has_pipe else [])]
    player = {"tokens": tokens, "met": ["hokusai", "nezumi-kozo"], "trade": 7, "posted": 1}
    match = begin({"step": "over", "board": {"nw1": "inn"}, "players": [player]})
    assert counted(match, "tobacco") == (POUCHES[pouch] * (2 if has_pipe else 1), 0, 0)


@pytest.mark.parametrize("building", BUILDINGS)
def test_building(building: str) -> None:
    """At the site each building costs what its card says and a mon, and all of it; then it stands there."""
    cost = box.amounts(BUILDINGS[building][0])
    tokens = [{"fish": "fish-spring-1", "pipe": "pipe-spring-1"}[name] for name in ("fish", "pipe") if name in cost]
    price = {"mon": 0, **{name: number for name, number in cost.items() if name in GOODS}}
    price["mon"] += 1
    goods = dict.fromkeys(GOODS, 0) | price

    def stand(**player: Any) -> Any:
        return begin(
            {
                "month": 3,
                "offer": [building],
                "players": [{"at": "construction-site", **goods, "tokens": tokens, **player}],
            }
        )

    for lacking in price:
        assert not can(stand(**{lacking: goods[lacking] - 1}), "build"), lacking
    if tokens:
        assert not can(stand(tokens=[]), "build")
    match = stand()
    before = facts(match)
    play(match, "build", building=building, stall="nw1")
    after = facts(match)
    assert changes(before, after, 0) == net({}, price)
    assert after["players"][0]["tokens"] == []
    assert after["players"][0]["spent"] == tokens
    assert after["board"]["nw1"] == {"card": building, "owner": 0, "experience": 0}
    assert (after["offer"], after["players"][0]["kobuns"]) == ([], 3)
    assert after["step"] == "business"


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_counts(building: str) -> None:
    player = {
        "retired": ["dice-maker", "printer", "mask-crafter", "monk", "drug-store"],
        "tokens": ["fish-spring-1", "fish-summer-2", "pipe-spring-1", "pouch-spring-1", "pouch-winter-3"],
        "met": ["hokusai", "nezumi-kozo"],
        "trade": 7,
    }
    cost = box.amounts(BUILDINGS[building][0])
    spent = [{"fish": "fish-winter-1", "pipe": "pipe-winter-1"}[name] for name in ("fish", "pipe") if name in cost]
    board = {"nw1": building}
    match = begin(
        {
            "step": "over",
            "board": board,
            "boats": {"taxi-boat": {"owner": 0}, "houseboat": {"owner": 1}},
            "players": [{**player, "spent": spent}],
        }
    )
    assert counted(match, "buildings") == (HOUSES[building], 0, 0)


@pytest.mark.parametrize("boat", BOATS)
def test_building_a_boat(boat: str) -> None:
    """At the site each boat costs what it shows and a mon, and all of it; its spaces of trade are those it shows."""
    _, cost, steps = BOATS[boat][:3]
    price = {"mon": 0, **box.amounts(cost)}
    price["mon"] += 1
    goods = dict.fromkeys(GOODS, 0) | price
    for lacking in price:
        short = {**goods, lacking: goods[lacking] - 1}
        match = begin({"offer": [], "players": [{"at": "construction-site", **short}]})
        assert not can(match, "build_boat", boat=boat), lacking
    match = begin({"offer": [], "players": [{"at": "construction-site", **goods}]})
    before = facts(match)
    play(match, "build_boat", boat=boat, wave=7 if boat == "shop-boat" else 4)
    if facts(match)["step"] == "boat_bonus":
        play(match, "take_trade")
    after = facts(match)
    assert changes(before, after, 0) == net({"trade": int(steps)}, price)
    assert after["boats"][boat]["owner"] == 0
    assert after["players"][0]["kobuns"] == 4
    assert after["step"] == "business"


SIDES = [(name, "ab"[number]) for name, columns in box.rows(box.BOATS).items() for number in range(len(columns) - 3)]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("boat", "side"), SIDES)
def test_activating(boat: str, side: str, owner: int) -> None:
    """What a side of a boat costs and brings; another owner moves a space up, oneself not (A9)."""
    pay, arrow, does = box.rows(box.BOATS)[boat]["ab".index(side) + 3].partition(" > ")
    price = box.amounts(pay if arrow else "-")
    does = does if arrow else pay
    pipes = price.pop("pipe", 0)
    goods = {"mon": 0, "rice": 0, "sandal": 0, "wood": 0, "koban": 0} | price
    extra = {"hire": {"mon": 4}, "market": {"mon": 3}, "exchange": {"sandal": 1}}.get(does.split()[0], {})
    given: dict[str, Any] = {
        "bridge": ["tsutaya-juzaburo", "nezumi-kozo"],
        "row": ["monk"],
        "board": {"sw1": "cotton-peddler"},
        "river": ["fish-spring-1", "pipe-spring-1", "pouch-spring-2"],
        "boats": {boat: {"side": side} if boat == "tea-boat" else {"side": side, "owner": owner}},
        "players": [{"at": "nihonbashi-bridge", **goods, **extra, "iki": 0, "tokens": ["pipe-spring-2"][:pipes]}],
    }
    for lacking in price:
        short = {**given["players"][0], lacking: goods[lacking] - 1}
        assert not can(begin({**given, "players": [short]}), "activate", boat=boat), lacking
    if pipes:
        assert not can(begin({**given, "players": [{**given["players"][0], "tokens": []}]}), "activate", boat=boat)
    match = begin(given)
    before = facts(match)
    play(match, "activate", boat=boat)
    expected = dict(price)
    gain: dict[str, int] = {}
    if does == "hire":
        play(match, "hire", character="monk", stall="sw2")
        expected, gain = {"mon": 4}, {"firefighting": 1}
    elif does == "market":
        play(match, "buy", token="fish-spring-1")
        expected = {"mon": 2}
    elif does.startswith("exchange"):
        play(match, "exchange", good="sandal", count=1)
        expected, gain = {"sandal": 1}, {"rice": 1}
    elif does == "boat-token":
        gain = {"boat_tokens": 1}
    elif does == "meet":
        play(match, "meet", personality="rai-sanyo")
        assert facts(match)["players"][0]["met"] == ["rai-sanyo"]
    else:
        gain = box.amounts(does)
        if gain.pop("experience", 0):
            play(match, "raise", stall="sw1")
            assert facts(match)["board"]["sw1"]["experience"] == 1
    after = facts(match)
    assert changes(before, after, 0) == net(gain, expected)
    assert changes(before, after, 1) == ({"trade": 1} if owner and boat != "tea-boat" else {})
    assert len(after["players"][0]["spent"]) == pipes
    assert after["step"] == "business"
