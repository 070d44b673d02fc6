"""Positions of Akebono that no game reaches are refused, with what is wrong about them."""

from __future__ import annotations

from typing import Any

from edo_table.content.resources import shipped
from edo_table.games.iki_akebono.rules import create
from tests.games.iki.arranging import Refusals

OWN = {"board": {"nw1": "monk"}}
PAIR = {"board": {"nw1": "calendar-seller"}}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown boat": ({"boats": {"row-boat": {}}}, "at: boats.row-boat"),
    "an unknown side": ({"boats": {"taxi-boat": {"side": "c"}}}, "at: boats.taxi-boat.side"),
    "a side that a boat does not have": ({"boats": {"shop-boat": {"side": "b"}}}, "at: boats.shop-boat.side"),
    "a boat of nobody": ({"boats": {"taxi-boat": {"wave": 2}}}, "at: boats.taxi-boat.owner"),
    "an owner of the first boat": ({"boats": {"tea-boat": {"owner": 1}}}, "at: boats.tea-boat.owner"),
    "a wave too many": ({"boats": {"taxi-boat": {"wave": 8, "owner": 0}}}, "at: boats.taxi-boat.wave"),
    "a wave that is kept": ({"boats": {"taxi-boat": {"wave": 7, "owner": 0}}}, "at: boats.taxi-boat.wave"),
    "another wave than its own": ({"boats": {"shop-boat": {"wave": 1, "owner": 0}}}, "at: boats.shop-boat.wave"),
    "two boats on a wave": (
        {"boats": {"taxi-boat": {"wave": 3, "owner": 0}, "houseboat": {"wave": 3, "owner": 1}}}, "at: boats.houseboat",
    ),
    "three boats of a seat": (
        {"boats": {boat: {"owner": 0} for boat in ("taxi-boat", "houseboat", "ferry-boat")}},
        "at: boats.ferry-boat.owner",
    ),
    "trade beyond the track": ({"players": [{"trade": 11}]}, "at: players.0.trade"),
    "boat tokens without their boat": ({"players": [{"boat_tokens": 1}]}, "boat tokens"),
    "four boat tokens": (
        {"boats": {"carrying-ship": {"owner": 0}}, "players": [{"boat_tokens": 4}]}, "boat tokens",
    ),
    "a permit that nobody gave": ({"players": [{"permits": {"owner": 1}}]}, "token owner"),
    "a personality twice": ({"players": [{"met": ["rai-sanyo"]}, {"met": ["rai-sanyo"]}]}, "at: players.1.met.0"),
    "a personality met and on the bridge": (
        {"bridge": ["rai-sanyo", "nezumi-kozo"], "players": [{"met": ["rai-sanyo"]}]}, "at: bridge.0",
    ),
    "a personality of the next season": (
        {"month": 3, "players": [{"met": ["hokusai"]}]}, "at: players.0.met.0",
    ),
    "a bridge of the last season": ({"month": 4, "bridge": ["rai-sanyo"]}, "at: bridge.0"),
    "three on the bridge": ({"bridge": ["rai-sanyo", "nezumi-kozo", "mogami-tokunai"]}, "at: bridge"),
    "one on the bridge that nobody met": ({"month": 1, "bridge": ["rai-sanyo"]}, "at: bridge"),
    "three met without a ferry": (
        {"month": 1, "players": [{"met": ["rai-sanyo", "nezumi-kozo", "mogami-tokunai"]}]}, "not on the bridge",
    ),
    "personalities to come that have come": (
        {"month": 4, "personalities": {"summer": ["hokusai"]}}, "at: personalities.summer",
    ),
    "personalities of another season": ({"personalities": {"summer": ["rai-sanyo"]}}, "at: personalities.summer.0"),
    "both New Characters of a month": ({**PAIR, "players": [{"retired": ["taiko-seller"]}]}, "at: players.0.retired.0"),
    "a New Character of the game in the box": (
        {**PAIR, "box": {"newcomers": ["calendar-seller"]}}, "at: box.newcomers.0",
    ),
    "both New Characters of a month in the box": (
        {"box": {"newcomers": ["calendar-seller", "taiko-seller"]}}, "at: box.newcomers.1",
    ),
    "a New Character before its month": ({"month": 2, "board": {"nw1": "drug-store"}}, "at: board.nw1"),
    "a New Character of another month in the row": ({"month": 2, "row": ["calendar-seller"]}, "at: row.0"),
    "New Characters to come in the wrong order": (
        {"month": 2, "newcomers": ["drug-store"]}, "at: newcomers.0",
    ),
    "a character of the box on the board": ({**OWN, "box": {"spring": ["monk"]}}, "at: box.spring.0"),
    "three characters of a season in the box": (
        {"box": {"spring": ["monk", "ox-cart", "carpenter"]}}, "at: box.spring",
    ),
    "five characters of a month": (
        {"month": 1, "board": {"nw1": "monk", "nw2": {"card": "ox-cart", "owner": 1}},
         "players": [{"retired": ["carpenter", "yamabushi", "dice-maker"]}]},
        "is not revealed by month 1",
    ),
    "two mon on a card": ({"month": 2, "row": [{"character": "monk", "mon": 2}]}, "one mon"),
    "three that waited": (
        {"month": 3, "row": [{"character": card, "mon": 1} for card in ("monk", "ox-cart", "carpenter")]}, "City board",
    ),
    "one who waited since spring": (
        {"month": 4, "row": [{"character": "engraver", "mon": 1}]}, "one season to the next",
    ),
    "a neutral New Character": (
        {"board": {"nw1": {"card": "taiko-seller", "owner": None}}}, "New Character is nobody's",
    ),
    "three ongoing buildings": (
        {"board": {"nw1": "farmhouse"}, "offer": ["tea-house", "public-bathhouse"]}, "do something while they stand",
    ),
    "a token in the river that was bought": (
        {"river": ["fish-spring-1"], "players": [{"tokens": ["fish-spring-1"]}]}, "at: river.0",
    ),
    "two fish in the river": ({"river": ["fish-spring-1", "fish-spring-2"]}, "at: river"),
    "a river of another season": ({"month": 1, "river": ["fish-summer-1"]}, "at: river.0"),
    "a pouch that was spent": ({"players": [{"spent": ["pouch-spring-1"]}]}, "cannot be"),
    "two fish of a season, one spent": (
        {"players": [{"tokens": ["fish-spring-1"], "spent": ["fish-spring-2"]}]}, "two fish of a season",
    ),
    "five fish": (
        {"players": [{"retired": ["fisherman"], "tokens": [
            "fish-spring-1", "fish-summer-1", "fish-autumn-1", "fish-winter-1", "fish-fisherman",
        ]}]},
        "more fish than its board has places",
    ),
    "a Fisherman's fish without the Fisherman": (
        {"players": [{"tokens": ["fish-fisherman"]}]}, "retired characters bring",
    ),
    "a type of one who works": (
        {"board": {"nw1": "rice-broker"}, "players": [{"named": {"rice-broker": "artisan"}}]}, "named",
    ),
    "a type that has one": ({"players": [{"named": {"monk": "artisan"}}]}, "at: players.0.named.monk"),
    "a type that is named already": (
        {"step": "name_type", "players": [{"retired": ["rice-broker"], "named": {"rice-broker": "artisan"}}]},
        "at: doing.character",
    ),
    "a Grand Master with three players": ({"month": 2, "master": "rice-shop"}, "at: master"),
    "tiles after the set-up": ({"tiles": {"wood-seller": 2}}, "at: tiles"),
    "a tile twice": ({"step": "begin", "tiles": {"wood-seller": 2, "salt-peddler": 2}}, "at: tiles"),
    "a tile that is not there": ({"step": "begin", "tiles": {"wood-seller": 6}}, "at: tiles.wood-seller"),
    "Kobuns counted before the end": ({"players": [{"posted": 2}]}, "at: players"),
    "what was hired while nobody has the turn": ({"step": "way", "doing": {"hired": True}}, "at: doing"),
    "hired before hiring": ({"step": "hire", "doing": {"hired": True}}, "hired in this turn"),
    "a first space without a boat token": ({"step": "first_space"}, "does not fit the position"),
    "a second hire without its token": ({"step": "second_hire"}, "does not fit the position"),
    "a market that is not built": ({"step": "river_market"}, "does not fit the position"),
    "a rescue without a Doctor token": ({"step": "rescue", **OWN}, "at: doing.stall"),
    "a rescue in another month": ({"step": "rescue", "month": 4, **OWN}, "at: month"),
    "a retirement that nobody gave": ({"step": "retire", **OWN}, "does not fit the position"),
    "another seat's turn": ({"step": "activate", "seat": 0, "doing": {"turn_of": 1}}, "at: doing.turn_of"),
    "a step that follows and does not exist": ({"doing": {"next": ["sleep"]}}, "at: doing.next.0.step"),
    "a step that follows and does not say enough": (
        {"step": "activate", "doing": {"next": ["offer_another_boat"]}}, "at: doing.next.0.boat",
    ),
    "steps in an order that play never has": (
        {"step": "lower", "board": {"nw1": {"card": "monk", "experience": 1}}, "doing": {"next": ["wander"]}}, "most",
    ),
    "a visit to nobody": ({"step": "activate", "doing": {"visiting": "monk"}}, "at: doing.visiting"),
    "a phase of another step": ({"step": "activate", "doing": {"during": "fire"}}, "at: doing.during"),
    "derived facts": ({"market": []}, "at: given"),
    "a text for a number": ({"players": [{"trade": "8"}]}, "at: players.0.trade"),
}  # fmt: skip


class TestRefusals(Refusals):
    game, wrong = create(shipped()), WRONG

    def players_of(self, name: str) -> int:
        return 2 if "neutral" in name else 3
