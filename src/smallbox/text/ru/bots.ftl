### Bots: their levels, in every game the same words, and the bot that plays any game.

level-random = Наугад
level-greedy = Азартный
level-easy = Лёгкий
level-normal = Обычный
level-hard = Сильный
level-expert = Знаток
level-perfect = Ничего не забывает
level-program = Программа

bot-random = Ходит наугад: любой разрешённый ход одинаково вероятен.
