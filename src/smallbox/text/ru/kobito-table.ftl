### Kobito's table in the browser. Names of rainbows (G1, S2) are written at the pots and easels.

## The one line: what must I do

kobito-task-over = Игра окончена
kobito-task-wait = Ходит { $name }{ $owed ->
        [0] {""}
        [1] : ещё одна карта
        [one] : ещё { $owed } карта
        [few] : ещё { $owed } карты
       *[many] : ещё { $owed } карт
    }
kobito-task-dissolve = Твой ход: отправь остаток радуги { $rainbow }
kobito-task-pay = Ничего не подходит: заплати { $owed ->
        [1] одной картой, это −3 очка
        [one] { $owed } картой, −3 очка за каждую
        [few] { $owed } картами, −3 очка за каждую
       *[many] { $owed } картами, −3 очка за каждую
    }
kobito-task-play = Твой ход: сыграй { $owed ->
        [1] карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }
kobito-task-more = Твой ход: сыграй ещё { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }
kobito-task-free = Твой ход: играй дальше или закончи ход
kobito-task-end = Твой ход: осталось его закончить

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = кобито вместо { $number }
kobito-place-pairs = { $number } с { $pairs ->
        [1] заменой
        [one] { $pairs } заменой
        [few] { $pairs } заменами
       *[many] { $pairs } заменами
    }
kobito-places-none = пусто
kobito-end-of-gold = { $end ->
        [low] Младший
       *[high] Старший
    } край радуги { $rainbow }: золото { $value }, нужна длина { $need }, сейчас { $length }: { $places }; принимает { $wanted }
kobito-end-of-studio = { $end ->
        [low] Младший
       *[high] Старший
    } край твоей радуги { $rainbow }: { $places }; принимает { $wanted }
kobito-rainbow-of = { $rainbow } ({ $name })
kobito-free-easel = Мольберт { $rainbow }: пусто
kobito-missing = ещё { $number }

## What a press does

kobito-do-play = Положить { $card } к { $end ->
        [low] младшему
       *[high] старшему
    } краю радуги { $rainbow }, как { $number }: { $places }
kobito-do-send = Отправить { $card } из { $from } к { $end ->
        [low] младшему
       *[high] старшему
    } краю радуги { $rainbow }: { $places }
kobito-do-start = Начать радугу: { $low } и { $high }
kobito-do-swap = Обменять кобито в радуге { $rainbow } на свою карту { $number }
kobito-do-replace = Положить карту-замену и свою карту { $number } на { $number } в радуге { $rainbow }
kobito-do-pay = Заплатить: { $card }, минус 3 очка
kobito-lift = Поднять: { $card }
kobito-let-go = Опустить: { $card }
kobito-lift-end = Поднять, чтобы отправить: { $place }, { $end ->
        [low] младший
       *[high] старший
    } край радуги { $rainbow }: { $places }
kobito-look-kobito = Кобито вместо { $number } в радуге { $rainbow }
kobito-start-easel = Начать радугу на мольберте { $rainbow }
kobito-end-turn = Конец хода

## Slips of paper

kobito-hint-no-place = Сейчас этой карте нет места. Нажми на место, чтобы узнать почему.
kobito-hint-no-send = Сейчас эта карта не подходит ни к одной золотой радуге. Нажми на место, чтобы узнать почему.
kobito-hint-exchange = Твоя карта { $number } может встать вместо этого кобито: нажми на кобито ещё раз.
kobito-hint-which-side = Этот кобито может лечь с любой стороны: нажми на ту, которую выбираешь.
kobito-hint-partner = Нажми на вторую карту новой радуги у себя на руках.
kobito-hint-lift-first = Сначала подними карту, потом нажми на место.

## Spoken when a card goes up

kobito-spoken-lifted = Карта поднята: { $card }. { $places ->
        [0] Сейчас ей нигде нет места.
        [1] Ей подходит одно место.
        [one] Ей подходит { $places } место.
        [few] Ей подходят { $places } места.
       *[many] Ей подходят { $places } мест.
    }

## Parts of the table

kobito-part-gold = Золотые радуги
kobito-part-others = Другие игроки
kobito-part-studio = Твоя мастерская
kobito-part-hand = Твои карты
kobito-gold-empty = { $slot }: золота больше нет
kobito-deck = Колода: { $number ->
        [1] одна карта
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-gold-deck = Колода золота: { $number ->
        [1] одна карта
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-discard = Сброс: { $number ->
        [1] одна карта
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-played = Сыграно { $done } из { $minimum }
kobito-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kobito-hand-size = { $number ->
        [1] одна карта на руках
        [one] { $number } карта на руках
        [few] { $number } карты на руках
       *[many] { $number } карт на руках
    }
kobito-won = { $number ->
        [0] золота нет
        [1] одна карта золота
        [one] { $number } карта золота
        [few] { $number } карты золота
       *[many] { $number } карт золота
    }
kobito-paid = { $number ->
        [0] ничего не отдано
        [1] отдана одна карта
        [one] отдана { $number } карта
        [few] отданы { $number } карты
       *[many] отдано { $number } карт
    }
kobito-is-to-act = ходит
kobito-is-away = не за столом
kobito-seat = { $name }: { $facts }. Мастерская: { $studio }
kobito-studio-empty = пусто
kobito-look = Мастерская: { $name }

## After the game

kobito-tally = { $gold ->
        [0] золота нет
        [1] одна карта золота
        [one] { $gold } карта золота
        [few] { $gold } карты золота
       *[many] { $gold } карт золота
    } ({ $coins }), { $paid ->
        [0] ничего не отдано
        [1] отдана одна карта
        [one] отдана { $paid } карта
        [few] отданы { $paid } карты
       *[many] отдано { $paid } карт
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Горшочек с золотом, который просит радугу длиной 5; его радуга начинается с одной карты — 8.
kobito-picture-K6 = Радуга на мольберте: 10, 11, 12, 1, 2.
kobito-picture-K8 = Золотая радуга 4, 5, 6. К младшему краю кладут 3, к старшему — 7.
kobito-picture-K11 = Две радуги в мастерской: минимум — три карты.
kobito-picture-K15 = Карта 7 никуда не подходит, и ею платят: минус 3 очка.
kobito-picture-K21 = 12 и 1 с руки становятся новой радугой на мольберте.
kobito-picture-K25 = Карту 6 с младшего края радуги 6, 7, 8 в мастерской отправляют к старшему краю золотой радуги 3, 4, 5.
kobito-picture-K28 = На мольберте осталась одна карта 8, и она должна уйти следом — к старшему краю золотой радуги 5, 6, 7.
kobito-picture-K31 = Золотая радуга 11, 12, 1, 2 ровно такой длины, какую просит горшочек, — 4 места: 4 очка.
kobito-picture-K36 = Золотая радуга 3, кобито, 5, 6: кобито держит табличку с числом 4.
kobito-picture-K40 = Карта 5 с руки меняется местами с кобито, который стоит вместо 5 в радуге 4, кобито, 6.
kobito-picture-K44 = Карту-замену и карту 7 с руки кладут на 7 в радуге 6, 7, 8.
kobito-picture-K48 = В радуге 3, 4, 5 с заменой на карте 4 по-прежнему 3 места.
