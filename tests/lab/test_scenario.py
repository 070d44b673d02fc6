"""The scenario runner on a toy game: what it accepts, what it finds, where it points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from edo_table.engine.game import Game
from edo_table.games.registry import NoGameFound
from edo_table.lab.scenario import Failed, Report, run_scenarios, scenario_files
from tests.toys.pearls import Pearls

HEAD = "game: pearls\nplayers: 2\nsource: toy\ncases:\n"


def games(game_id: str) -> Game[Any]:
    if game_id != "pearls":
        raise NoGameFound(f"there is no game `{game_id}`")
    return Pearls()


def run(tmp_path: Path, text: str) -> Report:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return run_scenarios([path], games)


def only(report: Report) -> Failed:
    assert len(report.failed) == 1, report
    return report.failed[0]


GIVEN = """  - name: a turn
    given:
      players: [{hand: [pearl-1, pearl-8]}, {hand: [pearl-2]}]
      bag: [pearl-7, pearl-6, pearl-5, pearl-4, pearl-3]
"""


def test_a_case_that_holds(tmp_path: Path) -> None:
    report = run(
        tmp_path,
        HEAD
        + GIVEN
        + """    when:
      - legal: [{lay: {pearl: pearl-8}}, give_up]
      - illegal: [{lay: {pearl: pearl-2}}, aim, {lay: {pearl: no-such-pearl}}]
  - name: the next pearl is the one that was given
    given:
      players: [{hand: [pearl-1, pearl-8]}, {hand: [pearl-2]}]
      bag: [pearl-7, pearl-6, pearl-5, pearl-4, pearl-3]
    when:
      - {lay: {pearl: pearl-8}, by: 0}
      - then: {decision.kind: aim, legal: [{aim: {string: left}}, {aim: {string: right}}]}
      - why_not: {target: "hand:pearl-1", says: pearls.why.aim_first}
      - aim: {string: left}
    then:
      players.0.hand: [pearl-1, pearl-7]
      strings: {left: [8, 0]}
      events: [{strung: {seat: 0}}, {drew: {pearl: pearl-7}}]
      no_event: gave_up
      decision: {seat: 1}
      view.1.hands: [2, [2]]
      view.0.hands.0: [1, 7]
      result: null
      count.left: [8, 0]
""",
    )
    assert report.as_json() == {"passed": 2, "failed": []}


@pytest.mark.parametrize(
    ("steps", "line", "expected", "got"),
    [
        ("    then: {bag.0: pearl-6}", 9, "pearl-6", "pearl-7"),
        ("    then: {players.0.hand: [pearl-8, pearl-1]}", 9, ("pearl-8", "pearl-1"), ["pearl-1", "pearl-8"]),
        ("    then: {strings: {left: [0, 1]}}", 9, {"left": (0, 1)}, {"left": [0, 0], "right": [0, 0]}),
        ("    then: {decision.seat: 1}", 9, 1, 0),
        ("    then: {result.winners: [0]}", 9, (0,), "`result` is None, there is nothing inside it"),
        ("    then: {plyers: 1}", 9, 1, "there is no `plyers` in `the position` (did you mean players?)"),
        ("    then: {view.2.bag: 1}", 9, 1, "`view` needs a seat or `all`: view.0, view.all"),
        ("    then: {event: gave_up}", 9, ["gave_up"], []),
        ("    then: {seat: '0'}", 9, "0", 0),
        ("    then: {seat: false}", 9, False, 0),
        ("    when:\n      - lay: {pearl: pearl-2}", 10, "lay(pearl: pearl-2) is legal", None),
        ("    when:\n      - lay", 10, "lay names one option", ["lay(pearl: pearl-1)", "lay(pearl: pearl-8)"]),
        ("    when:\n      - {give_up: {}, by: 1}", 10, 1, 0),
        ("    when:\n      - legal: aim", 10, "legal: aim", None),
        ("    when:\n      - illegal: give_up", 10, "illegal: give_up", "legal: give_up"),
        ("    when:\n      - why_not: {target: 'hand:pearl-1'}", 10, "a reason", None),
        ("    when:\n      - give_up\n    then: {no_event: gave_up}", 11, ["gave_up"], ["gave_up(seat: 0)"]),
    ],
)
def test_what_is_not_so_is_found_with_its_line(
    tmp_path: Path, steps: str, line: int, expected: object, got: object
) -> None:
    # A question that holds, since a case must ask something.
    question = "" if "then" in steps else "\n    then: {seat: 0}"
    failed = only(run(tmp_path, HEAD + GIVEN + steps + question + "\n"))
    assert failed.case == "a turn"
    assert failed.step.startswith(f"line {line}"), failed
    assert failed.expected == expected
    if got is not None:
        assert failed.got == got


def test_exact_options(tmp_path: Path) -> None:
    failed = only(run(tmp_path, HEAD + GIVEN + "    then: {legal: [{lay: {pearl: pearl-1}}, aim, give_up]}\n"))
    assert failed.got == {"not legal": ["aim"], "legal besides": ["lay(pearl: pearl-8)"]}


def test_positions_that_cannot_be(tmp_path: Path) -> None:
    hands = "[{hand: [pearl-1]}, {hand: [pearl-1]}]"
    text = HEAD + f"  - name: doubled\n    given: {{players: {hands}}}\n    then: {{seat: 0}}\n"
    failed = only(run(tmp_path, text))
    assert failed.expected == "a legal position"
    assert "twice" in failed.got


def test_facts_may_change_on_the_way(tmp_path: Path) -> None:
    report = run(
        tmp_path,
        HEAD
        + GIVEN
        + """    when:
      - {lay: {pearl: pearl-8}}
      - aim: {string: left}
      - given: {players: [{hand: [pearl-1, pearl-7]}, {hand: [pearl-6]}], bag: [pearl-2, pearl-5, pearl-4, pearl-3]}
      - lay: {pearl: pearl-6}
      - aim: {string: left}
    then:
      players.1.hand: [pearl-2]
      strings.left: [8, 6]
