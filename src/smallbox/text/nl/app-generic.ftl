# Spellen die deze client niet kent: de plank, het regelboek, de algemene tafel.

home-players = { $fewest } tot { $most } spelers
rules-none = Niemand heeft de regels van dit spel hier nog opgeschreven.
generic-yes = Ja
generic-no = Nee
generic-empty = Leeg
generic-more = { $number ->
        [one] nog één eronder
       *[other] nog { $number } eronder
    }
generic-fewer = Minder tonen
generic-moves = Wat je kunt doen
generic-put-back = { $card } terugleggen
generic-all-moves = { $number ->
        [one] Toon de enige zet
       *[other] Toon alle { $number } zetten
    }
generic-no-move = { $card }: met deze kaart kun je nu niets doen
generic-refused = Dat mag nu niet volgens de regels. Kies een van je zetten.
generic-acts = is aan de beurt
generic-zone-hand = Jouw hand
generic-zone-deck = Trekstapel
generic-zone-pile = Stapel
generic-zone-discard = Aflegstapel
generic-zone-scores = Score
generic-zone-sizes = Kaarten
