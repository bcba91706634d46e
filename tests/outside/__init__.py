"""Clients that share no code with the server, and misbehave: nobody at the table can disturb the others."""
