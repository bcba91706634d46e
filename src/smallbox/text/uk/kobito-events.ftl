# What happens in Kobito, as a log. No past tense and no vocative with names: they need gender and case.

kobito-event-card-played = { $seat }: { $card } до { $to }, { $end } кінець, як { $number }
kobito-event-rainbow-started = { $seat }: нова веселка { $rainbow } – { $low } і { $high }, від { $number } вгору
kobito-event-place-sent = { $seat }: { $card } з { $rainbow } до { $to }, { $to_end } кінець, як { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } в обмін на кобіто з { $at }
kobito-event-card-replaced = { $seat }: карта заміни й { $number } на { $at }
kobito-event-card-paid = { $seat } платить: { $card }
kobito-event-gold-won = { $seat }: виграє { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, довжина веселки { $slot } – { $need }
kobito-event-gold-turned-up = { $slot }: золота карта на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, довжина веселки – { $need }
kobito-event-start-card-turned-up = { $slot }: веселка починається з { $number }{ $put_back ->
        [none] {""}
       *[other] ; назад у колоду: { $put_back }
    }
kobito-event-deck-reshuffled = Скид замішано в колоду: у ній { $deck } { $deck ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-event-turn-ended = { $seat }: завершує хід
kobito-event-cards-drawn = { $seat } бере: { $cards }
kobito-event-drew-cards = { $seat }: бере { $number } { $number ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-event-turn-began = { $seat }: ходить, { $minimum ->
        [0] викладати нічого не треба
        [one] треба викласти { $minimum } карту
        [few] треба викласти { $minimum } карти
        [many] треба викласти { $minimum } карт
       *[other] треба викласти { $minimum } карти
    }
kobito-event-game-ended = { $kind ->
        [idle] Жодна карта вже не рушить із місця, гру закінчено. Найкращий рахунок: { $winners }
       *[gold] Останню золоту карту виграно, гру закінчено. Найкращий рахунок: { $winners }
    } ({ $scores })
