"""What must hold of IKI's data beyond the form of each entry, so that every game can be played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from edo_table.content.game_info import check_game, check_options
from edo_table.content.problems import Problem
from edo_table.content.validate import Checked, repeated, undrawn, unknown_reference
from edo_table.content.yaml_source import Keys, Source
from edo_table.games.iki.goods import amounts
from edo_table.games.iki.records import (
    BoardRecord,
    BuildingsRecord,
    CardRecord,
    CharactersRecord,
    IkiGameRecord,
    TokensRecord,
)

GAME = "iki"
PLAYERS = range(2, 5)
MONTHS_A_SEASON = 3
STEP_SPACES = ("1", "2", "3", "4")
"""Spaces of the Ikizama track that may be blocked."""
TYPES = ("street-peddler", "artisan", "special", "master-craftsman", "shop-seller")
BUILDINGS = (
    "inn", "shrine", "kabuki-theater", "restaurant", "merchant-house", "storehouse", "well", "farmhouse",
    "fire-watchtower", "imperial-villa",
)  # fmt: skip
SHOPS = (
    "sandal-shop", "rice-shop", "fire-tower", "tobacco-shop", "pawn-shop", "construction-site", "fish-market",
    "exchange-shop",
)  # fmt: skip
"""What there are pictures of, like TYPES."""
MOST_CARDS = 200
MOST_STALLS = 32

_OPTIONS: Mapping[str, tuple[str, ...]] = {"start_seat": ("random", "0", "1", "2", "3")}


def check_characters(source: Source, record: CharactersRecord) -> list[Problem]:
    """The problems of characters.yaml."""
    problems = repeated(source, ("characters",), (character.id for character in record.characters), "character")
    for number, character in enumerate(record.characters):
        place = ("characters", number)
        problems += check_card(source, place, character, TYPES, is_start=character.season == "start")
        skill = character.skill
        if min(*amounts(skill.pay), *amounts(skill.gain), *amounts(skill.opponents_gain), *amounts(skill.discount)) < 0:
            problems.append(source.problem((*place, "skill"), "a skill pays and gains nothing below 0"))
        if any(amounts(skill.discount)) and skill.action != "build":
            problems.append(source.problem((*place, "skill", "discount"), "a discount goes with the action build"))
        if skill.action is not None and (any(amounts(skill.gain)) or skill.gain.experience or skill.gain.firefighting):
            problems.append(source.problem((*place, "skill", "gain"), "a skill with an action gains nothing beside it"))
    if len(record.characters) > MOST_CARDS:
        problems.append(source.problem(("characters",), f"there are at most {MOST_CARDS} characters"))
    return problems


def check_card(
    source: Source, place: Keys, record: CardRecord, types: tuple[str, ...], *, is_start: bool
) -> list[Problem]:
    """The problems of what every character card has; those to begin with are given, so nothing is paid for them."""
    problems = []
    if is_start and record.cost:
        problems.append(source.problem((*place, "cost"), "a character to begin with is not hired, so it costs 0"))
    if record.salary and len(record.salary) != record.experience:
        message = f"{record.experience} gains lead to retirement, so there must be as many salaries or none"
        problems.append(source.problem((*place, "salary"), message))
    if any(min(amounts(step)[:-1]) < 0 for step in record.salary):
        problems.append(source.problem((*place, "salary"), "a salary takes nothing but IKI, all else is 0 or more"))
    if record.type not in types:
        problems.append(unknown_reference(source, (*place, "type"), record.type, "type", types))
    return problems


def check_buildings(source: Source, record: BuildingsRecord) -> list[Problem]:
    """The problems of buildings.yaml."""
    names = [building.id for building in record.buildings]
    problems = repeated(source, ("buildings",), names, "building")
    problems += undrawn(source, ("buildings",), names, "building", BUILDINGS)
    for number, building in enumerate(record.buildings):
        if min(amounts(building.cost)) < 0:
            problems.append(source.problem(("buildings", number, "cost"), "nothing costs less than 0"))
    return problems


def check_tokens(source: Source, record: TokensRecord) -> list[Problem]:
    """The problems of tokens.yaml."""
    problems = repeated(source, ("tokens",), (token.id for token in record.tokens), "token")
    for number, token in enumerate(record.tokens):
        if min(amounts(token.now)) < 0:
            problems.append(source.problem(("tokens", number, "now"), "a token gains nothing below 0"))
    lying: Counter[tuple[str, str]] = Counter()
    for number, token in enumerate(record.tokens):
        shop, places = ("fish market", 2) if token.kind == "fish" else ("tobacco shop", 4)
        lying[shop, token.season] += 1
        if lying[shop, token.season] == places + 1:
            message = f"the {shop} has room for {places} tokens of a season, this is one more of {token.season}"
            problems.append(source.problem(("tokens", number), message))
    return problems


def check_iki(source: Source, record: IkiGameRecord) -> list[Problem]:
    """The problems of game.yaml."""
    problems = check_game(source, record, GAME)
    problems += check_options(source, record, _OPTIONS)
    names = [shop.id for shop in record.shops]
    problems += repeated(source, ("shops",), names, "shop")
    problems += undrawn(source, ("shops",), names, "shop", SHOPS)
    for number, count in enumerate(record.players):
        if count not in PLAYERS:
            problems.append(source.problem(("players", number), f"IKI is for 2 to 4 players, not for {count}"))
    for name in record.blocking_tiles:
        if name not in STEP_SPACES:
            problems.append(unknown_reference(source, ("blocking_tiles", name), name, "space", STEP_SPACES))
    if sum(record.blocking_tiles.values()) < 12:
        problems.append(source.problem(("blocking_tiles",), "twelve months need twelve blocking tiles"))
    fires = record.fires
    for key in ("more", "two"):
        if len(getattr(fires, key)) != len(fires.months):
            problems.append(
                source.problem(("fires", key), f"there must be a strength for each of {len(fires.months)} fires")
            )
    if any(month % MONTHS_A_SEASON == 0 for month in fires.months):
        problems.append(source.problem(("fires", "months"), "a month ends with a fire or with Payday, not with both"))
    if min(amounts(record.start)) < 0:
        problems.append(source.problem(("start",), "nobody begins with less than nothing"))
    begun = record.start.wood * max(record.players)
    if begun > record.wood:
        problems.append(source.problem(("start",), f"{begun} pieces of wood are needed, there are {record.wood}"))
    for number, shop in enumerate(record.shops):
        if not shop.trades and shop.sells is None:
            problems.append(source.problem(("shops", number), "this shop does nothing"))
        for which, trade in enumerate(shop.trades):
            if min(*amounts(trade.pay), *amounts(trade.gain)) < 0:
                problems.append(
                    source.problem(("shops", number, "trades", which), "a shop takes and gives nothing below 0")
                )
            if trade.gain.experience:
                problems.append(source.problem(("shops", number, "trades", which), "shops give no experience"))
    return problems


def check_board(source: Source, record: BoardRecord, game: IkiGameRecord) -> list[Problem]:
    """The problems of board.yaml beside game.yaml."""
    shops = [shop.id for shop in game.shops]
    problems = []
    for number, space in enumerate(record.street):
        if space.shop not in shops:
            problems.append(unknown_reference(source, ("street", number, "shop"), space.shop, "shop", shops))
    problems += repeated(source, ("street",), (space.shop for space in record.street), "shop", "shop")
    for key in ("more", "two"):
        stalls = getattr(record.stalls, key)
        problems += repeated(source, ("stalls", key), (stall.id for stall in stalls), "stall")
        if len(stalls) > MOST_STALLS:
            problems.append(source.problem(("stalls", key), f"there are at most {MOST_STALLS} stalls"))
        sizes = Counter(stall.nagaya for stall in stalls)
        if min(getattr(game.fires, key), default=MOST_STALLS) < max(sizes.values()):
            problems.append(source.problem(("stalls", key), "the weakest fire must be as strong as a Nagaya is long"))
        if len(set(sizes.values())) > 1:
            problems.append(source.problem(("stalls", key), "all Nagayas have as many stalls"))
        if len(sizes) < max(game.players):
            problems.append(source.problem(("stalls", key), f"{max(game.players)} players need as many Nagayas"))
        for number, stall in enumerate(stalls):
            for which, shop in enumerate(stall.shops):
                if shop not in shops:
                    place = ("stalls", key, number, "shops", which)
                    problems.append(unknown_reference(source, place, shop, "shop", shops))
    return problems


def check_numbers(
    game: Checked[IkiGameRecord],
    characters: Checked[CharactersRecord],
    buildings: Checked[BuildingsRecord],
    tokens: Checked[TokensRecord],
) -> list[Problem]:
    """The problems of files that do not go together."""
    assert game.record is not None
    assert characters.record is not None
    assert buildings.record is not None
    assert tokens.record is not None
    problems = []
    record, source = game.record, game.source
    seasons = Counter(character.season for character in characters.record.characters)
    if seasons["start"] < max(record.players):
        message = f"{max(record.players)} players need as many characters to begin with, there are {seasons['start']}"
        problems.append(characters.source.problem(("characters",), message))
    for season in ("spring", "summer", "autumn", "winter"):
        if seasons[season] < record.cards_a_month * MONTHS_A_SEASON:
            message = f"{season} needs {record.cards_a_month * MONTHS_A_SEASON} cards, there are {seasons[season]}"
            problems.append(characters.source.problem(("characters",), message))
    if len(buildings.record.buildings) < record.buildings_on_offer:
        message = f"{record.buildings_on_offer} buildings are on offer, there are {len(buildings.record.buildings)}"
        problems.append(buildings.source.problem(("buildings",), message))
    types = {character.type for character in characters.record.characters}
    if len(record.scoring.variety) < len(types):
        message = f"there are {len(types)} types of characters, so as many steps of variety are needed"
        problems.append(source.problem(("scoring", "variety"), message))
    if len(record.scoring.fish) < 4:
        problems.append(source.problem(("scoring", "fish"), "there are four seasons of fish"))
    return problems
