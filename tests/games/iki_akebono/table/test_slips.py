"""What the slips of Akebono's things say, and its pictures for other screens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from edo_table.content.resources import data, shipped
from edo_table.engine.actions import ActionSpec
from edo_table.games.iki.content import load as load_iki
from edo_table.games.iki.table.telling import building_lines, character_lines, token_lines
from edo_table.games.iki_akebono.content import load
from edo_table.games.iki_akebono.table.desk import AkebonoParts
from edo_table.games.iki_akebono.table.telling import action_words, boat_lines, personality_lines
from edo_table.ui.print.lettering import recording
from edo_table.ui.table.face import Scene, Slip
from tests.games.iki_akebono.table.staged import face, position, rules, scene, words
from tests.games.table_stage import assert_pictures, said


def sentence(slip: Slip | None) -> str:
    """All words of a slip in one line."""
    return " ".join(said(slip))


def changed(looked: Scene, **more: Any) -> Scene:
    """A scene with another view."""
    return replace(looked, view={**looked.view, **more})


def test_boats_and_personalities_can_be_told_in_words() -> None:
    desk = face(position(4)).desk
    for boat in desk.content.boats:
        for letter, side in zip("ab", boat.sides, strict=False):
            assert action_words(desk, side).endswith(".")
            assert len(boat_lines(desk, boat, letter)) >= 2
    for personality in desk.content.personalities:
        assert len(personality_lines(desk, personality)) == 2
    assert desk.words.missing == ()


@pytest.mark.parametrize(
    ("boat", "side", "told"),
    [
        ("wandering-boat", "b", "Pay 1 wood, gain 5 mon."),
        ("taxi-boat", "a", "Pay 1 mon, gain 1 experience."),
        ("carrying-ship", "a", "Pay 1 sandal: take a boat token."),
        ("carrying-ship", "b", "Pay 1 pipe, gain 1 koban."),
        ("ferry-boat", "b", "Pay 1 rice: meet a personality of the season who is not on the bridge."),
        ("tea-boat", "a", "Exchange sandals for rice, or the other way round: up to 2, one for one."),
        ("shop-boat", "a", "Buy a token in the river for its price."),
    ],
)
def test_what_boats_do_is_what_the_rulebook_says(boat: str, side: str, told: str) -> None:
    desk = face(position(4)).desk
    assert action_words(desk, desk.parts.boats[boat].sides["ab".index(side)]) == told


def test_a_boat_says_whose_it_is_and_what_others_pay_for_it() -> None:
    looked = scene(position(3, 60, 3), 0)
    boats = {**looked.view["boats"], "taxi-boat": {"side": "b", "wave": 2, "owner": 1}}
    shown = face(position(3, 60, 3))
    seen = changed(looked, boats=boats, bridge=["hiroshige"])
    with recording() as notes:
        assert shown.tooltip(seen, "boat:taxi-boat") is not None
    told = " ".join(note.text for note in notes)
    assert "Benkei's boat" in told
    assert "Taxi Boat (Chokibune)" in told
    option = ActionSpec("activate", {"boat": "taxi-boat"}, ("boat:taxi-boat",))
    seats = [{**data, "trade": 3, "mon": 9, "firefighting": 2} for data in looked.view["seats"]]
    slip = shown.preview(changed(looked, boats=boats, seats=seats), option)
    assert "Benkei goes up the trade track, to 4" in sentence(slip)
    assert "Then your firefighting is 4." in sentence(slip)
    assert "Then you have 6 mon." in sentence(slip)


def test_building_a_boat_says_the_income_that_it_would_reach() -> None:
    state = position(3, 60, 3)
    looked, shown = scene(state, 0), face(state)
    seats = [{**data, "trade": 2, "mon": 9, "boats": 0} for data in looked.view["seats"]]
    boats = {name: {**laid, "owner": None} for name, laid in looked.view["boats"].items()}
    seen = changed(
        looked, seats=seats, boats={**boats, "houseboat": {"side": "a", "wave": None, "owner": None}}, month=4
    )
    option = ActionSpec("build_boat", {"boat": "houseboat", "wave": 3}, ("boat:houseboat", "wave:3"))
    told = sentence(shown.preview(seen, option))
    assert "When built: 3 steps on the trade track, or activated at once." in told
    assert "Then you are on space 5 of the trade track." in told
    assert "Trade income at the end of month 5:" in told
    assert "1 sailor left for boats." in told


def test_a_personality_says_what_it_counts_now() -> None:
    state = position(3, 60, 3)
    looked, shown = scene(state, 0), face(state)
    seats = [{**data, "mon": 1, "met": []} for data in looked.view["seats"]]
    seats[0]["met"] = [{"personality": "jippensha-ikku", "iki": 6}, {"personality": "hiraga-gennai", "iki": 0}]
    seen = changed(looked, seats=seats, bridge=["ryokan"])
    for target, words_told in (("met:0:jippensha-ikku", "6 IKI as things stand."), ("met:0:hiraga-gennai", "0 IKI")):
        with recording() as notes:
            assert shown.tooltip(seen, target) is not None
        assert words_told in " ".join(note.text for note in notes)


def test_the_street_says_what_is_to_be_had_on_the_bridge() -> None:
    state = position(3, 60, 3)
    looked, shown = scene(state, 0), face(state)
    told = sentence(shown.tooltip(looked, "shop:nihonbashi-bridge"))
    assert words().text("iki_akebono.shop.nihonbashi-bridge") in told
    assert "Meet a personality, activate a boat, or both, in either order." in told
    option = ActionSpec("go_to", {"shop": "nihonbashi-bridge"}, ("shop:nihonbashi-bridge",))
    ahead = sentence(shown.preview(looked, option))
    for name in looked.view["bridge"]:
        assert words().text(f"iki_akebono.personality.{name}") in ahead
    assert words().text("iki_akebono.boat.tea-boat") in ahead


def test_pictures_for_other_screens() -> None:
    assert_pictures(
        face(position(3, 10)),
        [
            ("boat", "taxi-boat"), ("boat", "taxi-boat-b"), ("boat", "tea-boat"), ("boat", "houseboat@shu"),
            ("personality", "hokusai"), ("personality", "hokusai@ai"), ("permit", "doctor"), ("permit", "boat"),
            ("tile", "3"), ("month", "7"), ("sailor", "ai"), ("trade-marker", "shu"), ("grand-master", ""),
            ("good", "trade"), ("good", "trade:2"), ("good", "mon:3"), ("card", "policeman"), ("building", "temple@ai"),
            ("token", "fish-fisherman"), ("shop", "nihonbashi-bridge"),
            *(("score", line.id) for line in rules().explain_scores(position(2, 5000)).lines),
        ],
        [
            ("boat", "raft"), ("boat", "shop-boat-b"), ("personality", "x"), ("permit", "monk"), ("tile", "9"),
            ("month", "13"), ("sailor", "mauve"), ("boat", "taxi-boat@mauve"), ("good", "sake"),
        ],
        [
            ("boat_built", {"seat": 0, "boat": "taxi-boat", "wave": 1}), ("activated", {"seat": 0, "boat": "tea-boat"}),
            ("met", {"seat": 0, "personality": "hokusai"}), ("traded_up", {"seat": 0, "n": 1, "space": 3}),
            ("boat_token_taken", {"seat": 0}), ("permit_spent", {"seat": 0, "permit": "owner"}),
            ("token_taken", {"seat": 0, "token": "pouch-policeman"}), ("tile_taken", {"seat": 0, "tile": 2}),
            ("master_walked", {"steps": 2, "shop": "pawn-shop"}), ("lowered", {"seat": 0, "character": "monk"}),
            ("type_named", {"seat": 0, "character": "rice-broker", "type": "artisan"}),
            ("newcomer_revealed", {"character": "doctor"}),
            ("hired", {"seat": 0, "character": "monk", "stall": "nw1"}),
        ],
    )  # fmt: skip


def test_a_boat_can_be_dragged_from_the_riverbank_while_it_may_be_built() -> None:
    state = position(3, 60, 3)
    looked, shown = scene(state, 0), face(state)
    boat = next(name for name, laid in looked.view["boats"].items() if laid["wave"] is None)
    assert shown.dragged(scene(state, 0, lit=frozenset({f"boat:{boat}"})), f"boat:{boat}") is not None
    assert shown.dragged(scene(state, 0, lit=frozenset()), f"boat:{boat}") is None


@pytest.mark.parametrize("game", ["iki", "iki_akebono"])
@pytest.mark.parametrize("name", ["characters", "buildings", "tokens"])
def test_costs_from_a_players_own_file_say_so_of_what_stands_in_it(tmp_path: Path, game: str, name: str) -> None:
    """Of the cards of the folder that the file is in, and of no others."""
    (tmp_path / game).mkdir()
    (tmp_path / game / f"{name}.yaml").write_bytes(data(game, f"{name}.yaml").read_bytes())
    content = load(shipped(tmp_path))
    base = {*(it.id for it in load_iki(shipped()).characters), *(it.id for it in load_iki(shipped()).buildings)}
    base |= {it.id for it in load_iki(shipped()).tokens}
    desk = replace(face(position(3)).desk, parts=AkebonoParts(content, 3))
    own, seen = words().text("iki.cost_status.own"), 0
    told = [("characters", it.id, character_lines(desk, it)) for it in content.characters]
    told += [("buildings", it.id, building_lines(desk, it)) for it in content.buildings]
    told += [("tokens", it.id, token_lines(desk, it)) for it in content.tokens if it.season >= 0]  # those for sale
    for kind, ident, lines in told:
        is_own = kind == name and (ident in base) == (game == "iki")
        assert any(own in str(line.spans[0]) for line in lines) == is_own, (kind, ident)
        seen += is_own
    assert seen > 5


@pytest.mark.parametrize(
    "key",
    ["decision.build", "decision.build.more", "table.skill_build", "table.skill_build_plain", "table.shop_builds",
     "table.pipe_build", "why.cannot_build"],
)  # fmt: skip
def test_whatever_builds_speaks_of_boats_too(key: str) -> None:
    """With the expansion a boat may be built wherever a building may (IKI's own words know only of buildings)."""
    said = face(position(3)).desk.words.text(f"iki_akebono.{key}", less="1 wood", paid="1 mon", character="carpenter")
    assert "boat" in said or "sailor" in said, said
