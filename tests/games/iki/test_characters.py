"""Every character: its card, hiring, skill, experience, salaries and retirement, as the rulebook says."""

from __future__ import annotations

from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.match import Match
from edo_table.games.iki.goods import GOODS
from edo_table.games.iki.rules import create
from tests.games.iki.cards import Card, cards
from tests.games.iki.playing import SPENT, Playing, Working, net

GAME = create(shipped())
PLAYING = Playing(GAME, (*GOODS, "firefighting"))
begin, play, facts, changes = PLAYING.begin, PLAYING.play, PLAYING.facts, PLAYING.changes
RICH = {"mon": 20, "rice": 9, "sandal": 5, "wood": 3, "koban": 4, "iki": 30}
PAYDAYS = {"start": 3, "spring": 3, "summer": 6, "autumn": 9, "winter": 12}


def can(match: Match[Any], kind: str, **args: str | int) -> bool:
    """Return whether an option with exactly these arguments is legal."""
    return args in PLAYING.options(match, kind)


def visiting(card: Card, owner: int, *, experience: int = 0, **seat: Any) -> dict[str, Any]:
    """Seat 0 stands at the Rice Shop, where the character works; every seat has another character elsewhere."""
    return {
        "board": {
            "nw1": {"card": card.id, "owner": owner, "experience": experience},
            "se3": "sake-peddler" if card.season == "start" else "cotton-peddler",
        },
        "offer": ["shrine", "restaurant"],
        "players": [{"at": "rice-shop", **RICH, **seat}, dict(SPENT), dict(SPENT)],
    }


# ---- the cards -------------------------------------------------------------------------------------------------------


def test_all_characters_are_there() -> None:
    kinds = [card.type for card in cards()]
    assert [card.id for card in cards()] == [person.id for person in GAME.content.characters]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "street-peddler": 17, "artisan": 15, "special": 12, "master-craftsman": 9, "shop-seller": 7,
    }  # fmt: skip
    seasons = [card.season for card in cards()]
    assert {season: seasons.count(season) for season in set(seasons)} == {
        "start": 4, "spring": 14, "summer": 14, "autumn": 14, "winter": 14,
    }  # fmt: skip


@pytest.mark.parametrize("card", cards(), ids=str)
def test_the_card(card: Card) -> None:
    person = next(person for person in GAME.content.characters if person.id == card.id)
    assert (person.season, person.type, person.token) == (card.season, card.type, card.token)
    assert (person.cost, person.firefighting, person.experience) == (card.cost, card.bonus, len(card.salary))
    assert person.status == ("printed" if card.is_printed else "reconstruction")
    assert person.action == card.action


# ---- hiring ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in cards() if card.season != "start"], ids=str)
def test_hiring(card: Card) -> None:
    given: dict[str, Any] = {"step": "hire", "row": [card.id]}
    for lacking in (1, 0):
        match = begin({**given, "players": [{"mon": card.cost - lacking}]})
        assert can(match, "hire", character=card.id, stall="sw2") == (not lacking)
    before = facts(match)
    play(match, "hire", character=card.id, stall="sw2")
    after = facts(match)
    assert after["board"]["sw2"] == {"card": card.id, "owner": 0, "experience": 0}
    assert after["row"] == []
    bonus = {"firefighting": card.bonus} if card.bonus else {}
    assert changes(before, after, 0) == {"mon": -card.cost, **bonus}
    assert after["players"][0]["kobuns"] == 3


# ---- skills ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("card", cards(), ids=str)
def test_the_skill(card: Card, owner: int) -> None:
    """What is paid and gained; another's character gains experience by it, an own one does not (B3, B4)."""
    match = begin(visiting(card, owner))
    before = facts(match)
    play(match, "visit", stall="nw1")
    if card.gain.get("experience"):
        assert facts(match)["step"] == "raise"
        play(match, "raise", stall="se3")
        assert facts(match)["board"]["se3"]["experience"] == 1
    elif card.action == "swap":
        assert facts(match)["step"] == "swap"
        play(match, "swap", stall="nw1", other_stall="se3")
    elif card.action == "build":
        assert facts(match)["step"] == "build"
        cost = {"wood": 1, "koban": 2}  # the Shrine's
        play(match, "build", building="shrine", stall="ne2")
        paid = {good: max(0, number - card.discount.get(good, 0)) for good, number in cost.items()}
        assert changes(before, facts(match), 0) == {good: -number for good, number in paid.items() if number}
    after = facts(match)
    if card.action != "build":
        gain = {name: number for name, number in card.gain.items() if name != "experience"}
        assert changes(before, after, 0) == net(gain, card.pay)
    for other in (1, 2):
        assert changes(before, after, other) == card.opponents
    assert after["board"]["se3" if card.action == "swap" else "nw1"] == {
        "card": card.id, "owner": owner, "experience": owner,
    }  # fmt: skip
    assert after["doing"] == {"used": ["character"]}
    assert not any(GAME.spec(match.state, code).kind == "visit" for code in GAME.legal(match.state))


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("card", [card for card in cards() if card.pay], ids=str)
def test_a_skill_is_paid_in_full(card: Card, good: str) -> None:
    """Without the whole price the skill cannot be chosen (B2, B11); what it does not cost does not matter."""
    lacking = {good: card.pay.get(good, 0) - 1 if good in card.pay else 0}
    match = begin(visiting(card, 1, **lacking))
    assert can(match, "visit", stall="nw1") == (good not in card.pay)


@pytest.mark.parametrize("card", [card for card in cards() if card.action == "build"], ids=str)
def test_a_discount_takes_nothing_below_0(card: Card) -> None:
    """A discount on what the building does not cost saves nothing, and the site's mon is not paid (H5)."""
    match = begin({**visiting(card, 1), "offer": ["restaurant", "inn"]})
    before = facts(match)
    play(match, "visit", stall="nw1")
    play(match, "build", building="restaurant", stall="ne2")
    assert changes(before, facts(match), 0) == {"wood": -3 + card.discount.get("wood", 0)}


# ---- experience ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", cards(), ids=str)
def test_retiring(card: Card) -> None:
    """The gain that leads to the circle retires the character: column, Kobun, special token (B5, B6)."""
    last = len(card.salary) - 1
    for experience in range(last + 1):
        match = begin(visiting(card, 1, experience=experience))
        kobuns = facts(match)["players"][1]["kobuns"]
        play(match, "visit", stall="nw1")
        if card.gain.get("experience"):
            play(match, "raise", stall="se3")
        elif card.action == "swap":
            play(match, "swap", stall="nw1", other_stall="se3")
        elif card.action == "build":
            play(match, "build", building="shrine", stall="ne2")
        after = facts(match)
        stall = "se3" if card.action == "swap" else "nw1"
        owner = after["players"][1]
        if experience < last:
            assert after["board"][stall]["experience"] == experience + 1
            assert owner["retired"] == []
            assert owner["kobuns"] == kobuns
            assert not any(owner["perks"].values())
        else:
            assert after["board"][stall] is None
            assert owner["retired"] == [card.id]
            assert owner["kobuns"] == kobuns + 1
            assert owner["perks"] == {
                token: int(token == card.token) for token in ("hire-discount", "move-bonus", "fire-charm", "joker")
            }


class TestWorking(Working):
    playing, cards = PLAYING, cards()

    def payday(self, card: Card) -> int:
        return PAYDAYS[card.season]
