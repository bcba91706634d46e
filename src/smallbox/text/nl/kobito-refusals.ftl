# Why a move of Kobito is not allowed: what happened, which rule, what to do.

kobito-refusal-K1-players = K1: Kobito is voor { $fewest } tot { $most } spelers, en aan deze tafel { $players ->
        [one] zit er één
       *[other] zitten er { $players }
    }.
kobito-refusal-K55-few = K55: voor een spel zijn minstens drie goudkaarten nodig, en er { $cards ->
        [0] is er geen enkele
        [one] is er maar één
       *[other] zijn er maar { $cards }
    }.
kobito-refusal-K55-short = K55: een goudkaart vraagt om een regenboog van { $need }, en zo'n korte kan niemand afmaken. Neem goudkaarten die om 2 of meer vragen.

kobito-refusal-K50 = K50: het spel is afgelopen, de laatste goudkaart is gewonnen.
kobito-refusal-K53 = K53: het spel is afgelopen: de hele tafel heeft gepast en er kan geen kaart meer bewegen.
kobito-refusal-K10-turn = K10: je bent niet aan de beurt. Nu speelt { $seat }.
kobito-refusal-K10-held = K10: je hebt geen { $card } in je hand. Gebruik een kaart die je hebt.
kobito-refusal-K28-first = K28: eerst moet { $rainbow } je studio uit. Stuur door wat ervan over is.
kobito-refusal-K28-other = K28: eerst moet { $rainbow } je studio uit. Pas dan mag je uit een andere regenboog sturen.
kobito-refusal-K28-rest = K28: als je dat doet, { $places ->
        [one] kan de laatste kaart
       *[other] kunnen de { $places } kobito's
    } nergens meer heen. Stuur de kaart naar een andere plek.

kobito-refusal-K45-play = K45: een vervangkaart speel je nooit alleen. Speel er een getalkaart bij, op een plek met hetzelfde getal.
kobito-refusal-K45-start = K45: met een vervangkaart kun je geen regenboog beginnen. Begin met twee getallen die op elkaar volgen.
kobito-refusal-K19 = K19: die studio is niet van jou, maar van { $seat }. Speel bij een goudregenboog of in je eigen studio.
kobito-refusal-K21-none = K21: in { $place } ligt geen regenboog. Een nieuwe begint met twee kaarten uit je hand die op elkaar volgen.
kobito-refusal-K21-apart = K21: { $low } en { $high } volgen zo niet op elkaar. Een nieuwe regenboog begint met twee getallen op rij, het laagste eerst.
kobito-refusal-K22 = K22: je studio is vol: er passen hoogstens vier regenbogen in. Stuur er eerst een naar het goud.
kobito-refusal-K37 = K37: met twee kobito's kun je geen regenboog beginnen, want niemand weet dan welke getallen het zijn. Neem één kobito en één getal.
kobito-refusal-K38-short = K38: aan deze tafel past een kobito alleen bij een regenboog van twee plekken of meer, en { $place } heeft er maar één.
kobito-refusal-K38-start = K38: aan deze tafel kun je met een kobito geen regenboog beginnen. Begin met twee getallen die op elkaar volgen.
kobito-refusal-K8-fit = K8: een { $card } past niet aan de { $end } van { $place }. Daar hoort een { $wanted }.
kobito-refusal-K8-insert = K8: een kaart leg je alleen aan een van de twee uiteinden van een regenboog, nooit ertussen.
kobito-refusal-K18 = K18: geen kaart gaat terug naar een hand. Dat mag alleen met een kobito, in ruil voor het goede getal.

kobito-refusal-K26 = K26: je stuurt alleen van de twee uiteinden van een regenboog, nooit uit het midden.
kobito-refusal-K43 = K43: die regenboog is van { $seat }. In de studio van een ander mag je alleen een kobito ruilen.
kobito-refusal-K23 = K23: { $place } is een studioregenboog. Kaarten stuur je alleen naar het goud, nooit binnen de studio.
kobito-refusal-K25-none = K25: in { $place } ligt geen studioregenboog waar je iets uit kunt sturen.
kobito-refusal-K25-single = K25: { $place } heeft nog één plek over: stuur die vanaf de lage kant.
kobito-refusal-K27 = K27: zo { $places ->
        [one] blijft er één kaart achter, en die kan niet
       *[other] blijven er { $places } kobito's zonder getalkaart achter, en die kunnen niet allemaal
    } mee naar het goud. Laat minstens twee kaarten liggen, waarvan één een getal is, of geen enkele.

kobito-refusal-K40-none = K40: in { $place } ligt geen kobito die voor { $number } staat.
kobito-refusal-K40-held = K40: om deze kobito te ruilen, heb je een { $number } in je hand nodig.
kobito-refusal-K40-other = K40: een kobito ruil je voor precies het getal waar hij voor staat.
kobito-refusal-K41 = K41: een kobito ruil je voor een getalkaart, niet voor een kobito of een vervangkaart.
kobito-refusal-K44-replacement = K44: je hebt geen vervangkaart.
kobito-refusal-K44-none = K44: in { $place } ligt geen getalkaart met een { $number }.
kobito-refusal-K44-held = K44: je hebt een { $number } in je hand nodig om op de vervangkaart te leggen.
kobito-refusal-K44-other = K44: op een vervangkaart leg je een kaart met hetzelfde getal als de plek.
kobito-refusal-K46 = K46: die studio is van { $seat }. Een vervangkaart leg je op een goudregenboog of in je eigen studio.
kobito-refusal-K47-kobito = K47: de { $number } in { $place } is een kobito. Een vervangkaart leg je op een getalkaart.
kobito-refusal-K47-top = K47: op een vervangkaart leg je een getalkaart, geen kobito.

kobito-refusal-K14-pay = K14: je { $card } past bij { $place }, dus je mag geen kaart inleveren. Speel zolang het kan.
kobito-refusal-K14-pay-start = K14: met je { $low } en je { $high } kun je een regenboog beginnen, dus je mag geen kaart inleveren. Speel zolang het kan.
kobito-refusal-K14-pay-replace = K14: je vervangkaart en je { $number } passen op { $place }, dus je mag geen kaart inleveren. Speel zolang het kan.
kobito-refusal-K14-end = K14: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen en je { $card } past bij { $place }, dus je beurt is nog niet klaar.
kobito-refusal-K14-end-start = K14: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen en met je { $low } en je { $high } kun je een regenboog beginnen, dus je beurt is nog niet klaar.
kobito-refusal-K14-end-replace = K14: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen en je vervangkaart en je { $number } passen op { $place }, dus je beurt is nog niet klaar.
kobito-refusal-K15 = K15: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen en er past niets. Kies een kaart om in te leveren.
kobito-refusal-K16 = K16: je hoeft geen kaarten meer te spelen, dus er valt niets in te leveren.
