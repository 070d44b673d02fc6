"""IKI's previews: what comes is what they foretold; every thing on the table can say what it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from edo_table.content.resources import shipped
from edo_table.engine.setup import Setup
from edo_table.games.iki.content import load
from edo_table.games.iki.table import IkiFace
from edo_table.games.iki.table.desk import Parts
from edo_table.games.iki.table.telling import building_lines, character_lines
from edo_table.ui.print.store import Store
from edo_table.ui.table.face import Slip
from tests.games.author import correct
from tests.games.iki.table.previews import Previews
from tests.games.iki.table.staged import KINDS, STAGE, face, lay_out, paint, position, rules, scene, specs, words
from tests.games.table_stage import said

pytestmark = pytest.mark.usefixtures("without_drawings")


class TestPreviews(Previews):
    stage = STAGE
    kinds = KINDS


def foretold(players: int, given: Mapping[str, object], kind: str, **args: str | int) -> tuple[Slip, list[str]]:
    """The preview of an option in a position, and its words with those of its pictures."""
    state = rules().arrange(Setup(players, 1), given)
    shown, looked = face(state), scene(state, rules().actor(state))
    option = next(
        option for option in specs(state) if option.kind == kind and args.items() <= dict(option.args).items()
    )
    slip = shown.preview(looked, option)
    assert slip is not None
    return slip, said(slip)


def test_a_hire_foretells_what_the_fire_watchtower_pays() -> None:
    """Hiring somebody with firefighting brings three IKI as well: a sign and a picture more than without it."""
    given = {"step": "hire", "row": ["monk", "soba-stand"], "players": [{"mon": 9}]}
    tower = {**given, "board": {"se1": {"card": "fire-watchtower", "owner": 0}}}
    spans = [
        len(foretold(3, position_, "hire", character=who, stall="nw1")[0].lines[1].spans)
        for position_ in (given, tower) for who in ("monk", "soba-stand")
    ]  # fmt: skip
    assert spans == [4, 2, 6, 2]


def test_wood_that_the_reserve_does_not_have_is_not_foretold() -> None:
    given = {
        "step": "business", "month": 4, "board": {"sw1": {"card": "engraver", "owner": 0}},
        "players": [{"at": "fire-tower", "mon": 5, "wood": 1}, {"wood": 18}],
    }  # fmt: skip
    _, words_said = foretold(3, given, "visit", stall="sw1")
    assert words().text("iki.table.then_has", goods="2 mon and 2 wood") in words_said


def test_building_foretells_what_the_building_does_while_it_stands() -> None:
    given = {
        "step": "business", "offer": ["farmhouse", "inn"],
        "players": [{"at": "construction-site", "mon": 5, "wood": 2, "rice": 2, "koban": 1}],
    }  # fmt: skip
    ability = words().text("iki.table.ability_feast", n=2)
    assert ability in foretold(3, given, "build", building="farmhouse", stall="nw1")[1]
    assert ability not in foretold(3, given, "build", building="inn", stall="nw1")[1]


def test_a_space_of_the_track_tells_of_a_move_bonus() -> None:
    given = {"step": "way", "players": [{"retired": ["ox-cart"]}]}
    assert words().text("iki.table.bonus_further") in foretold(3, given, "take_space", space="2")[1]
    assert words().text("iki.table.bonus_further") not in foretold(3, {"step": "way"}, "take_space", space="2")[1]


def test_costs_from_a_players_own_file_say_so(tmp_path: Path) -> None:
    """Whatever status the file gives them: nobody else's reconstruction is told of."""
    old = "yamabushi, season: spring, type: special, cost: 2,"
    correct(tmp_path, "iki", "characters.yaml", old, old.replace("2,", "3,"))
    usual = face(position(3)).desk
    for folder, is_own in ((None, False), (tmp_path, True)):
        content = load(shipped(folder))
        desk = replace(usual, parts=Parts(content, 3))
        yamabushi = next(person for person in content.characters if person.id == "yamabushi")
        inn = next(building for building in content.buildings if building.id == "shrine")
        told = " ".join(str(line.spans[0]) for line in character_lines(desk, yamabushi))
        assert (words().text("iki.cost_status.own") in told) == is_own
        assert (words().text("iki.cost_status.reconstruction") in told) != is_own
        beside = " ".join(str(line.spans[0]) for line in building_lines(desk, inn))
        assert words().text("iki.cost_status.reconstruction") in beside


@pytest.mark.usefixtures("with_drawings")
def test_the_painted_street_follows_a_players_own_prices(tmp_path: Path) -> None:
    """Its signs bear the shops' prices, so a ground that was kept on the disk with others must not come back."""
    own, kept = tmp_path / "own", tmp_path / "kept"
    old = "{id: sandal-shop, trades: [{pay: {mon: 2}"
    correct(own, "iki", "game.yaml", old, old.replace("2}", "5}"))
    state, grounds = position(3), []
    for folder in (None, own, None):
        store, target = Store(kept), pygame.Surface((640, 400))
        shown = IkiFace(load(shipped(folder)), words(), store)
        lay_out(shown, state, (640, 400))
        paint(shown)
        store.flush()
        shown._ground.draw(target, (640, 400), (0, 0, 0))
        grounds.append(pygame.image.tobytes(target, "RGB"))
    assert grounds[0] != grounds[1]
    assert grounds[0] == grounds[2]
