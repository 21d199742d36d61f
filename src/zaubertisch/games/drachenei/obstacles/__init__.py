"""What is in the way of a refused move, told from what the asked seat knows."""
