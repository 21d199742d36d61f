"""The whole table: its verbs, points, soundness, and who may know what."""
