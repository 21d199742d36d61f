"""What stands behind each paragraph of a rulebook: its tests, its code, its refusals, and positions that show it."""
