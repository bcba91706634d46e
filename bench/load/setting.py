"""Where the servers under test listen, and how many sit at a table."""

HOST = "127.0.0.1"
SEATS = 4
