"""Actions, events and messages in words."""

from __future__ import annotations

from edo_table.content.language import Catalogue
from edo_table.content.phrases import Phrases

TEXTS = {
    "list.middle": "{before}, {after}",
    "list.last": "{before} and {after}",
    "seat.1": "Player 2",
    "toy.token.rice-3": "Rice Field 3",
    "toy.token.ronin": "Ronin",
    "toy.short.rice-3": "R3",
    "toy.place.edo": "Edo",
    "toy.action.lay": "{token} on {space}",
    "toy.action.short": "{token:toy.short} on {space}",
    "toy.no_argument": "{action} has no {name}.",
    "toy.event.drew": "{seat} draws {n} {n|token|tokens}.",
    "toy.event.drew.tokens": "{seat} draws {tokens}.",
    "toy.event.won": "{seats} win.",
    "toy.event.served": "{seat} served {master_seat}.",
    "toy.decision.lay": "{seat}, choose.",
    "other.token.ronin": "something else",
}


def phrases(*seats: str) -> Phrases:
    return Phrases(Catalogue("en", TEXTS), "toy", seats)


def test_arguments_are_worded_by_their_names() -> None:
    assert phrases().action("lay", {"token": "rice-3", "space": "edo"}) == "Rice Field 3 on Edo"
    assert phrases().action("lay", {"token": "rice-9", "space": "land-1"}) == "rice-9 on land-1"


def test_an_action_is_told_by_its_name() -> None:
    """Not by its text, a sentence with gaps."""
    assert phrases().message("toy.no_argument", {"action": "lay", "name": "x"}) == "lay has no x."


def test_a_prefix_of_the_text_goes_first() -> None:
    assert phrases().action("short", {"token": "rice-3", "space": "edo"}) == "R3 on Edo"


def test_seats_have_names() -> None:
    assert phrases("Hana").decision("lay", {"seat": 0}) == "Hana, choose."
    assert phrases("Hana").decision("lay", {"seat": 1}) == "Player 2, choose."
    assert phrases().decision("lay", {"seat": 5}) == "6, choose."
    assert phrases("Hana", "Ken").event("won", {"seats": ("0", "1")}) == "Hana and Ken win."
    assert phrases("Hana", "Ken").event("served", {"seat": 1, "master_seat": 0}) == "Ken served Hana."


def test_witnesses_read_more() -> None:
    said = phrases("Hana")
    assert said.event("drew", {"seat": 0, "n": 2}) == "Hana draws 2 tokens."
    assert said.event("drew", {"seat": 0, "n": 1}) == "Hana draws 1 token."
    seen: dict[str, str | int | tuple[str, ...]] = {"seat": 0, "n": 2, "tokens": ("rice-3", "ronin")}
    assert said.event("drew", seen) == "Hana draws Rice Field 3 and Ronin."


def test_what_has_no_text_is_shown_plainly() -> None:
    said = phrases("Hana")
    assert said.action("jump", {}) == "jump"
    assert said.action("jump", {"seat": 0, "tokens": ("ronin", "x")}) == "jump (seat: Hana, tokens: Ronin and x)"
    assert said.message("toy.why.no", {"n": 3}) == "toy.why.no (n: 3)"
