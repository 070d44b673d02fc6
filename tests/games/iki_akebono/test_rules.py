"""Rules of Akebono that no course of play reaches in a case, and what is left to say of special tokens."""

from __future__ import annotations

from edo_table.games.iki_akebono.state import DOCTOR, OWNER, PERMITS
from tests.games.iki_akebono.playing import GAME, begin, can, changes, facts, play


def test_the_owner_tokens_hire_has_no_discount_of_otas() -> None:
    """Y11: the rulebook names both together, though the Nagaya Owner comes after the season in which Ota is met."""
    match = begin(
        {
            "month": 5,
            "bridge": ["ota-nanpo", "hiroshige"],
            "row": ["firefighter", "eel-stand", "plasterer"],
            "players": [{"at": "nihonbashi-bridge", "mon": 8, "retired": ["monk"]}],
        }
    )
    match.state.permits[OWNER] = 1
    for kind, args, mon in (
        ("meet", {"personality": "ota-nanpo"}, 8),
        ("hire", {"character": "firefighter", "stall": "sw1"}, 6),
        ("hire", {"character": "eel-stand", "stall": "sw2"}, 3),
    ):
        code = next(
            code
            for code in GAME.legal(match.state)
            if (spec := GAME.spec(match.state, code)).kind == kind and args.items() <= spec.args.items()
        )
        GAME.apply(match.state, code)
        assert facts(match)["players"][0]["mon"] == mon
    assert match.state.permits[OWNER] == 0
    assert facts(match)["step"] == "business"


def test_there_are_two_doctor_tokens() -> None:
    """Who should gain one that is not there gains none (Sugita and the Doctor bring no more than there are)."""
    match = begin(
        {
            "month": 7,
            "bridge": ["sugita-genpaku", "ryokan"],
            "players": [{"at": "nihonbashi-bridge"}, {"retired": ["doctor"]}],
        }
    )
    match.state.permits[2 * len(PERMITS) + DOCTOR] = 1
    code = next(
        code
        for code in GAME.legal(match.state)
        if GAME.spec(match.state, code).args.get("personality") == "sugita-genpaku"
    )
    GAME.apply(match.state, code)
    assert match.state.permits[DOCTOR] == 0
    assert facts(match)["players"][0]["met"] == ["sugita-genpaku"]


def test_a_neutral_character_that_builds_a_boat_leaves_afterwards() -> None:
    """B10: and nobody gains experience."""
    given = {
        "board": {"nw1": {"card": "carpenter", "owner": None}},
        "players": [{"at": "rice-shop", "wood": 0, "mon": 3}],
    }
    match = begin(given, players=2)
    before = facts(match)
    play(match, "visit", stall="nw1")
    assert facts(match)["board"]["nw1"] is not None
    play(match, "build_boat", boat="shop-boat", wave=7)
    after = facts(match)
    assert after["board"]["nw1"] is None
    assert changes(before, after, 0) == {"mon": -3, "trade": 1}
    assert not can(match, "visit")
