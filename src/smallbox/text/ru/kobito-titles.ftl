### Kobito: titles of clauses, rulings and options, the same words as the headings of games/kobito/rulebook/ru.md

## Cards and set-up

kobito-K1 = Карты
kobito-K2 = Две колоды, три горшочка
kobito-K3 = Первая карта золотой радуги
kobito-K4 = Каждому по пять карт
kobito-K5 = Кто начинает
kobito-K55 = Свои карты золота

## Rainbows

kobito-K6 = Что такое радуга
kobito-K7 = Какой длины радуга
kobito-K8 = Только с краёв
kobito-K9 = Радуги не срастаются

## Your turn

kobito-K10 = Сколько угодно действий
kobito-K11 = Сколько карт за тобой
kobito-K12 = Что идёт в счёт минимума
kobito-K13 = Больше — можно
kobito-K14 = Можешь играть — играй
kobito-K15 = Плата, когда ничего не подходит
kobito-K16 = Ни картой больше
kobito-K17 = Конец хода
kobito-K18 = Карты не возвращаются на руку

## Playing from your hand

kobito-K19 = Куда играют карты с руки
kobito-K20 = Не длиннее, чем нужно
kobito-K21 = Новая радуга
kobito-K22 = Не больше четырёх радуг
kobito-K23 = Радуги в мастерской не смешиваются
kobito-K24 = Длина — какая хочешь

## Sending cards to the gold

kobito-K25 = Как отправить карту
kobito-K26 = Из середины — никогда
kobito-K27 = Что может остаться
kobito-K28 = Остаток идёт следом
kobito-K29 = Одну радугу — по разным местам
kobito-K30 = Отправить — не значит сыграть

## Gold and the decks

kobito-K31 = Кому достаётся золото
kobito-K32 = После выигрыша
kobito-K33 = Новая стартовая карта
kobito-K34 = Когда колода кончилась
kobito-K35 = Когда брать нечего

## Kobitos

kobito-K36 = Кобито — это джокеры
kobito-K37 = Никаких загадок
kobito-K38 = Кобито на краю
kobito-K39 = Кобито в пути
kobito-K40 = Обмен кобито
kobito-K41 = Обмен ничего не стоит
kobito-K42 = Играть можно сразу
kobito-K43 = Чужие мастерские

## Replacement cards

kobito-K44 = Как сыграть карту-замену
kobito-K45 = Никогда в одиночку
kobito-K46 = Куда кладут замену
kobito-K47 = Только числа
kobito-K48 = Стопка — это одно место
kobito-K49 = Две карты за раз

## The end

kobito-K50 = Игра кончается сразу
kobito-K51 = Подсчёт очков
kobito-K52 = Кто побеждает
kobito-K53 = Когда ничего не движется
kobito-K54 = Что держат в секрете

## Finer points

kobito-V1 = Замены в чужих мастерских
kobito-V2 = Кобито помнят своё число
kobito-V3 = Строгие кобито
kobito-V4 = Плата по желанию
kobito-V5 = Особые карты ничего не стоят
kobito-V6 = Если очков поровну
kobito-V7 = Закрытые стопки
kobito-V10 = Игра покороче
