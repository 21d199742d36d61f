"""The course of the game: turns and their parts, drawing, securing the book, additional actions."""
