### Kanobu: options of the table, and its bots. Choices are short: they stand on buttons.

kanobu-option-drawWhenAble = Брати, хоч можна покласти
kanobu-option-drawWhenAble-hint = Увімкнено: карту, яка підходить, можна приберегти, а натомість узяти з колоди. Вимкнено: беруть, лише коли нічого не підходить.
kanobu-option-cancelUndoesDirection = Скасування повертає напрям
kanobu-option-cancelUndoesDirection-hint = Скасування одразу після карти «Напрям» повертає старий напрям.
kanobu-option-idleCancel = Скасування, коли нема чого скасовувати
kanobu-option-idleCancel-hint = Чи забирає воно тоді верхню карту, чи лишається на стосі як проста фіолетова карта.
kanobu-choice-idleCancel-removes = Забирає карту
kanobu-choice-idleCancel-stays = Лишається на стосі
kanobu-option-chanceSet = Чим платять за Шанс
kanobu-option-chanceSet-hint = За Шанс платять трьома картами; за столом можна вимагати по одній кожного виду.
kanobu-choice-chanceSet-any3 = Будь-які три
kanobu-choice-chanceSet-oneEach = По одній кожного
kanobu-option-starRest = Що лишає Зірка
kanobu-option-starRest-hint = Куди йдуть карти, яких ніхто не вибрав.
kanobu-choice-starRest-bottom = Під колоду
kanobu-choice-starRest-top = На колоду
kanobu-choice-starRest-shuffle = Затасувати
kanobu-option-opening = Перша карта
kanobu-option-opening-hint = Перша карта може бути будь-яка або завжди камінь, ножиці чи папір.
kanobu-choice-opening-asIs = Будь-яка
kanobu-choice-opening-rpsOnly = Камінь, ножиці, папір
kanobu-option-maxMoves = Найбільше ходів
kanobu-option-maxMoves-hint = Після стількох ходів гра зупиняється, і перемагає той, у кого найменше карт.
kanobu-option-firstSeat = Перше місце
kanobu-option-firstSeat-hint = Номер місця, яке починає; рахують від 0.
kanobu-option-data = Набір карт
kanobu-option-data-hint = З яких карт складено набір.
kanobu-choice-data-kanobu = Звичайний набір
kanobu-choice-data-kanobu-deckA = Кольорові Зірка й Шанс
kanobu-choice-data-kanobu-4pairs = Чотири пари кольорів

## Bots

kanobu-level-random = Навмання
kanobu-level-greedy = Завзятий
kanobu-level-easy = Легкий
kanobu-level-normal = Звичайний
kanobu-level-hard = Сильний
kanobu-level-expert = Знавець
