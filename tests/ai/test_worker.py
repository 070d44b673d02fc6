"""The thinking process seen from the window: it never blocks, and something always answers."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator

import pytest

from edo_table.ai.budget import Budget
from edo_table.ai.client import WorkerClient
from edo_table.ai.letters import Reply, Request, question
from edo_table.ai.minds import Minds
from edo_table.engine.setup import Setup
from tests.ai.toy import FACTORY, Lanterns, LanternsState

LONG = Budget(seconds=20)


def ask(level: str = "expert", budget: Budget | None = LONG, seed: int = 5) -> tuple[Lanterns, LanternsState, Request]:
    game = Lanterns()
    state = game.new(Setup(2, seed, {}))
    return game, state, question(game, state, level, 1, budget=budget)


def wait(client: WorkerClient, seconds: float = 15) -> Reply:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.perf_counter()
        reply = client.poll()
        assert time.perf_counter() - begun < 0.05, "polling made the frame wait"
        if reply is not None:
            return reply
        time.sleep(0.002)
    raise AssertionError("no answer")


@pytest.fixture
def client() -> Iterator[WorkerClient]:
    client = WorkerClient(FACTORY)
    yield client
    begun = time.monotonic()
    client.close()
    assert time.monotonic() - begun < 3


def running(client: WorkerClient) -> int:
    """Wait until the process thinks; return its number."""
    end = time.monotonic() + 15
    while not client.has_begun:
        assert time.monotonic() < end
        time.sleep(0.005)
    time.sleep(0.1)
    pid = client.worker_pid
    assert pid is not None
    return pid


def is_gone(pid: int) -> bool:
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def test_it_answers_as_the_same_thinking_here_would(client: WorkerClient) -> None:
    game, state, request = ask(budget=Budget(iterations=60))
    number = client.submit(request)
    was_thinking = client.is_thinking
    reply = wait(client)
    assert reply.id == number
    assert was_thinking
    assert not client.is_thinking
    assert reply.error == ""
    assert reply.spec is not None
    assert game.code(state, reply.spec) in game.legal(state)
    here = Minds(FACTORY).answer(request)
    assert here.spec is not None
    assert reply.spec.to_dict() == here.spec.to_dict()
    assert reply.info["iterations"] == here.info["iterations"]


def test_hints_come_with_reasons(client: WorkerClient) -> None:
    game, state, _ = ask()
    client.submit(question(game, state, "expert", 1, budget=Budget(iterations=20), wants_reasons=True))
    assert [reason.key for reason in wait(client).reasons] == ["lanterns.hint.big", "lanterns.hint.small"]


def test_submitting_and_closing_do_not_wait(client: WorkerClient) -> None:
    _, _, request = ask()
    begun = time.perf_counter()
    client.submit(request)
    assert time.perf_counter() - begun < 0.05


def test_killed_in_the_middle_it_still_answers(client: WorkerClient) -> None:
    _, _, request = ask(budget=Budget(seconds=1.5))
    client.submit(request)
    os.kill(running(client), signal.SIGTERM)
    reply = wait(client)
    assert reply.spec is not None
    assert reply.info["restarts"] == 1
    assert "fallback" not in reply.info


def test_killed_again_and_again_the_program_answers_itself() -> None:
    client = WorkerClient(FACTORY, most_restarts=1)
    try:
        _, _, request = ask()
        client.submit(request)
        first = running(client)
        os.kill(first, signal.SIGTERM)
        while client.worker_pid in (None, first):
            time.sleep(0.005)
        os.kill(running(client), signal.SIGTERM)
        reply = wait(client)
        assert reply.spec is not None
        assert reply.info["fallback"] is True
        assert reply.error
    finally:
        client.close()


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_a_stuck_process_is_replaced() -> None:
    client = WorkerClient(FACTORY, patience=0.5)
    try:
        _, _, request = ask(budget=Budget(seconds=1.0))
        client.submit(request)
        os.kill(running(client), signal.SIGSTOP)
        reply = wait(client)
        assert reply.spec is not None
        assert reply.info["restarts"] == 1
    finally:
        client.close()


def test_what_was_cancelled_never_arrives_and_the_next_is_answered_soon(client: WorkerClient) -> None:
    game, state, request = ask()
    waited = []
    for _ in range(3):  # the best of three, on a machine that has other things to do
        client.submit(request)
        running(client)
        begun = time.monotonic()
        client.cancel()
        assert not client.is_thinking
        second = client.submit(question(game, state, "greedy", 1))
        reply = wait(client)
        waited.append(time.monotonic() - begun)
        assert reply.id == second
    assert min(waited) < 0.15
    time.sleep(0.1)
    assert client.poll() is None


def test_answers_to_older_questions_are_dropped(client: WorkerClient) -> None:
    game, state, _ = ask()
    for _ in range(5):
        client.submit(question(game, state, "greedy", 1))
    last = client.submit(question(game, state, "apprentice", 1))
    reply = wait(client)
    assert reply.id == last
    assert reply.info["level"] == "apprentice"
    time.sleep(0.1)
    assert client.poll() is None


def test_play_now_takes_the_best_so_far(client: WorkerClient) -> None:
    _, _, request = ask()
    waited = []
    for _ in range(3):
        client.submit(request)
        running(client)
        begun = time.monotonic()
        client.play_now()
        reply = wait(client)
        waited.append(time.monotonic() - begun)
        assert reply.info["was_stopped"] is True
        assert reply.info["iterations"] > 0
    assert min(waited) < 0.15


def test_without_any_process_the_program_answers_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edo_table.ai.client.START_SECONDS", 0.3)
    client = WorkerClient("tests.ai.toy:create_deaf", most_restarts=0)
    try:
        _, _, request = ask()
        client.submit(request)
        reply = wait(client)
        assert reply.spec is not None
        assert reply.info["fallback"] is True
    finally:
        client.close()


def test_when_nothing_can_answer_the_error_is_told() -> None:
    client = WorkerClient("tests.ai.toy:create_broken")
    try:
        _, _, request = ask()
        client.submit(request)
        reply = wait(client)
        assert reply.spec is None
        assert "the lanterns are out" in reply.error
    finally:
        client.close()


def test_closing_in_the_middle_ends_the_process() -> None:
    client = WorkerClient(FACTORY)
    _, _, request = ask()
    client.submit(request)
    pid = running(client)
    begun = time.monotonic()
    client.close()
    assert time.monotonic() - begun < 1.5
    if sys.platform != "win32":
        assert is_gone(pid)
    client.close()
    client.cancel()
    with pytest.raises(RuntimeError):
        client.submit(request)


def test_a_warm_worker_is_there_before_the_first_question(client: WorkerClient) -> None:
    client.warm_up(Lanterns.id)
    end = time.monotonic() + 15
    while client.worker_pid is None:
        assert time.monotonic() < end
        time.sleep(0.005)
    warm = client.worker_pid
    _, _, request = ask(level="greedy", budget=None)
    client.submit(request)
    assert wait(client).info.get("restarts") is None
    assert client.worker_pid == warm
