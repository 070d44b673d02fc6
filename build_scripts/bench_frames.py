"""The frame benchmark's worker: the real table in a real window while expert seats think; see bench.py.

Prints one line of JSON: the milliseconds of every frame that was drawn while a seat was thinking.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from edo_table.app.context import AppContext
from edo_table.app.screens.table import Table, create
from edo_table.app.window_app import prepare_driver
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.persistence.autosave import Autosave
from edo_table.persistence.save_file import new_match_id
from edo_table.persistence.settings import SettingsStore
from edo_table.ui.inputs import Pointer
from edo_table.ui.loop import Loop
from edo_table.ui.navigator import Navigator
from edo_table.ui.theme import SEATS
from edo_table.ui.window import Placement, Window

GAME = "samurai"
SIZE = (1920, 1080)
WARM_UP = 3.0


def measure(seconds: float, players: int) -> list[float]:
    """Return the milliseconds of each frame, drawn whole every time, with the pointer wandering over the board."""
    with tempfile.TemporaryDirectory(prefix="edo-frames-") as folder:
        store = SettingsStore(None)
        store.change({"display.animation_speed": "normal", "play.end_turn_confirm": "never"})
        context = AppContext(store, autosave=Autosave(Path(folder)), is_silent=True)
        prepare_driver("auto")
        window = Window("Edo Table", Placement(SIZE))
        context.window = window
        context.stage = Navigator(context.clock, window.pixels)
        loop = Loop(window, context.stage)
        loop.on_resize = context.resize
        seats = [Seat(f"Seat {number + 1}", SEATS[number], "expert") for number in range(players)]
        match = Match(context.game(GAME), Setup(players, 11), seats)
        table = create(context, match, new_match_id())
        context.stage.push(table)
        try:
            return list(_frames(loop, table, seconds))
        finally:
            context.close()
            window.close()


def _frames(loop: Loop, table: Table, seconds: float) -> Iterator[float]:
    chance = random.Random(1)
    begun = time.monotonic()
    while (passed := time.monotonic() - begun) < WARM_UP + seconds:
        places = table.places() if not table.is_preparing else ()
        if places:
            x, y = chance.choice(places).centre
            loop.navigator.handle(Pointer("move", (round(x), round(y))))
        table.invalidate()
        is_thinking = table.session.thinking_seat is not None
        at = time.perf_counter()
        loop.step(wait=0.0)
        spent = time.perf_counter() - at
        if is_thinking and passed > WARM_UP and not table.is_preparing:
            yield 1000 * spent
        pygame.time.wait(max(1, round(1000 * (1 / 60 - spent))))
        if table.session.match.is_over:
            return


if __name__ == "__main__":
    frames = measure(float(sys.argv[1]), int(sys.argv[2]))
    print(json.dumps({"driver": pygame.display.get_driver(), "milliseconds": [round(frame, 3) for frame in frames]}))
