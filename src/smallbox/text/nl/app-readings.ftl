# Hoe we de regels lezen, en wat er op de dozen staat.

readings-legend = Deze bril staat bij een regel die het gedrukte regelboek openlaat. Tik erop om te zien hoe wij hem lezen, en hoe je het ook kunt spelen.
readings-mark = Hoe we dit lezen
readings-mark-name = Hoe we { $clause } lezen
readings-printed = Wat er staat
readings-ours = Hoe wij het spelen
readings-why = Waarom
readings-usual = Standaard
readings-play = Zo spelen
readings-play-name = Zo spelen: { $option }, { $value }
readings-at-the-table = je kunt het voor het spel aanpassen
readings-chosen = Met deze huisregel
box-says = Op de doos: { $facts }
box-age = vanaf { $age } jaar
box-minutes = { $least }-{ $most } minuten

# Wat een huisregel verandert, zoals het gemeten is.

measured-head = In { $games } spellen met { $players } bots ({ $level }), met “{ $choice }”:
measured-nothing = geen duidelijk verschil
measured-range = { $low } tot { $high }
measured-more = { $name }: { $by } meer ({ $range })
measured-less = { $name }: { $by } minder ({ $range })
measured-points = { $points } %-punt
measured-same = Geen duidelijk verschil: { $figures }
measured-report = Alle cijfers
measured-figure-moves = Zetten per spel
measured-figure-minutes = Minuten per spel
measured-figure-changes = Wisselingen van de leiding
measured-figure-comeback = Gewonnen na achterstand
measured-figure-guards = Door een noodrem geëindigd
measured-figure-shared = Gedeelde overwinningen
measured-figure-decided = Beslist na
measured-seat = { $turn ->
        [1] Als eerste aan de beurt
        [2] Als tweede
        [3] Als derde
        [4] Als vierde
        [5] Als vijfde
        [6] Als zesde
        [7] Als zevende
       *[other] Als achtste
    }
measured-wins = Winst van wie begint
