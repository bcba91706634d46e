### Задачи Кобито: о чём они и почему решение лучшее.

kobito-theme-ending = Последнее золото
kobito-theme-kobitos = Кобито на руке
kobito-theme-replacements = Карта-замена на руке
kobito-theme-easels = Радуги в твоей студии
kobito-theme-hand = Только карты на руке

kobito-solved-last = Так ты получаешь последнее золото, и игра заканчивается в твою пользу.
kobito-solved-twice = Один ход — две карты золота: сразу { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }.
kobito-solved-exchange = Обмен даёт тебе кобито, а с ним этим же ходом — золото: { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }.
kobito-solved-studio = В твоей студии есть то, чего не хватает золотой радуге: отправь это туда и получи { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }.
kobito-solved-spent = Здесь кобито не жалко: с ним золотая радуга готова, это { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }.
kobito-solved-gold = Золото можно взять уже этим ходом: { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }. Оставишь — возьмёт кто-то другой.
kobito-solved-stop = Остановись. Любой другой ход приближает золотую радугу к завершению для следующего игрока или стоит тебе нужных карт.
kobito-solved-fetch = Обменяй на кобито сейчас: он подходит куда угодно, а следующий игрок его забрал бы.
kobito-solved-clear = Карта из студии меняет золотую радугу в твою пользу и освобождает место для следующей.
kobito-solved-build = Держи карту в студии: там она только твоя, а отправить её можно, когда это важно.
kobito-solved-pay = Без этой карты можно обойтись. Остальные стоят больше, чем ты за неё платишь.
kobito-solved-cover = Карта-замена меняет число, которого ждёт радуга, на удобное тебе.
kobito-solved-lay = Именно здесь твоя карта поможет тебе больше, чем игрокам после тебя.

kobito-hint-play = Поищи на руке карту, которую стоит сыграть.
kobito-hint-start = Начни новую радугу в своей студии.
kobito-hint-send = Что-то из твоей студии нужно в другом месте.
kobito-hint-swap = На столе есть кобито, которого можно получить.
kobito-hint-replace = Используй карту-замену.
kobito-hint-pay = Здесь придётся платить. Но какой картой?
kobito-hint-end = Может быть, на этот ход уже хватит.

## A move, in a few words

kobito-try-play = { $card } в { $to }, { $end } край
kobito-try-start = Новая радуга: { $low } и { $high }
kobito-try-send = { $rainbow }, { $end } край → { $to }, { $to_end } край
kobito-try-swap = { $number } вместо кобито ({ $at })
kobito-try-replace = Карта-замена и { $number } ({ $at })
kobito-try-pay = Заплатить: { $card }
kobito-try-end = Конец хода
