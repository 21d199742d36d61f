"""Zaubertisch: a table for wizard board games."""

__version__ = "0.1.0"
