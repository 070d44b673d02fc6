"""Two people at one screen: from the end of one's turn until the other is there, no picture depends on a secret."""

from __future__ import annotations

import random
from typing import Any

import pytest

from edo_table.app.screens.curtain import GUARD_SECONDS, OPEN_SECONDS, CurtainScreen
from edo_table.app.screens.result import ResultScreen
from edo_table.app.screens.table import Table, create
from edo_table.app.table.replay import ReplayScreen
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.ui.scenery.curtain import Curtain
from tests.app.desk import ChanceDesk
from tests.app.staged import Staged, as_any, pixels

GAME = "samurai"
SEATS = (Seat("Aiko", "ai"), Seat("Chiyo", "matsuba"))


def table_of(staged: Staged, match: Match[Any]) -> Table:
    staged.context._thinking = as_any(ChanceDesk(match.game))
    table = create(staged.context, match, "00000000-0000-4000-8000-000000000001")
    size = staged.navigator.size
    staged.context.scenery(lambda: Curtain(size), "curtain", size).finish()
    staged.navigator.push(table)
    return table


def two_worlds(staged: Staged, seed: int) -> tuple[Match[Any], Match[Any]]:
    """Two matches that look alike to everybody, with other hands, shortly before the first seat ends its turn."""
    game = staged.context.game(GAME)
    setup = Setup(2, seed)
    match: Match[Any] = Match(game, setup, SEATS)
    chance = random.Random(seed)
    while not (match.ply > 60 and match.game.actor(match.state) == 0 and _ending(match)):
        match.apply(chance.choice(match.legal()))
    other = match.state
    for seat in (0, 1):
        other = game.determinize(other, seat, random.Random(seed))
    assert game.view(other, None) == game.view(match.state, None)
    assert game.view(other, 0) != game.view(match.state, 0)
    assert game.view(other, 1) != game.view(match.state, 1)
    return Match(game, setup, SEATS, match.state), Match(game, setup, SEATS, other)


def kinds(staged: Staged) -> list[type]:
    """What lies on the stage, the lowest first."""
    return [type(screen) for screen in staged.navigator.screens]


def _ending(match: Match[Any]) -> Any:
    return next((spec for spec in match.options() if spec.kind == "end_turn"), None)


def pass_on(match: Match[Any], **settings: Any) -> tuple[bytes, list[bytes], bytes]:
    """The picture before the first seat ends its turn, all from then to the open curtain, and the one after."""
    staged = Staged((1280, 720), **settings)
    table = table_of(staged, match)
    staged.settle()
    assert kinds(staged) == [Table, CurtainScreen], "the first person must come to the screen"
    staged.run(GUARD_SECONDS + 0.1)
    staged.key("Enter")
    staged.run(OPEN_SECONDS + 0.5)
    before = pixels(staged.frame())
    table.choose(_ending(match))
    hidden = [pixels(staged.frame(0.05)) for _ in range(60)]
    assert kinds(staged) == [Table, CurtainScreen]
    staged.key("Enter")
    staged.run(OPEN_SECONDS + 0.5)
    assert kinds(staged) == [Table]
    return before, hidden, pixels(staged.frame())


@pytest.mark.parametrize("settings", [{}, {"display__motion": "reduced"}, {"display__animation_speed": "instant"}],
                         ids=str)  # fmt: skip
def test_no_picture_between_two_turns_depends_on_a_secret(settings: dict[str, Any]) -> None:
    one, other = two_worlds(Staged(), 3)
    pass_on(one, **settings)  # paints what is kept on the disk afterwards: both worlds then find it there
    one, other = two_worlds(Staged(), 3)
    before, hidden, after = pass_on(one, **settings)
    before_too, hidden_too, after_too = pass_on(other, **settings)
    assert before != before_too, "the test sees hands where they may be seen"
    assert after != after_too
    differing = [number for number, pair in enumerate(zip(hidden, hidden_too, strict=True)) if pair[0] != pair[1]]
    assert differing == []


def test_from_the_last_move_to_the_result_its_replay_and_back() -> None:
    staged = Staged((1280, 720), display__motion="reduced", display__animation_speed="instant")
    match: Match[Any] = Match(staged.context.game(GAME), Setup(2, 5), SEATS)
    chance = random.Random(5)
    while not match.is_over:
        match.apply(chance.choice(match.legal()))
    match.undo(1)
    table_of(staged, match)
    for _ in range(20):
        staged.run(0.2)
        if isinstance(staged.navigator.top, CurtainScreen):
            staged.run(GUARD_SECONDS + 0.1)
            staged.key("Enter")
        elif isinstance(staged.navigator.top, Table) and match.options():
            staged.navigator.top.choose(match.options()[0])
        elif isinstance(staged.navigator.top, ResultScreen):
            break
    assert kinds(staged) == [ResultScreen]
    staged.settle()
    staged.key("W")
    staged.settle()
    assert kinds(staged) == [ResultScreen, ReplayScreen]
    staged.key("End")
    staged.key("Esc")
    assert kinds(staged) == [ResultScreen]
    assert staged.context.catalogue.missing == ()
