"""What each viewer may know and see: the view, what is going on, ways and sight, and the hidden dealt anew."""
