"""What is told of a game accounts for everything that changes, and the rules hold in what happens by chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.goods import COUNT, GOODS, WOOD
from edo_table.games.iki.state import EMPTY
from edo_table.games.iki_akebono.state import AkebonoState
from tests.games.iki_akebono.playing import GAME

GAMES = 24
DULL = frozenset(("end_turn", "stay", "enough", "income"))


def chosen(state: AkebonoState, chance: random.Random) -> int:
    """Return an option: first which kind, then one of it; seldom one that ends something."""
    by_kind: dict[str, list[int]] = {}
    for code in GAME.legal(state):
        by_kind.setdefault(GAME.spec(state, code).kind, []).append(code)
    lively = [kind for kind in by_kind if kind not in DULL]
    kinds = lively if lively and chance.random() < 0.85 else list(by_kind)
    return chance.choice(by_kind[chance.choice(kinds)])


def enrich(state: AkebonoState, chance: random.Random) -> None:
    """Give everybody some goods, so that more can be done."""
    for seat in range(state.players):
        for good, most in (("mon", 6), ("rice", 2), ("sandal", 1), ("koban", 1)):
            state.goods[seat * COUNT + GOODS.index(good)] += chance.randrange(most + 1)
        if sum(state.goods[WOOD::COUNT]) < 15:
            state.goods[seat * COUNT + WOOD] += chance.randrange(2)


def goods_told(events: list[Event], players: int) -> list[int]:
    """Return by seat and good by how much the events say that it changed."""
    told = [0] * (players * COUNT)
    for event in events:
        args = event.args
        if event.kind == "harmony":
            told[int(str(args["seat"])) * COUNT + GOODS.index("iki")] += int(str(args["n"]))
        elif event.kind in ("gained", "paid"):
            at = int(str(args["seat"])) * COUNT + GOODS.index(str(args["good"]))
            told[at] += int(str(args["n"])) * (1 if event.kind == "gained" else -1)
    return told


def steps_of_owners(state: AkebonoState, events: list[Event]) -> Counter[int]:
    """Return how often owners of boats should have moved up for others' activations."""
    return Counter(
        int(str(event.args["owner"]))
        for event in events
        if event.kind == "activated" and int(str(event.args["owner"])) not in (-1, event.args["seat"])
    )


@pytest.mark.parametrize("seed", range(GAMES))
def test_events_account_for_everything(seed: int) -> None:
    """Goods, markers, Kobuns, cards, boats and tokens change by what is told, and by nothing else."""
    print("seed", seed)
    chance, players = random.Random(seed), 2 + seed % 3
    state = GAME.new(Setup(players, seed))
    while GAME.result(state) is None:
        decision = GAME.decision(state)
        assert decision is not None
        if decision.kind == "take_space":
            enrich(state, chance)
        before = state.clone()
        events: list[Event] = []
        code = chosen(state, chance)
        GAME.apply(state, code, events.append)
        where = f"{GAME.spec(before, code)}: {[event.kind for event in events]}"
        changed = [now - then for now, then in zip(state.goods, before.goods, strict=True)]
        assert changed == goods_told(events, players), where
        kinds = Counter(event.kind for event in events)
        _markers(before, state, events, where)
        _cards(before, state, kinds, where)
        _tokens(before, state, kinds, where)


def _markers(before: AkebonoState, state: AkebonoState, events: list[Event], where: str) -> None:
    for seat in range(state.players):
        own = [event for event in events if event.args.get("seat") == seat]
        steps = sum(int(str(event.args["n"])) for event in own if event.kind == "traded_up")
        assert state.trade[seat] == min(GAME.content.trade.most, before.trade[seat] + steps), where
        levels = [int(str(event.args["level"])) for event in own if event.kind == "stepped_up"]
        assert state.levels[seat] == (levels[-1] if levels else before.levels[seat]), where
        if not own or not any(event.kind in ("walked", "went_to") for event in own):
            assert state.positions[seat] == before.positions[seat] or any(event.kind == "new_year" for event in events)
    for seat, count in steps_of_owners(state, events).items():
        boats = [
            event
            for event in events
            if event.kind == "traded_up" and event.args["seat"] == seat and event.args["n"] == 1
        ]
        assert len(boats) >= count, where


def _cards(before: AkebonoState, state: AkebonoState, kinds: Counter[str], where: str) -> None:
    def lying(position: AkebonoState) -> int:
        return sum(card != EMPTY for card in position.cards)

    came = kinds["hired"] + kinds["built"] + kinds["neutral_placed"] + kinds["begun_with"]
    left = kinds["retired"] + kinds["burnt"] + kinds["neutral_burnt"] + kinds["starved"] + kinds["neutral_left"]
    if kinds["year_over"]:
        assert not any(0 <= card < GAME.tables(state.players).characters for card in state.cards), where
    else:
        assert lying(state) - lying(before) == came - left, where
    met = sum(map(len, state.met)) - sum(map(len, before.met))
    assert met == kinds["met"], where
    built = sum(owner >= 0 for owner in state.sailors) - sum(owner >= 0 for owner in before.sailors)
    assert built == kinds["boat_built"], where


def _tokens(before: AkebonoState, state: AkebonoState, kinds: Counter[str], where: str) -> None:
    bought = sum(map(len, state.bought)) - sum(map(len, before.bought))
    assert bought == kinds["bought"] + kinds["token_taken"] - kinds["spent"], where
    assert sum(state.permits) - sum(before.permits) == kinds["permit_taken"] - kinds["permit_spent"], where
    tokens = sum(state.boat_tokens) - sum(before.boat_tokens)
    assert tokens == kinds["boat_token_taken"] - kinds["boat_token_spent"], where
    named = sum(kind >= 0 for kind in state.named) - sum(kind >= 0 for kind in before.named)
    assert named == kinds["type_named"], where
