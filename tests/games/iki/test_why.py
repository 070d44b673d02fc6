"""Whatever lies on the table and cannot be chosen says why, in words; what can be chosen says nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki.rules import create
from edo_table.games.iki.tables import SPACES

GAME = create(shipped())
PHRASES = Phrases(load_catalogue(shipped()), "iki", ["Aki", "Bo", "Chie", "Dai"])


def lying(facts: dict[str, Any]) -> Iterator[str]:
    """Return what lies on the table and must answer: spaces, cards for hire, tokens, buildings on offer, shops."""
    yield from (f"ikizama:{space}" for space in SPACES)
    yield from (f"token:{token}" for token in facts["market"])
    yield from (f"building:{building}" for building in facts["offer"])
    yield from (f"shop:{shop.id}" for shop in GAME.content.shops)
    if facts["step"] not in ("begin", "neutral"):
        yield from (f"row:{card['character']}" for card in facts["row"])
    if facts["step"] in ("raise", "hunger", "swap"):
        yield from (f"stall:{stall}" for stall, card in facts["board"].items() if card is not None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_answers(players: int) -> None:
    for seed in range(3):
        print(f"seed {seed}")
        chance = random.Random(seed)
        state = GAME.new(Setup(players, seed))
        while GAME.actor(state) >= 0:
            legal = GAME.legal(state)
            lit = {target for code in legal for target in GAME.spec(state, code).targets}
            assert all(GAME.why_not(state, (), target) is None for target in lit)
            for target in lying(GAME.position(state)):
                if target in lit:
                    continue
                reason = GAME.why_not(state, (), target)
                assert reason is not None, f"{target} at {GAME.position(state)['step']}"
                sentence = PHRASES.message(reason.key, reason.args)
                assert sentence.endswith("."), sentence
            GAME.apply(state, chance.choice(legal))


@pytest.mark.parametrize(
    "target", ["", "x", "stall:", "stall:zz", "offer:x:y", "offer:pawn-shop:x", "steps:x", "token:x"]
)
def test_what_means_nothing_says_nothing(target: str) -> None:
    state = GAME.arrange(Setup(3, 0), {"players": [{"at": "pawn-shop"}]})
    reason = GAME.why_not(state, (), target)
    assert reason is None or target.startswith("offer:pawn-shop")


def test_a_card_that_only_the_corners_make_too_dear_says_so() -> None:
    cards = [
        "boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "book-lender", "sake-peddler",
        "soap-bubble-man", "dice-maker", "sandal-maker", "seamstress", "ukiyoe-artist", "ox-cart",
    ]  # fmt: skip
    stalls = [f"{nagaya}{place}" for nagaya in ("nw", "sw", "se", "ne") for place in (1, 2, 3)]
    board = {
        stall: {"card": card, "owner": number % 4}
        for number, (stall, card) in enumerate(zip(stalls, cards, strict=True))
    }
    given = {"step": "hire", "month": 4, "board": board, "row": ["dumpling-peddler"], "players": [{"mon": 4}]}
    state = GAME.arrange(Setup(4, 0), given)
    assert [GAME.spec(state, code).kind for code in GAME.legal(state)] == ["income"]
    reason = GAME.why_not(state, (), "row:dumpling-peddler")
    assert reason is not None
    assert dict(reason.args) == {"n": 5, "has": 4}
