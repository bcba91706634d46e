### De werkbank: de kaarten van een spel veranderd, gespeeld, gemeten en geprint.

bench-title = Werkbank
bench-lead = Verander de kaarten van een spel en speel, meet en print ze dan. Alles blijft in deze browser tot je het bestand opslaat.
bench-game = Spel
bench-start = Begin met
bench-start-choose = Een set uit de doos …
bench-name = Naam
bench-import = Bestand openen
bench-export = Bestand opslaan
bench-undo = Ongedaan maken
bench-opened = Geopend. ‘Ongedaan maken’ haalt je vorige kaarten terug.
bench-numbers = Aan tafel
bench-fewest = Minste spelers
bench-most = Meeste spelers
bench-cards = { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
bench-less = Eén minder: { $what }
bench-more = Eén meer: { $what }
bench-checking = Even controleren …
bench-sound = { $number ->
        [one] Eén kaart
       *[other] { $number } kaarten
    }, voor { $players } spelers. Klaar om te spelen.
bench-nobody = { $number ->
        [one] Eén kaart is
       *[other] { $number } kaarten zijn
    } te weinig voor een tafel. Voeg er meer toe.
bench-show = Wijs aan
bench-play = Nu spelen
bench-measure = Meten
bench-print = Printen

## Wat er mis is. { $where } is de plek, zoals ‘Goudkaart 3’.

bench-flaw-unreadable = { $where ->
        [none] Dit is geen bestand met kaarten van dit spel. Kies een ander.
       *[other] { $where }: dit is geen bestand met kaarten van dit spel. Kies een ander.
    }
bench-flaw-missing = { $where }: dit ontbreekt in het bestand.
bench-flaw-unknown = { $where }: dit kent het spel niet. Haal het uit het bestand.
bench-flaw-kind = { $where }: hier hoort iets anders.
bench-flaw-number = { $where }: vul een heel getal vanaf { $expected } in, niet { $got }.
bench-flaw-most = { $where }: aan tafel passen er hoogstens { $expected }, niet { $got }.
bench-flaw-total = { $where }: het moeten samen { $expected } kaarten zijn, maar het zijn er { $got }.
bench-flaw-fixed = { $where }: altijd { $expected }; dat is een regel van het spel.
bench-flaw-choice = { $where }: kies iets uit { $expected }, niet { $got }.
bench-flaw-empty = { $where }: schrijf hier iets.
bench-flaw-repeated = { $where }: ‘{ $got }’ staat al in rij { $expected }. Kies iets anders.
bench-flaw-letters = { $where }: gebruik Latijnse letters of cijfers.
bench-flaw-name = { $where }: gebruik 1 tot { $expected } gewone tekens.
bench-flaw-players = { $where }: minstens { $expected }, en niet meer dan de meeste spelers.
bench-flaw-few-cards = { $where }: hiervoor zijn er te weinig kaarten.
bench-flaw-few-gold = { $where }: er zijn minstens { $expected } goudkaarten nodig.
bench-flaw-many-cards = In een doos passen hoogstens { $expected } kaarten; dit zijn er { $got }.
bench-flaw-long = Deze kaarten zijn te lang om te bewaren. Kort de namen in.
bench-at-row = Rij { $row }
bench-at-cell = Rij { $row }, { $column }
bench-at-gold = Goudkaart { $number }
bench-at-pair = { $symbol ->
        [none] { $colours }
       *[other] { $colours }, { $symbol }
    }
bench-at-id = Naam
bench-at-players = Spelers

## Kanobu

bench-kanobu-each = Elk van de vier kleuren
bench-kanobu-purple = Paars
bench-kanobu-pairs = Twee kleuren
bench-kanobu-add = Nog een symbool: { $colours }
bench-kanobu-another = Nog een symbool …
bench-kanobu-handSize = Kaarten op hand
bench-kanobu-minPlayers = Minste spelers
bench-kanobu-maxPlayers = Meeste spelers
bench-kanobu-removeWithTwoPlayers = Blijft met twee spelers in de doos

## Kobito

bench-kobito-gold = Goudkaarten
bench-kobito-need = Lengte
bench-kobito-value = Waard
bench-kobito-need-of = Goudkaart { $number }: lengte van de regenboog
bench-kobito-value-of = Goudkaart { $number }: punten
bench-kobito-remove = Goudkaart { $number } weghalen
bench-kobito-add = Goudkaart toevoegen
bench-kobito-copies_per_number = Kaarten van elk getal
bench-kobito-kobitos = Kobito’s
bench-kobito-replacements = Vervangkaarten
bench-kobito-hand = Kaarten op hand
bench-kobito-penalty = Strafpunten

## That's Not a Hat

bench-hat-gifts = Cadeaus
bench-hat-nameless = Nieuw cadeau
bench-hat-remove = Cadeau weghalen: { $gift }
bench-hat-add = Cadeau toevoegen
bench-hat-id = Nummer
bench-hat-emoji = Plaatje
bench-hat-en = Engelse naam
bench-hat-en_phrase = Engels: ‘I have … for you’
bench-hat-en_not = Engels: ‘That's not …!’
bench-hat-name = Naam ({ $language })
bench-hat-phrase = Bij het geven ({ $language })
bench-hat-arrow = Pijl op de achterkant
bench-hat-arrow_colour = Kleur van de achterkant
bench-hat-arrow_crossed = Pijl bij gemengde achterkanten
bench-hat-choice-left = Links
bench-hat-choice-right = Rechts
bench-hat-choice-black = Zwart
bench-hat-choice-white = Wit
bench-hat-no-picture = Geen plaatje, alleen de naam

## Meten

bench-measure-lead = Bots spelen tot 1000 potjes met jouw kaarten en dezelfde delingen met die van het spel. Het duurt hoogstens een minuut.
bench-players = Spelers
bench-measure-do = Begin
bench-cancel = Annuleren
bench-measuring = Klaarzetten …
bench-ahead = { $ahead ->
        [one] Eerst wordt er nog één set gemeten.
       *[other] Eerst worden er nog { $ahead } sets gemeten.
    }
bench-measured = { $done } van { $total } potjes
bench-report = Wat er verandert, in { $games ->
        [one] één potje
       *[other] { $games } potjes
    } met elke set
bench-figure = Cijfer
bench-usual = Kaarten van het spel
bench-yours = Jouw kaarten
bench-differs = duidelijk verschil
bench-range-hint = Onder elk cijfer: de grenzen waartussen de echte waarde 19 van de 20 keer ligt.
bench-report-keep = Volledig rapport opslaan

## Printen

bench-print-lead = Een pdf met negen kaarten per vel (63 × 88 mm) en snijtekens. Print op 100 %.
bench-paper = Papier
bench-backs = Achterkanten
bench-backs-hint = Print dubbelzijdig, omgeslagen over de lange kant.
bench-printing = Kaarten tekenen
bench-print-do = Pdf opslaan
bench-printed = { $number ->
        [one] Eén kaart is
       *[other] { $number } kaarten zijn
    } klaar om te printen.
