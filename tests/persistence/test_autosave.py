"""Which states of a match are kept, and which one a game goes on from."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from edo_table.persistence import autosave
from edo_table.persistence.autosave import Autosave, is_newest
from edo_table.persistence.saves import SaveEntry, SaveFile, list_saves, read_entry, read_save
from tests.persistence.samples import make_save

START = datetime(2025, 5, 1, tzinfo=UTC)


def at(ply: int, match: str = "one", *, minute: int | None = None, finished: bool = False) -> SaveFile:
    date = START + timedelta(minutes=ply if minute is None else minute)
    return make_save(ply, match=match, date=date, finished=finished)


def plies(folder: Path) -> dict[str, int]:
    return {entry.path.name: entry.meta.ply for entry in list_saves(folder) if entry.meta}


def latest_ply(folder: Path) -> int | None:
    found = Autosave(folder).latest()
    return found.meta.ply if found else None


def test_without_a_match_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    assert Autosave(tmp_path / "not there yet").latest() is None
    assert not (tmp_path / "not there yet").exists()


def test_the_newest_the_one_before_and_ten_older_ones_are_kept(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    for ply in range(1, 301):
        assert writer.write(at(ply))
    found = plies(tmp_path)
    assert found.pop("match-one.edo") == 300
    assert found.pop("match-one.previous.edo") == 299
    older = sorted(found.values())
    assert older == list(range(older[0], older[0] + 100, 10))
    assert older[-1] > 285
    assert writer.path("one") == tmp_path / "match-one.edo"
    assert writer.path("two") is None


def test_a_match_taken_up_again_goes_on_in_its_slot(tmp_path: Path) -> None:
    for session in range(6):
        writer = Autosave(tmp_path, keep=3, spacing=2)
        for ply in range(session * 5, session * 5 + 5):
            assert writer.write(at(ply))
    found = plies(tmp_path)
    assert found["match-one.edo"] == 29
    assert found["match-one.previous.edo"] == 28
    assert len(found) == 5


def test_after_an_undo_the_earlier_position_is_the_newest_state(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    for number, ply in enumerate((1, 2, 3, 4, 2)):
        assert writer.write(at(ply, minute=number))
    assert latest_ply(tmp_path) == 2


def test_the_match_saved_last_comes_first(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    writer.write(at(30, "long"))
    writer.write(at(2, "short", minute=60))
    assert latest_ply(tmp_path) == 2
    writer.write(at(31, "long", minute=61))
    assert latest_ply(tmp_path) == 31


def test_few_files_are_opened_to_find_what_can_be_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(8):
        writer = Autosave(tmp_path, spacing=1)
        for ply in range(1, 16):
            writer.write(at(ply, f"m{number}", minute=number * 100 + ply))
    (tmp_path / "match-m7.edo").write_bytes(b"PK not a save")
    assert len(list(tmp_path.iterdir())) == 8 * 12
    opened: list[str] = []

    def noted(path: Path) -> SaveEntry:
        opened.append(path.name)
        return read_entry(path)

    monkeypatch.setattr(autosave, "read_entry", noted)
    assert latest_ply(tmp_path) == 14
    assert len(opened) == 9, "the newest of each match, and one more where that is damaged"
    assert [entry.path.name for entry in list_saves(tmp_path, is_newest)] == [
        f"match-m{number}.edo" for number in (7, 6, 5, 4, 3, 2, 1, 0)
    ]


def test_a_finished_match_is_not_gone_on_with(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    writer.write(at(5, "old"))
    writer.write(at(8, "done"))
    writer.write(at(9, "done", finished=True))
    assert latest_ply(tmp_path) == 5
    writer.finish("done")
    assert set(plies(tmp_path)) == {"match-old.edo"}


def test_a_damaged_newest_state_is_passed_over_with_a_word_and_left_alone(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    for ply in range(1, 5):
        writer.write(at(ply))
    newest = tmp_path / "match-one.edo"
    for bad in (b"", b"rubbish", newest.read_bytes()[:-30]):
        newest.write_bytes(bad)
        resumed = Autosave(tmp_path).resume()
        assert resumed.save is not None
        assert resumed.save.meta.ply == 3
        assert resumed.path == tmp_path / "match-one.previous.edo"
        assert len(resumed.messages) == 2
        assert "match-one.edo" in resumed.messages[0]
        assert "older state" in resumed.messages[1]
        assert newest.read_bytes() == bad


def test_a_damaged_previous_state_does_not_matter_and_only_older_ones_left_do(tmp_path: Path) -> None:
    writer = Autosave(tmp_path, spacing=1)
    for ply in range(1, 9):
        writer.write(at(ply))
    (tmp_path / "match-one.previous.edo").write_bytes(b"x")
    assert Autosave(tmp_path).resume().messages == []
    (tmp_path / "match-one.edo").write_bytes(b"x")
    resumed = Autosave(tmp_path).resume()
    assert resumed.save is not None
    assert resumed.save.meta.ply == 6
    assert len(resumed.messages) == 3


def test_when_everything_is_damaged_there_is_a_message_and_no_save(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    writer.write(at(1))
    (tmp_path / "match-one.edo").write_bytes(b"x")
    resumed = Autosave(tmp_path).resume()
    assert resumed.save is None
    assert len(resumed.messages) == 1


def test_the_game_goes_on_beside_a_damaged_state(tmp_path: Path) -> None:
    """Going on must neither overwrite the damaged file nor move it over the last good one."""
    first = Autosave(tmp_path)
    for ply in (1, 2, 3):
        first.write(at(ply))
    newest = tmp_path / "match-one.edo"
    newest.write_bytes(b"damaged")
    second = Autosave(tmp_path)
    for ply in (3, 4, 5):
        assert second.write(at(ply))
    assert newest.read_bytes() == b"damaged"
    assert read_save(tmp_path / "match-one.previous.edo").meta.ply == 2
    assert latest_ply(tmp_path) == 5
    assert second.path("one") == tmp_path / "match-one~2.edo"
    third = Autosave(tmp_path)
    assert third.write(at(6))
    assert latest_ply(tmp_path) == 6
    third.finish("one")
    assert [path.name for path in tmp_path.iterdir()] == ["match-one.edo"]


def test_finishing_one_match_leaves_another_of_a_similar_name(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    writer.write(at(1, "one"))
    writer.write(at(1, "one-more"))
    writer.finish("one")
    assert set(plies(tmp_path)) == {"match-one-more.edo"}


def test_a_deleted_state_takes_the_older_ones_of_its_slot_with_it(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    for ply in range(1, 30):
        writer.write(at(ply))
        writer.write(at(ply, "other", minute=0))
    (tmp_path / "match-one.older-9.edo").write_bytes(b"PK not a save")
    writer.delete(tmp_path / "match-one.edo")
    assert not [name for name in plies(tmp_path) if name.startswith("match-one.")]
    assert (tmp_path / "match-one.older-9.edo").exists(), "what cannot be read is left alone"
    assert latest_ply(tmp_path) == 29
    writer.delete(tmp_path / "match-other.edo")
    assert latest_ply(tmp_path) is None
    assert writer.write(at(30))
    assert latest_ply(tmp_path) == 30, "a match that is still played is kept again from its next action on"


def test_only_the_matches_played_last_are_kept(tmp_path: Path) -> None:
    writer = Autosave(tmp_path, slots=3)
    for number in range(6):
        for ply in (1, 2):
            writer.write(at(ply, f"m{number}", minute=number * 10 + ply))
        writer = Autosave(tmp_path, slots=3)
    assert {name.split(".")[0] for name in plies(tmp_path)} == {"match-m3", "match-m4", "match-m5"}


def test_foreign_files_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("hello", encoding="utf-8")
    (tmp_path / "match-.edo").write_bytes(b"x")
    writer = Autosave(tmp_path, keep=1, spacing=1, slots=1)
    for number in range(4):
        for ply in range(4):
            assert writer.write(at(ply, f"m{number}", minute=number * 10 + ply))
    assert (tmp_path / "letter.txt").exists()
    assert (tmp_path / "match-.edo").read_bytes() == b"x"


def test_what_killed_writers_left_is_swept_away_after_a_while(tmp_path: Path) -> None:
    old, fresh = tmp_path / ".edo-1-abc.tmp", tmp_path / ".edo-2-abc.tmp"
    for path in (old, fresh):
        path.write_bytes(b"half")
    os.utime(old, (time.time() - 9000, time.time() - 9000))
    Autosave(tmp_path)
    assert not old.exists()
    assert fresh.exists()


def test_without_a_folder_the_match_lasts_in_memory() -> None:
    writer = Autosave(None)
    assert not writer.write(at(3))
    assert writer.problem is None
    found = writer.latest()
    assert found is not None
    assert found.meta.ply == 3
    writer.finish("one")
    assert writer.latest() is None


def test_a_folder_that_cannot_be_written_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    writer = Autosave(tmp_path / "file")
    assert not writer.write(at(3))
    assert writer.problem is not None
    assert "a file stands where a folder is needed" in writer.problem.message
    found = writer.latest()
    assert found is not None
    assert found.meta.ply == 3


def test_an_end_that_could_not_be_written_is_not_gone_on_with(tmp_path: Path) -> None:
    memory = Autosave(None)
    memory.write(at(9, finished=True))
    assert memory.latest() is None
    writer = Autosave(tmp_path)
    writer.write(at(1, "older"))
    writer.write(at(8))
    assert not writer.write(at(9, finished=True).model_copy(update={"snapshot": {"x": float("nan")}}))
    found = writer.latest()
    assert found is not None
    assert found.meta.match == "older"


def test_a_match_that_cannot_be_stored_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    writer = Autosave(tmp_path)
    writer.write(at(1))
    assert not writer.write(at(2).model_copy(update={"snapshot": {"x": float("nan")}}))
    assert writer.problem is not None
    assert latest_ply(tmp_path) == 1
