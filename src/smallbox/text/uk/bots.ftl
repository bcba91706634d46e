# Bots that play any game.

bot-random = Ходить навмання: усі дозволені ходи однаково ймовірні.
