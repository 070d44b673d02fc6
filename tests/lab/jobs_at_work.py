"""Work for processes of their own, which import it by this name."""

from __future__ import annotations

import os
import time


def twice(number: int) -> int:
    return 2 * number


def fail_at_five(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    return number


def vanish(number: int) -> int:
    os._exit(9)


def sleep(number: int) -> int:
    time.sleep(60)
    return number
