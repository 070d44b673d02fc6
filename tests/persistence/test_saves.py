"""A save comes back as it was written; another file never does harm, and is left as it is."""

from __future__ import annotations

import hashlib
import io
import json
import os
import struct
import sys
import time
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from edo_table.persistence import archive as zips
from edo_table.persistence.errors import StorageError
from edo_table.persistence.migrations import FORMAT
from edo_table.persistence.saves import (
    SaveError,
    SaveFile,
    SaveMeta,
    decode_save,
    delete_save,
    encode_save,
    list_saves,
    read_save,
    save_as,
    write_save,
)
from edo_table.persistence.veil import veil
from tests.persistence.samples import chunk, make_save, picture, typical_save


def without_digests(save: SaveFile) -> SaveFile:
    return save.model_copy(update={"meta": save.meta.model_copy(update={"digests": {}})})


def members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def repacked(parts: dict[str, bytes], **options: Any) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, **options) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def with_part(name: str, data: bytes) -> bytes:
    """A save one part of which is replaced, its digest fitting."""
    parts = members(encode_save(make_save(thumb=picture())))
    parts[name] = data
    if name != zips.META:
        meta = json.loads(parts[zips.META])
        meta["digests"][name] = hashlib.sha256(data).hexdigest()
        parts[zips.META] = json.dumps(meta).encode()
    return repacked(parts)


def with_meta(**changes: Any) -> bytes:
    meta = json.loads(members(encode_save(make_save(thumb=picture())))[zips.META])
    meta.update(changes)
    return with_part(zips.META, json.dumps(meta).encode())


def with_record(**changes: Any) -> bytes:
    return with_part(zips.RECORD, json.dumps({**make_save().record, **changes}).encode())


# ---- there and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("veiled", [False, True])
@pytest.mark.parametrize("thumb", [None, picture()])
def test_a_save_comes_back_as_it_was(tmp_path: Path, veiled: bool, thumb: bytes | None) -> None:
    save = make_save(25, veiled=veiled, thumb=thumb, title="Fūjin’s game")
    path = tmp_path / "ordner 木版" / "spiel.edo"
    write_save(path, save)
    assert without_digests(read_save(path)) == save


def test_the_same_save_gives_the_same_bytes() -> None:
    assert encode_save(make_save(9)) == encode_save(make_save(9))


def test_every_part_but_the_meta_data_is_vouched_for_by_a_digest() -> None:
    parts = members(encode_save(make_save(thumb=picture())))
    assert set(parts) == {"meta.json", "record.json", "snapshot.json", "thumb.png"}
    assert set(json.loads(parts["meta.json"])["digests"]) == set(parts) - {"meta.json"}


def test_a_veiled_save_tells_no_secret_at_a_glance() -> None:
    save = make_save(20, veiled=True)
    parts = members(encode_save(save))
    assert set(parts) == {"meta.json", "record.veil", "snapshot.veil"}
    assert not any(b"hand" in part or b"pearl-" in part for name, part in parts.items() if name != "meta.json")


def test_a_save_that_was_read_can_be_written_again(tmp_path: Path) -> None:
    path = tmp_path / "a.edo"
    write_save(path, make_save(thumb=picture()))
    write_save(tmp_path / "b.edo", read_save(path))
    assert (tmp_path / "b.edo").read_bytes() == path.read_bytes()


def test_what_would_not_come_back_the_same_is_refused() -> None:
    for bad in (float("nan"), 1 << 64, -(1 << 63) - 1, {1: 2}, object(), "\ud800", b"x", {"a"}):
        save = make_save().model_copy(update={"snapshot": {"x": [bad]}})
        with pytest.raises(SaveError) as caught:
            encode_save(save, "mine.edo")
        assert caught.value.reason == "not_storable"
        assert "mine.edo" in caught.value.message
    circle: list[Any] = []
    circle.append(circle)
    with pytest.raises(SaveError):
        encode_save(make_save().model_copy(update={"snapshot": {"x": circle}}))
    with pytest.raises(SaveError):
        encode_save(make_save(thumb=b"no picture"))
    with pytest.raises(SaveError):
        encode_save(make_save().model_copy(update={"snapshot": {"x": "y" * (3 << 20)}}))


def test_the_greatest_numbers_of_the_engine_come_back() -> None:
    numbers = [(1 << 64) - 1, -(1 << 63), 0, 0.1, 1e300]
    save = make_save().model_copy(update={"snapshot": {"x": numbers}})
    assert decode_save(encode_save(save)).snapshot == {"x": numbers}


