"""Every token of the market and every building: prices, effects, and what they count, as the rulebook says."""

from __future__ import annotations

from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.rules import create
from edo_table.games.iki.state import IkiState

GAME = create(shipped())

FISH = {
    "spring": ((2, 0), (3, 1)), "summer": ((3, 0), (8, 7)), "autumn": ((3, 0), (4, 1)), "winter": ((4, 0), (9, 7)),
}  # fmt: skip
"""By season: price and bonus."""
PIPES: dict[str, tuple[tuple[int, dict[str, int]], ...]] = {
    "spring": ((3, {"firefighting": 1}), (4, {"firefighting": 1})),
    "summer": ((4, {"rice": 1}), (5, {"sandal": 2})),
    "autumn": ((4, {"firefighting": 1}), (6, {"firefighting": 2})),
    "winter": ((5, {"experience": 1}), (8, {"koban": 1})),
}
POUCHES = {"spring": (2, 3), "summer": (4, 2), "autumn": (4, 3), "winter": (5, 3)}
COUNTED = {
    "pouch-spring-1": 2, "pouch-spring-2": 3, "pouch-summer-1": 4, "pouch-summer-2": 3, "pouch-autumn-1": 2,
    "pouch-autumn-2": 3, "pouch-winter-1": 5, "pouch-winter-2": 4,
}  # fmt: skip
"""What pouches count for a player with level 7, three artisans and a special, and 18 mon."""
MONTHS = {"spring": 1, "summer": 4, "autumn": 7, "winter": 10}
BUILDINGS: dict[str, tuple[dict[str, int], int]] = {
    "inn": ({"wood": 1, "koban": 1}, 12),
    "shrine": ({"wood": 1, "koban": 2}, 22),
    "kabuki-theater": ({"wood": 2, "koban": 2}, 26),
    "restaurant": ({"wood": 3}, 13),
    "merchant-house": ({"wood": 2, "rice": 2}, 15),
    "storehouse": ({"wood": 2, "sandal": 2}, 20),
    "well": ({"wood": 2, "mon": 4}, 14),
    "farmhouse": ({"wood": 1, "rice": 2}, 2),
    "fire-watchtower": ({"wood": 2}, 3),
    "imperial-villa": ({"wood": 2, "rice": 1}, 4),
}
"""Price; what it counts for a player with 5 sandals, 5 rice, level 7, and fish worth 13."""


def begin(given: dict[str, Any]) -> IkiState:
    return GAME.arrange(Setup(3, 0), given)


def choose(state: IkiState, kind: str, **args: str) -> None:
    codes = [code for code in GAME.legal(state) if GAME.spec(state, code).kind == kind]
    GAME.apply(state, next(code for code in codes if args.items() <= GAME.spec(state, code).args.items()))


def player(state: IkiState) -> dict[str, Any]:
    facts: dict[str, Any] = GAME.position(state)["players"][0]
    return facts


def offered(state: IkiState) -> set[str]:
    specs = [GAME.spec(state, code) for code in GAME.legal(state)]
    return {str(spec.args["token"]) for spec in specs if spec.kind == "buy"}


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in (*GOODS, "firefighting") if after[name] != before[name]}


def test_all_tokens_are_there_and_their_prices_are_reconstructed() -> None:
    ids = {f"{kind}-{season}-{n}" for kind in ("fish", "pipe", "pouch") for season in MONTHS for n in (1, 2)}
    assert {token.id for token in GAME.content.tokens} == ids
    assert {token.status for token in GAME.content.tokens} == {"reconstruction"}


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("season", MONTHS)
@pytest.mark.parametrize("kind", ["fish", "pipe", "pouch"])
def test_buying(kind: str, season: str, number: int) -> None:
    """Each token has its price, brings what it brings at once, and leaves the market."""
    token, effect = f"{kind}-{season}-{number}", dict[str, int]()
    if kind == "fish":
        price = FISH[season][number - 1][0]
    elif kind == "pouch":
        price = POUCHES[season][number - 1]
    else:
        price, effect = PIPES[season][number - 1]
    given = {"month": MONTHS[season], "board": {"se1": "cotton-peddler"}}
    shop = "fish-market" if kind == "fish" else "tobacco-shop"
    assert token not in offered(begin({**given, "players": [{"at": shop, "mon": price - 1}]}))
    state = begin({**given, "players": [{"at": shop, "mon": price}]})
    before = player(state)
    choose(state, "buy", token=token)
    if "experience" in effect:
        choose(state, "raise", stall="se1")
        assert GAME.position(state)["board"]["se1"]["experience"] == 1
        effect = {}
    after = player(state)
    assert changes(before, after) == {"mon": -price, **effect}
    assert after["tokens"] == [token]
    assert token not in GAME.position(state)["market"]
    assert GAME.position(state)["step"] == "business"


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("season", MONTHS)
def test_a_fish_counts_its_bonus(season: str, number: int) -> None:
    state = begin({"step": "over", "players": [{"tokens": [f"fish-{season}-{number}"]}]})
    lines = {line.id: line.values for line in GAME.explain_scores(state).lines}
    assert lines["fish"] == (3 + FISH[season][number - 1][1], 0, 0)


@pytest.mark.parametrize("has_pipe", [False, True])
@pytest.mark.parametrize("pouch", COUNTED)
def test_a_pouch_counts(pouch: str, has_pipe: bool) -> None:
    tokens = [pouch, *(["pipe-summer-2"] if has_pipe else [])]
    hired = ["dice-maker", "printer", "hairdresser", "monk"]
    state = begin({"step": "over", "players": [{"tokens": tokens, "retired": hired, "firefighting": 7, "mon": 18}]})
    lines = {line.id: line.values for line in GAME.explain_scores(state).lines}
    assert lines["tobacco"] == (COUNTED[pouch] * (2 if has_pipe else 1), 0, 0)


def test_all_buildings_are_there() -> None:
    assert [building.id for building in GAME.content.buildings] == list(BUILDINGS)
    printed = [building.id for building in GAME.content.buildings if building.status == "printed"]
    assert printed == ["inn"]


@pytest.mark.parametrize("building", BUILDINGS)
def test_building(building: str) -> None:
    """At the site each building costs what its card says and a mon, and all of it; then it stands there."""
    cost, _ = BUILDINGS[building]
    price = {**cost, "mon": cost.get("mon", 0) + 1}
    goods = {"mon": 0, "rice": 0, "sandal": 0, "wood": 0, "koban": 0, **price}
    for lacking in price:
        short = {**goods, lacking: goods[lacking] - 1}
        state = begin({"offer": [building], "players": [{"at": "construction-site", **short}]})
        assert not any(GAME.spec(state, code).kind == "build" for code in GAME.legal(state)), lacking
    state = begin({"offer": [building], "players": [{"at": "construction-site", **goods}]})
    before = player(state)
    choose(state, "build", building=building, stall="nw1")
    assert changes(before, player(state)) == {good: -number for good, number in price.items()}
    facts = GAME.position(state)
    assert facts["board"]["nw1"] == {"card": building, "owner": 0, "experience": 0}
    assert (facts["offer"], player(state)["kobuns"]) == ([], 3)


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_counts(building: str) -> None:
    given = {"tokens": ["fish-spring-1", "fish-summer-2"], "sandal": 5, "rice": 5, "firefighting": 7}
    state = begin({"step": "over", "board": {"nw1": building}, "players": [given]})
    lines = {line.id: line.values for line in GAME.explain_scores(state).lines}
    assert lines["buildings"] == (BUILDINGS[building][1], 0, 0)
