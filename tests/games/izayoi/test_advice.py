"""Izayoi's judgement: rows, the chance to win, beliefs about masters, and the words of hints."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.izayoi.actions import decode
from edo_table.games.izayoi.bot import IzayoiAdvisor
from edo_table.games.izayoi.evaluation import Evaluation
from edo_table.games.izayoi.rules import Izayoi, create
from edo_table.games.izayoi.standpoint import best_card, row_gains
from edo_table.games.izayoi.state import IzayoiState

SEED = 1604


@lru_cache
def mind() -> tuple[Izayoi, IzayoiAdvisor]:
    game = create(shipped())
    return game, IzayoiAdvisor(game)


def evaluation(players: int) -> Evaluation:
    return Evaluation(mind()[0].tables, players)


def positions(players: int, share: float, seed: int = SEED) -> Iterator[IzayoiState]:
    """Yield positions of a random game in which a card is laid."""
    print("seed", seed)
    game, chance = mind()[0], random.Random(seed)
    state = game.new(Setup(players, seed, {}))
    while game.actor(state) >= 0:
        if state.turn and chance.random() < share:
            yield state.clone()
        game.apply(state, chance.choice(game.legal(state)))


@pytest.mark.parametrize(
    ("votes", "winner"),
    [((3, 2, 1, 0), 0), ((3, 3, 1, 0), 2), ((2, 2, 1, 1), 4), ((0, 0, 0, 0), 4), ((0, 1, 0, 0), 1)],
)
def test_a_full_row_is_certain(votes: tuple[int, ...], winner: int) -> None:
    assert evaluation(4).row_chances(votes, 0) == tuple(float(seat == winner) for seat in range(5))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_open_row_is_open_and_fair(players: int) -> None:
    empty = evaluation(players).row_chances((0,) * players, 4)
    assert sum(empty) == pytest.approx(1)
    assert max(empty[:-1]) == pytest.approx(min(empty[:-1]))
    ahead = evaluation(players).row_chances((2, *(0,) * (players - 1)), 3)
    assert sum(ahead) == pytest.approx(1)
    assert 0.3 < ahead[0] < 1


@pytest.mark.parametrize(
    ("rivals", "master", "share"),
    [
        ((3, -2), 1, 1.0),  # below the master, who is insolent or serves oneself; the other is behind
        ((0, -2), 1, 0.0),  # level with the master
        ((-1, -2), 0, 1.0),  # its own master, ahead
        ((2, -1), 0, 0.5),  # its own master: the leader serves the third, below it, or is its own
    ],
)
def test_nothing_to_come_is_settled(rivals: tuple[int, ...], master: int, share: float) -> None:
    assert evaluation(3).own_share(rivals, master, 0) == pytest.approx(share)


def test_points_below_the_master_are_good_and_above_are_not() -> None:
    more, _, _, nobody = evaluation(3).interest((12, 2), 1, 3, 4)
    assert more > nobody
    less, _, _, nobody = evaluation(3).interest((3, -2), 1, 1, 4)
    assert less < nobody


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_quick_choice_is_the_best_of_all(players: int) -> None:
    game, advisor = mind()
    for state in positions(players, 0.5):
        seat, tables = game.actor(state), game.tables
        gains = row_gains(advisor.evaluation(state), state, seat)
        brought, row, kind = best_card(advisor.evaluation(state), state, seat)
        place = -1 if kind == tables.stop else 3 * state.arts.index(tables.art_of[kind]) + tables.votes_of[kind] - 1
        assert brought == pytest.approx(gains[row][place])
        assert kind in state.hands[seat]
        best = max(
            gains[at][-1 if held == tables.stop else 3 * state.arts.index(held // 3) + held % 3]
            for at in range(4)
            if gains[at]
            for held in state.hands[seat]
        )
        assert brought == pytest.approx(best)


def recommending(*cards: tuple[int, str, str]) -> IzayoiState:
    """Return a position of four players after recommendations: seat, card, tile; seat 0 serves Kyudo."""
    tiles = {"1": "folding-fan", "2": "scent-bag", "3": "netsuke", "4": "round-fan"}
    laid = {
        row: [{"card": card, "seat": seat} for seat, card, at in cards if at == tile] for row, tile in tiles.items()
    }
    given = {
        "rows": {row: {"tile": tile, "cards": laid[row]} for row, tile in tiles.items()},
        "history": [{"card": card, "seat": seat, "tile": tile} for seat, card, tile in cards],
        "players": [{"master": "kyudo"}, {}, {}, {}],
        "seat": 0,
    }
    return mind()[0].arrange(Setup(4, 1, {}), given)


def test_who_recommends_an_art_may_serve_it() -> None:
    _, advisor = mind()
    nothing = advisor.beliefs(recommending(), 0)
    assert nothing.chance_of(1, 2) == pytest.approx(1 / 3)
    told = recommending((1, "shodo-3", "folding-fan"), (1, "shodo-2", "scent-bag"), (1, "shodo-3", "netsuke"))
    beliefs = advisor.beliefs(told, 0)
    assert beliefs.chance_of(1, 2) > 0.6
    assert sum(beliefs.weights) == pytest.approx(1)
    assert all(sum(row) == pytest.approx(1) for row in beliefs.serving)
    chance = random.Random(SEED)
    drawn = [beliefs.draw(chance)[1] for _ in range(200)]
    assert drawn.count(2) > 100


def test_own_turns_and_own_master_tell_nothing_new_to_oneself() -> None:
    beliefs = mind()[1].beliefs(recommending((0, "shodo-3", "folding-fan"), (0, "shodo-2", "scent-bag")), 0)
    assert beliefs.chance_of(0, 3) == pytest.approx(1)
    assert beliefs.chance_of(1, 2) == pytest.approx(1 / 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_beliefs_and_likely_worlds_tell_nothing_hidden(players: int) -> None:
    game, advisor = mind()
    chance = random.Random(SEED)
    for state in positions(players, 0.3):
        seat = game.actor(state)
        other = game.determinize(state, seat, chance)
        assert advisor.beliefs(state, seat).weights == advisor.beliefs(other, seat).weights
        likely = advisor.imagine_likely(state, seat, chance)
        assert likely is not None
        assert game.view(likely, seat) == game.view(state, seat)
        assert not game.invariants(likely)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_option_has_a_reason_in_words(players: int) -> None:
    game, advisor = mind()
    phrases = Phrases(load_catalogue(shipped()), "izayoi", tuple("ABCDE"[:players]))
    for state in positions(players, 0.2):
        for code in game.legal(state):
            reasons = advisor.reasons(state, code)
            assert reasons, decode(code)
            assert [reason.weight for reason in reasons] == sorted((reason.weight for reason in reasons), reverse=True)
            for reason in reasons:
                text = phrases.message(reason.message.key, reason.message.args)
                assert not text.startswith(reason.message.key)
                assert "{" not in text


def texts(value: object) -> tuple[str, ...]:
    """Return the words of an event's list."""
    assert isinstance(value, tuple)
    return tuple(map(str, value))


