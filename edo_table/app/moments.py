"""Moments in words: today, yesterday, or the date."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from edo_table.app.context import AppContext


def when(context: AppContext, moment: datetime, now: datetime) -> str:
    """Return when something was, seen from now, in the machine's time zone."""
    local = moment.astimezone(now.tzinfo)
    clock = f"{local.hour}:{local.minute:02d}"
    days = (now.date() - local.date()).days
    if days == 0:
        return context.text("app.when.today", time=clock)
    if days == 1:
        return context.text("app.when.yesterday", time=clock)
    month = context.text(f"app.month.{local.month}")
    return context.text("app.when.date", day=local.day, month=month, year=local.year, time=clock)
