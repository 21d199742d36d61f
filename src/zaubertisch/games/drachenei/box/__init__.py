"""The figures of a box: as the rules read them, and as a sheet a person can correct."""
