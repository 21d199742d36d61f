"""The board: its squares and borders, the maze laid on it, straight and bent lines, and who sees what."""
