"""Reading YAML safely: plain data, and the line on which each part of it stands.

Only what data files need is understood: mappings with text or whole-number keys, lists, texts, whole and
decimal numbers, true, false and null. `yes`, `no`, `on`, `off` and dates stay texts. A file that is too
large, too deep or that unfolds through aliases into too many values is refused while it is being read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from edo_table.content.problems import ContentError, Problem

MAX_BYTES = 1_048_576
MAX_VALUES = 50_000
MAX_DEPTH = 40

Key = str | int
Keys = tuple[Key, ...]
Plain = Any
"""dict, tuple (a YAML list), str, int, float, bool or None"""

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{0,18}([eE][-+]?[0-9]{1,2})?")
_WORDS: dict[str, Plain] = {"": None, "~": None, "null": None, "Null": None, "NULL": None,
                            "true": True, "True": True, "TRUE": True,
                            "false": False, "False": False, "FALSE": False}  # fmt: skip
_NOT_TEXT = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_TOO_DEEP = f"the data is nested too deep: more than {MAX_DEPTH} levels"
_PLAIN_TAGS = {"tag:yaml.org,2002:str", "!", None}


@dataclass(slots=True)
class _Entry:
    """One value of a mapping or list: the line it starts on, and the number it has in the file's list."""

    line: int
    node: _Node
    number: int = 0


@dataclass(slots=True)
class _Node:
    """A scalar (`value`), a mapping (`mapping`) or a list (`items`); `size` counts the values unfolded."""

    value: Plain = None
    mapping: dict[Key, _Entry] | None = None
    items: list[_Entry] | None = None
    size: int = 1


@dataclass(slots=True)
class _Open:
    """A mapping or list whose end has not been read yet."""

    node: _Node
    line: int
    anchor: str | None
    key: Key | None = None
    key_line: int = 0
    waits_for_value: bool = False
    is_key_lost: bool = False


@dataclass(frozen=True, slots=True)
class Source:
    """A YAML file that has been read: `data` (lists as tuples), and the line of every path in it."""

    file: str
    data: Plain
    _root: _Node = field(repr=False)

    def line(self, keys: Keys) -> int:
        """The line of the value at `keys`, or of the nearest thing around it that exists."""
        return self._find(keys)[0]

    def problem(self, keys: Keys, message: str, suggestion: str = "") -> Problem:
        """A problem at `keys`, with its line and written path."""
        line, path = self._find(keys)
        return Problem(self.file, line, path, message, suggestion)

    def without(self, places: Set[Keys]) -> Source:
        """The same source without the values at `places`; lines and list numbers stay those of the file."""
        root = _pruned(self._root, places, ())
        return Source(self.file, _plain(root), root)

    def _find(self, keys: Keys) -> tuple[int, str]:
        line, path = 1, ""
        node: _Node | None = self._root
        for key in keys:
            entry: _Entry | None = None
            if node is not None and node.mapping is not None:
                entry = node.mapping.get(key)
                step = f".{key}"
            elif node is not None and node.items is not None and isinstance(key, int):
                entry = node.items[key] if 0 <= key < len(node.items) else None
                step = f"[{entry.number if entry else key}]"
            else:
                step = f"[{key}]" if isinstance(key, int) else f".{key}"
            path += step if path or step.startswith("[") else step[1:]
            node = entry.node if entry else None
            line = entry.line if entry else line
        return line, path


def read_yaml(path: Path, shown_as: str | None = None) -> Source:
    """The data of the YAML file at `path`; raises ContentError with every problem found.

    `shown_as` is the file's name in problems, by default the path itself.
    """
    name = shown_as or str(path)
    text = _text_of(path, name)
    composer = _Composer(name)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            composer.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = min(mark.line, text.count("\n")) + 1 if mark else 1  # the mark may lie behind the end
        words = ", ".join(part for part in (error.context, error.problem) if part)
        message = f"this is not YAML: {words or 'cannot be read'}"
        if "nesting depth" in words:
            message = _TOO_DEEP
        composer.problems.append(Problem(name, line, "", message))
    except (yaml.YAMLError, RecursionError):
        composer.problems.append(Problem(name, 1, "", "this is not YAML: it cannot be read"))
    except _Refused:
        pass
    if composer.problems:
        raise ContentError(composer.problems)
    root = composer.root
    if root is None:
        raise ContentError([Problem(name, 1, "", "the file holds no data, only comments or blank lines")])
    return Source(name, _plain(root), root)


def _text_of(path: Path, name: str) -> str:
    def refused(message: str, line: int = 1) -> ContentError:
        return ContentError([Problem(name, line, "", message)])

    try:
        if not path.exists():
            raise refused("the file is missing")
        if not path.is_file():
            raise refused("this is not a file that can be read")
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise refused(f"the file cannot be read: {error.strerror or 'unknown reason'}") from None
    if len(raw) > MAX_BYTES:
        raise refused(f"the file is too large: more than {MAX_BYTES // 1024} KB")
    if not raw.strip():
        raise refused("the file is empty")
    if b"\0" in raw:
        line = raw[: raw.index(b"\0")].count(b"\n") + 1
        raise refused("the file is binary; a text file in YAML was expected", line)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise refused("the file is not text in UTF-8; save it with that encoding", line) from None
    strange = _NOT_TEXT.search(text)
    if strange:
        line = text.count("\n", 0, strange.start()) + 1
        raise refused(f"the file holds the character U+{ord(strange.group()):04X}, which no text has", line)
    if not text.strip():
        raise refused("the file is empty")
    return text


