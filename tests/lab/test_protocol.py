"""The engine protocol: the documented session, every command, and lines that no client should send."""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from edo_table.content.language import load_catalogue
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.game import Game
from edo_table.engine.match import Match, replay
from edo_table.games.registry import NoGameFound
from edo_table.lab import protocol
from edo_table.lab.protocol import Server, Services
from edo_table.persistence.errors import SaveError
from tests.toys.pearls import Pearls

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "engine_protocol.md"


def games(game_id: str) -> Game[Any]:
    if game_id == "broken":
        raise ZeroDivisionError("broken")
    if game_id != "pearls":
        raise NoGameFound(f"there is no game `{game_id}`")
    return Pearls()


def save(match: Match[Any], path: Path) -> None:
    if path.suffix != ".edo":
        raise SaveError("no")
    path.write_text(json.dumps(match.record()), encoding="utf-8")


def load(path: Path) -> Match[Any]:
    return replay(Pearls(), json.loads(path.read_text(encoding="utf-8")))


def choose(match: Match[Any], level: str, ms: int | None) -> ActionSpec:
    if level != "first":
        raise ValueError(f"there is no level `{level}`")
    return match.options()[0]


@pytest.fixture
def server() -> Server:
    return Server(Services(games, load_catalogue(shipped()), save, load, choose))


def ask(server: Server, **request: Any) -> dict[str, Any]:
    return server.handle(json.dumps(request).encode())


def begin(server: Server, **more: Any) -> dict[str, Any]:
    answer = ask(server, cmd="new", game="pearls", players=2, seed=3, **more)
    assert answer["ok"], answer
    return answer


def test_a_whole_game(server: Server) -> None:
    assert begin(server)["ply"] == 0
    plies = 0
    while (decision := ask(server, cmd="decision"))["seat"] is not None:
        assert decision["ok"]
        assert decision["ply"] == plies
        assert decision["prompt"]
        assert ask(server, cmd="legal") == {"ok": True, "ply": plies, "legal": decision["legal"]}
        action = decision["legal"][0]
        assert set(action) == {"kind", "args", "targets", "text"}
        answer = ask(server, cmd="apply", ply=decision["ply"], action=action)
        assert answer["ok"], answer
        assert answer["events"]
        plies += 1
        assert answer["ply"] == plies
    assert answer["over"]
    assert answer["seat"] is None
    assert decision["legal"] == []
    result = ask(server, cmd="result")
    assert result["result"]["ended_by"] == "all_laid"
    assert [line["id"] for line in result["lines"]] == ["left", "right"]
    assert ask(server, cmd="ai", level="first")["ok"] is False
    assert ask(server, cmd="apply", action={"kind": "lay", "args": {"pearl": "pearl-1"}})["ok"] is False
    assert ask(server, cmd="undo", depth=plies)["ply"] == 0
    assert ask(server, cmd="undo")["ok"] is False


def test_views_hide_and_positions_show(server: Server) -> None:
    begin(server)
    assert ask(server, cmd="view", seat=0)["view"]["hands"][1] == 2
    assert ask(server, cmd="view", seat=None)["view"]["hands"] == [2, 2]
    assert ask(server, cmd="view")["view"]["hands"] == [2, 2]
    assert ask(server, cmd="view", seat=2)["ok"] is False
    position = ask(server, cmd="position")["position"]
    assert len(position["players"][1]["hand"]) == 2
    assert position["decision"] == {"seat": 0, "kind": "turn"}
    assert position["result"] is None


def test_a_position_is_set_up(server: Server) -> None:
    given = {"players": [{"hand": ["pearl-8"]}, {"hand": ["pearl-2"]}], "seat": 1}
    assert ask(server, cmd="position", given=given)["ok"] is False, "no game is open yet"
    assert ask(server, cmd="position", game="pearls", players=2, given=given)["seat"] == 1
    assert [option["kind"] for option in ask(server, cmd="legal")["legal"]] == ["lay", "give_up"]
    assert ask(server, cmd="position", given={**given, "seat": 0})["seat"] == 0
    assert ask(server, cmd="position", given={"nothing": 1})["ok"] is False
    assert ask(server, cmd="position", given=[])["ok"] is False
    assert ask(server, cmd="decision")["seat"] == 0, "a refused position changes nothing"


