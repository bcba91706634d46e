# The rulebooks as pages.

rules-title = Regels van { $game }
rules-games = Spelregels
rules-contents = Inhoud
rules-find = Zoek in de regels
rules-found = { $count ->
        [0] In geen enkele regel staan al deze woorden.
        [one] Op één plek gevonden.
       *[other] Op { $count } plekken gevonden.
    }
rules-everything = Toon alle spelregels
rules-english = Deze spelregels zijn er nog niet in jouw taal, dus hier staan ze in het Engels.
rules-print = Printen
rules-link = Link naar regel { $clause }
rules-option = Aan tafel te kiezen
rules-option-usual = Standaard: { $value }
rules-option-by-players = Hangt af van het aantal spelers
rules-option-range = { $least } tot en met { $most }
