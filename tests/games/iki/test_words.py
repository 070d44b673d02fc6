"""What IKI's log, list of options and reasons say."""

from __future__ import annotations

import random
import re

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.rules import create
from edo_table.games.registry import with_names

GAME = create(shipped())
NAMES = ["Aki", "Bo", "Chie", "Dai"]


def phrases(players: int) -> Phrases:
    return Phrases(with_names(load_catalogue(shipped()), GAME, players), "iki", NAMES[:players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_happens_is_told(players: int) -> None:
    said = phrases(players)
    for seed in range(3):
        print(f"seed {seed}")
        chance = random.Random(seed)
        state = GAME.new(Setup(players, seed))
        while GAME.actor(state) >= 0:
            heard: list[Event] = []
            GAME.apply(state, chance.choice(GAME.legal(state)), heard.append)
            for event in heard:
                assert said.knows_event(event.kind, event.args), event.kind
                sentence = said.event(event.kind, event.args)
                assert sentence.endswith("."), sentence
                assert not re.search(r"[a-z]+-[a-z0-9]+", re.sub("north-|south-", "", sentence)), f"an id: {sentence}"
    assert said.catalogue.missing == ()


@pytest.mark.parametrize(
    ("kind", "args", "sentence"),
    [
        ("gained", {"seat": 0, "good": "sandal", "n": 1}, "Aki gains 1 sandal."),
        ("gained", {"seat": 0, "good": "sandal", "n": 2, "reason": "salary"}, "Aki gains 2 sandals (salary)."),
        ("gained", {"seat": 1, "good": "mon", "n": 2, "reason": "fireworks-maker"},
         "Bo gains 2 mon (Fireworks Maker)."),
        ("gained", {"seat": 1, "good": "iki", "n": 4, "reason": "farmhouse"}, "Bo gains 4 IKI (Farmhouse)."),
        ("paid", {"seat": 1, "good": "rice", "n": 3, "reason": "food"}, "Bo pays 3 rice (food)."),
        ("burnt", {"seat": 1, "card": "monk", "stall": "nw1"},
         "The Monk of Bo on the outer stall of the north-west Nagaya burns."),
        ("neutral_burnt", {"card": "monk", "stall": "nw1"},
         "The Monk on the outer stall of the north-west Nagaya burns."),
        ("fire_stopped", {"seat": 0, "card": "inn", "stall": "nw1", "strength": 5}, "Aki stops the fire at the Inn."),
        ("harmony", {"seat": 0, "group": "corners", "type": "artisan", "own": 2, "all": 3, "n": 6},
         "Aki scores 6 IKI for harmony in the four corners: 2 of 3 Artisans."),
        ("traded", {"seat": 1, "shop": "exchange-shop", "offer": 2, "trade": "exchange-shop-2"},
         "Bo does business at the Exchange Shop: 10 mon for 2 koban."),
        ("swapped", {"seat": 1, "character": "monk", "stall": "nw1", "other": "soba-stand", "other_stall": "sw1"},
         "Bo lets the Monk and the Soba Stand change places."),
    ],
)  # fmt: skip
def test_sentences(kind: str, args: dict[str, str | int], sentence: str) -> None:
    assert phrases(3).event(kind, args) == sentence


def test_a_centre_stall_is_one_with_two_players_only() -> None:
    assert phrases(2).action("visit", {"stall": "sw2"}).endswith("the centre stall of the south-west Nagaya")
    assert phrases(3).action("visit", {"stall": "sw2"}).endswith("the second stall of the south-west Nagaya")


def test_what_a_shop_does_is_read_from_the_data() -> None:
    said = phrases(3)
    assert said.action("trade", {"shop": "pawn-shop", "offer": 2}) == "Pawn Shop: 1 sandal for 4 mon"
    assert said.action("trade", {"shop": "fire-tower", "offer": 1}) == "Fire Tower: 1 firefighting"
    assert said.action("trade", {"shop": "exchange-shop", "offer": 3}) == "Exchange Shop: 2 mon"
