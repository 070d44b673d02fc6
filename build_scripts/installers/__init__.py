"""What is handed to players: installers and archives, made of the frozen program, and their trials."""
