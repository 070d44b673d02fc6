"""Trials of the .deb, the .tar.gz and the .run."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.installers.deb import COMMAND, LIBRARIES
from build_scripts.installers.product import COMPONENT, PROGRAM
from build_scripts.installers.tools import find, need, run
from build_scripts.installers.trials.book import Book
from build_scripts.installers.trials.player import Player, exec_words
from build_scripts.installers.trials.playing import Playing
from build_scripts.screen import Screen
from build_scripts.smoke import Failed, Skipped

OF_OLD = "of an older version.txt"


def lint_deb(deb: Path) -> str:
    """lintian finds nothing that the package does not explain."""
    (tool,) = need("lintian")
    done = subprocess.run([tool, "--no-cfg", str(deb)], capture_output=True, text=True, check=False)
    found = [line for line in done.stdout.splitlines() if re.match(r"[EW]: ", line)]
    if found:
        raise Failed("; ".join(found[:5]))
    return "no errors, no warnings"


def check_papers(share: Path) -> str:
    """The menu entry and the software centre's description hold to their standards."""
    done = []
    if find("desktop-file-validate"):
        run(["desktop-file-validate", share / "applications" / f"{PROGRAM}.desktop"])
        done.append("desktop entry")
    if find("appstreamcli"):
        run(["appstreamcli", "validate", "--no-net", share / "metainfo" / f"{COMPONENT}.metainfo.xml"])
        done.append("metainfo")
    page = share / "man" / "man6" / f"{PROGRAM}.6.gz"
    # Small systems are set to install no manual pages.
    if find("man") and page.is_file():
        said = run(["man", "--warnings", "-l", page])
        if "warning" in said.split("NAME")[0] or "SYNOPSIS" not in said:
            raise Failed(f"the manual page: {said[:500]}")
        done.append("manual page")
    if not done:
        raise Skipped("desktop-file-validate, appstreamcli and man are not installed")
    return ", ".join(done)


def apt(command: str, *words: str | Path) -> str:
    """Runs apt-get, asking nothing and waiting for another that runs; returns what it said; raises Broken."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    line = ["apt-get", "-y", "-q", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120", command]
    return run([*line, *words], env=env)


@contextmanager
def only_trial_here(folder: Path = Path("/var/lib/dpkg"), seconds: float = 600) -> Iterator[None]:
    """Waits until no other run of these trials has the package installed; raises Failed when that takes too long."""
    handle, deadline = os.open(folder, os.O_RDONLY), time.monotonic() + seconds
    try:
        while True:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise Failed("another run of these trials has the package installed, and goes on") from None
                time.sleep(0.5)
        yield
    finally:
        os.close(handle)


def make_older(deb: Path, target: Path) -> None:
    """Writes a package as an older version was: with a file that the present one has not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "package"
        run(["dpkg-deb", "--raw-extract", deb, folder])
        control = folder / "DEBIAN" / "control"
        text = re.sub(r"^Version: .*$", "Version: 0.0.1", control.read_text(encoding="utf-8"), flags=re.MULTILINE)
        control.write_text(text, encoding="utf-8")
        (folder / LIBRARIES / OF_OLD).write_text("old")
        run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", folder, target])


def _upgraded(player: Player, deb: Path, older: Path) -> str:
    kept = player.kept()
    make_older(deb, older)
    apt("install", "--allow-downgrades", older)
    if not Path(f"/{LIBRARIES}", OF_OLD).is_file():
        raise Failed("the older version was not installed")
    said = apt("install", deb)
    if Path(f"/{LIBRARIES}", OF_OLD).exists():
        raise Failed("a file of the older version is left")
    return _keeps(player, kept, said)


def try_deb(book: Book, deb: Path, screen: Screen) -> None:
    """The package, from installing it with apt to removing it; needs root."""
    book.step("deb", "lintian", lambda: lint_deb(deb))
    if os.getuid() != 0 or not shutil.which("apt-get"):
        book.step("deb", "installs with apt", _needs_root)
        return
    with only_trial_here(), Player() as player:
        if Path(f"/{LIBRARIES}").exists():
            raise Failed(f"/{LIBRARIES} is there already; remove it first: apt-get purge {PROGRAM}")
        copy = player.lend(deb)
        try:
            if book.step("deb", "installs with apt", lambda: _said(apt("install", copy))):
                share = Path("/usr/share")
                book.step("deb", "papers hold to their standards", lambda: check_papers(share))
                book.step("deb", "its file type is known", lambda: _file_type(share, player))
                playing = Playing(book, "deb", player, Path(f"/{LIBRARIES}"), share / f"applications/{PROGRAM}.desktop")
                playing.try_all(screen)
                kept = player.kept()
                again = "--reinstall"
                book.step("deb", "installs over itself", lambda: _keeps(player, kept, apt("install", again, copy)))
                older = player.folder / "older.deb"
                book.step("deb", "upgrades an older version", lambda: _upgraded(player, copy, older))
        finally:
            book.step("deb", "removes cleanly", lambda: _removed(player, apt("purge", PROGRAM)))


def _needs_root() -> str:
    raise Skipped("only root can install packages")


