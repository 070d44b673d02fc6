"""Edo Table: board games of old Japan on one table."""

__version__ = "0.1.0"
