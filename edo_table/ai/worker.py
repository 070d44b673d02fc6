"""The thinking process: reads requests from a pipe, thinks, answers.  It never holds a true position.

Started by `WorkerClient`; everything here must be importable by a spawned process of a frozen program.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from edo_table.ai.letters import Reply, Request, seal, unseal
from edo_table.ai.minds import Minds

THINK, CANCEL, PLAY_NOW, LOAD, BEGUN, DONE = "think", "cancel", "play_now", "load", "begun", "done"
"""Kinds of letters, under `kind`: the first four to the process, the last two from it."""

NICENESS = 5
"""The window's process goes first when both want the same core."""


def serve(pipe: Connection, factory: str, overlay: str | None) -> None:
    """Answer until the other end of the pipe is closed."""
    _step_aside()
    minds = Minds(factory, overlay)
    inbox: deque[dict[str, Any]] = deque()
    try:
        while True:
            letter = inbox.popleft() if inbox else unseal(pipe.recv_bytes())
            if letter["kind"] == THINK:
                _think(minds, letter, pipe, inbox)
            elif letter["kind"] == LOAD:
                _load(minds, str(letter["game"]))
    except (EOFError, OSError):
        return


def _step_aside() -> None:
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt in the terminal is the window's to handle
    except ValueError:
        pass  # not in a process of its own
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _load(minds: Minds, game: str) -> None:
    try:
        minds.load(game)
    except Exception:  # the same error comes back, with its words, when something is asked about the game
        return


def _think(minds: Minds, letter: dict[str, Any], pipe: Connection, inbox: deque[dict[str, Any]]) -> None:
    request = Request.from_dict(letter["request"])
    cancelled: list[bool] = []

    def is_stopped() -> bool:
        while pipe.poll():
            order = unseal(pipe.recv_bytes())
            if order["kind"] == CANCEL and order["id"] == request.id:
                cancelled.append(True)
            elif order["kind"] == PLAY_NOW and order["id"] == request.id:
                stopped.append(True)
            else:
                inbox.append(order)
        return bool(cancelled or stopped)

    stopped: list[bool] = []
    reply = _answer(minds, request, pipe, is_stopped)
    if not cancelled:
        pipe.send_bytes(seal({"kind": DONE, "reply": reply.to_dict()}))


def _answer(minds: Minds, request: Request, pipe: Connection, is_stopped: Callable[[], bool]) -> Reply:
    try:
        minds.load(request.game)
        pipe.send_bytes(seal({"kind": BEGUN, "id": request.id}))
        return minds.answer(request, is_stopped)
    except (EOFError, OSError):
        raise
    except Exception as error:  # whatever is wrong with a game, the window must hear of it and go on
        return Reply(request.id, None, error=f"{type(error).__name__}: {error}")
