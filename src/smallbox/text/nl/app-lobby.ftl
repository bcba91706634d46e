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

privacy-private = Met de link
privacy-private-hint = Alleen wie de link of de code heeft, komt hier.
privacy-public = Openbaar
privacy-public-hint = De tafel staat op de startpagina, en iedereen mag meedoen of meekijken.

chat-free = Vrij
chat-free-hint = Iedereen mag schrijven, waarover dan ook.
chat-quick = Vaste zinnetjes
chat-quick-hint = Alleen kant-en-klare zinnetjes: fijn met kinderen en onbekenden.
chat-off = Uit
chat-off-hint = Niemand schrijft iets.

lobby-invite = Vrienden uitnodigen
lobby-invite-hint = Wie de link opent, kan aanschuiven of meekijken.
lobby-code = Code van de tafel
lobby-link = Link naar de tafel
lobby-qr = QR-code met de link naar de tafel
lobby-share = Delen
lobby-share-text = Doe je mee? We spelen { $game }!

lobby-seats = Stoelen
lobby-free-seat = Vrije stoel { $number }
lobby-add-bot = Bot erbij
lobby-add-bot-name = Bot erbij op stoel { $number }
lobby-sit-here = Hier zitten
lobby-sit-here-name = Hier zitten, op stoel { $number }
lobby-you = Jij
lobby-host = Spelleider
lobby-is-host = Spelleider
lobby-bot = Bot
lobby-away = Even thee halen
lobby-is-ready = Klaar
lobby-not-ready = Nog niet klaar
lobby-seat-menu = Stoel van { $name }
lobby-swap = Van plaats ruilen …
lobby-swap-title = { $name }: van plaats ruilen met
lobby-remove-bot = Bot weghalen
lobby-kick = Stoel weggeven
lobby-full = Alle stoelen zijn bezet. Je kunt meekijken, of wachten tot er een vrijkomt.
lobby-sit-down = Schuif aan

lobby-bot-title = Welke bot?
lobby-bot-usual = goed om te beginnen
lobby-bot-all = Op alle vrije stoelen
lobby-bot-all-hint = { $free ->
    [one] Er is { $free } vrije stoel.
   *[other] Er zijn { $free } vrije stoelen.
}

lobby-table = De tafel
lobby-pace = Bedenktijd
lobby-privacy = Wie de tafel vindt
lobby-chat = Chat
lobby-options = Huisregels
lobby-options-hint = { $changed ->
    [0] Alles is zoals in de spelregels.
    [one] { $changed } regel is anders dan in de spelregels.
   *[other] { $changed } regels zijn anders dan in de spelregels.
}
lobby-options-more = Meer huisregels
lobby-options-reset = Alles weer normaal
lobby-option-changed = anders
lobby-option-usual = Normaal
lobby-option-rule = Regel { $clause } in de spelregels

lobby-ready = Ik ben klaar
lobby-start = Start het spel
lobby-wait-few = { $missing ->
    [one] Er ontbreekt nog één speler: nodig iemand uit of neem er een bot bij.
   *[other] Er ontbreken nog { $missing } spelers: nodig iemand uit of neem er bots bij.
}
lobby-wait-ready = Nog niet klaar: { $names }
lobby-wait-for-you = De tafel wacht op jou.
lobby-asked-changed = Er is iets veranderd aan de tafel. Kijk even, en zeg nog eens dat je klaar bent.
lobby-asked-silent = { $names ->
    [none] Er gaat iemand weg, dus er is niet gedeeld. We vragen het iedereen nog eens.
   *[other] Er is niet gedeeld, want er kwam geen antwoord van { $names }. We vragen het iedereen nog eens.
}
lobby-dealing = De kaarten worden gedeeld …
lobby-dealing-waits = { $count ->
    [one] De kaarten worden gedeeld; er komt nog een getal van: { $names }
   *[other] De kaarten worden gedeeld; er komen nog getallen van: { $names }
}
lobby-wait-you = Iedereen is klaar. Jij start het spel; lege stoelen gaan weg.
lobby-wait-host = Iedereen is klaar. { $name } start het spel.
lobby-leave = Weggaan
lobby-leave-ask = Wil je van tafel gaan?
lobby-leave-hint = Je stoel komt vrij voor iemand anders.
