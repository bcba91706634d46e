# Что относится к странице правил: кто создал игру и что в коробке.

game-hat-by = Автор игры — Kasper Lapp, иллюстрации — Easy Draws It, издатель — Ravensburger.
hat-box-back = { $colour ->
        [black] чёрные стрелки
       *[white] белые стрелки
    } { $arrow ->
        [left] влево
       *[right] вправо
    }
hat-box-gifts = Все подарки: { $number }
hat-help-all-gifts = Все подарки
