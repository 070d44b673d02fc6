"""A position that no game could reach is found out; in games everything happens, and every position is sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from edo_table.content.resources import shipped
from edo_table.engine.errors import BadPosition
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.state import BUSINESS, EMPTY
from edo_table.games.iki_akebono import state as steps
from edo_table.games.iki_akebono.rules import create
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.lab.coverage import Coverage
from tests.games.iki_akebono.plenty import PLENTY, SeldomPlay

GAME = create(shipped())
TABLES = GAME.tables(2)
MOST_GAMES = 600


def test_everything_is_used_and_every_position_is_sound() -> None:
    """Games go on until every component and kind of decision has been there."""
    coverage, decisions = Coverage(PLENTY), set[str]()
    for setup, state, code in SeldomPlay().games(range(MOST_GAMES)):
        at = f"seed {setup.seed}, ply {state.ply}, {state.stack}"
        assert not PLENTY.invariants(state), f"{at}: {PLENTY.invariants(state)}"
        if code is None:
            if not coverage.never_used() and decisions == set(TABLES.workings.decisions.values()):
                return
            continue
        decision = PLENTY.decision(state)
        assert decision is not None
        decisions.add(decision.kind)
        events: list[Event] = []
        PLENTY.apply(state.clone(), code, events.append)
        coverage.see(PLENTY.spec(state, code), events)
    missing = set(TABLES.workings.decisions.values()) - decisions
    pytest.fail(f"{MOST_GAMES} games never used {coverage.never_used()}, never asked {sorted(missing)}")


# ---- what is noticed -------------------------------------------------------------------------------------------------


def lying() -> AkebonoState:
    """Return a position with something of everything: August, seat 0 does business, boats, tokens, personalities."""
    given = {
        "month": 8,
        "board": {"nw1": "repairman", "se1": "pub", "ne1": {"card": "monk", "owner": 1}},
        "row": [{"character": "clocksmith", "mon": 1}, "puppeteer", "printer"],
        "boats": {"carrying-ship": {"owner": 0}, "taxi-boat": {"owner": 1, "side": "b"}},
        "bridge": ["ryokan"],
        "players": [
            {
                "retired": ["doctor", "fisherman"],
                "tokens": ["fish-spring-1", "fish-fisherman", "pipe-autumn-1"],
                "met": ["sugita-genpaku"],
                "boat_tokens": 1,
                "trade": 4,
            },
            {"retired": ["cabinet-maker"], "spent": ["pipe-summer-1"], "met": ["hokusai"]},
        ],
    }
    return GAME.arrange(Setup(2, 0, {"start_seat": "0"}), given)


def card(name: str) -> int:
    return TABLES.card_of[name]


def boat(name: str) -> int:
    return TABLES.boat_ids.index(name)


def token(name: str) -> int:
    return TABLES.token_of[name]


def somebody(name: str) -> int:
    return TABLES.personality_ids.index(name)


def put(values: list[Any], at: int, *new: Any) -> None:
    """Put something in the place of what is there."""
    at %= len(values)
    values[at : at + 1] = new


def hand(one: int, giver: list[int], taker: list[int]) -> None:
    giver.remove(one)
    taker.append(one)


def float_on(state: AkebonoState, name: str, wave: int) -> None:
    state.waves[wave] = boat(name)


def ongoing(state: AkebonoState) -> None:
    houses = ("farmhouse", "tea-house", "imperial-villa")
    state.offer[:3] = [card(house) - TABLES.characters for house in houses]


def three_boats(state: AkebonoState) -> None:
    for name in ("houseboat", "ferry-boat"):
        state.sailors[boat(name)] = 0
        float_on(state, name, state.waves.index(EMPTY))


def on_the_kept_wave(state: AkebonoState) -> None:
    state.waves[state.waves.index(boat("taxi-boat"))] = EMPTY
    float_on(state, "taxi-boat", 6)


def an_old_newcomer(state: AkebonoState) -> None:
    hand(card("cabinet-maker"), state.retired[1], state.row)
    state.row_mon.append(0)


Damage = Callable[[AkebonoState], Any]
FAULTS: dict[str, tuple[Damage, str]] = {
    "a character twice": (lambda s: s.retired[0].append(card("monk")), "twice"),
    "a character of the box in play": (lambda s: s.retired[0].append(s.unused[0][0]), "box"),
    "a box out of order": (lambda s: s.unused[1].reverse(), "box"),
    "a box with too few": (lambda s: s.unused[1].pop(), "in the box"),
    "a New Character too many in the box": (lambda s: s.unused_newcomers.append(s.newcomers.pop()), "New Character"),
    "New Characters in another order": (lambda s: s.newcomers.reverse(), "New Characters to come"),
    "the other New Character of a month": (lambda s: s.retired[1].append(s.unused_newcomers[0]), "box"),
    "a New Character before its month": (lambda s: s.retired[1].append(s.newcomers[0]), "before its month"),
    "a card of the deck that is lost": (lambda s: s.decks[2].pop(), "deck"),
    "a mon too many": (lambda s: put(s.row_mon, 0, 2), "one mon"),
    "three who waited": (lambda s: setattr(s, "row_mon", [1, 1, 1]), "City board"),
    "who waited lies last": (lambda s: s.row_mon.reverse(), "one mon"),
    "a starting character for hire": (lambda s: put(s.row, 1, card("wood-seller")), "looking for work"),
    "a New Character of May for hire": (an_old_newcomer, "another month's"),
    "three ongoing buildings": (ongoing, "do something while they stand"),
    "a lost token": (lambda s: s.market.pop(), "lost"),
    "a lost token of the river": (lambda s: s.river.pop(), "lost"),
    "a token twice": (lambda s: s.bought[1].append(s.market[0]), "twice"),
    "a token of the winter": (lambda s: s.bought[1].append(token("pipe-winter-1")), "another season"),
    "two pipes in the river": (lambda s: hand(token("pipe-autumn-2"), s.market, s.river), "in the river"),
    "a spent pouch": (lambda s: s.spent[0].append(token("pouch-spring-1")), "cannot be"),
    "the Fisherman's token spent": (lambda s: hand(token("fish-fisherman"), s.bought[0], s.spent[0]), "cannot be"),
    "the Fisherman's token elsewhere": (
        lambda s: hand(token("fish-fisherman"), s.bought[0], s.bought[1]), "retired characters bring",
    ),
    "two fish of a season": (lambda s: s.spent[0].append(token("fish-spring-2")), "two fish of a season"),
    "five fish": (lambda s: s.bought[0].extend(token(f"fish-summer-{n}") for n in (1, 2, 3)), "places"),
    "trade beyond the track": (lambda s: put(s.trade, 0, 11), "trade track"),
    "trade below the track": (lambda s: put(s.trade, 0, -1), "trade track"),
    "a boat on two waves": (lambda s: float_on(s, "taxi-boat", 5), "two waves"),
    "a boat without a Sailor": (lambda s: put(s.sailors, boat("taxi-boat"), -1), "built it"),
    "a Sailor without a boat": (lambda s: put(s.sailors, boat("houseboat"), 1), "built it"),
    "an owner of the Tea boat": (lambda s: put(s.sailors, 0, 1), "nobody's"),
    "no Tea boat": (lambda s: put(s.waves, s.waves.index(0), EMPTY), "from the start"),
    "three boats of a seat": (three_boats, "Sailors"),
    "a boat on the kept wave": (on_the_kept_wave, "does not belong"),
    "four boat tokens": (lambda s: put(s.boat_tokens, 1, 3), "boat tokens"),
    "boat tokens from the other side": (lambda s: put(s.sides, boat("carrying-ship"), 1), "boat tokens"),
    "fewer than no boat tokens": (lambda s: put(s.boat_tokens, 1, -1), "boat tokens"),
    "more new boat tokens than there are": (lambda s: setattr(s, "new_boat_tokens", 2), "came in this turn"),
    "a third Doctor token": (lambda s: put(s.permits, 0, 3), "tokens doctor"),
    "an Owner token that nobody gave": (lambda s: put(s.permits, 2, 1), "nobody gave"),
    "a personality twice": (lambda s: s.met[1].append(somebody("ryokan")), "twice"),
    "a personality that is lost": (lambda s: s.bridge.pop(), "lost"),
    "one who was not on the bridge": (lambda s: s.met[1].append(somebody("siebold")), "not on the bridge"),
    "one of the last season on the bridge": (lambda s: put(s.bridge, 0, somebody("ema-saiko")), "another season"),
    "one of the next season met": (lambda s: s.met[1].append(s.to_come[3].pop()), "another season"),
    "too few to come": (lambda s: s.to_come[3].pop(), "to come"),
    "one to come in autumn": (lambda s: s.to_come[2].append(somebody("siebold")), "to come"),
    "those to come out of order": (lambda s: s.to_come[3].reverse(), "in the order"),
    "a type named too soon": (lambda s: put(s.named, 0, 1), "not named when"),
    "tiles after the set-up": (lambda s: s.tiles.append(0), "tiles"),
    "a Grand Master who has not moved": (lambda s: setattr(s, "master", 0), "Grand Master"),
    "a Grand Master beside the street": (lambda s: setattr(s, "master", 10), "Grand Master"),
    "Kobuns counted in August": (lambda s: s.posted.extend([1, 1]), "Kobuns"),
    "hired twice": (lambda s: setattr(s, "has_hired", 2), "happened in this turn"),
    "more than can happen": (lambda s: setattr(s, "turn_marks", 8), "happened in this turn"),
    "no Grand Master to walk": (lambda s: s.stack.remove((steps.GRAND_MASTER,)), "end of the month"),
    "business beside the street": (lambda s: put(s.positions, 0, 0), "on the street"),
    "all used but the shop": (lambda s: put(s.stack, -1, (BUSINESS, 0, steps.USED_UP)), "does not fit"),
    "a boat that nobody built": (lambda s: s.stack.append((steps.BOAT_BONUS, 0, boat("houseboat"))), "does not fit"),
    "another's boat bonus": (lambda s: s.stack.append((steps.BOAT_BONUS, 0, boat("taxi-boat"))), "does not fit"),
    "another boat without the Inn": (lambda s: s.stack.append((steps.ANOTHER_BOAT, 0, 0)), "does not fit"),
    "the river's market without its boat": (lambda s: s.stack.append((steps.RIVER_MARKET, 0)), "does not fit"),
    "what was done and not used": (lambda s: s.stack.append((steps.ACTIVATE, 0, 1)), "used"),
    "steps of two seats": (lambda s: put(s.stack, -1, (BUSINESS, 0, 1), (steps.ACTIVATE, 1, 1)), "two seats"),
    "a choice of one without": (lambda s: s.stack.append((steps.PICK_GAIN, 0, card("repairman"))), "does not fit"),
    "a rescue in a turn": (lambda s: s.stack.append((steps.RESCUE, 0, 0, 0)), "no course of play"),
    "lower than the lowest": (lambda s: put(s.stack, -1, (BUSINESS, 0, 2), (steps.LOWER, 0)), "does not fit"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_noticed(name: str) -> None:
    damage, told = FAULTS[name]
    state = lying()
    assert not GAME.invariants(state)
    damage(state)
    found = GAME.invariants(state)
    assert found
    assert any(told in problem for problem in found), found
    with pytest.raises(BadPosition):
        GAME.state_from_dict(state.to_dict())


def test_the_policeman_brings_a_token() -> None:
    state = GAME.arrange(Setup(3, 0), {"month": 11, "players": [{"retired": ["policeman"]}]})
    state.bought[0].clear()
    assert GAME.invariants(state) == ["seat 0 does not have the tokens that its retired characters bring"]


# ---- hidden cards ----------------------------------------------------------------------------------------------------


def test_nobody_knows_what_is_in_the_box() -> None:
    """What lies in the box and what comes may change places, and nobody's knowledge does."""
    state = lying()
    other = state.clone()
    deck, unused = other.decks[3], other.unused[3][:]
    deck[0], unused[0] = unused[0], deck[0]
    other.unused = [*other.unused[:3], sorted(unused)]
    drawn = other.newcomers[0]
    spare = next(one for one in TABLES.newcomers[TABLES.month_of[drawn] - 1] if one != drawn)
    other.newcomers[0] = spare
    other.unused_newcomers = sorted(drawn if one == spare else one for one in other.unused_newcomers)
    season = TABLES.season_personalities[3]
    other.to_come[3] = sorted(one for one in season if one not in state.to_come[3])[:2]
    other.blocks.reverse()
    assert not GAME.invariants(other)
    assert other.to_dict() != state.to_dict()
    for seat in range(2):
        assert GAME.knowledge(other, seat) == GAME.knowledge(state, seat)
    assert GAME.view(other, None) == GAME.view(state, None)


def test_what_has_come_is_known() -> None:
    """Another card seen makes another knowledge."""
    state = lying()
    other = state.clone()
    spare = other.unused[0][0]
    gone = next(one for one in TABLES.season_decks[0] if one not in (*other.unused[0], *other.cards))
    other.unused = [sorted([*other.unused[0][1:], gone]), *other.unused[1:]]
    assert spare not in other.unused[0]
    assert not GAME.invariants(other)
    assert GAME.knowledge(other, 0) != GAME.knowledge(state, 0)
