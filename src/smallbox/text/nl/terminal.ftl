### The games in a terminal.

## Before the game

terminal-welcome = smallbox: kaartspellen uit kleine doosjes, tegen bots, gewoon hier.
terminal-ask-game = Welk spel?
terminal-ask-game-again = Typ een getal van 1 tot en met { $most } of { $names }; “{ $got }” kan niet.
terminal-ask-range = { $fewest } tot { $most } spelers
terminal-ask-players = Hoeveel spelers, jijzelf meegeteld ({ $fewest } tot { $most })?
terminal-ask-players-again = Typ een getal van { $fewest } tot en met { $most }; “{ $got }” kan niet.
terminal-ask-bots = Welke bots? Eén voor allemaal, of voor elk een, met komma's.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Hoe heet je?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Anna Bas Cato Daan Eva Finn Guus Hanna
terminal-names-spare = Ada Bram Cor Dirk Emma Fleur Gijs Hugo

## During the game

terminal-title = { $game } · ? hulp · rules · quit
terminal-hand = hand
terminal-task-wait = { $seat } is aan de beurt.
terminal-task-over = Het spel is afgelopen.
terminal-answer-number = Typ een getal van 1 tot en met { $most }; { $got } kan niet.
terminal-answer-several = “{ $got }” kan van alles zijn: { $words }. Typ iets meer.
terminal-answer-unclear = “{ $got }” is hier geen zet. Typ een nummer uit de lijst, of ? voor hulp.
terminal-slip-more = typ: rules { $clause }
terminal-page-on = Enter: verder · q: terug naar het spel
terminal-page-back = Enter: terug naar het spel
terminal-goodbye = Tot ziens, en bedankt voor het spelen.
terminal-script-moves = Jouw zetten: { $moves }
terminal-script-ended = de invoer hield eerder op dan het spel

## The end

terminal-end = Het spel is afgelopen
terminal-record-offer = Je kunt het spel bewaren als verslag: elke zet, en het bewijs dat er eerlijk is gedeeld.
terminal-record-file = Bestandsnaam (Enter: niet bewaren):
terminal-record-saved = Het verslag staat in { $file }. Zo controleer je of er eerlijk is gedeeld: smallbox verify { $file }

## Help

terminal-help =
    Typ het **nummer** van een zet, of de eerste letters van de woorden, of een zet in notatie.

    - `rules` toont de spelregels, `rules { $clause }` één regel daaruit
    - `quit` stopt het spel; Ctrl-D en Ctrl-C ook
    - Met Enter ga je meteen verder terwijl de anderen spelen
terminal-help-deal = De deling is verzegeld als `{ $commitment }`; een bewaard verslag opent het zegel.
terminal-help-kobito =
    Op **tafel**: `3‹ 4 5 ›6` is een regenboog met de getallen die aan de uiteinden passen, elke `·` een plek die nog leeg is; `k4` is een kobito die voor 4 staat, `5*` een kaart met een vervangkaart erop. Kaarten in je hand die helemaal gekleurd zijn, kun je nu spelen.

    In **notatie**: `play 5 G1H` (H hoge kant, L lage kant), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K is een kobito, R een vervangkaart; G1 tot en met G3 zijn de goudregenbogen, S1 tot en met S4 die van je eigen studio, `B.S1` is van Bas.
terminal-help-kanobu =
    Op **tafel**: ● blauw, ▲ groen, ■ rood, ◆ geel, ✦ paars. De pijlen tussen de namen laten zien welke kant het spel op gaat, de getallen hoeveel kaarten iedereen nog heeft. Kaarten in je hand die helemaal gekleurd zijn, kun je nu spelen.

    In **notatie**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. Een kaart is kleur.symbool: B blauw, G groen, R rood, Y geel, P paars, twee letters voor twee kleuren; Ro Steen, Pa Papier, Sc Schaar, Sk Overslaan, 3, Di Richting, 1, 2, Ch Kans, St Ster, Ca Schrappen, Co Kleurwissel.
terminal-help-hat =
    Op **tafel**: het cadeau naast een naam is het oudste en gaat als volgende weg. Een pakje verraadt alleen waar het heen gaat: ▼ ▽ naar de volgende naam eronder, ▲ △ naar die erboven; zwarte pijlen zijn vol, witte zijn open.

    In **notatie**: `claim hat`, `accept`, `refuse`. Om een cadeau te noemen, zijn de eerste letters genoeg.

## Kanobu

terminal-kanobu-round = tafel
terminal-kanobu-pile = stapel
terminal-kanobu-demand = opdracht
terminal-kanobu-open = open
terminal-kanobu-paid = betaald
terminal-kanobu-empty = leeg: alles past
terminal-kanobu-named = gekozen:
terminal-kanobu-deck = stapel { $pile } · trekstapel { $deck }
terminal-kanobu-left = { $cards ->
        [0] geen kaarten over
        [one] nog één kaart
       *[other] nog { $cards } kaarten
    }
terminal-kanobu-price-Sk = { $symbol } van { $by }: sla een beurt over
terminal-kanobu-price-3 = { $symbol } van { $by }{ $links ->
        [one] {""}
       *[other] , { $links } op rij
    }: trek { $amount } kaarten en sla een beurt over
