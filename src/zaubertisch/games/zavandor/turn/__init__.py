"""The sections of a round, from the turn order to the hand limit."""
