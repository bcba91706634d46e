### Puzzles of Kobito: what they are about, and why the solution is best.

kobito-theme-ending = The last gold
kobito-theme-kobitos = A kobito in hand
kobito-theme-replacements = A replacement card in hand
kobito-theme-easels = Rainbows in your studio
kobito-theme-hand = Only your hand

kobito-solved-last = This wins the last gold, and the game ends with you in front.
kobito-solved-twice = One turn, two gold cards: { $value } points at once.
kobito-solved-exchange = The exchange gets you a kobito, and with it you win { $value ->
        [one] one point
       *[other] { $value } points
    } of gold this turn.
kobito-solved-studio = Your studio has what the gold rainbow needs: send it over and win { $value ->
        [one] one point
       *[other] { $value } points
    }.
kobito-solved-spent = Spending the kobito is worth it here: it completes a gold rainbow for { $value ->
        [one] one point
       *[other] { $value } points
    }.
kobito-solved-gold = The gold is in reach this turn, for { $value ->
        [one] one point
       *[other] { $value } points
    }. Leave it and somebody else takes it.
kobito-solved-stop = Stop here. Every other move brings a gold rainbow closer for the next player, or costs cards you need.
kobito-solved-fetch = Exchange for the kobito now. It fits anywhere, and the next player would have taken it.
kobito-solved-clear = Sending from your studio changes the gold rainbow in your favour and makes room for the next one.
kobito-solved-build = Keep it in your studio: nobody else can use it there, and you can send it when it counts.
kobito-solved-pay = This is the card you can do without. The others are worth more than what it costs.
kobito-solved-cover = The replacement card changes the number that the rainbow needs, to one that suits you.
kobito-solved-lay = This is the place for your card where it helps you more than the players after you.

kobito-hint-play = Look for a card to play from your hand.
kobito-hint-start = Begin a new rainbow in your studio.
kobito-hint-send = Something in your studio is needed elsewhere.
kobito-hint-swap = There's a kobito on the table that you can get.
kobito-hint-replace = Use your replacement card.
kobito-hint-pay = Here you can't help paying. But which card?
kobito-hint-end = Perhaps you've done enough this turn.

## A move, in a few words

kobito-try-play = { $card } to the { $end } end of { $to }
kobito-try-start = New rainbow: { $low } and { $high }
kobito-try-send = From the { $end } end of { $rainbow } to the { $to_end } end of { $to }
kobito-try-swap = { $number } for the kobito in { $at }
kobito-try-replace = Replacement card and { $number } on { $at }
kobito-try-pay = Pay { $card }
kobito-try-end = End turn