""",
    )
    assert report.failed == ()


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("game: pearls\ncases: []\n", 2, "at least 1 entries"),
        ("game: pearls\nplayers: 2\ncases:\n  - name: x\n    then: {seat: 0}\n", 4, "source is missing"),
        ("game: pearls\nsource: x\ncases:\n  - name: x\n    then: {seat: 0}\n", 4, "players is missing"),
        (HEAD + "  - name: x\n    whn: []\n", 6, "did you mean when"),
        (HEAD + "  - name: x\n    when: [give_up]\n", 5, "asks nothing"),
        (HEAD + "  - name: x\n    when: [3]\n    then: {seat: 0}\n", 6, "a step is the name of an action"),
        (HEAD + "  - name: x\n    when: [{legl: [lay]}]\n    then: {seat: 0}\n", 6, "did you mean legal"),
        (HEAD + "  - name: x\n    when: [{lay: {}, aim: {}}]\n    then: {seat: 0}\n", 6, "one action or question"),
        (HEAD + "  - name: x\n    when: [{why_not: {says: null}}]\n    then: {seat: 0}\n", 6, "needs `target`"),
        (HEAD + "  - name: x\n    then: {legal: [[lay]]}\n", 6, "an action is its name"),
        (HEAD + GIVEN + "    then: {seat: 0}\n" + GIVEN + "    then: {seat: 0}\n", 10, "there twice"),
        ("game: [", 1, "not YAML"),
        ("game: chess\nplayers: 2\nsource: x\ncases:\n  - name: x\n    then: {seat: 0}\n", 1, "no game `chess`"),
    ],
)
def test_files_that_cannot_be_run(tmp_path: Path, text: str, line: int, words: str) -> None:
    report = run(tmp_path, text)
    assert report.passed == 0
    assert any(failed.step.startswith(f"line {line}") and words in failed.got for failed in report.failed), report


def test_players_that_the_game_has_not(tmp_path: Path) -> None:
    failed = only(run(tmp_path, HEAD.replace("players: 2", "players: 9") + "  - name: x\n    then: {seat: 0}\n"))
    assert failed.expected == "a set-up of the game"


def test_folders_are_searched(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    for name in ("b/two.yaml", "one.yaml"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    assert [path.name for path in scenario_files([tmp_path, tmp_path / "one.yaml"])] == ["two.yaml", "one.yaml"]
    with pytest.raises(FileNotFoundError):
        scenario_files([tmp_path / "none.yaml"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(FileNotFoundError):
        scenario_files([tmp_path / "empty"])
