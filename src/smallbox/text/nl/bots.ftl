### Bots: their levels, in every game the same words, and the bot that plays any game.

level-random = Willekeurig
level-greedy = Gretig
level-easy = Makkelijk
level-normal = Gewoon
level-hard = Moeilijk
level-expert = Expert
level-perfect = Vergeet niets
level-program = Programma

bot-random = Doet een willekeurige geldige zet.
