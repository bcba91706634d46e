### That's Not a Hat: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-hat = Dat is geen hoed
game-hat-line = Geef een cadeau weg dat je niet meer ziet, en zeg met een stalen gezicht wat het is.

## What happens, as a log

hat-event-round-started = De cadeaus liggen open: kijk goed rond. { $seat } begint.
hat-event-gift-shown = { $seat }: laat een cadeau uit de winkel zien - { $gift }
hat-event-gift-turned-down = { $seat }: draait het cadeau om, de pijl wijst naar { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: dank je wel!
hat-event-gift-refused = { $receiver }: weigert. Het cadeau gaat open: { $gift }. { $giver_right ->
        [yes] De naam klopt
       *[no] De naam klopt niet
    }; strafpunt voor { $loser }
hat-event-round-ended = De ronde is afgelopen{ $reason ->
        [guard] , de winkel is dicht
       *[limit] {""}
    }. Strafpunten: { $scores }. De minste: { $winners }

## Why a move is not allowed: what happened, which rule, what to do

hat-refusal-H2 = H2: dit spel is voor twee tot acht spelers, en aan deze tafel { $players ->
        [one] zit er één
       *[other] zitten er { $players }
    }. Verander het aantal plaatsen.
hat-refusal-H43 = H43: met z'n tweeën begin je met twee cadeaus per speler. Kies twee cadeaus, of nodig een derde speler uit.
hat-refusal-H47 = H47: met deze spelers zijn in een ronde tot { $needed } kaarten nodig, en hier zijn er maar { $cards }. Neem meer kaarten.
hat-refusal-H33 = H33: de ronde is afgelopen, iemand heeft strafpunt nummer { $limit }. Nog een ronde?
hat-refusal-H40 = H40: de ronde is afgelopen, de winkel is dicht na { $gifts ->
        [one] één cadeau
       *[other] { $gifts } cadeaus
    }. Nog een ronde?
hat-refusal-H15-giver = H15: alleen de gever noemt het cadeau. Wacht tot { $seat } zegt wat het is.
hat-refusal-H15-first = H15: het cadeau heeft nog geen naam. Wacht tot { $seat } zegt wat het is.
hat-refusal-H17 = H17: je hebt “{ $name }” gezegd, en gezegd is gezegd. Wacht op het antwoord.
hat-refusal-H18 = H18: de gever kan niet passen. Noem het cadeau; weet je het niet meer, zeg dan iets en kijk alsof je het zeker weet.
hat-refusal-H19-named = H19: het cadeau heeft al een naam. Wacht tot { $seat } het aanneemt of weigert.
hat-refusal-H19-pass = H19: passen kan nu niet. Wacht tot { $seat } het cadeau aanneemt of weigert.
hat-refusal-H19-receiver = H19: alleen de ontvanger geeft antwoord. Wacht op { $seat }.
hat-refusal-A9 = A9: “{ $name }” staat niet in de catalogus van deze ronde. Kies een naam uit de catalogus.

## Options of the table. Choices are short: they stand on buttons

hat-option-gifts_each = Cadeaus per speler
hat-option-gifts_each-hint = Twee cadeaus per speler zijn moeilijker te onthouden; met z'n tweeën speel je altijd met twee.
hat-option-deck = Pijlen in het spel
hat-option-deck-hint = Met één kleur zien alle achterkanten er hetzelfde uit en gaan alle cadeaus dezelfde kant op.
hat-choice-deck-mixed = Zwart en wit
hat-choice-deck-black = Alleen zwart
hat-choice-deck-white = Alleen wit
hat-option-arrow_assignment = Pijlen van de cadeaus
hat-option-arrow_assignment-hint = Elke ronde opnieuw verdeeld, of vast, zoals op gedrukte kaarten.
hat-choice-arrow_assignment-shuffled = Elke ronde anders
hat-choice-arrow_assignment-printed = Vast
hat-option-arrow_scheme = Pijlen en hun kleuren
hat-option-arrow_scheme-hint = Of een kleur altijd dezelfde kant op wijst.
hat-choice-arrow_scheme-coupled = Eén kant per kleur
hat-choice-arrow_scheme-crossed = Twee kanten
hat-option-rounds = Rondes
hat-option-rounds-hint = Een wedstrijd heeft net zoveel rondes als spelers, en het laagste totaal wint.
hat-choice-rounds-1 = Eén ronde
hat-choice-rounds-n = Hele wedstrijd
hat-option-penalty_limit = Grens voor strafpunten
hat-option-penalty_limit-hint = De ronde is afgelopen als iemand zoveel strafpunten heeft.
hat-option-starter = Wie begint
hat-option-starter-hint = Het lot wijst de eerste gever aan, of de eerste stoel begint.
hat-choice-starter-lot = Het lot
hat-choice-starter-seat = De eerste stoel
hat-option-catalogue = Namen om uit te kiezen
hat-option-catalogue-hint = Hoe minder cadeaus er in de catalogus staan, hoe makkelijker het spel.
hat-choice-catalogue-round = Die van de ronde
hat-choice-catalogue-all = Alle cadeaus
hat-choice-catalogue-seen = Al gezien
hat-choice-catalogue-in_play = Die nu rondgaan
hat-option-naming = Een cadeau noemen
hat-option-naming-hint = Kies een plaatje, of typ de eerste letters.
hat-choice-naming-tiles = Plaatjes
hat-choice-naming-type = Typen
hat-option-max_gifts = Maximumaantal cadeaus
hat-option-max_gifts-hint = De ronde is afgelopen na zoveel cadeaus, zodat hij niet eeuwig duurt.
hat-option-show_seconds = Seconden voor een nieuw cadeau
hat-option-show_seconds-hint = Hoelang je een cadeau uit de winkel ziet voordat het omdraait.
hat-option-reveal_seconds = Seconden voor een geweigerd cadeau
hat-option-reveal_seconds-hint = Hoelang iedereen ziet wat het echt was.
hat-option-look_seconds = Seconden om rond te kijken
hat-option-look_seconds-hint = Hoelang je de eerste cadeaus mag bekijken; is iedereen eerder klaar, dan stopt het eerder.
hat-option-claim_clock = Seconden om een cadeau te noemen
hat-option-claim_clock-hint = Daarna noemt een bot dit ene cadeau.
hat-option-answer_clock = Seconden om te antwoorden
hat-option-answer_clock-hint = Daarna telt stilte als een dankjewel.
hat-option-shop_face = De winkel
hat-option-shop_face-hint = Ligt de winkel open, dan ziet iedereen welk cadeau er komt.
hat-choice-shop_face-up = Open
hat-choice-shop_face-down = Dicht
hat-option-emotes = Gebaren
hat-option-emotes-hint = Kijk zeker, onzeker, of laat niets merken; het hoeft niet waar te zijn.
hat-option-chat = Praten
hat-option-chat-hint = Of je kunt chatten tijdens een ronde, terwijl het om onthouden gaat.
hat-choice-chat-quick = Vaste zinnetjes
hat-choice-chat-off = Stilte
hat-choice-chat-free = Vrij chatten

## Bots

hat-bot-greedy = Gaat af op wat vers in het geheugen ligt: noemt wat het laatst werd gezegd en denkt nergens over na.
hat-bot-easy = Vergeet snel, let meer op de eigen cadeaus dan op die van anderen en twijfelt gauw.
hat-bot-normal = Onthoudt als een oplettende gast: de meeste cadeaus een tijdje, en een paar verkeerd.
hat-bot-hard = Mist bijna geen plaatje, telt één en één bij elkaar op en weigert zelden zonder goede reden.
hat-bot-expert = Onthoudt zo goed als een mens kan en twijfelt alleen aan wat zeker fout is.
hat-bot-perfect = Een curiositeit: vergeet niets wat ooit te zien was. Niet leuk om tegen te spelen.

## What to do now

hat-prompt-look = Kijk goed rond: wie heeft wat?
hat-prompt-show = Een nieuw cadeau uit de winkel. Onthoud het goed!
hat-prompt-reveal = Het papier gaat eraf. Wie heeft gelijk?
hat-prompt-over = De ronde is afgelopen
hat-prompt-claim = Zeg wat je aan { $receiver } geeft
hat-prompt-answer = Geloof je { $giver }?
hat-prompt-wait-claim = { $giver } gaat het cadeau een naam geven
hat-prompt-wait-answer = Gelooft { $receiver } wat { $giver } zegt?
hat-prompt-wait-believed = Gelooft { $receiver } jou?

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
hat-help-parcel-title = Een pakje
hat-help-parcel = Een cadeau dat dicht ligt. De pijl wijst naar wie het krijgt; wat erin zit, moet je onthouden.
hat-help-offer-title = Het cadeau dat wordt gegeven
hat-help-offer = De gever zegt wat het is. De ontvanger zegt dankjewel of weigert; dan gaat het open, en wie het mis had, krijgt een strafpunt.
hat-help-penalties = Een cadeau voor elke fout. De ronde eindigt bij strafpunt nummer { $limit }; wie er het minst heeft, wint.
hat-label-gifts = Jouw cadeaus. Het oudste, met “volgende” erbij, geef je het eerst; de pijl wijst naar wie.
hat-label-offer = Dit cadeau wordt nu gegeven. Geloof de naam, of zeg dat het iets anders is.
hat-label-penalties = Plaatsen voor strafpunten: wie het mis had, legt hier een cadeau. Zijn ze bij iemand vol, dan is de ronde voorbij.
hat-label-shop = De winkel: na een strafpunt komt het volgende cadeau hiervandaan.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Anna, Bas, Cato

## In the terminal

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
terminal-hat-name = Typ een nummer, of de eerste letters.
terminal-hat-name-typed = Typ de eerste letters.
terminal-hat-accept = Dank je wel!
# For gifts of a file of one's own, of which only the names are known.
terminal-hat-give = Voor jou: { $gift }.
terminal-hat-refuse = Dat klopt niet: { $gift }!
terminal-hat-tally = { $penalties ->
        [0] geen strafpunten
        [one] één strafpunt
       *[other] { $penalties } strafpunten
    }

terminal-help-hat =
    Op **tafel**: het cadeau naast een naam is het oudste en gaat als volgende weg. Een pakje verraadt alleen waar het heen gaat: ▼ ▽ naar de volgende naam eronder, ▲ △ naar die erboven; zwarte pijlen zijn vol, witte zijn open.

    In **notatie**: `claim hat`, `accept`, `refuse`. Om een cadeau te noemen, zijn de eerste letters genoeg.

# Options that go together.

hat-preset-short = De ronde eindigt bij iemands tweede strafpunt in plaats van het derde.

## What the pictures of the rulebook show

hat-picture-H4 = Voor iedereen een cadeau
hat-picture-H5 = De cadeauwinkel
hat-picture-H10 = Naar de winkel
hat-picture-H11 = Omdraaien en de pijl volgen
hat-picture-H13 = Altijd dicht
hat-picture-H15 = Zeg wat het is
hat-picture-H21 = Achteraan in de rij
hat-picture-H23 = Het oudste cadeau gaat weg
hat-picture-H25 = Dat is geen hoed!
hat-picture-H26 = Laat maar zien
hat-picture-H28 = Het strafpunt
hat-picture-H42 = Twee cadeaus per speler
