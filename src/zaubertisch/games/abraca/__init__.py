"""Simsala… Bumm? (Abraca…What?): call the spells that stand before you, unseen by you alone."""
