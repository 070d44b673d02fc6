"""The archive for any Linux and any user: program, share tree, install.sh and uninstall.sh; and the .run made of it."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import tarfile
from pathlib import Path

from build_scripts.installers.desktop import write_share
from build_scripts.installers.product import PROGRAM, PUBLIC_NAME, build_time, file_name, machine

SCRIPTS = Path(__file__).resolve().parent / "scripts"


def script(name: str, **words: object) -> str:
    """Returns a script of the scripts' folder with its @WORDS@ filled in; raises ValueError when one is left."""
    text = (SCRIPTS / name).read_text(encoding="utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word}@", str(value))
    if any(f"@{word}@" in text for word in ("VERSION", "MACHINE", "LINES", "BYTES", "SUM")):
        raise ValueError(f"{name}: not all words are filled in")
    return text


def readme(version: str) -> str:
    """Returns what is said to whoever unpacks the archive."""
    return (
        f"{PUBLIC_NAME} {version}\n\n"
        "Install it for yourself, without an administrator:   sh install.sh\n"
        "Remove it again; saves and settings stay:            sh uninstall.sh\n"
        f"Or play without installing:                          program/{PROGRAM}\n\n"
        "Licences and credits are in the folder program.\n"
    )


def stage(program: Path, folder: Path, version: str) -> Path:
    """Lays out the archive's contents in a folder; returns the one folder that is in it."""
    top = folder / f"{PROGRAM}-{version}"
    shutil.copytree(program, top / "program", symlinks=True)
    write_share(top / "share", PROGRAM, version)
    for name in ("install.sh", "uninstall.sh"):
        (top / name).write_text(script(name, VERSION=version, MACHINE=machine()), encoding="utf-8", newline="\n")
        (top / name).chmod(0o755)
    (top / "README.txt").write_text(readme(version), encoding="utf-8", newline="\n")
    return top


def pack(folder: Path, target: Path, level: int = 9) -> None:
    """Packs a folder into a .tar.gz: sorted, nobody's, of one time, so that the same contents give the same file."""
    stamp = int(build_time().timestamp())

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = stamp
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o111 else 0o644
        return entry

    with (
        target.open("wb") as file,
        gzip.GzipFile("", "wb", level, file, mtime=0) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in sorted([folder, *folder.rglob("*")]):
            tar.add(path, str(path.relative_to(folder.parent)), recursive=False, filter=plain)


def make_tarball(program: Path, work: Path, target: Path, version: str) -> Path:
    """Makes the .tar.gz; returns its path."""
    shutil.rmtree(work, ignore_errors=True)
    top = stage(program, work, version)
    path = target / file_name(version, "linux", ".tar.gz")
    pack(top, path)
    return path


def run_head(version: str, payload: bytes) -> bytes:
    """Returns the script that stands before the archive in the .run."""
    sum_ = hashlib.sha256(payload).hexdigest()
    text = script("run_head.sh", VERSION=version, LINES=0, BYTES=len(payload), SUM=sum_)
    text = text.replace("lines=0\n", f"lines={text.count(chr(10)) + 1}\n")
    return text.encode()


def make_run(tarball: Path, target: Path, version: str) -> Path:
    """Makes the file that installs itself, of the .tar.gz; returns its path."""
    payload = tarball.read_bytes()
    path = target / file_name(version, "linux", ".run")
    path.write_bytes(run_head(version, payload) + payload)
    path.chmod(0o755)
    return path
