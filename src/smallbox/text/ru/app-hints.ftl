# Hints: a good move for whoever asks.

hint-ask = Подсказка
hint-ask-long = Подсказка: покажи мне хороший ход (T)
hint-coming = Ищем хороший ход…
hint-move = Попробуй так: { $move }
hint-chance = Шанс на победу отсюда: { $number } из 100.
hint-close = Закрыть подсказку
hint-setting = Подсказки
hint-setting-on = В свой ход можно попросить показать хороший ход. Все видят, что кто-то просил, но не сам ответ.
hint-setting-off = Пока играют другие люди, подсказок нет. Наедине с ботами просить можно всегда.
hint-taken = подсказок: { $number }
