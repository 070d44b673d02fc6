"""A process that plays at a real table with autosave and says after every completed action how far it is.

Run as `python -m tests.app.self_playing FOLDER SEED`; it plays until it is killed or the game ends.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def main(folder: Path, seed: int) -> None:
    from edo_table.app.context import AppContext
    from edo_table.persistence.autosave import Autosave
    from edo_table.persistence.settings import SettingsStore
    from edo_table.ui.clock import HandClock
    from tests.app.table_hands import Hands

    store = SettingsStore(None)
    store.change({"display.animation_speed": "instant", "play.end_turn_confirm": "never"})
    clock = HandClock()
    context = AppContext(store, autosave=Autosave(folder), clock=clock, is_silent=True)
    hands = Hands("human", "greedy", "greedy", seed=seed, context=context, clock=clock, size=(960, 540))
    keeper, match = hands.table.keeper, hands.match
    keep = keeper.keep

    def tell() -> None:
        keep()
        sys.stdout.write(f"{match.ply} {match.state.checksum()}\n")
        sys.stdout.flush()

    keeper.keep = tell  # type: ignore[method-assign]
    chance = random.Random(seed)
    while not hands.has_ended:
        hands.settle()
        if not hands.has_ended:
            hands.click_option(chance.choice(hands.table.selection.options))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
