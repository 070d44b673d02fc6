"""The manual page, written from what the command line says of itself."""

from __future__ import annotations

import argparse

from build_scripts.installers.product import DESCRIPTION, PROGRAM, PUBLIC_NAME, build_time
from edo_table.app.cli import COMMANDS


def roff(text: str) -> str:
    """Returns a text for a manual page: signs that steer roff escaped, no line that begins with one."""
    text = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    return f"\\&{text}" if text.startswith(".") else text


def _options(add: object) -> list[tuple[str, str]]:
    """Returns a command's arguments, each with what it does."""
    parser = argparse.ArgumentParser(add_help=False)
    add(parser)  # type: ignore[operator]
    rows = []
    for action in parser._actions:
        shown = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        takes = action.nargs != 0
        names = ", ".join(action.option_strings)
        name = f"{names} {shown}" if names and takes else names or shown
        rows.append((name, (action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%")))
    return rows


def manual_page(version: str) -> str:
    """Returns the page in roff."""
    title = f'.TH {PROGRAM.upper()} 6 "{build_time():%Y-%m-%d}" "{PUBLIC_NAME} {version}" "Games"'
    lines = [title, ".SH NAME", f"{roff(PROGRAM)} \\- board games of old Japan on one table", ".SH SYNOPSIS"]
    name = roff(PROGRAM)
    lines += [f".B {name}", ".br", f".B {name}", ".I FILE.edo", ".br", f".B {name}", ".I COMMAND", "[argument ...]"]
    lines.append(".SH DESCRIPTION")
    for paragraph in DESCRIPTION:
        lines += [".PP", roff(paragraph)]
    lines += [".PP", "Without arguments the window opens with the menu; with a saved game it opens that game."]
    lines.append(".SH COMMANDS")
    for command in COMMANDS:
        lines += [f".SS {roff(command.NAME)}", roff(command.DESCRIPTION)]
        for option, words in _options(command.add):
            lines += [".TP", f".B {roff(option)}", roff(words) or "\\&"]
    lines += [".SH ENVIRONMENT", ".TP", ".B EDO_TABLE_HOME"]
    lines.append(roff("A folder for settings, saves, statistics and log, in place of the system's folders."))
    lines.append(".SH FILES")
    for folder, words in (
        ("$XDG_DATA_HOME/EdoTable", "saves, statistics, your own content files (usually in ~/.local/share)"),
        ("$XDG_CONFIG_HOME/EdoTable", "settings (usually in ~/.config)"),
        ("$XDG_CACHE_HOME/EdoTable", "painted pictures, which may be deleted (usually in ~/.cache)"),
        ("$XDG_STATE_HOME/EdoTable", "log and crash reports (usually in ~/.local/state)"),
    ):
        lines += [".TP", f".I {roff(folder)}", roff(words)]
    lines += [".SH EXIT STATUS", "0 done, 1 what was asked about is wrong, 2 wrong use."]
    return "\n".join(lines) + "\n"
