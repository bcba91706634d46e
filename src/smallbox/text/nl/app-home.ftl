# The first page.

home-title = Kleine doosjes, grote pret
home-lead = Snelle kaartspellen voor één tafel: met vrienden waar dan ook, of nu meteen tegen bots. Je hebt geen account nodig.
home-resume = Verder met { $game }
home-guest = Gast
home-play-now = Nu spelen
home-play-now-name = Nu spelen tegen bots: { $game }
home-friends = Met vrienden
home-friends-name = Met vrienden: { $game }
home-friends-title = Met vrienden: { $game }
home-rules = Regels
home-seats = Stoelen aan tafel
home-seats-hint = Je kunt dit later nog veranderen, en op vrije stoelen kunnen bots zitten.
home-make-table = Tafel maken

home-join = Meedoen met een code
home-join-hint = De acht letters en cijfers, of de hele link.
home-join-go = Meedoen
home-join-wrong = Dat is geen tafelcode. Een code heeft acht letters en cijfers, zonder 0, 1, I en O.

home-mine = Mijn tafels
home-mine-remove = Uit de lijst halen: { $game } { $code }
home-mine-sure = Deze stoel opgeven?
home-mine-sure-hint = De sleutel van de stoel zit alleen in deze browser. Zonder sleutel kun je aan deze tafel niet verderspelen.
home-mine-keep = Bewaren
home-mine-drop = Weghalen

home-public = Openbare tafels
home-public-refresh = Vernieuwen
home-public-none = Er zijn nu geen openbare tafels. Maak er zelf een en zet hem open voor iedereen: misschien schuift er iemand aan.
home-public-host = Tafel van { $name }
home-public-seats = { $taken } van { $seats } stoelen bezet
home-public-join = Schuif aan
home-public-watch = Kijken

home-play-how = Kies hoe je { $game } speelt: niveau, bots, lengte
home-play-title = { $game } tegen bots
home-play-level = Hoe sterk zijn ze?
home-play-first = Goed om te beginnen.
home-play-bots = Hoeveel bots?
home-play-kept = De volgende keer begint Nu spelen meteen zo.
home-open-title = Openbare tafel: { $game }

home-find = Een tafel zoeken
home-find-game = Spel
home-find-any = Maakt niet uit
home-find-free = Alleen met vrije stoelen
home-find-wordless = Geen gedeelde taal nodig
home-find-next = Schuif aan bij de volgende vrije tafel
home-find-none = Er is nu nergens een stoel vrij. Open zelf een tafel: die staat dan in deze lijst, en intussen kun je tegen bots spelen.
home-find-open = Tafel openen: { $game }
home-find-nothing = Zo'n tafel is er nu niet.
home-public-here = { $here ->
    [0] Nu is er niemand
    [one] Nu is er { $here } persoon
   *[other] Nu zijn er { $here } mensen
}

# Around the pages.

page-menu = Taal en instellingen
foot-about = Over smallbox
foot-rules = Regels van { $game }
foot-bench = Ontwerp je eigen kaarten
foot-independent = smallbox is een onafhankelijke uitvoering; de spellen en hun namen zijn van hun eigenaars.

# A page that is not there.

lost-title = Niets in dit doosje
lost-text = Op dit adres is geen pagina. Misschien is de link oud, of ontbreekt er een letter.
lost-home = Terug naar de spellen

# About.

about-title = Over smallbox
about-lead = smallbox is een tafel voor kleine kaartspellen: voor een gezin met telefoons, voor vrienden ver van elkaar, en voor één iemand met een paar bots.
about-free-title = Vrij en open
about-free = smallbox is open source onder de MIT-licentie. Je mag het op je eigen computer draaien, voor thuis of voor iedereen.
about-privacy-title = Geen tracking, geen cookies
about-privacy = Geen accounts, geen reclame, geen cookies, en er wordt niets van elders geladen. Je instellingen en de sleutels van je stoelen blijven in deze browser.
about-fair-title = Eerlijke kaarten
about-fair = De server legt zijn schudbeurt vast vóór het delen, en iedereen voegt een geheim getal toe. Na het spel kun je elke kaart zelf controleren.
about-names-title = De spellen
about-names = smallbox is een onafhankelijke uitvoering; de spellen en hun namen zijn van hun eigenaars (Kobito: spel van Robert Brouwer, Jolly Dutch; Dat is geen hoed: Ravensburger; Kanobu: de uitgever ervan).
about-names-buy = Vind je een spel leuk, speel het dan ook eens met echte kaarten.
about-home = Terug naar de spellen

home-improve = Leren en beter worden
