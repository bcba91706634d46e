# Wat bij het regelboek hoort: wie het spel heeft gemaakt, en wat er in de doos zit.

game-hat-by = Een spel van Kasper Lapp, met illustraties van Easy Draws It, uitgegeven door Ravensburger.
hat-box-back = { $colour ->
        [black] zwarte pijlen
       *[white] witte pijlen
    } naar { $arrow ->
        [left] links
       *[right] rechts
    }
hat-box-gifts = Alle { $number } cadeaus bekijken
hat-help-all-gifts = Alle cadeaus bekijken
