"""The table that fills the terminal, by Textual; nothing here is imported before it opens."""
