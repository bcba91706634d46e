# Ігри, про які цей клієнт не знає: полиця, правила, загальний стіл.

home-players = гравців: { $fewest }–{ $most }
rules-none = Правил цієї гри тут ще ніхто не записав.
generic-yes = Так
generic-no = Ні
generic-empty = Порожньо
generic-more = { $number ->
        [one] ще { $number } карта під низом
        [few] ще { $number } карти під низом
        [many] ще { $number } карт під низом
       *[other] ще { $number } карти під низом
    }
generic-fewer = Згорнути
generic-moves = Що можна зробити
generic-put-back = Повернути { $card } на місце
generic-all-moves = { $number ->
        [one] Показати { $number } хід
        [few] Показати всі { $number } ходи
        [many] Показати всі { $number } ходів
       *[other] Показати всі { $number } ходу
    }
generic-no-move = { $card }: зараз із цією картою немає ходу
generic-refused = Правила зараз цього не дозволяють. Вибери один зі своїх ходів.
generic-acts = ходить
generic-zone-hand = Твоя рука
generic-zone-deck = Колода
generic-zone-pile = Стос
generic-zone-discard = Стос скидання
generic-zone-scores = Рахунок
generic-zone-sizes = Карти
