"""The table in your pocket: a house for one device, which speaks the messages of the server and knows no server."""