def test_a_position_takes_the_players_and_options_that_are_named_for_the_open_game(server: Server) -> None:
    def set_up() -> dict[str, Any]:
        match = server._match
        assert match is not None
        return match.setup.to_dict()

    def names() -> list[str]:
        match = server._match
        assert match is not None
        return [seat.name for seat in match.seats]

    begin(server, options={"hands": "shown"}, names=["Hana", "Ken"])
    assert ask(server, cmd="position", given={})["ok"]
    assert names() == ["Hana", "Ken"]
    assert ask(server, cmd="position", players=3, given={})["ok"]
    assert names() == ["Player 1", "Player 2", "Player 3"], "there are not names for all"
    assert set_up() == {"players": 3, "seed": 3, "options": {"hands": "shown"}}, "what is not named stays"
    assert len(ask(server, cmd="position")["position"]["players"]) == 3
    assert ask(server, cmd="position", options={"hands": "secret"}, seed=4, given={})["ok"]
    assert set_up() == {"players": 3, "seed": 4, "options": {"hands": "secret"}}
    assert ask(server, cmd="position", given={})["ok"]
    assert set_up() == {"players": 3, "seed": 4, "options": {"hands": "secret"}}
    refused: list[dict[str, Any]] = [
        {"players": 9}, {"players": "2"}, {"options": {"hands": "cold"}}, {"options": []}, {"seed": -1},
    ]  # fmt: skip
    for wrong in refused:
        assert ask(server, cmd="position", given={}, **wrong)["ok"] is False, wrong
    assert ask(server, cmd="position", players=2) == {
        "ok": False,
        "error": "`players` goes with `given`, a position to set up",
    }
    assert set_up()["players"] == 3, "a refused position changes nothing"


def test_save_and_load(server: Server, tmp_path: Path) -> None:
    begin(server, names=["Hana", "Ken"])
    before = ask(server, cmd="apply", action=ask(server, cmd="legal")["legal"][0])
    assert ask(server, cmd="save", file=str(tmp_path / "a.edo"))["ok"]
    assert ask(server, cmd="save", file=str(tmp_path / "a.txt"))["ok"] is False
    begin(server)
    answer = ask(server, cmd="load", file=str(tmp_path / "a.edo"))
    assert (answer["game"], answer["ply"], answer["checksum"]) == ("pearls", 1, before["checksum"])
    assert ask(server, cmd="undo")["ply"] == 0
    assert ask(server, cmd="load", file=str(tmp_path / "none.edo"))["ok"] is False
    assert ask(server, cmd="decision")["ok"], "the game that was open stays open"


def test_ai(server: Server) -> None:
    begin(server)
    answer = ask(server, cmd="ai", level="first", ms=10)
    assert answer["action"] == ask(server, cmd="legal")["legal"][0]
    assert ask(server, cmd="decision")["ply"] == 0
    for wrong in ({"level": "best"}, {"level": 3}, {}, {"level": "first", "ms": 0}, {"level": "first", "ms": "1"}):
        assert ask(server, cmd="ai", **wrong)["ok"] is False


def test_stale_and_illegal_answers_change_nothing(server: Server) -> None:
    begin(server)
    action = ask(server, cmd="legal")["legal"][0]
    checksum = ask(server, cmd="apply", ply=0, action=action)["checksum"]
    for request in (
        {"ply": 0, "action": {"kind": "aim", "args": {"string": "left"}}},
        {"action": action},
        {"action": {"kind": "aim", "args": {"string": "middle"}}},
        {"action": {"kind": "aim"}},
        {"action": {"kind": "aim", "args": {"string": None}}},
        {"action": {"kind": "aim", "args": []}},
        {"action": {"kind": 5}},
        {"action": "aim"},
        {},
        {"ply": "1", "action": {"kind": "aim", "args": {"string": "left"}}},
    ):
        assert ask(server, cmd="apply", **request)["ok"] is False, request
    assert ask(server, cmd="apply", ply=1, action={"kind": "aim", "args": {"string": "left"}})["ok"]
    assert ask(server, cmd="undo")["checksum"] == checksum


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "chess", "players": 2},
        {"game": "pearls", "players": 9},
        {"game": "pearls", "players": "2"},
        {"game": "pearls", "players": True},
        {"game": "pearls"},
        {"game": "pearls", "players": 2, "seed": -1},
        {"game": "pearls", "players": 2, "seed": 1.5},
        {"game": "pearls", "players": 2, "seed": 1 << 60},
        {"game": "pearls", "players": 2, "options": {"hands": "open"}},
        {"game": "pearls", "players": 2, "options": {"hands": 1}},
        {"game": "pearls", "players": 2, "options": []},
        {"game": "pearls", "players": 2, "names": ["Hana"]},
        {"game": "broken", "players": 2},
        {},
    ],
)
def test_bad_set_ups(server: Server, request_: dict[str, Any]) -> None:
    answer = ask(server, cmd="new", **request_)
    assert answer["ok"] is False
    assert isinstance(answer["error"], str)
    assert answer["error"]


