"""What personalities, houses and tokens bring with an action is told before it: the slip's sums are what then comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from edo_table.engine.actions import ActionSpec
from edo_table.engine.events import Event
from edo_table.engine.setup import Setup
from edo_table.games.iki.table import previews as iki
from edo_table.games.iki.table import telling
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.table import beside
from edo_table.games.iki_akebono.table import previews as akebono
from edo_table.ui.table.face import Slip
from tests.games.iki_akebono.table.staged import face, rules, scene, specs, words
from tests.games.table_stage import said

pytestmark = pytest.mark.usefixtures("without_drawings")

MAENO, NEZUMI, RAI, MOGAMI = "maeno-ryotaku", "nezumi-kozo", "rai-sanyo", "mogami-tokunai"
TEA = {"nw1": {"card": "tea-house", "owner": 0}}  # at the rice shop, the second of the street
THEIRS = {"nw1": {"card": "tea-house", "owner": 1}}
MONK = {"se1": {"card": "monk", "experience": 2}}  # retires by one more
ROW = [{"character": "yamabushi", "mon": 1}, "monk", "ship-carpenter"]
TEA_BRINGS = {"rice": 1, "iki": 2}


def rich(**more: Any) -> dict[str, Any]:
    """A seat that can pay for what it likes."""
    return {"mon": 20, "sandal": 6, "rice": 3, **more}


def hiring(step: str = "hire", row: Sequence[Any] = ROW, **given: Any) -> dict[str, Any]:
    """A seat that hires, month 3."""
    return {"step": step, "month": 3, "row": row, "players": [rich(met=[MAENO])], **given}


def going(step: str, board: dict[str, Any], at: str | None = "exchange-shop", **more: Any) -> dict[str, Any]:
    """A seat on its way in month 5, as it begins the last space of the street."""
    doing = more.pop("doing", {})
    return {"step": step, "month": 5, "board": board, "doing": doing, "players": [rich(at=at, **more)]}


NEW_YEAR = {"step": "new_year", "board": TEA, "players": [rich()]}
FERRY = {"ferry-boat": {"side": "a", "wave": 2, "owner": 1}}
WANDERER = {"ne1": {"card": "express-messenger", "owner": 1}}
WANDERS = {"most": 2, "character": "express-messenger"}
IDLE: dict[str, Any] = {"month": 5, "players": [rich(met=[NEZUMI], at="rice-shop")]}

# What is given, the action with what of it matters, and some of what it brings (0: nothing of it).
CASES: dict[str, tuple[dict[str, Any], str, dict[str, str | int], dict[str, int]]] = {
    "Maeno and a special": (hiring(), "hire", {"character": "yamabushi", "stall": "nw1"}, {"trade": 1, "mon": -1}),
    "Maeno and a surcharge": (hiring(), "hire", {"character": "yamabushi", "stall": "nw4"}, {"trade": 1, "mon": -3}),
    "Maeno, Chiba and no surcharge": (
        hiring(month=5, row=["day-laborer"], players=[rich(met=[MAENO, "chiba-shusaku"])]),
        "hire", {"character": "day-laborer", "stall": "nw4"}, {"trade": 1, "mon": -2, "firefighting": 2},
    ),
    "Maeno and another": (hiring(), "hire", {"character": "ship-carpenter", "stall": "nw1"}, {"trade": 1}),
    "nobody and a special": (
        hiring(players=[rich()]), "hire", {"character": "yamabushi", "stall": "nw1"}, {"trade": 0},
    ),
    "Maeno and firefighting": (
        hiring(), "hire", {"character": "monk", "stall": "nw1"}, {"trade": 1, "firefighting": 1},
    ),
    "Maeno and the Fire Watchtower": (
        hiring(board={"se1": {"card": "fire-watchtower", "owner": 0}}),
        "hire", {"character": "monk", "stall": "nw1"}, {"trade": 1, "firefighting": 1, "iki": 3},
    ),
    "Maeno at the Ferry Boat": (
        hiring("hire_now", doing={"boat": "ferry-boat"}, boats=FERRY,
               players=[rich(met=[MAENO], at="nihonbashi-bridge")]),
        "hire", {"character": "yamabushi", "stall": "nw1"}, {"trade": 1, "mon": -1},
    ),
    "Maeno and Ota's cheaper hire": (
        hiring("hire_now", ["firefighter"], month=5, doing={"off": 2}, players=[rich(met=["ota-nanpo", MAENO])]),
        "hire", {"character": "firefighter", "stall": "nw1"}, {"trade": 1, "mon": -3},
    ),
    "Maeno at a second hire": (
        hiring("second_hire", ["construction-worker"], month=8, players=[rich(met=[MAENO], retired=["nagaya-owner"])]),
        "hire", {"character": "construction-worker", "stall": "nw1"}, {"trade": 1, "mon": -5},
    ),
    "Maeno for a boat token": (
        hiring("first_space", boats={"carrying-ship": {"side": "a", "wave": 2, "owner": 1}},
               players=[rich(met=[MAENO], boat_tokens=1)]),
        "hire", {"character": "yamabushi", "stall": "nw1"}, {"trade": 1, "mon": -1},
    ),
    "to the house": (NEW_YEAR, "go_to", {"shop": "rice-shop"}, TEA_BRINGS),
    "past the house in a leap": (
        NEW_YEAR, "go_to", {"shop": "fire-tower"}, {"rice": 0, "iki": 0},
    ),
    "to another's house": (
        {**NEW_YEAR, "board": THEIRS}, "go_to", {"shop": "rice-shop"}, {"rice": 0, "iki": 0},
    ),
    "a Messenger to the house": (
        going("move", TEA, retired=["express-messenger"], met=[MOGAMI]),
        "send", {"shop": "rice-shop"}, {**TEA_BRINGS, "sandal": 0},
    ),
    "a Messenger elsewhere": (
        going("move", TEA, retired=["express-messenger"], met=[MOGAMI]),
        "send", {"shop": "fire-tower"}, {"rice": 0, "iki": 0, "sandal": 0},
    ),
    "a walk past the house": (
        # the second step costs a sandal, the lap brings one
        going("move", {**TEA, **MONK}, met=[MOGAMI, RAI]), "move", {"steps": 2}, {**TEA_BRINGS, "sandal": 0, "mon": 1},
    ),
    "a wander past the house": (
        going("wander", {**TEA, **MONK, **WANDERER}, met=[MOGAMI, RAI], doing=WANDERS),
        "wander", {"steps": 2}, {**TEA_BRINGS, "sandal": 1, "mon": 1},
    ),
    "one step more, to the house": (
        going("move_on", TEA, "sandal-shop", retired=["ox-cart"], met=[MOGAMI]),
        "move_on", {}, {**TEA_BRINGS, "sandal": 0},
    ),
    "one step more, past the house before": (
        going("move_on", TEA, "sandal-shop", retired=["ox-cart"], doing={"marks": ["tea"]}),
        "move_on", {}, {"rice": 0, "iki": 0},
    ),
    "one step more, past the Crossroads": (
        going("move_on", MONK, retired=["ox-cart"], met=[MOGAMI, RAI]), "move_on", {}, {"sandal": 1, "mon": 1},
    ),
    "Rai at a gain": (
        going("raise", {**MONK, "ne1": "firefighter"}, met=[RAI], doing={"visiting": "firefighter"}),
        "raise", {"stall": "se1"}, {"mon": 1},
    ),
    "Rai at a gain without retiring": (
        going("raise", {**MONK, "ne1": "firefighter"}, met=[RAI], doing={"visiting": "firefighter"}),
        "raise", {"stall": "ne1"}, {"mon": 0},
    ),
    "Nezumi after no hire": ({"step": "business", **IDLE}, "end_turn", {}, {"mon": 1}),
    "Nezumi after a hire": ({"step": "business", **IDLE, "doing": {"hired": True}}, "end_turn", {}, {"mon": 0}),
    "Nezumi on New Year's Day": ({"step": "business", **IDLE, "month": 13}, "end_turn", {}, {"mon": 0}),
}  # fmt: skip


class Told:
    """What slips say in pictures with signs, or with who brings it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goods = Counter[str]()
        for place in (iki, akebono):
            monkeypatch.setattr(place, "changes", self._noted(telling.changes))
        monkeypatch.setattr(beside, "icons", self._noted(telling.icons))

    def _noted(self, drawn: Any) -> Any:
        def draw(desk: Any, *goods: Any) -> Any:
            lists = [one for one in goods if isinstance(one, list)]
            for name, n in lists[-1]:
                self.goods[name] += n
            for name, n in lists[0] if len(lists) > 1 else ():
                self.goods[name] -= n
            return drawn(desk, *goods)

        return draw


