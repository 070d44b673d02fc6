"""What outlives the running program: saves, settings, statistics, log and crash reports.

Knows no game and no screen; positions and records are plain JSON data to it.
"""
