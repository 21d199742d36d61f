"""What a table is: who sits there, the referee with the log, the talk, the orders given, the time left."""
