# Rond één scherm: een tafel op de televisie, en één apparaat dat rondgaat.

tv-show = Op tv tonen
tv-show-text = Open dit adres in de browser van de tv. Daar ziet iedereen de tafel, en op de telefoons blijft alleen de hand over.
tv-show-address = Adres voor de tv
tv-show-open = Hier openen in een nieuw tabblad
tv-join = Scan en doe mee
tv-join-code = of ga naar { $address } en typ
tv-full = Iedereen is er
tv-people = Aan tafel
tv-free = Vrije plaats
tv-start = De spelleider start het spel.
tv-watch = Veel plezier!
tv-again = Nog een keer? Tik op een telefoon op ‘Nog een keer’.
tv-next-round = De volgende ronde begint zo.
hand-only = Alleen mijn hand
hand-look = Kijk naar het grote scherm, { $name }!

pass-open = Op één apparaat
pass-name = Op één apparaat: { $game }
pass-title = { $game } op één apparaat
pass-lead = Geef het apparaat door. Niemand ziet de kaarten van een ander.
pass-lead-open = Leg het apparaat zo neer dat iedereen het ziet, net als aan een echte tafel.
pass-player = Speler { $number }
pass-add = Speler toevoegen
pass-remove = Speler { $number } weghalen
pass-bots = Bots
pass-same = Twee spelers heten hetzelfde. Verander een van de namen.
pass-begin = Starten
pass-to = Geef het apparaat aan { $name }
pass-no-peeking = De rest kijkt niet mee!
pass-take = Ik ben { $name }
pass-on = Doorgeven aan { $name }
pass-since = Sinds je laatste beurt

about-install-title = Als app
about-install = Eenmaal geïnstalleerd opent smallbox als elke andere app, ook als het netwerk weg is, en het werkt zichzelf bij tussen twee spellen.
about-install-done = Het is op dit apparaat geïnstalleerd.
about-install-can = Je browser kan het nu meteen installeren.
about-install-menu = Kijk in het menu van je browser bij ‘Installeren’ of ‘Zet op beginscherm’.
about-install-insecure = Deze pagina kwam via gewoon http van een andere computer, en zo’n pagina laat een browser niet installeren of meldingen sturen. Al het andere werkt gewoon. Via https kan het wel.
about-install-do = Installeren
