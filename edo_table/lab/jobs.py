"""Work shared out among processes: results in order, ended at once when the person or the parent ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4
"""Tasks a process has waiting, so that none rests and an endless series fits into memory."""


class JobLost(RuntimeError):
    """A process of the work was ended from outside."""


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Yield the result of each task in order, worked out by so many processes (1: by this one).

    `work` must be importable and task and result picklable.  However the iteration ends, no process is left; an
    interrupt does not wait for the tasks begun.  Raises what `work` raises, and JobLost.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    known = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)
    rest = iter(tasks)
    open_: deque[Future[Result]] = deque()
    try:
        with _interrupts_ignored():  # which processes inherit as they start, before `_begin`
            open_.extend(pool.submit(work, task) for task in islice(rest, AHEAD * jobs))
        while open_:
            yield open_.popleft().result()
            open_.extend(pool.submit(work, task) for task in islice(rest, 1))
    except BrokenProcessPool as error:
        raise JobLost("a process that played games was ended from outside") from error
    except BaseException:
        for process in set(multiprocessing.active_children()) - known:
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin() -> None:
    """Leave an interrupt in the terminal to the parent, and end when it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
