"""Who plays by itself: memory, sampling, search and levels."""
