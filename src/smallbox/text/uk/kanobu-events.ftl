# What happens in Kanobu, as a log. No past tense and no vocative with names: they need gender and case.

kanobu-event-game-began = Карти роздано. Перша карта на стосі – { $top }; починає { $seat }.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: { $card } за Шанс, { $left ->
        [0] усе сплачено
        [one] треба ще { $left } карту
        [few] треба ще { $left } карти
        [many] треба ще { $left } карт
       *[other] треба ще { $left } карти
    }
kanobu-event-cards-drawn = { $seat } бере з колоди: { $cards }
kanobu-event-drew-cards = { $seat }: бере з колоди { $number } { $number ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }
kanobu-event-card-kept = { $seat }: залишає взяту карту собі
kanobu-event-turn-passed = { $seat }: пасує, бо ні взяти, ні покласти нічого
kanobu-event-demand-made = { $by } вимагає, відповідає { $seat }: { $symbol }{ $amount ->
        [0] {""}
        [one] , разом { $amount } карта
        [few] , разом { $amount } карти
        [many] , разом { $amount } карт
       *[other] , разом { $amount } карти
    }
kanobu-event-demand-accepted = { $seat }: приймає вимогу «{ $symbol }»
kanobu-event-direction-turned = { $seat }: тепер гра йде { $clockwise ->
        [yes] за годинниковою стрілкою
       *[no] проти годинникової стрілки
    }
kanobu-event-colour-named = { $seat } називає колір: { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , зі стосу зникає карта { $removed }
    }
kanobu-event-star-opened = { $seat } відкриває Зіркою: { $cards }
kanobu-event-star-card-played = { $seat } кладе із Зірки: { $card }
kanobu-event-star-card-taken = { $seat } бере із Зірки: { $card }
kanobu-event-deck-rebuilt = Стос перемішано, у новій колоді { $deck } { $deck ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kanobu-event-game-ended = { $kind ->
        [win] Перемога: { $winners }
        [stalemate] Ніхто вже не може ходити: виграє той, у кого найменше карт. Перемога: { $winners }
       *[cap] Ліміт ходів вичерпано: виграє той, у кого найменше карт. Перемога: { $winners }
    }
