"""Checking records: every fault, in plain words, on its line, with what was meant."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field

from edo_table.content.problems import ContentError, Problem, nearest
from edo_table.content.validate import Id, Record, Text, check, repeated, validate
from edo_table.content.yaml_source import Source, read_yaml


class Gain(Record):
    verb: Literal["gain"]
    rice: int = 0
    sandal: int = 0


class Pay(Record):
    verb: Literal["pay"]
    mon: Annotated[int, Field(ge=1, le=9)]


class Card(Record):
    id: Id
    name: Text
    season: Literal["spring", "summer", "autumn", "winter"]
    cost: Annotated[int, Field(ge=0)]
    skill: tuple[Annotated[Gain | Pay, Field(discriminator="verb")], ...] = ()
    track: int | tuple[int, ...] = 0
    weight: float = 1.0
    is_free: bool = False
    at: tuple[int, int] = (0, 0)


class Cards(Record):
    cards: Annotated[tuple[Card, ...], Field(min_length=1)]
    by_players: dict[int, int] = Field(default_factory=dict)


GOOD = "- {id: monk, name: Monk, season: spring, cost: 4, skill: [{verb: gain, rice: 1}], weight: 2}"


def source_of(folder: Path, text: str) -> Source:
    file = folder / "cards.yaml"
    file.write_text(text, encoding="utf-8")
    return read_yaml(file, "cards.yaml")


def problems_of(folder: Path, text: str) -> tuple[Problem, ...]:
    with pytest.raises(ContentError) as caught:
        validate(source_of(folder, text), Cards)
    return caught.value.problems


def test_a_sound_file_gives_frozen_records(tmp_path: Path) -> None:
    cards = validate(source_of(tmp_path, f"cards:\n{GOOD}\nby_players: {{2: 3}}\n"), Cards)
    assert cards.cards[0].skill == (Gain(verb="gain", rice=1),)
    assert cards.by_players == {2: 3}
    with pytest.raises(ValueError, match="frozen"):
        cards.cards[0].cost = 5  # type: ignore[misc]


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("coste: 4", ("coste", 'unknown key "coste"', "cost")),
        (
            "zzz: 4",
            ("zzz", 'unknown key "zzz"; known here: at, cost, id, is_free, name, season, skill, track, weight', ""),
        ),
        ("season: sprng", ("season", '"sprng" is not one of: spring, summer, autumn, winter', "spring")),
        ("season: 3", ("season", "the number 3 is not one of: spring, summer, autumn, winter", "")),
        ("season: true", ("season", "true is not one of: spring, summer, autumn, winter", "")),
        ("cost: four", ("cost", 'a whole number was expected, found the text "four"', "")),
        ('cost: "4"', ("cost", 'a whole number was expected, found the text "4"', "")),
        ("cost: 4.5", ("cost", "a whole number was expected, found the number 4.5", "")),
        ("cost: true", ("cost", "a whole number was expected, found true", "")),
        ("cost:", ("cost", "a whole number was expected, found nothing", "")),
        ("cost: -1", ("cost", "must be at least 0, is -1", "")),
        ("id: Big Monk", ("id", '"Big Monk" cannot be an id: use small letters, digits, and - or _ between them', "")),
        ("name: 7", ("name", "a text was expected, found the number 7", "")),
        ('name: " "', ("name", "the text is empty", "")),
        ("is_free: yes", ("is_free", 'true or false was expected, found the text "yes"', "")),
        ("weight: heavy", ("weight", 'a number was expected, found the text "heavy"', "")),
        ("skill: gain", ("skill", 'a list was expected, found the text "gain"', "")),
        ("skill: [{verb: gian}]", ("skill[0]", '"gian" is not one of: gain, pay', "gain")),
        ("skill: [{rice: 1}]", ("skill[0]", 'the key "verb" is missing', "")),
        ("skill: [{verb: gain, rcie: 1}]", ("skill[0].rcie", 'unknown key "rcie"', "rice")),
        ("skill: [{verb: pay, mon: 12}]", ("skill[0].mon", "must be at most 9, is 12", "")),
        ("skill: [{verb: pay}]", ("skill[0].mon", 'the key "mon" is missing', "")),
        ("season: {}", ("season", "a mapping is not one of: spring, summer, autumn, winter", "")),
        ("at: [1]", ("at[1]", "the list is too short: entry 2 is missing", "")),
        ("at: [1, 2, 3]", ("at", "at most 2 entries are expected, found 3", "")),
        ("at: [1, x]", ("at[1]", 'a whole number was expected, found the text "x"', "")),
        ("track: {}", ("track", "a whole number or a list was expected, found a mapping", "")),
    ],
)
def test_faults_are_told_plainly(tmp_path: Path, entry: str, expected: tuple[str, str, str]) -> None:
    entries = {"id": "monk", "name": "Monk", "season": "spring", "cost": "4"}
    key, _, value = entry.partition(":")
    entries[key] = value.strip()
    lines = [f"    {name}: {value}" for name, value in entries.items()]
    (problem,) = problems_of(tmp_path, "cards:\n  -\n" + "\n".join(lines) + "\n")
    line = 3 + list(entries).index(key)
    path, message, suggestion = expected
    assert problem == Problem("cards.yaml", line, f"cards[0].{path}", message, suggestion)


def test_other_faults_of_the_whole(tmp_path: Path) -> None:
    assert [str(problem) for problem in problems_of(tmp_path, "hello there, this is no data\n")] == [
        'cards.yaml:1: a mapping (key: value) was expected, found the text "hello there, this is no data"'
    ]
    assert [str(problem) for problem in problems_of(tmp_path, "cards: []\n")] == [
        "cards.yaml:1: cards: at least 1 entries are expected, found 0"
    ]
    assert [str(problem) for problem in problems_of(tmp_path, "crads: []\n")] == [
        'cards.yaml:1: cards: the key "cards" is missing',
        'cards.yaml:1: crads: unknown key "crads" (did you mean cards?)',
    ]
    assert [str(problem) for problem in problems_of(tmp_path, f"cards:\n{GOOD}\nby_players: {{two: 3}}\n")] == [
        'cards.yaml:3: by_players.two: a whole number was expected, found the text "two"'
    ]


def test_all_faults_come_at_once_and_the_sound_rest_stays(tmp_path: Path) -> None:
    text = f"""\
    cards:
    {GOOD}
    - {{id: ox, name: Ox, season: sumer, cost: x}}
    - {{id: kite, name: Kite, season: winter, cost: 1, colour: red}}
    - {{id: fan, season: winter, cost: 1}}
    {GOOD.replace("monk", "nun")}
    by_players: {{2: many, 3: 4}}
    extra: 1
    """
    checked = check(source_of(tmp_path, text), Cards)
    assert [(problem.line, problem.path) for problem in sorted(checked.problems)] == [
        (3, "cards[1].cost"),
        (3, "cards[1].season"),
        (4, "cards[2].colour"),
        (5, "cards[3].name"),
        (7, "by_players.2"),
        (8, "extra"),
    ]
    assert checked.record is None  # the table by players is no list, so nothing is left of it to go on with
    text = text.replace("2: many, ", "")
    checked = check(source_of(tmp_path, text), Cards)
    assert checked.record is not None
    assert [card.id for card in checked.record.cards] == ["monk", "kite", "nun"]
    assert checked.left_out == {"ox", "fan"}
    assert not checked.is_whole
    assert checked.source.problem(("cards", 2), "").path == "cards[4]"


def test_names_used_twice(tmp_path: Path) -> None:
    source = source_of(tmp_path, f"cards:\n{GOOD}\n{GOOD}\n")
    cards = validate(source, Cards)
    (problem,) = repeated(source, ("cards",), (card.id for card in cards.cards), "card")
    assert str(problem) == 'cards.yaml:3: cards[1].id: the card "monk" is there twice, first in line 2'


def test_the_nearest_name() -> None:
    assert nearest("Kyotto", ["kyoto", "tokyo", "edo"]) == "kyoto"
    assert nearest("xyz", ["kyoto", "edo"]) == ""
    assert nearest("a", []) == ""
