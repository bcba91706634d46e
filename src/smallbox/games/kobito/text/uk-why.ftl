### Kobito: why a move is better than another. Said to whoever makes it, by what their seat could know.

kobito-why-gold = Цей хід завершує веселку золота на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-why-more-gold = Цей хід бере золото на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, а не на { $other }.
kobito-why-ready = Так золоту на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    } не бракуватиме однієї картки, коли ходитиме наступний гравець.
kobito-why-keep = Так лишається кобіто, який потім стане будь-яким числом.
kobito-why-exchange = Твоє число { $number } можна обміняти на кобіто.
kobito-why-no-pay = Платити не треба: { $card } коштує очок.
kobito-why-go-on = Перш ніж завершити хід, тут ще є що зробити.
kobito-why-stop = Краще завершити хід тут і приберегти картки; у руці їх { $number }.
kobito-why-towards = Це наближає золото на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }: там бракуватиме ще { $left } { $left ->
        [one] місця
        [few] місць
        [many] місць
       *[other] місця
    }.
kobito-why-studio = У власній студії цією карткою не скористається ніхто інший.
kobito-why-replace = Разом із карткою заміни з руки йде й { $number }.
