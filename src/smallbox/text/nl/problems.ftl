### Why the table or the server said no, and what to do; the names in braces are the facts that come with the code.

problem-bad-message = Het bericht is niet te lezen. Stuur één JSON-object zoals het protocol het beschrijft.
problem-no-such-table = We kunnen tafel { $table } niet vinden. Controleer de link, of maak een nieuwe tafel.
problem-not-your-seat = Dit geheim hoort bij geen enkele stoel aan deze tafel. Schuif aan, of kom zonder geheim om te kijken.
problem-say-hello-first = Een socket begint met hello. Stuur hello met de code van een tafel, en dan dit bericht nog een keer.
problem-already-here = Deze socket heeft al hello gezegd. Open een andere socket voor een andere tafel of stoel.
problem-not-seated = Je kijkt alleen mee. Schuif aan om mee te spelen.
problem-not-host = Alleen de spelleider van deze tafel mag dit. Vraag het aan de spelleider.
problem-not-now = { $phase ->
        [lobby] Dit kan pas als het spel begonnen is.
        [playing] Dit kan niet tijdens het spel, alleen ervoor of erna.
        [between] Dit kan niet tussen twee rondes. Wacht op de volgende.
       *[over] Het spel is afgelopen. In het volgende spel kan dit weer.
    }
