"""IKI's judgement: exact at the end, blind to what is hidden, and able to say why."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from edo_table.ai.choosers import rank
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.setup import Setup
from edo_table.games.iki.bot import IkiAdvisor, create
from edo_table.games.iki.rules import Iki
from edo_table.games.iki.state import IkiState
from edo_table.games.registry import create_game
from tests.games.iki.judging import assert_memory_changes_nothing


@lru_cache
def mind() -> tuple[Iki, IkiAdvisor]:
    game = create_game("iki", shipped())
    assert isinstance(game, Iki)
    return game, create(game)


def arranged(**facts: Any) -> IkiState:
    game, _ = mind()
    return game.arrange(Setup(3, 1, {}), facts)


def code(state: IkiState, kind: str, **args: str | int) -> int:
    return mind()[0].code(state, ActionSpec(kind, args))


def said(state: IkiState, option: int) -> dict[str, dict[str, Any]]:
    """Return the reasons for an option: by the last part of the key what it tells."""
    return {
        reason.message.key.removeprefix("iki.hint."): dict(reason.message.args)
        for reason in mind()[1].reasons(state, option)
    }


SPECIALS = ["puppeteer", "monk", "dice-maker", "soba-stand", "sake-peddler"]


def test_a_joker_that_is_still_open_is_taken_for_the_best_type() -> None:
    """Five types make 25 IKI against 20; a second Special would leave 16."""
    state = arranged(step="joker", players=[{"retired": SPECIALS, "mon": 0}, {"iki": 20, "mon": 0}, {"mon": 0}])
    assert mind()[1].values(state) == [1.0, 0.0, 0.0]


def test_the_end_is_exact_by_firefighting_too() -> None:
    state = arranged(step="over", players=[{"iki": 9}, {"iki": 9, "firefighting": 2}, {"iki": 9, "firefighting": 1}])
    assert mind()[1].values(state) == [0.0, 1.0, 0.0]


def test_every_type_of_a_joker_is_judged_by_the_count() -> None:
    state = arranged(step="joker", players=[{"retired": SPECIALS}])
    game, advisor = mind()
    legal = game.legal(state)
    assert game.spec(state, rank(game, advisor, state, legal).best).args == {"type": "master-craftsman"}


def test_on_new_years_day_only_what_counts_is_looked_at() -> None:
    state = arranged(month=13, waiting=[], players=[{"at": "rice-shop", "mon": 8}])
    game, advisor = mind()
    assert [game.spec(state, option).kind for option in advisor.candidates(state, game.legal(state))] == ["end_turn"]


def test_nobody_leaves_much_lying() -> None:
    state = arranged(month=7, board={"nw1": {"card": "fireworks-maker", "owner": 0}}, players=[{"at": "rice-shop"}])
    game, advisor = mind()
    assert advisor.blunders(state, game.legal(state)) == {code(state, "end_turn")}


def test_reasons_tell_who_can_be_fed() -> None:
    board = {"se2": "dice-maker", "sw2": "cloth-dyer", "ne2": "carpenter"}
    state = arranged(month=3, board=board, players=[{"at": "rice-shop", "mon": 6, "rice": 1}])
    found = said(state, code(state, "trade", shop="rice-shop", offer=1))
    assert next(iter(found)) == "feeds"
    assert found["feeds"] == {"n": 2}


def test_reasons_tell_what_harmony_and_salary_bring() -> None:
    state = arranged(
        step="hire",
        month=3,
        row=["seamstress", "dice-maker"],
        board={"nw1": "sandal-maker"},
        players=[{"at": "fire-tower", "ikizama": "1", "rice": 2}],
    )
    found = said(state, code(state, "hire", character="dice-maker", stall="nw2"))
    assert found["harmony"] == {"n": 4, "before": 0}
    assert found["salary.iki"] == {"n": 1}
    assert found["chooses_first"] == {"n": 1} if "chooses_first" in found else found["firefighting"] == {"n": 1}


def test_reasons_tell_who_is_saved_and_who_retires() -> None:
    state = arranged(
        month=5,
        board={"nw1": {"card": "carpenter", "experience": 1}},
        players=[{"at": "fire-tower", "firefighting": 4}],
    )
    assert said(state, code(state, "trade", shop="fire-tower", offer=1))["saves"] == {"character": "carpenter"}
    state = arranged(
        step="move",
        month=6,
        board={"nw2": {"card": "dice-maker", "experience": 2}},
        players=[{"at": "fish-market", "ikizama": "1-4"}],
    )
    assert said(state, code(state, "move", steps=2))["retires"] == {"character": "dice-maker"}
    assert "retires" not in said(state, code(state, "move", steps=1))


def test_a_sole_option_is_not_said_to_be_better_than_others() -> None:
    broke = arranged(month=7, players=[{"at": "rice-shop", "mon": 0}])
    assert [mind()[0].spec(broke, option).kind for option in mind()[0].legal(broke)] == ["end_turn"]
    assert set(said(broke, code(broke, "end_turn"))) == {"sole"}
    rich = arranged(month=7, players=[{"at": "rice-shop", "mon": 30}])
    assert len(mind()[0].legal(rich)) > 1
    assert set(said(rich, code(rich, "end_turn"))) == {"ends"}


@pytest.mark.parametrize(("token", "reason", "n"), [("pipe-winter-1", "pipe", 7), ("pouch-winter-1", "tobacco", 5)])
def test_reasons_tell_what_tobacco_counts(token: str, reason: str, n: int) -> None:
    pouches = ["pouch-spring-2", "pouch-summer-1"]
    state = arranged(month=12, players=[{"at": "tobacco-shop", "mon": 5, "tokens": pouches}])
    assert said(state, code(state, "buy", token=token))[reason] == {"n": n}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_of_streets_changes_no_value(players: int) -> None:
    assert_memory_changes_nothing(*mind(), players, every=3)


def test_hunger_weighs_more_when_no_turn_is_left_before_payday() -> None:
    """Who has chosen a space, and plans its turn, cannot hope for another one."""
    board = {"nw1": "dice-maker", "sw2": "cloth-dyer"}
    fed = {"rice": 2, "mon": 4}
    losses = []
    for month in (1, 3):
        hungry, sated = (
            arranged(month=month, board=board, players=[{"at": "rice-shop", **goods}])
            for goods in ({**fed, "rice": 0, "mon": 8}, fed)
        )
        values = [mind()[1].evaluation(state).totals(state)[0] for state in (hungry, sated)]
        losses.append(values[1] - values[0])
    assert losses[1] > losses[0] + 2
