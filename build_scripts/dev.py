#!/usr/bin/env python3
"""One command for players from source and for developers; needs nothing but Python 3.11 or later.

``python3 build_scripts/dev.py play`` starts the program, ``... test`` runs its tests, ``... --help`` names the rest.
It keeps its libraries in ``.venv`` beside the program, installs exactly the files named by hash in
``requirements/``, and installs again when those change.

Exit status: that of the command run; 2 wrong use; 3 something this machine lacks, named in one line.
"""

# Down to the check of the version everything must run on old Pythons, so that they can say that they are old.
import shutil
import sys

OLDEST = (3, 11)


def short(version: "tuple[object, ...]") -> str:
    """Returns a Python's version in the form 3.11."""
    return f"{version[0]}.{version[1]}"


def age_complaint(version: "tuple[object, ...]", newer: "list[str]") -> str:
    """Returns what to say when this Python is too old, else an empty text.

    ``newer`` holds the commands of newer Pythons found on this machine.
    """
    if tuple(version[:2]) >= OLDEST:
        return ""
    text = f"Edo Table needs Python {short(OLDEST)} or later; this is {short(version)}."
    if newer:
        return f"{text} This machine has a newer one: start again with '{newer[0]}' in its place."
    return f"{text} Get a newer one from python.org or your system's packages."


_names = [f"python3.{minor}" for minor in (13, 14, 12, 11)]
_complaint = age_complaint(tuple(sys.version_info), [name for name in _names if shutil.which(name)])
if _complaint:
    sys.stderr.write(f"dev.py: {_complaint}\n")
    sys.exit(3)

import argparse  # noqa: E402
import hashlib  # noqa: E402
import importlib.util  # noqa: E402
import json  # noqa: E402
import os  # noqa: E402
import re  # noqa: E402
import subprocess  # noqa: E402
from collections.abc import Callable, Mapping, Sequence  # noqa: E402
from pathlib import Path  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
MISSING = 3

CACHES = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache", "build", "dist")

PIP_TROUBLES: Mapping[str, str] = {
    r"DO NOT MATCH THE HASHES": (
        "a library that came is not the file that was expected, so nothing was installed; try again later, and "
        "report it if it stays so"
    ),
    r"No space left on device|There is not enough space": "the disk is full; make room and start again",
    r"Failed building wheel|Failed to build|metadata-generation-failed|error: command '.*' failed": (
        "a library has no ready-made file for Python {python} on this machine; use Python 3.11, 3.12 or 3.13"
    ),
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ConnectionError|ReadTimeout|ProxyError|SSLError"
    r"|name resolution|getaddrinfo failed|Network is unreachable|from versions: none": (
        "the libraries cannot be loaded: no network, or no way to the package index; connect and start again "
        "(only the first start needs it)"
    ),
    r"Permission denied|Access is denied": (
        "the folder {folder} cannot be written to; move Edo Table where you may write"
    ),
}
"""What pip says, and what a person can do about it; the first match counts."""


class Trouble(Exception):
    """Something this machine lacks, told in one line."""


def environment_folder(root: Path = ROOT) -> Path:
    """Returns the folder of the program's own environment."""
    return root / ".venv"


def environment_python(root: Path = ROOT) -> Path:
    """Returns the interpreter inside the program's own environment."""
    folder = environment_folder(root)
    return folder / "Scripts" / "python.exe" if WINDOWS else folder / "bin" / "python"


def child_environment(base: Mapping[str, str], root: Path = ROOT) -> dict[str, str]:
    """Returns the variables for a child: the program's sources first on the path, nothing of another Python.

    The path goes by variable and not by a ``.pth`` file, since Python before 3.13 cannot read one that holds a
    foreign folder name on Windows.
    """
    env = {name: value for name, value in base.items() if name not in ("PYTHONHOME", "VIRTUAL_ENV", "PYTHONPATH")}
    env["PYTHONPATH"] = str(root)
    env["PYTHONUTF8"] = "1"
    env["PYTHONDONTWRITEBYTECODE"] = base.get("PYTHONDONTWRITEBYTECODE", "")
    return env


def venv_complaint(has_module: Callable[[str], bool], version: tuple[object, ...], platform: str) -> str:
    """Returns what to install when this Python cannot make environments, else an empty text."""
    if has_module("venv") and has_module("ensurepip"):
        return ""
    if platform.startswith("linux"):
        package = f"python{short(version)}-venv"
        return (
            f"this Python comes without venv and ensurepip; install them (Debian, Ubuntu: apt install {package}) "
            "and start again"
        )
    return "this Python comes without venv and ensurepip; install Python from python.org and start again"


def display_complaint(arguments: Sequence[str], env: Mapping[str, str], platform: str) -> str:
    """Returns what to say when a window is asked for and there is no display, else an empty text."""
    needs_window = not arguments or arguments[0] == "play"
    if not needs_window or any(a in ("-h", "--help") for a in arguments) or not platform.startswith("linux"):
        return ""
    if env.get("DISPLAY") or env.get("WAYLAND_DISPLAY") or env.get("SDL_VIDEODRIVER"):
        return ""
    return "no display: start it in a desktop session, or under 'xvfb-run'; 'list-games' and 'simulate' need none"


