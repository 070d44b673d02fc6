"""Rules machinery shared by every game: decisions, actions, states, events, matches.  Standard library only."""
