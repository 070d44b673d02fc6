"""Whatever lies on the table and cannot be chosen says why, in words; what can be chosen says nothing."""

from __future__ import annotations

import random

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki.rules import create
from tests.games.iki.answering import assert_answers, lying

GAME = create(shipped())
PHRASES = Phrases(load_catalogue(shipped()), "iki", ["Aki", "Bo", "Chie", "Dai"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_answers(players: int) -> None:
    for seed in range(3):
        print(f"seed {seed}")
        chance = random.Random(seed)
        state = GAME.new(Setup(players, seed))
        while GAME.actor(state) >= 0:
            facts = GAME.position(state)
            assert_answers(GAME, state, lying(GAME, facts, ("raise", "hunger", "swap")), PHRASES, f"at {facts['step']}")
            GAME.apply(state, chance.choice(GAME.legal(state)))


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
