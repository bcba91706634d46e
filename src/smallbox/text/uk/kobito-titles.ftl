### Kobito: titles of clauses, rulings and options, the same words as the headings of games/kobito/rulebook/uk.md

## Cards and set-up

kobito-K1 = Карти
kobito-K2 = Дві колоди, три горщики
kobito-K3 = Перша карта золотої веселки
kobito-K4 = По п’ять карт
kobito-K5 = Хто починає
kobito-K55 = Власні золоті карти

## Rainbows

kobito-K6 = Що таке веселка
kobito-K7 = Яка завдовжки веселка
kobito-K8 = Тільки на кінцях
kobito-K9 = Веселки не зливаються

## Your turn

kobito-K10 = Скільки завгодно дій
kobito-K11 = Скільки карт за тобою
kobito-K12 = Що входить до мінімуму
kobito-K13 = Більше – можна
kobito-K14 = Якщо можеш, мусиш
kobito-K15 = Плата, коли нічого не підходить
kobito-K16 = Жодної зайвої карти
kobito-K17 = Кінець ходу
kobito-K18 = У руку нічого не вертається

## Playing from your hand

kobito-K19 = Куди йдуть карти з руки
kobito-K20 = Ніколи не задовга
kobito-K21 = Як почати веселку
kobito-K22 = Щонайбільше чотири веселки
kobito-K23 = Веселки в майстерні не змішуються
kobito-K24 = Довжина без меж

## Sending cards to the gold

kobito-K25 = Як відправити карту
kobito-K26 = Ніколи із середини
kobito-K27 = Що може залишитися
kobito-K28 = Решта мусить піти слідом
kobito-K29 = Веселка в різні боки
kobito-K30 = Відправити – не викласти

## Gold and the decks

kobito-K31 = Хто виграє золото
kobito-K32 = Після виграшу
kobito-K33 = Нова початкова карта
kobito-K34 = Коли колода порожня
kobito-K35 = Коли брати нічого

## Kobitos

kobito-K36 = Кобіто – це джокери
kobito-K37 = Без загадок
kobito-K38 = Кобіто на кінці
kobito-K39 = Кобіто в дорозі
kobito-K40 = Обмін кобіто
kobito-K41 = Обмін нічого не коштує
kobito-K42 = Грай ним одразу
kobito-K43 = Чужі майстерні

## Replacement cards

kobito-K44 = Як грати карту заміни
kobito-K45 = Ніколи сама
kobito-K46 = Де можна замінювати
kobito-K47 = Тільки числа
kobito-K48 = Стосик – це одне місце
kobito-K49 = Дві карти разом

## The end

kobito-K50 = Кінець тієї ж миті
kobito-K51 = Підрахунок
kobito-K52 = Хто перемагає
kobito-K53 = Коли вже ніхто не ходить
kobito-K54 = Що таємне

## Finer points

kobito-V1 = Заміна в чужих майстернях
kobito-V2 = Кобіто тримаються свого числа
kobito-V3 = Суворі кобіто
kobito-V4 = Плата за бажанням
kobito-V5 = Особливі карти нічого не коштують
kobito-V6 = Коли порівну
kobito-V7 = Закриті стоси
kobito-V10 = Коротша гра