class _Refused(Exception):
    """Reading has to stop: going on could cost too much time or memory."""


class _Composer:
    """Builds the nodes of one document from parser events, counting what aliases would unfold to."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.root: _Node | None = None
        self._open: list[_Open] = []
        self._anchors: dict[str, _Node] = {}
        self._values = 0
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        """Adds one parser event; raises _Refused when the file must not be read further."""
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                self._refuse(line, "a second document begins here (---); only one is allowed in a file")
        elif isinstance(event, yaml.AliasEvent):
            node = self._anchors.get(event.anchor or "")
            if node is None:
                self._refuse(line, f"*{event.anchor} names nothing that is complete before this line")
            else:
                self._count(node.size, line)
                self._place(node, line)
        elif isinstance(event, yaml.ScalarEvent):
            self._count(1, line)
            node = _Node(value=self._scalar(event, line))
            self._keep(event.anchor, node)
            self._place(node, line)
        elif isinstance(event, yaml.CollectionStartEvent):
            self._count(1, line)
            self._begin(event, line)
        elif isinstance(event, yaml.CollectionEndEvent):
            done = self._open.pop()
            self._keep(done.anchor, done.node)
            self._place(done.node, done.line)

    def _begin(self, event: yaml.CollectionStartEvent, line: int) -> None:
        if len(self._open) >= MAX_DEPTH:
            self._refuse(line, _TOO_DEEP)
        is_mapping = isinstance(event, yaml.MappingStartEvent)
        if event.tag not in (None, "!", f"tag:yaml.org,2002:{'map' if is_mapping else 'seq'}"):
            self._note(line, f"the tag {event.tag} is not allowed; only plain data is")
        node = _Node(mapping={}) if is_mapping else _Node(items=[])
        self._open.append(_Open(node, line, event.anchor))

    def _scalar(self, event: yaml.ScalarEvent, line: int) -> Plain:
        if event.tag not in _PLAIN_TAGS:
            self._note(line, f"the tag {event.tag} is not allowed; only plain data is")
        text: str = event.value
        if not event.implicit[0] or event.tag is not None:
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _WHOLE.fullmatch(text):
            return int(text)
        if _DECIMAL.fullmatch(text):
            return float(text)
        return text

    def _place(self, node: _Node, line: int) -> None:
        if not self._open:
            self.root = node
            return
        around = self._open[-1]
        around.node.size += node.size
        if around.node.items is not None:
            around.node.items.append(_Entry(line, node, len(around.node.items)))
        elif not around.waits_for_value:
            self._take_key(around, node, line)
        else:
            around.waits_for_value = False
            if not around.is_key_lost and around.node.mapping is not None and around.key is not None:
                around.node.mapping[around.key] = _Entry(around.key_line, node)

    def _take_key(self, around: _Open, node: _Node, line: int) -> None:
        around.waits_for_value, around.is_key_lost = True, False
        around.key, around.key_line = None, line
        key = node.value
        if not isinstance(key, (str, int)) or isinstance(key, bool):
            around.is_key_lost = True
            self._note(line, "a key must be a text or a whole number")
            return
        around.key = key
        first = around.node.mapping.get(key) if around.node.mapping is not None else None
        if first is not None:
            around.is_key_lost = True
            self._note(line, f'the key "{key}" is written twice, first in line {first.line}')

    def _keep(self, anchor: str | None, node: _Node) -> None:
        if anchor is not None:
            self._anchors[anchor] = node

    def _count(self, values: int, line: int) -> None:
        self._values += values
        if self._values > MAX_VALUES:
            self._refuse(line, f"the file unfolds into too many values: more than {MAX_VALUES}")

    def _note(self, line: int, message: str) -> None:
        self.problems.append(Problem(self.file, line, self._path(), message))

    def _refuse(self, line: int, message: str) -> None:
        self._note(line, message)
        raise _Refused

    def _path(self) -> str:
        path = ""
        for opened in self._open:
            if opened.node.items is not None:
                path += f"[{len(opened.node.items)}]"
            elif opened.waits_for_value and opened.key is not None:
                path += f".{opened.key}" if path else str(opened.key)
        return path


def _plain(root: _Node) -> Plain:
    made: dict[int, Plain] = {}

    def plain(node: _Node) -> Plain:
        if id(node) not in made:
            if node.mapping is not None:
                made[id(node)] = {key: plain(entry.node) for key, entry in node.mapping.items()}
            elif node.items is not None:
                made[id(node)] = tuple(plain(entry.node) for entry in node.items)
            else:
                made[id(node)] = node.value
        return made[id(node)]

    return plain(root)


def _pruned(node: _Node, places: Set[Keys], at: Keys) -> _Node:
    if not any(place[: len(at)] == at for place in places):
        return node
    inside: Iterator[tuple[Key, _Entry]]
    if node.mapping is not None:
        inside = iter(node.mapping.items())
    elif node.items is not None:
        inside = iter(enumerate(node.items))
    else:
        return node
    kept: dict[Key, _Entry] = {
        key: _Entry(entry.line, _pruned(entry.node, places, (*at, key)), entry.number)
        for key, entry in inside
        if (*at, key) not in places
    }
    if node.mapping is not None:
        return _Node(mapping=kept, size=node.size)
    return _Node(items=list(kept.values()), size=node.size)
