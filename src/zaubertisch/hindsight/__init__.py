"""Looking back on a finished game: what chance and what choices did, where it turned; and puzzles out of games."""
