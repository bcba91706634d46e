"""Many games: what they look like on average, and who wins them."""
