### Kobito: options of the table, and its bots. Choices are short: they stand on buttons.

kobito-option-repl_other = Замены в чужих мастерских
kobito-option-repl_other-hint = Карту-замену можно играть и в чужих мастерских.
kobito-option-keep_number = Кобито помнят своё число
kobito-option-keep_number-hint = Отправленный кобито подходит только туда, где нужно его число.
kobito-option-strict_clarity = Строгие кобито
kobito-option-strict_clarity-hint = Кобито встаёт только в радугу хотя бы из двух мест и сам радугу не начинает.
kobito-option-voluntary_pay = Плата по желанию
kobito-option-voluntary_pay-hint = Платить картой можно, даже если подходит другая; штрафов будет много.
kobito-option-special_free = Особые карты ничего не стоят
kobito-option-special_free-hint = За кобито и карты-замены в копилке очки не вычитают.
kobito-option-tiebreak = Если очков поровну
kobito-option-tiebreak-hint = Что делать, если лучший счёт у нескольких игроков.
kobito-choice-tiebreak-shared = Общая победа
kobito-choice-tiebreak-fewest = У кого меньше штрафов
kobito-option-hidden_piles = Закрытые стопки
kobito-option-hidden_piles-hint = Никто не видит, что лежит в копилках и в сбросе.
kobito-option-gold_cards = Карты золота
kobito-option-gold_cards-hint = Чем меньше карт золота, тем короче игра.

## Bots

kobito-level-random = Наугад
kobito-level-greedy = Азартный
kobito-level-easy = Лёгкий
kobito-level-normal = Обычный
kobito-level-hard = Сильный
kobito-level-expert = Знаток
