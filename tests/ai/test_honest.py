"""A computer player knows what its seat knows, and nothing else decides."""

from __future__ import annotations

import json
import random

import pytest

from edo_table.ai.budget import Budget
from edo_table.ai.letters import Reply, Request, question, seal, unseal
from edo_table.ai.levels import LEVELS
from edo_table.ai.player import Thinker, hint
from edo_table.engine.setup import Setup
from tests.ai.toy import Lamplighter, Lanterns, LanternsState

SEED = 20260101


def positions(count: int) -> list[LanternsState]:
    game, chance = Lanterns(), random.Random(SEED)
    found: list[LanternsState] = []
    while len(found) < count:
        state = game.new(Setup(chance.choice(game.players), chance.randrange(1000), {}))
        while game.actor(state) >= 0:
            if chance.random() < 0.3:
                found.append(state.clone())
            game.apply(state, chance.choice(game.legal(state)))
    return found[:count]


@pytest.mark.parametrize("level_id", [level.id for level in LEVELS])
def test_what_is_hidden_changes_no_choice(level_id: str) -> None:
    game, chance = Lanterns(), random.Random(SEED)
    advisor = Lamplighter(game)
    budget = Budget(iterations=25)
    differing = 0
    for number, state in enumerate(positions(60)):
        seat = game.actor(state)
        other = game.determinize(state, seat, chance)
        differing += other.checksum() != state.checksum()
        choices = [
            Thinker(game, advisor, level_id, number).choose(game.knowledge(one, seat), seat, budget=budget).code
            for one in (state, other)
        ]
        assert choices[0] == choices[1], f"seed {SEED}, position {number}"
    assert differing > 30


def test_a_request_holds_nothing_hidden() -> None:
    game, chance = Lanterns(), random.Random(SEED)
    for state in positions(100):
        other = game.determinize(state, game.actor(state), chance)
        letters = [seal(question(game, one, "expert", 3).to_dict()) for one in (state, other)]
        assert letters[0] == letters[1]


def test_letters_go_through_json_unchanged() -> None:
    game = Lanterns()
    state = game.new(Setup(2, 1, {}))
    request = question(game, state, "expert", "match-7", budget=Budget(0.5, 10), wants_reasons=True).numbered(4)
    assert Request.from_dict(unseal(seal(request.to_dict()))) == request
    choice, reasons = hint(game, Lamplighter(game), request.knowledge, 0, budget=Budget(iterations=10))
    reply = Reply(4, choice.spec, json.loads(json.dumps(choice.thought.to_dict())), tuple(reasons))
    back = Reply.from_dict(unseal(seal(reply.to_dict())))
    assert back.spec is not None
    assert back.spec.to_dict() == choice.spec.to_dict()
    assert (back.reasons, back.info) == (reply.reasons, reply.info)


def test_a_hint_says_why_the_weightiest_reason_first() -> None:
    game = Lanterns()
    state = game.new(Setup(2, 1, {}))
    choice, reasons = hint(game, Lamplighter(game), game.knowledge(state, 0), 0, budget=Budget(iterations=20))
    assert [reason.key for reason in reasons] == ["lanterns.hint.big", "lanterns.hint.small"]
    assert reasons[0].args["n"] == choice.code


def test_over_games_nobody_asks() -> None:
    game = Lanterns()
    state = game.new(Setup(2, 1, {}))
    state.seat = -1
    with pytest.raises(ValueError, match="over"):
        question(game, state, "greedy", 1)
