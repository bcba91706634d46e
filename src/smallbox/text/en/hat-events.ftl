# What happens in That's Not a Hat, as a log. No past tense and no vocative with names: other languages need gender and case there.

hat-event-round-started = The gifts lie open: have a good look. { $seat } begins.
hat-event-gift-shown = { $seat }: shows a gift from the shop - { $gift }
hat-event-gift-turned-down = { $seat }: turns the gift down, its arrow points at { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: thank you!
hat-event-gift-refused = { $receiver }: refuses. The gift is turned up: { $gift }. { $giver_right ->
        [yes] The name was right
       *[no] The name was wrong
    }; penalty for { $loser }
hat-event-round-ended = The round is over{ $reason ->
        [guard] , the shop is closed
       *[limit] {""}
    }. Penalties: { $scores }. Fewest: { $winners }
