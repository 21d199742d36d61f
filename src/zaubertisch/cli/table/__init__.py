"""Sitting at a table in the terminal: playing, watching, and the drawings of a board."""
