"""Data files read into checked, typed records."""
