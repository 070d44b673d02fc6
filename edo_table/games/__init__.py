"""The games: one folder each, found by looking, named nowhere else."""
