"""IKI's components: characters, buildings, tokens, shops, the board, and the game's numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from edo_table.content.game_info import GameInfo, game_info, read_checked
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.games.iki.checks import (
    GAME,
    check_board,
    check_buildings,
    check_characters,
    check_iki,
    check_numbers,
    check_tokens,
)
from edo_table.games.iki.goods import Amounts, amounts
from edo_table.games.iki.records import (
    BoardRecord,
    BuildingRecord,
    BuildingsRecord,
    CharacterRecord,
    CharactersRecord,
    GainRecord,
    IkiGameRecord,
    ShopRecord,
    StallRecord,
    TokensRecord,
    WareRecord,
)

SEASONS = ("spring", "summer", "autumn", "winter")


@dataclass(frozen=True, slots=True)
class Gain:
    """What something brings: goods, spaces on the firefighting track, experience for own Kobuns."""

    goods: Amounts
    firefighting: int = 0
    experience: int = 0

    @property
    def is_nothing(self) -> bool:
        """Whether there is nothing in it."""
        return not (any(self.goods) or self.firefighting or self.experience)


@dataclass(frozen=True, slots=True)
class Character:
    """A character; `season` is "start" or a season, `status` that of its cost, `token` what retiring gives or ""."""

    id: str
    season: str
    type: str
    cost: int
    status: str
    firefighting: int
    pay: Amounts
    gain: Gain
    opponents_gain: Amounts
    action: str
    """ "build", "swap", or "" """
    discount: Amounts
    salary: tuple[Amounts, ...]
    experience: int
    """Gains until it retires."""
    token: str


@dataclass(frozen=True, slots=True)
class Building:
    """A building; `per_` and `fixed` are IKI at the end, at most `most` if that is not None."""

    id: str
    cost: Amounts
    status: str
    fixed: int
    per_sandal: int
    per_rice: int
    per_firefighting: int
    most: int | None
    counts_fish: bool
    feast: int
    watch: int
    patron: int


@dataclass(frozen=True, slots=True)
class MarketToken:
    """A fish, pipe or tobacco pouch of a season (0 to 3)."""

    id: str
    kind: str
    season: int
    cost: int
    status: str
    bonus: int
    now: Gain
    fixed: int
    per_2_firefighting: int
    per_type: int
    per_most_hired: int
    per_4_mon: int


@dataclass(frozen=True, slots=True)
class Trade:
    """Something a shop does."""

    pay: Amounts
    gain: Gain


@dataclass(frozen=True, slots=True)
class Shop:
    """A shop; `sells` is "tobacco", "fish" or ""; `building_cost` what building costs beside it, None where not."""

    id: str
    trades: tuple[Trade, ...]
    sells: str
    building_cost: Amounts | None


@dataclass(frozen=True, slots=True)
class Stall:
    """A place for a card; `place` counts from the outer edge of its Nagaya, from 0."""

    id: str
    nagaya: str
    place: int
    shops: tuple[str, ...]
    extra: int
    is_corner: bool


@dataclass(frozen=True, slots=True)
class Fires:
    """Months after which fires break out, with their strength at the outer stall."""

    months: tuple[int, ...]
    strength: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The board for a number of players: the shops along the street, the stalls, and the fires."""

    street: tuple[str, ...]
    nagayas: tuple[str, ...]
    stalls: tuple[Stall, ...]
    fires: Fires


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the rules count with; see game.yaml."""

    start: Amounts
    kobuns: int
    wood: int
    buildings_on_offer: int
    cards_a_month: int
    income: int
    first_space_mon: int
    blocking_tiles: tuple[tuple[str, int], ...]
    firefighting_most: int
    variety: tuple[int, ...]
    fish: tuple[int, ...]
    koban_iki: int
    wood_iki: int
    mon_for_1: int


@dataclass(frozen=True, slots=True)
class IkiContent:
    """Everything the rules and the table need to know of IKI's components."""

    info: GameInfo
    characters: tuple[Character, ...]
    types: tuple[str, ...]
    """In the order in which the characters first have them."""
    buildings: tuple[Building, ...]
    tokens: tuple[MarketToken, ...]
    shops: tuple[Shop, ...]
    two: Board
    more: Board
    numbers: Numbers
    overridden: tuple[str, ...]
    """The files taken from the player's folder."""
    own_costs: frozenset[str]
    """Ids of the characters, buildings and tokens whose costs stand in those files."""

    def board(self, players: int) -> Board:
        """The board for a number of players."""
        return self.two if players == 2 else self.more


def load(folder: DataFolder) -> IkiContent:
    """The components from the files of a data folder; raises ContentError with the problems of all files."""
    problems: list[Problem] = []
    game = read_checked(folder, f"{GAME}/game.yaml", IkiGameRecord, problems)
    characters = read_checked(folder, f"{GAME}/characters.yaml", CharactersRecord, problems)
    buildings = read_checked(folder, f"{GAME}/buildings.yaml", BuildingsRecord, problems)
    tokens = read_checked(folder, f"{GAME}/tokens.yaml", TokensRecord, problems)
    board = read_checked(folder, f"{GAME}/board.yaml", BoardRecord, problems)
    if characters is not None and characters.record is not None:
        problems += check_characters(characters.source, characters.record)
    if buildings is not None and buildings.record is not None:
        problems += check_buildings(buildings.source, buildings.record)
    if tokens is not None and tokens.record is not None:
        problems += check_tokens(tokens.source, tokens.record)
    if game is not None and game.record is not None and game.is_whole:
        problems += check_iki(game.source, game.record)
        if board is not None and board.record is not None and board.is_whole:
            problems += check_board(board.source, board.record, game.record)
    if not problems:
        # Without problems every file has given its record.
        assert game is not None
        assert game.record is not None
        assert characters is not None
        assert characters.record is not None
        assert buildings is not None
        assert buildings.record is not None
        assert tokens is not None
        assert tokens.record is not None
        assert board is not None
        assert board.record is not None
        problems += check_numbers(game, characters, buildings, tokens)
        if not problems:
            return _content(folder, game.record, characters.record, buildings.record, tokens.record, board.record)
    raise ContentError(problems)


