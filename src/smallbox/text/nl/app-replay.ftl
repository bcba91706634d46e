# Watching a finished game again.

replay-title = Terugkijken: { $game }
replay-controls = Door het spel bladeren
replay-first = Naar het begin
replay-back = Vorige zet
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Volgende zet
replay-last = Naar het einde
replay-speed = Snelheid: { $speed }
replay-at = { $at ->
        [0] De kaarten zijn gedeeld
       *[other] Zet { $at } van { $total }
    }
replay-slider = Moment in het spel
replay-keys = Met de pijltjestoetsen blader je door het spel, met de spatiebalk speel je het af.
replay-eyes = Bekijken als
replay-open = Alles zien
replay-open-hint = Wat op tafel verborgen is, staat hier op een rij.
replay-seat-hint = Dit is wat { $name } ziet.
replay-happened = Wat er is gebeurd
replay-nothing = Hier valt niets te zien.
replay-notation = In notatie
replay-hands = De handen
replay-faces = Wat de cadeaus echt zijn
replay-hand-empty = geen kaarten
replay-no-gifts = geen cadeau
replay-offer = wordt nu gegeven: { $gift }
replay-link = Link naar dit moment
replay-more = Over dit moment
replay-to-table = Terug naar de tafel
replay-failed-title = We kunnen dit spel niet tonen
replay-loading = De kaarten worden weer neergelegd …
