"""What a preview foretells is what the rules then do; every thing on the table can say what it is."""

from __future__ import annotations

import random

import pytest

from edo_table.content.resources import shipped
from edo_table.content.rulebook import load_rules
from edo_table.engine.events import Event
from edo_table.games.izayoi.state import HIDDEN, IzayoiState
from edo_table.games.izayoi.table import previews
from edo_table.games.izayoi.table.counting import Count, count_row
from edo_table.games.izayoi.table.desk import row_of
from tests.games.izayoi.table.staged import face, position, rules, scene, specs, words
from tests.games.table_stage import assert_pictures, said


def test_equal_totals_are_struck_out_and_the_most_of_the_rest_leads() -> None:
    assert Count((3, 3, 1)).leader == 2
    assert Count((3, 3, 1)).struck == {0, 1}
    assert Count((2, 2, 0)).leader is None
    assert Count((0, 0, 0)).leader is None
    assert Count((0, 2, 5)).leader == 2
    assert Count((0, 2, 5)).voted == (1, 2)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_would_acquire_a_tile_comes_as_foretold(players: int) -> None:
    game, seed = rules(), 50 + players
    print("seed", seed)
    chance = random.Random(seed)
    pages = {page.id for page in load_rules(shipped(), "izayoi").pages}
    state = position(players, seed=seed)
    shown, judged = face(state), 0
    while game.legal(state):
        option, seat = chance.choice(specs(state)), game.actor(state)
        looked = scene(state, seat)
        slip = shown.preview(looked, option)
        assert slip is not None, option
        assert slip.lines
        assert set(slip.pages) <= pages
        foretold = None
        if option.kind in ("place", "hide"):
            row = row_of(looked.view, str(option.args["row"]))
            assert row is not None
            foretold = count_row(looked.view, row, (str(option.args["card"]),))
        events: list[Event] = []
        game.apply(state, game.code(state, option), events.append)
        for event in events:
            if event.kind == "judged" and foretold is not None and not foretold.unknown:
                judged += 1
                winner = event.args["seat"]
                assert foretold.leader == (winner if winner != -1 else None)
                assert {game.tables.art_ids[state.arts[s]] for s in foretold.struck} == set(event.args["struck"])  # type: ignore[arg-type]
    assert judged > 5
    assert shown.desk.words.missing == ()


def test_a_preview_says_who_would_get_the_tile_and_what_is_not_known() -> None:
    state = position(4, 12, seed=5)
    seat = rules().actor(state)
    looked, desk = scene(state, seat), face(state).desk
    name = looked.seats[(seat + 1) % 4].name
    votes = [0, 0, 0, 0]
    votes[(seat + 1) % 4] = 3
    assert previews.outcome(desk, looked, Count(tuple(votes)), "Comb") == words().text(
        "izayoi.table.would_acquire", seat=name, tile="Comb"
    )
    assert previews.outcome(desk, looked, Count((2, 2, 0, 0)), "Comb") == words().text(
        "izayoi.table.would_be_struck", tile="Comb"
    )
    assert previews.outcome(desk, looked, Count((0, 0, 0, 0)), "Comb") == words().text(
        "izayoi.table.would_have_no_votes", tile="Comb"
    )


@pytest.mark.parametrize("players", [3, 5])
def test_every_thing_on_the_table_can_say_what_it_is(players: int) -> None:
    pages = {page.id for page in load_rules(shipped(), "izayoi").pages}
    for plies, seed in ((2, 1), (14, 2), (40, 3), (300, 4)):
        state = position(players, plies, seed, recommendations="shown")
        shown = face(state)
        for viewer in (0, None):
            looked = scene(state, viewer)
            for place in shown.places(looked):
                slip = shown.tooltip(looked, place.target)
                assert slip is not None, place.target
                assert slip.lines
                assert set(slip.pages) <= pages, place.target
                assert shown.where(looked, place.target) is not None
        assert shown.desk.words.missing == ()


