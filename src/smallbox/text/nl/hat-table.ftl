### That's Not a Hat: the table in the browser. No past tense and no vocative with names.

## What to do now

hat-table-task-look = Kijk goed rond: wie heeft wat?
hat-table-task-show = Een nieuw cadeau uit de winkel. Onthoud het goed!
hat-table-task-reveal = Het papier gaat eraf. Wie heeft gelijk?
hat-table-task-over = De ronde is afgelopen.
hat-table-task-claim = Zeg wat je aan { $receiver } geeft.
hat-table-task-claim-other = { $giver } bedenkt een naam voor het cadeau.
hat-table-task-answer = Geloof je { $giver }?
hat-table-task-answer-giver = Gelooft { $receiver } jou?
hat-table-task-answer-other = Gelooft { $receiver } wat { $giver } zegt?

## Giving and answering

hat-table-accept = Dank je wel!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = Voor jou: { $gift }.
hat-table-refuse = Dat klopt niet: { $gift }!
hat-table-reveal = Het is dit: { $gift }.
hat-table-doubt = Nee, niet waar!
hat-table-right = De naam klopt.
hat-table-wrong = De naam klopt niet.
hat-table-loser = Strafpunt voor { $loser }
hat-table-answer = Jouw antwoord aan { $giver }
hat-table-thinking = { $giver } denkt na
hat-table-shows = { $seat } laat een cadeau zien
hat-table-missed = Er wordt een cadeau uit de winkel getoond. Dat is maar één keer te zien.

## Naming

hat-table-name-it = Zeg wat het is
hat-table-drawer = Wat geef je aan { $receiver }?
hat-table-search = Zoek een cadeau
hat-table-search-hint = Eerste letters
hat-table-type-hint = Typ de eerste letters van een cadeau.
hat-table-none = Geen cadeau in de catalogus begint zo.
hat-table-found = { $gifts ->
        [one] Eén cadeau
       *[other] { $gifts } cadeaus
    }
hat-table-say = Zeg het!
hat-table-choose = Kies een cadeau. Gezegd is gezegd.
hat-table-fold = Bekijk de tafel

## On the table

hat-table-ring = De tafel
hat-table-seat-gives = geeft
hat-table-seat-receives = krijgt
hat-table-seat-bot = bot
hat-table-seat-away = even weg
hat-table-seat-winner = wint
hat-table-gifts = Cadeaus van { $seat }, het oudste eerst
hat-table-open = Open: { $gift }
hat-table-parcel = { $colour ->
        [black] Pakje met zwart touw, pijl naar { $receiver }
       *[white] Pakje met wit touw, pijl naar { $receiver }
    }
hat-table-offer = Van { $giver } voor { $receiver }: { $colour ->
        [black] een pakje met zwart touw
       *[white] een pakje met wit touw
    }
hat-table-penalties-of = Strafpunten van { $seat }
hat-table-penalties = { $penalties ->
        [0] geen strafpunten
        [one] één strafpunt
       *[other] { $penalties } strafpunten
    }
hat-table-next = volgende
hat-table-shop = Winkel
hat-table-shop-left = { $gifts ->
        [one] nog één cadeau
       *[other] nog { $gifts } cadeaus
    }
hat-table-shop-top = Bovenop: { $gift }
hat-table-shop-closed = Het bovenste cadeau ligt dicht
hat-table-closing = { $gifts ->
        [one] De winkel gaat dicht na nog één cadeau
       *[other] De winkel gaat dicht na nog { $gifts } cadeaus
    }
hat-table-number = Cadeau nr. { $number }

## Taps that mean nothing, and why

hat-table-why-peek = Niet spieken! Een pakje blijft dicht tot iemand het weigert.
hat-table-why-open = Dit cadeau ligt open tot het wordt weggegeven.
hat-table-why-shop = De winkel is voor wie een strafpunt krijgt: die speler geeft het bovenste cadeau weg.
hat-table-why-penalty = Strafpunten liggen open en blijven liggen.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Anna, Bas, Cato
