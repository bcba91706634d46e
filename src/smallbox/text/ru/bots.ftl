# Bots that play any game.

bot-random = Ходит наугад: любой разрешённый ход одинаково вероятен.
