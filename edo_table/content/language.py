"""The program's words: one catalogue of texts for each language, English where a translation is missing.

A text may hold placeholders: `{name}` is replaced by an argument, `{name:prefix}` by the text `prefix.<argument>`
(the name of a token, a place ...), `{name|token|tokens}` by the form that fits the number. A list as argument is
joined ("A, B and C"). `{{` and `}}` stand for braces. A text put in through a prefix is filled in with the same
arguments ("{n} {good:goods}" with `goods.sandal: "{n|sandal|sandals}"`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from edo_table.content.extending import bases
from edo_table.content.problems import ContentError, Problem, nearest
from edo_table.content.resources import DataFolder
from edo_table.content.yaml_source import Keys, Plain, Source, read_yaml

Argument: TypeAlias = "str | int | Sequence[str]"

ENGLISH = "en"
PSEUDO = "qps"
"""the code of a language made up for tests: English, longer by two fifths and with long vowels"""

_FIELD = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_PREFIX = re.compile(r"[a-z][a-z0-9_.-]*")
_ONE_FORM = {"ja", "zh", "ko", "th", "vi", "id"}
_ZERO_IS_ONE = {"fr", "pt"}


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A part of a text to be filled in: from the argument `name`, through `prefix` or by one of `forms`."""

    name: str
    prefix: str = ""
    forms: tuple[str, ...] = ()


class BadTemplate(ValueError):
    """A text whose placeholders cannot be understood."""


@lru_cache(maxsize=4096)
def parse(text: str) -> tuple[str | Placeholder, ...]:
    """The plain parts and placeholders of a text, in order; raises BadTemplate."""
    parts: list[str | Placeholder] = []
    end = 0
    for match in _FIELD.finditer(text):
        parts.append(text[end : match.start()])
        end = match.end()
        found = match.group()
        if found in ("{{", "}}"):
            parts.append(found[0])
        elif found in ("{", "}"):
            raise BadTemplate(f'a single "{found}"; write "{found}{found}" for the sign itself')
        else:
            parts.append(_placeholder(match.group(1)))
    parts.append(text[end:])
    return tuple(part for part in parts if part)


def _placeholder(inside: str) -> Placeholder:
    name, *forms = inside.split("|")
    name, colon, prefix = name.partition(":")
    if not _NAME.fullmatch(name) or (colon and not _PREFIX.fullmatch(prefix)) or (forms and colon):
        raise BadTemplate(f'"{{{inside}}}" is not a placeholder')
    return Placeholder(name, prefix, tuple(forms))


def plural_forms(code: str) -> int:
    """How many forms a language has for counted things."""
    return 1 if code.partition("-")[0] in _ONE_FORM else 2


def plural_form(code: str, number: int) -> int:
    """Which of the forms goes with a number: 0 for one thing, 1 for several."""
    language = code.partition("-")[0]
    if language in _ONE_FORM:
        return 0
    return 0 if abs(number) == 1 or (number == 0 and language in _ZERO_IS_ONE) else 1


