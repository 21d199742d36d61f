"""The drawn tables, one module a game: `draw(view, words, width)`; a game without one is shown in its plain lines."""
