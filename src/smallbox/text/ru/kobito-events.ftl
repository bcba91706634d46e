# What happens in Kobito, as a log. No past tense and no vocative with names: other languages need gender and case there.

kobito-event-card-played = { $seat }: { $card } в { $to }, { $end } край, как { $number }
kobito-event-rainbow-started = { $seat }: новая радуга { $rainbow } — { $low } и { $high }, начиная с { $number }
kobito-event-place-sent = { $seat }: { $card } из { $rainbow } в { $to }, { $to_end } край, как { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } вместо кобито в { $at }
kobito-event-card-replaced = { $seat }: карта-замена и { $number } в { $at }
kobito-event-card-paid = { $seat }: плата — { $card }
kobito-event-gold-won = { $seat }: получает { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    } за радугу длиной { $need } в { $slot }
kobito-event-gold-turned-up = { $slot }: карта золота, { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    } за радугу длиной { $need }
kobito-event-start-card-turned-up = { $slot }: радуга начинается с { $number }{ $put_back ->
        [none] {""}
       *[other] ; обратно в колоду: { $put_back }
    }
kobito-event-deck-reshuffled = Сброс замешан в колоду, теперь в ней { $deck ->
        [1] одна карта
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }
kobito-event-turn-ended = { $seat }: заканчивает ход
kobito-event-cards-drawn = { $seat } берёт: { $cards }
kobito-event-drew-cards = { $seat }: берёт { $number ->
        [1] одну карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-event-turn-began = { $seat }: ходит, { $minimum ->
        [0] играть карты не обязательно
        [1] нужно сыграть одну карту
        [one] нужно сыграть { $minimum } карту
        [few] нужно сыграть { $minimum } карты
       *[many] нужно сыграть { $minimum } карт
    }
kobito-event-game-ended = { $kind ->
        [idle] Карты больше не двигаются, игра окончена. Лучший счёт: { $winners }
       *[gold] Последнее золото выиграно, игра окончена. Лучший счёт: { $winners }
    } ({ $scores })
