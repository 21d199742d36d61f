"""What is in the way of a refused answer, as far as the asked seat knows, and what would be allowed instead."""
