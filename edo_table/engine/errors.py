"""What can go wrong when somebody plays."""

from __future__ import annotations

from edo_table.engine.messages import Message


class EngineError(Exception):
    """A refusal that changed nothing; `message` says why in a form the catalogue can translate."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class IllegalAction(EngineError):
    """The action is not among the legal options of the open decision, or the decision is not open any more."""


class BadSetup(EngineError):
    """Player count, option or seed that the game does not know."""


class BadPosition(EngineError):
    """A position (of a scenario, a save or another program) that the rules do not allow."""


class BadRecord(EngineError):
    """A record that does not fit the game: unknown action, wrong version, diverging checksum."""
