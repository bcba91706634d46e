# Games that the client does not know, on the generic table.

home-players = { $fewest } tot { $most } spelers
