"""What follows from the month: the season, what has been revealed by then, and the steps that are still to come."""

from __future__ import annotations

from edo_table.games.iki.content import SEASONS
from edo_table.games.iki.state import (
    ACTIONS,
    EVENT,
    MONTH_END,
    MOVE,
    NEW_YEARS_DAY,
    OFFER_NEUTRAL,
    PAYDAY_END,
    IkiState,
)
from edo_table.games.iki.tables import SPACES, Frame, Tables

MONTHS_A_SEASON = 3
LAST_MONTH = NEW_YEARS_DAY - 1


def season_of(month: int) -> int:
    """Return the season of a month, 0 to 3; before the first it is spring, New Year's Day is winter still."""
    return min(max(0, month - 1) // MONTHS_A_SEASON, len(SEASONS) - 1)


def seen_of(tables: Tables, season: int, month: int) -> int:
    """Return how many characters of a season have been revealed once a month has begun."""
    months = min(max(0, month - MONTHS_A_SEASON * season), MONTHS_A_SEASON)
    return months * tables.content.numbers.cards_a_month


def is_payday(state: IkiState) -> bool:
    """Return whether Payday has begun, so that row and market are cleared."""
    return any(frame[0] == PAYDAY_END for frame in state.stack)


def market_season(state: IkiState) -> int:
    """Return the season whose tokens lie on the market; on Payday the next one's (but the winter's stay)."""
    return season_of(state.month + 1 if is_payday(state) else state.month)


def neutral_seat(state: IkiState) -> int:
    """Return who places a neutral character this month: the Sun, who began, in odd months, the Moon in even ones."""
    return state.start if state.month % 2 else 1 - state.start


def rest_of_month(tables: Tables, state: IkiState) -> list[Frame]:
    """Return the steps that follow phase A, the last first (M4: the neutral card before the event)."""
    frames: list[Frame] = [(MONTH_END,), (EVENT,), (ACTIONS,)]
    if state.players == 2:
        frames.insert(2, (OFFER_NEUTRAL, neutral_seat(state)))
    return tables.workings.customs.rest_of_month(state, frames)


def move_frame(seat: int, space: int) -> Frame:
    """Return the step in which a seat moves from its space of the Ikizama track; the first leaves a choice (M3)."""
    return (MOVE, seat, space, space) if space else (MOVE, seat, 1, len(SPACES) - 1)


def fire_strength(tables: Tables, month: int) -> int:
    """Return how strong the fire of a month is at the outer stall."""
    return tables.fire_strength[tables.fire_months.index(month)]


def fires_to_come(tables: Tables, state: IkiState) -> int:
    """Return how many fires have not broken out yet."""
    later = sum(month > state.month for month in tables.fire_months)
    return later + (state.month in tables.fire_months and (EVENT,) in state.stack)
