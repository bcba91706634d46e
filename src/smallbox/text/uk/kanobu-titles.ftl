### Kanobu: titles of clauses, rulings and options, the same words as the headings of games/kanobu/rulebook/uk.md

## Cards and set-up

kanobu-C1 = Набір карт
kanobu-C2 = Коли грають двоє
kanobu-C3 = По шість карт
kanobu-C4 = Перша карта
kanobu-C5 = Перемога
kanobu-C6 = Чий хід

## Your turn

kanobu-C7 = Поклади карту або візьми
kanobu-C8 = Коли карту взято
kanobu-C9 = Коли брати нічого

## What fits

kanobu-C10 = Фіолетове – на все
kanobu-C11 = На просте фіолетове – усе
kanobu-C12 = На названий колір
kanobu-C13 = Карти дії
kanobu-C14 = Камінь, ножиці й папір між собою
kanobu-C15 = Камінь, ножиці й папір на карти дії
kanobu-C16 = Двоколірні карти
kanobu-C17 = Хто кого б’є
kanobu-C18 = Без дії

## Laying a card, step by step

kanobu-C30 = Усе по черзі

## Demands

kanobu-C19 = Коли вимагають від тебе
kanobu-C20 = Пропуск
kanobu-C21 = +3 карти
kanobu-C23 = +1 карта
kanobu-C24 = +2 карти
kanobu-C25 = Шанс
kanobu-C26 = Коли Шанс не можна

## Other effects

kanobu-C22 = Напрям
kanobu-C27 = Зірка
kanobu-C28 = Скасування
kanobu-C29 = Зміна кольору

## When cards or ideas run out

kanobu-C31 = Нова колода
kanobu-C32 = Коли карт замало
kanobu-C33 = Коли всі пасують
kanobu-C34 = Коли гра не має кінця

## What everybody knows

kanobu-C35 = Відкрите й таємне
kanobu-C36 = Одна гра, одна перемога

## Finer points

kanobu-R1 = Скільки гравців
kanobu-R5 = Незвична перша карта
kanobu-R7 = Брати, хоч можна покласти
kanobu-R21 = Скасування, коли нема чого скасовувати
kanobu-R24 = Скасувати зміну напряму
kanobu-R30 = Чим платять за Шанс
kanobu-R37 = Карти, що лишає Зірка
kanobu-R46 = Як довго триває гра
