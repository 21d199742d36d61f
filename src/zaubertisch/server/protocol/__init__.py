"""Every message between a page, or somebody's own program, and the server; the page's types are made from these."""