class Catalogue:
    """The texts of one language, by key.

    A key without text gives the key itself and is noted in `missing`; so is an argument that a text needs and
    was not given.
    """

    def __init__(self, code: str, texts: Mapping[str, str], english: Mapping[str, str] | None = None) -> None:
        self.code = code
        self._texts = dict(texts)
        self._english = dict(texts if english is None else english)
        self._missing: dict[str, None] = {}

    @property
    def missing(self) -> tuple[str, ...]:
        """The keys asked for in vain, in the order of asking."""
        return tuple(self._missing)

    @property
    def untranslated(self) -> tuple[str, ...]:
        """The keys for which English stands in."""
        return tuple(key for key in self._english if key not in self._texts)

    def keys(self) -> tuple[str, ...]:
        """All keys that have a text."""
        return tuple(dict.fromkeys((*self._english, *self._texts)))

    def has(self, key: str) -> bool:
        """True when there is a text for the key, if only in English."""
        return key in self._texts or key in self._english

    def english(self, key: str) -> str | None:
        """The unfilled English text of a key."""
        return self._english.get(key)

    def prefixed(self, key: str) -> frozenset[str]:
        """The arguments that the text of a key words by itself, through a prefix or by number."""
        text = self._texts.get(key, self._english.get(key, ""))
        return frozenset(
            part.name for part in parse(text) if isinstance(part, Placeholder) and (part.prefix or part.forms)
        )

    def text(self, key: str, /, **args: Argument) -> str:
        """The text of a key with its placeholders filled in."""
        if key in self._texts:
            return self._filled(key, self._texts[key], self.code, args)
        if key in self._english:
            return self._filled(key, self._english[key], ENGLISH, args)
        self._missing[key] = None
        return key

    def join(self, items: Sequence[str]) -> str:
        """The items as a list in words: "A", "A and B", "A, B and C"."""
        if len(items) < 2:
            return "".join(items)
        joined = items[0]
        for item in items[1:-1]:
            joined = self.text("list.middle", before=joined, after=item)
        return self.text("list.last", before=joined, after=items[-1])

    def with_texts(self, texts: Mapping[str, str]) -> Catalogue:
        """A catalogue with further texts, which go before those it has (names of players, of a map's places)."""
        literal = {key: text.replace("{", "{{").replace("}", "}}") for key, text in texts.items()}
        return Catalogue(self.code, {**self._texts, **literal}, {**self._english, **literal})

    def with_extension(self, game: str, base: str) -> Catalogue:
        """A catalogue in which the words of a game go before those of the game that it extends, under both keys."""

        renamed = {f"{base}{key.removeprefix(game)}": key for key in self._english if key.startswith(f"{game}.")}

        def both(texts: Mapping[str, str]) -> dict[str, str]:
            rest = {key: text for key, text in texts.items() if key not in renamed}
            return {**rest, **{key: texts[own] for key, own in renamed.items() if own in texts}}

        return Catalogue(self.code, both(self._texts), both(self._english))

    def _filled(self, key: str, text: str, code: str, args: Mapping[str, Argument]) -> str:
        words = ""
        for part in parse(text):
            if isinstance(part, str):
                words += part
            elif part.name not in args:
                self._missing[f"{key} {{{part.name}}}"] = None
                words += f"{{{part.name}}}"
            elif part.forms:
                number = _number(args[part.name])
                words += part.forms[min(plural_form(code, number), len(part.forms) - 1)]
            else:
                words += self._value(args[part.name], part.prefix, args)
        return words

    def _value(self, value: Argument, prefix: str, args: Mapping[str, Argument]) -> str:
        if not isinstance(value, (str, int)):
            return self.join([self._value(item, prefix, args) for item in value])
        if not prefix:
            return str(value)
        key = f"{prefix}.{value}"
        if self.has(key):
            return self.text(key, **args)
        self._missing[key] = None
        return str(value)


def _number(value: Argument) -> int:
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return int(value) if value.lstrip("-").isdecimal() else 0
    return len(value)


def load_catalogue(folder: DataFolder, code: str = ENGLISH) -> Catalogue:
    """The texts of a language from `lang/` and every game's `lang/`; raises ContentError with all problems.

    `qps` gives the made-up language for tests of layouts.
    """
    wanted = ENGLISH if code == PSEUDO else code
    english, problems = _texts(folder, ENGLISH)
    texts = english
    if wanted != ENGLISH:
        texts, more = _texts(folder, wanted)
        problems += more
        problems += check_translation(folder, wanted)
    if problems:
        raise ContentError(problems)
    own = english.keys()
    for game, base in bases(folder).items():
        english = {**_lent(english, own, base, game), **english}
        texts = {**_lent(texts, own, base, game), **texts}
    if code == PSEUDO:
        return Catalogue(PSEUDO, {key: pseudo(text) for key, text in english.items()}, english)
    return Catalogue(code, texts, english)


def _lent(texts: Mapping[str, str], own: Collection[str], giver: str, taker: str) -> dict[str, str]:
    """The texts of one game under the keys of another, but for those that the other has in English."""
    lent = {f"{taker}{key.removeprefix(giver)}": text for key, text in texts.items() if key.startswith(f"{giver}.")}
    return {key: text for key, text in lent.items() if key not in own}


def check_languages(folder: DataFolder) -> list[Problem]:
    """The problems of all texts in all languages."""
    problems = _texts(folder, ENGLISH)[1]
    for code in folder.languages():
        if code != ENGLISH:
            problems += _texts(folder, code)[1] + check_translation(folder, code)
    return problems


