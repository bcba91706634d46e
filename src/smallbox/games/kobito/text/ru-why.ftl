### Kobito: why a move is better than another. Said to whoever makes it, by what their seat could know.

kobito-why-gold = Этот ход завершает золотую радугу, { $value } { $value ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
kobito-why-more-gold = Этот ход берёт золото, { $value } { $value ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, а не { $other }.
kobito-why-ready = Так золоту, за которое дают { $value } { $value ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }, не будет хватать всего одной карты на ходу следующего игрока.
kobito-why-keep = Так остаётся кобито, который потом станет любым числом.
kobito-why-exchange = Твоё число { $number } можно обменять на кобито.
kobito-why-no-pay = Платить не нужно: { $card } стоит очков.
kobito-why-go-on = Прежде чем закончить ход, здесь ещё есть что сделать.
kobito-why-stop = Лучше закончить ход здесь и приберечь карты; на руках их { $number }.
kobito-why-towards = Это приближает золото, { $value } { $value ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: там не хватит ещё { $left } { $left ->
        [one] места
        [few] мест
        [many] мест
       *[other] места
    }.
kobito-why-studio = В своей студии этой картой не воспользуется никто другой.
kobito-why-replace = Вместе с картой-заменой с руки уходит и { $number }.
