"""The course of the game: rounds of six phases, and the sections of phases C and E."""
