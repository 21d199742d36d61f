"""Learning on these tables, in a page each."""
