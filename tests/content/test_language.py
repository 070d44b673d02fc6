"""The catalogue: filling in, plurals, lists, English where a translation lacks, and checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from edo_table.content.language import (
    PSEUDO,
    Catalogue,
    Placeholder,
    check_languages,
    load_catalogue,
    parse,
    plural_form,
    pseudo,
)
from edo_table.content.problems import ContentError
from edo_table.content.resources import DataFolder, shipped

ENGLISH = """\
list: {middle: "{before}, {after}", last: "{before} and {after}"}
seat: {"0": Red}
placed: "{seat:seat} lays {token:go.token} on {place}."
counted: "{n} {n|token|tokens}"
kinds: "{names:go.token}"
braces: "{{x}}"
group: Group
group.one: One
"""
GAME = "go:\n  token: {stone: Stone, ship-1: Ship 1}\n  only_english: Only here\n"


def folder_of(path: Path, **files: str) -> DataFolder:
    """A data folder with one game; keys of `files` are `en`, `go_en` and so on."""
    texts = {"en": ENGLISH, "go_en": GAME, **files}
    for name, text in texts.items():
        game, _, code = name.rpartition("_")
        file = path / game / "lang" / f"{code}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (path / "go" / "game.yaml").write_text("id: go\n", encoding="utf-8")
    return DataFolder(path)


@pytest.fixture
def english(tmp_path: Path) -> Catalogue:
    return load_catalogue(folder_of(tmp_path))


def test_texts_are_filled_in(english: Catalogue) -> None:
    assert english.text("placed", seat=0, token="stone", place="Edo") == "Red lays Stone on Edo."
    assert [english.text("counted", n=n) for n in (0, 1, 2)] == ["0 tokens", "1 token", "2 tokens"]
    assert english.text("kinds", names=("stone", "ship-1", "stone")) == "Stone, Ship 1 and Stone"
    assert english.text("braces") == "{x}"
    assert (english.text("group"), english.text("group.one")) == ("Group", "One")
    assert english.missing == ()


def test_lists_in_words(english: Catalogue) -> None:
    assert [english.join("ABCD"[:n]) for n in range(5)] == ["", "A", "A and B", "A, B and C", "A, B, C and D"]


def test_what_is_missing_shows_itself_and_is_noted(english: Catalogue) -> None:
    assert english.text("no.such.key", n=1) == "no.such.key"
    assert english.text("counted") == "{n} {n}"
    assert english.text("placed", seat=3, token="stone", place="Edo") == "3 lays Stone on Edo."
    assert english.missing == ("no.such.key", "counted {n}", "seat.3")


def test_names_given_later_go_before_those_of_the_files(english: Catalogue) -> None:
    named = english.with_texts({"seat.0": "Aki {x}", "seat.1": "Bo"})
    assert named.text("placed", seat=0, token="stone", place="Edo") == "Aki {x} lays Stone on Edo."
    assert named.text("seat.1") == "Bo"
    assert english.text("seat.0") == "Red"


@pytest.mark.parametrize(
    ("code", "forms"),
    [("en", [1, 0, 1, 1]), ("de", [1, 0, 1, 1]), ("fr", [0, 0, 1, 1]), ("ja", [0, 0, 0, 0]), ("pt-BR", [0, 0, 1, 1])],
)
def test_plural_forms(code: str, forms: list[int]) -> None:
    assert [plural_form(code, n) for n in (0, 1, 2, 11)] == forms


def test_a_translation_falls_back_to_english_key_by_key(tmp_path: Path) -> None:
    folder = folder_of(
        tmp_path,
        ja='counted: "{n}{n|個}"\nlist: {middle: "{before}、{after}", last: "{before}と{after}"}\n',
        go_ja="go: {token: {stone: 石}}\n",
    )
    catalogue = load_catalogue(folder, "ja")
    assert catalogue.text("counted", n=3) == "3個"
    assert catalogue.text("kinds", names=["stone", "ship-1"]) == "石とShip 1"
    assert catalogue.text("go.only_english") == "Only here"
    assert "go.only_english" in catalogue.untranslated
    assert "counted" not in catalogue.untranslated
    assert check_languages(folder) == []


def test_an_english_stand_in_is_counted_the_english_way(tmp_path: Path) -> None:
    catalogue = load_catalogue(folder_of(tmp_path, ja="braces: 'x'\n"), "ja")
    assert catalogue.text("counted", n=2) == "2 tokens"


def test_faults_of_a_translation(tmp_path: Path) -> None:
    folder = folder_of(
        tmp_path,
        de='counted: "{n} {m|Stein|Steine}"\nplacd: "x"\nbraces: [1]\n'
        'placed: "{seat:seat} legt {token:go.token}."\ngroup: "{n|a|b|c}{"\n',
        ja='counted: "{n} {n|a|b}"\n',
        go_de="token: {stone: Stein}\ngo: {token: {stone: 5}}\n",
    )
    told = [(Path(p.file).parts[-3:], p.line, p.path, p.suggestion) for p in sorted(set(check_languages(folder)))]
    de, go_de, ja = (Path(folder.path(name)).parts[-3:] for name in ("lang/de.yaml", "go/lang/de.yaml", "lang/ja.yaml"))
    assert sorted(told) == sorted(
        [
            (de, 1, "counted", ""),
            (de, 2, "placd", "placed"),
            (de, 3, "braces", ""),
            (de, 4, "placed", ""),
            (de, 5, "group", ""),
            (go_de, 1, "token.stone", ""),
            (go_de, 1, "token.stone", "go.token.stone"),
            (go_de, 2, "go.token.stone", ""),
            (ja, 1, "counted", ""),
        ]
    )
    with pytest.raises(ContentError):
        load_catalogue(folder, "de")


def test_a_missing_language_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"xx\.yaml:1: the file is missing"):
        load_catalogue(folder_of(tmp_path), "xx")


def test_the_same_key_in_two_files_is_told(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, en=ENGLISH + "go.token.stone: again\n")
    with pytest.raises(ContentError, match=r"go\.token\.stone. is there twice"):
        load_catalogue(folder)


def test_templates() -> None:
    assert parse("a {b} {c:d.e}{n|x|}") == (
        "a ", Placeholder("b"), " ", Placeholder("c", "d.e"), Placeholder("n", "", ("x", "")),
    )  # fmt: skip
    for bad in ("{", "a } b", "{}", "{A}", "{a b}", "{a:}", "{a:b|c}", "{0}"):
        with pytest.raises(ValueError, match=r"\{|\}"):
            parse(bad)


def test_the_made_up_language_is_longer_and_keeps_its_placeholders(tmp_path: Path) -> None:
    folder = shipped()
    english, strange = load_catalogue(folder), load_catalogue(folder, PSEUDO)
    assert len(english.keys()) > 100
    for key in english.keys():  # noqa: SIM118
        text = english.english(key) or ""
        long = pseudo(text)
        assert [p for p in parse(long) if isinstance(p, Placeholder) and not p.forms] == [
            p for p in parse(text) if isinstance(p, Placeholder) and not p.forms
        ]
        assert len(long) >= 1.3 * len(text) or len(text) < 8 or "{" in text, key
        assert strange.has(key)
    assert strange.text("samurai.place.kyoto").startswith("Kyōtō")


def test_the_shipped_texts_are_sound() -> None:
    assert check_languages(shipped()) == []


def test_a_players_file_of_a_known_language_needs_hold_only_what_differs(tmp_path: Path) -> None:
    base, own = tmp_path / "base", tmp_path / "own"
    for folder, text in ((base, "app: {yes: Yes, no: No}"), (own, "app: {yes: Aye}")):
        (folder / "lang").mkdir(parents=True)
        (folder / "lang" / "en.yaml").write_text(text, encoding="utf-8")
    catalogue = load_catalogue(DataFolder(base, own))
    assert (catalogue.text("app.yes"), catalogue.text("app.no")) == ("Aye", "No")


def test_a_text_put_in_through_a_prefix_has_the_same_arguments() -> None:
    texts = {"go.gained": "{seat} gains {good:go.goods}.", "go.goods.sandal": "{n} {n|sandal|sandals}"}
    catalogue = Catalogue("en", texts)
    assert catalogue.text("go.gained", seat="Aya", good="sandal", n=1) == "Aya gains 1 sandal."
    assert catalogue.text("go.gained", seat="Aya", good="sandal", n=2) == "Aya gains 2 sandals."
    assert catalogue.missing == ()


def extended(path: Path) -> DataFolder:
    """A data folder in which the game `sea` extends the game `map`, in English and German."""
    files = {
        "lang/en.yaml": "a: A\n",
        "lang/de.yaml": "a: A\n",
        "map/game.yaml": "id: map\n",
        "map/lang/en.yaml": "map: {town: town, road: road, all: 'towns of {name:map.town}'}\n",
        "map/lang/de.yaml": "map: {town: Stadt, road: Weg}\n",
        "sea/game.yaml": "id: sea\nextends: map\n",
        "sea/lang/en.yaml": "sea: {town: harbour, ship: ship}\n",
        "sea/lang/de.yaml": "sea: {ship: Schiff}\n",
    }
    for name, text in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_text(text, encoding="utf-8")
    return DataFolder(path)


def test_an_expansion_borrows_the_words_it_does_not_have(tmp_path: Path) -> None:
    words = load_catalogue(extended(tmp_path))
    assert [words.text(f"sea.{name}") for name in ("town", "road", "ship")] == ["harbour", "road", "ship"]
    assert [words.text(f"map.{name}") for name in ("town", "road")] == ["town", "road"]
    assert not words.has("map.ship")
    assert words.missing == ()


def test_at_its_own_table_an_expansion_has_the_first_word(tmp_path: Path) -> None:
    words = load_catalogue(extended(tmp_path)).with_extension("sea", "map")
    assert [words.text(f"map.{name}") for name in ("town", "road", "ship")] == ["harbour", "road", "ship"]


def test_english_words_of_an_expansion_go_before_translated_ones_of_its_game(tmp_path: Path) -> None:
    words = load_catalogue(extended(tmp_path), "de")
    assert [words.text(f"sea.{name}") for name in ("town", "road", "ship")] == ["harbour", "Weg", "Schiff"]
    assert [words.text(f"map.{name}") for name in ("town", "road")] == ["Stadt", "Weg"]
    table = words.with_extension("sea", "map")
    assert [table.text(f"map.{name}") for name in ("town", "road", "ship")] == ["harbour", "Weg", "Schiff"]
