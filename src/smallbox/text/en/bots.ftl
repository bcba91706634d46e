# Bots that play any game.

bot-random = Makes any legal move, each as likely.
