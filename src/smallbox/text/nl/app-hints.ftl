# Hints: a good move for whoever asks.

hint-ask = Hint
hint-ask-long = Laat me een goede zet zien (H)
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

problem-hints-off = Hints staan uit zolang er andere mensen meespelen. De spelleider kan ze aanzetten bij de tafelinstellingen.
problem-not-your-turn = Je bent niet aan de beurt. Vraag om een hint als je dat wel bent.
problem-no-hint = Deze keer is er geen hint. Vraag het zo nog eens.

table-event-hint-taken = { $seat }: vraagt om een hint
table-event-hints-changed = { $hints ->
        [yes] De spelleider staat hints toe
       *[no] De spelleider zet hints uit
    }
