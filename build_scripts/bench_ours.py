"""The benchmark's worker for Edo Table's own engine; see bench.py.

Reads a JSON request a line (`{"what": "play", "players": 2, "seconds": 1}` or `"clone"`), answers with one line.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.engine.state import State
from edo_table.games.registry import create_game
from edo_table.lab.players import random_maker
from edo_table.lab.simulate import play_out

GAME = "samurai"
"""Measured unless another is named."""


class Worker:
    """Plays one game's random playouts and copies its positions."""

    def __init__(self, game_id: str) -> None:
        self.game = create_game(game_id, shipped())
        self.seed = 0

    def play(self, players: int, seconds: float) -> dict[str, Any]:
        """Return plies, games and processor seconds of whole random games, set-up included."""
        maker, plies, games = random_maker(self.game), 0, 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            self.seed += 1
            codes: list[int] = []
            play_out(self.game, Setup(players, self.seed), [maker(self.seed, seat) for seat in range(players)], codes)
            plies += len(codes)
            games += 1
        return {"plies": plies, "games": games, "seconds": spent}

    def clone(self, players: int, seconds: float) -> dict[str, Any]:
        """Return how many copies of a position from the middle of a game were made, and the processor seconds."""
        codes: list[int] = []
        maker = random_maker(self.game)
        play_out(self.game, Setup(players, 1), [maker(1, seat) for seat in range(players)], codes)
        state: State = self.game.new(Setup(players, 1))
        for code in codes[: len(codes) // 2]:
            self.game.apply(state, code)
        copies, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            for _ in range(100):
                state.clone()
            copies += 100
        return {"copies": copies, "seconds": spent}


def main() -> None:
    """Answer requests until the input ends."""
    worker = Worker(sys.argv[1] if len(sys.argv) > 1 else GAME)
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(worker, request["what"])(request["players"], request["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
