"""What a preview foretells is what the rules then do; every thing on the table can say what it is."""

from __future__ import annotations

import random

import pytest

from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki import scoring
from edo_table.games.iki.table.reckoning import (
    blaze,
    building_price,
    harmony,
    harmony_of,
    hire_price,
    stall_price,
    walk,
    with_card,
)
from edo_table.games.iki.table.telling import score_words, skill_words, token_help
from edo_table.ui.print.lettering import recording
from edo_table.ui.table.face import Slip
from tests.games.iki_akebono.table.staged import choose, face, position, rules, scene, specs, words

KINDS = {
    "begin_with", "take_space", "income", "hire", "move", "trade", "buy", "enough", "build", "visit", "raise",
    "end_turn", "starve", "go_to", "build_boat", "activate", "meet", "exchange",
}  # fmt: skip


def said(slip: Slip) -> list[str]:
    """The words of a slip."""
    return [span for line in slip.lines for span in line.spans if isinstance(span, str)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_has_a_preview(players: int) -> None:
    game, kinds = rules(), set()
    for seed in range(3):
        print("seed", seed)
        chance = random.Random(seed)
        state = game.new(Setup(players, seed))
        shown = face(state)
        while game.legal(state):
            seat = game.actor(state)
            looked = scene(state, seat)
            options = specs(state)
            for option in chance.sample(options, min(4, len(options))):
                slip = shown.preview(looked, option)
                assert slip is not None, option
                assert slip.lines
                kinds.add(option.kind)
            game.apply(state, choose(game, state, chance))
        assert shown.desk.words.missing == ()
    assert kinds >= KINDS


@pytest.mark.parametrize("players", [2, 4])
def test_prices_and_walks_come_as_foretold(players: int) -> None:
    game, seed = rules(), 7 + players
    print("seed", seed)
    checked = {"hired": 0, "built": 0, "walked": 0}
    for run in range(4):
        chance = random.Random(seed + run)
        state = game.new(Setup(players, seed + run))
        parts = face(state).desk.parts
        while game.legal(state):
            seat = game.actor(state)
            view = game.view(state, seat)
            code = choose(game, state, chance)
            option = game.spec(state, code)
            events: list[Event] = []
            game.apply(state, code, events.append)
            paid = {event.args["good"]: event.args["n"] for event in events if event.kind == "paid"}
            for event in events:
                if event.kind == "hired":
                    extra = stall_price(parts, view, seat, str(option.args["stall"]))
                    price = hire_price(parts, view, seat, str(option.args["character"])) + extra
                    assert event.args["n"] == price
                    checked["hired"] += 1
                elif event.kind == "built":
                    cost = list(building_price(parts, view, str(option.args["building"])))
                    cost[0] += stall_price(parts, view, seat, str(option.args["stall"]))
                    names = ("mon", "rice", "sandal", "wood", "koban", "iki")
                    assert {name: n for name, n in zip(names, cost, strict=True) if n} == paid
                    checked["built"] += 1
                elif event.kind == "walked" and option.kind == "move":
                    there = walk(parts, view, seat, int(str(option.args["steps"])))
                    assert there.shop == event.args["shop"]
                    assert there.sandals == paid.get("sandal", 0)
                    assert there.laps == sum(other.kind == "lap" for other in events)
                    checked["walked"] += 1
    assert min(checked.values()) >= 2, checked


@pytest.mark.parametrize("players", [3, 4])
def test_a_fire_burns_what_was_foretold(players: int) -> None:
    game, fires = rules(), 0
    for seed in range(5):
        print("seed", seed)
        chance = random.Random(seed)
        state = game.new(Setup(players, seed))
        parts = face(state).desk.parts
        while game.legal(state):
            view = game.view(state, None)
            events: list[Event] = []
            game.apply(state, choose(game, state, chance), events.append)
            for event in events:
                if event.kind == "fire":
                    fires += 1
                    found = blaze(parts, view, str(event.args["nagaya"]), int(str(event.args["strength"])))
                    if any(one.outcome in ("charm", "doctor") for one in found):
                        continue
                    burnt = {one.stall for one in found if one.outcome == "burns"}
                    lost = [other for other in events if other.kind in ("burnt", "neutral_burnt")]
                    assert burnt == {other.args["stall"] for other in lost}
                    stopped = [one.stall for one in found if one.outcome == "stops"]
                    assert stopped == [other.args["stall"] for other in events if other.kind == "fire_stopped"]
    assert fires >= 10


def test_harmony_is_the_rulebooks_example() -> None:
    """Two Artisans of one's own are four; in a group of three, one's own is three and the other's two are six."""
    parts = face(position(4)).desk.parts
    stalls = dict.fromkeys(parts.stalls)
    artisans = [person.id for person in parts.content.characters if person.type == "artisan"]
    shown: dict[str, object] = {**stalls}
    for stall, card, owner in (("nw1", 0, 1), ("nw2", 1, 1), ("se1", 2, 1), ("se2", 3, 0), ("se3", 4, 0)):
        shown[stall] = {"card": artisans[card], "is_building": False, "owner": owner, "experience": 0}
    found = {(one.seat, one.group): one.iki for one in harmony(parts, shown, 4)}  # type: ignore[arg-type]
    assert found == {(1, "nw"): 4, (1, "se"): 3, (0, "se"): 6}


def test_a_hire_says_what_it_costs_and_changes() -> None:
    state = position(4, 20, seed=3, until=lambda s: rules().decision(s) is not None and len(rules().legal(s)) > 6
                     and rules().decision(s).kind == "income_or_hire")  # type: ignore[union-attr]  # fmt: skip
    seat = rules().actor(state)
    looked, shown = scene(state, seat), face(state, viewer=seat)
    option = next(option for option in specs(state) if option.kind == "hire")
    slip = shown.preview(looked, option)
    assert slip is not None
    text = said(slip)
    card, stall = str(option.args["character"]), str(option.args["stall"])
    parts = shown.desk.parts
    assert words().text(f"iki.character.{card}") in text
    price = hire_price(parts, looked.view, seat, card) + parts.stalls[stall].extra
    coins = next(entry["mon"] for entry in looked.view["row"] if entry["character"] == card)
    left = looked.view["seats"][seat]["mon"] - price + coins
    assert words().text("iki.table.mon_left", n=left) in text
    after = with_card(looked.view, stall, card, seat)
    old = harmony_of(parts, looked.view["stalls"], seat, 4)
    new = harmony_of(parts, after, seat, 4)
    key = "harmony_change" if old != new else "harmony_same"
    args = {"old": old, "new": new} if old != new else {"n": old}
    assert words().text(f"iki.table.{key}", **args) in text


@pytest.mark.parametrize("players", [2, 4])
def test_every_thing_on_the_table_can_say_what_it_is(players: int) -> None:
    for plies, seed in ((0, 1), (40, 2), (160, 3), (2000, 4)):
        state = position(players, plies, seed)
        shown = face(state)
        for viewer in (0, None):
            looked = scene(state, viewer)
            for place in shown.places(looked):
                slip = shown.tooltip(looked, place.target)
                assert slip is not None, place.target
                assert slip.lines
                assert shown.where(looked, place.target) is not None
        assert shown.desk.words.missing == ()


def test_every_component_can_be_told_in_words() -> None:
    desk = face(position(4)).desk
    for person in desk.content.characters:
        assert skill_words(desk, person).endswith("."), person.id
    for building in desk.content.buildings:
        assert "IKI" in score_words(desk, building) or building.counts_fish
    for token in desk.content.tokens:
        assert token_help(desk, token)
    assert desk.words.missing == ()


def test_a_card_says_whether_its_cost_is_printed() -> None:
    state = position(4, 60)
    shown, looked = face(state), scene(state, 0)
    row = looked.view["row"]
    reconstructed = next(
        entry["character"]
        for entry in row
        if shown.desk.parts.characters[entry["character"]].status == "reconstruction"
    )
    with recording() as notes:
        assert shown.tooltip(looked, f"row:{reconstructed}") is not None
    told = " ".join(note.text for note in notes)
    assert words().text("iki.cost_status.reconstruction") in told
    assert words().text(f"iki.character.{reconstructed}") in told


def test_pictures_for_other_screens() -> None:
    shown = face(position(3, 10))
    for kind, ident in (
        ("card", "monk"), ("card", "monk@shu"), ("card", "inn"), ("building", "shrine"), ("building", "shrine@ai"),
        ("token", "fish-spring-1"), ("token", "back-pipe"), ("good", "mon"), ("good", "mon:3"),
        ("good", "firefighting"),
        ("type", "artisan"), ("shop", "rice-shop"), ("perk", "joker"), ("season", "autumn"), ("season-sign", "winter"),
        ("kobun", "shu"), ("oyakata", "ai"), ("ikizama", "fuji"), ("marker", "kuri"),
        *(("score", line) for line in scoring.LINES),
    ):  # fmt: skip
        picture = shown.picture(kind, ident, 60)
        assert picture is not None, (kind, ident)
        assert picture.get_height() <= 66
    for kind, ident in (
        ("card", "ninja"), ("card", "monk@mauve"), ("token", "fish-spring-9"), ("good", "sake"), ("type", "x"),
        ("what", ""),
    ):  # fmt: skip
        assert shown.picture(kind, ident, 60) is None
    for kind, args in (
        ("hired", {"seat": 0, "character": "monk", "stall": "nw1"}), ("built", {"seat": 0, "building": "inn"}),
        ("bought", {"seat": 0, "token": "fish-spring-1", "kind": "fish"}), ("paid", {"seat": 0, "good": "mon", "n": 2}),
        ("walked", {"seat": 0, "shop": "rice-shop", "steps": 1}), ("fire", {"nagaya": "nw", "strength": 5}),
        ("month_begun", {"month": 4}), ("space_taken", {"seat": 0, "space": "1"}), ("payday", {"month": 3}),
        ("harmony", {"seat": 0, "type": "artisan"}), ("experienced", {"seat": 0, "character": "monk"}),
    ):  # fmt: skip
        assert shown.log_picture(kind, args, 30) is not None, kind  # type: ignore[arg-type]
    assert shown.log_picture("lap", {"seat": 0}, 30) is None


def test_a_card_can_be_dragged_from_the_row_while_it_may_be_hired() -> None:
    state = position(4)
    seat = rules().actor(state)
    shown, looked = face(state, viewer=seat), scene(state, seat)
    starter = looked.view["starters"][0]
    assert shown.dragged(looked, f"row:{starter}") is not None
    assert shown.dragged(looked, "stall:nw1") is None
