"""Every character that Akebono adds: hiring, skill, experience, salaries and retirement, as its rulebook says.

What the cards say is written down in box.py, apart from the data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from edo_table.engine.match import Match
from tests.games.iki.playing import Working
from tests.games.iki_akebono import box
from tests.games.iki_akebono.playing import GAME, PLAYING, SPENT, begin, can, changes, facts, net, play

RICH = {"mon": 20, "rice": 9, "sandal": 5, "wood": 3, "koban": 4, "iki": 30}
PIPES = ["pipe-spring-1", "pipe-spring-2"]


@dataclass(frozen=True)
class Card:
    """A character as box.py has it."""

    id: str
    month: int
    """0 of the one to begin with."""
    type: str
    cost: int
    bonus: dict[str, int]
    pay: dict[str, int]
    does: str
    salary: tuple[dict[str, int], ...]
    token: str

    def __str__(self) -> str:
        return self.id

    @property
    def gains(self) -> tuple[dict[str, int], ...]:
        """What it brings, of which one is chosen where there are two; nothing for an action."""
        if any(self.does.startswith(action) for action in ("build", "activate", "wander", "salary", "exchange")):
            return ()
        return tuple(box.amounts(gain) for gain in self.does.split(" or "))


def _card(ident: str, columns: list[str]) -> Card:
    month, kind, cost, bonus, skill, salary, *token = columns
    pay, arrow, does = skill.partition(" > ")
    return Card(
        id=ident,
        month=0 if month == "start" else int(month),
        type=box.TYPES[kind],
        cost=int(cost.rstrip("?")),
        bonus=box.amounts(bonus),
        pay=box.amounts(pay if arrow else "-"),
        does=does if arrow else pay,
        salary=tuple(box.amounts(step) for step in salary.split(", ")),
        token=token[0] if token else "",
    )


CARDS = [_card(*row) for row in box.rows(box.CHARACTERS).items()]
NEW = [card for card in CARDS if card.month]


def visiting(card: Card, owner: int, *, experience: int = 0, **seat: Any) -> dict[str, Any]:
    """Seat 0 stands at the Rice Shop, where the character works, and has another one with experience elsewhere."""
    return {
        "board": {
            "nw1": {"card": card.id, "owner": owner, "experience": experience},
            "se3": {"card": "cotton-peddler" if card.month else "sake-peddler", "experience": 1},
        },
        "offer": ["tea-house"],
        "players": [{"at": "rice-shop", **RICH, "tokens": PIPES, **seat}],
    }


def use(match: Match[Any], card: Card, which: int = 0) -> dict[str, int]:
    """Visit the character and decide what it asks; return what its skill changes by the rulebook."""
    play(match, "visit", stall="nw1")
    does, pay = card.does, dict(card.pay)
    is_lowering, pipes = bool(pay.pop("experience", 0)), pay.pop("pipe", 0)
    gain: dict[str, int] = {}
    if does.startswith("wander"):
        play(match, "wander", steps=1)
    elif does == "build":
        play(match, "build", building="tea-house", stall="ne2")
        gain = {"wood": -1, "sandal": -2}
    elif does.startswith("build for"):
        play(match, "take_discount", gain=which + 1)
        play(match, "build", building="tea-house", stall="ne2")
        gain = {"wood": -1, "sandal": -2 + which}
    elif does == "activate":
        play(match, "activate", boat="tea-boat")
        play(match, "exchange", good="sandal", count=1)
        gain = {"sandal": -1, "rice": 1}
    elif does == "salary":
        play(match, "take_salary", character="cotton-peddler")
        gain = {"mon": 1, "sandal": 1}
    elif does.startswith("exchange"):
        play(match, "exchange", good="rice", count=2)
        gain = {"rice": -2, "wood": 2}
    else:
        gain = dict(card.gains[which])
        if len(card.gains) > 1:
            play(match, "take_gain", gain=which + 1)
        if gain.pop("experience", 0):
            play(match, "raise", stall="se3")
    if is_lowering:
        play(match, "lower", stall="se3")
        assert facts(match)["board"]["se3"]["experience"] == 0
    assert len(facts(match)["players"][0]["spent"]) == pipes
    return net(gain, pay)


def name_types(match: Match[Any], seat: int) -> None:
    """Name the type of a character that retired without one."""
    if facts(match)["step"] == "name_type":
        assert facts(match)["seat"] == seat
        play(match, "choose_type", type="artisan")


@pytest.mark.parametrize("card", NEW, ids=str)
def test_hiring(card: Card) -> None:
    """It costs what its card says, and brings its bonus at once."""
    given: dict[str, Any] = {"step": "hire", "row": [card.id], "board": {"se1": "cotton-peddler"}}
    for lacking in (1, 0):
        match = begin({**given, "players": [{"mon": card.cost - lacking}]})
        assert can(match, "hire", character=card.id, stall="sw2") == (not lacking)
    before = facts(match)
    play(match, "hire", character=card.id, stall="sw2")
    bonus = dict(card.bonus)
    if bonus.pop("experience", 0):
        assert facts(match)["step"] == "raise_other"
        play(match, "raise", stall="se1")
        assert facts(match)["board"]["se1"]["experience"] == 1
    after = facts(match)
    assert after["board"]["sw2"] == {"card": card.id, "owner": 0, "experience": 0}
    assert after["row"] == []
    assert changes(before, after, 0) == net(bonus, {"mon": card.cost})
    assert after["players"][0]["kobuns"] == 2
    assert after["step"] == "move"


def test_a_new_character_looks_for_work_in_its_month_only() -> None:
    for card in NEW:
        assert facts(begin({"step": "hire", "row": [card.id], "players": [{"mon": 9}]}))["month"] == card.month


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_skill(card: Card, owner: int) -> None:
    """What is paid and gained; another's character gains experience by it, an own one does not (B3, B4)."""
    for which in range(max(1, len(card.gains), 2 * card.does.startswith("build for"))):
        match = begin(visiting(card, owner))
        before = facts(match)
        expected = use(match, card, which)
        after = facts(match)
        assert changes(before, after, 0) == expected
        for other in (1, 2):
            assert changes(before, after, other) == {}
        assert after["board"]["nw1"] == {"card": card.id, "owner": owner, "experience": owner}
        assert after["step"] == "business"
        assert "character" in after["doing"]["used"]
        assert not can(match, "visit")


