"""What trials found: a line for each step, and the numbers that the report wants."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from build_scripts.installers.tools import Broken, Missing
from build_scripts.smoke import Failed, Skipped

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass
class Book:
    """The lines of one run; `failed` counts what did not do what it must."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    lines: list[str] = field(default_factory=list)
    is_measured: bool = False
    """Whether the program's use of the processor has been measured."""

    def note(self, artefact: str, step: str, outcome: str, words: str) -> None:
        """Writes a line down and prints it."""
        line = f"{artefact:8} {step:34} {outcome:8} {words}".rstrip()
        self.lines.append(line)
        print(line, flush=True)

    @contextmanager
    def about(self, artefact: str) -> Iterator[None]:
        """Turns what stops the trials of an artefact into a line, so that the next one is tried all the same."""
        try:
            yield
        except Missing as lack:
            self.skipped += 1
            self.note(artefact, "all of it", "skipped", str(lack))
        except (Failed, Broken, OSError, ValueError, KeyError) as why:
            self.failed += 1
            self.note(artefact, "the rest", "failed", words_of(why))

    def step(self, artefact: str, name: str, trial: Callable[[], str]) -> bool:
        """Runs one step; returns whether it went well (a step that cannot be tried here did)."""
        try:
            outcome, words = "ok", trial()
        except (Skipped, Missing) as why:
            outcome, words = "skipped", str(why)
        except (Failed, Broken, OSError, ValueError, KeyError) as why:
            outcome, words = "failed", words_of(why)
        self.passed += outcome == "ok"
        self.failed += outcome == "failed"
        self.skipped += outcome == "skipped"
        self.note(artefact, name, outcome, words)
        return outcome != "failed"


def words_of(why: Exception) -> str:
    """Returns what an error says, with its kind where that is needed to understand it."""
    return str(why) if isinstance(why, (Failed, Broken)) else f"{type(why).__name__}: {why}"
