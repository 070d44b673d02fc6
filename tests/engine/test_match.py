"""A match: refusals change nothing, undo stops at what was revealed, redo and records bring everything back."""

from __future__ import annotations

import copy
import random

import pytest

from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import BadRecord, BadSetup, IllegalAction
from edo_table.engine.match import Match, replay
from edo_table.engine.setup import Option, Seat, Setup, complete
from tests.toys.pearls import Pearls, PearlsState

SEATS = (Seat("Aiko", "ai"), Seat("Benkei", "shu", "greedy"))


def match_of(seed: int = 3) -> Match[PearlsState]:
    return Match(Pearls(), Setup(2, seed), SEATS)


def play(match: Match[PearlsState], actions: int, seed: int = 1) -> None:
    print("seed", seed)
    chance = random.Random(seed)
    for _ in range(actions):
        if match.is_over:
            return
        match.apply(chance.choice(match.legal()))


def test_an_illegal_code_changes_nothing() -> None:
    match = match_of()
    before = match.state.to_dict()
    bad = max(match.legal()) + 1000
    with pytest.raises(IllegalAction):
        match.apply(bad)
    assert match.state.to_dict() == before
    assert match.history == []


def test_an_answer_to_an_older_question_is_refused() -> None:
    match = match_of()
    match.apply(match.legal()[0], ply=0)
    with pytest.raises(IllegalAction, match="stale"):
        match.apply(match.legal()[0], ply=0)


def test_nothing_can_be_played_after_the_end() -> None:
    match = match_of()
    play(match, 1000)
    assert match.is_over
    assert match.legal() == []
    with pytest.raises(IllegalAction):
        match.apply_spec(ActionSpec("lay", {"pearl": 1}))


def test_old_positions_stay_as_they_were() -> None:
    match = match_of()
    play(match, 12)
    kept = [(played.before, played.before.checksum()) for played in match.history]
    play(match, 1000, seed=2)
    assert all(state.checksum() == checksum for state, checksum in kept)


def test_undo_and_redo_come_back_to_the_same_positions() -> None:
    match = match_of()
    play(match, 9)
    checksums = [played.checksum for played in match.history]
    start = match.start.checksum()
    match.undo(match.ply)
    assert match.state.checksum() == start
    while match.redo_depth:
        match.redo()
    assert [played.checksum for played in match.history] == checksums


def test_a_new_action_forgets_what_was_undone() -> None:
    match = match_of()
    play(match, 4)
    match.undo(2)
    match.apply(match.legal()[-1])
    assert match.redo_depth == 0
    with pytest.raises(IllegalAction):
        match.redo()


def test_undo_ends_at_what_was_revealed_to_the_seat() -> None:
    match = match_of()
    chance = random.Random(5)
    while not match.is_over:
        seat = match.game.actor(match.state)
        match.apply(chance.choice(match.legal()))
        for looker in (0, 1):
            depth = match.undo_depth(looker)
            if depth:
                undone = match.history[-depth:]
                assert undone[0].seat == looker
                assert not any(looker in event.reveals for played in undone for event in played.events)
            assert match.undo_depth(looker, free=True) >= depth
        assert match.history[-1].seat == seat


@pytest.mark.parametrize(("controller", "depth"), [("human", 0), ("greedy", 2)])
def test_nobody_takes_back_what_another_person_did(controller: str, depth: int) -> None:
    match = Match(Pearls(), Setup(2, 3), (Seat("Aiko", "ai"), Seat("Benkei", "shu", controller)))
    while match.state.bag or match.game.actor(match.state) != 0:
        match.apply(match.legal()[0])
    for _ in range(3):  # the first lays a pearl and draws none; the second begins to
        match.apply(match.legal()[0])
    assert match.history[-1].seat == 1
    assert not any(0 in event.reveals for played in match.history[-2:] for event in played.events)
    assert match.undo_depth(0) == depth
    assert match.may_take_back(0, 2) == bool(depth)
    assert match.undo_depth(1) == 1
    assert match.undo_depth(0, free=True) == 2


def test_undo_passes_over_what_was_played_by_itself() -> None:
    match = match_of()
    match.apply(match.legal()[0])
    by_hand = match.history[-1].seat
    while match.game.actor(match.state) == by_hand and not match.is_over and len(match.history) < 2:
        match.apply(match.legal()[0], is_automatic=True)
    if len(match.history) == 2 and match.history[1].seat == by_hand:
        depth = match.undo_depth(by_hand, free=True)
        assert depth == 2
        match.undo(depth)
        assert match.redo_depth == 2


def test_too_much_undo_is_refused() -> None:
    match = match_of()
    with pytest.raises(IllegalAction):
        match.undo(1)


def test_a_record_is_played_again_to_the_same_position() -> None:
    match = match_of()
    play(match, 7)
    again = replay(match.game, match.record())
    assert again.state.to_dict() == match.state.to_dict()
    assert again.record() == match.record()
    shorter = replay(match.game, match.record(), upto=3)
    assert shorter.state.to_dict() == match.history[3].before.to_dict()


def test_a_match_can_begin_in_the_middle() -> None:
    match = match_of()
    play(match, 5)
    later = Match(match.game, match.setup, SEATS, match.state.clone())
    play(later, 4, seed=7)
    again = replay(later.game, later.record())
    assert again.state.checksum() == later.state.checksum()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: record.update(game="chess"), "record.other_game"),
        (lambda record: record.update(rules_version=99), "record.other_version"),
        (lambda record: record.update(setup=None), "record.bad_form"),
        (lambda record: record.update(seats=[{}]), "record.bad_form"),
        (lambda record: record["actions"].append({"kind": 3}), "record.bad_form"),
        (lambda record: record["actions"].pop(), "record.bad_form"),
        (lambda record: record.update(start_checksum="0"), "record.diverged"),
        (lambda record: record["checksums"].__setitem__(2, "0"), "record.diverged"),
        (lambda record: record["actions"].__setitem__(1, {"kind": "fly", "args": {}}), "record.illegal"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(change: object, key: str) -> None:
    match = match_of()
    play(match, 6)
    record = copy.deepcopy(match.record())
    change(record)  # type: ignore[operator]
    with pytest.raises(BadRecord) as refusal:
        replay(match.game, record)
    assert refusal.value.message.key == key


def test_an_option_for_other_numbers_of_players_keeps_its_default() -> None:
    options = (Option("guest", ("with", "without"), "with", (2, 4)), Option("pace", ("slow", "quick"), "slow"))
    assert complete(Setup(2, 1, {"guest": "without"}), (2, 3), options).options["guest"] == "without"
    without = complete(Setup(3, 1), (2, 3), options)
    assert without.options == {"guest": "with", "pace": "slow"}
    assert complete(without, (2, 3), options) == without
    with pytest.raises(BadSetup) as refused:
        complete(Setup(3, 1, {"guest": "without"}), (2, 3), options)
    assert refused.value.message.key == "setup.option_not_for"
    assert refused.value.message.args == {"option": "guest", "n": 3, "allowed": ("2", "4")}


def test_set_ups_the_game_does_not_know_are_refused() -> None:
    game = Pearls()
    for setup in (Setup(9), Setup(2, -1), Setup(2, 1 << 60), Setup(2, 1, {"colour": "blue"})):
        with pytest.raises(BadSetup):
            Match(game, setup, SEATS)
    with pytest.raises(BadRecord):
        Match(game, Setup(2), SEATS[:1])
