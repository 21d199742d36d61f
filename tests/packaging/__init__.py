"""The packages: what they hold, and that they start where nothing else is."""
