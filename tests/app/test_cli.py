"""The command line: its JSON, its exit statuses, one line for each trouble, and quiet ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from edo_table.app import cli
from edo_table.app.cli import COMMANDS, run
from edo_table.app.commands import simulate
from edo_table.content.resources import data, shipped
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup
from edo_table.games.registry import create_game

ROOT = Path(__file__).resolve().parents[2]
SIMULATE = ["simulate", "samurai", "--players", "2", "--games", "3", "--seed", "1"]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the user's folders, and each starts in an empty one."""
    monkeypatch.setenv("EDO_TABLE_HOME", str(tmp_path / "home"))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)


def started(
    arguments: list[str], *, cwd: Path | None = None, env: Mapping[str, str] | None = None, **more: Any
) -> subprocess.CompletedProcess[str]:
    """Run the program as a user does, without a display."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    environment |= {"PYTHONPATH": str(ROOT), **(env or {})}
    return subprocess.run(
        [sys.executable, "-m", "edo_table", *arguments],
        cwd=cwd or Path("/"),
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **more,
    )


def answer(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> Any:
    """Return the one JSON value that a command prints."""
    assert run([*arguments, "--json"]) == status
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    return json.loads(out)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 2) -> str:
    """Return the one line that a command complains with."""
    assert run(list(arguments)) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return err


# ---- the commands ----------------------------------------------------------------------------------------------------


def test_list_games(capsys: pytest.CaptureFixture[str]) -> None:
    games = answer(capsys, "list-games")
    samurai = next(game for game in games if game["id"] == "samurai")
    game = create_game("samurai", shipped())
    assert set(samurai) == {"id", "title", "players", "options"}
    assert samurai["title"] == "Samurai"
    assert tuple(samurai["players"]) == game.players
    assert samurai["options"] == {
        option.id: {"choices": list(option.choices), "default": option.default, "players": []}
        for option in game.options
    }
    akebono = next(game for game in games if game["id"] == "iki_akebono")
    assert akebono["options"]["grand_master"]["players"] == [2]
    assert run(["list-games"]) == 0
    out = capsys.readouterr().out
    assert "samurai: Samurai" in out
    assert "grand_master: [with], without (with 2 players)\n" in out


def test_an_option_for_other_numbers_of_players_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["simulate", "iki_akebono", "--games", "1", "--option", "grand_master=without"]
    assert run([*few, "--players", "3"]) != 0
    err = capsys.readouterr().err
    assert "The option grand_master is not for 3 players, only for 2." in err
    assert "Traceback" not in err


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, *SIMULATE, "--check", "--option", "figures=random")
    assert (report["game"], report["players"], report["games"], report["finished"]) == ("samurai", 2, 3, 3)
    assert report["errors"] == []
    assert report["coverage"]["action:place_figure"] == 0
    assert run(SIMULATE) == 0
    out = capsys.readouterr().out
    assert "3 games of samurai" in out
    assert "not checked" in out


@pytest.mark.parametrize("seats", ["greedy", "greedy,random"])
def test_simulate_with_computer_players(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    report = answer(capsys, "simulate", "samurai", "--games", "1", "--seats", seats)
    assert report["finished"] == 1


def test_simulate_tells_a_failure_by_its_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = create_game("samurai", shipped())
    monkeypatch.setattr(type(game), "_draw", lambda *args: args[2].bags[0].clear())
    report = answer(capsys, *SIMULATE, "--check", status=1)
    assert report["invariant_failures"] > 0
    path = Path(report["errors"][0]["file"])
    assert path.parent == Path.cwd()
    assert answer(capsys, "replay", str(path), "--verify", status=1)["ok"] is False
    assert run([*SIMULATE, "--check"]) == 1
    assert "edo-table replay" in capsys.readouterr().out
    monkeypatch.undo()
    assert json.loads(path.read_text(encoding="utf-8"))["setup"]["seed"] == 1


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    report = answer(capsys, "arena", "samurai", "--seats", "greedy,random", "--games", "2")
    assert [row["level"] for row in report["rows"]] == ["greedy", "random"]
    assert set(report["rows"][0]) >= {"level", "win_share", "ci95", "games", "ms_per_decision"}
    assert set(report["rows"][0]["ms_per_decision"]) == {"mean", "p95", "max"}
    assert set(report["ratings"]) == {"greedy", "random"}
    assert run(["arena", "samurai", "--seats", "random,random", "--games", "2"]) == 0
    assert "95 % interval" in capsys.readouterr().out


SCENARIO = """game: samurai
players: 2
source: x
cases:
  - {name: holds, then: {round: 0}}
  - {name: fails, then: {round: 5}}
