"""What may be done, what it does, and what is seen of it."""
