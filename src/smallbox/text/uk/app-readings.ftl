# Як ми читаємо правила і що написано на коробках.

readings-legend = Ці окуляри стоять біля правила, у якому друкована книжка щось недоговорює. Торкнись їх, щоб побачити, як ми його читаємо і як ще можна грати.
readings-mark = Як ми це читаємо
readings-mark-name = Як ми читаємо { $clause }
readings-printed = Що надруковано
readings-ours = Як граємо ми
readings-why = Чому
readings-usual = Зазвичай
readings-play = Грати так
readings-play-name = Грати так: { $option }, { $value }
readings-at-the-table = можна змінити перед грою
readings-chosen = З таким домашнім правилом
box-says = На коробці: { $facts }
box-age = вік { $age }+
box-minutes = { $least }–{ $most } хв

# Що змінює домашнє правило: виміряно.

measured-head = { $games } партій, гравців: { $players }, боти: «{ $level }». Якщо «{ $choice }»:
measured-nothing = помітної різниці немає
measured-range = від { $low } до { $high }
measured-more = { $name }: на { $by } більше ({ $range })
measured-less = { $name }: на { $by } менше ({ $range })
measured-points = { $points } в. п.
measured-same = Помітної різниці немає: { $figures }
measured-report = Усі цифри
measured-figure-moves = Ходів за партію
measured-figure-minutes = Хвилин за партію
measured-figure-changes = Змін лідера
measured-figure-comeback = Вирваних перемог
measured-figure-guards = Зупинено запобіжником
measured-figure-shared = Спільних перемог
measured-figure-decided = Частка партії до розв’язки
measured-seat = { $turn ->
        [1] Ходить першим
        [2] Ходить другим
        [3] Ходить третім
        [4] Ходить четвертим
        [5] Ходить п’ятим
        [6] Ходить шостим
        [7] Ходить сьомим
       *[other] Ходить восьмим
    }
measured-wins = Перемог того місця, що починає
