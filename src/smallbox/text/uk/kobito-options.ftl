### Kobito: options of the table, and its bots. Choices are short: they stand on buttons.

kobito-option-repl_other = Заміна в чужих майстернях
kobito-option-repl_other-hint = Карту заміни можна грати й у чужих майстернях.
kobito-option-keep_number = Кобіто тримаються свого числа
kobito-option-keep_number-hint = Відправлений кобіто підходить лише там, де чекають на його число.
kobito-option-strict_clarity = Суворі кобіто
kobito-option-strict_clarity-hint = Кобіто додають лише до веселок із двох чи більше місць, і нових веселок він не починає.
kobito-option-voluntary_pay = Плата за бажанням
kobito-option-voluntary_pay-hint = Можна заплатити картою, хоч інша й підходить; штрафів буде багато.
kobito-option-special_free = Особливі карти нічого не коштують
kobito-option-special_free-hint = Кобіто й карти заміни в стосі очок не забирають очок.
kobito-option-tiebreak = Коли порівну
kobito-option-tiebreak-hint = Що робити, коли найбільший рахунок у кількох гравців.
kobito-choice-tiebreak-shared = Поділити перемогу
kobito-choice-tiebreak-fewest = Менше штрафів
kobito-option-hidden_piles = Закриті стоси
kobito-option-hidden_piles-hint = Ніхто не бачить, що лежить у стосах очок і в скиді.
kobito-option-gold_cards = Золоті карти
kobito-option-gold_cards-hint = Менше золотих карт – коротша гра.

## Bots

kobito-level-random = Навмання
kobito-level-greedy = Завзятий
kobito-level-easy = Легкий
kobito-level-normal = Звичайний
kobito-level-hard = Сильний
kobito-level-expert = Знавець
