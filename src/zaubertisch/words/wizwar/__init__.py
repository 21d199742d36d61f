"""What Wiz-War alone needs of the words: its card reader."""
