### The games in a terminal.

## Before the game

terminal-welcome = smallbox: kaartspellen uit kleine doosjes, tegen bots, gewoon hier.
terminal-ask-game = Welk spel?
terminal-ask-game-again = Typ een getal van 1 tot en met { $most } of { $names }; “{ $got }” kan niet.
terminal-ask-range = { $fewest } tot { $most } spelers
terminal-ask-players = Hoeveel spelers, jijzelf meegeteld ({ $fewest } tot { $most })?
terminal-ask-players-again = Typ een getal van { $fewest } tot en met { $most }; “{ $got }” kan niet.
terminal-ask-bots = Welke bots? Eén voor allemaal, of voor elk een, met komma's.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Hoe heet je?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Anna Bas Cato Daan Eva Finn Guus Hanna
terminal-names-spare = Ada Bram Cor Dirk Emma Fleur Gijs Hugo

## During the game

terminal-title = { $game } · ? hulp · rules · quit
terminal-hand = hand
terminal-answer-number = Typ een getal van 1 tot en met { $most }; { $got } kan niet.
terminal-answer-several = “{ $got }” kan van alles zijn: { $words }. Typ iets meer.
terminal-answer-unclear = “{ $got }” is hier geen zet. Typ een nummer uit de lijst, of ? voor hulp.
terminal-slip-more = typ: rules { $clause }
terminal-page-on = Enter: verder · q: terug naar het spel
terminal-page-back = Enter: terug naar het spel
terminal-goodbye = Tot ziens, en bedankt voor het spelen.
terminal-script-moves = Jouw zetten: { $moves }
terminal-script-ended = de invoer hield eerder op dan het spel

## The end

terminal-end = Het spel is afgelopen
terminal-record-offer = Je kunt het spel bewaren als verslag: elke zet, en het bewijs dat er eerlijk is gedeeld.
terminal-record-file = Bestandsnaam (Enter: niet bewaren):
terminal-record-saved = Het verslag staat in { $file }. Zo controleer je of er eerlijk is gedeeld: smallbox verify { $file }

## Help

terminal-help =
    Typ het **nummer** van een zet, of de eerste letters van de woorden, of een zet in notatie.

    - `rules` toont de spelregels, `rules { $clause }` één regel daaruit
    - `quit` stopt het spel; Ctrl-D en Ctrl-C ook
    - Met Enter ga je meteen verder terwijl de anderen spelen
terminal-help-deal = Het delen is verzegeld als `{ $commitment }`; een bewaard verslag opent het zegel.
