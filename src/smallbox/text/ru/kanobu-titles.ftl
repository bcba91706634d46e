### Kanobu: titles of clauses, rulings and options, the same words as the headings of games/kanobu/rulebook/ru.md

## Cards and set-up

kanobu-C1 = Набор карт
kanobu-C2 = Только вдвоём
kanobu-C3 = Каждому по шесть карт
kanobu-C4 = Первая карта
kanobu-C5 = Победа
kanobu-C6 = Чей ход

## Your turn

kanobu-C7 = Положи карту или возьми
kanobu-C8 = Когда карта взята
kanobu-C9 = Когда брать нечего

## What fits

kanobu-C10 = Фиолетовую кладут на любую
kanobu-C11 = На простую фиолетовую кладут любую
kanobu-C12 = Когда цвет назван
kanobu-C13 = Карты действий
kanobu-C14 = Камень, ножницы и бумага между собой
kanobu-C15 = Камень, ножницы и бумага на картах действий
kanobu-C16 = Двухцветные карты
kanobu-C17 = Кто кого бьёт
kanobu-C18 = Без действия

## Laying a card, step by step

kanobu-C30 = Всё по порядку

## Demands

kanobu-C19 = Когда от тебя чего-то требуют
kanobu-C20 = Пропуск
kanobu-C21 = 3 карты
kanobu-C23 = 1 карта
kanobu-C24 = 2 карты
kanobu-C25 = Шанс
kanobu-C26 = Когда «Шанс» нельзя

## Other effects

kanobu-C22 = Разворот
kanobu-C27 = Звезда
kanobu-C28 = Отмена
kanobu-C29 = Смена цвета

## When cards or ideas run out

kanobu-C31 = Новая колода
kanobu-C32 = Когда карт не хватает
kanobu-C33 = Когда все пасуют
kanobu-C34 = Когда игре нет конца

## What everybody knows

kanobu-C35 = Открытое и тайное
kanobu-C36 = Одна игра, один победитель

## Finer points

kanobu-R1 = Сколько человек играет
kanobu-R5 = Необычная первая карта
kanobu-R7 = Взять карту, хотя можно играть
kanobu-R21 = «Отмена», когда отменять нечего
kanobu-R24 = Отмена разворота
kanobu-R30 = Чем платят за «Шанс»
kanobu-R37 = Лишние карты «Звезды»
kanobu-R46 = Сколько может длиться игра
