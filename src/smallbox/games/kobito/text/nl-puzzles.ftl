### Puzzels van Kobito: waar ze over gaan, en waarom de oplossing de beste is.

kobito-theme-ending = Het laatste goud
kobito-theme-kobitos = Een kobito in je hand
kobito-theme-replacements = Een vervangkaart in je hand
kobito-theme-easels = Regenbogen in je atelier
kobito-theme-hand = Alleen je hand

kobito-solved-last = Zo win je het laatste goud, en het spel eindigt in jouw voordeel.
kobito-solved-twice = Eén beurt, twee goudkaarten: { $value } punten in één keer.
kobito-solved-exchange = De ruil levert je een kobito op, en daarmee win je deze beurt goud: { $value ->
        [one] één punt
       *[other] { $value } punten
    }.
kobito-solved-studio = In je atelier ligt wat de gouden regenboog nodig heeft: stuur het erheen en win { $value ->
        [one] één punt
       *[other] { $value } punten
    }.
kobito-solved-spent = De kobito is het hier waard: hij maakt een gouden regenboog af, goed voor { $value ->
        [one] één punt
       *[other] { $value } punten
    }.
kobito-solved-gold = Je kunt het goud deze beurt pakken: { $value ->
        [one] één punt
       *[other] { $value } punten
    }. Laat je het liggen, dan pakt iemand anders het.
kobito-solved-stop = Stop hier. Elke andere zet helpt de volgende speler aan goud, of kost je kaarten die je nodig hebt.
kobito-solved-fetch = Ruil nu voor de kobito: hij past overal, en de volgende speler had hem gepakt.
kobito-solved-clear = Wat je uit je atelier stuurt, verandert de gouden regenboog in jouw voordeel en maakt plaats voor een nieuwe.
kobito-solved-build = Houd het in je atelier: daar kan niemand anders erbij, en je stuurt het door als het telt.
kobito-solved-pay = Deze kaart kun je missen. De andere zijn meer waard dan wat deze je kost.
kobito-solved-cover = De vervangkaart verandert het getal dat de regenboog vraagt in een dat jou past.
kobito-solved-lay = Op deze plek helpt je kaart jou meer dan de spelers na jou.

kobito-hint-play = Zoek een kaart om uit je hand te spelen.
kobito-hint-start = Begin een nieuwe regenboog in je atelier.
kobito-hint-send = Iets in je atelier is elders nodig.
kobito-hint-swap = Er ligt een kobito op tafel die je kunt krijgen.
kobito-hint-replace = Gebruik je vervangkaart.
kobito-hint-pay = Hier moet je iets inleveren. Maar welke kaart?
kobito-hint-end = Misschien heb je deze beurt genoeg gedaan.

## A move, in a few words

kobito-try-play = { $card } aan de { $end } van { $to }
kobito-try-start = Nieuwe regenboog: { $low } en { $high }
kobito-try-send = Van de { $end } van { $rainbow } naar de { $to_end } van { $to }
kobito-try-swap = { $number } voor de kobito in { $at }
kobito-try-replace = Vervangkaart en { $number } op { $at }
kobito-try-pay = { $card } inleveren
kobito-try-end = Einde beurt
