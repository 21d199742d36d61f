"""Magia Cum Laude: help your favourite apprentices through their exam, without letting on whose side you are."""
