# The first page.

home-title = Kleine doosjes, grote pret
home-lead = Snelle kaartspellen aan één tafel: met vrienden waar dan ook, of nu meteen met bots. Een account is niet nodig.
home-resume = Verder met { $game }
home-guest = Gast
home-play-now = Nu spelen
home-play-now-name = Nu spelen met bots: { $game }
home-friends = Met vrienden
home-friends-name = Met vrienden: { $game }
home-friends-title = Met vrienden: { $game }
home-rules = Regels
home-seats = Stoelen aan tafel
home-seats-hint = Je kunt dit later nog veranderen, en op vrije stoelen kunnen bots zitten.
home-make-table = Dek de tafel

home-join = Meedoen met een code
home-join-hint = De acht letters en cijfers, of de hele link.
home-join-go = Meedoen
home-join-wrong = Dit is geen code van een tafel. Zo'n code heeft acht letters en cijfers, zonder 0, 1, I en O.

home-mine = Mijn tafels
home-mine-go = Verder
home-mine-over = Afgelopen
home-mine-remove = Van de lijst halen: { $game } { $code }
home-mine-all = { $count ->
    [one] Toon { $count } tafel
   *[other] Toon alle { $count } tafels
}
home-mine-fewer = Toon minder
home-mine-sure = Deze stoel opgeven?
home-mine-sure-hint = De sleutel van de stoel zit alleen in deze browser. Zonder sleutel kun je aan deze tafel niet verderspelen.
home-mine-keep = Bewaren
home-mine-drop = Weghalen

home-public = Openbare tafels
home-public-refresh = Opnieuw naar tafels zoeken
home-public-none = Er is nu geen openbare tafel. Dek er zelf een en maak hem openbaar: misschien schuift er iemand aan.
home-public-host = { $name } nodigt uit
home-public-seats = { $taken } van { $seats } stoelen bezet
home-public-join = Schuif aan
home-public-watch = Kijken

# Around the pages.

page-menu = Taal en instellingen
foot-about = Over smallbox
foot-rules = Regels van { $game }
foot-independent = smallbox is een onafhankelijke uitvoering; de spellen en hun namen zijn van hun eigenaars.

# A page that is not there.

lost-title = Niets in dit doosje
lost-text = Op dit adres is geen pagina. Misschien is de link oud, of ontbreekt er een letter.
lost-home = Naar de spellenkast

# About.

about-title = Over smallbox
about-lead = smallbox is een tafel voor kleine kaartspellen: voor een gezin met telefoons, voor vrienden ver van elkaar, en voor één iemand met een paar bots.
about-free-title = Vrij en open
about-free = smallbox is open source onder de MIT-licentie. Je mag het op je eigen computer draaien, voor thuis of voor iedereen.
about-privacy-title = Geen tracking, geen cookies
about-privacy = Er zijn geen accounts, geen reclame en geen cookies, en er wordt niets van elders geladen. Je instellingen en de sleutels van je stoelen blijven in deze browser.
about-fair-title = Eerlijke kaarten
about-fair = De server belooft vóór het delen hoe er wordt geschud, en iedereen doet er een eigen getal bij. Na het spel kun je elke kaart zelf controleren.
about-names-title = De spellen
about-names = smallbox is een onafhankelijke uitvoering; de spellen en hun namen zijn van hun eigenaars (Kobito: spel van Robert Brouwer, Jolly Dutch; That's Not a Hat: Ravensburger; Kanobu: de uitgever ervan).
about-names-buy = Vind je een spel leuk, speel het dan ook eens met echte kaarten.
about-home = Naar de spellenkast
