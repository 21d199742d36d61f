"""What is told of a table, and to whom: everything here is made for one viewer's eyes."""
