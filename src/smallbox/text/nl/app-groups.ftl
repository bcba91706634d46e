# The page of a group: who came, results, ratings.

groups-mine = Mijn groepen
groups-hint = Een groep onthoudt jullie avonden: wie er waren, wie won, wie steeds beter wordt. Geen account, alleen een link.
groups-make = Groep maken
groups-make-name = Hoe heten jullie?
groups-make-hint = Je krijgt een link om te delen. Wie die heeft, kan de pagina zien en aanvullen.
groups-drop = { $name } van deze lijst halen
groups-drop-ask = { $name } van dit apparaat halen?
groups-drop-hint = De groep zelf blijft bestaan, maar de link staat nergens anders op dit apparaat. Kopieer hem eerst als je terug wilt komen.
groups-drop-yes = Weghalen

group-play = Hier spelen
group-play-title = Een tafel voor { $name }
group-play-game = Spel
group-invite = Uitnodigen
group-invite-title = Uitnodigen voor { $name }
group-invite-hint = De link is de sleutel: wie hem heeft, kan deze pagina zien, hier spelen, namen veranderen en alles wissen. Deel hem met mensen die je vertrouwt.
group-link = Link naar de groep
group-qr = QR-code met de link naar de groep
group-tables = Nu bezig
group-gone = Deze groep is er niet

group-standings = Stand
group-standings-none = Nog niets te vergelijken. Speel hier een spel, dan komt de uitslag er vanzelf bij.
group-which-game = Welk spel
group-all-games = Alle spellen
group-name = Naam
group-rating = Rating
group-games = Spellen
group-wins = Gewonnen
group-rating-value = { $rating } ± { $margin }
group-unrated = nog geen rating
group-form = Laatste plaatsen, nieuwste eerst: { $places }
group-rating-hint = Iedereen begint op { 1000 } ± { 400 }. Hoe sterk je bent, ligt vrijwel zeker (95%) binnen de ±, en elk spel met andere mensen maakt die kleiner. Bots tellen niet mee.

group-evenings = Avonden
group-evenings-none = Hier komt jullie eerste avond te staan.
group-came = Wie er waren:
group-came-nobody = niemand die nog in de lijst staat
group-replay = Terugkijken
group-nobody-won = Niemand won.
group-bot = bot, { $level }
group-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
group-resigned = opgegeven
group-erased-name = iemand
group-older = Oudere spellen tonen

group-people = Mensen
group-people-none = Nog niemand. Zet de namen erbij waaronder jullie spelen.
group-people-hint = Uitslagen worden op naam bijgehouden, dus ga steeds onder dezelfde naam zitten.
group-me = Dat ben ik
group-add-name = Naam toevoegen
group-add = Toevoegen
group-person-erase = { $name } uit de groep wissen
group-person-erase-ask = { $name } uit de groep wissen?
group-person-erase-hint = De naam verdwijnt van deze pagina en uit alle uitslagen, voor iedereen en voorgoed. In de verslagen van de spellen blijft hij staan tot hij aan tafel wordt gewist.
group-person-erase-yes = Wissen

group-keep = Van jullie
group-keep-hint = Hier staan alleen namen en uitslagen, geen accounts. Iedereen met de link kan ze zien, veranderen en wissen.
group-export-csv = Downloaden als CSV
group-export-json = Downloaden als JSON
group-erase = Groep wissen
group-erase-ask = { $name } wissen?
group-erase-hint = Alle avonden, ratings en namen verdwijnen, voor iedereen en voorgoed. Download ze eerst als je ze wilt bewaren.
group-erase-yes = Alles wissen

group-note-known = De uitslag komt op de pagina van
group-note = De uitslag van dit spel, met de namen van de spelers, wordt op de pagina van een groep bewaard.
