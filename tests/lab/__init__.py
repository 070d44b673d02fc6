"""Tests of the headless tools."""
