# Games that the client does not know, on the generic table.

home-players = гравців: { $fewest }–{ $most }
