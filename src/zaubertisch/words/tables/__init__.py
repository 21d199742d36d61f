"""A table told in plain lines, one module a game: `lines(view, words)` says all that the viewer knows."""
