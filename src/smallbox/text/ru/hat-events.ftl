# What happens in That's Not a Hat, as a log. No past tense and no vocative with names: other languages need gender and case there.

hat-event-round-started = Подарки лежат открыто: посмотри на них хорошенько. Начинает { $seat }.
hat-event-gift-shown = { $seat }: показывает подарок из магазина — { $gift }
hat-event-gift-turned-down = { $seat }: переворачивает подарок картинкой вниз, стрелка → { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: спасибо!
hat-event-gift-refused = { $receiver }: отказывается. Подарок открывают: { $gift }. { $giver_right ->
        [yes] Название верное
       *[no] Название неверное
    }; штраф: { $loser }
hat-event-round-ended = Раунд окончен{ $reason ->
        [guard] , магазин закрыт
       *[limit] {""}
    }. Штрафы: { $scores }. Меньше всего: { $winners }
