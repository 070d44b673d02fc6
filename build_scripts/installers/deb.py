"""The package for Debian, Ubuntu and their kin: the frozen program in /usr/lib, a link, the share tree."""

from __future__ import annotations

import hashlib
import re
import shutil
from email.utils import format_datetime
from pathlib import Path

from build_scripts.installers.desktop import write_share, zipped
from build_scripts.installers.product import DESCRIPTION, MAKER, PROGRAM, ROOT, SUMMARY, build_time
from build_scripts.installers.tools import need, run

ADDRESS = f"{MAKER} <maintainers@edo-table.invalid>"
"""There is no mailbox yet; the name's ending says that none will ever answer there."""

LIBRARIES = Path("usr/lib") / PROGRAM
COMMAND = Path("usr/games") / PROGRAM

USED = ("libstdc++6", "libgcc-s1")
"""Left to the system by the frozen program."""
WISHED = (
    "libx11-6", "libxext6", "libxcursor1", "libxi6", "libxfixes3", "libxrandr2", "libxss1", "libxkbcommon0",
    "libwayland-client0", "libdecor-0-0", "libasound2 | libasound2t64", "libgl1",
)  # fmt: skip
"""What SDL opens by name while it runs: window, keyboard, sound."""

OVERRIDES = {
    "embedded-library": "The program carries its libraries in the versions it was tested with, one and the same on all "
    "distributions.",
    "extra-license-file": "Their licences lie beside them, where the program's credits point to.",
    "duplicate-font-file": "pygame-ce carries this font; it counts on finding it beside itself.",
    "hardening-no-pie": "Ready-made Python libraries and PyInstaller's starter come as their makers built them.",
    "hardening-no-bindnow": "",
    "hardening-no-fortify-functions": "",
    "shared-library-lacks-prerequisites": "",
    "library-not-linked-against-libc": "",
    "custom-library-search-path": "PyInstaller's starter and the libraries find each other by paths beside them.",
}
"""What lintian may say, and why it stays; an empty reason goes with the one above."""


def newest_glibc(folder: Path) -> str:
    """Returns the newest version of glibc's symbols that a folder's programs and libraries ask for ("2.31")."""
    newest = (0, 0)
    for path in folder.rglob("*"):
        if path.is_symlink() or not path.is_file():
            continue
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
            data = file.read()
        for found in re.finditer(rb"\0GLIBC_(\d+)\.(\d+)(?:\.\d+)?(?=\0)", data):
            newest = max(newest, (int(found[1]), int(found[2])))
    return f"{newest[0]}.{newest[1]}"


def control(version: str, architecture: str, kilobytes: int, glibc: str) -> str:
    """Returns the package's description for dpkg."""
    lines = [
        f"Package: {PROGRAM}",
        f"Version: {version}",
        f"Architecture: {architecture}",
        f"Maintainer: {ADDRESS}",
        f"Installed-Size: {kilobytes}",
        f"Depends: {', '.join([f'libc6 (>= {glibc})', *USED])}",
        f"Recommends: {', '.join(WISHED)}",
        "Section: games",
        "Priority: optional",
        f"Description: {SUMMARY['en'][0].lower()}{SUMMARY['en'][1:]}, drawn like a woodblock print",
    ]
    for number, paragraph in enumerate(DESCRIPTION):
        lines += [" ."] * bool(number) + [f" {line}" for line in _folded(paragraph)]
    return "\n".join(lines) + "\n"


def _folded(text: str, width: int = 76) -> list[str]:
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line]


def copyright_text() -> str:
    """Returns the copyright file."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n", 2)[2].strip()
    body = "\n".join(f" {line}" if line.strip() else " ." for line in licence.splitlines())
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {PROGRAM}\n"
        f"Comment: the libraries inside have their own licences, in /{LIBRARIES}/licences; those under the LGPL are\n"
        " files of their own and may be replaced. See also /usr/share/common-licenses/LGPL-2.1.\n\n"
        f"Files: *\nCopyright: 2026 {MAKER}\nLicense: Expat\n\n"
        f"Files: usr/lib/{PROGRAM}/_internal/art/fonts/*\n"
        "Copyright: Adobe; Google; The BIZ UDMincho Project Authors; The Klee Project Authors\n"
        "License: OFL-1.1\n\n"
        f"License: Expat\n{body}\n\n"
        f"License: OFL-1.1\n The text lies beside each font, in /{LIBRARIES}/_internal/art/fonts.\n"
    )


def changelog(version: str) -> str:
    """Returns the package's own list of changes."""
    return (
        f"{PROGRAM} ({version}) unstable; urgency=medium\n\n"
        f"  * Version {version}; what is new is in /{LIBRARIES}/CHANGELOG.md.\n\n"
        f" -- {ADDRESS}  {format_datetime(build_time())}\n"
    )


def overrides() -> str:
    """Returns what lintian is told to let pass, each with its reason."""
    lines = []
    for tag, reason in OVERRIDES.items():
        if reason:
            lines.append(f"# {reason}")
        lines.append(f"{PROGRAM}: {tag} *")
    return "\n".join(lines) + "\n"


def md5sums(root: Path) -> str:
    """Returns the sums by which dpkg can tell changed files."""
    lines = []
    for path in sorted((root / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            sum_ = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{sum_}  {path.relative_to(root)}\n")
    return "".join(lines)


def stage(program: Path, root: Path, version: str, architecture: str) -> None:
    """Lays out the package's files and its description."""
    shutil.copytree(program, root / LIBRARIES, symlinks=True)
    write_share(root / "usr" / "share", f"/{COMMAND}", version)
    command = root / COMMAND
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..") / "lib" / PROGRAM / PROGRAM)
    papers = root / "usr" / "share" / "doc" / PROGRAM
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(copyright_text(), encoding="utf-8")
    (papers / "changelog.gz").write_bytes(zipped(changelog(version).encode()))
    told = root / "usr" / "share" / "lintian" / "overrides" / PROGRAM
    told.parent.mkdir(parents=True)
    told.write_text(overrides(), encoding="utf-8")
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)
    kilobytes = sum(path.stat().st_size for path in root.rglob("*") if path.is_file() and not path.is_symlink()) // 1024
    (root / "DEBIAN").mkdir(mode=0o755)
    text = control(version, architecture, kilobytes, newest_glibc(root / LIBRARIES))
    (root / "DEBIAN" / "control").write_text(text, encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(md5sums(root), encoding="utf-8")


def is_program(path: Path) -> bool:
    """True for what must be executable: the program; libraries need not."""
    return path.name == PROGRAM and path.parent.name == PROGRAM and path.parent.parent.name == "lib"


def make_deb(program: Path, work: Path, target: Path, version: str) -> Path:
    """Makes the .deb; returns its path; raises Missing without dpkg-deb, Broken when it fails."""
    (builder,) = need("dpkg-deb")
    architecture = run(["dpkg", "--print-architecture"]).strip()
    shutil.rmtree(work, ignore_errors=True)
    stage(program, work, version, architecture)
    path = target / f"{PROGRAM}_{version}_{architecture}.deb"
    run([builder, "--root-owner-group", "-Zxz", "-z3", "--build", work, path])
    return path
