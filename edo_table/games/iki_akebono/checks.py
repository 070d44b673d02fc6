"""What must hold of Akebono's data beyond the form of each entry, so that every game can be played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from edo_table.content.game_info import check_game, check_options
from edo_table.content.problems import Problem
from edo_table.content.validate import repeated, undrawn, unknown_reference
from edo_table.content.yaml_source import Keys, Source
from edo_table.games.iki.checks import GAME as IKI
from edo_table.games.iki.checks import MONTHS_A_SEASON, PLAYERS, SHOPS, TYPES, check_card
from edo_table.games.iki.content import SEASONS, IkiContent
from edo_table.games.iki.goods import amounts
from edo_table.games.iki_akebono.components import BRIDGE, GAME, OPEN, START, AkebonoContent
from edo_table.games.iki_akebono.records import (
    AkebonoBoardRecord,
    AkebonoBuildingsRecord,
    AkebonoCharactersRecord,
    AkebonoGameRecord,
    AkebonoSkillRecord,
    AkebonoTokensRecord,
    BoatRecord,
    BoatsRecord,
    NowRecord,
    PersonalitiesRecord,
    SideRecord,
    TradeGainRecord,
)

BUILDINGS = (
    "inn-for-sailors", "kimono-shop", "picture-book-shop", "pub", "public-bathhouse", "private-school",
    "storytellers-theater", "tea-house", "temple", "wholesale-shipping-agency",
)  # fmt: skip
BOATS = (
    "tea-boat", "shop-boat", "wandering-boat", "taxi-boat", "carrying-ship", "ferry-boat", "houseboat",
)  # fmt: skip
PERSONALITIES = (
    "tsutaya-juzaburo", "nezumi-kozo", "rai-sanyo", "maeno-ryotaku", "mogami-tokunai", "hiroshige", "hokusai",
    "ota-nanpo", "ema-saiko", "chiba-shusaku", "sugita-genpaku", "jippensha-ikku", "siebold", "ryokan", "ino-tadataka",
    "hiraga-gennai", "kobayashi-issa", "watanabe-kazan", "shiba-kokan", "katsushika-oi",
)  # fmt: skip
"""What there are pictures of, like the shops of the street and the types."""
KEEPSAKES: Mapping[str, str] = {"fisherman": "fish-fisherman", "policeman": "pouch-policeman"}
"""The tokens of tokens.yaml that retiring characters bring, by the name the characters have for them."""
NEW_A_MONTH = 2
GRAND_MASTER_PLAYERS = 2
MONTHS = range(1, 13)

_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "start_seat": ("random", "0", "1", "2", "3"),
    "grand_master": ("with", "without"),
}


def check_akebono(source: Source, record: AkebonoGameRecord) -> list[Problem]:
    """The problems of game.yaml."""
    problems = check_game(source, record, GAME, IKI)
    problems += check_options(source, record, _OPTIONS)
    problems += _check_grand_master(source, record)
    for number, count in enumerate(record.players):
        if count not in PLAYERS:
            problems.append(source.problem(("players", number), f"Akebono is for 2 to 4 players, not for {count}"))
    for space, bonus in record.trade.bonuses.items():
        if not 1 <= space <= record.trade.most:
            message = f"the trade track has the spaces 1 to {record.trade.most}, and no space {space}"
            problems.append(source.problem(("trade", "bonuses", space), message))
        if not any(amounts(bonus)):
            problems.append(source.problem(("trade", "bonuses", space), "this bonus brings nothing"))
    for number, tile in enumerate(record.starting_tiles):
        if not (any(amounts(tile)) or tile.trade):
            problems.append(source.problem(("starting_tiles", number), "this tile brings nothing"))
    return problems


def _check_grand_master(source: Source, record: AkebonoGameRecord) -> list[Problem]:
    """The problems of its numbers of players, but for those that the game has not at all."""
    option = record.options.get("grand_master")
    if option is None:
        return []
    place: Keys = ("options", "grand_master")
    told = f"the Grand Master plays with {GRAND_MASTER_PLAYERS} players only"
    if option.players is None:
        return [source.problem(place, f"{told}, so the option needs players: [{GRAND_MASTER_PLAYERS}]")]
    return [
        source.problem((*place, "players", number), f"{told}, not with {count}")
        for number, count in enumerate(option.players)
        if count != GRAND_MASTER_PLAYERS and count in record.players
    ]


def check_board(source: Source, record: AkebonoBoardRecord) -> list[Problem]:
    """The problems of board.yaml."""
    known = (*SHOPS, BRIDGE)
    problems = repeated(source, ("street",), (space.shop for space in record.street), "shop", "shop")
    for number, space in enumerate(record.street):
        if space.shop not in known:
            problems.append(unknown_reference(source, ("street", number, "shop"), space.shop, "shop", known))
    return problems


def check_characters(source: Source, record: AkebonoCharactersRecord) -> list[Problem]:
    """The problems of characters.yaml."""
    problems = repeated(source, ("characters",), (character.id for character in record.characters), "character")
    for number, character in enumerate(record.characters):
        place: Keys = ("characters", number)
        problems += check_card(source, place, character, (*TYPES, OPEN), is_start=character.season == START)
        problems += _check_skill(source, (*place, "skill"), character.skill)
        if (character.season is None) == (character.month is None):
            problems.append(source.problem(place, "a character has either the season start or a month"))
        if character.season == START and character.type == OPEN:
            problems.append(source.problem((*place, "type"), "a character to begin with has a type of its own"))
    return problems


def _check_skill(source: Source, place: Keys, skill: AkebonoSkillRecord) -> list[Problem]:
    problems = []
    gains = _is_something(skill.gain)
    if sum((gains, bool(skill.one_of), skill.action is not None)) != 1:
        problems.append(source.problem(place, "a skill has either a gain, or one_of several, or an action"))
    if len(skill.one_of) == 1 or not all(map(_is_something, skill.one_of)):
        problems.append(source.problem((*place, "one_of"), "one_of is a choice of two or more gains"))
    if skill.discounts and skill.action != "build":
        problems.append(source.problem((*place, "discounts"), "discounts go with the action build"))
    if not all(any(amounts(discount)) for discount in skill.discounts):
        problems.append(source.problem((*place, "discounts"), "a discount takes something off"))
    for key, action in (("steps", "wander"), ("exchange", "exchange")):
        problems += _check_pair(source, place, key, getattr(skill, key) is not None, action, skill.action)
    return problems + _check_exchange(source, place, skill)


def _check_pair(
    source: Source, place: Keys, key: str, is_there: bool, action: str, chosen: str | None
) -> list[Problem]:
    """The problem of a key that an action needs and no other may have."""
    if is_there and chosen != action:
        return [source.problem((*place, key), f"{key} goes with the action {action}")]
    if not is_there and chosen == action:
        return [source.problem(place, f"the action {action} needs {key}")]
    return []


def _check_exchange(source: Source, place: Keys, record: AkebonoSkillRecord | SideRecord) -> list[Problem]:
    exchange = record.exchange
    if exchange is not None and exchange.first == exchange.second:
        message = "a good is exchanged for another"
        return [source.problem((*place, "exchange", "second"), message)]
    return []


def _is_something(gain: TradeGainRecord) -> bool:
    return any(amounts(gain)) or bool(gain.firefighting or gain.experience or gain.trade)


def check_buildings(source: Source, record: AkebonoBuildingsRecord) -> list[Problem]:
    """The problems of buildings.yaml."""
    names = [building.id for building in record.buildings]
    problems = repeated(source, ("buildings",), names, "building")
    return problems + undrawn(source, ("buildings",), names, "building", BUILDINGS)


def check_tokens(source: Source, record: AkebonoTokensRecord) -> list[Problem]:
    """The problems of tokens.yaml."""
    problems = repeated(source, ("tokens",), (token.id for token in record.tokens), "token")
    places: Counter[tuple[str, str]] = Counter()
    for number, token in enumerate(record.tokens):
        place: Keys = ("tokens", number)
        if token.action is not None and _is_something(token.now):
            problems.append(source.problem((*place, "now"), "a token with an action brings nothing beside it"))
        if token.kind != "fish" and token.bonus:
            problems.append(source.problem((*place, "bonus"), "only a fish has a bonus"))
        if token.kind != "pouch" and any(token.scores.model_dump().values()):
            problems.append(source.problem((*place, "scores"), "only a pouch scores"))
        if token.season == "none":
            if token.id not in KEEPSAKES.values():
                message = f'no character brings "{token.id}", so it needs the season of its market'
                problems.append(source.problem((*place, "season"), message))
            elif not token.id.startswith(f"{token.kind}-"):
                problems.append(source.problem((*place, "kind"), f'"{token.id}" is no {token.kind}'))
            continue
        if token.id in KEEPSAKES.values():
            problems.append(source.problem((*place, "season"), "this token is never on the market", "none"))
        places[token.kind, token.season] += 1
        if places[token.kind, token.season] > 1:
            message = f"there is room for one more {token.kind} in {token.season}, not for several"
            problems.append(source.problem((*place, "season"), message))
    return problems


def check_boats(source: Source, record: BoatsRecord) -> list[Problem]:
    """The problems of boats.yaml."""
    names = [boat.id for boat in record.boats]
    problems = repeated(source, ("boats",), names, "boat")
    problems += undrawn(source, ("boats",), names, "boat", BOATS)
    problems += repeated(source, ("boats",), (str(boat.number) for boat in record.boats), "number", "number")
    for number, boat in enumerate(record.boats):
        place: Keys = ("boats", number)
        problems += _check_boat(source, place, boat)
        for key in ("a", "b"):
            side: SideRecord | None = getattr(boat.sides, key)
            if side is not None:
                problems += _check_side(source, (*place, "sides", key), side)
    if sum(boat.number == 0 for boat in record.boats) != 1:
        problems.append(source.problem(("boats",), "one boat, number 0, lies in the river from the start"))
    if sum(boat.own_wave for boat in record.boats) > 1:
        problems.append(source.problem(("boats",), "one wave at most is kept for a boat"))
    return problems


def _check_boat(source: Source, place: Keys, boat: BoatRecord) -> list[Problem]:
    problems = []
    if boat.number and boat.cost is None:
        problems.append(source.problem(place, f"the boat with number {boat.number} is built, so it needs a cost"))
    if not boat.number:
        for key in ("cost", "trade", "own_wave"):
            if getattr(boat, key):
                message = f"the boat with number 0 is never built, so it has no {key}"
                problems.append(source.problem((*place, key), message))
    is_turned = bool(boat.number) and not boat.own_wave
    if is_turned and boat.sides.b is None:
        problems.append(source.problem((*place, "sides"), "this boat has two sides; b is missing"))
    if not is_turned and boat.sides.b is not None:
        problems.append(source.problem((*place, "sides", "b"), "this boat has no side but a"))
    return problems


def _check_side(source: Source, place: Keys, side: SideRecord) -> list[Problem]:
    problems = []
    if _is_something(side.gain) == (side.action is not None):
        problems.append(source.problem(place, "a side has either a gain or an action"))
    has_exchange = side.exchange is not None
    problems += _check_pair(source, place, "exchange", has_exchange, "exchange", side.action)
    return problems + _check_exchange(source, place, side)


def check_personalities(source: Source, record: PersonalitiesRecord) -> list[Problem]:
    """The problems of personalities.yaml."""
    names = [personality.id for personality in record.personalities]
    problems = repeated(source, ("personalities",), names, "personality")
    problems += undrawn(source, ("personalities",), names, "personality", PERSONALITIES)
    for number, personality in enumerate(record.personalities):
        place: Keys = ("personalities", number)
        ongoing, now, end = personality.ongoing, personality.now, personality.end
        if sum(ability is not None for ability in (ongoing, now, end)) != 1:
            problems.append(source.problem(place, "a personality has one of ongoing, now and end"))
        if ongoing is not None and sum(map(bool, ongoing.model_dump().values())) != 1:
            problems.append(source.problem((*place, "ongoing"), "one thing is told here"))
        if now is not None:
            problems += _check_now(source, (*place, "now"), now)
        if end is not None and not (end.iki or end.per_boat or end.per_building):
            problems.append(source.problem((*place, "end"), "this counts nothing"))
        if end is not None and len(set(end.needs.one_of_each)) < len(end.needs.one_of_each):
            problems.append(source.problem((*place, "end", "needs", "one_of_each"), "something is there twice"))
    return problems


def _check_now(source: Source, place: Keys, now: NowRecord) -> list[Problem]:
    problems = _check_pair(source, place, "token", now.token is not None, "token", now.action)
    if now.discount and now.action != "hire":
        problems.append(source.problem((*place, "discount"), "discount goes with the action hire"))
    for key in ("pay", "gain"):
        problems += _check_pair(source, place, key, any(amounts(getattr(now, key))), "exchange", now.action)
    return problems


def check_together(
    content: AkebonoContent,
    base: IkiContent,
    game: Source,
    characters: Source,
    buildings: Source,
    tokens: Source,
    boats: Source,
    personalities: Source,
) -> list[Problem]:
    """The problems of what both boxes make together, told where Akebono's files say it."""
    numbers = content.numbers
    people, houses = ([entry.id for entry in entries] for entries in (base.characters, content.buildings))
    problems = _check_ids(characters, "characters", "card", (*people, *houses))
    problems += _check_ids(buildings, "buildings", "card", people)
    problems += _check_ids(tokens, "tokens", "token", (token.id for token in base.tokens))
    for count in content.info.players:
        if count not in base.info.players:
            problems.append(game.problem(("players",), f"IKI's own data is not for {count} players"))
    if numbers.season_cards < numbers.cards_a_month * MONTHS_A_SEASON:
        message = f"{numbers.cards_a_month * MONTHS_A_SEASON} cards are needed for a season"
        problems.append(game.problem(("season_cards",), message))
    seasons = Counter(character.season for character in content.characters)
    for season in SEASONS:
        if seasons[season] < numbers.season_cards:
            message = f"{season} needs {numbers.season_cards} cards, there are {seasons[season]}"
            problems.append(game.problem(("season_cards",), message))
    if len(content.tiles) < seasons[START]:
        message = f"{seasons[START]} characters to begin with need as many tiles, there are {len(content.tiles)}"
        problems.append(game.problem(("starting_tiles",), message))
    if len(numbers.variety) < len(content.types):
        message = f"there are {len(content.types)} types of characters, IKI's own data counts {len(numbers.variety)}"
        problems.append(characters.problem(("characters",), message))
    months = Counter(character.month for character in content.characters)
    for month in MONTHS:
        if months[month] != NEW_A_MONTH:
            message = f"month {month} needs {NEW_A_MONTH} New Characters, there are {months[month]}"
            problems.append(characters.problem(("characters",), message))
    lasting = sum(building.is_ongoing for building in content.buildings)
    dealt = len(content.buildings) - max(0, lasting - numbers.ongoing_buildings)
    if dealt < numbers.buildings_on_offer:
        message = f"{numbers.buildings_on_offer} buildings are on offer, there are no more than {dealt} to choose from"
        problems.append(buildings.problem(("buildings",), message))
    if len(content.boats) > numbers.waves:
        message = f"{len(content.boats)} boats need as many waves, there are {numbers.waves}"
        problems.append(boats.problem(("boats",), message))
    if numbers.fish_places > len(numbers.fish):
        message = f"IKI's own data counts no more than {len(numbers.fish)} fish"
        problems.append(game.problem(("fish_places",), message))
    met = Counter(personality.season for personality in content.personalities)
    for number, season in enumerate(SEASONS):
        if met[number] < numbers.personalities_a_season:
            message = f"{season} needs {numbers.personalities_a_season} personalities, there are {met[number]}"
            problems.append(personalities.problem(("personalities",), message))
    return problems + _check_special_tokens(content, game, tokens)


def _check_ids(source: Source, key: str, noun: str, first: Iterable[str]) -> list[Problem]:
    """The problems of entries named like something of the other box, or of another file."""
    known = set(first)
    return [
        source.problem((key, number, "id"), f'there is a {noun} "{entry["id"]}" already')
        for number, entry in enumerate(source.data[key])
        if entry["id"] in known
    ]


def _check_special_tokens(content: AkebonoContent, game: Source, tokens: Source) -> list[Problem]:
    problems = []
    brought = Counter(character.token for character in content.characters)
    brought.update(personality.now.token for personality in content.personalities if personality.now is not None)
    for name, count in content.numbers.special_tokens:
        if count < brought[name]:
            message = f"{brought[name]} cards bring this token, so as many are needed"
            problems.append(game.problem(("special_tokens", name), message))
    there = {token.id for token in content.tokens}
    for name, token in KEEPSAKES.items():
        if brought[name] and token not in there:
            problems.append(tokens.problem(("tokens",), f'a character brings "{token}", so it must be here'))
        if brought[name] > 1:
            message = f'{brought[name]} characters bring "{token}", of which there is one'
            problems.append(tokens.problem(("tokens",), message))
    return problems
