"""Steps 3 and 4: how far apprentices and the examiner can go, and their moves."""
