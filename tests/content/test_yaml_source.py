"""Reading YAML: what is understood, what is refused, and on which line."""

from __future__ import annotations

import time
import tracemalloc
from pathlib import Path

import pytest

from edo_table.content import yaml_source
from edo_table.content.problems import ContentError, Problem
from edo_table.content.yaml_source import read_yaml


def problems_of(folder: Path, content: bytes | str) -> tuple[Problem, ...]:
    file = folder / "file.yaml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(ContentError) as caught:
        read_yaml(file, "file.yaml")
    return caught.value.problems


def data_of(folder: Path, content: str) -> object:
    file = folder / "file.yaml"
    file.write_text(content, encoding="utf-8")
    return read_yaml(file).data


def test_values_are_those_the_author_sees(tmp_path: Path) -> None:
    text = """\
    words: [yes, no, on, off, 2024-05-01, 1_000, 0x1F, 007, 12:30, .inf, "5", 'true', Kyōto]
    whole: [0, 5, -3, +4]
    decimal: [1.5, -0.25, 1.0e3]
    truth: [true, False]
    nothing: [null, ~]
    empty:
    block: |
      two
      lines
    2: number key
    """
    assert data_of(tmp_path, text) == {
        "words": (
            "yes",
            "no",
            "on",
            "off",
            "2024-05-01",
            "1_000",
            "0x1F",
            "007",
            "12:30",
            ".inf",
            "5",
            "true",
            "Kyōto",
        ),
        "whole": (0, 5, -3, 4),
        "decimal": (1.5, -0.25, 1000.0),
        "truth": (True, False),
        "nothing": (None, None),
        "empty": None,
        "block": "two\nlines\n",
        2: "number key",
    }


def test_every_path_has_its_line(tmp_path: Path) -> None:
    file = tmp_path / "file.yaml"
    file.write_text("# comment\na:\n  b: 1\n  c:\n    - x\n    - {d: 2,\n       e: 3}\n2: two\n", encoding="utf-8")
    source = read_yaml(file, "file.yaml")
    lines = {
        (): 1, ("a",): 2, ("a", "b"): 3, ("a", "c"): 4, ("a", "c", 0): 5, ("a", "c", 1): 6,
        ("a", "c", 1, "e"): 7, (2,): 8,
    }  # fmt: skip
    assert {keys: source.line(keys) for keys in lines} == lines
    assert str(source.problem(("a", "c", 1, "e"), "wrong", "right")) == (
        "file.yaml:7: a.c[1].e: wrong (did you mean right?)"
    )
    # What does not exist is told at the nearest thing around it.
    assert source.line(("a", "c", 9, "z")) == 4
    assert source.problem(("a", "c", 9, "z"), "").path == "a.c[9].z"


def test_leaving_entries_out_keeps_lines_and_numbers(tmp_path: Path) -> None:
    file = tmp_path / "file.yaml"
    file.write_text("list:\n- {a: 1, b: 2}\n- two\n- three\n", encoding="utf-8")
    source = read_yaml(file).without({("list", 1), ("list", 0, "b")})
    assert source.data == {"list": ({"a": 1}, "three")}
    assert source.problem(("list", 1), "").path == "list[2]"
    assert source.line(("list", 1)) == 4


def test_aliases_are_followed(tmp_path: Path) -> None:
    text = "first: &a {x: 1}\nsecond: *a\nlist: [*a, *a]\n"
    assert data_of(tmp_path, text) == {"first": {"x": 1}, "second": {"x": 1}, "list": ({"x": 1}, {"x": 1})}


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        (b"", 1, "empty"),
        (b" \n\n", 1, "empty"),
        (b"\xef\xbb\xbf", 1, "empty"),
        (b"# only a comment\n", 1, "no data"),
        (b"a: 1\n\x00\x01\x02", 2, "binary"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", 3, "binary"),
        (b"a: 1\nb: \xff\xfe\n", 2, "UTF-8"),
        (b"a: 1\nb: \x07\n", 2, "U+0007"),
        (b"a: 1\nb: [1, 2\nc: 3\n", 3, "not YAML"),
        (b"a: 1\n\tb: 2\n", 2, "not YAML"),
        (b"a: b: c\n", 1, "not YAML"),
        (b"a: 1\n---\nb: 2\n", 2, "second document"),
        (b"a: 1\nb: !!python/object/apply:os.system [echo]\n", 2, "tag"),
        (b"a: !secret x\n", 1, "tag"),
        (b"a: *nowhere\n", 1, "*nowhere"),
        (b"a: &loop [1, *loop]\n", 1, "*loop"),
        (b"? [a, b]\n: 1\n", 1, "key"),
        (b"true: 1\n", 1, "key"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(tmp_path: Path, content: bytes, line: int, words: str) -> None:
    (problem,) = problems_of(tmp_path, content)
    assert (problem.file, problem.line) == ("file.yaml", line)
    assert words in problem.message


def test_every_double_key_is_told(tmp_path: Path) -> None:
    found = problems_of(tmp_path, "a: 1\nb:\n  - {x: 1, x: 2}\na: 2\n")
    assert [(problem.line, problem.path) for problem in found] == [(3, "b[0].x"), (4, "a")]
    assert "first in line 1" in found[1].message


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    for path, words in ((tmp_path / "none.yaml", "missing"), (tmp_path, "not a file")):
        with pytest.raises(ContentError) as caught:
            read_yaml(path)
        (problem,) = caught.value.problems
        assert (problem.file, problem.line) == (str(path), 1)
        assert words in problem.message


def bomb(levels: int, width: int = 10) -> str:
    lines = ["l0: &l0 [x]"]
    lines += [f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * width)}]" for n in range(1, levels)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        (bomb(60), 6, "too many values"),
        ("a:\n  " + "[" * 30_000, 2, "too deep"),
        ("{a: " * 30_000, 1, "too deep"),
        ("\n".join(f"{'  ' * n}a:" for n in range(300)), 41, "too deep"),
        ("a: [" + "1," * 100_000 + "]", 1, "too many values"),
        ("a: " + "x" * 2_000_000, 1, "too large"),
        ("n: " + "9" * 200_000, None, ""),
    ],
    ids=["alias bomb", "deep lists", "deep mappings", "deep blocks", "many values", "large", "long number"],
)
def test_costly_files_are_refused_quickly_and_in_little_memory(
    tmp_path: Path, content: str, line: int | None, words: str
) -> None:
    def read() -> None:
        if line is None:
            assert isinstance(data_of(tmp_path, content), dict)
        else:
            (problem,) = problems_of(tmp_path, content)
            assert problem.line == line
            assert words in problem.message

    start = time.process_time()
    read()
    assert time.process_time() - start < 2
    tracemalloc.start()
    try:
        read()
        assert tracemalloc.get_traced_memory()[1] < 64_000_000
    finally:
        tracemalloc.stop()


def test_the_slow_reader_gives_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import yaml

    monkeypatch.setattr(yaml_source, "_LOADER", yaml.SafeLoader)
    assert data_of(tmp_path, "a: [yes, 1, 2.5]\nb: {c: ~}\n") == {"a": ("yes", 1, 2.5), "b": {"c": None}}
    (problem,) = problems_of(tmp_path, bomb(60))
    assert (problem.line, "too many values" in problem.message) == (6, True)
    assert problems_of(tmp_path, "a: 1\nb: [1, 2\nc: 3\n")[0].line == 3
