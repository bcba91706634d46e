### Kobito's table in the browser. Names of rainbows (G1, S2) are written at the pots and easels.

## The one line: what must I do

kobito-task-over = The game is over
kobito-task-wait = { $name } is to act{ $owed ->
        [0] {""}
        [one] , one card to play
       *[other] , { $owed } cards to play
    }
kobito-task-dissolve = Your turn: send on what is left of { $rainbow }
kobito-task-pay = Nothing fits: choose { $owed ->
        [one] a card
       *[other] { $owed } cards
    } to pay, −3 points each
kobito-task-play = Your turn: play { $owed ->
        [one] a card
       *[other] { $owed } cards
    }
kobito-task-more = Your turn: play { $owed ->
        [one] one more card
       *[other] { $owed } more cards
    }
kobito-task-free = Your turn: play on, or end your turn
kobito-task-end = Your turn: end your turn

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = kobito as { $number }
kobito-place-pairs = { $number } with { $pairs ->
        [one] a replacement
       *[other] { $pairs } replacements
    }
kobito-places-none = empty
kobito-end-of-gold = { $end ->
        [low] Low
       *[high] High
    } end of rainbow { $rainbow }: gold { $value }, needs { $need }, has { $length }: { $places }; takes { $wanted }
kobito-end-of-studio = { $end ->
        [low] Low
       *[high] High
    } end of your rainbow { $rainbow }: { $places }; takes { $wanted }
kobito-rainbow-of = { $rainbow } of { $name }
kobito-free-easel = Easel { $rainbow }: empty
kobito-missing = { $number ->
        [one] 1 more
       *[other] { $number } more
    }

## What a press does

kobito-do-play = Play { $card } to the { $end ->
        [low] low
       *[high] high
    } end of { $rainbow }, as { $number }: { $places }
kobito-do-send = Send { $card } from { $from } to the { $end ->
        [low] low
       *[high] high
    } end of { $rainbow }: { $places }
kobito-do-start = Start a rainbow with { $low } and { $high }
kobito-do-swap = Exchange the kobito in { $rainbow } for your { $number }
kobito-do-replace = Put a replacement card and your { $number } on the { $number } in { $rainbow }
kobito-do-pay = Pay { $card }: 3 points less
kobito-lift = Take { $card } up
kobito-let-go = Put { $card } back
kobito-lift-end = Take up { $place }, the { $end ->
        [low] low
       *[high] high
    } end of { $rainbow }, to send it: { $places }
kobito-look-kobito = Kobito as { $number } in { $rainbow }
kobito-start-easel = Start a rainbow on easel { $rainbow }
kobito-end-turn = End turn

## Slips of paper

kobito-hint-no-place = There is no place for this card now. Tap a place to see why.
kobito-hint-no-send = This card can go to no gold rainbow now. Tap a place to see why.
kobito-hint-exchange = Your { $number } may take the place of this kobito: tap the kobito again.
kobito-hint-which-side = This kobito may lie on either side: tap the side that you mean.
kobito-hint-partner = Tap the second card of the new rainbow in your hand.
kobito-hint-lift-first = Take up a card first, then tap a place.

## Spoken when a card goes up

kobito-spoken-lifted = { $card } is up. { $places ->
        [0] No place takes it now.
        [one] One place takes it.
       *[other] { $places } places take it.
    }

## Parts of the table

kobito-part-gold = Gold rainbows
kobito-part-others = Other players
kobito-part-studio = Your studio
kobito-part-hand = Your hand
kobito-gold-empty = { $slot }: no gold left
kobito-deck = Deck: { $number ->
        [one] one card
       *[other] { $number } cards
    }
kobito-gold-deck = Gold deck: { $number ->
        [one] one pot
       *[other] { $number } pots
    }
kobito-discard = Discard pile: { $number ->
        [one] one card
       *[other] { $number } cards
    }
kobito-played = { $done } of { $minimum } played
kobito-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kobito-hand-size = { $number ->
        [one] one card in hand
       *[other] { $number } cards in hand
    }
kobito-won = { $number ->
        [0] no gold
        [one] one gold card
       *[other] { $number } gold cards
    }
kobito-paid = { $number ->
        [0] no card paid
        [one] one card paid
       *[other] { $number } cards paid
    }
kobito-is-to-act = to act
kobito-is-away = away
kobito-seat = { $name }: { $facts }. Studio: { $studio }
kobito-studio-empty = empty
kobito-look = Studio of { $name }

## After the game

kobito-tally = { $gold ->
        [0] no gold
        [one] one gold card
       *[other] { $gold } gold cards
    } ({ $coins }), { $paid ->
        [0] no card paid
        [one] one card paid
       *[other] { $paid } cards paid
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = A pot of gold that asks for a rainbow of 5; its rainbow begins with one card, an 8.
kobito-picture-K6 = A rainbow on an easel: 10, 11, 12, 1, 2.
kobito-picture-K8 = A gold rainbow 4, 5, 6. A 3 goes to its low end, a 7 to its high end.
kobito-picture-K11 = Two rainbows in the studio: the minimum is three cards.
kobito-picture-K15 = A 7 that fits nowhere is paid: 3 points less.
kobito-picture-K21 = A 12 and a 1 from the hand become a new rainbow on an easel.
kobito-picture-K25 = The 6 at the low end of the studio rainbow 6, 7, 8 is sent to the high end of the gold rainbow 3, 4, 5.
kobito-picture-K28 = A lone 8 on its easel must follow to the high end of the gold rainbow 5, 6, 7.
kobito-picture-K31 = The gold rainbow 11, 12, 1, 2 is as long as its pot asks, 4 places: 4 points.
kobito-picture-K36 = A gold rainbow 3, kobito, 5, 6: the kobito holds a sign with a 4.
kobito-picture-K40 = A 5 from the hand changes places with the kobito that stands for 5 in the rainbow 4, kobito, 6.
kobito-picture-K44 = A replacement card and a 7 from the hand go on the 7 of the rainbow 6, 7, 8.
kobito-picture-K48 = The rainbow 3, 4, 5 with a replacement on the 4 still has 3 places.
