"""The benchmark's worker for catanatron, run by the Python of its own environment; see bench.py.

The same requests and answers as bench_ours.py.  A ply is one player's decision (`Game.play_tick`).
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


class Worker:
    """Plays catanatron's random players and copies its games."""

    def __init__(self) -> None:
        self.seed = 0

    def _new(self, players: int) -> Any:
        self.seed += 1
        return Game([RandomPlayer(colour) for colour in COLOURS[:players]], seed=self.seed)

    def play(self, players: int, seconds: float) -> dict[str, Any]:
        """Return plies, games and processor seconds of whole random games, set-up included."""
        plies, games = 0, 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            game = self._new(players)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                game.play_tick()
                plies += 1
            games += 1
        return {"plies": plies, "games": games, "seconds": spent}

    def clone(self, players: int, seconds: float) -> dict[str, Any]:
        """Return how many copies of a position from the middle of a game were made, and the processor seconds.

        The state alone is copied, which is less work than its own `Game.copy`.
        """
        game = self._new(players)
        for _ in range(300):
            game.play_tick()
        copies, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            for _ in range(20):
                game.state.copy()
            copies += 20
        return {"copies": copies, "seconds": spent}


def main() -> None:
    """Answer requests until the input ends."""
    worker = Worker()
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(worker, request["what"])(request["players"], request["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
