# Games that the client does not know, on the generic table.

home-players = { $fewest } to { $most } players
