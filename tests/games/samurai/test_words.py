"""What Samurai's log tells, and to whom."""

from __future__ import annotations

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event


def test_a_drawn_token_is_told_to_its_owner_alone() -> None:
    phrases = Phrases(load_catalogue(shipped()), "samurai", ["Aki", "Bo"])
    event = Event("turn_ended", {"seat": 1, "drawn": 1}, {"tokens": ("ronin",)}, (1,))
    assert phrases.event(event.kind, event.seen_by(0)) == "Bo ends the turn and draws 1 token."
    assert phrases.event(event.kind, event.seen_by(1)) == "Bo ends the turn and draws 1 token: Ronin."