ACQUIRING = {"takes", "takes_safe", "takes_free", "for_master", "makes_insolent", "for_other", "lesser_evil"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_reason_says_comes_true(players: int) -> None:
    game, advisor = mind()
    seen: set[str] = set()
    for state in (state for seed in range(5) for state in positions(players, 0.4, seed)):
        actor, master = game.actor(state), state.masters[game.actor(state)]
        for code in game.legal(state):
            after, happened = state.clone(), list[Event]()
            game.apply(after, code, happened.append)
            events = {event.kind: event.args for event in happened}
            points = game.standing(after)
            for reason in advisor.reasons(state, code):
                key, args = reason.message.key.rpartition(".")[2], reason.message.args
                seen.add(key)
                if key in ACQUIRING:
                    winner = actor if key.startswith("takes") else master if key == "for_master" else args["seat"]
                    assert events["tile_taken"]["seat"] == winner, key
                if key in ("takes_safe", "stays_below"):
                    assert points[actor] < points[master], (key, points)
                if key in ("nobody_takes", "denied"):
                    assert "tile_discarded" in events, key
                if key == "struck":
                    art = game.tables.art_ids[state.arts[int(str(args["seat"]))]]
                    assert art in texts(events["judged"]["struck"])
                if key == "top_tells_little":
                    assert decode(code)[1] == game.tables.stop or not str(events["hand_thrown"]["top"]).startswith(
                        game.tables.art_ids[state.arts[master]]
                    )
    assert {"takes_safe", "for_master", "stays_below", "denied", "struck", "top_tells_little"} <= seen
