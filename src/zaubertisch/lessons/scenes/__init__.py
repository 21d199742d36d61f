"""Scenes: tables in the middle of a game, set by verbs; `reading.py` reads them from text."""