BAD_LINES: tuple[bytes, ...] = (
    b"x", b"{", b"[]", b"1", b"null", b'"new"', b"{}", b'{"cmd": 1}', b'{"cmd": null}', b'{"cmd": "nwe"}',
    b'{"cmd": "new", "game": NaN}', b'{"cmd": "undo", "depth": 1e999}', b'{"cmd": "undo", "depth": -3}',
    b'{"cmd": "undo", "depth": ' + b"9" * 5000 + b"}", b'{"cmd": "view", "seat": "\\ud800"}', b'{"cmd": "\\u0000"}',
    b"\xff\xfe\x00", b"\x00" * 50, bytes(range(256)).replace(b"\n", b"").replace(b"\r", b""),
    b"[" * 200_000, b'{"a":' * 100_000, b'{"cmd": "position", "given": ' + b"[" * 500 + b"]" * 500 + b"}",
    b'{"cmd": "load", "file": "/"}', b'{"cmd": "load", "file": "a\\u0000b"}', b'{"cmd": "save", "file": ""}',
    b'{"cmd": "apply", "action": {"kind": "' + b"x" * 100_000 + b'"}}',
)  # fmt: skip


def test_no_line_ends_the_session(server: Server) -> None:
    begin(server)
    lines = b"\n".join((*BAD_LINES, b"", b"   ", b'{"cmd": "decision"}', b'{"cmd": "quit"}', b'{"cmd": "decision"}'))
    out = io.BytesIO()
    server.serve(io.BytesIO(lines), out)
    answers = [json.loads(line) for line in out.getvalue().decode("utf-8").splitlines()]
    assert len(answers) == len(BAD_LINES) + 2
    for line, answer in zip(BAD_LINES, answers, strict=False):
        assert answer["ok"] is False, line[:80]
        assert len(answer["error"]) < 200_500
    assert answers[-2]["seat"] == 0
    assert answers[-1] == {"ok": True}


def test_random_bytes_never_end_the_session(server: Server) -> None:
    chance = random.Random(11)
    print("seed 11")
    base = json.dumps({"cmd": "apply", "ply": 0, "action": {"kind": "lay", "args": {"pearl": "pearl-1"}}}).encode()
    begin(server)
    for _ in range(2000):
        line = bytearray(base)
        for _ in range(chance.randrange(1, 5)):
            line[chance.randrange(len(line))] = chance.randrange(256)
        answer = server.handle(bytes(line))
        assert isinstance(answer["ok"], bool)
    assert ask(server, cmd="decision")["ok"]


def test_a_line_too_long_is_refused_and_skipped(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "MAX_LINE", 100)
    out = io.BytesIO()
    server.serve(io.BytesIO(b'{"cmd": "' + b"x" * 1000 + b'"}\n{"cmd": "quit"}\n'), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True]


# ---- the document ----------------------------------------------------------------------------------------------------


def session() -> list[tuple[str, str]]:
    """Return the requests and expected answers of the worked session."""
    block = re.search(r"<!-- session -->\n```\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert block
    lines = block.group(1).splitlines()
    assert all(line.startswith("> ") for line in lines[::2])
    assert all(line.startswith("< ") for line in lines[1::2])
    return [(one[2:], other[2:]) for one, other in zip(lines[::2], lines[1::2], strict=True)]


def expected(text: str) -> Any:
    """Return the documented answer; `...` becomes a mark that more may follow."""
    return json.loads(text.replace("{...}", '{"...": 0}').replace(", ...", ', "...": 0'))


def fits(said: Any, got: Any) -> bool:
    if isinstance(said, dict):
        named = {key for key in said if key != "..."}
        is_open = "..." in said
        return (
            isinstance(got, dict)
            and (named <= set(got) if is_open else named == set(got))
            and all(fits(said[key], got[key]) for key in named)
        )
    if isinstance(said, list):
        return isinstance(got, list) and len(said) == len(got) and all(map(fits, said, got))
    return bool(said == got)


def test_the_documented_session_is_true() -> None:
    requests = session()
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from edo_table.app.cli import run; sys.exit(run(['engine']))"],
        input="\n".join(request for request, _ in requests).encode(),
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    answers = done.stdout.decode("utf-8").splitlines()
    assert len(answers) == len(requests)
    for (request, answer), got in zip(requests, answers, strict=True):
        assert fits(expected(answer), json.loads(got)), f"{request}\nsaid {answer}\ngot  {got[:2000]}"


def test_the_document_names_every_command(server: Server) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for command in server._commands:
        assert f'"cmd": "{command}"' in text
