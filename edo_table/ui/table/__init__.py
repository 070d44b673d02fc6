"""The generic table: any game with a face can be played here."""
