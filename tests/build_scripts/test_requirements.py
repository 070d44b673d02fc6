"""The locked libraries: complete, by hash, of one version everywhere, and the versions the project names."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = sorted((ROOT / "requirements").glob("*.txt"))


def pins(path: Path) -> dict[str, str]:
    """Library -> version of one file."""
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE))


def named(extra: str = "") -> dict[str, str]:
    """Library -> version as the project's own file names them, in the lock's spelling."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return {name.lower(): version for name, version in (line.split("==") for line in lines)}


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_every_library_has_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    entries = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(pins(path)) > 5
    assert all("--hash=sha256:" in entry for entry in entries)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_no_address_is_written_down(path: Path) -> None:
    assert not re.search(r"https?:|--index|--extra-index|--find-links|file:", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "extra"), [("runtime", ""), ("dev", ""), ("build", ""), ("dev", "dev"), ("build", "build"), ("art", "art")]
)
def test_lock_and_project_agree(name: str, extra: str) -> None:
    locked = pins(ROOT / "requirements" / f"{name}.txt")
    for library, version in named(extra).items():
        assert locked[library] == version, f"run build_scripts/lock.py: {library}"


def test_one_version_of_a_library_everywhere() -> None:
    seen: dict[str, str] = {}
    for path in FILES:
        for library, version in pins(path).items():
            assert seen.setdefault(library, version) == version, f"{library} in {path.name}"


def test_windows_and_macs_are_thought_of() -> None:
    text = (ROOT / "requirements" / "build.txt").read_text(encoding="utf-8")
    assert "sys_platform == 'win32'" in text
    assert "sys_platform == 'darwin'" in text
