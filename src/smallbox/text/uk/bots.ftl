### Bots: their levels, in every game the same words, and the bot that plays any game.

level-random = Навмання
level-greedy = Завзятий
level-easy = Легкий
level-normal = Звичайний
level-hard = Сильний
level-expert = Знавець
level-perfect = Не забуває нічого
level-program = Програма

bot-random = Ходить навмання: усі дозволені ходи однаково ймовірні.
