"""The count at the end, line by line, and who wins (rulebook, End of the Game and Scoring)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from edo_table.engine.messages import Message
from edo_table.engine.results import ScoreLine, ScoreSheet
from edo_table.games.iki.goods import COUNT, IKI, KOBAN, MON, RICE, SANDAL, WOOD
from edo_table.games.iki.payday import types_hired
from edo_table.games.iki.state import FISH, JOKER_TOKEN, PIPE, POUCH, IkiState
from edo_table.games.iki.tables import Tables

LINES = ("track", "variety", "fish", "tobacco", "buildings", "koban", "wood", "mon", "total")


@dataclass(frozen=True, slots=True)
class Count:
    """What a seat has, line by line; `total` is the sum."""

    track: int
    variety: int
    fish: int
    tobacco: int
    buildings: int
    koban: int
    wood: int
    mon: int
    more: tuple[tuple[str, int], ...] = ()
    """Lines of an expansion: name and IKI."""

    @property
    def total(self) -> int:
        """All lines together."""
        own = self.track + self.variety + self.fish + self.tobacco + self.buildings + self.koban + self.wood + self.mon
        return own + sum(value for _, value in self.more)

    def line(self, name: str) -> int:
        """Return a line by its name."""
        more = dict(self.more)
        return more[name] if name in more else int(getattr(self, name))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all lines, the total last."""
        return (*LINES[:-1], *(name for name, _ in self.more), LINES[-1])


def count(tables: Tables, state: IkiState, seat: int) -> Count:
    """Return the count of a seat as if the game ended now."""
    numbers = tables.content.numbers
    base = seat * COUNT
    fish = fish_line(tables, state, seat)
    return Count(
        track=state.goods[base + IKI],
        variety=_step(numbers.variety, sum(1 for number in counted_types(tables, state, seat) if number)),
        fish=fish,
        tobacco=tobacco_line(tables, state, seat),
        buildings=sum(
            building_value(tables, state, seat, number, fish) for number in own_buildings(tables, state, seat)
        ),
        koban=state.goods[base + KOBAN] * numbers.koban_iki,
        wood=state.goods[base + WOOD] * numbers.wood_iki,
        mon=state.goods[base + MON] // numbers.mon_for_1,
        more=tables.workings.customs.lines(tables, state, seat),
    )


def _step(ladder: tuple[int, ...], number: int) -> int:
    return ladder[min(number, len(ladder)) - 1] if number else 0


def counted_types(tables: Tables, state: IkiState, seat: int) -> list[int]:
    """Return by type how many characters a seat hired; a retired Puppeteer is of the type chosen for it."""
    counts = types_hired(tables, state, seat)
    if state.joker_types[seat]:
        jokers = [card for card in state.retired[seat] if tables.perk_of[card] == JOKER_TOKEN]
        for card, chosen in zip(jokers, state.joker_types[seat], strict=False):
            counts[tables.type_of[card]] -= 1
            counts[chosen] += 1
    return counts


def _tokens(tables: Tables, state: IkiState, seat: int, kind: int) -> list[int]:
    return [token for token in state.bought[seat] if tables.token_kind[token] == kind]


def fish_line(tables: Tables, state: IkiState, seat: int) -> int:
    """Return what the fish of different seasons count."""
    fish = _tokens(tables, state, seat, FISH)
    return _step(tables.content.numbers.fish, len(fish)) + sum(tables.content.tokens[token].bonus for token in fish)


