"""Numbers for learners: the five games in the interfaces researchers use, and a fast door of our own."""
