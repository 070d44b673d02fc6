"""The engine as a server for other programs: a JSON object a line in, one a line out.  See docs/engine_protocol.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from edo_table.content.language import Catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.problems import nearest
from edo_table.engine.actions import ActionSpec
from edo_table.engine.errors import EngineError
from edo_table.engine.game import Game
from edo_table.engine.match import Match
from edo_table.engine.setup import Seat, Setup, complete, suited
from edo_table.lab.describe import action_data, decision_data, event_data, message_text
from edo_table.lab.facts import position_facts, result_facts
from edo_table.persistence.errors import PersistenceError
from edo_table.persistence.plain_json import decode_object

MAX_LINE = 4 * 1024 * 1024
"""Longer requests are refused without being kept in memory."""

MAX_MS = 600_000

_OF_SETUP = ("game", "players", "seed", "options", "names")


class BadRequest(ValueError):
    """A request that cannot be understood or answered; the text tells the client why."""


@dataclass(frozen=True, slots=True)
class Services:
    """What the server needs of the program around it.

    `games` gives a game by its id; `save` and `load` write and read a match (they raise PersistenceError); `choose` is
    the choice of an AI level for the seat to decide: match, level, milliseconds (None: the level's own); `words` the
    catalogue for a game and a number of players, with the names of that board's spaces (None: `catalogue` as it is).
    """

    games: Callable[[str], Game[Any]]
    catalogue: Catalogue
    save: Callable[[Match[Any], Path], None]
    load: Callable[[Path], Match[Any]]
    choose: Callable[[Match[Any], str, int | None], ActionSpec]
    words: Callable[[Game[Any], int], Catalogue] | None = None


class Server:
    """One client's session: at most one game at a time."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._spoken: tuple[Match[Any], Phrases] | None = None
        self._match: Match[Any] | None = None
        self.is_done = False
        self._commands: Mapping[str, Callable[[_Request], dict[str, Any]]] = {
            "new": self._new,
            "decision": self._decision,
            "legal": self._legal,
            "apply": self._apply,
            "view": self._view,
            "undo": self._undo,
            "result": self._result,
            "save": self._save,
            "load": self._load,
            "ai": self._ai,
            "position": self._position,
            "quit": self._quit,
        }

    def serve(self, lines: BinaryIO, answers: BinaryIO) -> None:
        """Answer every line until `quit` or the end of the input; nothing a client sends ends it otherwise."""
        while not self.is_done:
            line = lines.readline(MAX_LINE + 1)
            if not line:
                return
            if len(line) > MAX_LINE and not line.endswith(b"\n"):
                while (rest := lines.readline(MAX_LINE)) and not rest.endswith(b"\n"):
                    pass
                answer = _refusal(f"the line is too long: more than {MAX_LINE} bytes")
            elif line.strip():
                answer = self.handle(line)
            else:
                continue
            answers.write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace"))
            answers.write(b"\n")
            answers.flush()

    def handle(self, line: bytes) -> dict[str, Any]:
        """Return the answer to one request."""
        try:
            request = _Request(decode_object(line))
            command = request.text("cmd")
            if command not in self._commands:
                near = nearest(command, self._commands)
                hint = f" (did you mean {near}?)" if near else f"; known are: {', '.join(self._commands)}"
                raise BadRequest(f"there is no command {json.dumps(command)}{hint}")
            return {"ok": True, **self._commands[command](request)}
        except EngineError as error:
            return _refusal(message_text(error.message, self._phrases()))
        except (BadRequest, PersistenceError, LookupError) as error:
            return _refusal(str(error.args[0]) if error.args else str(error))
        except OSError as error:
            return _refusal(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except (ValueError, RuntimeError) as error:
            return _refusal(str(error))
        except Exception as error:  # a fault of the program must not end the client's session
            return _refusal(f"the program failed: {type(error).__name__}: {error}")

    # ---- commands ------------------------------------------------------------------------------------------------

    def _new(self, request: _Request) -> dict[str, Any]:
        game, setup = self._setup(request)
        self._match = Match(game, setup, _seats(request, setup.players))
        return self._state()

    def _decision(self, request: _Request) -> dict[str, Any]:
        return decision_data(self._open(), self._phrases())

    def _legal(self, request: _Request) -> dict[str, Any]:
        phrases = self._phrases()
        return {"ply": self._open().ply, "legal": [action_data(spec, phrases) for spec in self._open().options()]}

    def _apply(self, request: _Request) -> dict[str, Any]:
        match = self._open()
        spec = request.action()
        events = match.apply_spec(spec, ply=request.number("ply", None))
        phrases = self._phrases()
        return {"events": [event_data(event, phrases, sees_all=True) for event in events], **self._state()}

    def _view(self, request: _Request) -> dict[str, Any]:
        match = self._open()
        seat = request.number("seat", None)
        if seat is not None and not 0 <= seat < match.setup.players:
            raise BadRequest(f"there is no seat {seat}; the seats are 0 to {match.setup.players - 1}")
        return {"view": match.game.view(match.state, seat)}

    def _undo(self, request: _Request) -> dict[str, Any]:
        self._open().undo(request.number("depth", 1) or 0)
        return self._state()

    def _result(self, request: _Request) -> dict[str, Any]:
        match, phrases = self._open(), self._phrases()
        sheet = match.game.explain_scores(match.state)
        return {
            "result": result_facts(match.game.result(match.state)),
            "lines": [
                {
                    "id": line.id,
                    "values": list(line.values),
                    "marked": list(line.marked),
                    "struck": list(line.struck),
                }
                for line in sheet.lines
            ],
            "reasons": [message_text(message, phrases) for _, message in sheet.steps],
        }

    def _save(self, request: _Request) -> dict[str, Any]:
        path = Path(request.text("file"))
        self._services.save(self._open(), path)
        return {"file": str(path.resolve())}

    def _load(self, request: _Request) -> dict[str, Any]:
        self._match = self._services.load(Path(request.text("file")))
        return {"game": self._match.game.id, "setup": self._match.setup.to_dict(), **self._state()}

    def _ai(self, request: _Request) -> dict[str, Any]:
        match = self._open()
        if match.is_over:
            raise BadRequest("the game is over")
        ms = request.number("ms", None)
        if ms is not None and not 1 <= ms <= MAX_MS:
            raise BadRequest(f"`ms` must be between 1 and {MAX_MS}")
        spec = self._services.choose(match, request.text("level"), ms)
        return {"ply": match.ply, "action": action_data(spec, self._phrases())}

    def _position(self, request: _Request) -> dict[str, Any]:
        given = request.data.get("given")
        if given is None:
            named = next((name for name in _OF_SETUP if name in request.data), None)
            if named is not None:
                raise BadRequest(f"`{named}` goes with `given`, a position to set up")
            match = self._open()
            return {"position": position_facts(match.game, match.state)}
        if not isinstance(given, dict):
            raise BadRequest("`given` must be an object")
        seated: tuple[str, ...] = ()
        if self._match is None or "game" in request.data:
            game, setup = self._setup(request)
        else:
            game, setup = self._match.game, self._changed(request, self._match)
            seated = tuple(seat.name for seat in self._match.seats)
        self._match = Match(game, setup, _seats(request, setup.players, seated), game.arrange(setup, given))
        return self._state()

    def _quit(self, request: _Request) -> dict[str, Any]:
        self.is_done = True
        return {}

    # ---- around them -----------------------------------------------------------------------------------------------

    def _open(self) -> Match[Any]:
        if self._match is None:
            raise BadRequest('no game is open; send {"cmd": "new", ...} first')
        return self._match

    def _phrases(self) -> Phrases:
        match, services = self._match, self._services
        if match is None:
            return Phrases(services.catalogue, "")
        if self._spoken is None or self._spoken[0] is not match:
            game, players = match.game, len(match.seats)
            catalogue = services.words(game, players) if services.words is not None else services.catalogue
            self._spoken = (match, Phrases(catalogue, game.id, [seat.name for seat in match.seats]))
        return self._spoken[1]

    def _state(self) -> dict[str, Any]:
        """Return where the game stands, beside every answer that changes it."""
        match = self._open()
        decision = match.decision()
        return {
            "ply": match.ply,
            "seat": None if decision is None else decision.seat,
            "over": decision is None,
            "checksum": match.state.checksum(),
        }

    def _setup(self, request: _Request) -> tuple[Game[Any], Setup]:
        game = self._services.games(request.text("game"))
        options = request.options()
        players = request.number("players", None)
        if players is None:
            raise BadRequest("`players` is missing")
        setup = Setup(players, request.number("seed", 0) or 0, options)
        return game, complete(setup, game.players, game.options)

    @staticmethod
    def _changed(request: _Request, match: Match[Any]) -> Setup:
        """The set-up of a game with what a request names of it; what is not named stays, where it can."""
        game, old = match.game, match.setup
        players = request.number("players", None)
        seed = request.number("seed", None)
        kept = suited(Setup(old.players if players is None else players, 0, old.options), game.options)
        options = {**kept.options, **request.options()}
        return complete(Setup(kept.players, old.seed if seed is None else seed, options), game.players, game.options)


def _seats(request: _Request, players: int, seated: tuple[str, ...] = ()) -> list[Seat]:
    """The seats by the names of a request, else by those of who sat there, if they are as many."""
    usual = list(seated) if len(seated) == players else [f"Player {seat + 1}" for seat in range(players)]
    names = request.data.get("names", usual)
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise BadRequest(f"`names` must be a list of {players} texts")
    return [Seat(name, "") for name in names]


def _refusal(text: str) -> dict[str, Any]:
    return {"ok": False, "error": text}


class _Request:
    """A request's fields, checked as they are read."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def text(self, name: str) -> str:
        value = self.data.get(name)
        if not isinstance(value, str) or not value or "\0" in value:
            raise BadRequest(f"`{name}` must be a text")
        return value

    def number(self, name: str, default: int | None) -> int | None:
        value = self.data.get(name, default)
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise BadRequest(f"`{name}` must be a whole number")
        return value

    def options(self) -> dict[str, str]:
        value = self.data.get("options", {})
        if not isinstance(value, dict) or not all(isinstance(choice, str) for choice in value.values()):
            raise BadRequest("`options` must be an object of texts")
        return value

    def action(self) -> ActionSpec:
        value = self.data.get("action")
        if not isinstance(value, dict):
            raise BadRequest("`action` must be an object with `kind` and `args`")
        return ActionSpec.from_dict(value)
