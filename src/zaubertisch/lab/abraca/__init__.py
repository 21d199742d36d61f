"""Trials with Simsala… Bumm? alone."""
