"""Load: moves through real sockets, tables of four, one core for the server and one for the players."""
