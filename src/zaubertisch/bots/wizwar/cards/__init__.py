"""Using cards: which help, which hinder, at what and how they are aimed."""
