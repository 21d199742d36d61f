"""The whole truth of one game: its state, the verbs that change it, who may know what of it, and who has won."""
