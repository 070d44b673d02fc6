"""Whatever lies on the table and cannot be chosen says why, in words; what can be chosen says nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from edo_table.content.phrases import Phrases
from edo_table.engine.game import Game
from edo_table.games.iki.tables import SPACES


def lying(game: Any, facts: dict[str, Any], on_stalls: Iterable[str]) -> Iterator[str]:
    """Return what lies on the table and must answer: spaces, cards for hire, tokens, buildings on offer, shops.

    Cards on stalls answer in the steps `on_stalls`.
    """
    yield from (f"ikizama:{space}" for space in SPACES)
    yield from (f"token:{token}" for token in facts["market"])
    yield from (f"building:{building}" for building in facts["offer"])
    yield from (f"shop:{shop.id}" for shop in game.content.shops)
    if facts["step"] not in ("begin", "neutral"):
        yield from (f"row:{card['character']}" for card in facts["row"])
    if facts["step"] in on_stalls:
        yield from (f"stall:{stall}" for stall, card in facts["board"].items() if card is not None)


def assert_answers(game: Game[Any], state: Any, targets: Iterable[str], phrases: Phrases, at: str) -> None:
    """Of these targets, all that cannot be chosen in a position say why."""
    lit = {target for code in game.legal(state) for target in game.spec(state, code).targets}
    assert all(game.why_not(state, (), target) is None for target in lit)
    for target in targets:
        if target not in lit:
            reason = game.why_not(state, (), target)
            assert reason is not None, f"{at}: {target}"
            sentence = phrases.message(reason.key, reason.args)
            assert sentence.endswith("."), sentence
            assert "{" not in sentence, sentence
