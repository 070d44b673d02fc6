"""The release workflow: it reads, and asks only for what the scripts can do."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from typing import Any

import yaml

from build_scripts import dev
from build_scripts.installers import make, signing, tools

ROOT = Path(dev.__file__).resolve().parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
TRIALS = Path(make.__file__).resolve().parent / "trials"


def workflow() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return found


def lines() -> list[str]:
    """Every command line of the workflow's jobs."""
    steps = [step for job in workflow()["jobs"].values() for step in job["steps"]]
    return [line.strip() for step in steps for line in step.get("run", "").splitlines()]


def test_every_system_makes_tries_and_keeps() -> None:
    jobs = workflow()["jobs"]
    assert set(jobs) == {"linux", "windows", "macos", "release"}
    assert len(jobs["macos"]["strategy"]["matrix"]["runs-on"]) == 2
    for name in ("linux", "windows", "macos"):
        steps = jobs[name]["steps"]
        assert any("dev.py dist" in step.get("run", "") for step in steps)
        assert any(re.search(r"dist --(only-)?test", step.get("run", "")) for step in steps)
        kept = [step["with"] for step in steps if step.get("uses", "").startswith("actions/upload-artifact")]
        assert len(kept) == 1
        assert kept[0]["if-no-files-found"] == "error"
    assert set(jobs["release"]["needs"]) == {"linux", "windows", "macos"}


def test_commands_of_the_workflow_exist() -> None:
    asked = [found for line in lines() for found in re.findall(r"build_scripts/dev\.py (\w+)((?: --[\w-]+)*)", line)]
    assert asked
    known = (ROOT / "build_scripts" / "installers" / "make.py").read_text(encoding="utf-8")
    for command, options in asked:
        assert command in dev.COMMANDS
        if command == "dist":
            assert all(f'"{option}"' in known for option in options.split())
    assert make.main.__doc__


def test_signing_reads_the_variables_that_the_workflow_sets() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    names = {signing.WINDOWS_FILE, signing.WINDOWS_PASSWORD, signing.WINDOWS_TIME, signing.MAC_IDENTITY}
    assert set(re.findall(r"EDO_TABLE_\w+", text)) == names | set(signing.MAC_NOTARY)
    assert signing.MAC_IDENTITY in (ROOT / "build_scripts" / "edo_table.spec").read_text(encoding="utf-8")


def test_entitlements_are_a_list_of_allowances() -> None:
    with (ROOT / "build_scripts" / "entitlements.plist").open("rb") as file:
        found = plistlib.load(file)
    assert found
    assert all(name.startswith("com.apple.security.cs.") and value is True for name, value in found.items())


def test_build_machine_does_all_steps_and_the_tests_last() -> None:
    text = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    steps = re.findall(r'^step "[^"]+" python3 build_scripts/dev\.py (\w+)((?: --[\w-]+)*)$', text, re.MULTILINE)
    assert [command for command, _ in steps] == ["lint", "build", "smoke", "dist", "test"]
    assert set(dict(steps)["dist"].split()) == {"--reuse", "--no-windows", "--test"}
    assert text.rstrip().endswith("dev.py test")


def test_build_machine_fetches_what_the_trials_look_for() -> None:
    text = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    fetched = dict(re.findall(r"^look \w+ (\S+) (\S+)$", text, re.MULTILINE))
    trials = "".join(path.read_text(encoding="utf-8") for path in TRIALS.glob("*.py"))
    looked_for = set(re.findall(r'(?:find|need)\("([\w-]+)"\)', trials)) - {"wine64"}
    assert looked_for
    assert looked_for <= set(fetched)
    for tool, package in fetched.items():
        assert tools.PACKAGES.get(tool, package) == package
        # They are on every other list of what to install, too.
        for paper in (WORKFLOW, ROOT / "docs" / "packaging.md"):
            assert re.search(rf"\b{re.escape(package)}\b", paper.read_text(encoding="utf-8")), (paper.name, package)
