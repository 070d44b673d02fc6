"""The Windows program and its setup: made on Windows, or on Debian under wine."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from build_scripts.installers.product import PROGRAM, ROOT
from build_scripts.installers.tools import Broken, need, run
from build_scripts.installers.wine import Wine, windows_path
from build_scripts.windows_version import numbers

SCRIPT = Path(__file__).resolve().parent / "scripts" / "setup.nsi"
FOLDER = f"{PROGRAM}-windows"


def freeze_under_wine(wine: Wine, target: Path, work: Path) -> Path:
    """Makes the Windows program with wine's Python; returns its folder; raises Missing or Broken."""
    wine.prepare()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    line = [windows_path(ROOT / "build_scripts" / "freeze.py"), "--dist", windows_path(work)]
    line += ["--work", windows_path(work / "work")]
    wine.python(*line, more={"PYTHONPATH": windows_path(ROOT)}, seconds=900)
    made = work / PROGRAM
    if not (made / f"{PROGRAM}.exe").is_file():
        raise Broken("PyInstaller made no edo-table.exe")
    folder = target / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    shutil.move(made, folder)
    return folder


def removal(program: Path) -> str:
    """Returns the lines that remove an installed program: each thing of its folder by name, nothing else."""
    lines = ["!macro REMOVE_PROGRAM"]
    for path in sorted(program.iterdir()):
        command = "RMDir /r" if path.is_dir() else "Delete"
        lines.append(f'  {command} "$INSTDIR\\{path.name}"')
    return "\n".join([*lines, "!macroend"]) + "\n"


def make_setup(program: Path, work: Path, target: Path, version: str) -> Path:
    """Makes the setup program; returns its path; raises Missing without makensis, Broken when it fails."""
    (builder,) = need("makensis")
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    (work / "files.nsh").write_text(removal(program), encoding="utf-8")
    shutil.copyfile(SCRIPT, work / SCRIPT.name)
    path = target / f"{PROGRAM}-{version}-windows-x64-setup.exe"
    words = {
        "VERSION": version,
        "VERSION4": ".".join(map(str, numbers(version))),
        "PROGRAM": str(program.resolve()),
        "OUT": str(path.resolve()),
        "ICON": str((ROOT / "art" / "icon" / "edo-table.ico").resolve()),
    }
    sign = "/" if os.name == "nt" else "-"
    defines = [f"{sign}D{name}={value}" for name, value in words.items()]
    run([builder, f"{sign}V2", f"{sign}INPUTCHARSET", "UTF8", *defines, SCRIPT.name], cwd=work)
    return path
