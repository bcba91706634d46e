### Kobito's table in the browser. Names of rainbows (G1, S2) are written at the pots and easels.

## The one line: what must I do

kobito-task-over = Het spel is afgelopen
kobito-task-wait = { $name } is aan de beurt{ $owed ->
        [0] {""}
        [one] , één kaart te spelen
       *[other] , { $owed } kaarten te spelen
    }
kobito-task-dissolve = Jouw beurt: stuur door wat er van { $rainbow } over is
kobito-task-pay = Er past niets: kies { $owed ->
        [one] een kaart
       *[other] { $owed } kaarten
    } om in te leveren, −3 punten per kaart
kobito-task-play = Jouw beurt: speel { $owed ->
        [one] een kaart
       *[other] { $owed } kaarten
    }
kobito-task-more = Jouw beurt: speel nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    }
kobito-task-free = Jouw beurt: speel door, of sluit je beurt af
kobito-task-end = Jouw beurt: sluit je beurt af

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = kobito als { $number }
kobito-place-pairs = { $number } met { $pairs ->
        [one] een vervangkaart
       *[other] { $pairs } vervangkaarten
    }
kobito-places-none = leeg
kobito-end-of-gold = { $end ->
        [low] Lage
       *[high] Hoge
    } kant van regenboog { $rainbow }: goud { $value }, lengte { $length } van { $need }: { $places }; hier past { $wanted }
kobito-end-of-studio = { $end ->
        [low] Lage
       *[high] Hoge
    } kant van jouw regenboog { $rainbow }: { $places }; hier past { $wanted }
kobito-rainbow-of = { $rainbow } van { $name }
kobito-free-easel = Schildersezel { $rainbow }: leeg
kobito-missing = { $number ->
        [one] nog 1
       *[other] nog { $number }
    }

## What a press does

kobito-do-play = Speel { $card } aan de { $end ->
        [low] lage
       *[high] hoge
    } kant van { $rainbow }, als { $number }: { $places }
kobito-do-send = Stuur { $card } uit { $from } naar de { $end ->
        [low] lage
       *[high] hoge
    } kant van { $rainbow }: { $places }
kobito-do-start = Begin een regenboog met { $low } en { $high }
kobito-do-swap = Ruil de kobito in { $rainbow } voor je { $number }
kobito-do-replace = Leg een vervangkaart en je { $number } op de { $number } in { $rainbow }
kobito-do-pay = Lever { $card } in: −3 punten
kobito-lift = Pak { $card } op
kobito-let-go = Leg { $card } terug
kobito-lift-end = Pak { $place } op, de { $end ->
        [low] lage
       *[high] hoge
    } kant van { $rainbow }, om te sturen: { $places }
kobito-look-kobito = Kobito als { $number } in { $rainbow }
kobito-start-easel = Begin een regenboog op schildersezel { $rainbow }
kobito-end-turn = Einde beurt

## Slips of paper

kobito-hint-no-place = Voor deze kaart is er nu geen plek. Tik op een plek om te zien waarom.
kobito-hint-no-send = Deze kaart kan nu naar geen enkele goudregenboog. Tik op een plek om te zien waarom.
kobito-hint-exchange = Je { $number } mag op de plek van deze kobito: tik nog eens op de kobito.
kobito-hint-which-side = Deze kobito mag aan beide kanten liggen: tik op de kant die je bedoelt.
kobito-hint-partner = Tik in je hand op de tweede kaart van de nieuwe regenboog.
kobito-hint-lift-first = Pak eerst een kaart op, en tik dan op een plek.

## Spoken when a card goes up

kobito-spoken-lifted = Opgepakt: { $card }. { $places ->
        [0] De kaart past nu nergens.
        [one] De kaart past op één plek.
       *[other] De kaart past op { $places } plekken.
    }

## Parts of the table

kobito-part-gold = Goudregenbogen
kobito-part-others = Andere spelers
kobito-part-studio = Jouw studio
kobito-part-hand = Jouw hand
kobito-gold-empty = { $slot }: geen goud meer
kobito-deck = Trekstapel: { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
kobito-gold-deck = Goudstapel: { $number ->
        [one] één pot
       *[other] { $number } potten
    }
kobito-discard = Aflegstapel: { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
kobito-played = { $done } van { $minimum } gespeeld
kobito-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
kobito-hand-size = { $number ->
        [one] één kaart in de hand
       *[other] { $number } kaarten in de hand
    }
kobito-won = { $number ->
        [0] geen goud
        [one] één goudkaart
       *[other] { $number } goudkaarten
    }
kobito-paid = { $number ->
        [0] niets ingeleverd
        [one] één kaart ingeleverd
       *[other] { $number } kaarten ingeleverd
    }
kobito-is-to-act = aan de beurt
kobito-is-away = even weg
kobito-seat = { $name }: { $facts }. Studio: { $studio }
kobito-studio-empty = leeg
kobito-look = Studio van { $name }

## After the game

kobito-tally = { $gold ->
        [0] geen goud
        [one] één goudkaart
       *[other] { $gold } goudkaarten
    } ({ $coins }), { $paid ->
        [0] niets ingeleverd
        [one] één kaart ingeleverd
       *[other] { $paid } kaarten ingeleverd
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Een pot met goud die om een regenboog van 5 vraagt; zijn regenboog begint met één kaart, een 8.
kobito-picture-K6 = Een regenboog op een schildersezel: 10, 11, 12, 1, 2.
kobito-picture-K8 = Een goudregenboog 4, 5, 6. Een 3 gaat naar de lage kant, een 7 naar de hoge kant.
kobito-picture-K11 = Twee regenbogen in de studio: het minimum is drie kaarten.
kobito-picture-K15 = Een 7 die nergens past, wordt ingeleverd: 3 punten minder.
kobito-picture-K21 = Een 12 en een 1 uit de hand worden een nieuwe regenboog op een schildersezel.
kobito-picture-K25 = De 6 aan de lage kant van de studioregenboog 6, 7, 8 gaat naar de hoge kant van de goudregenboog 3, 4, 5.
kobito-picture-K28 = Een 8 die alleen op zijn schildersezel achterblijft, moet mee naar de hoge kant van de goudregenboog 5, 6, 7.
kobito-picture-K31 = De goudregenboog 11, 12, 1, 2 is zo lang als zijn pot vraagt, 4 plekken: 4 punten.
kobito-picture-K36 = Een goudregenboog 3, kobito, 5, 6: de kobito houdt een bordje met een 4 vast.
kobito-picture-K40 = Een 5 uit de hand wordt geruild voor de kobito die voor 5 staat in de regenboog 4, kobito, 6.
kobito-picture-K44 = Een vervangkaart en een 7 uit de hand gaan op de 7 van de regenboog 6, 7, 8.
kobito-picture-K48 = De regenboog 3, 4, 5 met een vervangkaart op de 4 heeft nog steeds 3 plekken.
