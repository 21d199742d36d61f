"""The course of the game: the draft, a turn and its phases, and what may be done in them."""
