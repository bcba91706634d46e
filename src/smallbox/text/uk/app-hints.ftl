# Hints: a good move for whoever asks.

hint-ask = Підказка
hint-ask-long = Підказка: покажи мені добрий хід (T)
hint-coming = Шукаємо добрий хід …
hint-move = Спробуй так: { $move }
hint-chance = Шанс на перемогу звідси: { $number } зі 100.
hint-close = Закрити підказку
hint-setting = Підказки
hint-setting-on = У свій хід можна попросити показати добрий хід. Усі бачать, що хтось просив, але не саму відповідь.
hint-setting-off = Поки грають інші люди, підказок немає. Наодинці з ботами просити можна завжди.
hint-taken = підказок: { $number }
