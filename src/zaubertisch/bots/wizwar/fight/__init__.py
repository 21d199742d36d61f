"""Fighting: what an attack is worth, the best use of one, answering those of others, breaking through."""
