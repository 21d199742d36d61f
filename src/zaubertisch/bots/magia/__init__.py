"""The bots of Magia Cum Laude."""
