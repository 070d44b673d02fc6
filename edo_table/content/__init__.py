"""Data files as checked, frozen, typed records, and the texts of every language."""
