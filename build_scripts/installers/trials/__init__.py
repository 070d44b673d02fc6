"""Trials of what is handed to players: installed, started, played, upgraded, removed, as a player does."""
