"""What is in the way of a refused move, question by question."""
