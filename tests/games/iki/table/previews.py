"""What a preview on IKI's street foretells is what the rules then do; every thing on it can say what it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pytest

from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.games.iki import scoring
from edo_table.games.iki.table.desk import Parts
from edo_table.games.iki.table.reckoning import (
    blaze,
    building_price,
    harmony,
    harmony_of,
    hire_price,
    listed,
    stall_price,
    walk,
    with_card,
)
from edo_table.games.iki.table.telling import score_words, skill_words, token_help
from edo_table.ui.print.lettering import recording
from tests.games.table_stage import Stage, assert_pictures, said, words

FORETOLD = ("hired", "built", "walked")
HELP = ((0, 1), (40, 2), (160, 3), (2000, 4))
"""Plies and seeds of positions whose things are asked what they are."""


def paid_by(events: list[Event], seat: int) -> Counter[str]:
    """What a seat pays, by good."""
    paid = Counter[str]()
    for event in events:
        if event.kind == "paid" and event.args["seat"] == seat:
            paid[str(event.args["good"])] += int(str(event.args["n"]))
    return paid


def as_foretold(
    parts: Parts, view: Mapping[str, Any], seat: int, option: ActionSpec, events: list[Event]
) -> Iterator[str]:
    """The kinds of what came of an action as it was reckoned before: hiring, building, going; raises where it did not.

    `view` is what a seat saw before it acted.
    """
    args, paid = option.args, paid_by(events, seat)
    for event in events:
        if event.kind == "hired":
            price = hire_price(parts, view, seat, str(args["character"]))
            assert event.args["n"] == price + stall_price(parts, view, seat, str(args["stall"]))
        elif event.kind == "built":
            cost = list(building_price(parts, view, str(args["building"])))
            cost[0] += stall_price(parts, view, seat, str(args["stall"]))
            assert paid == dict(listed(cost))
        elif event.kind == "walked" and option.kind == "move":
            there = walk(parts, view, seat, int(str(args["steps"])))
            laps = sum(other.kind == "lap" for other in events)
            assert (there.shop, there.sandals, there.laps) == (event.args["shop"], paid["sandal"], laps)
        else:
            continue
        yield event.kind


class Previews:
    """The slips of a table with IKI's street; what is derived from it names the stage and what differs."""

    stage: ClassVar[Stage[Any, Any, Any]]
    kinds: ClassVar[frozenset[str]]
    """What players may do in any game."""
    asked: ClassVar[tuple[str, ...]] = ("charm",)
    """What may come of a fire where its owner is asked, so that it does not burn at once what it would."""

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_option_has_a_preview(self, players: int) -> None:
        game, kinds = self.stage.rules(), set[str]()
        for state, chance in self.stage.games(players, 3, lambda: kinds >= self.kinds):
            shown = self.stage.face(state)
            while game.legal(state):
                looked, options = self.stage.scene(state, game.actor(state)), self.stage.specs(state)
                for option in chance.sample(options, min(4, len(options))):
                    slip = shown.preview(looked, option)
                    assert slip is not None, option
                    assert slip.lines
                    kinds.add(option.kind)
                self.stage.act(state, chance)
            assert shown.desk.words.missing == ()
        assert kinds >= self.kinds

    @pytest.mark.parametrize("players", [2, 4])
    def test_prices_and_walks_come_as_foretold(self, players: int) -> None:
        game, checked = self.stage.rules(), Counter[str]()

        def is_enough() -> bool:
            return min(checked[kind] for kind in FORETOLD) >= 2

        for state, chance in self.stage.games(players, 4, is_enough, first=7 + players):
            parts = self.stage.face(state).desk.parts
            while game.legal(state):
                seat = game.actor(state)
                view = game.view(state, seat)
                option, events = self.stage.act(state, chance)
                checked.update(as_foretold(parts, view, seat, option, events))
        assert is_enough(), checked

    @pytest.mark.parametrize("players", [3, 4])
    def test_a_fire_burns_what_was_foretold(self, players: int) -> None:
        game, fires = self.stage.rules(), 0
        for seed in range(5):
            print("seed", seed)
            state, chance = self.stage.begin(players, seed)
            parts = self.stage.face(state).desk.parts
            while game.legal(state):
                view = game.view(state, None)
                _, events = self.stage.act(state, chance)
                for event in (event for event in events if event.kind == "fire"):
                    fires += 1
                    found = blaze(parts, view, str(event.args["nagaya"]), int(str(event.args["strength"])))
                    if any(one.outcome in self.asked for one in found):
                        continue
                    burnt = {one.stall for one in found if one.outcome == "burns"}
                    lost = [other for other in events if other.kind in ("burnt", "neutral_burnt")]
                    assert burnt == {other.args["stall"] for other in lost}
                    stopped = [one.stall for one in found if one.outcome == "stops"]
                    assert stopped == [other.args["stall"] for other in events if other.kind == "fire_stopped"]
        assert fires >= 10

    def test_harmony_is_the_rulebooks_example(self) -> None:
        """Two Artisans of one's own are four; in a group of three, one's own is three and the other's two are six."""
        parts = self.stage.face(self.stage.position(4)).desk.parts
        artisans = [person.id for person in parts.content.characters if person.type == "artisan"]
        shown: dict[str, Any] = dict.fromkeys(parts.stalls)
        for stall, card, owner in (("nw1", 0, 1), ("nw2", 1, 1), ("se1", 2, 1), ("se2", 3, 0), ("se3", 4, 0)):
            shown[stall] = {"card": artisans[card], "is_building": False, "owner": owner, "experience": 0}
        found = {(one.seat, one.group): one.iki for one in harmony(parts, shown, 4)}
        assert found == {(1, "nw"): 4, (1, "se"): 3, (0, "se"): 6}

    def test_a_hire_says_what_it_costs_and_changes(self) -> None:
        rules = self.stage.rules()

        def may_hire(state: Any) -> bool:
            decision = rules.decision(state)
            return decision is not None and decision.kind == "income_or_hire" and len(rules.legal(state)) > 6

        state = self.stage.position(4, 20, seed=3, until=may_hire)
        seat = rules.actor(state)
        looked, shown = self.stage.scene(state, seat), self.stage.face(state, viewer=seat)
        option = next(option for option in self.stage.specs(state) if option.kind == "hire")
        text = said(shown.preview(looked, option))
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
    def test_every_thing_on_the_table_can_say_what_it_is(self, players: int) -> None:
        for plies, seed in HELP:
            state = self.stage.position(players, plies, seed)
            shown = self.stage.face(state)
            for viewer in (0, None):
                looked = self.stage.scene(state, viewer)
                for place in shown.places(looked):
                    slip = shown.tooltip(looked, place.target)
                    assert slip is not None, place.target
                    assert slip.lines
                    assert shown.where(looked, place.target) is not None
            assert shown.desk.words.missing == ()

    def test_every_component_can_be_told_in_words(self) -> None:
        desk = self.stage.face(self.stage.position(4)).desk
        for person in desk.content.characters:
            assert skill_words(desk, person).endswith("."), person.id
        for building in desk.content.buildings:
            assert "IKI" in score_words(desk, building) or building.counts_fish
        for token in desk.content.tokens:
            assert token_help(desk, token)
        assert desk.words.missing == ()

    def test_a_card_says_whether_its_cost_is_printed(self) -> None:
        state = self.stage.position(4, 60)
        shown, looked = self.stage.face(state), self.stage.scene(state, 0)
        people = (shown.desk.parts.characters[entry["character"]] for entry in looked.view["row"])
        reconstructed = next(person.id for person in people if person.status == "reconstruction")
        with recording() as notes:
            assert shown.tooltip(looked, f"row:{reconstructed}") is not None
        told = " ".join(note.text for note in notes)
        assert words().text("iki.cost_status.reconstruction") in told
        assert words().text(f"iki.character.{reconstructed}") in told

    def test_pictures_for_other_screens(self) -> None:
        shown = self.stage.face(self.stage.position(3, 10))
        assert_pictures(
            shown,
            [
                ("card", "monk"), ("card", "monk@shu"), ("card", "inn"), ("building", "shrine"),
                ("building", "shrine@ai"), ("token", "fish-spring-1"), ("token", "back-pipe"), ("good", "mon"),
                ("good", "mon:3"), ("good", "firefighting"), ("type", "artisan"), ("shop", "rice-shop"),
                ("perk", "joker"), ("season", "autumn"), ("season-sign", "winter"), ("kobun", "shu"), ("oyakata", "ai"),
                ("ikizama", "fuji"), ("marker", "kuri"), *(("score", line) for line in scoring.LINES),
            ],
            [
                ("card", "ninja"), ("card", "monk@mauve"), ("token", "fish-spring-9"), ("good", "sake"), ("type", "x"),
                ("what", ""),
            ],
            [
                ("hired", {"seat": 0, "character": "monk", "stall": "nw1"}), ("built", {"seat": 0, "building": "inn"}),
                ("bought", {"seat": 0, "token": "fish-spring-1", "kind": "fish"}),
                ("paid", {"seat": 0, "good": "mon", "n": 2}), ("payday", {"month": 3}), ("month_begun", {"month": 4}),
                ("walked", {"seat": 0, "shop": "rice-shop", "steps": 1}), ("fire", {"nagaya": "nw", "strength": 5}),
                ("space_taken", {"seat": 0, "space": "1"}), ("harmony", {"seat": 0, "type": "artisan"}),
                ("experienced", {"seat": 0, "character": "monk"}),
            ],
        )  # fmt: skip
        assert shown.log_picture("lap", {"seat": 0}, 30) is None

    def test_a_card_can_be_dragged_from_the_row_while_it_may_be_hired(self) -> None:
        state = self.stage.position(4)
        seat = self.stage.rules().actor(state)
        shown, looked = self.stage.face(state, viewer=seat), self.stage.scene(state, seat)
        starter = looked.view["starters"][0]
        assert shown.dragged(looked, f"row:{starter}") is not None
        assert shown.dragged(looked, "stall:nw1") is None
