"""What can be asked over HTTP: the page and its files, games and rules, tables and seats, moves, and who one is."""
