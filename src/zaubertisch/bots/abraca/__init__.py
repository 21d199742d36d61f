"""The bots of Simsala… Bumm?."""
