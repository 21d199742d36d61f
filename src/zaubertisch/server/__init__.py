"""The live table: people, time, sockets."""
