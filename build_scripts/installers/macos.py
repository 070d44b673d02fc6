"""The disk image for macOS, made on macOS of the bundle that freeze.py made there."""

from __future__ import annotations

import shutil
from pathlib import Path

from build_scripts.installers.product import PROGRAM, PUBLIC_NAME, file_name
from build_scripts.installers.signing import MAC_IDENTITY, given, notarise
from build_scripts.installers.tools import need, run


def make_dmg(folder: Path, work: Path, target: Path, version: str) -> Path:
    """Makes the .dmg of the bundle in ``folder``; returns its path; raises Missing or Broken.

    PyInstaller has signed the bundle: with the certificate that is given, else without a name, which every Mac with
    Apple's processor wants at least. The licences lie beside it, since nothing may be added to what is signed.
    """
    maker, signer = need("hdiutil", "codesign")
    bundle = folder / f"{PUBLIC_NAME}.app"
    run([signer, "--verify", "--deep", "--strict", bundle])
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    shutil.copytree(bundle, work / bundle.name, symlinks=True)
    (work / "Applications").symlink_to("/Applications")
    papers = work / "Licences"
    shutil.copytree(folder / PROGRAM / "licences", papers)
    for name in ("LICENSE.txt", "CREDITS.md", "CHANGELOG.md"):
        shutil.copyfile(folder / PROGRAM / name, papers / name)
    path = target / file_name(version, "macos", ".dmg")
    path.unlink(missing_ok=True)
    run([maker, "create", "-volname", PUBLIC_NAME, "-srcfolder", work, "-format", "UDZO", "-ov", path])
    identity = given(MAC_IDENTITY)
    if identity is not None:
        run([signer, "--force", "--sign", identity[0], "--timestamp", path])
        notarise(path)
    return path