def come(events: list[Event], seat: int) -> Counter[str]:
    """What a seat gets less what it pays."""
    found = Counter[str]()
    for event in events:
        args: Any = event.args
        if args.get("seat") != seat:
            continue
        if event.kind in ("gained", "paid"):
            found[args["good"]] += args["n"] if event.kind == "gained" else -args["n"]
        elif event.kind in ("traded_up", "stepped_up"):
            found["trade" if event.kind == "traded_up" else "firefighting"] += args["n"]
    return found


def foretold(state: AkebonoState, option: ActionSpec) -> Slip:
    """The slip of an option for whoever decides."""
    seat = rules().actor(state)
    slip = face(state).preview(scene(state, seat), option)
    assert slip is not None
    return slip


@pytest.mark.parametrize("name", CASES)
def test_what_an_action_brings_is_what_its_slip_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The case's own option, with what it brings; and every other of its kind in the same position."""
    given, kind, chosen, brings = CASES[name]
    told, seen = Told(monkeypatch), 0
    start = rules().arrange(Setup(3, 0), given)
    seat = rules().actor(start)
    for option in (one for one in specs(start) if one.kind == kind):
        told.goods.clear()
        foretold(start, option)
        state, events = start.clone(), list[Event]()
        rules().apply(state, rules().code(state, option), events.append)
        comes = come(events, seat)
        said_of = {good: n for good, n in told.goods.items() if good != "other-experience"}
        assert {good: n for good, n in said_of.items() if n} == {good: n for good, n in comes.items() if n}, option
        asked = rules().decision(state)
        assert bool(told.goods["other-experience"]) == (asked is not None and asked.kind == "raise_other")
        if all(option.args[key] == value for key, value in chosen.items()):
            assert {good: comes[good] for good in brings} == brings, option
            seen += 1
    assert seen == 1


