"""What a plan is, and what it may be aimed at: reach, lines, targets; and the window in which others may answer it."""
