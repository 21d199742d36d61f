"""How tables outlive the process: the database, its schema, what is written into it and read from it."""