terminal-kanobu-price-1 = { $symbol } van { $by }{ $links ->
        [one] {""}
       *[other] , { $links } op rij
    }: iedereen behalve { $by } trekt { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    }
terminal-kanobu-price-2 = { $symbol } van { $by }{ $links ->
        [one] {""}
       *[other] , { $links } op rij
    }: iedereen behalve { $by } trekt { $amount } kaarten
terminal-kanobu-price-Ch = { $symbol } van { $by }: speel drie kaarten Steen, Papier of Schaar, of trek { $amount } kaarten en sla een beurt over
terminal-kanobu-task-turn = Jouw beurt: speel een kaart die past, of trek er een.
terminal-kanobu-task-drawn = Je trekt { $card }: speel de kaart, of houd hem.
terminal-kanobu-task-drawn-only = Je trekt { $card }, en die past niet.
terminal-kanobu-task-respond = Je krijgt een opdracht: accepteer, schrap hem of schuif hem door.
terminal-kanobu-task-pay = Je betaalt voor Kans: { $left ->
        [one] nog één kaart
       *[other] nog { $left } kaarten
    }.
terminal-kanobu-task-star = Jouw Ster: kies een van de open kaarten.
terminal-kanobu-task-colour = Kies een kleur.
terminal-kanobu-play = Speel { $card }
terminal-kanobu-cancel = Schrap de opdracht: { $card }
terminal-kanobu-answer = Schuif door: { $card }
terminal-kanobu-pay = Betaal met { $card }
terminal-kanobu-draw = Trek een kaart
terminal-kanobu-keep = Houd de kaart
terminal-kanobu-pass = Pas
terminal-kanobu-accept-Sk = Accepteer: sla een beurt over
terminal-kanobu-accept-3 = Accepteer: trek kaarten en sla een beurt over
terminal-kanobu-accept-1 = Accepteer: trek, en dan is het jouw beurt
terminal-kanobu-accept-2 = Accepteer: trek, en dan is het jouw beurt
terminal-kanobu-accept-Ch = Accepteer: trek drie kaarten en sla een beurt over
terminal-kanobu-star-play = Speel { $card }
terminal-kanobu-star-take = Neem { $card }

## Kobito

terminal-kobito-gold = goud { $value }
terminal-kobito-filled = { $length } van { $need }
terminal-kobito-score = { $points } { $points ->
        [one] punt
       *[other] punten
    } · { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
terminal-kobito-decks = trekstapel { $deck } · goud { $gold } · aflegstapel { $discard }
terminal-kobito-played = { $done } van { $minimum } gespeeld
terminal-kobito-task-play = Jouw beurt: speel nog { $left ->
        [one] één kaart
       *[other] { $left } kaarten
    }.
terminal-kobito-task-pay = Er past niets: kies een kaart om in te leveren, dat kost drie punten.
terminal-kobito-task-free = Je hebt genoeg gespeeld: sluit je beurt af, of speel door.
terminal-kobito-task-dissolve = { $rainbow } moet door naar het goud, kaart voor kaart.
terminal-kobito-play = Spelen
terminal-kobito-start = Beginnen
terminal-kobito-send = Sturen
terminal-kobito-swap = Ruilen
terminal-kobito-replace = Vervangen
terminal-kobito-pay = Inleveren
terminal-kobito-end = Klaar
terminal-kobito-to = { $card } naar { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(wint { $wins })
    }
terminal-kobito-as = als { $number }
terminal-kobito-low = laag
terminal-kobito-high = hoog
terminal-kobito-swap-words = { $number } voor de kobito in { $at }{ $nth ->
        [1] {""}
       *[other] , nummer { $nth }
    }
terminal-kobito-replace-words = R + { $number } op { $at }
terminal-kobito-end-words = sluit je beurt af
terminal-kobito-tally = { $points } { $points ->
        [one] punt
       *[other] punten
    }: { $gold ->
        [one] één goudkaart
       *[other] { $gold } goudkaarten
    }, { $paid ->
        [0] niets ingeleverd
        [one] één kaart ingeleverd
       *[other] { $paid } kaarten ingeleverd
    }

## That's Not a Hat

terminal-hat-shop = Winkel: { $gifts ->
        [one] één cadeau
       *[other] { $gifts } cadeaus
    }
terminal-hat-top = bovenop { $gift }
terminal-hat-gift-number = cadeau nr. { $number }
terminal-hat-closing = de winkel gaat dicht na nog { $gifts ->
        [one] één cadeau
       *[other] { $gifts } cadeaus
    }
terminal-hat-penalties = strafpunten: { $gifts }
terminal-hat-look = Bekijk de cadeaus goed. Druk op Enter als je klaar bent.
terminal-hat-offer = { $giver } heeft een cadeau voor { $receiver }.
terminal-hat-task-claim = Zeg wat je aan { $receiver } geeft: een nummer, of de eerste letters.
terminal-hat-task-type = Zeg wat je aan { $receiver } geeft: typ de eerste letters.
terminal-hat-task-answer = Geloof je { $giver }?
terminal-hat-accept = Dank je wel!
# For gifts of a file of one's own, of which only the names are known.
terminal-hat-give = Voor jou: { $gift }.
terminal-hat-refuse = Dat klopt niet: { $gift }!
terminal-hat-tally = { $penalties ->
        [0] geen strafpunten
        [one] één strafpunt
       *[other] { $penalties } strafpunten
    }
