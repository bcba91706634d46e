### The pages around a table: connecting, playing, talking, leaving.

app-title-table = { $game } · { $code }
app-to-home = Terug naar de spellen
app-title-turn = ● Jouw beurt – { $game }
app-notice-turn = Jij bent aan de beurt in { $game }
app-notice-text = De tafel wacht op je.
app-push-text = Met { $names }
app-watch = Kijken
app-try-now = Nu proberen
app-close = Sluiten

## Before and after

app-connecting-title = Even een stoel bijschuiven
app-connecting-text = Tafel { $code } gaat zo open.
app-away-title = De server reageert niet
app-away-text = Misschien start hij opnieuw op, of ben je offline. Er is niets verloren: elke zet is opgeslagen, en deze pagina maakt vanzelf weer verbinding.
app-reconnecting = De verbinding is weg. Opnieuw verbinden …
app-weather-database = Zetten kunnen nu even niet worden opgeslagen, dus de tafel wacht. Het spel gaat vanzelf verder.
app-weather-bus = Zetten van anderen zie je nu misschien een paar seconden later. Er gaat niets verloren.
app-old-text = smallbox is bijgewerkt. Laad de pagina opnieuw om verder te gaan; je stoel blijft van jou.
app-old-reload = Opnieuw laden

app-gone-no-such-table-title = Deze tafel is er niet
app-gone-no-such-table-text = We kunnen tafel { $code } niet vinden. Controleer de link, of vraag om een nieuwe. Tafels die lang niet zijn gebruikt, worden opgeruimd.
app-gone-kicked-title = De spelleider heeft je van de tafel verwijderd
app-gone-kicked-text = Je kunt nog meekijken, of zelf een tafel maken.
app-gone-left-title = Je bent van tafel gegaan
app-gone-left-text = Bedankt voor het spelen. Je kunt terugkomen om te kijken.
app-gone-failed-title = Hier ging iets mis
app-gone-failed-text = De tafel kon niet worden getoond. Laad de pagina opnieuw; er is niets verloren.

## While playing

prompt-turn = Jouw beurt
prompt-wait = { $seat } is aan de beurt
prompt-over = Het spel is afgelopen
app-task-watching = Je kijkt mee.
app-undo = Terugnemen
app-undo-long = Terugnemen: je laatste zet
app-log = Wat er is gebeurd
app-caption = Wat er net gebeurde
app-log-empty = Er is nog niets gebeurd.
app-log-none = Dit spel heeft geen lijst: onthouden is het spel. Hier staat alleen wie er komt en gaat.
app-talk = Chat
app-talk-unread = Chat: { $unread } ongelezen
app-talk-say = Zeg iets
app-talk-send = Versturen
app-talk-off = Aan deze tafel staat de chat uit.
app-talk-quick = Aan deze tafel zijn er alleen vaste zinnetjes.
app-talk-empty = Er is nog niets gezegd.
app-rules = Regels
app-help-keys = Pijlen: verder, Esc: sluiten
app-labels = Eerste blik op de tafel
app-labels-next = Verder
app-labels-skip = Overslaan
app-labels-done = Begrepen
app-label-nav = De regels, wat er gebeurde, praten en het menu. Wat doet een kaart? Wijs hem aan, houd hem ingedrukt, of druk op ?.
app-menu = Menu
app-settings = Instellingen
app-result = Uitslag
app-invite = Mensen uitnodigen
app-device = Ook op een ander apparaat spelen
app-device-text = Open { $link } op het andere apparaat, kies “{ app-device-have }” en typ:
app-device-seconds = Werkt één keer, { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    } lang.
app-device-have = Ik heb een code van mijn andere apparaat
app-device-take = Mijn stoel innemen
app-resign = Opgeven
app-resign-ask = Opgeven? Een bot speelt voor je verder, en jij eindigt als laatste.
app-stop = Spel stoppen
app-stop-ask = Het spel voorgoed stoppen? Er speelt verder niemand meer mee.
app-leave = Van tafel gaan
app-leave-ask = Wil je van tafel gaan? Een bot speelt op jouw plaats verder.
app-forget = Van tafel gaan en mijn naam wissen
app-forget-ask = Van tafel gaan, en je naam en alles wat je hebt gezegd van deze tafel wissen?
app-erase = Mijn naam hier wissen
app-erased = Je naam en alles wat je hebt gezegd zijn van deze tafel gewist.
app-erase-failed = Dat is niet gelukt. Controleer je verbinding en probeer het nog eens.
app-cancel = Nee, ik blijf
app-away-you = Een bot speelt voor je.
app-back = Ik ben er weer
app-absent-now = { $name } is weg.
app-absent-minutes = { $minutes ->
        [one] { $name } is al één minuut weg.
       *[other] { $name } is al { $minutes } minuten weg.
    }
app-absent-hours = { $hours ->
        [one] { $name } is al één uur weg.
       *[other] { $name } is al { $hours } uur weg.
    }
app-absent-title = Niet aan tafel
app-stand-in = Laat een bot spelen
app-stand-in-ask = Vraag om een bot
app-stand-in-asked = Vraagt om een bot: { $names }
app-stand-in-host = { $host } beslist.
app-stand-in-vote = De spelleider is weg, dus meer dan de helft van jullie moet het willen.
app-stand-in-until = { $name } krijgt de plaats terug bij terugkomst.
app-seat-bot = bot
app-seat-program = bot, een programma via het netwerk
app-seat-away = is weg
app-seat-stood-in = is weg, een bot speelt tot die terug is
app-seat-resigned = heeft opgegeven, een bot speelt verder
app-seat-gone = is van tafel, een bot speelt verder
app-tempo = Tempo van de bots
app-tempo-thoughtful = Bedachtzaam
app-tempo-thoughtful-hint = Bots nemen voor elke kaart even de tijd, net als mensen.
app-tempo-brisk = Vlot
app-tempo-brisk-hint = Bots spelen snel; je kunt het nog volgen.
app-tempo-instant = Meteen
app-tempo-instant-hint = Bots spelen meteen en denken korter na.
app-skip = Naar mijn beurt
app-spectators = { $spectators ->
        [one] één persoon kijkt mee
       *[other] { $spectators } mensen kijken mee
    }
app-clock-left = { $seconds ->
        [one] nog één seconde
       *[other] nog { $seconds } seconden
    }
app-clock-long = { $minutes ->
        [one] nog één minuut
       *[other] nog { $minutes } minuten
    }
app-clock-hours = { $hours ->
        [one] nog één uur
       *[other] nog { $hours } uur
    }
app-look-ready = Klaar
app-look-waiting = Wachten op de anderen
app-round = Ronde { $round } van { $rounds }
