"""The rules of the house that no import contract can say: what names appear where.

Which package may import which is held by the import contracts in ``pyproject.toml``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "edo_table"
GENERAL = ("engine", "content", "ai", "persistence", "lab", "ui", "app")
"""The packages that serve every game and so may name none."""

CLOCKS = {"secrets", "time", "datetime", "uuid"}


def modules(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


def game_ids() -> list[str]:
    games = PACKAGE / "games"
    return sorted(p.name for p in games.iterdir() if (p / "__init__.py").is_file()) if games.is_dir() else []


def imported(source: str) -> set[str]:
    """Full dotted names of everything a module imports, inside functions too."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def names_of_games(source: str, ids: list[str]) -> list[str]:
    """Lines of a module that name a game, whether in code, text or comment."""
    if not ids:
        return []
    pattern = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, ids))})(?![a-z])", re.IGNORECASE)
    lines = enumerate(source.splitlines(), 1)
    return [f"{number}: {line.strip()}" for number, line in lines if pattern.search(line)]


def global_chance(source: str) -> set[str]:
    """What a module uses of the interpreter's one shared generator; a generator of its own is allowed."""
    used = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            used.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module == "random":
            used.update(alias.name for alias in node.names)
    return used - {"Random"}


def test_there_are_games() -> None:
    assert game_ids(), "no package found in edo_table/games"


@pytest.mark.parametrize("folder", GENERAL)
def test_the_general_part_names_no_game(folder: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE.parent)}:{line}"
        for path in modules(folder)
        for line in names_of_games(path.read_text(encoding="utf-8"), game_ids())
    ]
    assert not found, "a general module names a game:\n" + "\n".join(found[:20])


def test_names_of_games_are_recognised() -> None:
    source = "x = 'samurai'\ny = 1\n# Samurai's hand\nz = samurais\nfrom edo_table.games.samurai import rules"
    assert [line.split(":")[0] for line in names_of_games(source, ["samurai"])] == ["1", "3", "5"]


def test_the_engine_imports_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"edo_table"}
    for path in modules("engine"):
        names = imported(path.read_text(encoding="utf-8"))
        foreign = {name for name in names if name.split(".")[0] not in allowed}
        assert not foreign, f"{path} imports {sorted(foreign)}"


def test_rules_use_neither_clock_nor_shared_chance() -> None:
    for path in modules("engine", "games"):
        if "table" in path.relative_to(PACKAGE).parts:
            continue
        source = path.read_text(encoding="utf-8")
        clocks = {name.split(".")[0] for name in imported(source)} & CLOCKS
        assert not clocks, f"{path} imports {sorted(clocks)}"
        assert not global_chance(source), f"{path} uses random.{sorted(global_chance(source))}"


def test_shared_chance_is_recognised() -> None:
    assert global_chance("import random\nx = random.Random(3).random()\n") == set()
    assert global_chance("import random\nrandom.shuffle(x)\n") == {"shuffle"}
    assert global_chance("from random import choice, Random\n") == {"choice"}


def test_nothing_is_pickled() -> None:
    for path in modules(*GENERAL, "games"):
        names = {name.split(".")[0] for name in imported(path.read_text(encoding="utf-8"))}
        assert not names & {"pickle", "shelve", "marshal"}, f"{path} would load code from a file"


def test_each_game_has_its_data_folder() -> None:
    for game in game_ids():
        assert (PACKAGE.parent / "data" / game).is_dir(), f"data/{game} is missing"


def test_no_module_is_a_drawer_for_everything() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert path.stem not in {"utils", "util", "helpers", "misc", "common"}, path
