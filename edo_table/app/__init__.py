"""The program: window, screens, seats, command line."""
