# Что относится к странице правил: кто создал игру и что в коробке.

game-kobito-by = Автор игры — Robert Brouwer, иллюстрации — James Churchill, графический дизайн — Vicky Trouerbach, издатель — Jolly Dutch.
kobito-box-gold = Карты золота: { $number }
kobito-box-need = Длина радуги: { $need }
kobito-box-values = очки: { $values }
kobito-box-deck = Колода радуги, карт: { $number }
kobito-help-all-gold = Все горшочки
