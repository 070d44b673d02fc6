"""Computer players over any game: levels, choosers, search, and the process they think in."""
