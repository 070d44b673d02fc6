"""Whole games in words: every decision, action, event, reason and refusal of every game has its text."""

from __future__ import annotations

import random

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.registry import create_game, game_ids, with_names

NAMES = ["Aki", "Bo", "Chie", "Dan", "Emi"]
CASES = [(game_id, players) for game_id in game_ids() for players in create_game(game_id, shipped()).players]


@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_random_games_can_be_told(game_id: str, players: int) -> None:
    game = create_game(game_id, shipped())
    catalogue = with_names(load_catalogue(shipped()), game, players)
    phrases = Phrases(catalogue, game_id, NAMES)
    told: list[str] = []
    for seed in range(4):
        state, chance = game.new(Setup(players, seed)), random.Random(seed)
        while (decision := game.decision(state)) is not None:
            told.append(phrases.decision(decision.kind, decision.args))
            headline = game.headline(state)
            told.append(phrases.message(headline.key, headline.args))
            legal = game.legal(state)
            code = chance.choice(legal)
            spec = game.spec(state, code)
            told.append(phrases.action(spec.kind, spec.args))
            targets = sorted({target for option in legal for target in game.spec(state, option).targets})
            for target in (*targets, chance.choice(targets)):
                reason = game.why_not(state, (chance.choice(targets),), target)
                if reason is not None:
                    told.append(phrases.message(reason.key, reason.args))
            events: list[Event] = []
            game.apply(state, code, events.append)
            for event in events:
                for seat in (None, *range(players)):
                    seen = event.seen_by(seat)
                    if phrases.knows_event(event.kind, seen):  # else it is left out of the log
                        told.append(phrases.event(event.kind, seen))
        sheet, result = game.explain_scores(state), game.result(state)
        assert result is not None
        told += [phrases.message(message.key, message.args) for _, message in sheet.steps]
        told += [catalogue.text(f"{game_id}.score.{line.id}") for line in sheet.lines]
        told.append(catalogue.text(f"{game_id}.ended_by.{result.ended_by}"))
        told.append(catalogue.text(f"{game_id}.won_by.{result.won_by}"))
    assert catalogue.missing == ()
    # What has no text of its own is told by its kind and "name: value"; ids have hyphens or underscores.
    raw = [words for words in told if "_" in words or "{" in words or words[:1].islower()]
    assert raw == [], f"seeds 0 to 3: {raw[:5]}"


@pytest.mark.parametrize("game_id", game_ids())
def test_every_kind_of_event_is_told_to_somebody(game_id: str) -> None:
    """An event without words must be one that the log can do without; then no seat reads of it."""
    game = create_game(game_id, shipped())
    catalogue = load_catalogue(shipped())
    phrases = Phrases(catalogue, game_id, NAMES)
    silent: dict[str, bool] = {}
    players = game.players[0]
    state, chance = game.new(Setup(players, 1)), random.Random(1)
    while game.actor(state) >= 0:
        events: list[Event] = []
        game.apply(state, chance.choice(game.legal(state)), events.append)
        for event in events:
            is_told = any(phrases.knows_event(event.kind, event.seen_by(seat)) for seat in (None, *range(players)))
            silent[event.kind] = silent.get(event.kind, True) and not is_told
    # The result of a judging is told by what follows it.
    assert [kind for kind, is_silent in silent.items() if is_silent] in ([], ["judged"])
