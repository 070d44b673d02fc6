"""Seats wired to a match: AI answers, curtains, undo while thinking, and an AI that fails never stops the game."""

from __future__ import annotations

from typing import Any

import pytest

from edo_table.app.session import Session
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import IllegalAction
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import create_game
from tests.app.desk import ChanceDesk

GAME = create_game("samurai", shipped())


OPEN = create_game("samurai", shipped())
OPEN.has_secrets = False  # type: ignore[misc]


def session_of(
    *controllers: str, free: bool = False, seed: int = 5, figures: str = "random", game: Game[Any] = GAME
) -> tuple[Session, ChanceDesk, list[int]]:
    names = ("Aiko", "Benkei", "Chiyo", "Daigo")
    colours = ("ai", "shu", "matsuba", "fuji")
    seats = [Seat(names[i], colours[i], level) for i, level in enumerate(controllers)]
    match: Match[Any] = Match(game, Setup(len(seats), seed, {"start_seat": "0", "figures": figures}), seats)
    desk, changes = ChanceDesk(game), list[int]()
    session = Session(
        match,
        desk,
        ai_seconds=lambda: 0.1,
        plays_singles=lambda: True,
        is_free=lambda: free,
        on_change=lambda: changes.append(match.ply),
    )
    return session, desk, changes


def run(session: Session, rounds: int = 200) -> None:
    for _ in range(rounds):
        session.update()
        session.steps.clear()


def eyes(session: Session) -> tuple[int | None, int | None]:
    """Return whose eyes the table is drawn for, and who is called to it."""
    return session.viewer, session.curtain_for


def play_turn(session: Session) -> None:
    """Play the person's turn: the first option until the turn ends."""
    turn, seat = session.match.game.turn(session.match.state), session.viewer
    while session.awaits_person and (session.match.game.turn(session.match.state), session.viewer) == (turn, seat):
        options = session.options()
        ends = [option for option in options if option.kind in ("end_turn", "keep_tokens")]
        session.choose(ends[0] if ends else options[0])
        session.steps.clear()


def test_ai_seats_play_a_whole_game_by_themselves() -> None:
    session, _, changes = session_of("greedy", "greedy", "greedy")
    run(session, 2000)
    assert session.match.is_over
    assert changes == list(range(1, session.match.ply + 1))
    assert session.viewer is None


def test_where_nothing_is_secret_nobody_is_ever_called_to_the_screen() -> None:
    """Not at the beginning either, nor when a saved game is opened: the table turns to whoever decides."""
    for controllers in (("human", "human"), ("greedy", "human", "greedy", "human"), ("human", "greedy", "human")):
        session, _, _ = session_of(*controllers, game=OPEN)
        assert session.viewer == (0 if controllers[0] == "human" else 1)
        for _ in range(60):
            assert session.curtain_for is None
            if session.awaits_person:
                session.choose(session.options()[-1])
            run(session, 1)
        assert session.match.ply > 20
    assert session_of("greedy", "greedy", game=OPEN)[0].viewer is None


def test_ai_seats_wait_until_what_they_did_has_been_seen() -> None:
    session, _, _ = session_of("greedy", "greedy")
    for _ in range(100):
        session.update()
    assert len(session.steps) <= 3


def test_one_person_sees_own_things_all_the_time() -> None:
    session, _, _ = session_of("human", "greedy")
    assert session.viewer == 0
    assert session.curtain_for is None
    play_turn(session)
    run(session)
    assert session.viewer == 0
    assert session.awaits_person


def test_two_people_never_see_each_others_hands() -> None:
    session, _, _ = session_of("human", "human", "greedy")
    assert (session.viewer, session.curtain_for, session.options()) == (None, 0, [])
    session.accept_curtain(1)  # a curtain that hung for somebody else shows nobody's hand
    assert eyes(session) == (None, 0)
    session.accept_curtain(0)
    assert eyes(session) == (0, None)
    play_turn(session)
    assert eyes(session) == (None, 1)
    session.accept_curtain()
    play_turn(session)
    assert eyes(session) == (None, None)
    run(session)
    assert session.curtain_for in (0, 1)
    view = GAME.view(session.match.state, session.viewer)
    assert all(seat["hand"] is None for seat in view["seats"])


