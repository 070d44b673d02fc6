"""IKI's own cases, played with Akebono: what the expansion does not change holds."""

from __future__ import annotations

from edo_table.lab.scenario import run_scenarios
from tests.scenarios.running import files_of, game_of

OTHERWISE = {
    "five characters to begin with, twenty buildings, twelve cards a season": (
        "What everybody begins with",
        "With two and three players, characters that nobody selected are not used",
        "Four players, four characters",
        "Six buildings of ten are on offer, and everything that is shuffled differs with the seed",
        "Another seed, other buildings",
        "All lies open but the decks, the fires, the blocking tiles, and the tokens of later seasons",
    ),
    "two buildings that do something are on offer at most": ("Buildings with fixed values",),
    "a New Character is revealed, the row is cleared, nobody waits twice": (
        "It dies out at the Crossroads",
        "The coins on the card count before paying, and no mon less will do",
        "Four characters are revealed each month, and a mon is laid on those that are left",
        "A card left over twice has two mon",
        "Payday removes the row, the next season's characters come",
        "The example of the neutral Kabuki Actor, placed by the Moon",
    ),
    "a third token of each kind, one of them in the river; personalities come with the season": (
        "What is on the market of a season goes with it",
        "Tokens and row are cleared first",
        "Without any rice all leave, and nobody is asked; the marker stays where it is",
        "Gains and losses of IKI are netted, then stop at 0",
        "If the wood runs short the highest on the track is paid first",
    ),
    "the street has nine spaces": (
        "The example of moving over the Crossroads",
        "The first way from the starting area is no lap",
        "A full round from the starting area, and one step, is one",
        "Two passes bring two gains",
    ),
    "the Grand Master walks with two players": (
        "Two players reveal a blocking tile first, and it goes at the month's end",
        "The order of a month with two players",
        "Where no stall is empty a card of choice leaves the game",
        "Without a card in the row nobody is asked",
        "With two players the centre stall costs one mon more, and nothing else does",
    ),
    "a Carpenter builds boats, which need no Kobun": ("Without a free Kobun nothing is built",),
}
"""Cases that do not hold with Akebono, by what it changes."""


def test_what_the_expansion_does_not_change_holds() -> None:
    report = run_scenarios(files_of("iki"), lambda name: game_of("iki_akebono"))
    found = {failed.case: f"{failed.step}: expected {failed.expected}, got {failed.got}" for failed in report.failed}
    expected = {name for names in OTHERWISE.values() for name in names}
    assert set(found) - expected == set(), "\n".join(f"{name}: {found[name]}" for name in sorted(set(found) - expected))
    assert expected - set(found) == set(), "these hold with Akebono, too"
    assert report.passed > 100
