"""Akebono's judgement: exact at the end, the same with and without memory, and able to say why."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import pytest

from edo_table.ai.choosers import rank
from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.setup import Setup
from edo_table.games.iki_akebono.bot import AkebonoAdvisor, create
from edo_table.games.iki_akebono.following import without_equal
from edo_table.games.iki_akebono.rules import Akebono
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.registry import create_game, with_names
from tests.games.iki.judging import assert_memory_changes_nothing


@lru_cache
def mind() -> tuple[Akebono, AkebonoAdvisor]:
    game = create_game("iki_akebono", shipped())
    assert isinstance(game, Akebono)
    return game, create(game)


def arranged(for_players: int = 3, **facts: Any) -> AkebonoState:
    return mind()[0].arrange(Setup(for_players, 1, {}), facts)


def code(state: AkebonoState, kind: str, **args: str | int) -> int:
    return mind()[0].code(state, ActionSpec(kind, args))


def said(state: AkebonoState, option: int) -> dict[str, dict[str, Any]]:
    """Return the reasons for an option: by the last part of the key what it tells."""
    return {
        reason.message.key.split(".hint.")[1]: dict(reason.message.args) for reason in mind()[1].reasons(state, option)
    }


def standing(state: AkebonoState, seat: int = 0) -> float:
    return mind()[1].evaluation(state).standing(state, seat)


FOUR_TYPES = ["monk", "dice-maker", "soba-stand", "sake-peddler"]


def test_a_type_that_is_still_open_is_taken_for_the_best() -> None:
    """Five types make 25 IKI against 20; a second Special would leave 16."""
    state = arranged(
        step="name_type",
        doing={"character": "rice-broker", "during": "count"},
        players=[{"retired": ["rice-broker", *FOUR_TYPES], "mon": 0}, {"iki": 20, "mon": 0}, {"mon": 0}],
    )
    game, advisor = mind()
    assert advisor.values(state) == [1.0, 0.0, 0.0]
    legal = game.legal(state)
    assert game.spec(state, rank(game, advisor, state, legal).best).args == {"type": "master-craftsman"}


def test_a_type_that_is_open_before_the_end_counts_as_one_that_is_lacking() -> None:
    evaluation = mind()[1].evaluation(arranged())
    for card, variety in (("mounted-samurai", 25), ("kabuki-actor", 16)):
        state = arranged(month=12, board={"nw1": card}, players=[{"retired": FOUR_TYPES}])
        outlook = evaluation.outlook(state)
        assert evaluation.board(state, 0, outlook, evaluation.burning(state, outlook)).variety == variety


def test_one_wave_is_looked_at_for_each_boat() -> None:
    state = arranged(month=2, offer=["temple"], players=[{"at": "construction-site", "mon": 6, "wood": 2}])
    game, advisor = mind()
    legal = game.legal(state)
    boats = [
        game.spec(state, option).args["boat"]
        for option in advisor.candidates(state, legal)
        if game.spec(state, option).kind == "build_boat"
    ]
    assert sorted(boats) == sorted(set(boats))
    assert len(boats) >= 3
    assert len(without_equal(legal)) < len(legal)


def test_spaces_on_the_trade_track_count_while_there_are_fires() -> None:
    early, late = (
        [standing(arranged(month=month, players=[{"trade": trade}])) for trade in (3, 4)] for month in (1, 12)
    )
    assert early[1] > early[0] + 1
    assert late[1] == late[0]


def test_a_protected_building_cannot_burn() -> None:
    board = {"nw1": "shrine"}
    with_her, without = (
        standing(arranged(month=5, board=board, players=[{"met": [who], "firefighting": 0}]))
        for who in ("ema-saiko", "ota-nanpo")
    )
    assert with_her > without + 2


def test_who_asks_for_what_is_there_is_sure() -> None:
    artisans = ["dice-maker", "sandal-maker", "seamstress"]
    values = [standing(arranged(month=8, players=[{"met": met, "retired": artisans}])) for met in ([], ["hiroshige"])]
    assert values[1] - values[0] == pytest.approx(7)


def test_the_next_way_of_the_grand_master_is_foreseen() -> None:
    """With the tile 3 he comes from the Crossroads to the bridge, where every owner of a boat moves up."""
    values = {
        blocked: standing(
            arranged(2, month=1, blocked=blocked, boats={"taxi-boat": {"owner": 0}}, players=[{"trade": 1}])
        )
        for blocked in ("2", "3")
    }
    assert values["3"] > values["2"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_of_streets_changes_no_value(players: int) -> None:
    assert_memory_changes_nothing(*mind(), players, every=4)


def test_no_position_is_changed_by_judging_it() -> None:
    game, advisor = mind()
    state, chance = game.new(Setup(3, 9, {})), random.Random(9)
    while game.actor(state) >= 0:
        before = state.checksum()
        legal = game.legal(state)
        advisor.values(state)
        advisor.scores(state, legal)
        assert state.checksum() == before
        game.apply(state, chance.choice(legal))


def test_reasons_tell_of_the_trade_track_and_of_meetings() -> None:
    state = arranged(month=12, players=[{"at": "rice-shop", "mon": 1}], board={"nw1": "drug-store"})
    assert said(state, code(state, "visit", stall="nw1"))["trade"] == {"n": 1, "space": 1}
    state = arranged(
        month=13, bridge=["kobayashi-issa", "hiraga-gennai"], waiting=[],
        players=[{"at": "nihonbashi-bridge", "retired": ["tofu-stand", "swordsmith"]}],
    )  # fmt: skip
    assert said(state, code(state, "meet", personality="kobayashi-issa"))["meets_for_the_end"] == {
        "personality": "kobayashi-issa"
    }


def test_to_leave_what_is_plainly_good_is_a_blunder() -> None:
    board = {"nw2": "fireworks-maker"}
    state = arranged(
        2, step="free_skill", doing={"stall": "nw2"}, month=6, board=board,
        players=[{"at": "nihonbashi-bridge", "met": ["hokusai"]}],
    )  # fmt: skip
    assert mind()[1].blunders(state, mind()[0].legal(state)) == {code(state, "enough")}


def test_every_option_has_reasons_in_words() -> None:
    game, advisor = mind()
    catalogue = with_names(load_catalogue(shipped()), game, 2)
    phrases = Phrases(catalogue, game.id, ["Aki", "Bo"])
    chance = random.Random(5)
    kinds = set()
    for seed in range(3):
        state = game.new(Setup(2, seed, {}))
        while game.actor(state) >= 0:
            legal = game.legal(state)
            for option in chance.sample(legal, min(3, len(legal))):
                kinds.add(game.spec(state, option).kind)
                for reason in advisor.reasons(state, option):
                    words = phrases.message(reason.message.key, reason.message.args)
                    assert "{" not in words, words
                    assert "_" not in words, words
            game.apply(state, chance.choice(legal))
    assert catalogue.missing == ()
    assert {"meet", "activate", "build_boat"} <= kinds
