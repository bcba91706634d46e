# Before the game.

pace-none = Geen klok
pace-none-hint = Iedereen neemt rustig de tijd.
pace-relaxed = Rustig
pace-relaxed-hint = Een minuut per zet; daarna speelt een bot verder tot de speler terug is.
pace-brisk = Vlot
pace-brisk-hint = Een halve minuut per zet; daarna speelt een bot verder tot de speler terug is.
pace-day = Een dag
pace-day-hint = Een dag per zet: kom af en toe even langs.
pace-three_days = Drie dagen
pace-three_days-hint = Drie dagen per zet.
pace-week = Een week
pace-week-hint = Een week per zet, alsof je brieven schrijft.

privacy-private = Alleen met de link
privacy-private-hint = Alleen wie de link of de code heeft, kan meedoen.
privacy-public = Openbaar
privacy-public-hint = De tafel staat op de startpagina, en iedereen mag meedoen of meekijken.

chat-free = Vrij
chat-free-hint = Schrijf wat je wilt.
chat-quick = Vaste zinnetjes
chat-quick-hint = Alleen kant-en-klare zinnetjes: fijn met kinderen en onbekenden.
chat-off = Uit
chat-off-hint = Geen berichten aan deze tafel.

lobby-invite = Vrienden uitnodigen
lobby-invite-hint = Wie de link opent, kan aanschuiven of meekijken.
lobby-code = Tafelcode
lobby-link = Link naar de tafel
lobby-qr = QR-code met de link naar de tafel
lobby-share = Delen
lobby-share-text = Doe je mee? We spelen { $game }!

lobby-seats = Stoelen
lobby-free-seat = Vrije stoel { $number }
lobby-add-bot = Bot toevoegen
lobby-add-bot-name = Bot toevoegen op stoel { $number }
lobby-sit-here = Hier zitten
lobby-sit-here-name = Hier zitten, op stoel { $number }
lobby-you = Jij
lobby-host = Spelleider
lobby-is-host = Spelleider
lobby-bot = Bot
lobby-program = Bot, een programma via het netwerk
lobby-away = Even thee halen
lobby-is-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-seat-menu = Stoel van { $name }
lobby-swap = Van plaats ruilen …
lobby-swap-title = { $name }: van plaats ruilen met
lobby-remove-bot = Bot verwijderen
lobby-kick = Speler verwijderen
lobby-full = Alle stoelen zijn bezet. Je kunt meekijken, of wachten tot er een vrijkomt.
lobby-sit-down = Schuif aan

lobby-bot-title = Welke bot?
lobby-bot-usual = goed om te beginnen
lobby-bot-all = Op alle vrije stoelen
lobby-bot-all-hint = { $free ->
    [one] Er is { $free } vrije stoel.
   *[other] Er zijn { $free } vrije stoelen.
}

lobby-table = Tafelinstellingen
lobby-pace = Bedenktijd
lobby-privacy = Wie kan meedoen
lobby-chat = Chat
lobby-options = Huisregels
lobby-options-hint = { $changed ->
    [0] Alles is zoals in de spelregels.
    [one] { $changed } regel is anders dan in de spelregels.
   *[other] { $changed } regels zijn anders dan in de spelregels.
}
lobby-options-more = Meer huisregels
lobby-options-reset = Alles weer volgens de spelregels
lobby-option-changed = anders
lobby-option-usual = Standaard
lobby-option-rule = Regel { $clause } in de spelregels

lobby-ready = Ik ben klaar
lobby-start = Spel starten
lobby-wait-few = { $missing ->
    [one] Je hebt nog één speler nodig: nodig iemand uit of voeg een bot toe.
   *[other] Je hebt nog { $missing } spelers nodig: nodig iemand uit of voeg bots toe.
}
lobby-wait-ready = Nog niet klaar: { $names }
lobby-wait-for-you = Iedereen wacht op jou.
lobby-asked-changed = Er is iets veranderd aan de tafel. Kijk even en geef nog eens aan dat je klaar bent.
lobby-asked-silent = { $names ->
    [none] Er is iemand weggegaan, dus er is niet gedeeld. Is iedereen nog klaar?
   *[other] Er is niet gedeeld: geen antwoord van { $names }. Is iedereen nog klaar?
}
lobby-dealing = De kaarten worden gedeeld …
lobby-dealing-waits = { $count ->
    [one] De kaarten worden gedeeld; er komt nog een getal van: { $names }
   *[other] De kaarten worden gedeeld; er komen nog getallen van: { $names }
}
lobby-wait-you = Iedereen is klaar. Start het spel; lege stoelen verdwijnen.
lobby-wait-host = Iedereen is klaar. { $name } start het spel.
lobby-leave = Weggaan
lobby-leave-ask = Wil je van tafel gaan?
lobby-leave-hint = Je stoel komt vrij voor iemand anders.

# Only this computer can open the link.

lobby-alone = Alleen deze computer kan deze link openen.
lobby-alone-open-hint = Wil je spelen met telefoons en computers op dezelfde wifi, open smallbox dan voor je netwerk. Het blijft open tot smallbox wordt gestopt.
lobby-alone-open = Openen voor mijn netwerk
lobby-alone-command = Om anderen binnen te laten, stop je smallbox en start je het zo:

# Playing elsewhere while the table waits.

lobby-meanwhile = Intussen tegen bots spelen
lobby-meanwhile-hint = Je stoel blijft van jou. We roepen je als er iemand aanschuift.
call-came = Aan je tafel { $game }: { $names }
call-begun = Het spel is begonnen aan je tafel { $game }
call-go = Naar de tafel

# What a messenger shows of a link to a table; nothing of the table itself.

invitation-title = Je bent uitgenodigd voor een spel
invitation-text = Er is een stoel voor je vrij aan een smallbox-tafel. Open de link, typ je naam en schuif aan: zonder account, zonder download.

## Cards of one's own

lobby-own-cards = Aan deze tafel wordt met eigen kaarten gespeeld.
lobby-own-cards-file = Download ze