def test_dates_are_kept_in_one_time_zone() -> None:
    date = datetime(2025, 1, 1, 0, 30, tzinfo=timezone(timedelta(hours=9)))
    assert decode_save(encode_save(make_save(date=date))).meta.date == datetime(2024, 12, 31, 15, 30, tzinfo=UTC)


def test_names_from_outside_cannot_break_a_line_of_the_screen() -> None:
    found = decode_save(with_meta(title="a\nb\0c\x1b[31m" + "x" * 500)).meta.title
    assert found.startswith("a b c [31m")
    assert found.isprintable()
    assert len(found) <= 80


# ---- collisions ------------------------------------------------------------------------------------------------------


def test_no_save_is_silently_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.edo"
    write_save(path, make_save(1))
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        write_save(path, make_save(2))
    assert caught.value.reason == "taken"
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["a.edo"]
    write_save(path, make_save(2), overwrite=True)
    assert read_save(path).meta.ply == 2


def test_the_same_title_twice_gives_two_files(tmp_path: Path) -> None:
    paths = [save_as(tmp_path, "Evening / 夕", make_save(ply)) for ply in (1, 2, 3)]
    assert [path.name for path in paths] == ["Evening - 夕.edo", "Evening - 夕 (2).edo", "Evening - 夕 (3).edo"]
    assert [read_save(path).meta.ply for path in paths] == [1, 2, 3]
    assert {entry.name for entry in list_saves(tmp_path)} == {"Evening / 夕"}


def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("edo_table.persistence.atomic.os.fsync", full)
    with pytest.raises(StorageError, match="the disk is full"):
        write_save(tmp_path / "a.edo", make_save())
    assert list(tmp_path.iterdir()) == []


# ---- bad files -------------------------------------------------------------------------------------------------------


def bomb(name: str = zips.RECORD) -> bytes:
    return with_part(name, b'{"a": "' + b"0" * (40 << 20) + b'"}')


def lying_bomb() -> bytes:
    """A part that unpacks to far more than both its entries say."""
    data = bytearray(with_part(zips.SNAPSHOT, b'{"a": "' + b"0" * (1 << 20) + b'"}'))
    name = zips.SNAPSHOT.encode()
    local, central = data.index(name) - 30, data.rindex(name) - 46
    assert data[local:].startswith(b"PK\x03\x04")
    assert data[central:].startswith(b"PK\x01\x02")
    struct.pack_into("<I", data, local + 22, 100)
    struct.pack_into("<I", data, central + 24, 100)
    return bytes(data)


def encrypted() -> bytes:
    data = bytearray(encode_save(make_save()))
    position = data.index(b"PK\x01\x02")
    data[position + 8] |= 1
    return bytes(data)


def duplicated() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, part in members(encode_save(make_save())).items():
            archive.writestr(name, part)
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr(zips.RECORD, b"{}")
    return buffer.getvalue()


def also(name: str) -> bytes:
    return repacked({**members(encode_save(make_save())), name: b"x"})


def without(name: str) -> bytes:
    parts = members(encode_save(make_save(thumb=picture())))
    del parts[name]
    return repacked(parts)


def foreign_method() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_LZMA) as archive:
        for name, part in members(encode_save(make_save())).items():
            archive.writestr(name, part)
    return buffer.getvalue()


def gigantic_numbers() -> bytes:
    return with_part(
        zips.RECORD, json.dumps(make_save().record).replace('"seed": 77', '"seed": ' + "9" * 4000).encode()
    )


def commented() -> bytes:
    buffer = io.BytesIO(encode_save(make_save()))
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.comment = b"hello"
    return buffer.getvalue()


def many_directory_entries() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for number in range(40_000):
            archive.writestr(f"{number}", b"")
    return buffer.getvalue()


