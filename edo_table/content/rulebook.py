"""Rules pages: data/<game>/rules.yaml, in our own words, as pages of blocks with links, pictures and a glossary.

In texts `**words**` are strong, `[[id]]` or `[[id|words]]` leads to a page or explains a term, `<kind/id>` is a small
picture of a component.  A translation is a file `rules.<language>.yaml` beside it, with the same ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, model_validator

from edo_table.content.extending import base_of
from edo_table.content.language import ENGLISH, PSEUDO, pseudo
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.content.validate import Checked, Id, Record, Text, check, repeated, unknown_reference
from edo_table.content.yaml_source import Keys, Source, read_yaml

FILE = "rules.yaml"
_PROGRAM = ""
"""Stands for a game where the pages about the program are meant."""
GENERAL = FILE
"""At the top of the data folder: the pages about this program that every game's book ends with."""

Ground = Literal["earth", "water", "town", "paper"]
PictureId = Annotated[str, Field(pattern=r"^[a-z0-9_-]+/[a-z0-9_-]+(@[a-z0-9_-]+)?$")]
"""Kind and id of a component, perhaps with the colour of the seat whose it is: `token/ship-1@shu`."""

_LINK = re.compile(r"\[\[([^\]|]+)(?:\|[^\]]+)?\]\]")
_MARKUP = re.compile(r"(\*\*|\[\[[^\]|]*\|?|\]\]|<[a-z0-9_/-]+>)")


class HexRecord(Record):
    """A hex of a scene: column and row (odd columns stand half a hex higher), its ground, and what stands on it."""

    at: tuple[int, int]
    ground: Ground = "earth"
    holds: tuple[PictureId, ...] = ()
    is_marked: Annotated[bool, Field(alias="marked")] = False


class SceneRecord(Record):
    """A few hexes with pieces, or pieces in a row, and a sentence about them."""

    hexes: tuple[HexRecord, ...] = ()
    row: tuple[PictureId, ...] = ()
    caption: Text

    @model_validator(mode="after")
    def _has_one(self) -> SceneRecord:
        if bool(self.hexes) == bool(self.row):
            raise ValueError("a scene has either hexes or a row")
        return self

    def pictures(self) -> tuple[str, ...]:
        """Return all pictures by kind and id."""
        return (*self.row, *(name for cell in self.hexes for name in cell.holds))


class PictureRecord(Record):
    """A picture of a component with words beside it."""

    id: PictureId
    text: Text


class BlockRecord(Record):
    """A part of a page; exactly one of its keys is given."""

    text: Text | None = None
    heading: Text | None = None
    list: Annotated[tuple[Text, ...], Field(min_length=1)] | None = None
    steps: Annotated[tuple[Text, ...], Field(min_length=1)] | None = None
    note: Text | None = None
    pictures: Annotated[tuple[PictureRecord, ...], Field(min_length=1)] | None = None
    scenes: Annotated[tuple[SceneRecord, ...], Field(min_length=1)] | None = None
    table: Annotated[tuple[tuple[Text, ...], ...], Field(min_length=2)] | None = None

    @model_validator(mode="after")
    def _has_one(self) -> BlockRecord:
        given = [name for name in BlockRecord.model_fields if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f"a block has exactly one of {', '.join(BlockRecord.model_fields)}")
        if self.table is not None and len({len(row) for row in self.table}) != 1:
            raise ValueError("all rows of a table have the same number of columns")
        return self


class PageRecord(Record):
    """A page: its title, one sentence that says what it is about, and its blocks.

    `decisions` are the kinds of decisions for which the page is opened when somebody asks for the rules.
    """

    id: Id
    title: Text
    about: Text
    blocks: Annotated[tuple[BlockRecord, ...], Field(min_length=1)]
    see: tuple[Id, ...] = ()
    decisions: tuple[str, ...] = ()


class TermRecord(Record):
    """A word explained; `japanese` is how it is written in its own language."""

    id: Id
    term: Text
    japanese: str = ""
    text: Text


class RulesRecord(Record):
    """rules.yaml"""

    pages: Annotated[tuple[PageRecord, ...], Field(min_length=1)]
    glossary: tuple[TermRecord, ...] = ()


Book: TypeAlias = RulesRecord


