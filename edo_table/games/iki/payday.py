"""Payday: clearing, salaries, harmony, food, and the buildings that pay (rulebook, Payday; P1 to P4)."""

from __future__ import annotations

from edo_table.engine.events import Event, Sink
from edo_table.games.iki.calendar import LAST_MONTH, season_of
from edo_table.games.iki.effects import clear_stall, gain, own_characters, pay
from edo_table.games.iki.goods import COUNT, IKI, MON, NOTHING, RICE
from edo_table.games.iki.state import EMPTY, FOOD, HUNGER, PAYDAY_END, IkiState
from edo_table.games.iki.tables import NO_TYPE, Tables


def begin(tables: Tables, state: IkiState, sink: Sink | None) -> None:
    """Clear market and row, pay salaries, score harmony, and have everybody feed in the order of the track."""
    _clear(tables, state, sink)
    for seat in state.order:  # P1: only where wood runs short does the order matter
        gain(tables, state, seat, salary(tables, state, seat), sink, "salary")
    _score_harmony(tables, state, sink)
    state.fed = [0] * state.players
    state.stack.append((PAYDAY_END,))
    state.stack += [(FOOD, seat) for seat in reversed(state.order)]


def _clear(tables: Tables, state: IkiState, sink: Sink | None) -> None:
    state.row, state.row_mon = [], []
    if state.month < LAST_MONTH:  # the winter's tokens stay for New Year's Day
        state.market = list(tables.season_tokens[season_of(state.month + 1)])
    if sink is not None:
        sink(Event("payday", {"month": state.month}))
    tables.workings.customs.season_over(tables, state, sink)


def salary(tables: Tables, state: IkiState, seat: int) -> list[int]:
    """Return what all characters of a seat bring: the entry above the Kobun, of retired ones the last (B6)."""
    wages = list(NOTHING)
    for stall in own_characters(tables, state, seat):
        track = tables.people[state.cards[stall]].salary
        if track:
            for good, amount in enumerate(track[state.experience[stall]]):
                wages[good] += amount
    for card in state.retired[seat]:
        track = tables.people[card].salary
        if track:
            for good, amount in enumerate(track[-1]):
                wages[good] += amount
    return wages


def harmony(tables: Tables, state: IkiState, seat: int) -> list[tuple[int, int, int, int]]:
    """Return what a seat scores: (group, type, own characters of the type, all there), where there are two or more."""
    found = []
    for number, stalls in enumerate(tables.groups):
        if not any(state.owners[stall] == seat for stall in stalls):
            continue
        people = [stall for stall in stalls if tables.is_character(state.cards[stall])]
        kinds = [tables.type_of[state.cards[stall]] for stall in people]
        own = [kind for kind, stall in zip(kinds, people, strict=True) if state.owners[stall] == seat]
        for kind in sorted(set(own) - {NO_TYPE}):
            count = kinds.count(kind)
            if count >= 2:
                found.append((number, kind, own.count(kind), count))
    return found


def _score_harmony(tables: Tables, state: IkiState, sink: Sink | None) -> None:
    for seat in state.order:
        factor = tables.workings.customs.harmony_factor(tables, state, seat)
        for group, kind, own, count in harmony(tables, state, seat):
            iki = factor * own * count
            state.goods[seat * COUNT + IKI] += iki
            if sink is not None:
                name = tables.nagaya_ids[group] if group < len(tables.nagaya_ids) else "corners"
                args: dict[str, str | int] = {
                    "seat": seat,
                    "group": name,
                    "type": tables.type_ids[kind],
                    "own": own,
                    "all": count,
                    "n": iki,
                }
                sink(Event("harmony", args))


def feed(tables: Tables, state: IkiState, frame: tuple[int, ...], sink: Sink | None) -> None:
    """Spend a rice for each character of a seat; where rice is short the owner chooses who goes hungry (P3)."""
    seat = frame[1]
    people = own_characters(tables, state, seat)
    rice = min(len(people), state.goods[seat * COUNT + RICE])
    state.fed[seat] = rice
    price = list(NOTHING)
    price[RICE] = rice
    pay(tables, state, seat, price, sink, "food")
    if rice == len(people):
        return
    if rice:
        state.stack.append((HUNGER, seat, len(people) - rice))
        return
    for stall in people:
        starve(tables, state, stall, sink)


def starve(tables: Tables, state: IkiState, stall: int, sink: Sink | None) -> None:
    """Have a character go that was not fed (P4)."""
    if not tables.workings.customs.meets_hunger(tables, state, stall, sink):
        leave_hungry(tables, state, stall, sink)


def leave_hungry(tables: Tables, state: IkiState, stall: int, sink: Sink | None) -> None:
    """Remove a character that was not fed from the game."""
    if sink is not None:
        args: dict[str, str | int] = {
            "seat": state.owners[stall],
            "character": tables.card_ids[state.cards[stall]],
            "stall": tables.stall_ids[stall],
        }
        sink(Event("starved", args))
    clear_stall(state, stall)


def end(tables: Tables, state: IkiState, frame: tuple[int, ...], sink: Sink | None) -> None:
    """Let the buildings pay that do so after the food (Farmhouse, Imperial Villa)."""
    for seat in state.order:
        for stall, card in enumerate(state.cards):
            if card == EMPTY or tables.is_character(card) or state.owners[stall] != seat:
                continue
            building = tables.content.buildings[tables.building(card)]
            goods = list(NOTHING)
            goods[IKI] = building.feast * state.fed[seat]
            goods[MON] = building.patron * max(types_hired(tables, state, seat), default=0)
            gain(tables, state, seat, goods, sink, building.id)
    state.fed = [0] * state.players


def types_hired(tables: Tables, state: IkiState, seat: int) -> list[int]:
    """Return by type how many characters a seat has, on the board and on its own (X1)."""
    counts = [0] * len(tables.type_ids)
    people = [state.cards[stall] for stall in own_characters(tables, state, seat)]
    for card in (*people, *state.retired[seat]):
        kind = type_of(tables, state, card)
        if kind != NO_TYPE:
            counts[kind] += 1
    return counts


def type_of(tables: Tables, state: IkiState, card: int) -> int:
    """Return the type of a character, or the one named for it; NO_TYPE where there is neither."""
    kind = tables.type_of[card]
    return kind if kind != NO_TYPE else tables.workings.customs.named_type(tables, state, card)
