#!/usr/bin/env python3
"""Writes tests/playthroughs/: finished random games that together use everything a game has.

Run it when a rule has changed on purpose; see tests/playthroughs/README.md.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from edo_table.content.language import load_catalogue
from edo_table.content.resources import shipped
from edo_table.content.yaml_source import read_yaml
from edo_table.engine.errors import BadSetup
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import create_game, game_ids
from edo_table.lab.coverage import Coverage

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
STARTS = "starts.yaml"
TRIES = 4000
"""Random games looked at for each game before giving up."""


def wanted(game: Game[Any]) -> set[str]:
    """Return everything that the playthroughs of a game must use or show, by the ids of `Coverage` and more."""
    keys = load_catalogue(shipped()).keys()
    ids = set(game.components())
    for what, key in (("end", "ended_by"), ("won", "won_by")):
        stem = f"{game.id}.{key}."
        ids |= {f"{what}:{key.removeprefix(stem)}" for key in keys if key.startswith(stem)}
    stem = f"{game.id}.event."
    ids |= {f"event:{key.removeprefix(stem).partition('.')[0]}" for key in keys if key.startswith(stem)}
    ids |= {f"players:{players}" for players in game.players}
    ids |= {f"option:{option.id}={choice}" for option in game.options for choice in option.choices}
    return ids


def shown_by(match: Match[Any]) -> set[str]:
    """Return what a finished match uses and shows."""
    coverage = Coverage(match.game)
    for played in match.history:
        coverage.see(played.spec, played.events)
    result = match.game.result(match.state)
    if result is not None:
        coverage.see_end(result)
    setup = match.setup
    ids = coverage.seen() | {f"players:{setup.players}"}
    return ids | {f"option:{name}={choice}" for name, choice in setup.options.items()}


def played(game: Game[Any], setup: Setup, given: dict[str, Any] | None = None) -> Match[Any]:
    """Return a match played to its end by random players; raises BadSetup."""
    chance = random.Random(f"playthrough/{setup.seed}/{setup.players}")
    seats = [Seat(name, colour) for name, colour in _PEOPLE[: setup.players]]
    match = Match(game, setup, seats, None if given is None else game.arrange(setup, given))
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
    return match


_PEOPLE = (("Hana", "ai"), ("Ken", "shu"), ("Yui", "kusa"), ("Ren", "ki"), ("Aoi", "murasaki"))


def candidates(game: Game[Any], folder: Path) -> Iterator[tuple[str, Match[Any]]]:
    """Yield names and matches: those from given starts, then random games of every player count and option."""
    if (folder / STARTS).is_file():
        for start in read_yaml(folder / STARTS).data["starts"]:
            setup = Setup(start["players"], 0, start.get("options", {}))
            yield f"{start['players']}p-{start['name']}", played(game, setup, start["given"])
    chance = random.Random(game.id)
    for seed in range(TRIES):
        players = game.players[seed % len(game.players)]
        options = {} if seed < len(game.players) else {o.id: chance.choice(o.choices) for o in game.options}
        try:
            match = played(game, Setup(players, seed, options))
        except BadSetup:
            continue
        result = game.result(match.state)
        assert result is not None
        yield f"{players}p-{result.ended_by}-{result.won_by}-{seed}", match


def chosen(game: Game[Any], folder: Path) -> dict[str, Match[Any]]:
    """Return matches that together show everything; raises RuntimeError with what could not be found."""
    missing, kept = wanted(game), dict[str, Match[Any]]()
    for number, (name, match) in enumerate(candidates(game, folder)):
        new = missing & shown_by(match)
        is_start = "-" in name and match.is_resumed
        if new or is_start or number < len(game.players):
            kept[name.replace("_", "-")] = match
            missing -= new
        if not missing:
            return kept
    raise RuntimeError(f"{game.id}: no random game showed: {', '.join(sorted(missing))}; add a start to {STARTS}")


def as_text(record: dict[str, Any]) -> str:
    """Return a record as JSON with an action a line."""
    lines = []
    for key, value in record.items():
        if key == "actions":
            inside = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in value)
            lines.append(f' "actions": [\n  {inside}\n ]')
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: Sequence[str]) -> int:
    """Write the records of the named games, or of all; returns the exit status."""
    unknown = [name for name in arguments if name not in game_ids()]
    if unknown:
        print(f"playthroughs.py: there is no game {unknown[0]!r}; known are: {', '.join(game_ids())}", file=sys.stderr)
        return 2
    for game_id in arguments or game_ids():
        folder = FOLDER / game_id
        folder.mkdir(parents=True, exist_ok=True)
        try:
            matches = chosen(create_game(game_id, shipped()), folder)
        except RuntimeError as error:
            print(f"playthroughs.py: {error}", file=sys.stderr)
            return 1
        for path in folder.glob("*.json"):
            path.unlink()
        for name, match in matches.items():
            (folder / f"{name}.json").write_text(as_text(match.record()), encoding="utf-8", newline="\n")
        print(f"{game_id}: {len(matches)} games, {sum(match.ply for match in matches.values())} actions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