def load_rules(folder: DataFolder, game: str, language: str = ENGLISH) -> RulesRecord:
    """Return a game's book with the pages about the program at its end; raises ContentError with all problems.

    An expansion's pages come before those of its game, and stand in for those with the same ids; so do its terms.
    Where a translation is missing, English stands in.
    """
    book: RulesRecord | None = None
    problems: list[Problem] = []
    parts = [game, *filter(None, [base_of(folder, game)]), _PROGRAM]
    for part in parts:
        read, more = _read(folder, part, language)
        problems += more
        book = read if book is None else _joined(book, read)
    if problems or book is None:
        raise ContentError(problems)
    return _stretched(book) if language == PSEUDO else book


def _joined(first: RulesRecord, second: RulesRecord | None) -> RulesRecord:
    """One book of two; pages and terms of the first go before those of the second that have the same ids."""
    if second is None:
        return first
    pages, terms = {page.id for page in first.pages}, {term.id for term in first.glossary}
    return RulesRecord(
        pages=(*first.pages, *(page for page in second.pages if page.id not in pages)),
        glossary=(*first.glossary, *(term for term in second.glossary if term.id not in terms)),
    )


def check_rules(folder: DataFolder, game: str) -> list[Problem]:
    """Return the problems of a game's book in all its languages."""
    problems: list[Problem] = []
    for language in folder.languages():
        problems += _read(folder, game, language)[1]
    return problems


def _name(folder: DataFolder, game: str, language: str) -> str:
    start = f"{game}/" if game else ""
    translated = f"{start}rules.{language}.yaml"
    return translated if language not in (ENGLISH, PSEUDO) and folder.has(translated) else f"{start}{FILE}"


def _read(folder: DataFolder, game: str, language: str) -> tuple[RulesRecord | None, list[Problem]]:
    try:
        checked = check(read_yaml(folder.path(_name(folder, game, language))), RulesRecord)
    except ContentError as error:
        return None, list(error.problems)
    problems = list(checked.problems)
    if checked.record is not None:
        outside = set[str]()
        if game != _PROGRAM:
            for part in filter(None, [base_of(folder, game)]):
                outside |= _ids(_read(folder, part, language)[0])
            outside |= _ids(_read(folder, _PROGRAM, language)[0])
        problems += _check_links(checked, outside)
    return checked.record, problems


def _ids(book: RulesRecord | None) -> set[str]:
    if book is None:
        return set()
    return {page.id for page in book.pages} | {term.id for term in book.glossary}


def _check_links(checked: Checked[RulesRecord], outside: set[str]) -> list[Problem]:
    book, source = checked.record, checked.source
    if book is None:
        return []
    problems = repeated(source, ("pages",), [page.id for page in book.pages], "page")
    problems += repeated(source, ("glossary",), [term.id for term in book.glossary], "term")
    known = _ids(book) | outside | checked.left_out
    for keys, text in _texts(source):
        for match in _LINK.finditer(text):
            if match[1].strip() not in known:
                problems.append(unknown_reference(source, keys, match[1].strip(), "page or term", known))
    for i, page in enumerate(book.pages):
        for n, name in enumerate(page.see):
            if name not in known:
                problems.append(unknown_reference(source, ("pages", i, "see", n), name, "page", known))
    return problems


def _texts(source: Source) -> Iterator[tuple[Keys, str]]:
    def walk(data: object, keys: Keys) -> Iterator[tuple[Keys, str]]:
        if isinstance(data, dict):
            for key, value in data.items():
                yield from walk(value, (*keys, key))
        elif isinstance(data, tuple):
            for i, value in enumerate(data):
                yield from walk(value, (*keys, i))
        elif isinstance(data, str):
            yield keys, data

    return walk(source.data, ())


def _stretched(book: RulesRecord) -> RulesRecord:
    """The book in the language made up for tests."""

    def stretch(data: object, key: str = "") -> object:
        if isinstance(data, dict):
            return {name: stretch(value, name) for name, value in data.items()}
        if isinstance(data, tuple | list):
            return tuple(stretch(value, key) for value in data)
        if isinstance(data, str) and key not in ("id", "see", "ground", "holds", "row", "japanese", "decisions"):
            return "".join(part if i % 2 else _long(part) for i, part in enumerate(_MARKUP.split(data)))
        return data

    return RulesRecord.model_validate(stretch(book.model_dump(by_alias=True)))


def _long(text: str) -> str:
    plain = text.replace("{", "{{").replace("}", "}}")
    return pseudo(plain).replace("{{", "{").replace("}}", "}") if text.strip() else text
