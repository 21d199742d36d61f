"""Searching the rules: by several words, their stems, and words that mean nearly the same."""
