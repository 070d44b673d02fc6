"""Checking plain data against typed records, with every fault told in plain words.

A record is a frozen pydantic model made for one kind of entry; unknown keys and values of another type are
faults, nothing is converted. Lists are tuples (`tuple[X, ...]`).
"""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from edo_table.content.problems import ContentError, Problem, nearest
from edo_table.content.yaml_source import Key, Keys, Plain, Source

_ID = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
_QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'")
_ROUNDS = 8


class Record(BaseModel):
    """An entry of a data file: frozen, strict, no keys beyond those named."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


R = TypeVar("R", bound=Record)


def _identifier(text: str) -> str:
    if not _ID.fullmatch(text):
        raise ValueError(f'"{text}" cannot be an id: use small letters, digits, and - or _ between them')
    return text


def _words(text: str) -> str:
    if not text.strip():
        raise ValueError("the text is empty")
    return text


Id = Annotated[str, AfterValidator(_identifier)]
"""the name by which other entries, saves and scripts call something"""

Text = Annotated[str, AfterValidator(_words)]
"""words for people, not empty"""


@dataclass(frozen=True, slots=True)
class Checked(Generic[R]):
    """What came of checking: the record, the source it was made from, and the problems.

    `record` is made from `source`, which lacks the entries that had problems, so that the sound ones can be
    checked further; it is None when nothing useful was left. `is_whole` is True when the record holds
    everything the file says apart from unknown keys; else `left_out` has the ids of the entries it lacks.
    """

    record: R | None
    source: Source
    problems: tuple[Problem, ...]
    is_whole: bool
    left_out: frozenset[str] = frozenset()


def validate(source: Source, model: type[R]) -> R:
    """The record held by a source; raises ContentError with all problems."""
    checked = check(source, model)
    if checked.problems or checked.record is None:
        raise ContentError(checked.problems)
    return checked.record


def check(source: Source, model: type[R]) -> Checked[R]:
    """The record of the sound part of a source, and every problem of the rest."""
    problems: list[Problem] = []
    is_whole = True
    left_out: set[str] = set()
    for attempt in range(_ROUNDS):
        try:
            return Checked(model.model_validate(source.data), source, tuple(problems), is_whole, frozenset(left_out))
        except ValidationError as error:
            faults = _faults(error, source, model)
        # A list may have become too short only because its faulty entries were left out.
        problems += [fault.problem for fault in faults if attempt == 0 or not fault.is_too_short]
        is_whole = is_whole and all(fault.is_extra for fault in faults)
        broken = {_entry_of(fault, source) for fault in faults}
        if () in broken:
            break
        left_out |= {name for entry in broken if (name := _id_at(source.data, entry))}
        source = source.without(broken)
    return Checked(None, source, tuple(dict.fromkeys(problems)), False)


_FEW = 20
"""Names that are all told where none is like the wrong one."""


def unknown_reference(source: Source, keys: Keys, name: str, noun: str, known: Iterable[str]) -> Problem:
    """The problem that `name` at `keys` is not a known `noun`: with the nearest one, or all if they are few."""
    names = list(known)
    suggestion = nearest(name, names)
    message = f'there is no {noun} "{name}"'
    if not suggestion and 0 < len(names) <= _FEW:
        message += f"; known are: {', '.join(names)}"
    return source.problem(keys, message, suggestion)


def undrawn(source: Source, keys: Keys, names: Iterable[str], noun: str, drawn: Collection[str]) -> list[Problem]:
    """The problems of a list's entries whose ids are none of those that there are pictures of."""
    return [
        unknown_reference(source, (*keys, number, "id"), name, f"picture of the {noun}", drawn)
        for number, name in enumerate(names)
        if name not in drawn
    ]


def repeated(source: Source, keys: Keys, names: Iterable[str], noun: str, name_key: str = "id") -> list[Problem]:
    """The problems of names used twice in the list at `keys`; one for each later use."""
    first: dict[str, int] = {}
    problems = []
    for number, name in enumerate(names):
        place = (*keys, number, name_key)
        if name in first:
            line = source.line((*keys, first[name], name_key))
            problems.append(source.problem(place, f'the {noun} "{name}" is there twice, first in line {line}'))
        else:
            first[name] = number
    return problems