def _said(text: str) -> str:
    return next((line for line in text.splitlines() if line.startswith("Setting up edo-table")), "").rstrip(" .")


def _keeps(player: Player, kept: dict[str, bytes], said: str) -> str:
    if player.kept() != kept or not kept:
        raise Failed(f"saves or settings changed: {said[-300:]}")
    return f"{len(kept)} files as before"


def _removed(player: Player, said: str) -> str:
    left = [path for path in (Path(f"/{LIBRARIES}"), Path(f"/{COMMAND}")) if path.exists() or path.is_symlink()]
    left += [path for path in Path("/usr/share").rglob(f"*{PROGRAM}*") if path.name.startswith(PROGRAM)]
    if left:
        raise Failed(f"left behind: {', '.join(map(str, left[:5]))}")
    return f"nothing left; {len(player.kept())} files of the player stay"


def _file_type(share: Path, player: Player) -> str:
    """A file that ends in .edo is a saved game, by the desktop's own register."""
    globs = share / "mime" / "globs2"
    if not globs.is_file():
        raise Skipped("shared-mime-info is not installed")
    if ":application/x-edo-table-save:*.edo" not in globs.read_text(encoding="utf-8"):
        raise Failed(f"{globs} does not know *.edo")
    if not find("gio"):
        return "*.edo is in the register"
    save = player.home / "test.edo"
    save.write_bytes(b"")
    said = player.say("gio", "mime", "application/x-edo-table-save")
    save.unlink()
    if f"{PROGRAM}.desktop" not in said:
        raise Failed(f"it is not opened by this program: {said[:300]}")
    return "*.edo opens with the program"


def try_without_root(book: Book, name: str, player: Player, screen: Screen, install: Callable[[], str]) -> None:
    """What install.sh installs for one user, from the first time over a second time to removing it."""
    prefix = player.home / ".local"
    program = prefix / "lib" / PROGRAM
    entry = prefix / "share" / "applications" / f"{PROGRAM}.desktop"
    if not book.step(name, "installs without root", install):
        return
    book.step(name, "papers hold to their standards", lambda: check_papers(prefix / "share"))
    book.step(name, "menu entry names the program", lambda: _names_program(entry, program / PROGRAM))
    protect(program, True)
    Playing(book, name, player, program, entry).try_all(screen)
    kept = player.kept()
    book.step(name, "upgrade keeps saves and settings", lambda: _keeps(player, kept, install()))
    book.step(name, "removes cleanly", lambda: _uninstalled(player, program, prefix))


def protect(folder: Path, is_read_only: bool) -> None:
    """Makes all in a folder read-only, or writable by its owner again."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            mode = path.stat().st_mode & 0o777
            path.chmod(mode & ~0o222 if is_read_only else mode | 0o200)


def _names_program(entry: Path, program: Path) -> str:
    words = exec_words(entry)
    if words != [str(program)]:
        raise Failed(f"{words} and not {program}")
    return str(entry.name)


def _uninstalled(player: Player, program: Path, prefix: Path) -> str:
    kept = player.kept()
    said = player.say("sh", program / "uninstall.sh")
    left = [path for path in prefix.rglob("*") if PROGRAM in path.name and "EdoTable" not in str(path)]
    if left:
        raise Failed(f"left behind: {', '.join(map(str, left[:5]))}: {said[-300:]}")
    if player.kept() != kept:
        raise Failed("saves or settings changed")
    return f"nothing left; {len(kept)} files of the player stay"


def try_tarball(book: Book, tarball: Path, screen: Screen) -> None:
    """The archive: unpacked into a folder of the player and installed from there."""
    with Player() as player:
        copy = player.lend(tarball)

        def install() -> str:
            place = player.home / "downloads 山"
            shutil.rmtree(place, ignore_errors=True)
            place.mkdir()
            player.own(place)
            player.say("tar", "-xzf", copy, "-C", place)
            return player.say("sh", next(place.glob("*/install.sh"))).splitlines()[0]

        with tarfile.open(tarball) as archive:
            if any(name.startswith(("/", "..")) for name in archive.getnames()):
                raise Failed("the archive holds names outside its folder")
        try_without_root(book, "tar.gz", player, screen, install)


def try_run(book: Book, run_file: Path, screen: Screen) -> None:
    """The file that installs itself, and what it says when it is damaged."""
    with Player() as player:
        copy = player.lend(run_file)
        copy.chmod(0o755)
        book.step("run", "says that it is damaged", lambda: _damaged(player, copy))

        def install() -> str:
            return player.say(copy, "--no-start").splitlines()[0]

        try_without_root(book, "run", player, screen, install)


def _damaged(player: Player, run_file: Path) -> str:
    data = run_file.read_bytes()
    broken = player.folder / "broken.run"
    said = []
    for body in (data[:-1000], data[:-1000] + bytes(1000)):
        broken.write_bytes(body)
        said.append(player.say("sh", broken, status=1).strip())
    if player.say("sh", run_file, "--check").strip() != "whole":
        raise Failed("it does not know that it is whole")
    broken.unlink()
    return " / ".join(said)
