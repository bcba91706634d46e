"""The game as text: moves, positions and the fields of cases."""
