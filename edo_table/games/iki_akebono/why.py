"""Why something on the table cannot be chosen just now."""

from edo_table.games.iki.why import why_not

__all__ = ["why_not"]
