"""Whatever the bytes: a save or a SaveError, soon, and the file stays the same."""

from __future__ import annotations

import hashlib
import io
import json
import random
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from edo_table.persistence.archive import META
from edo_table.persistence.saves import SaveError, SaveFile, decode_save, encode_save, list_saves, read_save
from tests.persistence.samples import make_save, picture, typical_save

SEEDS = range(8)
ROUNDS = 250
VALID = encode_save(make_save(12, thumb=picture()))
VEILED = encode_save(make_save(12, veiled=True))

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=12), inner, max_size=5),
    max_leaves=15,
)


def outcome(data: bytes) -> SaveFile | None:
    """Read; fail for any other error than SaveError and for slowness; check that a save found is a whole one."""
    start = time.perf_counter()
    save: SaveFile | None = None
    refusal: SaveError | None = None
    try:
        save = decode_save(data)
    except SaveError as error:
        refusal = error
    assert time.perf_counter() - start < 1
    if refusal is not None:
        assert refusal.message.isprintable()
        assert refusal.reason
    if save is not None:
        again = decode_save(encode_save(save))
        assert (again.record, again.snapshot, again.thumb) == (save.record, save.snapshot, save.thumb)
        assert again.meta.seats == save.meta.seats
    return save


def damage(data: bytes, chance: random.Random) -> bytes:
    """Return bytes with one to four things wrong."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(changed) + 1)
        kind = chance.randrange(7)
        if kind == 0 and place < len(changed):
            changed[place] ^= 1 << chance.randrange(8)
        elif kind == 1 and place < len(changed):
            changed[place] = chance.randrange(256)
        elif kind == 2:
            del changed[place:]
        elif kind == 3:
            del changed[place : place + chance.randint(1, 40)]
        elif kind == 4:
            changed[place:place] = chance.randbytes(chance.randint(1, 40))
        elif kind == 5:
            other = chance.randrange(len(changed) + 1)
            changed[place:place] = changed[other : other + chance.randint(1, 200)]
        else:
            value = chance.choice([b"\xff\xff\xff\xff", b"\x00\x00\x00\x00", b"\xff\x7f", b"\x00\x00\x00\x80"])
            changed[place : place + len(value)] = value
        if not changed:
            break
    return bytes(changed)


@pytest.mark.parametrize("seed", SEEDS)
def test_damaged_bytes(seed: int, tmp_path: Path) -> None:
    print(f"seed {seed}")
    chance = random.Random(seed)
    path = tmp_path / "a.edo"
    opened = 0
    for number in range(ROUNDS):
        data = damage(VALID if number % 3 else VEILED, chance)
        opened += outcome(data) is not None
        if number % 10 == 0:
            path.write_bytes(data)
            try:
                read_save(path)
            except SaveError:
                pass
            assert len(list_saves(tmp_path)) == 1
            assert path.read_bytes() == data
    assert opened < ROUNDS // 2, "the damage does no damage"


def test_every_length_of_a_cut_file() -> None:
    for length in range(len(VALID)):
        assert outcome(VALID[:length]) is None, length


def test_every_single_byte_changed() -> None:
    """Where a change goes unnoticed, it must not have changed what is read."""
    whole = decode_save(VALID)
    for place in range(len(VALID)):
        changed = bytearray(VALID)
        changed[place] ^= 0x55
        found = outcome(bytes(changed))
        assert found is None or found == whole, place


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    assert outcome(data) is None
    assert outcome(VALID[:4] + data) is None


def rebuilt(changes: dict[str, Any]) -> bytes:
    """A zip whose parts are replaced, the digests fitting, the JSON as Python writes it (NaN and all)."""
    with zipfile.ZipFile(io.BytesIO(VALID)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    for name, value in changes.items():
        parts[name] = value if isinstance(value, bytes) else json.dumps(value).encode()
    meta = json.loads(parts[META])
    if isinstance(meta, dict) and isinstance(meta.get("digests"), dict):
        meta["digests"] = {name: hashlib.sha256(data).hexdigest() for name, data in parts.items() if name != META}
        parts[META] = json.dumps(meta).encode()
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def test_rebuilding_by_itself_changes_nothing() -> None:
    assert outcome(rebuilt({})) == decode_save(VALID)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(["meta.json", "record.json", "snapshot.json"]), JSON)
def test_any_json_as_a_part(name: str, value: Any) -> None:
    found = outcome(rebuilt({name: value}))
    if name == "snapshot.json" and found is not None:
        assert found.snapshot == value


META_DOCUMENT: dict[str, Any] = make_save(12).meta.model_dump(mode="json")


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(META_DOCUMENT)), JSON)
def test_any_value_in_the_meta_data(key: str, value: Any) -> None:
    with zipfile.ZipFile(io.BytesIO(VALID)) as archive:
        meta = json.loads(archive.read(META))
    meta[key] = value
    outcome(rebuilt({META: meta}))


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(["setup", "actions", "checksums", "seed", "game"]), JSON)
def test_any_value_in_the_record(key: str, value: Any) -> None:
    outcome(rebuilt({"record.json": {**make_save(12).record, key: value}}))


@given(st.binary(max_size=200), st.integers(0, 200))
def test_any_bytes_as_picture(data: bytes, place: int) -> None:
    outcome(rebuilt({"thumb.png": picture()[:place] + data}))


def test_a_large_save_reads_soon() -> None:
    save = typical_save(4000)
    data = encode_save(save)
    start = time.perf_counter()
    decode_save(data)
    seconds = time.perf_counter() - start
    print(f"a save of {len(json.dumps(save.record)) >> 10} KB of text read in {seconds * 1000:.0f} ms")
    assert seconds < 1
