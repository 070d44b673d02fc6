"""Which games extend another: words and rules pages of that one stand in where an expansion has none."""

from __future__ import annotations

from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder
from edo_table.content.yaml_source import read_yaml


def base_of(folder: DataFolder, game: str) -> str:
    """The game that a game extends, "" for none; what is wrong in a game.yaml is told by its own check."""
    try:
        head = read_yaml(folder.path(f"{game}/game.yaml")).data
    except ContentError:
        return ""
    base = head.get("extends") if isinstance(head, dict) else None
    return base if isinstance(base, str) and base != game and base in folder.games() else ""


def bases(folder: DataFolder) -> dict[str, str]:
    """The games that extend another, with that one."""
    return {game: base for game in folder.games() if (base := base_of(folder, game))}
