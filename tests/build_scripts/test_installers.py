"""What is handed to players: its names, its papers for each system, its scripts, and the list of it all."""

from __future__ import annotations

import configparser
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from build_scripts.installers import appimage, deb, desktop, manifest, product, signing, tarball, tools, windows, wine
from build_scripts.installers.manual import manual_page, roff
from build_scripts.installers.trials.player import exec_words
from build_scripts.installers.trials.saves import make_bad
from build_scripts.smoke import Failed
from edo_table.app.cli import COMMANDS, SAVE_ENDING
from edo_table.app.keeping import to_save
from edo_table.content.resources import shipped
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import create_game
from edo_table.persistence.errors import SaveError
from edo_table.persistence.save_file import new_match_id
from edo_table.persistence.saves import read_save, write_save

ROOT = product.ROOT
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what it makes is for Linux")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A frozen program as it looks from outside: an executable that says its words, libraries, papers."""
    folder = tmp_path / "edo-table"
    (folder / "_internal" / "art").mkdir(parents=True)
    (folder / "licences").mkdir()
    (folder / "edo-table").write_text('#!/bin/sh\nprintf "%s\\n" "$0" "$@"\n')
    (folder / "edo-table").chmod(0o755)
    (folder / "_internal" / "libz.so.1").write_bytes(b"\x7fELF" + b"\0GLIBC_2.4\0GLIBC_2.31\0GLIBC_2.9\0")
    (folder / "LICENSE.txt").write_text("free")
    return folder


# ---- names and papers ------------------------------------------------------------------------------------------------


def test_names_tell_version_system_and_processor() -> None:
    assert product.file_name("0.1.0", "linux", ".run", "x86_64") == "edo-table-0.1.0-linux-x86_64.run"
    assert f".{product.SAVE_ENDING}" == SAVE_ENDING


def test_files_are_of_the_time_that_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert product.build_time().isoformat() == "1970-01-02T00:00:00+00:00"
    assert 'date="1970-01-02"' in desktop.component("0.1.0")


def test_menu_entry_has_what_a_desktop_needs() -> None:
    reader = configparser.RawConfigParser()
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read_string(desktop.menu_entry("/usr/games/edo-table"))
    entry = dict(reader["Desktop Entry"])
    assert entry["Type"] == "Application"
    assert entry["Name"] == "Edo Table"
    assert entry["Exec"] == '"/usr/games/edo-table" %f'
    assert entry["Icon"] == "edo-table"
    assert entry["Terminal"] == "false"
    assert "Game" in entry["Categories"].split(";")
    assert entry["MimeType"] == f"{product.SAVE_TYPE};"
    assert {"Name[ja]", "Comment[ja]", "GenericName"} <= set(entry)


@pytest.mark.parametrize("home", ["/home/いろ ō", '/h/a"b', "/h/$(x) `y`", "/h/50 %f", "/h/back\\slash", "/h/plain"])
def test_any_folder_can_stand_in_a_menu_entry(home: str, tmp_path: Path) -> None:
    entry = tmp_path / "x.desktop"
    entry.write_text(desktop.menu_entry(f"{home}/edo-table"), encoding="utf-8")
    assert exec_words(entry) == [f"{home}/edo-table"]
    assert exec_words(entry, "/夜 game.edo") == [f"{home}/edo-table", "/夜 game.edo"]


def test_share_tree_has_icons_of_all_sizes_and_all_papers(tmp_path: Path) -> None:
    desktop.write_share(tmp_path, "edo-table", "0.1.0")
    icons = tmp_path / "icons" / "hicolor"
    for size in desktop.ICON_SIZES:
        data = (icons / f"{size}x{size}" / "apps" / "edo-table.png").read_bytes()
        assert int.from_bytes(data[16:20], "big") == int.from_bytes(data[20:24], "big") == size
    assert (icons / "scalable" / "apps" / "edo-table.svg").read_bytes() == (
        ROOT / "art" / "icon" / "edo-table.svg"
    ).read_bytes()
    assert (tmp_path / "man" / "man6" / "edo-table.6.gz").is_file()
    kind = ElementTree.parse(tmp_path / "mime" / "packages" / "edo-table.xml").getroot()[0]
    assert kind.get("type") == product.SAVE_TYPE
    assert [child.get("pattern") for child in kind if child.tag.endswith("glob")] == ["*.edo"]
    component = ElementTree.parse(tmp_path / "metainfo" / f"{product.COMPONENT}.metainfo.xml").getroot()
    assert component.findtext("id") == product.COMPONENT
    assert component.findtext("launchable") == "edo-table.desktop"
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == "0.1.0"
    assert component.findtext("provides/mediatype") == product.SAVE_TYPE