"""


def test_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    report = answer(capsys, "scenario", str(path), status=1)
    assert report == {
        "passed": 1,
        "failed": [{"file": str(path), "case": "fails", "step": "line 6, then round", "expected": 5, "got": 0}],
    }
    assert run(["scenario", str(tmp_path)]) == 1
    assert "1 case passed, 1 failed" in capsys.readouterr().out
    path.write_text(SCENARIO.replace("5", "0"), encoding="utf-8")
    assert run(["scenario", str(path)]) == 0
    capsys.readouterr()
    assert "no file or folder" in complaint(capsys, "scenario", str(tmp_path / "none.yaml"))


def test_check_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = answer(capsys, "check-data")
    assert report["errors"] == []
    assert report["files"] == len(list(data().rglob("*.yaml")))
    folder = tmp_path / "mine" / "samurai"
    folder.mkdir(parents=True)
    text = (data() / "samurai" / "tokens.yaml").read_text(encoding="utf-8")
    (folder / "tokens.yaml").write_text(text.replace("influences: [rice]", "influences: [rcie]", 1), encoding="utf-8")
    report = answer(capsys, "check-data", str(tmp_path / "mine"), status=1)
    error = report["errors"][0]
    assert set(error) == {"file", "line", "path", "message", "suggestion"}
    assert error["suggestion"] == "rice"
    assert run(["check-data", str(tmp_path / "mine")]) == 1
    assert "did you mean rice?" in capsys.readouterr().out
    complaint(capsys, "check-data", str(tmp_path / "none"))


def test_all_problems_of_own_data_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "samurai"
    folder.mkdir(parents=True)
    text = (data() / "samurai" / "tokens.yaml").read_text(encoding="utf-8")
    (folder / "tokens.yaml").write_text(text.replace("[rice]", "[rcie]").replace("goes_on: sea", "goes_on: see"))
    assert run([*SIMULATE, "--data", str(tmp_path / "mine")]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("tokens.yaml:") == err.count("\n") > 3


def test_own_data_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "samurai"
    folder.mkdir(parents=True)
    text = (data() / "samurai" / "game.yaml").read_text(encoding="utf-8")
    (folder / "game.yaml").write_text(text.replace("ties_to_end: 4", "ties_to_end: 1"), encoding="utf-8")
    report = answer(capsys, *SIMULATE, "--data", str(tmp_path / "mine"))
    assert report["end_reasons"] == {"ties": 3}


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match(create_game("samurai", shipped()), Setup(2, 4), [Seat("Hana", "ai"), Seat("Ken", "shu")])
    for _ in range(14):
        match.apply(match.legal()[0])
    record = match.record()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert answer(capsys, "replay", str(path), "--verify") == {"ok": True, "plies": 14}
    assert run(["replay", str(path)]) == 0
    assert "Take High Helmet 2" in capsys.readouterr().out
    record["checksums"][9] = "0" * 16
    path.write_text(json.dumps(record), encoding="utf-8")
    verdict = answer(capsys, "replay", str(path), "--verify", status=1)
    assert (verdict["ok"], verdict["ply"], verdict["expected"]) == (False, 9, "0" * 16)
    assert run(["replay", str(path), "--verify"]) == 1
    assert "different after 9 actions" in capsys.readouterr().out
    record["actions"][8]["kind"] = "fly"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert "There is no action fly" in answer(capsys, "replay", str(path), "--verify", status=1)["message"]
    path.write_text("nothing", encoding="utf-8")
    assert answer(capsys, "replay", str(path), status=1)["ok"] is False
    assert "no file" in complaint(capsys, "replay", str(tmp_path / "none.json"))


def test_shot_names_and_draws(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names = answer(capsys, "shot", "--list")
    assert {"menu", "setup"} <= set(names)
    path = tmp_path / "menu.png"
    shown = answer(capsys, "shot", "menu", "--out", str(path), "--size", "1024x768")
    assert shown == {"file": str(path), "size": [1024, 768]}
    assert path.read_bytes().startswith(b"\x89PNG")


# ---- wrong use -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fly"], "invalid choice"),
        (["simulate"], "game"),
        (["simulate", "chess"], "no game `chess`"),
        (["simulate", "samurai", "--players", "7"], "7 players"),
        (["simulate", "samurai", "--players", "two"], "not a whole number"),
        (["simulate", "samurai", "--games", "0"], "not between"),
        (["simulate", "samurai", "--seats", "genius"], "no level `genius`"),
        (["simulate", "samurai", "--seats", "human,random"], "no level `human`"),
        (["simulate", "samurai", "--seats", "greedy,greedy,greedy"], "2 players need 2 seats"),
        (["simulate", "samurai", "--option", "figures"], "NAME=CHOICE"),
        (["simulate", "samurai", "--option", "figures=all"], "figures cannot be all"),
        (["simulate", "samurai", "--option", "figure=random"], "no option figure"),
        (["simulate", "samurai", "--option", "start_seat=3"], "With 2 players there is no seat 3"),
        (["arena", "samurai", "--seats", "random,random", "--option", "start_seat=3"], "there is no seat 3"),
        (["simulate", "samurai", "--data", "/no/such/folder"], "no folder"),
        (["simulate", "samurai", "--fast"], "--fast"),
        (["arena", "samurai", "--seats", "greedy"], "players, not 1"),
        (["arena", "samurai", "--seats", "greedy,genius"], "genius"),
        (["arena", "samurai", "--seats", "random,random", "--option", "moon=full"], "no option moon"),
        (["arena", "chess", "--seats", "greedy,greedy"], "no game `chess`"),
        (["arena", "samurai", "--seats", "greedy,greedy", "--ms", "5", "--iterations", "5"], "not allowed with"),
        (["play", "chess"], "no game `chess`"),
        (["play", "go\n\x1b[2Jchess"], "no game `go  [2Jchess`"),
        (["play", "samurai", "--seats", "human"], "players"),
        (["play", "samurai", "--seats", "human,genius"], "genius"),
        (["play", "--seats", "human,expert"], "need a GAME"),
        (["play", "--load", "no-such-file"], "no file"),
        (["no-such-file.edo"], "no file no-such-file.edo"),
        (["no-such-file"], "invalid choice"),
        (["play", "samurai", "--load", "x"], "--load goes alone"),
        (["shot"], "say what to draw"),
        (["shot", "menu"], "--out"),
        (["shot", "no-such-screen", "--out", "x.png"], "no-such-screen"),
        (["shot", "menu", "--out", "x.png", "--size", "big"], "not a size"),
        (["shot", "menu", "--out", "x.png", "--size", "99999x99999"], "at most 16384 pixels a side"),
        (["shot", "menu", "--out", "x.png", "--size", "1920x16385"], "at most 16384 pixels a side"),
        (["shot", "menu", "--out", "x.png", "--size", "123456789x720"], "at most 16384 pixels a side"),
        (["shot", "menu", "--out", "x.png", "--size", "00x00"], "not a size"),
        (["shot", "menu", "--out", "x.jpg"], "ends in .png, not 'x.jpg'"),
        (["shot", "menu", "--out", "picture"], "ends in .png, not 'picture'"),
        (["shot", "menu", "--out", "x.png", "--settings", "x"], "NAME=VALUE"),
    ],
)
def test_wrong_use_is_told_in_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert words in complaint(capsys, *arguments)


def test_a_picture_that_cannot_be_written_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "folder.png").mkdir()
    for place in (tmp_path / "folder.png", tmp_path / "none" / "x.png", Path("x" * 5000 + ".png")):
        line = complaint(capsys, "shot", "credits", "--size", "960x540", "--out", str(place), status=1)
        assert "the program failed" not in line


def test_a_picture_of_another_kind_is_not_written(tmp_path: Path) -> None:
    for name in ("picture", "picture.jpg", ".png"):
        assert run(["shot", "credits", "--size", "960x540", "--out", str(tmp_path / name)]) == 2
        assert not (tmp_path / name).exists()
    assert run(["shot", "credits", "--size", "960x540", "--out", str(tmp_path / "picture.PNG")]) == 0
    assert (tmp_path / "picture.PNG").read_bytes().startswith(b"\x89PNG")


def test_a_series_may_begin_at_the_last_seed(capsys: pytest.CaptureFixture[str]) -> None:
    last = str((1 << 53) - 1)
    assert answer(capsys, "simulate", "samurai", "--games", "2", "--seed", last)["finished"] == 2
    assert answer(capsys, "arena", "samurai", "--seats", "random,random", "--games", "4", "--seed", last)["games"] == 4


@pytest.mark.parametrize("name", [command.NAME for command in COMMANDS])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert run([name, "--help"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"usage: edo-table {name}")
    assert len(out) > 200
    assert err == ""


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(command.NAME in out for command in COMMANDS)
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("edo-table ")


def test_without_a_command_the_menu_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []

    def open_window(**what: object) -> int:
        asked.append(what)
        return 0

    monkeypatch.setattr("edo_table.app.window_app.open_window", open_window)
    assert run([]) == 0
    assert run(["play", "samurai", "--seats", "human,expert", "--seed", "5"]) == 0
    assert asked == [
        {"game": None, "seats": None, "seed": None, "load": None},
        {"game": "samurai", "seats": ["human", "expert"], "seed": 5, "load": None},
    ]


def test_a_fault_of_the_program_is_reported_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(simulate, "run", lambda args: 1 // 0)
    monkeypatch.setattr(cli, "COMMANDS", [simulate])
    line = complaint(capsys, "simulate", "samurai", status=1)
    assert "ZeroDivisionError" in line
    report = Path(line.rpartition(" a report is in ")[2].strip())
    assert report.is_relative_to(tmp_path)
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")


# ---- as a process ----------------------------------------------------------------------------------------------------


def test_from_any_folder_without_a_display(tmp_path: Path) -> None:
    for arguments in (["list-games", "--json"], [*SIMULATE, "--json"], ["check-data"]):
        done = started(arguments, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
    path = tmp_path / "case.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    assert started(["scenario", "case.yaml"], cwd=tmp_path).returncode == 1


def test_list_games_is_quick() -> None:
    """Nothing heavy is imported for a small question; the time itself depends on the machine."""
    code = (
        "import sys; from edo_table.app.cli import run; run(['list-games', '--json']); "
        "heavy = ('pygame', 'pydantic', 'numpy', 'multiprocessing', 'edo_table.ai'); "
        "print([name for name in heavy if name in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        times.append(time.perf_counter() - begin)
        assert done.stderr.strip() == "[]"
    print(times)
    assert min(times) < 2


def test_simulate_imports_neither_window_nor_ai() -> None:
    code = (
        f"import sys; from edo_table.app.cli import run; run({SIMULATE!r}); "
        "print([n for n in ('pygame', 'edo_table.ai', 'edo_table.ui') if n in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


@pytest.mark.skipif(os.name == "nt", reason="pipes of a shell")
def test_a_closed_pipe_is_quiet() -> None:
    line = f"'{sys.executable}' -m edo_table simulate --help | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line], cwd="/", env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, check=False
    )
    assert done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="streams of a shell")
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_json_loses_no_letter_whatever_the_terminal_can_write(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "Ō 浮世.yaml"
    path.write_text("nothing", encoding="utf-8")
    done = started(["scenario", str(path), "--json"], env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"})
    assert done.returncode == 1
    assert json.loads(done.stdout)["failed"][0]["file"] == str(path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_the_status_tells_what_nobody_can_be_told() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "edo_table", "list-games", "--nonsense"],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            cwd="/",
            stderr=full,
            timeout=60,
            check=False,
        )
    assert done.returncode == 2


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_the_engine_says_that_it_has_nobody_to_speak_with(closed: str) -> None:
    done = subprocess.run(
        ["bash", "-c", f"'{sys.executable}' -m edo_table engine {closed}"],
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "standard input" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals of a terminal")
def test_control_c_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "edo_table", "simulate", "samurai", "--games", "1000000"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    time.sleep(1.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert (out, err) == (b"", b"")


def test_the_engine_speaks_lines(tmp_path: Path) -> None:
    save = tmp_path / "a.edo"
    foreign = tmp_path / "letter.txt"
    foreign.write_text("dear Ken", encoding="utf-8")
    requests: list[dict[str, Any]] = [
        {"cmd": "new", "game": "samurai", "players": 2, "seed": 1},
        {"cmd": "apply", "ply": 0, "action": {"kind": "choose_token", "args": {"token": "ronin"}}},
        {"cmd": "save", "file": str(save)},
        {"cmd": "save", "file": str(save)},
        {"cmd": "save", "file": str(foreign)},
        {"cmd": "undo"},
        {"cmd": "load", "file": str(save)},
        {"cmd": "load", "file": str(foreign)},
        {"cmd": "ai", "level": "random"},
        {"cmd": "ai", "level": "human"},
        {"cmd": "quit"},
    ]
    done = started(["engine"], input="".join(json.dumps(request) + "\n" for request in requests))
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["ok"] for one in answers] == [True, True, True, True, False, True, True, False, True, False, True]
    assert answers[6]["ply"] == 1
    assert answers[6]["checksum"] == answers[1]["checksum"]
    assert foreign.read_text(encoding="utf-8") == "dear Ken"
    assert answers[8]["action"]["kind"] == "choose_token"


# ---- a saved game clicked on -----------------------------------------------------------------------------------------


def test_a_lone_saved_game_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import edo_table.app.window_app as window_app

    opened: list[Any] = []

    def open_window(**asked: Any) -> int:
        opened.append(asked)
        return 0

    monkeypatch.setattr(window_app, "open_window", open_window)
    names = ["my game.edo", "夜 ō.EDO", "--odd.edo", "no-ending"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
        assert run([str(tmp_path / name)]) == 0
    assert [asked["load"] for asked in opened] == [tmp_path / name for name in names]
    # Whoever clicked on a file that is gone sees no terminal: the window tells it.
    gone = tmp_path / "夜 gone.edo"
    assert run([str(gone)]) == 0
    assert opened[-1]["load"] == gone
    assert run(["play", "--load", str(gone)]) == 2
    assert run([]) == 0
    assert opened[-1]["load"] is None


def test_the_ending_is_that_of_the_saves() -> None:
    from edo_table.persistence.save_names import EXTENSION

    assert cli.SAVE_ENDING == EXTENSION
