"""File names that every system takes."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edo_table.persistence.save_names import MAX_BYTES, free_path, safe_stem


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("My game", "My game"),
        ("  two   spaces ", "two spaces"),
        ('a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"),
        ("../../etc/passwd", "-..-etc-passwd"),
        (".hidden", "hidden"),
        ("ends with dots...", "ends with dots"),
        ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("Aux .x", "_Aux .x"),
        ("COM1", "_COM1"),
        ("lpt¹", "_lpt¹"),
        ("console", "console"),
        ("", "Save"),
        ("...", "Save"),
        ("\n\t\0", "Save"),
        ("a\nb", "a b"),
        ("江戸の夕べ", "江戸の夕べ"),
        ("e\u0301", "é"),
        ("right\u202eleft", "right left"),
        ("\ud800", "-"),
    ],
)
def test_titles(title: str, name: str) -> None:
    assert safe_stem(title) == name


@given(st.text(st.characters(exclude_categories=())))
def test_any_title(title: str) -> None:
    name = safe_stem(title)
    assert name
    assert len(name.encode()) <= MAX_BYTES + 1
    assert name == name.strip()
    assert not name.startswith(".")
    assert not name.endswith(".")
    assert name.isprintable()
    assert not set(name) & set('<>:"/\\|?*')
    assert Path(name).name == name
    assert safe_stem(name) == name


def test_a_long_title_is_cut_between_characters() -> None:
    assert safe_stem("江" * 500) == "江" * 40
    assert safe_stem("a" * 119 + "é") == "a" * 119


def test_a_name_that_differs_by_case_or_composition_only_counts_as_taken(tmp_path: Path) -> None:
    (tmp_path / "evening é.EDO").write_bytes(b"")
    assert free_path(tmp_path, "Evening e\u0301").name == "Evening é (2).edo"
    assert free_path(tmp_path / "nowhere", "Evening").name == "Evening.edo"


def test_names_stay_free_for_many_titles_alike(tmp_path: Path) -> None:
    seed = random.randrange(1 << 30)
    print(f"seed {seed}")
    chance = random.Random(seed)
    for _ in range(60):
        path = free_path(tmp_path, chance.choice(["A", "a", "A (2)", "con", "", "..", "A/"]))
        assert not os.path.lexists(path)
        path.write_bytes(b"")
    assert len({path.name.casefold() for path in tmp_path.iterdir()}) == 60