def test_a_tile_tells_its_name_and_introduction() -> None:
    state = position(3, 5)
    shown, looked = face(state), scene(state, 0)
    tile = looked.view["rows"][0]["tile"]
    told = said(shown.tooltip(looked, "row:1"))
    assert any(words().text(f"izayoi.tile.{tile}") in text for text in told)
    assert words().text(f"izayoi.tile_help.{tile}") in told


def test_a_face_down_card_of_another_seat_is_never_named() -> None:
    game = rules()
    for seed in range(8):
        state = position(4, seed=seed, until=lambda s: any(card & 256 for row in s.rows for card in row))
        for viewer in (None, 0, 1, 2, 3):
            looked = scene(state, viewer)
            shown = face(state, viewer=viewer)
            for row in looked.view["rows"]:
                for number, laid in enumerate(row["cards"]):
                    if laid["hidden"] and laid["seat"] != viewer:
                        told = " ".join(said(shown.tooltip(looked, f"laid:{row['row']}:{number}")))
                        arts = [words().text(f"izayoi.art.{art}") for art in game.content.arts]
                        assert not any(art in told for art in arts)


def test_pictures_for_other_screens() -> None:
    shown = face(position(3, 10))
    assert_pictures(
        shown,
        [
            ("card", "kado-2"), ("card", "kado-2@shu"), ("card", "stop"), ("card", "back"), ("special", "hiding"),
            ("special", "shuffle"), ("tile", "comb"), ("tile", "back"), ("art", "sado"), ("score", "points"),
            ("score", "master"), ("score", "tiles"), ("master", "back"), ("master", "kado@ai"),
            ("player_card", "kyudo"), ("ornament", "netsuke"),
        ],
        [("card", "kado-9"), ("card", "kado-2@mauve"), ("tile", "sword"), ("art", "sumo"), ("what", "")],
        [
            ("card_placed", {"seat": 0, "row": "1", "tile": "comb", "card": "kado-1"}),
            ("tile_taken", {"seat": 0, "tile": "comb", "points": 3, "row": "1"}),
        ],
    )  # fmt: skip
    assert shown.log_picture("card_drawn", {"seat": 0}, 30) is None


def test_a_card_can_be_dragged_and_a_tile_cannot() -> None:
    state = position(3, 5)
    seat = rules().actor(state)
    shown, looked = face(state, viewer=seat), scene(state, seat)
    hand = looked.view["seats"][seat]["hand"]
    assert shown.dragged(looked, f"hand:{hand[0]}") is not None
    assert shown.dragged(looked, "row:1") is None
    assert shown.dragged(looked, "special:hiding") is None


def fills_soon(state: IzayoiState) -> bool:
    """Whether a row lacks one card, all of it open, and who decides may still hide one."""
    points, actor = rules().tables.points, rules().actor(state)
    rows = [row for row, tile in zip(state.rows, state.row_tiles, strict=True) if len(row) == points[tile] - 1]
    return bool(state.hidings[actor]) and any(not any(card & HIDDEN for card in row) for row in rows)


def test_a_hidden_card_that_fills_its_row_is_not_said_to_stay_hidden() -> None:
    state = position(4, 12, seed=3, until=fills_soon)
    seat = rules().actor(state)
    looked, shown, told = scene(state, seat), face(state, viewer=seat), set()
    for option in specs(state):
        if option.kind == "hide":
            row = row_of(looked.view, str(option.args["row"]))
            assert row is not None
            fills = int(row["left"]) == 1
            told.add(fills)
            hidden = words().text("izayoi.table.hidden_from_others")
            assert (hidden in said(shown.preview(looked, option))) != fills
    assert told == {True, False}


def test_a_hand_of_stop_cards_alone_is_not_refused_for_a_card_that_is_not_there() -> None:
    game = rules()
    state = position(3, 3)
    state.hands[game.actor(state)] = [game.tables.stop] * 3
    assert not any(state.rows)
    reason = game.why_not(state, ("row:1",), "special:hiding")
    assert reason is not None
    assert reason.key == "izayoi.why.nothing_to_hide"
