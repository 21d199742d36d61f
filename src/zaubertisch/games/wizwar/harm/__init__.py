"""What befalls a wizard: damage, blows, being moved, entering a square, picking up, shedding cards, dying."""
