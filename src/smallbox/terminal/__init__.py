"""The games in a terminal: a table drawn from what one seat may see, moves in words, bots in the other chairs."""
