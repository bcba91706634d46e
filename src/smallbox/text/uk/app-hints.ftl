# Hints: a good move for whoever asks.

hint-ask = Підказка
hint-ask-long = Покажи мені добрий хід (H)
hint-coming = Шукаємо добрий хід …
hint-move = Спробуй так: { $move }
hint-chance = Шанс на перемогу звідси: { $number } зі 100.
hint-close = Закрити підказку
hint-setting = Підказки
hint-setting-on = У свій хід можна попросити показати добрий хід. Усі бачать, що хтось просив, але не саму відповідь.
hint-setting-off = Поки грають інші люди, підказок немає. Наодинці з ботами просити можна завжди.
hint-taken = підказок: { $number }

problem-hints-off = Поки грають інші люди, підказки вимкнено. Господар столу може ввімкнути їх у налаштуваннях столу.
problem-not-your-turn = Зараз не твій хід. Попроси підказку, коли він настане.
problem-no-hint = Цього разу підказки немає. Попроси ще раз за мить.

table-event-hint-taken = { $seat }: просить підказку
table-event-hints-changed = { $hints ->
        [yes] Господар столу дозволяє підказки
       *[no] Господар столу вимикає підказки
    }
