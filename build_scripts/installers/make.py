"""Makes everything that players can be handed on this system, into dist/, and with ``--test`` tries it all out.

Run it by ``python3 build_scripts/dev.py dist``. What a missing tool keeps from being made is told and left out.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from build_scripts import freeze
from build_scripts.installers.appimage import make_appimage
from build_scripts.installers.deb import make_deb
from build_scripts.installers.macos import make_dmg
from build_scripts.installers.manifest import Artefact, read_manifest, remove_old, write_manifest
from build_scripts.installers.product import LIMIT, PROGRAM, ROOT
from build_scripts.installers.signing import sign_for_windows
from build_scripts.installers.tarball import make_run, make_tarball
from build_scripts.installers.tools import Broken, Missing, need
from build_scripts.installers.windows import freeze_under_wine, make_setup
from build_scripts.installers.wine import Wine

WORK = ROOT / "build" / "installers"
LINUX, WINDOWS, MACOS = sys.platform.startswith("linux"), sys.platform == "win32", sys.platform == "darwin"


class Workshop:
    """One run: what was made, what was left out and what failed."""

    def __init__(self, target: Path, version: str) -> None:
        self.target, self.version = target, version
        self.program = target / PROGRAM
        self.made: list[Artefact] = []
        self.failures = 0

    def make(self, kind: str, maker: Callable[[], Path]) -> Path | None:
        """Makes one artefact and tells how that went; returns its path, None when there is none."""
        begun = time.monotonic()
        try:
            path = maker()
        except Missing as lack:
            print(f"{kind:9} left out: {lack}", flush=True)
            return None
        except (Broken, OSError) as why:
            self.failures += 1
            print(f"{kind:9} FAILED: {why}", flush=True)
            return None
        size, seconds = path.stat().st_size, time.monotonic() - begun
        print(f"{kind:9} {path.name}  {size / 1e6:.1f} MB  in {seconds:.0f} s", flush=True)
        if size > LIMIT:
            self.failures += 1
            print(f"{kind:9} FAILED: more than {LIMIT / 1e6:.0f} MB", flush=True)
        self.made.append(Artefact(kind, path))
        return path

    def make_for_linux(self) -> None:
        """The three that every Linux can make, and the AppImage where its tool is."""
        work, target, version = WORK, self.target, self.version
        tarball = self.make("tar.gz", lambda: make_tarball(self.program, work / "tar", target, version))
        if tarball is not None:
            self.make("run", lambda: make_run(tarball, target, version))
        self.make("deb", lambda: make_deb(self.program, work / "deb", target, version))
        self.make("AppImage", lambda: make_appimage(self.program, work / "appimage", target, version))

    def make_for_windows(self, reuse: bool) -> None:
        """The setup, of a program frozen here on Windows, under wine elsewhere."""

        def setup() -> Path:
            need("makensis")
            if WINDOWS:
                program = self.program
                sign_for_windows(*program.glob("*.exe"))
            else:
                program = self.target / f"{PROGRAM}-windows"
                if not (reuse and program.is_dir()):
                    with Wine() as wine:
                        freeze_under_wine(wine, self.target, ROOT / "build" / "windows")
            path = make_setup(program, WORK / "nsis", self.target, self.version)
            if WINDOWS:
                sign_for_windows(path)
            return path

        self.make("setup", setup)

    def make_for_macos(self) -> None:
        """The disk image."""
        self.make("dmg", lambda: make_dmg(self.target, WORK / "dmg", self.target, self.version))


def main(arguments: list[str] | None = None) -> int:
    """Makes all, and tries it if asked; returns the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py dist", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--test", action="store_true", help="try everything out that was made; as root also the .deb")
    parser.add_argument("--no-windows", action="store_true", help="leave the Windows setup out on other systems")
    parser.add_argument("--reuse", action="store_true", help="take the frozen programs that are in dist/ already")
    parser.add_argument("--only-test", action="store_true", help="make nothing, try what is in dist/")
    chosen = parser.parse_args(arguments)
    target, version = ROOT / "dist", freeze.version()
    if chosen.only_test:
        return _try(read_manifest(target), target)
    if not (chosen.reuse and (target / PROGRAM).is_dir()):
        status = freeze.main([])
        if status:
            return status
    remove_old(target)
    workshop = Workshop(target, version)
    if LINUX:
        workshop.make_for_linux()
    if MACOS:
        workshop.make_for_macos()
    if WINDOWS or (LINUX and not chosen.no_windows):
        workshop.make_for_windows(chosen.reuse)
    write_manifest(workshop.made, target, version)
    print(f"{len(workshop.made)} files of version {version} in {target}, with SHA256SUMS and manifest.json", flush=True)
    if workshop.failures:
        return 1
    return _try(workshop.made, target) if chosen.test else 0


def _try(artefacts: list[Artefact], target: Path) -> int:
    from build_scripts.installers.trials.all import try_all

    return try_all(artefacts, target)


if __name__ == "__main__":
    sys.exit(main())
