"""The course of the year: steps that run by themselves until somebody has to decide (rulebook, How to Play)."""

from __future__ import annotations

from collections.abc import Mapping

from edo_table.engine.chance import draw_below, shuffle
from edo_table.engine.events import Event, Sink
from edo_table.engine.messages import Arguments
from edo_table.games.iki import payday
from edo_table.games.iki.calendar import MONTHS_A_SEASON, fire_strength, move_frame, rest_of_month, season_of
from edo_table.games.iki.chance import BLOCKS, DECKS, FIRES, OFFER
from edo_table.games.iki.effects import clear_stall, gain, gain_experience, has_perk
from edo_table.games.iki.goods import MON, NOTHING
from edo_table.games.iki.state import (
    ACTIONS,
    AFTER_VISIT,
    BUSINESS,
    CHARM,
    EMPTY,
    EVENT,
    FINISH,
    FIRE,
    FIRE_CHARM,
    FOOD,
    HIRE,
    JOKER,
    JOKER_TOKEN,
    MONTH,
    MONTH_END,
    NEUTRAL,
    NEUTRAL_CARD,
    NEW_YEAR,
    NEW_YEARS_DAY,
    OFFER_NEUTRAL,
    OVER,
    PAYDAY_END,
    WAY,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Frame, Tables
from edo_table.games.iki.workings import Step


def run(tables: Tables, state: IkiState, sink: Sink | None) -> None:
    """Run steps until the topmost asks somebody."""
    steps = tables.workings.steps
    while True:
        frame = state.stack[-1]
        step = steps.get(frame[0])
        if step is None:
            return
        state.stack.pop()
        step(tables, state, frame, sink)


def everybody(state: IkiState) -> tuple[int, ...]:
    """Return all seats."""
    return tuple(range(state.players))


# ---- months ----------------------------------------------------------------------------------------------------------


def _month(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Begin the next month: blocking tile, four characters, and who places the Ikizama meeple when (M1)."""
    state.month += 1
    if state.month == NEW_YEARS_DAY:
        _begin_new_year(state, sink)
        return
    if sink is not None:
        sink(Event("month_begun", {"month": state.month}, reveals=everybody(state)))
    if state.players == 2:
        state.block = state.blocks.pop()
        if sink is not None:
            sink(Event("space_blocked", {"space": SPACES[state.block]}, reveals=everybody(state)))
    reveal_cards(tables, state, sink)
    tables.workings.customs.month_begun(tables, state, sink)
    state.stack += rest_of_month(tables, state)
    state.stack += [(WAY, seat) for seat in reversed(state.order)]


def _offer_neutral(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    if state.row:
        state.stack.append((NEUTRAL_CARD, frame[1]))


def reveal_cards(tables: Tables, state: IkiState, sink: Sink | None) -> None:
    """Lay the next characters of the season beside those that are left (rulebook, Revealing Character cards)."""
    deck = state.decks[season_of(state.month)]
    cards = [deck.pop() for _ in range(tables.content.numbers.cards_a_month)]
    state.row += cards
    state.row_mon += [0] * len(cards)
    if sink is not None:
        shown = tuple(tables.card_ids[card] for card in cards)
        sink(Event("cards_revealed", {"characters": shown}, reveals=everybody(state)))


def _actions(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Give the turn to whoever is furthest left on the Ikizama track, until all have had theirs (M2)."""
    for space in range(len(SPACES)):
        if space in state.ikizama:
            break
    else:
        return
    seat = state.ikizama.index(space)
    state.stack += [(ACTIONS,), (BUSINESS, seat, 0), move_frame(seat, space)]
    if space:
        state.stack.append((HIRE, seat))
        return
    # M3: neither income nor hiring
    if not tables.workings.customs.takes_first_space(tables, state, seat, sink):
        gain_first_space_mon(tables, state, seat, sink)


def gain_first_space_mon(tables: Tables, state: IkiState, seat: int, sink: Sink | None) -> None:
    """Give what the first space of the Ikizama track brings."""
    mon = list(NOTHING)
    mon[MON] = tables.content.numbers.first_space_mon
    gain(tables, state, seat, mon, sink, "ikizama")


def begin_event(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Let a fire break out, or Payday begin, if the month ends with either."""
    if state.month in tables.fire_months:
        strength = fire_strength(tables, state.month)
        nagaya = draw_below(state.streams, FIRES, len(tables.nagayas))
        if sink is not None:
            args: dict[str, str | int] = {"nagaya": tables.nagaya_ids[nagaya], "strength": strength}
            sink(Event("fire", args, reveals=everybody(state)))
        state.stack.append((FIRE, nagaya, 0, strength))
    elif state.month % MONTHS_A_SEASON == 0:
        payday.begin(tables, state, sink)


def _month_end(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Lay a mon on every card that is left, except after Payday (rulebook, Phase C)."""
    state.block = EMPTY
    if state.month % MONTHS_A_SEASON and state.row:
        state.row_mon = [mon + 1 for mon in state.row_mon]
        if sink is not None:
            sink(Event("coins_laid", {"n": len(state.row)}))
    state.stack.append((MONTH,))


# ---- fire ------------------------------------------------------------------------------------------------------------


def _fire(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Let the fire reach a stall: it is stopped, or burns what is there and goes on, weaker by one."""
    _, nagaya, place, strength = frame
    stalls = tables.nagayas[nagaya]
    if place == len(stalls):
        if sink is not None:
            sink(Event("fire_died", {"nagaya": tables.nagaya_ids[nagaya]}))
        return
    stall = stalls[place]
    card, owner = state.cards[stall], state.owners[stall]
    if card != EMPTY and owner != NEUTRAL and state.levels[owner] >= strength:
        if sink is not None:
            stopped: Arguments = {
                "seat": owner,
                "stall": tables.stall_ids[stall],
                "strength": strength,
                "card": tables.card_ids[card],
            }
            sink(Event("fire_stopped", stopped))
        return
    state.stack.append((FIRE, nagaya, place + 1, strength - 1))
    if card == EMPTY or tables.workings.customs.meets_fire(tables, state, stall, sink):
        return
    if owner != NEUTRAL and tables.is_character(card) and has_perk(state, owner, FIRE_CHARM):
        state.stack.append((CHARM, owner, stall))
        return
    burn(tables, state, stall, sink)


def burn(tables: Tables, state: IkiState, stall: int, sink: Sink | None) -> None:
    """Remove a card that the fire has reached from the game."""
    if sink is not None:
        owner = state.owners[stall]
        args: Arguments = {"card": tables.card_ids[state.cards[stall]], "stall": tables.stall_ids[stall]}
        sink(Event("neutral_burnt", args) if owner == NEUTRAL else Event("burnt", {"seat": owner, **args}))
    clear_stall(state, stall)


# ---- business --------------------------------------------------------------------------------------------------------


def _after_visit(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Give experience to another's character, or take a neutral one away, wherever it is by now (B4, B10)."""
    _, card, owner = frame
    if card not in state.cards:
        return
    stall = state.cards.index(card)
    if owner != NEUTRAL:
        gain_experience(tables, state, stall, sink)
        return
    clear_stall(state, stall)
    if sink is not None:
        sink(Event("neutral_left", {"character": tables.card_ids[card], "stall": tables.stall_ids[stall]}))


# ---- New Year's Day --------------------------------------------------------------------------------------------------


def _begin_new_year(state: IkiState, sink: Sink | None) -> None:
    """Everybody goes to a space once more, the best firefighter first; the order is fixed now."""
    state.positions = [0] * state.players
    if sink is not None:
        sink(Event("new_year", {}))
    state.stack.append((FINISH,))
    state.stack += [(NEW_YEAR, seat) for seat in reversed(state.order)]


def finish(tables: Tables, state: IkiState, frame: Frame, sink: Sink | None) -> None:
    """Move all characters to the player boards; then Puppeteers that retired choose their type."""
    for stall, card in enumerate(state.cards):
        if card == EMPTY or not tables.is_character(card):
            continue
        owner = state.owners[stall]
        clear_stall(state, stall)
        if owner != NEUTRAL:
            state.retired[owner].append(card)
    state.stack = [(OVER, -1), *tables.workings.customs.last_choices(tables, state)]
    for seat in reversed(state.order):
        state.stack += [(JOKER, seat)] * has_perk(state, seat, JOKER_TOKEN)
    if sink is not None:
        sink(Event("year_over", {}))
        if state.stack[-1][0] == OVER:
            sink(Event("ended", {"reason": "year_over"}, reveals=everybody(state)))


STEPS: Mapping[int, Step] = {
    MONTH: _month,
    ACTIONS: _actions,
    OFFER_NEUTRAL: _offer_neutral,
    EVENT: begin_event,
    FIRE: _fire,
    FOOD: payday.feed,
    PAYDAY_END: payday.end,
    MONTH_END: _month_end,
    AFTER_VISIT: _after_visit,
    FINISH: finish,
}


# ---- set-up ----------------------------------------------------------------------------------------------------------


def deal(tables: Tables, state: IkiState) -> None:
    """Shuffle the decks, the blocking tiles and the buildings on offer."""
    numbers = tables.content.numbers
    state.decks = [list(deck) for deck in tables.season_decks]
    for deck in state.decks:
        shuffle(state.streams, DECKS, deck)
    buildings = list(range(len(tables.building_costs)))
    shuffle(state.streams, OFFER, buildings)
    state.offer = sorted(buildings[: numbers.buildings_on_offer])
    state.market = list(tables.season_tokens[0])
    state.starters = list(tables.starters)
    if state.players == 2:
        state.blocks = [space for space, count in tables.blocking_tiles for _ in range(count)]
        shuffle(state.streams, BLOCKS, state.blocks)
