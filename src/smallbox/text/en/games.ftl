# The games as they stand on the shelf.

game-kobito = Kobito
game-kobito-line = Build rainbows out of numbers, and be there when one reaches its pot of gold.
game-kobito-players = { $fewest } to { $most } players

game-kanobu = Kanobu
game-kanobu-line = Rock beats scissors, and somebody will pay for it: pass the bill on and get rid of your cards.
game-kanobu-players = { $fewest } to { $most } players

game-hat = That's Not a Hat
game-hat-line = Give away a gift you can no longer see, and say with a straight face what it is.
game-hat-players = { $fewest } to { $most } players
