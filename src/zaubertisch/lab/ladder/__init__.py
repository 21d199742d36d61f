"""The ladder: every bot of a game against every other, and how far apart they are."""
