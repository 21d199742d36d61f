"""Where requests come in: HTTP, sockets, who asks, how much one may ask, and the page itself."""
