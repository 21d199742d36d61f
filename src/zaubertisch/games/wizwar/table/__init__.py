"""The whole truth of one game: its state, the verbs that change it, what has been seen of hands, and who has won."""
