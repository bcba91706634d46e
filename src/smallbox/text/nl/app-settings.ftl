# The small parts that all pages share.

ui-close = Sluiten
ui-close-slip = Briefje wegleggen
ui-see-rule = Regel { $clause }
ui-busy = Een ogenblik …
ui-try-again = Probeer het weer
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-selected = De tekst is geselecteerd: kopieer hem zoals je dat altijd doet.
ui-no-answer = De server geeft geen antwoord. Controleer de verbinding en probeer het weer.
ui-problem = Dat lukte niet. Probeer het zo weer.

# Settings.

settings-title = Instellingen
settings-name = Je naam
settings-name-hint = Zo zien de anderen aan tafel je.
settings-language = Taal
settings-theme = Licht of donker
settings-theme-system = Als het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Snelheid van de kaarten
settings-speed-slow = Langzaam
settings-speed-normal = Gewoon
settings-speed-fast = Snel
settings-motion = Stilstaand beeld
settings-motion-hint = Kaarten liggen meteen op hun nieuwe plek, en niets beweegt.
settings-sound = Geluiden
settings-sound-hint = Een paar kleine: papier, hout en een belletje.
settings-help = Wat doet een kaart? Wijs hem aan, houd hem ingedrukt, of druk op ? als hij de focus heeft.
settings-labels = Toon de tafeluitleg opnieuw
settings-kept = Dit blijft allemaal in deze browser.
