"""The development command: what it says when something is missing, and when it installs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts import dev

ROOT = Path(dev.__file__).resolve().parent.parent


def test_old_python_is_told_and_a_newer_one_named() -> None:
    assert dev.age_complaint((3, 11, 0), []) == ""
    assert dev.age_complaint((3, 14, 1), []) == ""
    complaint = dev.age_complaint((3, 9, 2), ["python3.12"])
    assert "3.11 or later" in complaint
    assert "3.9" in complaint
    assert "'python3.12'" in complaint
    assert "python.org" in dev.age_complaint((3, 9, 2), [])


def test_what_runs_before_the_version_check_uses_no_new_syntax() -> None:
    source = (ROOT / "build_scripts" / "dev.py").read_text(encoding="utf-8")
    head = source[: source.index("import argparse")]
    compile(head, "dev.py", "exec")
    assert "import annotations" not in head
    # Evaluated annotations of built-in generics fail before 3.9, so they must be in quotes there.
    assert not re.search(r"(?<!\")\b(list|tuple|dict)\[", head)


def test_missing_venv_names_the_package_on_linux() -> None:
    complaint = dev.venv_complaint(lambda name: name != "ensurepip", (3, 11), "linux")
    assert "apt install python3.11-venv" in complaint
    assert "apt" not in dev.venv_complaint(lambda name: False, (3, 12), "win32")
    assert dev.venv_complaint(lambda name: True, (3, 12), "linux") == ""


@pytest.mark.parametrize(
    ("arguments", "env", "platform", "complains"),
    [
        ([], {}, "linux", True),
        (["play", "samurai"], {}, "linux", True),
        (["simulate", "samurai"], {}, "linux", False),
        (["play", "--help"], {}, "linux", False),
        ([], {"DISPLAY": ":0"}, "linux", False),
        ([], {"WAYLAND_DISPLAY": "wayland-0"}, "linux", False),
        ([], {"SDL_VIDEODRIVER": "dummy"}, "linux", False),
        ([], {}, "darwin", False),
        ([], {}, "win32", False),
    ],
)
def test_a_window_needs_a_display(arguments: list[str], env: dict[str, str], platform: str, complains: bool) -> None:
    assert bool(dev.display_complaint(arguments, env, platform)) is complains


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("WARNING: Retrying ... NewConnectionError: [Errno -3] Temporary failure in name resolution", "no network"),
        ("ERROR: No matching distribution found for x (from versions: none)", "no network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the file that was expected"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        ("  error: subprocess-exited\nERROR: Failed building wheel for pygame-ce", "Python 3.15"),
        ("ERROR: something new\nERROR: the last word", "the last word"),
        ("", "no reason"),
    ],
)
def test_pip_trouble_becomes_one_line(output: str, said: str) -> None:
    line = dev.pip_complaint(output, Path("/a b"), (3, 15))
    assert said in line
    assert "\n" not in line


def test_children_find_the_program_and_nothing_of_another_python(tmp_path: Path) -> None:
    root = tmp_path / "山 with space"
    base = {"PYTHONHOME": "/x", "PYTHONPATH": "/y", "VIRTUAL_ENV": "/z", "HOME": "/h"}
    env = dev.child_environment(base, root)
    assert env["PYTHONPATH"] == str(root)
    assert env["HOME"] == "/h"
    assert not {"PYTHONHOME", "VIRTUAL_ENV"} & set(env)


def test_pytest_gets_absolute_paths_and_all_cores(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text("")
    path = str(tmp_path / "tests" / "test_a.py")
    assert dev.test_arguments([], tmp_path, 4) == ["-n", "4"]
    assert dev.test_arguments(["-n", "1"], tmp_path, 4) == ["-n", "1"]
    assert dev.test_arguments(["--pdb"], tmp_path, 4) == ["--pdb"]
    assert dev.test_arguments([], tmp_path, 1) == []
    assert dev.test_arguments(["tests/test_a.py::test_x", "-k", "word"], tmp_path, 1) == [
        f"{path}::test_x",
        "-k",
        "word",
    ]


class TestPrepare:
    """Installing: once, again when the requirements change, and never silently half."""

    @pytest.fixture
    def project(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        root = tmp_path / "江戸 table"
        (root / "requirements").mkdir(parents=True)
        (root / "requirements" / "runtime.txt").write_text("a==1 --hash=sha256:0\n")
        (dev.environment_folder(root) / ("Scripts" if dev.WINDOWS else "bin")).mkdir(parents=True)
        monkeypatch.setattr(dev, "workable", lambda python: True)
        return root

    @pytest.fixture
    def installs(self, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        lines: list[list[str]] = []

        def install(line: list[str], **_: object) -> subprocess.CompletedProcess[str]:
            lines.append(line)
            return subprocess.CompletedProcess(line, 0, "", "")

        monkeypatch.setattr(subprocess, "run", install)
        return lines

    def test_installs_once_by_hash(self, project: Path, installs: list[list[str]]) -> None:
        dev.prepare("runtime", project)
        dev.prepare("runtime", project)
        assert len(installs) == 1
        assert "--require-hashes" in installs[0]

    def test_installs_again_when_requirements_change(self, project: Path, installs: list[list[str]]) -> None:
        dev.prepare("runtime", project)
        (project / "requirements" / "runtime.txt").write_text("a==2 --hash=sha256:1\n")
        dev.prepare("runtime", project)
        assert len(installs) == 2

    def test_a_failed_installation_is_not_taken_for_done(self, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(
            subprocess, "run", lambda line, **_: subprocess.CompletedProcess(line, 1, "", "ERROR: x NewConnectionError")
        )
        for _ in range(2):
            with pytest.raises(dev.Trouble, match="no network"):
                dev.prepare("runtime", project)
        assert dev.read_stamp(dev.environment_folder(project)) == {}

    def test_a_missing_requirements_file_is_told(self, project: Path) -> None:
        with pytest.raises(dev.Trouble, match=r"nothing\.txt is missing"):
            dev.prepare("nothing", project)

    def test_a_damaged_stamp_means_installing_again(self, project: Path, installs: list[list[str]]) -> None:
        dev.prepare("runtime", project)
        (dev.environment_folder(project) / "edo-table.json").write_text("[1, 2")
        dev.prepare("runtime", project)
        assert len(installs) == 2
        assert json.loads((dev.environment_folder(project) / "edo-table.json").read_text())["runtime"]

    @pytest.mark.skipif(dev.WINDOWS, reason="the launcher is a shell script")
    def test_the_launcher_works_in_any_folder(self, project: Path) -> None:
        folder = dev.environment_folder(project) / "bin"
        dev.write_launcher(project)
        (folder / "python").write_text('#!/bin/sh\necho "$PYTHONPATH" "$@"\n')
        (folder / "python").chmod(0o755)
        said = subprocess.check_output([str(folder / "edo-table"), "two words"], text=True, cwd="/")
        assert said.split("\n")[0] == f"{project} -m edo_table two words"


def test_trouble_is_one_line_and_status_three(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "display_complaint", lambda *_: "no display: here")
    assert dev.main(["play"]) == 3
    assert capsys.readouterr().err == "dev.py: no display: here\n"


def test_wrong_use_is_status_two() -> None:
    script = str(ROOT / "build_scripts" / "dev.py")
    for line in (["nonsense"], [], ["clean", "--everything"]):
        done = subprocess.run([sys.executable, script, *line], capture_output=True, text=True, check=False)
        assert done.returncode == 2, line
        assert "Traceback" not in done.stderr


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        dev.main(["--help"])
    assert leaving.value.code == 0
    said = capsys.readouterr().out
    assert all(name in said for name in dev.COMMANDS)
