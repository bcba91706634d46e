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
