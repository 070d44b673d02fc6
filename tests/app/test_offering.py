"""What the table offers: words stay on their buttons, whole choices are lit from the first, a held key chooses once."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from edo_table.app.screens.table import create
from edo_table.engine.match import Match
from edo_table.engine.setup import Setup
from edo_table.persistence.save_file import new_match_id
from edo_table.ui.inputs import Key
from edo_table.ui.print.lettering import Note, recording
from tests.app.table_hands import Hands

CHARM = {
    "step": "charm", "month": 5, "board": {"sw2": {"card": "eel-stand", "owner": 0}},
    "players": [{"retired": ["yamabushi"]}],
}  # fmt: skip
"""A question with two buttons of many words."""


def table_at(given: dict[str, Any], size: tuple[int, int] = (1280, 720), **settings: Any) -> Hands:
    """A table of two people at a position."""
    names = {"text": "display.text_scale", "language": "language"}
    changed = {names[name]: value for name, value in settings.items()}
    hands = Hands("human", "human", game="iki", size=size, settings=changed)
    setup, seats = Setup(2, 1), hands.match.seats
    match: Match[Any] = Match(hands.rules, setup, seats, hands.rules.arrange(setup, given))
    hands.table = create(hands.context, match, new_match_id())
    hands.stage.reset(hands.table)
    hands.settle(2000)
    return hands


def asked(size: tuple[int, int], text: float = 1.0, language: str = "en") -> tuple[Hands, list[Note]]:
    """A table on which a charm is asked for, with all words that it shows."""
    hands = table_at(CHARM, size, text=text, language=language)
    with recording() as notes:
        hands.draw()
    return hands, [note for note in notes if note.target == size]


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (1.6, "en"), (1.0, "qps")])
@pytest.mark.parametrize("size", [(1088, 612), (960, 540), (1280, 720), (800, 1200)])
def test_words_stay_on_their_buttons(size: tuple[int, int], text: float, language: str) -> None:
    hands, notes = asked(size, text, language)
    stops = [stop for stop in hands.table.sides.bar_stops() if stop.name.startswith("option-")]
    assert {stop.name for stop in stops} == {"option-use_charm", "option-let_burn"}
    for stop in stops:
        words = [note for note in notes if stop.rect.colliderect(note.rect)]
        assert words
        assert all(stop.rect.inflate(4, 4).contains(note.rect) for note in words), (stop.name, words)
        assert all(note.text == note.full for note in words)


def test_a_key_that_is_held_chooses_once() -> None:
    """Whoever leans on Enter does not answer the next questions too."""
    hands = Hands("human", "human", game="iki", settings={"play.end_turn_confirm": "never"})
    hands.settle()
    hands.press(pygame.K_TAB)
    chosen = hands.table.selection.selected
    hands.press(pygame.K_RETURN)
    assert hands.table.selection.selected != chosen
    first = hands.table.selection.selected
    for key in (pygame.K_RETURN, pygame.K_1, pygame.K_e) * 10:
        hands.stage.handle(Key(key, is_repeat=True))
        hands.beat()
    assert hands.match.ply == 0
    assert hands.table.selection.selected == first
    spot = hands.table.cursor.spot
    hands.stage.handle(Key(pygame.K_TAB, is_repeat=True))
    assert hands.table.cursor.spot != spot


def test_what_is_a_whole_choice_is_lit_beside_what_a_choice_begins_with() -> None:
    """A shop's trade and a character to do business with, though buildings could be built there too."""
    hands = table_at(
        {
            "step": "business", "offer": ["inn", "shrine"],
            "board": {"se1": {"card": "salt-peddler", "owner": 0}},
            "players": [{"at": "construction-site", "mon": 9, "wood": 3, "koban": 1}],
        }
    )  # fmt: skip
    lit = hands.table.shown_lit()
    assert lit == {"building:inn", "offer:construction-site:1", "stall:se1"}
    hands.click(hands.at("building:inn"))
    assert {"stall:nw1", "stall:ne3"} <= hands.table.shown_lit()
