### Kanobu: options of the table, and its bots. Choices are short: they stand on buttons.

kanobu-option-drawWhenAble = Взять карту, хотя можно играть
kanobu-option-drawWhenAble-hint = Включено: можно приберечь подходящую карту и взять новую. Выключено: карту берут, только когда ничего не подходит.
kanobu-option-cancelUndoesDirection = «Отмена» возвращает направление
kanobu-option-cancelUndoesDirection-hint = «Отмена» сразу после «Разворота» возвращает прежнее направление.
kanobu-option-idleCancel = «Отмена», когда отменять нечего
kanobu-option-idleCancel-hint = «Отмена» тогда уносит верхнюю карту или остаётся на стопке как простая фиолетовая.
kanobu-choice-idleCancel-removes = Уносит карту
kanobu-choice-idleCancel-stays = Остаётся на стопке
kanobu-option-chanceSet = Чем платят за «Шанс»
kanobu-option-chanceSet-hint = За «Шанс» платят тремя картами; можно договориться, что все три разные.
kanobu-choice-chanceSet-any3 = Любые три
kanobu-choice-chanceSet-oneEach = Три разные
kanobu-option-starRest = Лишние карты «Звезды»
kanobu-option-starRest-hint = Куда уходят карты, которые не выбрали.
kanobu-choice-starRest-bottom = Под колоду
kanobu-choice-starRest-top = На верх колоды
kanobu-choice-starRest-shuffle = Замешать в колоду
kanobu-option-opening = Первая карта
kanobu-option-opening-hint = Первой может быть любая карта или всегда только камень, ножницы или бумага.
kanobu-choice-opening-asIs = Любая карта
kanobu-choice-opening-rpsOnly = Камень, ножницы, бумага
kanobu-option-maxMoves = Предел действий
kanobu-option-maxMoves-hint = После стольких действий игра останавливается, и побеждает тот, у кого меньше карт.
kanobu-option-firstSeat = Первое место
kanobu-option-firstSeat-hint = Номер места, которое начинает; счёт идёт с 0.
kanobu-option-data = Набор карт
kanobu-option-data-hint = Из каких карт состоит набор.
kanobu-choice-data-kanobu = Обычный набор
kanobu-choice-data-kanobu-deckA = Цветные «Звезда» и «Шанс»
kanobu-choice-data-kanobu-4pairs = Четыре пары цветов

## Bots

kanobu-level-random = Наугад
kanobu-level-greedy = Азартный
kanobu-level-easy = Лёгкий
kanobu-level-normal = Обычный
kanobu-level-hard = Сильный
kanobu-level-expert = Знаток
