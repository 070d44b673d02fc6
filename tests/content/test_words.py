"""Every sentence the program can say has its words, and the words ask only for what they are given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import edo_table
from edo_table.content.language import Catalogue, Placeholder, load_catalogue, parse
from edo_table.content.resources import shipped


@pytest.fixture(scope="module")
def english() -> Catalogue:
    return load_catalogue(shipped())


MADE_UP = "*"
"""Ends a key of which only the beginning is written out."""


def _beginning(said: ast.JoinedStr) -> str:
    first = said.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def messages() -> Iterator[tuple[str, str, set[str] | None]]:
    """Place, key and argument names (None: not written out) of each Message made in the program."""
    root = Path(edo_table.__file__).parent
    for file in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message"):
                continue
            said = node.args[0] if node.args else None
            if isinstance(said, ast.JoinedStr):
                yield f"{file.relative_to(root)}:{node.lineno}", _beginning(said) + MADE_UP, None
                continue
            keys = [part.value for part in ast.walk(said) if isinstance(part, ast.Constant)] if said else []
            names: set[str] | None = set()
            if len(node.args) > 1:
                given = node.args[1]
                is_plain = isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys)
                names = {str(key.value) for key in given.keys} if is_plain else None  # type: ignore[attr-defined]
            for key in keys:
                yield f"{file.relative_to(root)}:{node.lineno}", str(key), names


def test_every_message_has_its_words(english: Catalogue) -> None:
    found, every = list(messages()), english.keys()
    assert len(found) > 50
    for place, key, names in found:
        if key.endswith(MADE_UP):
            stem = key.removesuffix(MADE_UP)
            assert any(known.startswith(stem) for known in every), f"{place}: no text begins with {stem}"
            continue
        text = english.english(key)
        assert text is not None, f"{place}: no text for {key}"
        needed = {part.name for part in parse(text) if isinstance(part, Placeholder)}
        assert names is None or needed <= names, f"{place}: {key} asks for {needed - names}"


def test_no_computer_player_is_called_what_a_game_calls_something_else(english: Catalogue) -> None:
    """A set-up that offers a Grand Master beside a player of that name would speak in riddles."""
    keys = english.keys()
    levels = {english.text(key).casefold() for key in keys if key.startswith("level.")}
    assert len(levels) > 4
    for key in keys:
        if ".option." in key and not key.endswith(".help"):
            assert english.text(key).casefold() not in levels, key
