# Games that the client does not know, on the generic table.

home-players = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }
