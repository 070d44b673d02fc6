"""Tests of the computer players; a package, so that the processes they start can import the toy."""
