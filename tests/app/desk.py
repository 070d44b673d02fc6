"""A thinking desk for tests: answers at once, in this process, from the knowledge it is sent and nothing else."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

from edo_table.ai.letters import Reply, Request
from edo_table.engine.game import Game


class ChanceDesk:
    """Chooses by chance; `fails` lets every answer be an error."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.asked: deque[tuple[int, Request]] = deque()
        self.number = 0
        self.fails = False
        self.is_silent = False
        """Nothing is answered: the seat goes on thinking."""

    def submit(self, request: Request) -> int:
        self.number += 1
        self.asked.append((self.number, request))
        return self.number

    def poll(self) -> Reply | None:
        if not self.asked or self.is_silent:
            return None
        number, request = self.asked.popleft()
        if self.fails:
            return Reply(number, None, error="lost")
        chance = random.Random(f"{request.seed}/{request.ply}")
        state = self.game.imagine(request.knowledge, chance)
        return Reply(number, self.game.spec(state, chance.choice(self.game.legal(state))))

    def cancel(self) -> None:
        self.asked.clear()

    def play_now(self) -> None: ...

    def warm_up(self, game_id: str) -> None: ...

    def close(self) -> None: ...
