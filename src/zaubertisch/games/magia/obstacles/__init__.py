"""What is in the way of a refused move, section by section."""
