"""Step 5: what happens where a figure stops; meetings, the exam, the early end."""