def tobacco_line(tables: Tables, state: IkiState, seat: int) -> int:
    """Return what the pouches count, twice with a pipe."""
    counts = counted_types(tables, state, seat)
    mon, level = state.goods[seat * COUNT + MON], state.levels[seat]
    value = 0
    for number in _tokens(tables, state, seat, POUCH):
        token = tables.content.tokens[number]
        value += token.fixed
        value += token.per_2_firefighting * (level // 2)
        value += token.per_type * sum(1 for hired in counts if hired)
        value += token.per_most_hired * max(counts)
        value += token.per_4_mon * (mon // 4)
        value += tables.workings.customs.pouch_value(tables, state, seat, number)
    return value * (2 if _tokens(tables, state, seat, PIPE) else 1)


def own_buildings(tables: Tables, state: IkiState, seat: int) -> Iterator[int]:
    """Return the buildings of a seat, in the order of their stalls."""
    for stall, card in enumerate(state.cards):
        if state.owners[stall] == seat and card >= tables.characters:
            yield tables.building(card)


def building_value(tables: Tables, state: IkiState, seat: int, number: int, fish: int) -> int:
    """Return what a building counts at the end."""
    building = tables.content.buildings[number]
    goods = state.goods[seat * COUNT : (seat + 1) * COUNT]
    value = building.fixed
    value += building.per_sandal * goods[SANDAL]
    value += building.per_rice * goods[RICE]
    value += building.per_firefighting * state.levels[seat]
    value += fish if building.counts_fish else 0
    value += tables.workings.customs.building_value(tables, state, seat, number)
    return value if building.most is None else min(value, building.most)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end: totals by seat, the winner, and what settled it: total, firefighting or stack."""

    totals: tuple[int, ...]
    winner: int
    won_by: str


def settle(tables: Tables, state: IkiState) -> Verdict:
    """Return who wins: the most IKI, then the highest marker, then the one higher in its stack."""
    totals = tuple(count(tables, state, seat).total for seat in range(state.players))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(best) == 1:
        return Verdict(totals, best[0], "total")
    level = max(state.levels[seat] for seat in best)
    highest = [seat for seat in best if state.levels[seat] == level]
    winner = min(highest, key=state.order.index)
    return Verdict(totals, winner, "firefighting" if len(highest) == 1 else "stack")


def score_sheet(tables: Tables, state: IkiState, *, is_over: bool) -> ScoreSheet:
    """Return the count as it stands, with the reasoning of a finished game."""
    counts = [count(tables, state, seat) for seat in range(state.players)]
    verdict = settle(tables, state)
    lines = []
    for name in counts[0].names:
        values = tuple(each.line(name) for each in counts)
        most = max(values)
        marked = tuple(seat for seat, value in enumerate(values) if value == most and most) if name != "total" else ()
        if name == "total" and is_over:
            marked = (verdict.winner,)
        lines.append(ScoreLine(name, values, marked))
    return ScoreSheet(tuple(lines), _reasons(tables, state, counts, verdict) if is_over else ())


def _reasons(tables: Tables, state: IkiState, counts: list[Count], verdict: Verdict) -> tuple[tuple[str, Message], ...]:
    numbers = tables.content.numbers
    steps: list[tuple[str, Message]] = []
    for name in counts[0].names[:-1]:
        values = [each.line(name) for each in counts]
        if not any(values):
            continue
        if name == "track":
            steps.append((name, Message("iki.verdict.track")))
        elif name == "koban":
            steps.append((name, Message("iki.verdict.koban", {"n": numbers.koban_iki})))
        elif name == "wood":
            steps.append((name, Message("iki.verdict.wood", {"n": numbers.wood_iki})))
        elif name == "mon":
            steps.append((name, Message("iki.verdict.mon", {"n": numbers.mon_for_1})))
        else:
            steps += [
                (name, _explained(tables, state, seat, name, value)) for seat, value in enumerate(values) if value
            ]
    winner, most = verdict.winner, max(verdict.totals)
    args = {"seat": winner, "n": most, "level": state.levels[winner]}
    steps.append(("total", Message(_WON_BY[verdict.won_by], args)))
    return tuple(steps)


_WON_BY = {
    "total": "iki.verdict.total",
    "firefighting": "iki.verdict.firefighting",
    "stack": "iki.verdict.stack",
}


def _explained(tables: Tables, state: IkiState, seat: int, name: str, value: int) -> Message:
    """Return how a line of a seat came about: variety, fish, tobacco, buildings, or one of an expansion."""
    if name not in LINES:
        return tables.workings.customs.line_reason(tables, state, seat, name, value)
    if name == "variety":
        types = sum(1 for number in counted_types(tables, state, seat) if number)
        return Message("iki.verdict.variety", {"seat": seat, "n": value, "types": types})
    if name == "fish":
        fish = _tokens(tables, state, seat, FISH)
        bonus = sum(tables.content.tokens[token].bonus for token in fish)
        key = "iki.verdict.fish_bonus" if bonus else "iki.verdict.fish"
        return Message(key, {"seat": seat, "n": value, "fish": len(fish), "bonus": bonus})
    if name == "tobacco":
        has_pipe = bool(_tokens(tables, state, seat, PIPE))
        key = "iki.verdict.tobacco_doubled" if has_pipe else "iki.verdict.tobacco"
        return Message(key, {"seat": seat, "n": value, "pouches": len(_tokens(tables, state, seat, POUCH))})
    ids = tables.card_ids[tables.characters :]
    built = tuple(ids[number] for number in own_buildings(tables, state, seat))
    return Message("iki.verdict.buildings", {"seat": seat, "n": value, "buildings": built})
