"""Faults of layout files, told with their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from edo_table.content.layouts import load_layout, parse_length
from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, shipped

HEAD = "variants:\n  - id: only\n    regions:\n"
SOUND = "      a: {left: 0, right: 0, top: 0, height: 100}\n"


def problems(folder: Path, text: str) -> list[str]:
    (folder / "toy").mkdir(exist_ok=True)
    (folder / "toy" / "layout.yaml").write_text(text, encoding="utf-8")
    try:
        load_layout(DataFolder(folder), "toy")
    except ContentError as error:
        return [f"{problem.line}: {problem.message} {problem.suggestion}" for problem in error.problems]
    return []


def test_what_comes_with_the_program_is_sound(tmp_path: Path) -> None:
    assert load_layout(shipped(), "samurai").variants
    assert problems(tmp_path, HEAD + SOUND) == []


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (HEAD + "      a: {left: 0, top: 0, height: 100}\n", 4, "needs two of left, right and width"),
        (HEAD + "      a: {left: 0, right: 0, width: 3, top: 0, height: 100}\n", 4, "needs two"),
        (HEAD + SOUND + "      b: {left: aa.right + 3, width: 10, top: 0, height: 9}\n", 5, 'no region "aa" a'),
        (HEAD + SOUND + "      b: {left: a.top, width: 10, top: 0, height: 9}\n", 5, "cannot hang on top"),
        (HEAD + SOUND + "      b: {left: 0, width: a.right, top: 0, height: 9}\n", 5, "a size is a number"),
        (HEAD + "      a: {left: wide, right: 0, top: 0, height: 100}\n", 4, "is not a length"),
        (
            HEAD + "      a: {left: b.left, width: 1, top: 0, height: 1}\n"
            "      b: {left: a.left, width: 1, top: 0, height: 1}\n",
            2,
            "hang on each other: a, b",
        ),
        ("variants:\n  - id: x\n    like: y\n    regions: {}\n", 3, 'no variant "y"'),
        ("variants:\n  - id: x\n    players: [2]\n    regions: {}\n", 2, "must fit every window"),
        (HEAD.replace("regions", "region") + SOUND, 3, "unknown key"),
    ],
)
def test_faults(tmp_path: Path, text: str, line: int, said: str) -> None:
    found = problems(tmp_path, text)
    assert any(problem.startswith(f"{line}: ") and said in problem for problem in found), found


def test_lengths() -> None:
    assert parse_length(12).number == 12
    assert parse_length("40%").is_percent
    assert parse_length("-8t").grows
    anchored = parse_length("seat-1.right - 4t")
    assert (anchored.region, anchored.edge, anchored.number, anchored.grows) == ("seat-1", "right", -4, True)
    for wrong in ("", "12px", "a.middle", "a.left+", "a . left"):
        with pytest.raises(ValueError, match="is not a length"):
            parse_length(wrong)
