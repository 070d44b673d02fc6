"""The rules as cases: all of them hold, every ruling is cited, and a broken rule breaks some of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from edo_table.games.registry import game_ids
from edo_table.lab.scenario_file import read_scenarios
from tests.scenarios import (
    broken_iki,
    broken_iki_akebono,
    broken_iki_akebono_buildings,
    broken_iki_akebono_people,
    broken_iki_akebono_year,
    broken_iki_year,
    broken_izayoi,
    broken_izayoi_end,
    broken_samurai,
)
from tests.scenarios.running import FOLDER, Break, failures, files_of

FILES = sorted(FOLDER.rglob("*.yaml"))

RULINGS = {
    "iki": (
        *(f"S{number}" for number in range(1, 6)),
        *(f"M{number}" for number in range(1, 6)),
        *(f"H{number}" for number in range(1, 7)),
        *(f"V{number}" for number in range(1, 4)),
        *(f"B{number}" for number in range(1, 12)),
        *(f"P{number}" for number in range(1, 5)),
        *(f"X{number}" for number in range(1, 9)),
    ),
    "iki_akebono": (
        *(f"A{number}" for number in range(1, 27)),
        *(f"Y{number}" for number in range(1, 18)),
    ),
    "samurai": (
        *(f"S{number}" for number in range(1, 6)),
        *(f"T{number}" for number in range(1, 8)),
        *(f"C{number}" for number in range(1, 10)),
        *(f"F{number}" for number in range(1, 7)),
        *(f"X{number}" for number in range(1, 8)),
        *(f"E{number}" for number in range(1, 8)),
        "(a)",
        "(b)",
    ),
    "izayoi": (
        *(f"I{number}" for number in range(1, 8)),
        *(f"V{number}" for number in range(1, 12)),
        *(f"P{number}" for number in range(1, 13)),
        *(f"E{number}" for number in range(1, 9)),
        *(f"Z{number}" for number in range(1, 7)),
    ),
}
"""What is decided where the rulebook leaves a question open, by the ids that the rules' comments use too."""

SECTIONS = {
    "iki": (
        "General setup",
        "Player setup",
        "Experience",
        "Character card",
        "Board terminology",
        "Revealing Character cards",
        "Phase A, example",
        "Phase B",
        "Income or Hiring, example",
        "Moving",
        "Doing Business, example",
        "End of turn",
        "Months 1, 2, 4, 7 and 10",
        "Payday, example (Salary",
        "Payday, example (Nagaya Harmony",
        "Payday, example (Food payment",
        "month 12",
        "Fire, example",
        "New Year's Day, example",
        "End of the Game and Scoring, example",
        "Characters Variety",
        "Fish",
        "Tobacco Pouches",
        "Resources",
        "Sandal shop",
        "Rice shop",
        "Fire tower",
        "Tobacco shop",
        "Pawn shop",
        "Construction site",
        "Fish market",
        "Exchange shop",
        "Building a Building, example",
        "Rules for 2 Players, Main board",
        "Blocking tiles, example",
        "Neutral characters, example",
        "Activating neutral characters, example",
        "Appendix 1",
        "Appendix 2",
        "Appendix 3",
        "month 1 to 7",
        "fire;",
        "; scoring",
    ),
    "iki_akebono": (
        "Setup 4",
        "Setup 5",
        "Setup 7",
        "Setup 8",
        "Setup 9",
        "City board, Example 1",
        "City board, Example 2",
        "New Characters",
        "Building a Boat, example",
        "Trade track, example",
        "Nihonbashi bridge, example",
        "End of a season",
        "End of the game",
        "Grand Master, Setup",
        "Grand Master, example",
        "Appendix 1",
        "Appendix 2",
        "Appendix 3",
        "Appendix 4",
        "Appendix 5",
    ),
    "samurai": (
        "Overview",
        "Preparation",
        "Figures and tokens",
        "The two tokens",
        "Preparation and play",
        "turn step 1",
        "turn step 2",
        "turn step 3",
        "Game end",
        "Scoring",
    ),
    "izayoi": (
        "Components",
        "Setup",
        "Purpose",
        "Purpose, example",
        "Game Flow",
        "e.g. 1 (only 1 player",
        "e.g. 2 (those tied",
        "e.g. 3 (no one",
        "Stop Card, e.g. 1",
        "Stop Card, e.g. 2",
        "Special Cards",
        "Shuffle Card",
        "Hiding Card",
    ),
}
"""The rulebook's sections with consequences, and its examples."""

BROKEN: Mapping[str, Mapping[str, Break]] = {
    "iki": {**broken_iki.BROKEN, **broken_iki_year.BROKEN},
    "iki_akebono": {
        **broken_iki_akebono.BROKEN,
        **broken_iki_akebono_buildings.BROKEN,
        **broken_iki_akebono_people.BROKEN,
        **broken_iki_akebono_year.BROKEN,
    },
    "samurai": broken_samurai.BROKEN,
    "izayoi": {**broken_izayoi.BROKEN, **broken_izayoi_end.BROKEN},
}


def cited(game_id: str) -> str:
    return "\n".join(case.source for path in files_of(game_id) for case in read_scenarios(path).cases)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_all_cases_hold(path: Path) -> None:
    found = failures([path])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_its_rulings_in_cases(game_id: str) -> None:
    text = cited(game_id)
    words = set(re.findall(r"\([a-z]\)|\b[A-Z]\d+\b", text))
    assert [ruling for ruling in RULINGS[game_id] if ruling not in words] == []
    assert [section for section in SECTIONS[game_id] if section not in text] == []


@pytest.mark.parametrize(("game_id", "name"), [(game_id, name) for game_id in game_ids() for name in BROKEN[game_id]])
def test_a_broken_rule_is_noticed(game_id: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    BROKEN[game_id][name](monkeypatch)
    found = next((found for path in files_of(game_id) if (found := failures([path]))), [])
    print("\n".join(found))
    assert found, f"no case fails though {name}"
