"""A whole server, its store, its network and its players under one seed, with virtual time."""