@pytest.mark.parametrize("good", ["mon", "rice", "sandal", "wood", "koban", "iki"])
@pytest.mark.parametrize("card", [card for card in CARDS if card.pay], ids=str)
def test_a_skill_is_paid_in_full(card: Card, good: str) -> None:
    """Without the whole price the skill cannot be chosen (B2); what it does not cost does not matter."""
    lacking = {good: card.pay.get(good, 0) - 1 if good in card.pay else 0}
    match = begin(visiting(card, 1, **lacking))
    assert can(match, "visit", stall="nw1") == (good not in card.pay)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_pipe_is_needed_where_one_is_paid(card: Card) -> None:
    match = begin(visiting(card, 1, tokens=["pouch-spring-1"]))
    assert can(match, "visit", stall="nw1") == ("pipe" not in card.pay)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_kobun_above_the_first_space_is_needed_where_it_steps_back(card: Card) -> None:
    """A17; and without a Kobun nobody can be raised (B2)."""
    given = visiting(card, 1)
    given["board"]["se3"]["experience"] = 0
    assert can(begin(given), "visit", stall="nw1") == ("experience" not in card.pay)
    del given["board"]["se3"]
    has_use = "experience" not in card.pay and "experience" not in card.does and card.does != "salary"
    assert can(begin(given), "visit", stall="nw1") == has_use


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_retiring(card: Card) -> None:
    """The gain that leads to the circle retires the character: column, Kobun, token (B5, B6)."""
    last = len(card.salary) - 1
    for experience in range(last + 1):
        match = begin(visiting(card, 1, experience=experience))
        kobuns = facts(match)["players"][1]["kobuns"]
        use(match, card)
        name_types(match, 1)
        after = facts(match)
        owner = after["players"][1]
        if experience < last:
            assert after["board"]["nw1"]["experience"] == experience + 1
            assert owner["retired"] == []
            assert owner["kobuns"] == kobuns
            assert not any(owner["permits"].values())
            assert owner["tokens"] == []
        else:
            assert after["board"]["nw1"] is None
            assert owner["retired"] == [card.id]
            assert owner["kobuns"] == kobuns + 1
            assert owner["permits"] == {token: int(token == card.token) for token in ("doctor", "messenger", "owner")}
            taken = {"fisherman": ["fish-fisherman"], "policeman": ["pouch-policeman"]}
            assert owner["tokens"] == taken.get(card.token, [])
            assert owner["named"] == ({card.id: "artisan"} if card.type == "open" else {})
        assert not any(owner["perks"].values())
        assert after["step"] == "business"


def payday(card: Card) -> int:
    """The month of the first Payday on which a character may work."""
    return (max(1, card.month) + 2) // 3 * 3


class TestWorking(Working):
    playing, cards = PLAYING, CARDS

    def payday(self, card: Card) -> int:
        return payday(card)

    def retired(self, card: Card) -> dict[str, Any]:
        return {**super().retired(card), **({"named": {card.id: "special"}} if card.type == "open" else {})}


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_type(card: Card) -> None:
    """Two of a type in a Nagaya are in harmony; a character of open type with nobody (A19)."""
    like = {"street-peddler": "book-lender", "artisan": "dice-maker", "special": "monk",
            "master-craftsman": "carpenter", "shop-seller": "cloth-dyer", "open": "monk"}[card.type]  # fmt: skip
    players = [{"at": "rice-shop", "rice": 1}, {"ikizama": None, "rice": 1}, dict(SPENT)]
    board = {"sw1": card.id, "sw2": {"card": like, "owner": 1}}
    match = begin({"month": payday(card), "row": [], "board": board, "players": players})
    before = facts(match)
    play(match, "end_turn")
    after = facts(match)
    own = card.salary[0].get("iki", 0)
    other = next(person for person in GAME.content.characters if person.id == like).salary
    harmony = 0 if card.type == "open" else 2
    assert after["players"][0]["iki"] - before["players"][0]["iki"] == own + harmony
    assert after["players"][1]["iki"] - before["players"][1]["iki"] == (other[0][5] if other else 0) + harmony
