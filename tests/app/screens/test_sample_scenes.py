"""The scenes of a game can be looked at as pictures; a game without any says so."""

from __future__ import annotations

import pytest

from edo_table.app.shot import take_shot
from edo_table.games import registry


def _has_scenes(game: str) -> bool:
    try:
        take_shot("scene", None, size=(960, 540), game=game)
    except ValueError:
        return False
    return True


def test_a_game_that_shows_events_as_scenes_has_pictures_of_them_and_another_says_it_has_none() -> None:
    found = {game: _has_scenes(game) for game in registry.game_ids()}
    assert set(found.values()) == {True, False}, found
    game = next(game for game, has in found.items() if has)
    first = take_shot("scene", None, size=(960, 540), game=game)
    last = take_shot("scene-end", None, size=(960, 540), game=game)
    assert first.get_size() == last.get_size() == (960, 540)
    assert first.get_buffer().raw != last.get_buffer().raw
    bare = next(game for game, has in found.items() if not has)
    with pytest.raises(ValueError, match=bare):
        take_shot("scene-end", None, size=(960, 540), game=bare)
