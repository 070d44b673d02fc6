"""What Izayoi's log and its reasons tell, and to whom."""

from __future__ import annotations

import re
from pathlib import Path

import edo_table.games.izayoi
from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.events import Event
from edo_table.games.izayoi.scoring import final_sheet

PHRASES = Phrases(load_catalogue(shipped()), "izayoi", ["Aki", "Bo", "Chie"])


def told(event: Event, seat: int | None) -> str:
    seen = event.seen_by(seat)
    return PHRASES.event(event.kind, seen) if PHRASES.knows_event(event.kind, seen) else ""


def test_a_card_laid_face_down_is_told_to_its_owner_alone() -> None:
    event = Event("card_hidden", {"seat": 0, "row": "1", "tile": "comb"}, {"card": "sado-2"}, (0,))
    assert told(event, 0) == "Aki lays Sado (2 votes) face down beside the Comb."
    assert told(event, 1) == told(event, None) == "Aki lays a card face down beside the Comb."


def test_a_hand_thrown_away_is_told_to_its_owner_alone() -> None:
    args: dict[str, str | int] = {"seat": 1, "n": 3, "top": "stop"}
    event = Event("hand_thrown", args, {"cards": ("kado-1", "sado-2", "stop")}, (1,))
    assert told(event, 1) == "Bo throws away Kado (1 vote), Sado (2 votes) and Stop Card; Stop Card lies on top."
    assert told(event, 0) == told(event, None) == "Bo throws 3 cards away, Stop Card on top."


def test_a_master_is_told_to_the_apprentice_alone() -> None:
    event = Event("master_dealt", {"seat": 2}, {"art": "kyudo"}, (2,))
    assert told(event, 2) == "Chie serves Kyudo."
    assert told(event, 0) == told(event, None) == ""


def test_the_verdict_names_the_masters() -> None:
    sheet = final_sheet((5, 8, 8), (1, 2, 2), (1, 0, 2))
    assert [PHRASES.message(message.key, message.args) for _, message in sheet.steps] == [
        "Aki: 5, below Bo with 8 – keeps face.",
        "Bo: 8, not below Aki with 5 – insolent.",
        "Chie: 8, own master – never insolent.",
        "Chie has the most points of those who kept face, 8, and wins.",
    ]


def test_every_text_of_the_program_is_there() -> None:
    """Every key that stands in the game's code, whole or as the beginning of one."""
    folder = Path(edo_table.games.izayoi.__file__).parent
    keys = set(load_catalogue(shipped()).keys())
    named = {
        (path.name, match[1])
        for path in folder.rglob("*.py")
        for match in re.finditer(r'"(izayoi\.[a-z_.]*)', path.read_text(encoding="utf-8"))
    }
    assert len(named) > 30
    missing = [
        (file, key)
        for file, key in sorted(named)
        if key not in keys and not any(known.startswith(key) for known in keys) and key != "izayoi."
    ]
    assert missing == []
