### The daily deal, and the same cards played at several tables.

daily-title = Kaarten van de dag
daily-lead = Voor iedereen dezelfde kaarten en dezelfde bots, elke dag nieuw om middernacht UTC. Speel één keer en kijk hoe het de anderen verging.
daily-tile = Voor iedereen dezelfde kaarten, elke dag nieuw
daily-yesterday = Gisteren
daily-earlier = Eerdere dagen
daily-earlier-hint = Dagen die voorbij zijn, kun je nog spelen om te oefenen.
daily-setup = { $seats ->
        [one] Jij en { $seats } bot
       *[other] Jij en { $seats } bots
    } · { $level }
daily-play = Spelen
daily-play-name = { $game } van vandaag spelen
daily-continue = Verder spelen
daily-continue-name = { $game } van vandaag verder spelen
daily-practice = Spelen om te oefenen
daily-practice-name = { $game } van { $day }: spelen om te oefenen
daily-played = { $count ->
        [0] Nog niemand heeft dit uitgespeeld.
        [one] { $count } speler heeft dit uitgespeeld.
       *[other] { $count } spelers hebben dit uitgespeeld.
    }
daily-stopped = Je bent hiermee gestopt voor het einde, dus het telt niet mee.
daily-mine = Jij
daily-expert = De bot ({ $level })
daily-expert-waits = speelt nog
daily-place = { $place }e
daily-result-place = { $place }e van { $seats }
daily-result-won = gewonnen
daily-result-lost = niet gewonnen
daily-score = score { $score }
daily-spread = Hoe het iedereen verging
daily-spread-hint = Op deze server telt van iedereen het eerste spel.
daily-count = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
daily-you-here = jij
daily-median = De helft heeft een score van { $score } of minder.
daily-streak = { $days ->
        [one] { $days } dag achter elkaar
       *[other] { $days } dagen achter elkaar
    }
daily-share = Deel je resultaat
daily-share-label = Je resultaat als één regel tekst
daily-share-line = smallbox van de dag · { $game } · { $day } · { $result } · { $bars }
daily-name = Toon mijn naam in de lijst van de dag
daily-name-hint = Anders telt alleen je resultaat, zonder naam.
daily-named = In de lijst
daily-more = Alle dagen
daily-note = Kaarten van { $day }: voor iedereen dezelfde.
daily-note-practice = Kaarten van { $day }, om te oefenen: dit resultaat telt niet mee.

deal-again = Dezelfde kaarten spelen
deal-title = Nog eens dezelfde kaarten
deal-lead = Wie op plaats 1 zit, krijgt de kaarten die plaats 1 de eerste keer had, enzovoort. Speel met vrienden of tegen bots en vergelijk daarna.
deal-code = Verdeling { $code }
deal-link = Link naar deze kaarten
deal-setup = { $game } · { $seats ->
        [one] { $seats } plaats
       *[other] { $seats } plaatsen
    }
deal-friends = Met vrienden spelen
deal-bots = Tegen bots spelen
deal-results = Hoe het ging
deal-results-hint = Een kolom voor elke tafel, een rij voor elke plaats.
deal-seat = Plaats { $seat }
deal-table = Tafel { $number }
deal-first = Eerste tafel
deal-replay = Terugkijken: tafel { $number }
deal-won = gewonnen
deal-resigned = opgegeven
deal-none = Nog niemand heeft deze kaarten uitgespeeld. Begin de eerste tafel.
deal-old = Deze kaarten zijn volgens oudere regels gedeeld en kunnen niet nog eens worden gespeeld. De resultaten blijven bewaard.
deal-gone = We kunnen deze kaarten niet vinden
deal-note = Met deze kaarten is al gespeeld, plaats voor plaats. Wie dat spel heeft gezien, kent ze; daarom telt het resultaat voor geen enkele rating.
deal-seats-note = Alle plaatsen moeten bezet zijn en elke plaats krijgt dezelfde kaarten als de eerste keer. De spelleider kan plaatsen ruilen.
deal-compare = Vergelijk met de andere tafels

proof-known = Alle keren schudden kloppen, maar deze kaarten waren niet geheim.
proof-known-daily = Dit zijn de kaarten van de dag: ze volgen alleen uit het spel en de datum, dus er was niets te beloven.
proof-known-duplicate = Met deze kaarten was al gespeeld, dus er was niets te beloven: wie dat spel had gezien, kende ze.
proof-day = Dit zijn de kaarten die bij deze dag horen.
proof-day-other = Dit zijn niet de kaarten die bij deze dag horen.

terminal-daily = { $game }, de kaarten van { $day } (UTC): voor iedereen dezelfde.
terminal-daily-expert = De bot ({ $level }) speelt dezelfde kaarten …
terminal-daily-result = Jij: { $mine }. De bot ({ $level }): { $expert }.