@dataclass(frozen=True, slots=True)
class _Fault:
    keys: Keys
    problem: Problem
    is_extra: bool
    is_too_short: bool


def _faults(error: ValidationError, source: Source, model: type[BaseModel]) -> list[_Fault]:
    by_place: dict[Keys, list[ErrorDetails]] = {}
    for details in error.errors(include_url=False):
        if details["type"] == "too_short" and len(details["input"]) >= details["ctx"]["min_length"]:
            continue  # only the sound entries were counted
        by_place.setdefault(_place(details["loc"], source.data, details["type"]), []).append(details)
    faults = []
    for keys, all_details in by_place.items():
        details = all_details[0]
        message, suggestion = _explain(details, keys, model)
        expected = [name for name in map(_expected, all_details) if name]
        if len(expected) > 1:
            choice = " or ".join(dict.fromkeys(expected))
            message = f"{choice} was expected, found {_found(details['input'])}"
        problem = source.problem(keys, message, suggestion)
        faults.append(_Fault(keys, problem, details["type"] == "extra_forbidden", details["type"] == "too_short"))
    return faults


def _place(location: tuple[Key, ...], data: Plain, kind: str) -> Keys:
    """The path in the data; a location also names branches of unions, which the data does not have."""
    keys: list[Key] = []
    for number, step in enumerate(location):
        if _has(data, step):
            data = data[step]
            keys.append(step)
        elif kind == "missing" and number == len(location) - 1:
            keys.append(step)
    return tuple(keys)


def _has(data: Plain, key: Key) -> bool:
    if isinstance(data, tuple):
        return isinstance(key, int) and 0 <= key < len(data)
    return isinstance(data, dict) and key in data


def _entry_of(fault: _Fault, source: Source) -> Keys:
    """The part to leave out: an unknown key alone, else the entry of the outermost list; () for all."""
    if fault.is_extra:
        return fault.keys
    data: Plain = source.data
    for number, key in enumerate(fault.keys):
        if not _has(data, key):
            break
        if isinstance(data, tuple):
            return fault.keys[: number + 1]
        data = data[key]
    return ()


def _id_at(data: Plain, keys: Keys) -> str:
    for key in keys:
        data = data[key]
    name = data.get("id") if isinstance(data, dict) else None
    return name if isinstance(name, str) else ""


_NAMES: dict[str, str] = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "string_type": "a text",
    "bool_type": "true or false",
    "tuple_type": "a list",
    "list_type": "a list",
    "dict_type": "a mapping (key: value)",
    "model_type": "a mapping (key: value)",
    "model_attributes_type": "a mapping (key: value)",
    "none_required": "nothing",
}
_LIMITS: dict[str, tuple[str, str]] = {
    "greater_than_equal": ("ge", "must be at least {}"),
    "greater_than": ("gt", "must be more than {}"),
    "less_than_equal": ("le", "must be at most {}"),
    "less_than": ("lt", "must be less than {}"),
    "multiple_of": ("multiple_of", "must be a multiple of {}"),
}


def _expected(details: ErrorDetails) -> str:
    return _NAMES.get(details["type"], "")


