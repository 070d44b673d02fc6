"""What the frozen program is made of."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import edo_table
from build_scripts import freeze, windows_version

SCRIPTS = Path(freeze.__file__).resolve().parent


def test_the_version_is_the_programs() -> None:
    assert freeze.version() == edo_table.__version__


def test_data_and_art_go_along_and_papers_do_not() -> None:
    files = freeze.shipped_files()
    targets = {f"{folder}/{Path(path).name}" for path, folder in files}
    assert {"data/sounds.yaml", "art/fonts/title.otf", "art/fonts/title.OFL.txt", "art/sounds/wood.ogg"} <= targets
    assert not [name for name in targets if name.endswith((".md", ".icns", ".pyc"))]
    for game in freeze.games():
        assert any(target.startswith(f"data/{game}/") for target in targets)


def test_every_module_of_a_game_is_named_for_the_frozen_program() -> None:
    text = (SCRIPTS / "edo_table.spec").read_text(encoding="utf-8")
    assert "hiddenimports=own_modules(ROOT)" in text
    modules = set(freeze.own_modules())
    assert {"edo_table", "edo_table.__main__", "edo_table.app.screens.menu"} <= modules
    assert {f"edo_table.games.{game}.table" for game in freeze.games()} <= modules
    compile(text, "edo_table.spec", "exec")


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("libstdc++.so.6", True),
        ("pygame_ce.libs/libgcc_s.so.1", True),
        ("libgcc_s-1a2b.so.1", False),
        ("libSDL2-2.0.so.0", False),
        ("libstdc.py", False),
    ],
)
def test_what_breaks_newer_drivers_stays_out(name: str, left: bool) -> None:
    assert freeze.is_left_to_the_system(name) is left


def test_nothing_the_program_imports_is_excluded() -> None:
    package = Path(edo_table.__file__).parent
    names = set()
    for path in package.rglob("*.py"):
        names.update(re.findall(r"^\s*(?:from|import) ([\w.]+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    banned = {name for name in names for out in freeze.EXCLUDED if name == out or name.startswith(out + ".")}
    assert not banned


def test_each_shipped_library_brings_its_licence() -> None:
    for library in freeze.LIBRARIES:
        assert freeze.licence_files(library), library


def test_windows_is_told_about_fine_screens() -> None:
    tree = ElementTree.parse(SCRIPTS / "edo-table.manifest")
    texts = {element.tag.split("}")[1]: element.text for element in tree.iter()}
    assert (texts["dpiAwareness"] or "").startswith("PerMonitorV2")
    assert texts["longPathAware"] == "true"


def test_windows_version_has_four_numbers() -> None:
    assert windows_version.numbers("0.1.0") == (0, 1, 0, 0)
    assert windows_version.numbers("2.10") == (2, 10, 0, 0)
    assert windows_version.strings("0.1.0")["ProductVersion"] == "0.1.0"


@pytest.mark.parametrize(
    ("file", "owner"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"),
        ("SDL2_image.dll", "SDL2_image"),
        ("libz.so.1", "zlib"),
        ("zlib1.dll", "zlib"),
        ("libpython3.11.so.1.0", "Python"),
        ("libwebpdemux-2.dll", "WebP"),
        ("libopusfile-0.dll", "opusfile"),
        ("libexpat.so.1", "Expat"),  # with Debian's own Python
        ("libz.1.3.1.zlib-ng.dylib", "zlib"),  # these on macOS
        ("libSDL2_ttf-2.0.0.2400.0.dylib", "SDL2_ttf"),
        ("libportmidi.2.0.7.dylib", "PortMidi"),
        ("libsharpyuv.0.1.2.dylib", "WebP"),
        ("libnew.so.1", None),
    ],
)
def test_owners_of_libraries_are_known(file: str, owner: str | None) -> None:
    assert freeze.owner_of(file) == owner
    assert owner is None or (freeze.LICENCES / f"{owner}.txt").is_file()


def test_a_library_without_licence_is_found(tmp_path: Path) -> None:
    (tmp_path / "licences").mkdir()
    names = ("libnew.so.1", "libz.so.1", "VCRUNTIME140.dll", "_struct.cpython-311-x86_64-linux-gnu.so")
    for name in names:
        (tmp_path / name).write_bytes(b"")
    assert freeze.without_licence(tmp_path) == ["libnew.so.1", "libz.so.1"]
    (tmp_path / "licences" / "zlib.txt").write_text("free")
    assert freeze.without_licence(tmp_path) == ["libnew.so.1"]


def test_every_owner_has_a_licence_that_ships() -> None:
    for owner in set(freeze.OWNERS.values()):
        assert len((freeze.LICENCES / f"{owner}.txt").read_text(encoding="utf-8")) > 500, owner


@pytest.mark.parametrize("file", ["CREDITS.md", "data/credits.yaml"])
def test_every_library_inside_is_credited(file: str) -> None:
    text = (freeze.ROOT / file).read_text(encoding="utf-8")
    assert not [owner for owner in {*freeze.OWNERS.values(), *freeze.LIBRARIES[:3]} if owner not in text]
