# Игры, о которых этот клиент не знает: полка, правила, общий стол.

home-players = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
        [many] игроков
       *[other] игроков
    }
rules-none = Правила этой игры здесь ещё никто не записал.
generic-yes = Да
generic-no = Нет
generic-empty = Пусто
generic-more = { $number ->
        [one] ещё { $number } карта снизу
        [few] ещё { $number } карты снизу
        [many] ещё { $number } карт снизу
       *[other] ещё { $number } карты снизу
    }
generic-fewer = Свернуть
generic-moves = Что можно сделать
generic-put-back = Вернуть { $card } на место
generic-all-moves = { $number ->
        [one] Показать { $number } ход
        [few] Показать все { $number } хода
        [many] Показать все { $number } ходов
       *[other] Показать все { $number } хода
    }
generic-no-move = { $card }: сейчас с этой картой нет хода
generic-refused = Правила сейчас этого не разрешают. Выбери один из своих ходов.
generic-acts = ходит
generic-zone-hand = Твои карты
generic-zone-deck = Колода
generic-zone-pile = Стопка
generic-zone-discard = Сброс
generic-zone-scores = Счёт
generic-zone-sizes = Карты
