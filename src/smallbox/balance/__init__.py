"""What options, packs and table sizes do to a game: figures of many games among bots, each with its interval."""
