# What happens in Kobito, as a log. No past tense and no vocative with names: other languages need gender and case there.

kobito-event-card-played = { $seat }: { $card } to the { $end } end of { $to }, as { $number }
kobito-event-rainbow-started = { $seat }: new rainbow { $rainbow } with { $low } and { $high }, from { $number } up
kobito-event-place-sent = { $seat }: { $card } from { $rainbow } to the { $to_end } end of { $to }, as { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } for the kobito in { $at }
kobito-event-card-replaced = { $seat }: replacement card and { $number } on { $at }
kobito-event-card-paid = { $seat }: pays { $card }
kobito-event-gold-won = { $seat }: wins { $value } { $value ->
        [one] point
       *[other] points
    } with a rainbow of { $need } in { $slot }
kobito-event-gold-turned-up = { $slot }: a gold card of { $value } { $value ->
        [one] point
       *[other] points
    } for a rainbow of { $need }
kobito-event-start-card-turned-up = { $slot }: the rainbow begins with { $number }{ $put_back ->
        [none] {""}
       *[other] ; shuffled back: { $put_back }
    }
kobito-event-deck-reshuffled = The discard pile is shuffled into the deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }
kobito-event-turn-ended = { $seat }: ends the turn
kobito-event-cards-drawn = { $seat }: draws { $cards }
kobito-event-drew-cards = { $seat }: draws { $number ->
        [one] one card
       *[other] { $number } cards
    }
kobito-event-turn-began = { $seat }: to act, { $minimum ->
        [0] nothing to play
        [one] one card to play
       *[other] { $minimum } cards to play
    }
kobito-event-game-ended = { $kind ->
        [idle] No card can move any more, the game is over. Best score: { $winners }
       *[gold] The last gold card is won, the game is over. Best score: { $winners }
    } ({ $scores })