def test_manual_page_tells_every_command_and_option() -> None:
    page = manual_page("0.1.0")
    for command in COMMANDS:
        assert f".SS {roff(command.NAME)}\n" in page
    for option in ("--seats", "--load", "--check", "--json"):
        assert roff(option) in page
    assert page.startswith(".TH EDO-TABLE 6 ")
    assert not [line for line in page.splitlines() if line.startswith(("'", ".B -"))]
    assert not re.search(r"%\(\w+\)s", page)


def test_roff_lets_no_text_steer() -> None:
    assert roff(".so /etc/passwd") == "\\&.so /etc/passwd"
    assert roff("a\\b 'c'\n -d") == "a\\eb \\(aqc\\(aq \\-d"


# ---- the package for Debian ------------------------------------------------------------------------------------------


def test_package_asks_for_the_glibc_it_needs(program: Path) -> None:
    assert deb.newest_glibc(program) == "2.31"
    text = deb.control("0.1.0", "amd64", 40000, "2.31")
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Package"] == "edo-table"
    assert fields["Version"] == "0.1.0"
    assert fields["Depends"].split(", ")[0] == "libc6 (>= 2.31)"
    assert {"libstdc++6", "libgcc-s1"} <= set(fields["Depends"].split(", "))
    assert all(line.startswith(" ") and len(line) < 80 for line in text.split("Description: ")[1].splitlines()[1:])