def check_translation(folder: DataFolder, code: str) -> list[Problem]:
    """The problems of a translation against English: unknown keys, placeholders lost or invented."""
    english = _texts(folder, ENGLISH)[0]
    problems = []
    for _, source in _sources(folder, code)[0]:
        for keys, key, text in _leaves(source.data):
            if key not in english:
                problems.append(source.problem(keys, f'English has no text "{key}"', nearest(key, english)))
                continue
            needed, given = _needs(english[key]), _needs(text)
            for name in sorted(needed - given):
                problems.append(source.problem(keys, f"the placeholder {{{name}}} of the English text is missing"))
            for name in sorted(given - needed):
                near = nearest(name, needed)
                problems.append(source.problem(keys, f"the English text has no placeholder {{{name}}}", near))
    return problems


def pseudo(text: str) -> str:
    """A text longer by two fifths, with ō and ū, its placeholders as they were."""
    parts = []
    length = 0
    for part in parse(text):
        if isinstance(part, str):
            parts.append(_long_vowels(part).replace("{", "{{").replace("}", "}}"))
            length += len(part)
        elif part.forms:
            parts.append("{" + "|".join((part.name, *map(_long_vowels, part.forms))) + "}")
            length += max(map(len, part.forms))
        else:
            parts.append(f"{{{part.name}:{part.prefix}}}" if part.prefix else f"{{{part.name}}}")
    if not length:
        return "".join(parts)
    return "".join(parts) + ("ūōm ōnū " * (length // 4 + 1))[: -(-length * 2 // 5)]


def _long_vowels(text: str) -> str:
    return text.translate(str.maketrans("ouOU", "ōūŌŪ"))


def _texts(folder: DataFolder, code: str) -> tuple[dict[str, str], list[Problem]]:
    """The texts of a language; the program's stand in for those that a player's file of the same language lacks."""
    texts, problems = _texts_of(folder, code)
    if folder.overlay is not None:
        texts = {**_texts_of(DataFolder(folder.base), code)[0], **texts}
    return texts, problems


def _texts_of(folder: DataFolder, code: str) -> tuple[dict[str, str], list[Problem]]:
    sources, problems = _sources(folder, code)
    texts: dict[str, str] = {}
    for game, source in sources:
        problems += _check_leaves(source, code)
        for keys, key, text in _leaves(source.data):
            if game and not key.startswith(f"{game}."):
                problems.append(source.problem(keys, f'the keys of this file begin with "{game}."'))
            elif key in texts:
                problems.append(source.problem(keys, f'the text "{key}" is there twice'))
            else:
                texts[key] = text
    return texts, problems


def _sources(folder: DataFolder, code: str) -> tuple[list[tuple[str, Source]], list[Problem]]:
    """The files of a language that can be read, each with its game, "" for the program's own."""
    sources: list[tuple[str, Source]] = []
    problems: list[Problem] = []
    files = [("", f"lang/{code}.yaml")]
    files += [(game, f"{game}/lang/{code}.yaml") for game in folder.games()]
    for game, name in files:
        if game and not folder.has(name):
            continue
        try:
            sources.append((game, read_yaml(folder.path(name))))
        except ContentError as error:
            problems += error.problems
    return sources, problems


def _leaves(data: Plain, keys: Keys = ()) -> Iterator[tuple[Keys, str, str]]:
    """Path, key and text of every sound text."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, (*keys, key))
    elif isinstance(data, str) and keys:
        try:
            parse(data)
        except BadTemplate:
            return
        yield keys, ".".join(map(str, keys)), data


def _check_leaves(source: Source, code: str) -> list[Problem]:
    problems: list[Problem] = []

    def look(data: Plain, keys: Keys) -> None:
        if isinstance(data, dict):
            for key, value in data.items():
                look(value, (*keys, key))
            return
        if not isinstance(data, str) or not keys:
            expected = "a text was expected" if keys else "a mapping of keys to texts was expected"
            problems.append(source.problem(keys, f"{expected}; put it in quotes if it is one"))
            return
        try:
            parts = parse(data)
        except BadTemplate as error:
            problems.append(source.problem(keys, str(error)))
            return
        for part in parts:
            if isinstance(part, Placeholder) and part.forms and len(part.forms) != plural_forms(code):
                message = f"{{{part.name}|...}} must have {plural_forms(code)} forms, it has {len(part.forms)}"
                problems.append(source.problem(keys, message))

    look(source.data, ())
    return problems


def _needs(text: str) -> set[str]:
    return {part.name for part in parse(text) if isinstance(part, Placeholder)}
