"""The window's side of the thinking process: a desk that takes questions and never makes a frame wait.

A thread of its own starts the process, writes and reads the pipe, and watches over deadlines.  A dead or late process
is started again and asked again; when that does not help, the thread answers by itself, without search.
"""

from __future__ import annotations

import multiprocessing
import queue
import threading
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from edo_table.ai.letters import Reply, Request, seal, unseal
from edo_table.ai.levels import level
from edo_table.ai.minds import FACTORY, Minds
from edo_table.ai.worker import BEGUN, CANCEL, DONE, LOAD, PLAY_NOW, THINK, serve

START_SECONDS = 30.0
"""How long a new process may take to load the game before it counts as dead."""

PATIENCE_SECONDS = 4.0
"""How much later than its budget an answer may come before the process counts as stuck."""

COUNTED_SECONDS = 120.0
"""The same for a budget of iterations, which says nothing about time."""

MOST_RESTARTS = 2
BEAT_SECONDS = 0.004
"""How often the thread looks for an answer and for new orders while the process thinks."""

CLOSING_SECONDS = 1.0
CLOSE = "close"


class WorkerLost(Exception):
    """The process died, got stuck, or could not be started."""


class WorkerClient:
    """One thinking process for all computer seats of the program; one question at a time.

    Every method returns at once.  The process starts with the first question, or with `warm_up`.
    """

    def __init__(
        self,
        factory: str = FACTORY,
        overlay: str | None = None,
        *,
        patience: float = PATIENCE_SECONDS,
        most_restarts: int = MOST_RESTARTS,
    ) -> None:
        """Prepare a client; `overlay` is the folder of the player's own data, if any."""
        self._factory, self._overlay = factory, overlay
        self._patience, self._most_restarts = patience, most_restarts
        self._last_id = 0
        self._asked: int | None = None
        self._begun = 0
        self._orders: queue.SimpleQueue[dict[str, Any] | Request] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[Reply] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._minds: Minds | None = None
        self._is_closed = False

    # ---- for the frame loop --------------------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    @property
    def has_begun(self) -> bool:
        """Whether the process has the game and thinks about the open question."""
        return self._asked is not None and self._begun == self._asked

    @property
    def worker_pid(self) -> int | None:
        """The process's number, None while there is none."""
        process = self._process
        return None if process is None else process.pid

    def warm_up(self, game_id: str) -> None:
        """Start the process and load a game, so that the first question is answered sooner."""
        self._order({"kind": LOAD, "game": game_id})

    def submit(self, request: Request) -> int:
        """Ask; return the question's id.  A question that is still open is given up."""
        if self._is_closed:
            raise RuntimeError("the thinking process was closed")
        self._last_id += 1
        self._asked = self._last_id
        self._order(request.numbered(self._last_id))
        return self._last_id

    def poll(self) -> Reply | None:
        """Return the answer to the open question once it is there; answers to older ones are dropped."""
        while True:
            try:
                reply = self._replies.get_nowait()
            except queue.Empty:
                return None
            if reply.id == self._asked:
                self._asked = None
                return reply

    def cancel(self) -> None:
        """Give up the open question; its answer will never be seen."""
        if self._asked is not None:
            self._order({"kind": CANCEL, "id": self._asked})
            self._asked = None

    def play_now(self) -> None:
        """Have the open question answered at once with the best found so far."""
        if self._asked is not None:
            self._order({"kind": PLAY_NOW, "id": self._asked})

    def close(self) -> None:
        """End the process.  Returns within about a second whatever the process does."""
        if self._is_closed:
            return
        self._is_closed = True
        self._asked = None
        if self._thread is not None:
            self._orders.put({"kind": CLOSE})
            _kill(self._process)
            self._thread.join(CLOSING_SECONDS)
        _kill(self._process)

    def _order(self, order: dict[str, Any] | Request) -> None:
        if self._is_closed:
            return
        self._orders.put(order)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="thinking desk", daemon=True)
            self._thread.start()

    # ---- the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        order: dict[str, Any] | Request | None = None
        while not self._is_closed:
            if order is None:
                order = self._orders.get()
            if isinstance(order, Request):
                order = self._serve(order)
            else:
                if order["kind"] == LOAD:
                    self._load(order)
                order = None
        self._drop_process()

    def _load(self, order: dict[str, Any]) -> None:
        try:
            self._started().send_bytes(seal(order))
        except (WorkerLost, OSError):
            self._drop_process()

    def _serve(self, request: Request) -> Request | None:
        """See one question through; return the next one when it came in between."""
        restarts = 0
        is_urgent = False
        while not self._is_closed:
            try:
                pipe = self._started()
                pipe.send_bytes(seal({"kind": THINK, "request": request.to_dict()}))
                if is_urgent:
                    pipe.send_bytes(seal({"kind": PLAY_NOW, "id": request.id}))
                outcome, is_urgent = self._wait(pipe, request, is_urgent)
            except (WorkerLost, EOFError, OSError):
                self._drop_process()
                self._begun = 0
                restarts += 1
                if restarts <= self._most_restarts:
                    continue
                outcome = self._answer_here(request, "the thinking process was lost")
            if isinstance(outcome, Reply):
                if outcome.spec is None:
                    outcome = self._answer_here(request, outcome.error)
                if restarts:
                    outcome.info["restarts"] = restarts
                self._replies.put(outcome)
                return None
            return outcome
        return None

    def _wait(self, pipe: Connection, request: Request, is_urgent: bool) -> tuple[Reply | Request | None, bool]:
        """Return the reply, or the request that replaces this one, or None when it was cancelled."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            if pipe.poll(BEAT_SECONDS):
                letter = unseal(pipe.recv_bytes())
                if letter["kind"] == BEGUN and letter["id"] == request.id:
                    deadline = time.monotonic() + self._limit(request)
                    self._begun = request.id
                elif letter["kind"] == DONE and letter["reply"]["id"] == request.id:
                    return Reply.from_dict(letter["reply"]), is_urgent
            elif time.monotonic() > deadline:
                raise WorkerLost("no answer in time")
            try:
                order = self._orders.get_nowait()
            except queue.Empty:
                continue
            if isinstance(order, Request):
                pipe.send_bytes(seal({"kind": CANCEL, "id": request.id}))
                return order, False
            if order["kind"] == CLOSE:
                return None, False
            if order["kind"] == LOAD:
                pipe.send_bytes(seal(order))
            elif order["id"] == request.id:
                pipe.send_bytes(seal(order))
                if order["kind"] == CANCEL:
                    return None, False
                is_urgent = True

    def _limit(self, request: Request) -> float:
        budget = request.budget
        if budget is None:
            return level(request.level).seconds + self._patience
        return (COUNTED_SECONDS if budget.seconds is None else budget.seconds) + self._patience

    def _answer_here(self, request: Request, reason: str) -> Reply:
        try:
            if self._minds is None:
                self._minds = Minds(self._factory, self._overlay)
            reply = self._minds.answer_quickly(request)
        except Exception as error:  # whatever is wrong with a game, the window must hear of it and go on
            return Reply(request.id, None, error=f"{reason}; {type(error).__name__}: {error}")
        return replace(reply, error=reason)

    # ---- the process -----------------------------------------------------------------------------------------------

    def _started(self) -> Connection:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._drop_process()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=serve, args=(there, self._factory, self._overlay), name="edo-table thinking", daemon=True
        )
        try:
            process.start()
        except (OSError, RuntimeError) as error:  # no process to be had, or too early to start one
            here.close()
            raise WorkerLost(str(error)) from error
        finally:
            there.close()
        self._process, self._pipe = process, here
        if self._is_closed:
            raise WorkerLost("closed meanwhile")
        return here

    def _drop_process(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        _kill(process)
        if process is not None:
            process.join(CLOSING_SECONDS)


def _kill(process: BaseProcess | None) -> None:
    if process is not None:
        try:
            process.kill()
        except (OSError, ValueError, AttributeError):
            pass  # not started yet, or gone already