@pytest.mark.parametrize(("board", "n"), [({}, 0), ({"se1": "ox-cart"}, 1)])
def test_experience_by_a_hire_is_told_where_somebody_can_gain_it(
    board: dict[str, Any], n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(monkeypatch)
    state = rules().arrange(Setup(3, 0), hiring(row=["shamisen-master"], month=11, board=board))
    option = next(one for one in specs(state) if one.kind == "hire")
    foretold(state, option)
    assert (told.goods["other-experience"], told.goods["trade"]) == (n, 1)
    rules().apply(state, rules().code(state, option))
    decision = rules().decision(state)
    assert decision is not None
    assert (decision.kind == "raise_other") == bool(n)


def test_a_hire_says_where_the_trade_marker_comes_to_and_what_nezumi_then_keeps() -> None:
    players = [rich(met=[MAENO, NEZUMI], trade=4)]
    state = rules().arrange(Setup(3, 0), hiring(players=players))
    slips = [foretold(state, one) for one in specs(state) if one.args.get("character") == "yamabushi"]
    nezumi = words().text("iki_akebono.personality.nezumi-kozo")
    keeps = words().text("iki_akebono.table.pays_nothing_then", name=nezumi)
    for slip in slips:
        assert "Then you are on space 5 of the trade track." in said(slip)
        assert keeps in said(slip)
    second = hiring("second_hire", ["construction-worker"], month=8)
    second["players"] = [rich(met=[MAENO, NEZUMI], retired=["nagaya-owner"])]
    state = rules().arrange(Setup(3, 0), second)
    assert keeps not in said(foretold(state, next(one for one in specs(state) if one.kind == "hire")))


@pytest.mark.parametrize("step", ["wander", "move_on"])
def test_every_walk_says_who_gains_at_the_crossroads(step: str) -> None:
    if step == "wander":
        given = going("wander", {**MONK, **WANDERER}, doing=WANDERS)
    else:
        given = going("move_on", MONK, retired=["ox-cart"])
    state = rules().arrange(Setup(3, 0), given)
    told = said(foretold(state, next(one for one in specs(state) if one.kind == step)))
    assert any(line.startswith("Passes the Crossroads") and "Monk" in line for line in told), told
