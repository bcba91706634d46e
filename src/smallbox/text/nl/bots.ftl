# Bots that play any game.

bot-random = Doet zomaar een geldige zet; elke zet is even waarschijnlijk.
