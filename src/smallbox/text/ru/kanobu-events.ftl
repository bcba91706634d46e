# What happens in Kanobu, as a log. No past tense and no vocative with names: other languages need gender and case there.

kanobu-event-game-began = Карты розданы. На стопке — { $top }; начинает { $seat }.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: плата за «Шанс» — { $card }, { $left ->
        [0] больше ничего не нужно
        [1] нужна ещё одна карта
        [one] нужна ещё { $left } карта
        [few] нужны ещё { $left } карты
       *[many] нужно ещё { $left } карт
    }
kanobu-event-cards-drawn = { $seat } берёт: { $cards }
kanobu-event-drew-cards = { $seat }: берёт { $number ->
        [1] одну карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
kanobu-event-card-kept = { $seat }: оставляет взятую карту себе
kanobu-event-turn-passed = { $seat }: пас — нечего ни взять, ни положить
kanobu-event-demand-made = { $by } → { $seat }: требование «{ $symbol }»{ $amount ->
        [0] {""}
        [1] , цена — одна карта
        [one] , цена — { $amount } карта
        [few] , цена — { $amount } карты
       *[many] , цена — { $amount } карт
    }
kanobu-event-demand-accepted = { $seat }: принимает требование «{ $symbol }»
kanobu-event-direction-turned = { $seat }: теперь игра идёт { $clockwise ->
        [yes] по часовой стрелке
       *[no] против часовой стрелки
    }
kanobu-event-colour-named = { $seat }: называет цвет — { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , со стопки уходит карта { $removed }
    }
kanobu-event-star-opened = { $seat }: «Звезда» открывает карты — { $cards }
kanobu-event-star-card-played = { $seat }: играет карту со «Звезды» — { $card }
kanobu-event-star-card-taken = { $seat }: забирает карту со «Звезды» — { $card }
kanobu-event-deck-rebuilt = Стопку перемешали, в новой колоде { $deck ->
        [1] одна карта
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }
kanobu-event-game-ended = { $kind ->
        [win] Победа: { $winners }
        [stalemate] Никто больше не может ходить. Меньше всего карт — и победа: { $winners }
       *[cap] Игра достигла предела. Меньше всего карт — и победа: { $winners }
    }
