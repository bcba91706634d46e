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
