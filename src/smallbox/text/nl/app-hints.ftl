# Hints: a good move for whoever asks.

hint-ask = Hint
hint-ask-long = Hint: laat me een goede zet zien (T)
hint-coming = Een goede zet zoeken …
hint-move = Probeer dit: { $move }
hint-chance = Hiermee win je naar verwachting { $number } van de 100 spellen.
hint-close = Hint sluiten
hint-setting = Hints
hint-setting-on = Wie aan de beurt is, mag om een goede zet vragen. Iedereen ziet dat erom gevraagd is, maar niet het antwoord.
hint-setting-off = Geen hints zolang er andere mensen meespelen. Alleen met bots mag je er altijd om vragen.
hint-taken = { $number ->
        [one] met één hint
       *[other] met { $number } hints
    }
