"""The game on the screen: a session shown through its game's face, and the hands that play it."""