problem-resigned = Je hebt opgegeven, en een bot speelt voor je verder. Kijk mee, of ga van tafel.
problem-table-full = Alle { $seats } stoelen zijn bezet. Kijk mee, of vraag de spelleider om een extra stoel.
problem-too-many-seats = Er zitten hier meer mensen en bots dan er stoelen zouden zijn. Verwijder bots, of kies meer stoelen.
problem-seat-taken = Stoel { $seat } is bezet. Kies een vrije stoel.
problem-seat-empty = Op stoel { $seat } zit niemand. Kies een stoel die bezet is.
problem-seats-moved = Er is intussen iemand van stoel gewisseld. Kijk nog eens wie waar zit.
problem-not-away = { $seat } zit aan tafel. Een bot kan alleen spelen voor wie weg is.
problem-table-worn = Aan deze tafel is al zoveel gebeurd dat er niets meer bij kan. Maak een nieuwe tafel.
problem-removed = De spelleider heeft je van deze tafel verwijderd. Je kunt nog meekijken, of aan een andere tafel aanschuiven.
problem-no-free-table = Aan geen enkele openbare tafel is nu een stoel vrij. Maak er zelf een en wacht daar, of speel intussen tegen bots.
problem-not-this-machine = Het netwerk kan alleen worden geopend op de computer waarop smallbox draait, gestart met “smallbox play”.
problem-no-network = Deze computer heeft geen adres in een lokaal netwerk. Verbind hem met je wifi en probeer het opnieuw.
problem-push-off = Deze server stuurt geen pushmeldingen. Je beurt zie je wel zolang de pagina openstaat.
problem-unknown-push-service = We kennen de pushdienst van je browser niet en kunnen je daar niet bereiken. Probeer een andere browser.
problem-not-ready = Nog niet iedereen is klaar: { $names }. Wacht even, of verwijder ze.
problem-dealing = De kaarten worden net gedeeld. Wacht even.
problem-wrong-number = Dit is niet het getal waarvan je de hash gaf. Stuur het getal zelf, zoals je het hebt gehasht.
problem-no-promise = Je verzegelde getal kwam twee keer niet. Zeg dat je klaar bent zonder getal, of met een open getal.
problem-too-few-players = Voor dit spel zijn minstens { $fewest } spelers nodig. Voeg bots toe, of wacht op mensen.
problem-too-many-players = Dit spel is voor hoogstens { $most } spelers. Kies minder stoelen.
problem-unknown-bot = Dit spel heeft geen bot "{ $level }". Kies er een uit: { $levels }.
problem-bad-option = Deze instellingen passen niet bij het spel. Verander wat je het laatst koos en probeer het opnieuw.
problem-bad-name = Deze naam kan niet worden getoond. Kies er een met minstens één letter, cijfer of emoji, en hoogstens 20 tekens.
problem-empty-message = In dit bericht staat niets. Schrijf iets.
problem-chat-off = Aan deze tafel staat de chat uit. De spelleider kan hem voor het spel aanzetten.
problem-chat-quick-only = Aan deze tafel zijn er alleen vaste zinnetjes. Kies er daar een van.
problem-gestures-off = Gebaren staan uit aan deze tafel. De spelleider kan ze voor het spel aanzetten.
problem-too-early = De kaarten zijn nog te zien. Probeer het over { $milliseconds } ms opnieuw.
problem-nothing-to-undo = Er is geen zet van jou die je kunt terugnemen. Speel verder.
problem-not-last-person = Er spelen nog andere mensen. Geef op of ga van tafel; alleen wie als laatste over is, kan het spel stoppen.
problem-bad-code = Deze code is fout, al gebruikt of te oud. Vraag een nieuwe op het eerste apparaat.
problem-rate-limited = Te veel berichten. Wacht { $seconds } s en probeer het opnieuw.
problem-too-many-tables = Er zijn hier te veel tafels gemaakt. Speel aan een daarvan, of probeer het later opnieuw.
problem-too-many-sockets = Er zijn hier te veel verbindingen. Sluit er een en probeer het opnieuw.
problem-no-such-group = We kunnen deze groep niet vinden. Kijk of de link compleet is, tot de laatste letter: misschien is de groep ook gewist.
problem-group-full = Deze groep is vol. Exporteer wat erin staat en maak een nieuwe.
problem-too-many-groups = Er zijn hier te veel groepen gemaakt. Gebruik er een van, of probeer het later weer.
problem-message-too-large = Een bericht mag hoogstens { $limit } bytes zijn. Stuur een korter bericht.
problem-text-only = Berichten zijn tekstframes met JSON. Stuur geen binaire frames.
problem-busy = De server heeft het te druk. Probeer het zo nog eens, met dezelfde id.
problem-not-stored = De server kon dit niet opslaan, dus er is niets veranderd. Probeer het opnieuw, met dezelfde id.
problem-no-such-record = De tafel heeft geen verslag met dit nummer. De nummers beginnen bij 1.
problem-not-over = Het verslag gaat open als het spel is afgelopen. Kom dan terug.
problem-other-rules = Dit spel is gespeeld met versie { $rules } van de regels, en deze server speelt nu versie { $now }, dus het kan niet stap voor stap worden getoond. Download het verslag: dat is bewaard zoals het was.
problem-cannot-go-on = Dit oefenspel kan niet verder vanaf waar je gebleven was: smallbox is intussen veranderd, of het is te lang geworden. Begin opnieuw.
problem-shutting-down = De server start opnieuw op; de tafel is veilig. Maak zo weer verbinding.
problem-no-such-page = Op dit adres is niets. In het protocol staat wat er wel is.
problem-wrong-method = Zo gebruik je dit adres niet. In het protocol staat hoe het wel moet.
problem-not-json = De inhoud moet JSON zijn, en dat ook zeggen: content-type: application/json.
problem-server-failed = Er ging iets mis op de server; er is niets veranderd. Probeer het opnieuw; helpt dat niet, zeg het dan tegen de beheerder.
problem-bad-origin = Deze pagina mag geen verbinding maken met deze server. Open de pagina van de server zelf, of vraag het aan de beheerder.
problem-bad-host = De server luistert niet naar deze naam. Gebruik een adres dat de beheerder heeft toegestaan.
problem-hints-off = Hints staan uit zolang er andere mensen meespelen. De spelleider kan ze aanzetten bij de tafelinstellingen.
problem-not-your-turn = Je bent niet aan de beurt. Vraag om een hint als je dat wel bent.
problem-no-hint = Deze keer is er geen hint. Vraag het zo nog eens.
problem-review-stopped = Dit spel is voortijdig gestopt, dus er valt niets te analyseren. Speel er een uit.
problem-review-too-long = Dit spel heeft meer dan { $most } zetten, te veel om te analyseren. Terugkijken kan wel.
problem-review-failed = De analyse is deze keer niet gelukt. Probeer het zo nog eens.
problem-too-many-reviews = Er zijn hier te veel analyses begonnen. Probeer het over een uur weer; wat al klaar is, blijft bewaard.
