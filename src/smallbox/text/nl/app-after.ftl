# The end of a game: no past tense and no gender with names.

after-you-win = Jij wint!
after-wins = { $names } wint!
after-share = Gedeelde winst: { $names }
after-bot-wins = De bot die voor { $names } speelt, wint
after-nobody = Het spel is afgelopen
after-round = Ronde { $round } van { $rounds } is afgelopen

after-why-stopped = Het spel is vóór het einde gestopt, dus niemand wint.
after-why-closed = smallbox is tijdens dit spel bijgewerkt, en de regels zijn veranderd sinds de kaarten zijn gedeeld. Eerlijk verder spelen kan niet, dus het spel is gesloten en niemand wint. Het verslag blijft bewaard.
after-why-old-rules = Dit spel is met eerdere regels gespeeld, dus de tafel kan niet meer worden getoond. De uitslag en het verslag zijn bewaard zoals ze waren.
after-why-kobito-gold = De laatste goudkaart is gewonnen. De hoogste score wint.
after-why-kobito-idle = Er kan geen kaart meer bewegen, dus het spel is afgelopen. De hoogste score wint.
after-why-kanobu-win = Wie als eerste geen kaarten meer heeft, wint.
after-why-kanobu-stalemate = Niemand kan nog iets doen: wie de minste kaarten heeft, wint.
after-why-kanobu-cap = Het maximumaantal zetten is bereikt: wie de minste kaarten heeft, wint.
after-why-hat-limit = Iemand heeft te veel strafpunten: de ronde is afgelopen, en wie de minste strafpunten heeft, wint.
after-why-hat-guard = De winkel is dicht, want er zijn genoeg cadeaus gegeven. Wie de minste strafpunten heeft, wint.
after-why-hat-match = Alle rondes zijn gespeeld. Wie over alle rondes samen de minste strafpunten heeft, wint.

after-places = Eindstand
after-place = Plaats { $place }
after-no-place = Geen plaats
after-resigned = heeft opgegeven, een bot speelde verder
after-gone = Een lege stoel
after-you = jij
after-total = { $total } in totaal
after-last-round = Laatste ronde: { $line }
after-next-round = Volgende ronde
after-next-round-hint = Begint als iedereen klaar is, of over { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }.
after-waiting = Wachten op de anderen
after-rematch = Nog een keer
after-rematch-hint = Iedereen blijft aan tafel en schuift één stoel door.
after-rematch-alone = Het volgende spel begint meteen; iedereen schuift één stoel door.
after-again-none = De tafel staat klaar voor nog een spel.
after-again-who = Klaar voor nog een spel: { $names } ({ $ready } van { $people })
after-to-lobby = Terug naar de tafel
after-replay = Terugkijken
after-download = Verslag downloaden
after-look = Bekijk de tafel
after-which-round = Welke ronde?
after-round-number = Ronde { $round }

# The proof of the deal.

proof-check = Controleer het delen
proof-again = Opnieuw controleren
proof-busy = Alles wordt nog eens geschud …
proof-proved = Er is eerlijk gedeeld: niemand kon de kaarten kiezen.
proof-consistent = Het verslag klopt: elke schudbeurt volgt uit de getallen.
proof-mismatch = Er klopt iets niet: je kunt er niet op rekenen dat er eerlijk is gedeeld.
proof-unproved = De belofte klopt, maar het verslag vertelt niet hoe de kaarten zijn geschud.
proof-unreadable = Dit verslag is niet te lezen, dus er valt niets te bewijzen.
proof-yes = Goed:
proof-no = Fout:
proof-note = Let op:
proof-promise = De belofte in het verslag is de belofte die deze pagina tijdens het spel te zien kreeg.
proof-promise-other = De belofte in het verslag is niet de belofte die deze pagina tijdens het spel te zien kreeg.
proof-promise-unseen = Deze pagina heeft geen belofte bewaard van vóór het einde van het spel, en gaat dus af op het verslag.
proof-seed = Het geheime getal van de server past bij de belofte.
proof-seed-other = Het geheime getal van de server past niet bij de belofte.
proof-shuffles = Met deze getallen { $count ->
        [one] komt de enige schudbeurt
       *[other] komen alle { $count } schudbeurten
    } van het spel weer precies zo uit.
proof-shuffles-wrong = { $wrong ->
        [one] Eén
       *[other] { $wrong }
    } van { $count ->
        [one] één schudbeurt
       *[other] { $count } schudbeurten
    } { $wrong ->
        [one] zou
       *[other] zouden
    } anders zijn uitgekomen.
proof-nonces = Eigen getallen die bij elke schudbeurt meedoen: { $names }
proof-nonces-none = Geen speler heeft bij het schudden een eigen getal laten meedoen.
proof-mine = Jouw eigen getal staat op jouw plaats, precies zoals je browser het heeft bewaard.
proof-mine-other = Op jouw plaats staat niet jouw eigen getal: de kaarten zijn zonder jouw getal gedeeld.
proof-mine-open = Jouw eigen getal staat op jouw plaats, maar het is open gegeven: de server kon het voor het delen lezen.
proof-mine-none = Jij hebt geen geheim getal toegevoegd.
proof-mine-gone = Je browser heeft zijn getal van dit spel niet meer (misschien staat het op een ander apparaat) en kan het hier dus niet vergelijken.
proof-sealed = De getallen van iedereen zijn dezelfde die verzegeld waren voordat het eerste werd geopend.
proof-sealed-other = Niet het getal dat voor het delen verzegeld was: { $names }
proof-settled = De regels en opties zijn dezelfde die deze pagina voor het delen te zien kreeg.
proof-settled-other = Het verslag noemt andere regels of opties dan deze pagina voor het delen te zien kreeg.
proof-spelling-other = Het verslag schrijft opties, plaatsen of getallen zoals smallbox dat nooit doet: met de schrijfwijze kunnen de kaarten zijn uitgekozen.
proof-numbers = De getallen zelf
proof-commit = Belofte
proof-salt-seed = Geheim getal (salt en seed)
proof-how = Vóór het delen laat de server een belofte zien: de vingerafdruk van een geheim getal. Dan verzegelt iedereen op dezelfde manier een eigen getal. Pas als er aan het delen niets meer kan veranderen, worden ze allemaal geopend, en alle kaarten volgen eruit. Nu het spel is afgelopen, heeft deze pagina elke schudbeurt zelf nog eens gedaan.