def test_choosing_out_of_turn_is_refused() -> None:
    session, _, _ = session_of("human", "human")
    with pytest.raises(IllegalAction):
        session.choose(ActionSpec("end_turn"))


def test_undo_while_the_ai_thinks_takes_the_question_back() -> None:
    session, desk, _ = session_of("human", "greedy")
    for _ in range(5):
        session.choose(session.options()[0])
    keep = session.options()[0]
    assert keep.kind == "keep_tokens"
    session.choose(keep)
    session.steps.clear()
    session.update()
    assert desk.asked
    assert session.thinking_seat == 1
    assert session.undo()
    assert not desk.asked
    assert session.awaits_person
    assert session.options()[0].kind == "keep_tokens"
    assert session.redo()
    assert session.thinking_seat == 1


def test_undo_stops_at_what_was_drawn_unless_it_is_practice() -> None:
    session, _, _ = session_of("human", "greedy")
    play_turn(session)
    run(session)
    play_turn(session)
    run(session)
    assert not session.undo()
    assert not session.is_practice
    free, _, _ = session_of("human", "greedy", free=True)
    play_turn(free)
    run(free)
    play_turn(free)
    run(free)
    assert free.undo()
    assert free.is_practice


def test_the_first_hand_stays_as_it_is_once_the_figures_lie() -> None:
    session, _, _ = session_of("human", "greedy")
    play_turn(session)
    run(session)
    assert session.match.game.turn(session.match.state) == 1
    assert not session.undo()
    assert not session.back_to(0)


def test_nobody_takes_back_what_another_person_chose_in_secret() -> None:
    session, _, _ = session_of("human", "human", figures="placed")
    for _ in (0, 1):
        session.accept_curtain()
        play_turn(session)
    session.accept_curtain()
    assert session.viewer == 0
    assert (session.undo_depth, session.restart_depth) == (0, 0)
    assert not session.back_to(0)


def test_redo_brings_back_what_computer_players_did_too() -> None:
    session, desk, _ = session_of("human", "greedy", "greedy", free=True)
    for _ in (0, 1):
        play_turn(session)
        run(session)
    played = [step.checksum for step in session.match.history]
    assert session.match.history[-1].seat != 0
    assert session.undo()
    assert len(session.match.history) < len(played) - 1
    assert session.redo()
    assert [step.checksum for step in session.match.history] == played
    assert session.match.redo_depth == 0
    assert session.awaits_person
    assert not desk.asked


def test_restart_takes_the_whole_turn_back() -> None:
    session, _, _ = session_of("human", "greedy")
    play_turn(session)
    run(session)
    ply = session.match.ply
    for option in session.options():
        if option.kind == "place_token" and option.args["token"] in ("ship-1", "ship-2", "ronin"):
            session.choose(option)
            break
    else:
        session.choose(session.options()[0])
    assert session.match.ply > ply
    assert session.undo(to_turn_start=True)
    assert session.match.ply == ply


def test_an_ai_without_an_answer_does_not_stop_the_game() -> None:
    session, desk, _ = session_of("greedy", "greedy")
    desk.fails = True
    run(session, 2500)
    assert session.match.is_over
    assert session.trouble == "lost"


def test_a_hint_is_asked_for_and_forgotten_with_the_next_choice() -> None:
    session, _, _ = session_of("human", "greedy")
    session.ask_hint()
    assert session.is_hint_coming
    session.update()
    assert session.hint is not None
    assert session.hint.spec.targets
    session.choose(session.options()[0])
    assert session.hint is None


def test_nobody_waits_for_a_hint_that_came_too_late() -> None:
    session, desk, _ = session_of("human", "greedy")
    desk.is_silent = True
    session.ask_hint()
    session.choose(session.options()[0])
    assert not session.is_hint_coming
    session.ask_hint()
    assert [request.ply for _, request in desk.asked] == [1]


def test_an_answer_to_a_position_that_is_gone_is_dropped() -> None:
    session, desk, _ = session_of("human", "greedy")
    session.ask_hint()
    late = list(desk.asked)
    session.choose(session.options()[0])
    desk.asked.extend(late)
    session.update()
    assert session.hint is None
