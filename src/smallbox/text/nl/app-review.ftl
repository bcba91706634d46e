# Looking back at a finished game: who had the better of it, when, and why.

review-title = Analyse: { $game }
review-open = Analyseer het spel
review-to-replay = Terugkijken
review-failed-title = We kunnen dit spel niet analyseren
review-waiting = { $ahead ->
        [0] Elke zet wordt nog eens bekeken …
        [one] Eerst wordt nog één ander spel geanalyseerd …
       *[other] Eerst worden nog { $ahead } andere spellen geanalyseerd …
    }
review-progress = { $done } van { $total } zetten bekeken
review-waiting-hint = Elke zet wordt vele malen uitgeprobeerd. Je kunt weggaan: de analyse wordt bewaard zodra ze klaar is, dus kom gauw terug.

review-curve = Winstkans
review-curve-hint = Wat elke speler kon verwachten van wat die wist. Met de pijltjestoetsen loop je erlangs; N en P springen naar de volgende en vorige misser.
review-numbers = De getallen
review-number = Zet
review-who = Speler
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Wiens zetten?
review-everybody = Iedereen
review-grade-best = Beste
review-grade-good = Goed
review-grade-inaccurate = Onnauwkeurig
review-grade-mistake = Fout
review-grade-blunder = Blunder
review-grades = Hoe goed de zetten waren
review-no-decisions = niets te kiezen
review-next = Volgende misser
review-previous = Vorige misser
review-none-left = Dat was de laatste.
review-clean = Hier valt niets te verbeteren: geen missers.

review-moment = Deze zet
review-deal = De kaarten zijn gedeeld. Loop erlangs om te zien hoe het ging.
review-forced = { $name } had hier geen keus.
review-played = { $name }: { $move }
review-better = Beter: { $move }
review-lost = Gaf { $number } van de 100 overwinningen weg.
review-as-good = Er was niets beters te vinden.
review-why-none = Het wint gewoon vaker als we het uitproberen.
review-try = Probeer opnieuw
review-luck-here = De kaarten brachten { $name } { $number }.

review-balance = Geluk en kunde
review-balance-hint = In punten: 100 punten is een zekere winst. De kaarten zijn wat niemand koos; zetten zijn wat iemand weggaf.
review-start-result = Van { $start } voor het delen naar { $result } aan het eind.
review-cards = { $sign ->
        [plus] De kaarten gaven { $who ->
                [you] je
               *[other] { $name }
            } { $points }
        [minus] De kaarten kostten { $who ->
                [you] je
               *[other] { $name }
            } { $points }
       *[none] De kaarten trokken hier niemand voor
    }
review-own = { $sign ->
        [plus] { $who ->
                [you] je eigen zetten wonnen { $points }
               *[other] de eigen zetten van { $name } wonnen { $points }
            }
        [minus] { $who ->
                [you] je eigen zetten gaven { $points } weg
               *[other] de eigen zetten van { $name } gaven { $points } weg
            }
       *[none] { $who ->
                [you] je eigen zetten gaven niets weg
               *[other] de eigen zetten van { $name } gaven niets weg
            }
    }
review-others = { $sign ->
        [plus] de anderen gaven { $points }
        [minus] de anderen namen { $points }
       *[none] de anderen veranderden niets
    }
review-sentence = { $cards }; { $own }; { $others }.
review-interval = met 95 % zekerheid tussen { $low } en { $high }
review-bar-cards = Kaarten
review-bar-own = Eigen zetten
review-bar-others = Zetten van anderen

review-gifts = Wat er van de cadeaus werd
review-gifts-hint = Vergeleken met wat een oplettende gast had kunnen onthouden.
review-gift = Zet { $number }: { $giver } aan { $receiver }: "{ $named }"
review-gift-was = Het was: { $gift }
review-gift-unseen = Niemand had het gezien.
review-gift-claim-true = waar
review-gift-claim-believed = niet waar, te goeder trouw doorgegeven
review-gift-claim-slip = niet waar, verward met een ander cadeau
review-gift-claim-bluff = bluf
review-gift-claim-blind = een gok: niemand kon het weten
review-gift-recalled = { $number } van de 100 oplettende gasten hadden het geweten.
review-gift-right-accepted = Aangenomen, terecht.
review-gift-wrong-accepted = Aangenomen, ten onrechte.
review-gift-right-refused = Betwijfeld, terecht.
review-gift-wrong-refused = Betwijfeld, ten onrechte.
review-gift-answer-accepted = Aangenomen.
review-gift-answer-refused = Betwijfeld.

problem-review-stopped = Dit spel is voortijdig gestopt, dus er valt niets te analyseren. Speel er een uit.
problem-review-too-long = Dit spel heeft meer dan { $most } zetten, te veel om te analyseren. Terugkijken kan wel.
problem-review-failed = De analyse is deze keer niet gelukt. Probeer het zo nog eens.
problem-too-many-reviews = Er zijn hier te veel analyses begonnen. Probeer het over een uur weer; wat al klaar is, blijft bewaard.
