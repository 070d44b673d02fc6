"""Whole games in words: every decision, action, event and reason has its text."""

from __future__ import annotations

import random

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.registry import create_game, with_names


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_can_be_told(players: int) -> None:
    game = create_game("samurai", shipped())
    catalogue = with_names(load_catalogue(shipped()), game, players)
    phrases = Phrases(catalogue, "samurai", ["Aki", "Bo", "Chie", "Dan"])
    told: list[str] = []
    for seed in range(4):
        state, chance = game.new(Setup(players, seed)), random.Random(seed)
        while (decision := game.decision(state)) is not None:
            told.append(phrases.decision(decision.kind, decision.args))
            headline = game.headline(state)
            told.append(phrases.message(headline.key, headline.args))
            code = chance.choice(game.legal(state))
            spec = game.spec(state, code)
            told.append(phrases.action(spec.kind, spec.args))
            events: list[Event] = []
            game.apply(state, code, events.append)
            for event in events:
                seen = [(event.kind, event.seen_by(seat)) for seat in (None, *range(players))]
                told += [phrases.event(kind, args) for kind, args in seen if phrases.knows_event(kind, args)]
                assert any(phrases.knows_event(kind, args) for kind, args in seen), event.kind
        sheet, result = game.explain_scores(state), game.result(state)
        assert result is not None
        told += [phrases.message(message.key, message.args) for _, message in sheet.steps]
        told += [catalogue.text(f"samurai.score.{line.id}") for line in sheet.lines]
        told.append(catalogue.text(f"samurai.ended_by.{result.ended_by}"))
        told.append(catalogue.text(f"samurai.won_by.{result.won_by}"))
    assert catalogue.missing == ()
    # What has no text of its own is told by its kind and "name: value"; ids have hyphens or underscores.
    raw = [words for words in told if "_" in words or "{" in words or words[:1].islower()]
    assert raw == [], f"seeds 0 to 3: {raw[:5]}"


def test_a_drawn_token_is_told_to_its_owner_alone() -> None:
    phrases = Phrases(load_catalogue(shipped()), "samurai", ["Aki", "Bo"])
    event = Event("turn_ended", {"seat": 1, "drawn": 1}, {"tokens": ("ronin",)}, (1,))
    assert phrases.event(event.kind, event.seen_by(0)) == "Bo ends the turn and draws 1 token."
    assert phrases.event(event.kind, event.seen_by(1)) == "Bo ends the turn and draws 1 token: Ronin."
