"""Izayoi's face on the screen."""
