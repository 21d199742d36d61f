"""Insight: what a seat could know at one moment of all that is hidden from it, never more."""
