"""Experiments with Das Zepter von Zavandor alone."""
