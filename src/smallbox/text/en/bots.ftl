### Bots: their levels, in every game the same words, and the bot that plays any game.

level-random = Random
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
level-perfect = Never forgets
level-program = Program

bot-random = Picks any legal move at random.