def deep(levels: int) -> bytes:
    return b'{"a": ' + b"[" * levels + b"]" * levels + b"}"


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "empty"),
    "one letter": (lambda: b"P", "cut_short"),
    "cut in the middle": (lambda: encode_save(make_save())[:400], "cut_short"),
    "last byte missing": (lambda: encode_save(make_save())[:-1], "cut_short"),
    "first bytes missing": (lambda: encode_save(make_save())[10:], "foreign"),
    "text": (lambda: b"Dear diary,\n" * 100, "foreign"),
    "a picture": (lambda: picture(), "foreign"),
    "zeros": (lambda: bytes(5000), "foreign"),
    "another zip": (lambda: repacked({"word/document.xml": b"<x/>", "[Content_Types].xml": b""}), "foreign"),
    "an empty zip": (lambda: repacked({}), "foreign"),
    "meta data of another program": (lambda: with_meta(format="other game"), "foreign"),
    "glued behind something": (lambda: b"PK\x03\x04" + b"x" * 50 + encode_save(make_save()), "damaged"),
    "something glued behind": (lambda: encode_save(make_save()) + b"\n", "cut_short"),
    "a zip comment": (commented, "cut_short"),
    "newer format": (lambda: with_meta(format_version=[FORMAT[0] + 1, 0]), "newer"),
    "format missing": (lambda: with_meta(format_version=None), "damaged"),
    "format of truth values": (lambda: with_meta(format_version=[True, False]), "damaged"),
    "older format without a way": (lambda: with_meta(format_version=[0, 0]), "damaged"),
    "meta data not JSON": (lambda: with_part(zips.META, b"{"), "damaged"),
    "meta data a list": (lambda: with_part(zips.META, b"[]"), "damaged"),
    "meta data too large": (lambda: with_meta(round="x" * 200_000), "too_large"),
    "record not JSON": (lambda: with_part(zips.RECORD, b"{'a': 1}"), "damaged"),
    "record in another encoding": (lambda: with_part(zips.RECORD, '{"ä": 1}'.encode("latin-1")), "damaged"),
    "record a text": (lambda: with_part(zips.RECORD, b'"x"'), "damaged"),
    "record without actions": (lambda: with_part(zips.RECORD, b'{"setup": {"seed": 1}}'), "damaged"),
    "seed a text": (lambda: with_record(setup={"seed": "1"}), "damaged"),
    "actions of numbers": (lambda: with_record(actions=[1], checksums=["a"]), "damaged"),
    "checksums missing": (lambda: with_record(checksums=[]), "damaged"),
    "not a number": (lambda: with_part(zips.SNAPSHOT, b'{"a": NaN}'), "damaged"),
    "infinite": (lambda: with_part(zips.SNAPSHOT, b'{"a": 1e999}'), "damaged"),
    "minus infinite": (lambda: with_part(zips.SNAPSHOT, b'{"a": -Infinity}'), "damaged"),
    "a huge number": (lambda: with_part(zips.SNAPSHOT, b'{"a": 18446744073709551616}'), "damaged"),
    "a gigantic number": (gigantic_numbers, "damaged"),
    "an endless number": (lambda: with_part(zips.SNAPSHOT, b'{"a": ' + b"9" * 1_000_000 + b"}"), "damaged"),
    "half a character": (lambda: with_part(zips.SNAPSHOT, b'{"a": "\\ud800"}'), "damaged"),
    "nested too deep": (lambda: with_part(zips.SNAPSHOT, deep(100)), "damaged"),
    "nested absurdly deep": (lambda: with_part(zips.SNAPSHOT, deep(900_000)), "damaged"),
    "too many values": (lambda: with_part(zips.SNAPSHOT, b'{"a": [' + b"0," * 900_000 + b"0]}"), "damaged"),
    "many empty lists": (lambda: with_part(zips.SNAPSHOT, b'{"a": [' + b"[]," * 600_000 + b"0]}"), "damaged"),
    "seats missing": (lambda: with_meta(seats=None), "damaged"),
    "seats empty": (lambda: with_meta(seats=[]), "damaged"),
    "a thousand seats": (lambda: with_meta(seats=[{"name": "", "colour": "", "controller": ""}] * 1000), "damaged"),
    "wrong seats by the thousand": (lambda: with_meta(overrides=[1] * 40_000), "damaged"),
    "ply a text": (lambda: with_meta(ply="3"), "damaged"),
    "ply negative": (lambda: with_meta(ply=-1), "damaged"),
    "ply true": (lambda: with_meta(ply=True), "damaged"),
    "practice a number": (lambda: with_meta(flags={"practice": 1}), "damaged"),
    "a game with a path": (lambda: with_meta(game="../other"), "damaged"),
    "a match with a path": (lambda: with_meta(match="../../x"), "damaged"),
    "a match with a line end": (lambda: with_meta(match="abc\n"), "damaged"),
    "no date": (lambda: with_meta(date="yesterday"), "damaged"),
    "a date without zone": (lambda: with_meta(date="2025-01-01T00:00:00"), "damaged"),
    "an absurd date": (lambda: with_meta(date="9999-12-31T23:59:59-12:00"), "damaged"),
    "a date before all": (lambda: with_meta(date="0001-01-01T00:00:00+14:00"), "damaged"),
    "a date that is a number": (lambda: with_meta(date=1e300), "damaged"),
    "digest missing": (lambda: with_meta(digests={}), "damaged"),
    "digest of another shape": (lambda: with_meta(digests={"record.json": "12"}), "damaged"),
    "record missing": (lambda: without(zips.RECORD), "damaged"),
    "picture missing": (lambda: without(zips.THUMB), "damaged"),
    "a bomb": (bomb, "too_large"),
    "a bomb as picture": (lambda: bomb(zips.THUMB), "too_large"),
    "a lying bomb": (lying_bomb, "damaged"),
    "encrypted": (encrypted, "suspicious"),
    "two of a name": (duplicated, "suspicious"),
    "two of a name but for case": (lambda: also("RECORD.JSON"), "suspicious"),
    "a way up": (lambda: also("../evil.txt"), "suspicious"),
    "a way from the root": (lambda: also("/etc/passwd"), "suspicious"),
    "a way on a drive": (lambda: also("C:\\evil.txt"), "suspicious"),
    "a hidden part": (lambda: also(".bashrc"), "suspicious"),
    "a folder": (lambda: also("folder/"), "suspicious"),
    "too many parts": (
        lambda: repacked({**members(encode_save(make_save())), **{f"p{n}": b"" for n in range(20)}}),
        "suspicious",
    ),
    "parts without end": (many_directory_entries, "suspicious"),
    "packed in an unknown way": (foreign_method, "damaged"),
    "picture a GIF": (lambda: with_part(zips.THUMB, b"GIF89a" + bytes(50)), "damaged"),
    "picture cut short": (lambda: with_part(zips.THUMB, picture()[:-5]), "damaged"),
    "picture too large": (lambda: with_part(zips.THUMB, picture(3000, 2)), "damaged"),
    "picture without pixels": (lambda: with_part(zips.THUMB, picture()[:33] + chunk(b"IEND", b"")), "damaged"),
    "picture of nothing": (lambda: with_part(zips.THUMB, picture(0, 0)), "damaged"),
    "picture with something behind": (lambda: with_part(zips.THUMB, picture() + b"x"), "damaged"),
    "picture of endless chunks": (
        lambda: with_part(zips.THUMB, picture()[:33] + chunk(b"tEXt", b"") * 60_000 + picture()[33:]),
        "damaged",
    ),
    "far too large": (lambda: encode_save(make_save()) + bytes(9 << 20), "too_large"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_gives_plain_words_and_stays_as_it_is(tmp_path: Path, name: str) -> None:
    make, reason = BAD[name]
    path = tmp_path / "bad.edo"
    data = make()
    path.write_bytes(data)
    before = path.stat()
    start = time.perf_counter()
    with pytest.raises(SaveError) as caught:
        read_save(path)
    seconds = time.perf_counter() - start
    error = caught.value
    assert error.reason == reason, error
    assert "bad.edo" in error.message
    assert error.hint
    assert len(error.message) < 320
    assert error.message.isprintable()
    assert "Traceback" not in error.message
    assert seconds < 1
    assert path.read_bytes() == data
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    (entry,) = list_saves(tmp_path)
    assert entry.path == path
    assert path.read_bytes() == data


def test_a_flipped_bit_in_a_part_is_noticed() -> None:
    parts = members(encode_save(make_save(30)))
    changed = parts[zips.RECORD].replace(b"pearl-3", b"pearl-4", 1)
    assert changed != parts[zips.RECORD]
    with pytest.raises(SaveError, match="was changed"):
        decode_save(repacked({**parts, zips.RECORD: changed}))


def test_a_veiled_save_with_a_bomb_or_rubbish_is_refused() -> None:
    parts = members(encode_save(make_save(5, veiled=True)))
    for bad in (veil(b"0" * (50 << 20), make_save().meta.match), b"rubbish", b"", parts["record.veil"] + b"x"):
        meta = json.loads(parts[zips.META])
        meta["digests"]["record.veil"] = hashlib.sha256(bad).hexdigest()
        with pytest.raises(SaveError):
            decode_save(repacked({**parts, "record.veil": bad, zips.META: json.dumps(meta).encode()}))


def test_a_newer_minor_format_with_more_in_it_opens() -> None:
    parts = members(encode_save(make_save(4)))
    meta = json.loads(parts[zips.META])
    meta.update(format_version=[FORMAT[0], FORMAT[1] + 3], mood="good")
    meta["seats"][0]["hat"] = True
    meta["flags"]["rain"] = 2
    meta["digests"]["music.ogg"] = "0" * 64
    data = repacked({**parts, zips.META: json.dumps(meta).encode(), "music.ogg": b"..."})
    save = decode_save(data)
    assert save.meta.ply == 4
    assert save.record == make_save(4).record


def test_a_newer_major_format_is_named_with_its_program() -> None:
    with pytest.raises(SaveError) as caught:
        decode_save(with_meta(format_version=[FORMAT[0] + 1, 0], program_version="9.1"))
    assert "version 9.1" in caught.value.message
    assert "Update" in caught.value.hint


def test_a_save_that_is_gone_a_folder_a_pipe_or_an_impossible_name(tmp_path: Path) -> None:
    reasons = {}
    for name in ("gone.edo", "no\0name.edo", "x" * 400 + ".edo"):
        with pytest.raises(SaveError) as caught:
            read_save(tmp_path / name)
        reasons[name[:4]] = caught.value.reason
    assert reasons["gone"] == reasons["no\0n"] == "missing"
    assert reasons["xxxx"] in {"missing", "unreadable"}
    for nameless in (Path(), Path("/")):
        with pytest.raises(SaveError, match=f"“{nameless}”"):
            read_save(nameless)
    with pytest.raises(SaveError, match="no ordinary file"):
        read_save(tmp_path)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.edo")
        with pytest.raises(SaveError, match="no ordinary file"):
            read_save(tmp_path / "pipe.edo")
        assert [entry.error is not None for entry in list_saves(tmp_path)] == [True]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems know no such names and links")
def test_names_that_are_no_text_and_links_in_a_circle_are_listed(tmp_path: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\n.edo"))
    odd.write_bytes(encode_save(make_save()))
    (tmp_path / "circle.edo").symlink_to(tmp_path / "circle.edo")
    entries = {entry.path.name: entry for entry in list_saves(tmp_path)}
    assert len(entries) == 2
    error = entries["circle.edo"].error
    assert error is not None
    assert entries[odd.name].meta is not None
    assert entries[odd.name].name.encode().isascii()
    assert entries[odd.name].name.isprintable()


# ---- lists -----------------------------------------------------------------------------------------------------------


def test_a_list_holds_every_file_the_last_saved_first(tmp_path: Path) -> None:
    start = datetime(2025, 1, 1, tzinfo=UTC)
    for day in range(5):
        write_save(tmp_path / f"{day}.edo", make_save(day, thumb=picture(), date=start + timedelta(days=day)))
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    (tmp_path / ".hidden").write_text("hello", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    entries = list_saves(tmp_path)
    assert [entry.path.name for entry in entries] == ["notes.txt", "4.edo", "3.edo", "2.edo", "1.edo", "0.edo"]
    assert [entry.meta.ply for entry in entries if entry.meta] == [4, 3, 2, 1, 0]
    assert all(entry.thumb == picture() for entry in entries[1:])
    assert entries[0].error is not None
    assert entries[0].name == "notes"
    assert list_saves(tmp_path / "nowhere") == []


def test_a_list_reads_neither_record_nor_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_save(tmp_path / "a.edo", make_save(5, thumb=picture()))
    asked: list[str] = []
    read = zips.Archive.read

    def noted(self: zips.Archive, name: str) -> bytes:
        asked.append(name)
        return read(self, name)

    monkeypatch.setattr(zips.Archive, "read", noted)
    list_saves(tmp_path)
    assert asked == [zips.META, zips.THUMB]


def test_two_hundred_saves_are_listed_quickly(tmp_path: Path) -> None:
    data = encode_save(typical_save())
    for number in range(200):
        (tmp_path / f"{number}.edo").write_bytes(data)
    start = time.perf_counter()
    entries = list_saves(tmp_path)
    seconds = time.perf_counter() - start
    print(f"200 saves listed in {seconds * 1000:.0f} ms")
    assert sum(entry.meta is not None for entry in entries) == 200
    assert seconds < 1


def test_deleting_a_save_twice_does_no_harm(tmp_path: Path) -> None:
    write_save(tmp_path / "a.edo", make_save())
    delete_save(tmp_path / "a.edo")
    delete_save(tmp_path / "a.edo")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StorageError):
        delete_save(tmp_path)


# ---- typed data ------------------------------------------------------------------------------------------------------


def test_a_save_is_typed_when_it_is_made_too() -> None:
    save = make_save()
    with pytest.raises(ValidationError):
        SaveFile(meta=save.meta, record={"actions": []}, snapshot={})
    with pytest.raises(ValidationError):
        SaveMeta.model_validate({**save.meta.model_dump(), "ply": "three"})


def test_a_typical_save_is_about_as_large_as_thought() -> None:
    save = typical_save()
    assert 40_000 < len(json.dumps(save.record)) < 80_000
    assert len(encode_save(save)) < 60_000
