"""What may follow once a deed is done: a hire for an Owner token, a pouch, the skill of a character just moved."""

from __future__ import annotations

from edo_table.engine.events import Sink
from edo_table.games.iki.options import can_visit, hires, tobacco_left
from edo_table.games.iki.state import EMPTY, TOBACCO
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.owned import has_permit
from edo_table.games.iki_akebono.state import FREE_SKILL, OWNER, SECOND_HIRE, AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def offer_second_hire(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Ask whether an Owner token is used, where somebody can be hired (A11, Y11)."""
    seat = frame[1]
    if has_permit(state, seat, OWNER) and any(True for _ in hires(tables, state, seat)):
        state.stack.append((SECOND_HIRE, seat))


def offer_tobacco(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Ask for the other kind after a pipe or a pouch, where one can be paid (B9)."""
    _, seat, kind = frame
    if any(True for _ in tobacco_left(tables, state, seat, kind)):
        state.stack.append((TOBACCO, seat, kind))


def offer_free_skill(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Ask whether the skill of a character that was moved is used, where that is possible (A23)."""
    _, seat, stall = frame
    card = state.cards[stall]
    if card != EMPTY and can_visit(tables, state, seat, card):
        state.stack.append((FREE_SKILL, seat, stall))
