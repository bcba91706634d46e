# Looking back at a finished game: who had the better of it, when, and why.

review-page-title = Analyse: { $game }
review-open = Analyseer het spel
review-to-replay = Terugkijken
review-failed-title = We kunnen dit spel niet analyseren
review-waiting = { $ahead ->
        [0] Elke zet wordt nog eens bekeken …
        [one] Eerst wordt nog één ander spel geanalyseerd …
       *[other] Eerst worden nog { $ahead } andere spellen geanalyseerd …
    }
review-progress = { $done } van { $total } zetten bekeken
review-waiting-hint = Elke zet wordt vele malen uitgeprobeerd, en dat duurt tot een minuut. Laat deze pagina zo lang open.

review-curve = Winstkans
review-curve-hint = Wat elke speler kon verwachten van wat die wist. Met de pijltjestoetsen loop je erlangs; N en P springen naar de volgende en vorige misser.
review-numbers = De getallen
review-number = Zet
review-who = Speler
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Wiens zetten?
review-everybody = Iedereen
review-grades = Hoe goed de zetten waren
review-no-decisions = niets te kiezen
review-next = Volgende misser
review-previous = Vorige misser
review-none-left = Dat was de laatste.

review-deal = De kaarten zijn gedeeld. Loop erlangs om te zien hoe het ging.
review-forced = { $name } had hier geen keus.
review-played = { $name }: { $move }
review-lost = Gaf { $number } van de 100 overwinningen weg.
review-as-good = Er was niets beters te vinden.
review-try = Probeer opnieuw

review-balance = Geluk en kunde
review-balance-hint = In punten: 100 punten is een zekere winst. De kaarten zijn wat niemand koos; zetten zijn wat iemand weggaf.
review-sentence = { $cards }; { $own }; { $others }.
review-bar-cards = Kaarten
review-bar-gifts = Cadeaus
review-bar-luck = Geluk
review-bar-own = Eigen zetten
review-bar-others = Zetten van anderen

review-gifts-hint = Vergeleken met wat een oplettende gast had kunnen onthouden.

try-title = { $game }: probeer opnieuw
try-task = Hier was een betere zet. Vind hem.
try-solved = Ja, dat is hem: { $move }.
try-shown = Beter was: { $move }.
try-same = Dat is wat er gespeeld werd. Er is iets beters.
try-other = Dat mag, maar er is iets beters. Probeer het nog eens.
try-show = Laat zien
try-back = Terug naar de analyse