def pip_complaint(output: str, folder: Path, version: tuple[object, ...]) -> str:
    """Returns in one line what went wrong in pip's output and what to do."""
    for pattern, advice in PIP_TROUBLES.items():
        if re.search(pattern, output):
            return advice.format(python=short(version), folder=folder)
    errors = [line.strip() for line in output.splitlines() if line.startswith("ERROR")]
    return "the libraries could not be installed: " + (errors[-1] if errors else "pip gave no reason")


def fingerprint(requirements: Path) -> str:
    """Returns a digest of a requirements file and of the Python it is installed for."""
    digest = hashlib.sha256(requirements.read_bytes())
    digest.update(repr((sys.version_info[:3], sys.platform)).encode())
    return digest.hexdigest()


def read_stamp(folder: Path) -> dict[str, str]:
    """Returns what is installed in an environment: set name -> fingerprint; empty when nothing is known."""
    try:
        stamp = json.loads((folder / "edo-table.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(k): str(v) for k, v in stamp.items()} if isinstance(stamp, dict) else {}


def workable(python: Path) -> bool:
    """True if an interpreter is there, starts, has pip and is of this Python's version."""
    if not python.exists():
        return False
    code = "import pip, sys; print(*sys.version_info[:2], sep='.')"
    try:
        done = subprocess.run([str(python), "-I", "-c", code], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.strip() == short(sys.version_info)


def make_environment(root: Path = ROOT) -> None:
    """Makes the environment anew; raises Trouble when this machine cannot."""
    complaint = venv_complaint(lambda n: importlib.util.find_spec(n) is not None, sys.version_info, sys.platform)
    if complaint:
        raise Trouble(complaint)
    folder = environment_folder(root)
    print("Making the environment in .venv ...", flush=True)
    try:
        if folder.exists():
            shutil.rmtree(folder)
        done = subprocess.run(
            [sys.executable, "-m", "venv", str(folder)],
            capture_output=True,
            text=True,
            env={k: v for k, v in os.environ.items() if k not in ("PYTHONHOME", "PYTHONPATH")},
            check=False,
        )
    except OSError as error:
        raise Trouble(f"the folder {root} cannot be written to ({error.strerror})") from None
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:] or ["no reason given"]
        raise Trouble(f"the environment could not be made in {folder}: {last[0]}")


def write_launcher(root: Path = ROOT) -> None:
    """Writes ``edo-table`` into the environment, so that the command exists there without an installation."""
    if WINDOWS:
        path = environment_folder(root) / "Scripts" / "edo-table.bat"
        text = '@set "PYTHONPATH=%~dp0..\\.."\r\n@"%~dp0python.exe" -X utf8 -m edo_table %*\r\n'
        path.write_bytes(text.encode("ascii"))
        return
    path = environment_folder(root) / "bin" / "edo-table"
    text = (
        '#!/bin/sh\nhere=$(cd "$(dirname "$0")" && pwd)\n'
        'PYTHONPATH=$(dirname "$(dirname "$here")") exec "$here/python" -m edo_table "$@"\n'
    )
    path.write_bytes(text.encode("ascii"))
    path.chmod(0o755)


def prepare(name: str, root: Path = ROOT) -> Path:
    """Sees to it that the set ``requirements/<name>.txt`` is installed; returns the environment's Python.

    Raises Trouble with one line for a person.
    """
    requirements = root / "requirements" / f"{name}.txt"
    if not requirements.is_file():
        raise Trouble(f"{requirements} is missing; get the whole of Edo Table again")
    python, folder = environment_python(root), environment_folder(root)
    stamp, wanted = read_stamp(folder), fingerprint(requirements)
    if not workable(python):
        make_environment(root)
        stamp = {}
    if stamp.get(name) == wanted:
        return python
    print(f"Installing the libraries ({requirements.name}) ...", flush=True)
    line = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--retries=2"]
    done = subprocess.run(
        [*line, "--require-hashes", "-r", str(requirements)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=child_environment(os.environ, root),
        check=False,
    )
    if done.returncode:
        output = done.stdout + done.stderr
        (folder / "install.log").write_text(output, encoding="utf-8")
        raise Trouble(pip_complaint(output, root, sys.version_info))
    write_launcher(root)
    stamp[name] = wanted
    (folder / "edo-table.json").write_text(json.dumps(stamp, indent=1, sort_keys=True), encoding="utf-8")
    return python


def run(line: Sequence[str], cwd: Path | None = None) -> int:
    """Runs a command with the child environment; returns its exit status (128 + signal when it was killed)."""
    try:
        status = subprocess.call([str(part) for part in line], cwd=cwd, env=child_environment(os.environ))
    except KeyboardInterrupt:
        return 130
    return 128 - status if status < 0 else status


def play(arguments: Sequence[str]) -> int:
    """Starts the program with the arguments of ``edo-table``; returns its exit status."""
    complaint = display_complaint(arguments, os.environ, sys.platform)
    if complaint:
        raise Trouble(complaint)
    return run([str(prepare("runtime")), "-m", "edo_table", *arguments])


def test_arguments(arguments: Sequence[str], cwd: Path, cores: int) -> list[str]:
    """Returns the arguments for pytest: paths made absolute, tests spread over the cores unless told otherwise."""
    result = []
    for argument in arguments:
        path, colons, rest = argument.partition("::")
        there = (cwd / path).resolve()
        is_path = bool(path) and not path.startswith("-") and there.exists()
        result.append(str(there) + colons + rest if is_path else argument)
    told = any(re.match(r"-n|--numprocesses|--pdb|-s$|--capture=no|--collect-only|--co$", a) for a in result)
    if not told and cores > 1:
        result = ["-n", str(cores), *result]
    return result


def test(arguments: Sequence[str]) -> int:
    """Runs pytest; returns its exit status."""
    chosen = test_arguments(arguments, Path.cwd(), os.cpu_count() or 1)
    return run([str(prepare("dev")), "-m", "pytest", *chosen], cwd=ROOT)


def lint(arguments: Sequence[str]) -> int:
    """Runs ruff, its formatter, mypy and the import contracts, all of them; returns 1 if one found something."""
    python = str(prepare("dev"))
    contracts = "from importlinter.cli import lint_imports_command as main; main()"
    tools = (
        ("ruff", ["-m", "ruff", "check", "."]),
        ("ruff format", ["-m", "ruff", "format", "--check", "--quiet", "."]),
        ("mypy", ["-m", "mypy"]),
        ("import contracts", ["-c", contracts]),
    )
    failed = []
    for name, line in tools:
        print(f"== {name}", flush=True)
        if run([python, *line], cwd=ROOT):
            failed.append(name)
    print("lint: " + (f"found something in {', '.join(failed)}" if failed else "clean"), flush=True)
    return 1 if failed else 0


def build(arguments: Sequence[str]) -> int:
    """Makes the frozen program in dist/; returns the exit status."""
    return run([str(prepare("build")), str(ROOT / "build_scripts" / "freeze.py"), *arguments], cwd=ROOT)


def smoke(arguments: Sequence[str]) -> int:
    """Tries the frozen program out; returns the exit status."""
    return run([str(prepare("build")), str(ROOT / "build_scripts" / "smoke.py"), *arguments], cwd=ROOT)


def dist(arguments: Sequence[str]) -> int:
    """Makes what players are handed, installers and archives; returns the exit status."""
    return run([str(prepare("build")), str(ROOT / "build_scripts" / "installers" / "make.py"), *arguments], cwd=ROOT)


def bench(arguments: Sequence[str]) -> int:
    """Runs the benchmark; returns the exit status."""
    return run([str(prepare("dev")), str(ROOT / "build_scripts" / "bench.py"), *arguments], cwd=ROOT)


def check(arguments: Sequence[str]) -> int:
    """Does all that must pass before a change goes in; returns the first failing step's exit status."""
    for step in (lint, build, smoke, test):
        status = step(())
        if status:
            print(f"check: {step.__name__} failed", flush=True)
            return status
    return 0


def clean(arguments: Sequence[str]) -> int:
    """Removes what builds and tools left behind, with ``--all`` the environment too; returns 0."""
    if any(argument != "--all" for argument in arguments):
        print("dev.py: clean takes only --all", file=sys.stderr)
        return 2
    names = [*CACHES, ".venv"] if arguments else CACHES
    for folder in [ROOT / name for name in names]:
        shutil.rmtree(folder, ignore_errors=True)
    for package in ("edo_table", "tests", "build_scripts"):
        for folder in (ROOT / package).rglob("__pycache__"):
            shutil.rmtree(folder, ignore_errors=True)
    return 0


COMMANDS: Mapping[str, tuple[Callable[[Sequence[str]], int], str]] = {
    "play": (play, "start Edo Table; what follows is passed on to it, for example: play simulate --help"),
    "test": (test, "run the tests; what follows is passed to pytest"),
    "lint": (lint, "ruff, mypy and the import contracts"),
    "build": (build, "make the frozen program for this machine in dist/"),
    "smoke": (smoke, "try the frozen program out"),
    "dist": (dist, "make the installers for this system in dist/; --test tries them out, --help tells more"),
    "bench": (bench, "measure speed; what follows is passed on"),
    "check": (check, "lint, build, smoke and test: all that must pass"),
    "clean": (clean, "remove what builds left behind; --all removes the environment too"),
}


def main(arguments: Sequence[str]) -> int:
    """Runs one command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Edo Table from source.",
        epilog="\n".join(f"  {name:6} {words}" for name, (_, words) in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="command", help="one of those below")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed on to the command")
    chosen = parser.parse_args(arguments)
    try:
        return COMMANDS[chosen.command][0](chosen.arguments)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return MISSING
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
