### Kobito's table in the browser. Names of rainbows (G1, S2) are written at the pots and easels.

## The one line: what must I do

kobito-task-over = Гру закінчено
kobito-task-wait = Ходить { $name }{ $owed ->
        [0] {""}
        [one] : ще { $owed } карта
        [few] : ще { $owed } карти
        [many] : ще { $owed } карт
       *[other] : ще { $owed } карти
    }
kobito-task-dissolve = Твій хід: відправ решту веселки { $rainbow }
kobito-task-pay = Нічого не підходить: заплати { $owed ->
        [1] картою, −3 очки
        [one] { $owed } картою, −3 очки за кожну
        [few] { $owed } картами, −3 очки за кожну
        [many] { $owed } картами, −3 очки за кожну
       *[other] { $owed } карти, −3 очки за кожну
    }
kobito-task-play = Твій хід: виклади { $owed ->
        [1] карту
        [one] { $owed } карту
        [few] { $owed } карти
        [many] { $owed } карт
       *[other] { $owed } карти
    }
kobito-task-more = Твій хід: виклади ще { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карти
        [many] { $owed } карт
       *[other] { $owed } карти
    }
kobito-task-free = Твій хід: грай далі або заверши хід
kobito-task-end = Твій хід: лишається його завершити

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = кобіто як { $number }
kobito-place-pairs = { $number } із { $pairs ->
        [1] заміною
        [one] { $pairs } заміною
        [few] { $pairs } замінами
        [many] { $pairs } замінами
       *[other] { $pairs } заміни
    }
kobito-places-none = порожньо
kobito-end-of-gold = { $end ->
        [low] Нижній
       *[high] Верхній
    } кінець веселки { $rainbow }: золото { $value }, треба { $need }, є { $length }: { $places }; чекає на { $wanted }
kobito-end-of-studio = { $end ->
        [low] Нижній
       *[high] Верхній
    } кінець твоєї веселки { $rainbow }: { $places }; чекає на { $wanted }
kobito-rainbow-of = { $rainbow } ({ $name })
kobito-free-easel = Мольберт { $rainbow }: порожній
kobito-missing = ще { $number }

## What a press does

kobito-do-play = Викласти { $card } до { $end ->
        [low] нижнього
       *[high] верхнього
    } кінця веселки { $rainbow }, як { $number }: { $places }
kobito-do-send = Відправити { $card } з { $from } до { $end ->
        [low] нижнього
       *[high] верхнього
    } кінця веселки { $rainbow }: { $places }
kobito-do-start = Почати веселку: { $low } і { $high }
kobito-do-swap = Обміняти кобіто у веселці { $rainbow } на твою карту { $number }
kobito-do-replace = Покласти карту заміни й твою карту { $number } на { $number } у веселці { $rainbow }
kobito-do-pay = Заплатити: { $card }, мінус 3 очки
kobito-lift = Підняти: { $card }
kobito-let-go = Покласти назад: { $card }
kobito-lift-end = Підняти { $place }, { $end ->
        [low] нижній
       *[high] верхній
    } кінець веселки { $rainbow }, щоб відправити: { $places }
kobito-look-kobito = Кобіто як { $number } у веселці { $rainbow }
kobito-start-easel = Почати веселку на мольберті { $rainbow }
kobito-end-turn = Кінець ходу

## Slips of paper

kobito-hint-no-place = Зараз ця карта нікуди не підходить. Торкнися місця, і побачиш чому.
kobito-hint-no-send = Зараз ця карта не підходить до жодної золотої веселки. Торкнися місця, і побачиш чому.
kobito-hint-exchange = Твоя карта { $number } може стати на місце цього кобіто: торкнися його ще раз.
kobito-hint-which-side = Цей кобіто може лягти з будь-якого боку: торкнися того, який маєш на увазі.
kobito-hint-partner = Торкнися у своїй руці другої карти нової веселки.
kobito-hint-lift-first = Спершу підніми карту, а тоді торкнися місця.

## Spoken when a card goes up

kobito-spoken-lifted = Піднято: { $card }. { $places ->
        [0] Зараз ніде не підходить.
        [one] Підходить { $places } місце.
        [few] Підходять { $places } місця.
        [many] Підходить { $places } місць.
       *[other] Підходить { $places } місця.
    }

## Parts of the table

kobito-part-gold = Золоті веселки
kobito-part-others = Інші гравці
kobito-part-studio = Твоя майстерня
kobito-part-hand = Твоя рука
kobito-gold-empty = { $slot }: золота вже немає
kobito-deck = Колода: { $number } { $number ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-gold-deck = Колода золота: { $number } { $number ->
        [one] горщик
        [few] горщики
        [many] горщиків
       *[other] горщика
    }
kobito-discard = Скид: { $number } { $number ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-played = Викладено { $done } із { $minimum }
kobito-points = { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
kobito-hand-size = у руці { $number } { $number ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-won = { $number ->
        [0] без золота
        [one] { $number } золота карта
        [few] { $number } золоті карти
        [many] { $number } золотих карт
       *[other] { $number } золотої карти
    }
kobito-paid = { $number ->
        [0] нічого не сплачено
        [one] сплачено { $number } карту
        [few] сплачено { $number } карти
        [many] сплачено { $number } карт
       *[other] сплачено { $number } карти
    }
kobito-is-to-act = ходить
kobito-is-away = не за столом
kobito-seat = { $name }: { $facts }. Майстерня: { $studio }
kobito-studio-empty = порожньо
kobito-look = Майстерня: { $name }

## After the game

kobito-tally = { $gold ->
        [0] без золота
        [one] { $gold } золота карта ({ $coins })
        [few] { $gold } золоті карти ({ $coins })
        [many] { $gold } золотих карт ({ $coins })
       *[other] { $gold } золотої карти ({ $coins })
    }, { $paid ->
        [0] нічого не сплачено
        [one] сплачено { $paid } карту
        [few] сплачено { $paid } карти
        [many] сплачено { $paid } карт
       *[other] сплачено { $paid } карти
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Горщик золота, що просить веселку завдовжки 5; вона починається з однієї карти – 8.
kobito-picture-K6 = Веселка на мольберті: 10, 11, 12, 1, 2.
kobito-picture-K8 = Золота веселка 4, 5, 6. До нижнього кінця йде 3, до верхнього – 7.
kobito-picture-K11 = У майстерні дві веселки: мінімум – три карти.
kobito-picture-K15 = Картою 7, яка нікуди не підходить, платять: мінус 3 очки.
kobito-picture-K21 = Карти 12 і 1 з руки стають новою веселкою на мольберті.
kobito-picture-K25 = Карту 6 з нижнього кінця веселки 6, 7, 8 у майстерні відправляють до верхнього кінця золотої веселки 3, 4, 5.
kobito-picture-K28 = Самотня карта 8 на мольберті мусить піти слідом – до верхнього кінця золотої веселки 5, 6, 7.
kobito-picture-K31 = Золота веселка 11, 12, 1, 2 має ту довжину, якої просить її горщик, – 4 місця: це 4 очки.
kobito-picture-K36 = Золота веселка 3, кобіто, 5, 6: кобіто тримає табличку з числом 4.
kobito-picture-K40 = Карта 5 з руки міняється місцями з кобіто, що означає 5 у веселці 4, кобіто, 6.
kobito-picture-K44 = Карта заміни й карта 7 з руки лягають на 7 у веселці 6, 7, 8.
kobito-picture-K48 = У веселці 3, 4, 5 із заміною на 4 – і далі 3 місця.
