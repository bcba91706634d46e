# Как мы читаем правила и что написано на коробках.

readings-legend = Эти очки стоят у правила, в котором печатная книжка что-то недоговаривает. Нажми на них, чтобы увидеть, как мы его читаем и как ещё можно играть.
readings-mark = Как мы это читаем
readings-mark-name = Как мы читаем { $clause }
readings-printed = Что напечатано
readings-ours = Как играем мы
readings-why = Почему
readings-usual = Обычно
readings-play = Играть так
readings-play-name = Играть так: { $option }, { $value }
readings-at-the-table = можно изменить перед игрой
readings-chosen = С таким домашним правилом
box-says = На коробке: { $facts }
box-age = возраст { $age }+
box-minutes = { $least }–{ $most } мин

# Что меняет домашнее правило: измерено.

measured-head = { $games } партий, игроков: { $players }, боты: «{ $level }». Если «{ $choice }»:
measured-nothing = заметной разницы нет
measured-range = от { $low } до { $high }
measured-more = { $name }: на { $by } больше ({ $range })
measured-less = { $name }: на { $by } меньше ({ $range })
measured-points = { $points } п. п.
measured-same = Заметной разницы нет: { $figures }
measured-report = Все цифры
measured-figure-moves = Ходов за партию
measured-figure-minutes = Минут за партию
measured-figure-changes = Смен лидера
measured-figure-comeback = Вырванных побед
measured-figure-guards = Остановлено ограничителем
measured-figure-shared = Общих побед
measured-figure-decided = Доля партии до развязки
measured-seat = { $turn ->
        [1] Ходит первым
        [2] Ходит вторым
        [3] Ходит третьим
        [4] Ходит четвёртым
        [5] Ходит пятым
        [6] Ходит шестым
        [7] Ходит седьмым
       *[other] Ходит восьмым
    }
measured-wins = Побед того места, что начинает