def _content(
    folder: DataFolder,
    game: IkiGameRecord,
    characters: CharactersRecord,
    buildings: BuildingsRecord,
    tokens: TokensRecord,
    board: BoardRecord,
) -> IkiContent:
    people = tuple(character_of(record) for record in characters.characters)
    return IkiContent(
        info=game_info(game),
        characters=people,
        types=tuple(dict.fromkeys(person.type for person in people)),
        buildings=tuple(building_of(record) for record in buildings.buildings),
        tokens=tuple(token_of(record, SEASONS.index(record.season)) for record in tokens.tokens),
        shops=tuple(_shop(record) for record in game.shops),
        two=_board(board, board.stalls.two, Fires(game.fires.months, game.fires.two)),
        more=_board(board, board.stalls.more, Fires(game.fires.months, game.fires.more)),
        numbers=Numbers(
            start=amounts(game.start),
            kobuns=game.kobuns,
            wood=game.wood,
            buildings_on_offer=game.buildings_on_offer,
            cards_a_month=game.cards_a_month,
            income=game.income,
            first_space_mon=game.first_space_mon,
            blocking_tiles=tuple(game.blocking_tiles.items()),
            firefighting_most=game.firefighting_most,
            variety=game.scoring.variety,
            fish=game.scoring.fish,
            koban_iki=game.scoring.koban,
            wood_iki=game.scoring.wood,
            mon_for_1=game.scoring.mon_for_1,
        ),
        overridden=tuple(name for name in folder.overridden if name.startswith(f"{GAME}/")),
        own_costs=own_costs(
            folder,
            GAME,
            {"characters": characters.characters, "buildings": buildings.buildings, "tokens": tokens.tokens},
        ),
    )


class Named(Protocol):
    """A record of something with an id."""

    @property
    def id(self) -> str: ...


def own_costs(folder: DataFolder, game: str, files: Mapping[str, Sequence[Named]]) -> frozenset[str]:
    """Return the ids of a game's records (by the name of their file) that come from the player's folder."""
    return frozenset(
        record.id for name, records in files.items() if f"{game}/{name}.yaml" in folder.overridden for record in records
    )


def gain_of(record: GainRecord) -> Gain:
    """Return what a record brings."""
    return Gain(amounts(record), record.firefighting, record.experience)


def character_of(record: CharacterRecord) -> Character:
    """Return the character of a record."""
    skill = record.skill
    return Character(
        id=record.id,
        season=record.season,
        type=record.type,
        cost=record.cost,
        status=record.cost_status,
        firefighting=record.firefighting,
        pay=amounts(skill.pay),
        gain=gain_of(skill.gain),
        opponents_gain=amounts(skill.opponents_gain),
        action=skill.action or "",
        discount=amounts(skill.discount),
        salary=tuple(amounts(step) for step in record.salary),
        experience=record.experience,
        token=record.token or "",
    )


def building_of(record: BuildingRecord) -> Building:
    """Return the building of a record."""
    scores, ability = record.scores, record.ability
    return Building(
        id=record.id,
        cost=amounts(record.cost),
        status=record.cost_status,
        fixed=scores.fixed,
        per_sandal=scores.per_sandal,
        per_rice=scores.per_rice,
        per_firefighting=scores.per_firefighting,
        most=scores.most,
        counts_fish=scores.same_as == "fish",
        feast=ability.feast,
        watch=ability.watch,
        patron=ability.patron,
    )


def token_of(record: WareRecord, season: int) -> MarketToken:
    """Return the fish, pipe or pouch of a record and the number of its season."""
    scores = record.scores
    return MarketToken(
        id=record.id,
        kind=record.kind,
        season=season,
        cost=record.cost,
        status=record.cost_status,
        bonus=record.bonus,
        now=gain_of(record.now),
        fixed=scores.fixed,
        per_2_firefighting=scores.per_2_firefighting,
        per_type=scores.per_type,
        per_most_hired=scores.per_most_hired,
        per_4_mon=scores.per_4_mon,
    )


def _shop(record: ShopRecord) -> Shop:
    return Shop(
        id=record.id,
        trades=tuple(Trade(amounts(trade.pay), gain_of(trade.gain)) for trade in record.trades),
        sells=record.sells or "",
        building_cost=amounts(record.builds.pay) if record.builds is not None else None,
    )


def _board(record: BoardRecord, stalls: tuple[StallRecord, ...], fires: Fires) -> Board:
    nagayas = tuple(dict.fromkeys(stall.nagaya for stall in stalls))
    counted = dict.fromkeys(nagayas, 0)
    made = []
    for stall in stalls:
        made.append(Stall(stall.id, stall.nagaya, counted[stall.nagaya], stall.shops, stall.extra, stall.corner))
        counted[stall.nagaya] += 1
    return Board(tuple(space.shop for space in record.street), nagayas, tuple(made), fires)
