# What happens in That's Not a Hat, as a log. No past tense and no vocative with names: they need gender and case.

hat-event-round-started = Подарунки лежать відкрито: роздивися їх добре. Починає { $seat }.
hat-event-gift-shown = { $seat } показує подарунок із крамниці: { $gift }
hat-event-gift-turned-down = { $seat }: перевертає подарунок, стрілка показує, кому він: { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: дякую!
hat-event-gift-refused = { $receiver }: відмовляється. Подарунок відкрито: { $gift }. { $giver_right ->
        [yes] Названо правильно
       *[no] Названо неправильно
    }; штраф: { $loser }
hat-event-round-ended = Раунд закінчено{ $reason ->
        [guard] , крамницю зачинено
       *[limit] {""}
    }. Штрафи: { $scores }. Найменше: { $winners }
