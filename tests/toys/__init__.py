"""Small games made for tests only."""
