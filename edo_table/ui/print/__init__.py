"""The woodblock drawing kit: palette, brush, canvas, paper, patterns, lettering, crests and paper slips."""
