"""Puzzles: positions of a seat's own turn in which one move is clearly best, with the proof of it (docs/puzzles.md)."""
