### Kobito: why a move is better than another. Said to whoever makes it, by what their seat could know.

kobito-why-gold = Daarmee is een gouden regenboog van { $value ->
        [one] één punt
       *[other] { $value } punten
    } af.
kobito-why-more-gold = Dat levert het goud van { $value ->
        [one] één punt
       *[other] { $value } punten
    } op, in plaats van { $other }.
kobito-why-ready = Zo blijft het goud van { $value ->
        [one] één punt
       *[other] { $value } punten
    } niet op één kaart na klaarliggen voor de volgende speler.
kobito-why-keep = Zo houd je een kobito, die later elk getal kan zijn.
kobito-why-exchange = Met je { $number } haal je een kobito naar je hand.
kobito-why-no-pay = Inleveren hoeft niet: { $card } kost je punten.
kobito-why-go-on = Er is nog iets goeds te doen voordat je beurt voorbij is.
kobito-why-stop = Zo eindigt je beurt hier, en houd je { $number ->
        [one] je kaart
       *[other] je { $number } kaarten
    } voor later.
kobito-why-towards = Zo werk je aan het goud van { $value ->
        [one] één punt
       *[other] { $value } punten
    }; daar { $left ->
        [one] ontbreekt dan nog één plek
       *[other] ontbreken dan nog { $left } plekken
    }.
kobito-why-studio = In je eigen atelier kan niemand anders de kaart gebruiken.
kobito-why-replace = Met de vervangkaart ben je ook de { $number } kwijt.
