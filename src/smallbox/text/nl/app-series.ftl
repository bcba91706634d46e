# Games one after another at one table, with a score.

series-title = Hoe lang?
series-one = Eén spel
series-one-hint = Eén spel, en dan zien jullie wel.
series-first_to_two = Twee keer winnen
series-first_to_two-hint = Spel na spel, tot iemand er twee heeft gewonnen. Gedeelde winst telt voor iedereen die deelt.
series-minutes_15 = 15 min
series-minutes_30 = 30 min
series-minutes_45 = 45 min
series-minutes-hint = Spel na spel. Als de tijd om is, wordt het laatste spel uitgespeeld, en wie de meeste spellen heeft gewonnen, wint de avond.

series-player = { $name } { $wins }
series-score-first_to_two = { $score }: wie het eerst twee keer wint
series-score-minutes = { $score }: nog { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    } om een nieuw spel te beginnen
series-last-game = { $score }: de tijd is om, dit is het laatste spel
series-you-win-two = Jij wint de avond, { $wins } tegen { $other }
series-wins-two = { $names } wint de avond, { $wins } tegen { $other }
series-you-win = Jij wint de avond: { $score }
series-wins = { $names } wint de avond: { $score }
series-shared = Gedeelde avond voor { $names }: { $score }
series-nobody = Niemand heeft een spel gewonnen, dus niemand wint de avond.
series-broken = { $score }. Er is iemand bij gekomen of weggegaan, dus met het volgende spel begint een nieuwe serie.
series-game = { $series }, spel { $game }
series-next-game = Volgend spel
series-again = Nieuwe serie
series-tv-next = Tik op een telefoon op ‘Volgend spel’ om verder te gaan.
series-tv-again = Nog een avond? Tik op een telefoon op ‘Nieuwe serie’.
