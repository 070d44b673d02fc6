"""What a token on the last open land space does, as the computer players see it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.setup import Setup
from edo_table.games.samurai import closing
from edo_table.games.samurai.bot import SamuraiAdvisor
from edo_table.games.samurai.rules import Samurai
from edo_table.games.samurai.rules import create as create_game
from edo_table.games.samurai.state import SamuraiState

LAST_HELMET: dict[str, Any] = {
    "figures": {"hachinohe": ["helmet"], "hirosaki": [], "akita": []},
    "board": {
        "land-15-9": {"seat": 0, "token": "helmet-3"},
        "land-15-10": {"seat": 1, "token": "helmet-3"},
        "land-16-11": None,
    },
    "players": [
        {"hand": ["helmet-2", "buddha-2", "ronin", "ship-1"], "captured": {"helmet": 3, "buddha": 2, "rice": 1}},
        {"captured": {"helmet": 3, "buddha": 1, "rice": 2}},
    ],
    "aside": {},
}


@lru_cache
def game() -> Samurai:
    made = create_game(shipped())
    assert isinstance(made, Samurai)
    return made


def arranged(**changes: Any) -> SamuraiState:
    return game().arrange(Setup(2, 0, {}), {**LAST_HELMET, **changes})


def code(state: SamuraiState, token: str, space: str) -> int:
    return game().code(state, ActionSpec("place_token", {"token": token, "space": space}))


def test_only_the_last_space_beside_the_last_figure_of_a_kind_ends_the_game() -> None:
    state = arranged()
    advisor, legal = SamuraiAdvisor(game()), game().legal(state)
    expected = [code(state, token, "land-16-11") for token in ("helmet-2", "buddha-2", "ronin")]
    assert list(advisor.endings(state, legal)) == expected
    for option in legal:
        after = state.clone()
        game().apply(after, option)
        assert advisor.is_last_turn(after) == (option in expected)


def test_with_another_figure_of_the_kind_left_nothing_ends_the_game() -> None:
    state = arranged(players=[{"hand": ["helmet-2"], "captured": {"helmet": 2}}, {"captured": {"helmet": 3}}])
    assert SamuraiAdvisor(game()).endings(state, game().legal(state)) == []


def test_a_tie_where_another_token_takes_the_figure_is_a_blunder() -> None:
    state = arranged()
    here = [code(state, token, "land-16-11") for token in ("helmet-2", "buddha-2", "ronin")]
    assert SamuraiAdvisor(game()).blunders(state, here) == {here[1]}
    assert SamuraiAdvisor(game()).blunders(state, here[1:2]) == set()


def test_a_gift_is_a_blunder_and_a_tie_that_denies_is_none() -> None:
    state = arranged(
        board={
            "land-15-9": {"seat": 1, "token": "helmet-2"},
            "land-15-10": {"seat": 1, "token": "samurai-2"},
            "land-16-11": None,
        },
        players=[{"hand": ["helmet-2", "helmet-4", "buddha-2"]}],
        aside=None,
    )
    gift = code(state, "buddha-2", "land-16-11")
    assert gift in SamuraiAdvisor(game()).blunders(state, [gift])
    tie = code(state, "helmet-4", "land-16-11")
    assert tie not in SamuraiAdvisor(game()).blunders(state, game().legal(state))


def test_the_end_is_valued_by_what_it_ends_with() -> None:
    state = arranged()
    advisor = SamuraiAdvisor(game())
    winning, other = code(state, "helmet-2", "land-16-11"), code(state, "helmet-2", "land-12-17")
    for scores in (advisor.scores(state, [winning, other]), advisor.first_glance(state, [winning, other])):
        assert scores[0] > scores[1] + 5
    after = state.clone()
    game().apply(after, winning)
    assert advisor.values(after) == [1.0, 0.0]


@pytest.mark.parametrize(
    ("plain_used", "hand", "spaces"),
    [(False, ["ronin", "rice-2"], 2), (True, ["ronin"], 1), (True, ["rice-2", "ship-1"], 0)],
)
def test_how_many_land_spaces_a_turn_can_still_fill(plain_used: bool, hand: list[str], spaces: int) -> None:
    state = game().arrange(Setup(2, 0, {}), {"plain_used": plain_used, "players": [{"hand": hand}]})
    assert closing.reachable(game().tables(state), state) == spaces


def test_in_the_last_turn_nothing_pointless_is_looked_at() -> None:
    state = arranged()
    game().apply(state, code(state, "helmet-2", "land-16-11"))
    legal = game().legal(state)
    kept = SamuraiAdvisor(game()).candidates(state, legal)
    assert len(kept) < len(legal)
    assert legal[-1] in kept  # end_turn
