"""Letters inside a panel: whole, or not there at all."""

from __future__ import annotations

import pygame
import pytest

from edo_table.ui.metrics import Metrics
from edo_table.ui.print.lettering import recording
from edo_table.ui.table.ruler import Ruler, sentence_if_fits


@pytest.mark.parametrize(
    "words", ["set-up", "Ends when a kind is gone", "Donaudampfschifffahrt", "\u6c5f\u6238\u306e\u5353\u4e0a"]
)
def test_a_sentence_breaks_no_word_however_narrow_its_box(words: str) -> None:
    target = pygame.Surface((400, 200))
    shown = set()
    for wide in range(4, 300, 3):
        box = pygame.Rect(20, 20, wide, 90)
        with recording() as notes:
            sentence_if_fits(target, words, box, Ruler(Metrics((960, 540)), box, 1.0), 16, "#000000")
        lines = [note.text for note in notes]
        shown.add(bool(lines))
        assert all(box.left - 1 <= note.rect.left and note.rect.right <= box.right + 1 for note in notes), (wide, lines)
        if words.isascii():
            assert {piece for line in lines for piece in line.split()} in (set(), set(words.split())), (wide, lines)
    assert shown == {False, True}
