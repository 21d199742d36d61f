"""Keeping house: the home and its lock, backups, what goes after its time, what is kept of one person."""
