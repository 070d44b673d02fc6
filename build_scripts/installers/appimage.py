"""The AppImage: one file that runs on any Linux without being installed; its maker's tool is in no Debian package."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from build_scripts.installers.desktop import write_share
from build_scripts.installers.product import COMPONENT, PROGRAM, file_name, machine
from build_scripts.installers.tools import Missing, find, run

START = f"""#!/bin/sh
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd)
exec "$here/usr/lib/{PROGRAM}/{PROGRAM}" "$@"
"""


def stage(program: Path, folder: Path, version: str) -> None:
    """Lays out the image's contents."""
    shutil.copytree(program, folder / "usr" / "lib" / PROGRAM, symlinks=True)
    share = folder / "usr" / "share"
    write_share(share, PROGRAM, version)
    entry = (share / "applications" / f"{PROGRAM}.desktop").read_text(encoding="utf-8")
    (folder / f"{PROGRAM}.desktop").write_text(entry.replace(f'"{PROGRAM}"', PROGRAM), encoding="utf-8")
    shutil.copyfile(share / f"icons/hicolor/256x256/apps/{PROGRAM}.png", folder / f"{PROGRAM}.png")
    # The tool looks for the older name.
    metainfo = share / "metainfo"
    (metainfo / f"{COMPONENT}.metainfo.xml").rename(metainfo / f"{PROGRAM}.appdata.xml")
    start = folder / "AppRun"
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)


def make_appimage(program: Path, work: Path, target: Path, version: str) -> Path:
    """Makes the .AppImage; returns its path; raises Missing without the tool."""
    tool = find("appimagetool")
    if tool is None:
        raise Missing("appimagetool not found; it is in no package of Debian, the release workflow loads it")
    shutil.rmtree(work, ignore_errors=True)
    stage(program, work, version)
    path = target / file_name(version, "linux", ".AppImage")
    env = {**os.environ, "ARCH": machine(), "APPIMAGE_EXTRACT_AND_RUN": "1", "VERSION": version}
    run([tool, "--no-appstream", work, path], env=env)
    return path
