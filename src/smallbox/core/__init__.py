"""The words all games share: chance, notation, records, refusals, the shape of a game."""
