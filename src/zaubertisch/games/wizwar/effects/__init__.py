"""What cards do once announced: a registry of all of them, and a function for each."""