def test_package_holds_program_link_papers_and_sums(program: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    deb.stage(program, root, "0.1.0", "amd64")
    assert (root / "usr/games/edo-table").resolve() == root / "usr/lib/edo-table/edo-table"
    assert (root / "usr/lib/edo-table/edo-table").stat().st_mode & 0o777 == 0o755
    assert (root / "usr/lib/edo-table/LICENSE.txt").stat().st_mode & 0o777 == 0o644
    assert "Permission is hereby granted" in (root / "usr/share/doc/edo-table/copyright").read_text()
    for line in (root / "DEBIAN" / "md5sums").read_text().splitlines():
        sum_, name = line.split("  ", 1)
        assert hashlib.md5((root / name).read_bytes(), usedforsecurity=False).hexdigest() == sum_
    assert not {path.name for path in (root / "DEBIAN").iterdir()} - {"control", "md5sums"}


def test_each_override_has_its_reason() -> None:
    lines = deb.overrides().splitlines()
    assert lines[0].startswith("# ")
    assert sum(not line.startswith("#") for line in lines) == len(deb.OVERRIDES)


@LINUX
def test_one_run_of_the_trials_at_a_time_has_the_package_installed(tmp_path: Path) -> None:
    from build_scripts.installers.trials.linux import only_trial_here

    with only_trial_here(tmp_path), pytest.raises(Failed, match="another run"), only_trial_here(tmp_path, 0.0):
        pass
    with only_trial_here(tmp_path, 0.0):
        pass


def test_bad_saves_are_refused_each_for_its_own_reason(tmp_path: Path) -> None:
    match = Match(create_game("samurai", shipped()), Setup(2, 1), [Seat("A", "red"), Seat("B", "blue")])
    good = tmp_path / "good.edo"
    write_save(good, to_save(match, new_match_id()))
    reasons = []
    for file in make_bad(good, tmp_path):
        with pytest.raises(SaveError) as refusal:
            read_save(file)
        reasons.append(refusal.value.reason)
    assert reasons == ["newer", "cut_short", "empty", "missing"]


# ---- without root ----------------------------------------------------------------------------------------------------


@LINUX
class TestWithoutRoot:
    """install.sh, uninstall.sh and the .run, with a small program in place of the real one."""

    @pytest.fixture
    def home(self, tmp_path: Path) -> Path:
        home = tmp_path / "いろ ō $x"
        (home / ".local" / "share" / "EdoTable").mkdir(parents=True)
        (home / ".local" / "share" / "EdoTable" / "statistics.jsonl").write_text("{}")
        return home

    @pytest.fixture
    def archive(self, program: Path, tmp_path: Path) -> Path:
        target = tmp_path / "dist"
        target.mkdir()
        return tarball.make_tarball(program, tmp_path / "work", target, "0.1.0")

    @pytest.fixture
    def top(self, archive: Path, tmp_path: Path) -> Path:
        """The archive unpacked."""
        with tarfile.open(archive) as tar:
            tar.extractall(tmp_path / "unpacked", filter="tar")
        return tmp_path / "unpacked" / "edo-table-0.1.0"

    def run(self, home: Path, *words: str | Path, status: int = 0, **more: str) -> str:
        env = {"HOME": str(home), "PATH": os.environ["PATH"], "TMPDIR": str(home), **more}
        done = subprocess.run([*words], env=env, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    def files(self, home: Path) -> set[str]:
        return {str(path.relative_to(home)) for path in home.rglob("*") if not path.is_dir() or path.is_symlink()}

    def installed(self, home: Path) -> list[str]:
        entry = home / ".local/share/applications/edo-table.desktop"
        words = exec_words(entry, "/夜.edo")
        assert self.run(home, *words).splitlines() == words
        return words

    def test_archive_installs_again_and_goes_without_a_trace(self, archive: Path, home: Path, tmp_path: Path) -> None:
        place = tmp_path / "unpacked 山"
        with tarfile.open(archive) as tar:
            assert {(entry.uid, entry.uname) for entry in tar.getmembers()} == {(0, "")}
            tar.extractall(place, filter="tar")
        before = self.files(home)
        top = place / "edo-table-0.1.0"
        assert "0.1.0 is installed" in self.run(home, "sh", top / "install.sh")
        assert self.installed(home) == [str(home / ".local/lib/edo-table/edo-table"), "/夜.edo"]
        assert self.run(home, home / ".local/bin/edo-table", "x").splitlines()[1] == "x"
        first = self.files(home)
        # What an older version had and the new one has not goes with it.
        old = home / ".local/share/icons/hicolor/7x7/apps/edo-table.png"
        old.parent.mkdir(parents=True)
        old.write_text("old")
        with (home / ".local/lib/edo-table/installed.txt").open("a") as list_:
            list_.write("share/icons/hicolor/7x7/apps/edo-table.png\nshare/../../../outside\n")
        (tmp_path / "outside").write_text("mine")
        (home / ".local/lib/edo-table").chmod(0o555)
        self.run(home, "sh", top / "install.sh")
        assert self.files(home) == first
        assert (tmp_path / "outside").is_file()
        assert "still there" in self.run(home, "sh", home / ".local/lib/edo-table/uninstall.sh")
        # The desktop's own lists stay, without us.
        lists = {name for name in self.files(home) if "/share/mime/" in name or name.endswith("/mimeinfo.cache")}
        assert self.files(home) - lists == before
        assert not [name for name in lists if "edo" in name or b"edo-table" in (home / name).read_bytes()]
        assert "no Edo Table" in self.run(home, "sh", top / "uninstall.sh", status=1)

    def test_a_foreign_folder_is_left_alone(self, archive: Path, home: Path, tmp_path: Path) -> None:
        with tarfile.open(archive) as tar:
            tar.extractall(tmp_path / "u", filter="tar")
        mine = home / ".local" / "lib" / "edo-table" / "mine.txt"
        mine.parent.mkdir(parents=True)
        mine.write_text("mine")
        assert "move it away" in self.run(home, "sh", tmp_path / "u/edo-table-0.1.0/install.sh", status=1)
        assert mine.read_text() == "mine"

    def test_a_foreign_command_stays(self, top: Path, home: Path) -> None:
        mine = home / ".local" / "bin" / "edo-table"
        mine.parent.mkdir(parents=True)
        mine.write_text("mine")
        for _ in range(2):
            said = self.run(home, "sh", top / "install.sh")
            assert "stays as it is" in said
            assert f"start {home}/.local/lib/edo-table/edo-table\n" in said
        self.installed(home)
        self.run(home, "sh", home / ".local/lib/edo-table/uninstall.sh")
        assert mine.read_text() == "mine"

    @pytest.mark.skipif(os.name == "nt" or os.getuid() == 0, reason="root may write everywhere")
    def test_without_the_right_to_write_nothing_is_installed(self, top: Path, home: Path) -> None:
        before = self.files(home)
        for folder in (home / ".local" / "share", home / ".local"):
            folder.chmod(0o555)
            assert "cannot be written to" in self.run(home, "sh", top / "install.sh", status=1)
            folder.chmod(0o755)
            assert self.files(home) == before

    def test_a_file_in_the_way_is_named_and_nothing_is_installed(self, top: Path, home: Path) -> None:
        """What stands where a folder should be keeps even root from writing."""
        (home / ".local" / "share" / "icons").write_text("mine")
        before = self.files(home)
        said = self.run(home, "sh", top / "install.sh", status=1)
        assert re.search(r"icons/\S+ cannot be written to\n$", said)
        assert self.files(home) == before

    def test_a_program_that_runs_is_neither_replaced_nor_removed(self, top: Path, home: Path) -> None:
        self.run(home, "sh", top / "install.sh")
        program = home / ".local/lib/edo-table/edo-table"
        sleep = shutil.which("sleep")
        assert sleep is not None
        program.unlink()
        shutil.copy(sleep, program)
        before = self.files(home)
        running = subprocess.Popen([program, "60"])
        try:
            for script in (top / "install.sh", program.parent / "uninstall.sh"):
                assert "is running. Close it" in self.run(home, "sh", script, status=1)
            assert self.files(home) == before
        finally:
            running.kill()
            running.wait()
        self.run(home, "sh", program.parent / "uninstall.sh")

    @pytest.mark.parametrize("name", ['a\'b "c" 🌸', "`x` \\ 50%f $HOME;ls", "-x", "x/../y"])
    def test_any_prefix_will_do(self, top: Path, home: Path, tmp_path: Path, name: str) -> None:
        (tmp_path / "x").mkdir()
        prefix = tmp_path / name
        said = self.run(home, "sh", top / "install.sh", "--prefix", str(prefix))
        program = f"{prefix}/lib/edo-table/edo-table"
        assert exec_words(prefix / "share/applications/edo-table.desktop") == [program]
        assert self.run(home, program, "x").splitlines() == [program, "x"]
        # The line that it names for removing it can be given to a shell as it stands.
        line = next(line for line in said.splitlines() if line.startswith("To remove it: ")).partition(": ")[2]
        self.run(home, "sh", "-c", line)
        assert not (prefix / "lib").exists()

    def test_run_file_installs_checks_itself_and_unpacks(self, archive: Path, home: Path, tmp_path: Path) -> None:
        file = tarball.make_run(archive, tmp_path / "dist", "0.1.0")
        assert self.run(home, file, "--check") == "whole\n"
        assert "0.1.0 is installed" in self.run(home, file)
        self.installed(home)
        assert not list(home.glob("edo-table.*"))
        # Clicked on, that is without a terminal but with a display, it opens the game.
        program = str(home / ".local/lib/edo-table/edo-table")
        assert self.run(home, file, DISPLAY=":9").splitlines()[-1] == program
        assert self.run(home, file, "--no-start", DISPLAY=":9").splitlines()[-1] != program
        self.run(home, file, "--extract", tmp_path / "out")
        assert (tmp_path / "out" / "edo-table-0.1.0" / "install.sh").is_file()
        data = file.read_bytes()
        file.write_bytes(data[:-50])
        assert "not whole" in self.run(home, file, "--check", status=1)
        file.write_bytes(data[:-50] + bytes(50))
        assert "damaged" in self.run(home, file, status=1)
        assert "unknown word" in self.run(home, file, "--fast", status=2)

    def test_same_contents_give_the_same_archive(
        self, program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        for name in ("a", "b"):
            (tmp_path / name).mkdir()
        one, two = (tarball.make_tarball(program, tmp_path / "w", tmp_path / name, "0.1.0") for name in ("a", "b"))
        assert one.read_bytes() == two.read_bytes()


@LINUX
def test_appimage_starts_the_program(program: Path, tmp_path: Path) -> None:
    appimage.stage(program, tmp_path / "image", "0.1.0")
    said = subprocess.check_output([tmp_path / "image" / "AppRun", "a b"], text=True)
    assert said.splitlines()[1] == "a b"
    assert "\nExec=edo-table %f\n" in (tmp_path / "image" / "edo-table.desktop").read_text()


# ---- Windows ---------------------------------------------------------------------------------------------------------


def test_setup_installs_all_and_removes_each_thing_by_name(program: Path) -> None:
    text = windows.SCRIPT.read_text(encoding="utf-8")
    assert 'File /r "${PROGRAM}\\*"' in text
    lines = windows.removal(program).splitlines()[1:-1]
    assert sorted(lines) == [
        '  Delete "$INSTDIR\\LICENSE.txt"',
        '  Delete "$INSTDIR\\edo-table"',
        '  RMDir /r "$INSTDIR\\_internal"',
        '  RMDir /r "$INSTDIR\\licences"',
    ]
    install, uninstall = text.split('Section "install"')[1].split('Section "Uninstall"')
    assert "!insertmacro REMOVE_PROGRAM" in uninstall
    # A folder that somebody chose may hold what is not ours: only what says that it is Edo Table is taken away.
    assert "REMOVE_PROGRAM" not in install
    assert not re.search(r'RMDir /r "(\$INSTDIR|\$\{FOLDER\}|\$R0)"', text)


def test_setup_touches_no_program_that_runs_and_leaves_none_behind_when_it_moves() -> None:
    text = windows.SCRIPT.read_text(encoding="utf-8")
    older = text.split("!macro REMOVE_OLDER")[1].split("!macroend")[0]
    install, uninstall = text.split('Section "install"')[1].split('Section "Uninstall"')
    for part, act in ((older, "ExecWait"), (uninstall, "REMOVE_PROGRAM")):
        for name in ("edo-table.exe", "edo-table-cli.exe"):
            wait = re.search(rf'!insertmacro WAIT_UNTIL_CLOSED "[^"]+" "{name}"', part)
            assert wait is not None
            assert wait.start() < part.index(act)
    assert re.findall(r'REMOVE_OLDER "([^"]+)"', install) == ["$R0", "$INSTDIR"]
    assert install.index("REMOVE_OLDER") < install.index("File /r")
    # An uninstaller that was left in another folder takes nothing from the installation that is registered.
    assert uninstall.index('StrCmp $0 "$INSTDIR" 0 done') < uninstall.index("DeleteRegKey")


def test_setup_needs_no_administrator_and_takes_back_what_it_writes() -> None:
    text = windows.SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in text
    assert "HKLM" not in text
    assert "PerMonitorV2" in text
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', text) == ["English", "Japanese"]
    install, uninstall = text.split('Section "install"')[1].split('Section "Uninstall"')
    for key in ("${KEY}", "${GONE}", "Software\\Classes\\${KIND}"):
        assert f'HKCU "{key}' in install
        assert f'DeleteRegKey HKCU "{key}"' in uninstall
    assert "MessageBox" not in uninstall
    assert "EdoTable\\" not in uninstall, "the player's files are not the uninstaller's"
    for name in re.findall(r"LangString (\w+) \$\{LANG_ENGLISH\}", text):
        assert f"LangString {name} ${{LANG_JAPANESE}}" in text


def test_requirements_as_windows_reads_them() -> None:
    text = wine.windows_requirements((ROOT / "requirements" / "build.txt").read_text(encoding="utf-8"))
    names = re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE)
    assert {"pefile", "pywin32-ctypes", "pygame-ce", "pyinstaller"} <= set(names)
    assert "macholib" not in names
    assert "sys_platform" not in text
    assert text.count("--hash=sha256:") > len(names)


@LINUX
def test_what_is_set_here_does_not_reach_the_windows_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("SDL_VIDEODRIVER", "EDO_TABLE_HOME", "PYTHONPATH", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, "here")
    monkeypatch.setattr(wine, "need", lambda *names: list(names))
    env = wine.Wine(tmp_path).environment({"DISPLAY": ":7"})
    assert "here" not in env.values()
    assert env["DISPLAY"] == ":7"
    assert env["HOME"] == str(tmp_path / "wine-home")
    assert "winemenubuilder" in env["WINEDLLOVERRIDES"]


@LINUX
def test_making_the_papers_changes_no_variable(tmp_path: Path) -> None:
    """Else a program that is tried in the same run opens no window, though its game goes on."""
    code = (
        "import os, pathlib\n"
        "from build_scripts.installers import make, tools\n"
        "from build_scripts.installers.desktop import write_share\n"
        "before = os.environ.keys() - tools.plain_environment().keys()\n"
        f"write_share(pathlib.Path({str(tmp_path / 'share')!r}), 'edo-table', '0.1.0')\n"
        "after = os.environ.keys() - tools.plain_environment().keys()\n"
        "assert after == before, after - before\n"
    )
    env = tools.plain_environment()
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, check=True, timeout=120)


def test_wine_names_files_as_windows_does() -> None:
    assert wine.windows_path(Path("/a b/江戸.exe")) == "Z:\\a b\\江戸.exe"


# ---- the whole -------------------------------------------------------------------------------------------------------


def test_manifest_and_sums_name_every_file(tmp_path: Path) -> None:
    names = ["edo-table-0.1.0-linux-x86_64.tar.gz", "edo-table_0.1.0_amd64.deb"]
    for name in names:
        (tmp_path / name).write_text(name)
    made = [manifest.Artefact(kind, tmp_path / name) for kind, name in zip(("tar.gz", "deb"), names, strict=True)]
    manifest.write_manifest(made, tmp_path, "0.1.0")
    data = json.loads((tmp_path / "manifest.json").read_text())
    assert data["version"] == "0.1.0"
    assert "samurai" in data["games"]
    assert [(entry["file"], entry["bytes"]) for entry in data["files"]] == [(name, len(name)) for name in names]
    assert (tmp_path / "SHA256SUMS").read_text().splitlines() == [
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in names
    ]
    assert {a.kind for a in manifest.read_manifest(tmp_path)} == {"deb", "tar.gz"}
    (tmp_path / names[0]).write_text("other")
    with pytest.raises(ValueError, match="make all anew"):
        manifest.read_manifest(tmp_path)


def test_only_our_files_of_an_earlier_run_go(tmp_path: Path) -> None:
    kept = ["edo-table", "mine.tar.gz", "edo-table-notes.txt"]
    for name in [*kept, "edo-table-0.0.9-linux-x86_64.run", "edo-table_0.0.9_amd64.deb", "SHA256SUMS"]:
        (tmp_path / name).write_text("")
    manifest.remove_old(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(kept)


def test_a_missing_tool_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "find", lambda name: None)
    with pytest.raises(tools.Missing, match=r"makensis, gendef not found; .* nsis mingw-w64-tools$"):
        tools.need("makensis", "gendef")


def test_a_failing_tool_is_told_with_its_words() -> None:
    with pytest.raises(tools.Broken, match="status 3: so it is"):
        tools.run([sys.executable, "-c", "print('so it is'); raise SystemExit(3)"])


def test_without_certificate_nothing_is_signed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in (signing.WINDOWS_FILE, signing.WINDOWS_PASSWORD, signing.MAC_IDENTITY, *signing.MAC_NOTARY):
        monkeypatch.delenv(name, raising=False)
    assert signing.sign_for_windows(tmp_path / "x.exe") is False
    assert signing.notarise(tmp_path / "x.dmg") is False
    assert signing.given("A", "B", env={"A": "1", "B": ""}) is None
