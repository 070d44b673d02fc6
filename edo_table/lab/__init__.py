"""Headless tools: simulation, scenarios, replays, the arena and the engine protocol."""
