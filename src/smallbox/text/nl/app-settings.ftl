# The small parts that all pages share.

ui-close = Sluiten
ui-close-slip = Sluiten
ui-see-rule = Regel { $clause }
ui-busy = Een ogenblik …
ui-try-again = Opnieuw proberen
ui-copy = Kopiëren
ui-copied = Gekopieerd
ui-selected = De tekst is geselecteerd: kopieer hem zoals je dat altijd doet.
ui-no-answer = De server reageert niet. Controleer de verbinding en probeer het opnieuw.
ui-problem = Dat lukte niet. Probeer het zo nog eens.
ui-name-room = { $length } van { $most } tekens
ui-name-long = { $over ->
    [one] Eén teken te lang: er passen er { $most }.
   *[other] { $over } tekens te lang: er passen er { $most }.
}

# Settings.

settings-title = Instellingen
settings-name = Je naam
settings-name-hint = Zo zien de anderen aan tafel je.
settings-language = Taal
settings-theme = Thema
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Snelheid van de kaarten
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-motion = Minder beweging
settings-motion-hint = Kaarten liggen meteen op hun nieuwe plek, en niets beweegt.
settings-sound = Geluiden
settings-sound-hint = Een paar kleine: papier, hout en een belletje.
settings-buzz = Trillen als je aan de beurt bent
settings-buzz-hint = Een korte tril, zolang je de pagina voor je hebt.
settings-notices = Geef een melding als ik aan de beurt ben
settings-notices-hint = Alleen zolang deze pagina op de achtergrond openstaat.
settings-notices-insecure = Browsers staan dit alleen toe via https. Je beurt zie je wel in de titel en het pictogram van het tabblad.
settings-notices-denied = Je browser blokkeert meldingen van deze site. Sta ze eerst toe in de instellingen van de site.
settings-notices-unknown = Deze browser kent geen meldingen. Je beurt zie je wel in de titel en het pictogram van het tabblad.
settings-push = Laat me weten dat ik aan de beurt ben, ook als smallbox dicht is
settings-push-hint = Voor spellen met een dag of langer per zet. Om je te bereiken krijgt de server, voor elke tafel waaraan je speelt, een adres van de maker van je browser.
settings-push-insecure = Browsers staan dit alleen toe via https.
settings-push-denied = Je browser blokkeert meldingen van deze site. Sta ze eerst toe in de instellingen van de site.
settings-push-unknown = Deze browser kan dit hier niet. Zet smallbox op een iPhone of iPad eerst op het beginscherm.
settings-push-off = Deze server stuurt geen pushmeldingen.
settings-push-failed = Je browser kon zijn pushdienst niet bereiken. Probeer het later opnieuw.
settings-help = Wat doet een kaart? Wijs hem aan, houd hem ingedrukt, of druk op ? als hij de focus heeft.
settings-labels = Toon de tafeluitleg opnieuw
settings-kept = Al het andere blijft in deze browser.
