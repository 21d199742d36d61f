"""Reading a position: ways, distances, who sees whom and who is ahead."""
