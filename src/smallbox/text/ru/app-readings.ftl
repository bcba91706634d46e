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
