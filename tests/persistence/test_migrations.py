"""Old saves open.

`tests/saves` holds one save of each format.  Format 0 is made up, to try the steps on: one name for each seat, the day
without a time, the digests called sums, the actions a list of words under `log`, the position under `state`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from edo_table.persistence.migrations import FORMAT, STEPS, Step, format_of, migrate_meta, path_from
from edo_table.persistence.saves import SaveError, encode_save, list_saves, read_save, write_save
from tests.persistence.samples import make_save

SAVES = Path(__file__).parent.parent / "saves"


def meta_from_0(meta: dict[str, Any]) -> dict[str, Any]:
    return {
        **meta,
        "seats": [{"name": name, "colour": "ai", "controller": "human"} for name in meta["players"]],
        "date": meta["day"] + "T00:00:00Z",
        "digests": meta["sums"],
        "rules_version": 0,
        "match": f"old-{meta['number']}",
    }


def record_from_0(record: dict[str, Any]) -> dict[str, Any]:
    words = [line.split() for line in record["log"]]
    return {
        "setup": {"players": record["players"], "seed": record["seed"], "options": {}},
        "actions": [{"kind": kind, "args": {"on": place}} for kind, place in words],
        "checksums": ["" for _ in words],
    }


FROM_0 = {0: Step(meta=meta_from_0, record=record_from_0, snapshot=lambda snapshot: snapshot["state"])}


def test_a_save_of_format_0_opens_with_the_step_and_stays_as_it_is() -> None:
    path = SAVES / "format_0.edo"
    before = path.read_bytes()
    save = read_save(path, steps=FROM_0)
    assert [seat.name for seat in save.meta.seats] == ["Aki", "Haru"]
    assert save.meta.date.isoformat() == "2024-02-03T00:00:00+00:00"
    assert save.meta.match == "old-17"
    assert save.meta.format_version == FORMAT
    assert save.record["setup"]["seed"] == 5
    assert save.record["actions"][1] == {"kind": "take", "args": {"on": "lake"}}
    assert save.snapshot == {"ply": 2, "held": [3, 1]}
    assert path.read_bytes() == before


def test_a_list_of_saves_brings_old_meta_data_up_to_date_too() -> None:
    entries = {entry.path.name: entry for entry in list_saves(SAVES, steps=FROM_0)}
    assert entries["format_0.edo"].meta is not None
    assert entries["format_0.edo"].meta.ply == 2


def test_an_old_save_written_again_is_one_of_today(tmp_path: Path) -> None:
    write_save(tmp_path / "a.edo", read_save(SAVES / "format_0.edo", steps=FROM_0))
    assert read_save(tmp_path / "a.edo").meta.format_version == FORMAT


def test_without_the_step_it_is_refused_in_words() -> None:
    with pytest.raises(SaveError, match="format 0 can no longer be opened"):
        read_save(SAVES / "format_0.edo")


@pytest.mark.parametrize(
    "error", [KeyError("x"), ValueError("x"), TypeError("x"), IndexError("x"), AttributeError("x")]
)
@pytest.mark.parametrize("part", ["meta", "record", "snapshot"])
def test_a_step_that_stumbles_over_an_odd_save_gives_words(part: str, error: Exception) -> None:
    def stumble(_: dict[str, Any]) -> dict[str, Any]:
        raise error

    step = Step(**{"meta": meta_from_0, "record": record_from_0, part: stumble})
    with pytest.raises(SaveError) as caught:
        read_save(SAVES / "format_0.edo", steps={0: step})
    assert caught.value.reason == "damaged"


def test_every_released_format_opens() -> None:
    """One save of each format is kept for ever; a new major format adds its own."""
    for major in range(1, FORMAT[0] + 1):
        save = read_save(SAVES / f"format_{major}.edo")
        assert save.meta.ply == len(save.record["actions"]) == 5
    assert encode_save(read_save(SAVES / f"format_{FORMAT[0]}.edo")) == encode_save(make_save(5))


def test_there_is_a_step_for_every_released_format() -> None:
    assert set(STEPS) == set(range(1, FORMAT[0]))


def test_steps_are_taken_in_order() -> None:
    def mark(name: str) -> Step:
        return Step(meta=lambda meta: {**meta, "way": meta.get("way", "") + name})

    steps = {0: mark("a"), 1: mark("b"), 2: mark("c")}
    assert migrate_meta({"format_version": [0, 4]}, path_from(0, steps, 3), 3) == {
        "format_version": [3, 0],
        "way": "abc",
    }
    assert migrate_meta({"format_version": [2, 4]}, path_from(2, steps, 3), 3) == {"format_version": [3, 0], "way": "c"}
    assert migrate_meta({"format_version": [3, 4]}, path_from(3, steps, 3), 3) == {"format_version": [3, 4]}
    with pytest.raises(ValueError, match="format 1"):
        path_from(0, {0: mark("a"), 2: mark("c")}, 3)


@pytest.mark.parametrize("version", [None, 1, "1.0", [1], [1, 2, 3], [1, "0"], [True, 0], [-1, 0], [1.0, 0]])
def test_a_format_must_be_two_numbers(version: object) -> None:
    with pytest.raises(ValueError, match="not named"):
        format_of({"format_version": version})
