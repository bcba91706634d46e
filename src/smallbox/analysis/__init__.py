"""Looking back at a finished game, and hints while it runs: judged by what a seat could know, never by more."""
