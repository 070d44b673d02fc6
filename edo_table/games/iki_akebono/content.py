"""Akebono's data with that of IKI.

What IKI has comes first everywhere, in its own order, as objects of Akebono's classes that have nothing more in them.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, TypeVar

from edo_table.content.game_info import check_extends, game_info, read_checked
from edo_table.content.problems import ContentError, Problem
from edo_table.content.resources import DataFolder
from edo_table.content.validate import Checked, Record
from edo_table.games.iki import content as iki
from edo_table.games.iki.checks import GAME as IKI
from edo_table.games.iki.content import SEASONS, Character, Gain, IkiContent, Shop, Trade
from edo_table.games.iki.goods import GOODS, amounts
from edo_table.games.iki_akebono.checks import (
    check_akebono,
    check_board,
    check_boats,
    check_buildings,
    check_characters,
    check_personalities,
    check_together,
    check_tokens,
)
from edo_table.games.iki_akebono.components import (
    BRIDGE,
    GAME,
    NEW,
    NO_GAIN,
    NO_SEASON,
    OPEN,
    START,
    AkebonoBuilding,
    AkebonoContent,
    AkebonoNumbers,
    AkebonoToken,
    Boat,
    BoatAction,
    Exchange,
    Needs,
    NewCharacter,
    Personality,
    PersonalityEnd,
    PersonalityNow,
    TradeGain,
    TradeTrack,
    is_ongoing,
)
from edo_table.games.iki_akebono.records import (
    AkebonoBoardRecord,
    AkebonoBuildingRecord,
    AkebonoBuildingsRecord,
    AkebonoCharacterRecord,
    AkebonoCharactersRecord,
    AkebonoGameRecord,
    AkebonoTokenRecord,
    AkebonoTokensRecord,
    BoatRecord,
    BoatsRecord,
    ExchangeRecord,
    OngoingRecord,
    PersonalitiesRecord,
    PersonalityRecord,
    SideRecord,
    TradeGainRecord,
)

__all__ = [
    "BRIDGE", "GAME", "NEW", "NO_GAIN", "NO_SEASON", "OPEN", "SEASONS", "START",
    "AkebonoBuilding", "AkebonoContent", "AkebonoNumbers", "AkebonoToken", "Boat", "BoatAction", "Exchange", "Needs",
    "NewCharacter", "Personality", "PersonalityEnd", "PersonalityNow", "TradeGain", "TradeTrack", "is_ongoing", "load",
]  # fmt: skip

R = TypeVar("R", bound=Record)
T = TypeVar("T")


def load(folder: DataFolder) -> AkebonoContent:
    """The components of both boxes from a data folder; raises ContentError with the problems of all files."""
    problems: list[Problem] = []
    base: IkiContent | None = None
    try:
        base = iki.load(folder)
    except ContentError as error:
        problems += error.problems
    game = read_checked(folder, f"{GAME}/game.yaml", AkebonoGameRecord, problems)
    board = read_checked(folder, f"{GAME}/board.yaml", AkebonoBoardRecord, problems)
    characters = read_checked(folder, f"{GAME}/characters.yaml", AkebonoCharactersRecord, problems)
    buildings = read_checked(folder, f"{GAME}/buildings.yaml", AkebonoBuildingsRecord, problems)
    tokens = read_checked(folder, f"{GAME}/tokens.yaml", AkebonoTokensRecord, problems)
    boats = read_checked(folder, f"{GAME}/boats.yaml", BoatsRecord, problems)
    personalities = read_checked(folder, f"{GAME}/personalities.yaml", PersonalitiesRecord, problems)
    if game is not None and game.record is not None and game.is_whole:
        problems += check_akebono(game.source, game.record) or check_extends(game.source, game.record, folder)
    if board is not None and board.record is not None:
        problems += check_board(board.source, board.record)
    if characters is not None and characters.record is not None:
        problems += check_characters(characters.source, characters.record)
    if buildings is not None and buildings.record is not None:
        problems += check_buildings(buildings.source, buildings.record)
    if tokens is not None and tokens.record is not None:
        problems += check_tokens(tokens.source, tokens.record)
    if boats is not None and boats.record is not None:
        problems += check_boats(boats.source, boats.record)
    if personalities is not None and personalities.record is not None:
        problems += check_personalities(personalities.source, personalities.record)
    if not problems:
        # Without problems every file has given its record.
        assert base is not None
        assert game is not None
        assert characters is not None
        assert buildings is not None
        assert tokens is not None
        assert boats is not None
        assert personalities is not None
        content = _content(
            folder,
            base,
            _record(game),
            _record(board),
            _record(characters),
            _record(buildings),
            _record(tokens),
            _record(boats),
            _record(personalities),
        )
        problems += check_together(
            content,
            base,
            game.source,
            characters.source,
            buildings.source,
            tokens.source,
            boats.source,
            personalities.source,
        )
        if not problems:
            return content
    raise ContentError(problems)


def _record(file: Checked[R] | None) -> R:
    assert file is not None
    assert file.record is not None
    return file.record


def _content(
    folder: DataFolder,
    base: IkiContent,
    game: AkebonoGameRecord,
    board: AkebonoBoardRecord,
    characters: AkebonoCharactersRecord,
    buildings: AkebonoBuildingsRecord,
    tokens: AkebonoTokensRecord,
    boats: BoatsRecord,
    personalities: PersonalitiesRecord,
) -> AkebonoContent:
    street = tuple(space.shop for space in board.street)
    added = sorted(characters.characters, key=lambda record: record.month or 0)
    people = (*map(_without_more, base.characters), *map(_character, added))
    return _more(
        AkebonoContent,
        base,
        info=game_info(game),
        characters=people,
        types=tuple(dict.fromkeys(person.type for person in people if person.type != OPEN)),
        buildings=(
            *(_more(AkebonoBuilding, building) for building in base.buildings),
            *map(_building, buildings.buildings),
        ),
        tokens=(
            *(_more(AkebonoToken, token, now=_traded(token.now)) for token in base.tokens),
            *map(_token, tokens.tokens),
        ),
        shops=(*map(_shop, base.shops), Shop(BRIDGE, (), "bridge", None)),
        two=replace(base.two, street=street),
        more=replace(base.more, street=street),
        numbers=_more(
            AkebonoNumbers,
            base.numbers,
            sailors=game.sailors,
            waves=game.waves,
            boat_tokens=game.boat_tokens,
            special_tokens=tuple(game.special_tokens.model_dump().items()),
            season_cards=game.season_cards,
            carried_cards=game.carried_cards,
            ongoing_buildings=game.ongoing_buildings,
            personalities_a_season=game.personalities_a_season,
            fish_places=game.fish_places,
        ),
        boats=tuple(_boat(record) for record in sorted(boats.boats, key=lambda record: record.number)),
        personalities=tuple(
            sorted(map(_personality, personalities.personalities), key=lambda personality: personality.season)
        ),
        trade=TradeTrack(
            game.trade.most, tuple((space, amounts(bonus)) for space, bonus in sorted(game.trade.bonuses.items()))
        ),
        tiles=tuple(TradeGain(amounts(tile), trade=tile.trade) for tile in game.starting_tiles),
        overridden=tuple(name for name in folder.overridden if name.startswith((f"{IKI}/", f"{GAME}/"))),
        own_costs=base.own_costs
        | iki.own_costs(
            folder,
            GAME,
            {"characters": characters.characters, "buildings": buildings.buildings, "tokens": tokens.tokens},
        ),
    )


def _more(kind: type[T], original: Any, **more: Any) -> T:
    """An object of a derived class with everything its original has, but for what is given."""
    return kind(**{field.name: getattr(original, field.name) for field in fields(original)} | more)


def _traded(gain: Gain) -> TradeGain:
    return _more(TradeGain, gain)


def _without_more(character: Character) -> NewCharacter:
    return _more(NewCharacter, character, gain=_traded(character.gain))


def _shop(shop: Shop) -> Shop:
    return replace(shop, trades=tuple(Trade(trade.pay, _traded(trade.gain)) for trade in shop.trades))


def _gain(record: TradeGainRecord) -> TradeGain:
    return _more(TradeGain, iki.gain_of(record), trade=record.trade)


def _exchange(record: ExchangeRecord | None) -> Exchange | None:
    if record is None:
        return None
    return Exchange(GOODS.index(record.first), GOODS.index(record.second), record.most)


def _character(record: AkebonoCharacterRecord) -> NewCharacter:
    skill, bonus = record.skill, record.bonus
    return NewCharacter(
        id=record.id,
        season=NEW if record.season is None else START,
        type=record.type,
        cost=record.cost,
        status=record.cost_status,
        firefighting=record.firefighting,
        pay=amounts(skill.pay),
        gain=_gain(skill.gain),
        opponents_gain=NO_GAIN.goods,
        action=skill.action or "",
        discount=NO_GAIN.goods,
        salary=tuple(amounts(step) for step in record.salary),
        experience=record.experience,
        token=record.token or "",
        month=record.month or 0,
        bonus=TradeGain(amounts(bonus), experience=bonus.experience, trade=bonus.trade),
        pay_pipes=skill.pay.pipe,
        pay_experience=skill.pay.experience,
        one_of=tuple(_gain(gain) for gain in skill.one_of),
        discounts=tuple(amounts(discount) for discount in skill.discounts),
        steps=skill.steps or 0,
        exchange=_exchange(skill.exchange),
    )


def _building(record: AkebonoBuildingRecord) -> AkebonoBuilding:
    scores, ability = record.scores, record.ability
    return _more(
        AkebonoBuilding,
        iki.building_of(record),
        pay_fish=record.cost.fish,
        pay_pipes=record.cost.pipe,
        per_boat=scores.per_boat,
        per_type=scores.per_type,
        per_token=scores.per_token,
        per_most_hired=scores.per_most_hired,
        per_personality=scores.per_personality,
        per_trade=scores.per_trade,
        harmony=ability.harmony,
        passing=amounts(ability.passing),
        another_boat=ability.another_boat,
        all_experience=record.now.all_experience,
    )


def _token(record: AkebonoTokenRecord) -> AkebonoToken:
    scores = record.scores
    return _more(
        AkebonoToken,
        iki.token_of(record, NO_SEASON if record.season == "none" else SEASONS.index(record.season)),
        now=_gain(record.now),
        action=record.action or "",
        per_personality=scores.per_personality,
        per_2_trade=scores.per_2_trade,
        per_kobun=scores.per_kobun,
        per_special_hired=scores.per_special_hired,
    )


def _boat(record: BoatRecord) -> Boat:
    return Boat(
        id=record.id,
        number=record.number,
        cost=None if record.cost is None else amounts(record.cost),
        trade=record.trade,
        has_own_wave=record.own_wave,
        sides=tuple(_side(side) for side in (record.sides.a, record.sides.b) if side is not None),
    )


def _side(record: SideRecord) -> BoatAction:
    return BoatAction(
        amounts(record.pay), record.pay.pipe, _gain(record.gain), record.action or "", _exchange(record.exchange)
    )


def _personality(record: PersonalityRecord) -> Personality:
    ongoing, now, end = record.ongoing or OngoingRecord(), record.now, record.end
    return Personality(
        id=record.id,
        season=SEASONS.index(record.season),
        **ongoing.model_dump(),
        now=None
        if now is None
        else PersonalityNow(now.action, now.discount, amounts(now.pay), TradeGain(amounts(now.gain)), now.token or ""),
        end=None
        if end is None
        else PersonalityEnd(end.iki, end.per_boat, end.per_building, Needs(**end.needs.model_dump())),
    )
