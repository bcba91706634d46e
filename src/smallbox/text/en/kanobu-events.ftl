# What happens in Kanobu, as a log. No past tense and no vocative with names: other languages need gender and case there.

kanobu-event-game-began = The cards are dealt. { $top } lies on the pile; { $seat } begins.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: { $card } for Chance, { $left ->
        [0] all paid
        [one] one more to pay
       *[other] { $left } more to pay
    }
kanobu-event-cards-drawn = { $seat }: draws { $cards }
kanobu-event-drew-cards = { $seat }: draws { $number ->
        [one] a card
       *[other] { $number } cards
    }
kanobu-event-card-kept = { $seat }: keeps the drawn card
kanobu-event-turn-passed = { $seat }: passes, nothing to draw and nothing to play
kanobu-event-demand-made = { $seat } is asked by { $by }: { $symbol }{ $amount ->
        [0] {""}
        [one] , one card
       *[other] , { $amount } cards
    }
kanobu-event-demand-accepted = { $seat }: accepts { $symbol }
kanobu-event-direction-turned = { $seat }: play now goes { $clockwise ->
        [yes] clockwise
       *[no] counter-clockwise
    }
kanobu-event-colour-named = { $seat }: names { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , { $removed } leaves the pile
    }
kanobu-event-star-opened = { $seat }: the Star opens { $cards }
kanobu-event-star-card-played = { $seat }: plays { $card } from the Star
kanobu-event-star-card-taken = { $seat }: takes { $card } from the Star
kanobu-event-deck-rebuilt = The pile is shuffled into a new deck of { $deck ->
        [one] one card
       *[other] { $deck } cards
    }
kanobu-event-game-ended = { $kind ->
        [win] { $winners } wins
        [stalemate] Nobody can move any more: fewest cards win. { $winners }
       *[cap] The limit of moves is reached: fewest cards win. { $winners }
    }
