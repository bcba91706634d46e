### Kobito: why a move is better than another. Said to whoever makes it, by what their seat could know.

kobito-why-gold = It completes a gold rainbow worth { $value ->
        [one] one point
       *[other] { $value } points
    }.
kobito-why-more-gold = It takes the gold worth { $value ->
        [one] one point
       *[other] { $value } points
    } instead of { $other }.
kobito-why-ready = It doesn't leave gold worth { $value ->
        [one] one point
       *[other] { $value } points
    } one card short for the next player.
kobito-why-keep = It keeps a kobito, which can stand for any number later.
kobito-why-exchange = Your { $number } brings a kobito into your hand.
kobito-why-no-pay = You don't have to pay: { $card } would cost you points.
kobito-why-go-on = There's still something good to do before your turn ends.
kobito-why-stop = It ends the turn here and keeps your { $number ->
        [one] card
       *[other] { $number } cards
    } for later.
kobito-why-towards = It works on the gold worth { $value ->
        [one] one point
       *[other] { $value } points
    }, which then lacks { $left ->
        [one] one place
       *[other] { $left } places
    }.
kobito-why-studio = In your own studio nobody else can use the card.
kobito-why-replace = The replacement card frees your hand of { $number } as well.
