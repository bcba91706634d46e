"""Practice: a prepared game that one person plays against bots. Nothing of it is stored; it is its start and moves."""
