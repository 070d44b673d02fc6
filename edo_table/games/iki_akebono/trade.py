"""The trade track: markers go up, and after each fire every space reached pays (rulebook, Trade track; A10)."""

from __future__ import annotations

from edo_table.engine.events import Event, Sink
from edo_table.games.iki.effects import gain
from edo_table.games.iki.goods import total
from edo_table.games.iki.tables import Frame
from edo_table.games.iki_akebono.state import AkebonoState
from edo_table.games.iki_akebono.tables import AkebonoTables


def move_up(
    tables: AkebonoTables, state: AkebonoState, seat: int, spaces: int, sink: Sink | None, reason: str = ""
) -> None:
    """Move a seat's marker up; steps beyond the last space are lost."""
    if not spaces:
        return
    before = state.trade[seat]
    state.trade[seat] = min(tables.content.trade.most, before + spaces)
    if sink is not None:
        args: dict[str, str | int] = {"seat": seat, "n": spaces, "space": state.trade[seat]}
        sink(Event("traded_up", {**args, "reason": reason} if reason else args))


def income(tables: AkebonoTables, level: int) -> tuple[int, ...]:
    """Return what all spaces up to a level bring together."""
    goods: tuple[int, ...] = (0,) * len(tables.content.numbers.start)
    for space, bonus in tables.content.trade.bonuses:
        if space <= level:
            goods = total(goods, bonus)
    return goods


def pay_income(tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Sink | None) -> None:
    """Give every seat what its marker has reached."""
    for seat in state.order:
        gain(tables, state, seat, income(tables, state.trade[seat]), sink, "trade")
