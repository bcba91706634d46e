# Watching a finished game again.

replay-title = «{ $game }»: повтор
replay-controls = Листать игру
replay-first = В начало
replay-back = Предыдущий ход
replay-play = Смотреть
replay-pause = Пауза
replay-forward = Следующий ход
replay-last = В конец
replay-speed = Скорость: { $speed }
replay-at = { $at ->
        [0] Карты розданы
       *[other] Ход { $at } из { $total }
    }
replay-slider = Момент игры
replay-keys = Клавиши со стрелками листают игру, пробел запускает показ.
replay-eyes = Чьими глазами?
replay-open = Видно всё
replay-open-hint = Что скрыто на столе, перечислено здесь.
replay-seat-hint = Вот что видит { $name }.
replay-happened = Что произошло
replay-nothing = В этот момент смотреть не на что.
replay-notation = Короткая запись
replay-hands = Карты на руках
replay-faces = Что это за подарки на самом деле
replay-hand-empty = карт нет
replay-no-gifts = подарка нет
replay-offer = подарок в пути: { $gift }
replay-link = Ссылка на этот момент
replay-more = Об этом моменте
replay-to-table = Назад к столу
replay-failed-title = Эту игру не получается показать
replay-loading = Снова раскладываем карты…
