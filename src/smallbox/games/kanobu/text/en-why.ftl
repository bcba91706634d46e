### Kanobu: why a move is better than another. Said to whoever makes it, by what their seat could know.

kanobu-why-out = { $card } is your last card: playing it wins the game.
kanobu-why-answer = { $card } answers the demand, so you don't have to draw { $number ->
        [one] a card
       *[other] { $number } cards
    }.
kanobu-why-pay = Paying for Chance gets rid of { $number } cards at once.
kanobu-why-stop = { $seat } is next, with { $number ->
        [one] one card
       *[other] { $number } cards
    } left: { $card } gets in the way.
kanobu-why-cancel = It keeps { $card } for a demand that you'd rather not pay.
kanobu-why-wild = It keeps { $card }, which fits on almost anything, for later.
kanobu-why-colour = { $number ->
        [one] One of your cards fits
       *[other] { $number } of your cards fit
    } on { $colour }; on the other colour it's { $other }.
kanobu-why-shed = It gets rid of { $card } now, and your hand is smaller.
kanobu-why-wait = { $card } is worth more later.
kanobu-why-follow = { $number ->
        [one] One of your other cards fits
       *[other] { $number } of your other cards fit
    } on { $card }; on the other card it's { $other }.