def _explain(details: ErrorDetails, keys: Keys, model: type[BaseModel]) -> tuple[str, str]:
    """The message and the suggestion for one fault."""
    kind, value, context = details["type"], details["input"], details.get("ctx", {})
    if kind == "extra_forbidden":
        names = sorted(_keys_allowed(model, keys[:-1]))
        near = nearest(keys[-1], names)
        others = "" if near or not names else f"; known here: {', '.join(names)}"
        return f'unknown key "{keys[-1]}"{others}', near
    if kind == "missing" and isinstance(keys[-1], int):
        return f"the list is too short: entry {keys[-1] + 1} is missing", ""
    if kind == "missing":
        return f'the key "{keys[-1]}" is missing', ""
    if kind in ("literal_error", "enum"):
        choices = _choices(str(context.get("expected", "")))
        if not isinstance(value, str):
            return f"{_found(value)} is not one of: {', '.join(choices)}", ""
        return f'"{value}" is not one of: {", ".join(choices)}', nearest(value, choices)
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        choices = _choices(str(context.get("expected_tags", "")))
        tag = str(context.get("tag", ""))
        if not tag:
            name = str(context.get("discriminator", "")).strip("'")
            return f'the key "{name}" is missing', ""
        return f'"{tag}" is not one of: {", ".join(choices)}', nearest(tag, choices)
    if kind in _NAMES:
        return f"{_NAMES[kind]} was expected, found {_found(value)}", ""
    if kind in _LIMITS:
        name, words = _LIMITS[kind]
        return f"{words.format(context.get(name))}, is {value}", ""
    if kind in ("too_short", "too_long"):
        limit = context.get("min_length" if kind == "too_short" else "max_length")
        bound = "at least" if kind == "too_short" else "at most"
        return f"{bound} {limit} entries are expected, found {context.get('actual_length')}", ""
    if kind in ("string_too_short", "string_too_long"):
        limit = context.get("min_length", context.get("max_length"))
        bound = "at least" if kind == "string_too_short" else "at most"
        return f"the text must have {bound} {limit} letters", ""
    if kind == "string_pattern_mismatch":
        return f'"{value}" does not have the form that is needed here', ""
    if kind == "value_error":
        return str(context.get("error", details["msg"])), ""
    if kind == "invalid_key":
        return "a key must be a text", ""
    return f"{details['msg'][:1].lower()}{details['msg'][1:]}, found {_found(value)}", ""


def _choices(expected: str) -> list[str]:
    quoted = _QUOTED.findall(expected)
    if quoted:
        return quoted
    return [part.strip() for part in re.split(r",| or ", expected) if part.strip()]


def _found(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        shown = value if len(value) <= 40 else value[:37] + "..."
        return f'the text "{shown}"'
    if isinstance(value, (tuple, list)):
        return "a list"
    if isinstance(value, dict):
        return "a mapping"
    return f"the number {value}" if isinstance(value, (int, float)) else "something else"


def _keys_allowed(model: type[BaseModel], keys: Keys) -> set[str]:
    """The keys that records at a path may have."""
    kinds: list[Any] = [model]
    for key in keys:
        kinds = [inner for kind in kinds for inner in _inside(kind, key)]
    found: set[str] = set()
    for kind in kinds:
        for bare in _bare(kind):
            if isinstance(bare, type) and issubclass(bare, BaseModel):
                found |= {field.alias or name for name, field in bare.model_fields.items()}
    return found


def _bare(kind: Any) -> Iterator[Any]:
    """The types a type stands for: without Annotated, and each branch of a union."""
    origin = typing.get_origin(kind)
    if origin is Annotated:
        yield from _bare(typing.get_args(kind)[0])
    elif origin is typing.Union or origin is types.UnionType:
        for branch in typing.get_args(kind):
            yield from _bare(branch)
    else:
        yield kind


def _inside(kind: Any, key: Key) -> Iterator[Any]:
    for bare in _bare(kind):
        origin, inner = typing.get_origin(bare), typing.get_args(bare)
        if isinstance(bare, type) and issubclass(bare, BaseModel):
            yield from (field.annotation for name, field in bare.model_fields.items() if (field.alias or name) == key)
        elif origin in (dict, Mapping) and len(inner) == 2:
            yield inner[1]
        elif origin is tuple and inner:
            if len(inner) == 2 and inner[1] is Ellipsis:
                yield inner[0]
            elif isinstance(key, int) and key < len(inner):
                yield inner[key]


__all__ = ["Checked", "Id", "Record", "Text", "check", "repeated", "unknown_reference", "validate"]
