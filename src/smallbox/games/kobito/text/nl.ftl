### Kobito: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kobito = Kobito
game-kobito-line = Bouw regenbogen van getallen en zorg dat jij erbij bent als er een de pot met goud bereikt.

## The cards in words

kobito-card-K = kobito
kobito-card-R = vervangkaart
kobito-card-1 = 1
kobito-card-2 = 2
kobito-card-3 = 3
kobito-card-4 = 4
kobito-card-5 = 5
kobito-card-6 = 6
kobito-card-7 = 7
kobito-card-8 = 8
kobito-card-9 = 9
kobito-card-10 = 10
kobito-card-11 = 11
kobito-card-12 = 12
kobito-end-low = lage kant
kobito-end-high = hoge kant

## What happens, as a log

kobito-event-card-played = { $seat }: { $card } aan de { $end } van { $to }, als { $number }
kobito-event-rainbow-started = { $seat }: nieuwe regenboog { $rainbow } met { $low } en { $high }, vanaf { $number }
kobito-event-place-sent = { $seat }: { $card } uit { $rainbow } naar de { $to_end } van { $to }, als { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } voor de kobito in { $at }
kobito-event-card-replaced = { $seat }: vervangkaart en { $number } op { $at }
kobito-event-card-paid = { $seat }: levert een { $card } in
kobito-event-gold-won = { $seat }: wint { $value } { $value ->
        [one] punt
       *[other] punten
    } met een regenboog van { $need } in { $slot }
kobito-event-gold-turned-up = { $slot }: een goudkaart van { $value } { $value ->
        [one] punt
       *[other] punten
    } voor een regenboog van { $need }
kobito-event-start-card-turned-up = { $slot }: de regenboog begint met { $number }{ $put_back ->
        [none] {""}
       *[other] ; teruggeschud: { $put_back }
    }
kobito-event-deck-reshuffled = De aflegstapel wordt door de trekstapel geschud: { $deck ->
        [one] één kaart
       *[other] { $deck } kaarten
    }
kobito-event-turn-ended = { $seat }: klaar met de beurt
kobito-event-cards-drawn = { $seat }: trekt { $cards }
kobito-event-drew-cards = { $seat }: trekt { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
kobito-event-turn-began = { $seat }: aan de beurt, { $minimum ->
        [0] niets te spelen
        [one] één kaart te spelen
       *[other] { $minimum } kaarten te spelen
    }
kobito-event-game-ended = { $kind ->
        [idle] Er komt geen kaart meer in beweging, het spel is afgelopen. Hoogste score: { $winners }
       *[gold] De laatste goudkaart is gewonnen, het spel is afgelopen. Hoogste score: { $winners }
    } ({ $scores })

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kobito-caption-card-played = { $seat }: { $card } naar { $to }
kobito-caption-rainbow-started = { $seat }: begint { $rainbow } met { $low } en { $high }
kobito-caption-place-sent = { $seat }: stuurt { $card } van { $rainbow } naar { $to }
kobito-caption-card-paid = { $seat }: levert { $card } in
kobito-caption-gold-won = { $seat }: wint { $value } { $value ->
        [one] punt
       *[other] punten
    } in { $slot }
kobito-caption-turn-ended = {""}
kobito-caption-turn-began = {""}

## Why a move is not allowed: what happened, which rule, what to do

kobito-refusal-K1-players = K1: Kobito is voor { $fewest } tot { $most } spelers, en aan deze tafel { $players ->
        [one] zit er één
       *[other] zitten er { $players }
    }. Verander het aantal plaatsen.
kobito-refusal-K55-few = K55: voor een spel zijn minstens drie goudkaarten nodig, en er { $cards ->
        [0] is er geen enkele
        [one] is er maar één
       *[other] zijn er maar { $cards }
    }. Neem meer goudkaarten.
kobito-refusal-K55-short = K55: een goudkaart vraagt om een regenboog van { $need }, en zo'n korte kan niemand afmaken. Neem goudkaarten die om 2 of meer vragen.

kobito-refusal-K50 = K50: de laatste goudkaart is gewonnen, het spel is afgelopen. Nog een keer?
kobito-refusal-K53 = K53: een hele ronde lang is er geen kaart in beweging gekomen, dus het spel is afgelopen. Nog een keer?
kobito-refusal-K10-turn = K10: je bent niet aan de beurt. Wacht op { $seat }.
kobito-refusal-K10-held = K10: je hebt geen { $card } in je hand. Gebruik een kaart die je hebt.
kobito-refusal-K28-first = K28: eerst moet { $rainbow } je atelier uit. Stuur door wat ervan over is.
kobito-refusal-K28-other = K28: eerst moet { $rainbow } je atelier uit. Stuur door wat ervan over is, en stuur dan pas uit een andere regenboog.
kobito-refusal-K28-rest = K28: als je dat doet, { $places ->
        [one] kan de laatste kaart
       *[other] kunnen de { $places } kobito's
    } nergens meer heen. Stuur de kaart naar een andere plek.

kobito-refusal-K45-play = K45: een vervangkaart speel je nooit alleen. Speel er een getalkaart bij, op een plek met hetzelfde getal.
kobito-refusal-K45-start = K45: met een vervangkaart kun je geen regenboog beginnen. Begin met twee getallen die op elkaar volgen.
kobito-refusal-K19 = K19: dat atelier is niet van jou, maar van { $seat }. Speel bij een goudregenboog of in je eigen atelier.
kobito-refusal-K21-none = K21: in { $place } ligt geen regenboog. Een nieuwe begint met twee kaarten uit je hand die op elkaar volgen.
kobito-refusal-K21-apart = K21: { $low } en { $high } volgen zo niet op elkaar. Een nieuwe regenboog begint met twee getallen op rij, het laagste eerst.
kobito-refusal-K22 = K22: je atelier is vol: er passen hoogstens vier regenbogen in. Stuur er eerst een naar het goud.
kobito-refusal-K37 = K37: met twee kobito's kun je geen regenboog beginnen, want niemand weet dan welke getallen het zijn. Neem één kobito en één getal.
kobito-refusal-K38-short = K38: aan deze tafel past een kobito alleen bij een regenboog van twee plekken of meer, en { $place } heeft er maar één. Kies een langere regenboog.
kobito-refusal-K38-start = K38: aan deze tafel kun je met een kobito geen regenboog beginnen. Begin met twee getallen die op elkaar volgen.
kobito-refusal-K8-fit = K8: een { $card } past niet aan de { $end } van { $place }, daar hoort een { $wanted }. Kies een andere plek of een andere kaart.
kobito-refusal-K8-insert = K8: er komt niets tussen de kaarten van een regenboog. Kies een van de twee uiteinden.
kobito-refusal-K18 = K18: geen kaart gaat terug naar een hand. Stuur hem naar het goud, of speel een andere kaart uit je hand.

kobito-refusal-K26 = K26: uit het midden van een regenboog stuur je niets. Stuur de kaart aan een van de uiteinden.
kobito-refusal-K43 = K43: die regenboog is van { $seat }. Stuur uit je eigen atelier; in dat van een ander mag je alleen een kobito ruilen.
kobito-refusal-K23 = K23: { $place } is een atelierregenboog, en kaarten stuur je alleen naar het goud. Kies een goudregenboog.
kobito-refusal-K25-none = K25: in { $place } ligt geen atelierregenboog waar je iets uit kunt sturen. Kies een van je eigen regenbogen.
kobito-refusal-K25-single = K25: { $place } heeft nog één plek over: stuur die vanaf de lage kant.
kobito-refusal-K27 = K27: zo { $places ->
        [one] blijft er één kaart achter, en die kan niet
       *[other] blijven er { $places } kobito's zonder getalkaart achter, en die kunnen niet allemaal
    } mee naar het goud. Laat minstens twee kaarten liggen, waarvan één een getal is, of geen enkele.

kobito-refusal-K40-none = K40: in { $place } ligt geen kobito die voor { $number } staat. Kies er een met een getal dat je in je hand hebt.
kobito-refusal-K40-held = K40: om deze kobito te ruilen, heb je een { $number } in je hand nodig. Kies een andere kobito, of speel een kaart.
kobito-refusal-K40-other = K40: een kobito ruil je voor precies het getal waar hij voor staat. Gebruik een kaart met dat getal.
kobito-refusal-K41 = K41: een kobito ruil je niet voor een kobito of een vervangkaart. Gebruik het getal waar hij voor staat.
kobito-refusal-K44-replacement = K44: je hebt geen vervangkaart. Leg je kaart aan een uiteinde van een regenboog.
kobito-refusal-K44-none = K44: in { $place } ligt geen getalkaart met een { $number }. Kies een plek met een getal dat je in je hand hebt.
kobito-refusal-K44-held = K44: je hebt een { $number } in je hand nodig om op de vervangkaart te leggen. Kies een plek met een getal dat je hebt.
kobito-refusal-K44-other = K44: op een vervangkaart leg je een kaart met hetzelfde getal als de plek. Kies een plek met een getal dat je hebt.
kobito-refusal-K46 = K46: dat atelier is van { $seat }. Leg je vervangkaart op een goudregenboog of in je eigen atelier.
kobito-refusal-K47-kobito = K47: de { $number } in { $place } is een kobito. Leg je vervangkaart op een getalkaart.
kobito-refusal-K47-top = K47: op een vervangkaart leg je geen kobito. Neem een getalkaart.

kobito-refusal-K14-pay = K14: je mag niets inleveren zolang er iets past. Speel je { $card } bij { $place }.
kobito-refusal-K14-pay-start = K14: je mag niets inleveren zolang je kunt spelen. Begin een regenboog met { $low } en { $high }.
kobito-refusal-K14-pay-replace = K14: je mag niets inleveren zolang je kunt spelen. Leg je vervangkaart en je { $number } op { $place }.
kobito-refusal-K14-end = K14: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen. Speel eerst je { $card } bij { $place }, en beëindig dan je beurt.
kobito-refusal-K14-end-start = K14: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen. Begin eerst een regenboog met { $low } en { $high }, en beëindig dan je beurt.
kobito-refusal-K14-end-replace = K14: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen. Leg eerst je vervangkaart en je { $number } op { $place }, en beëindig dan je beurt.
kobito-refusal-K15 = K15: je moet nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    } spelen en er past niets. Kies een kaart om in te leveren.
kobito-refusal-K16 = K16: je hebt genoeg gespeeld, dus er valt niets in te leveren. Sluit je beurt af, of speel door.

## Options of the table. Choices are short: they stand on buttons

kobito-option-repl_other = Vervangen bij een ander
kobito-option-repl_other-hint = Je mag een vervangkaart ook in het atelier van een ander gebruiken.
kobito-option-keep_number = Kobito's houden hun getal
kobito-option-keep_number-hint = Een kobito die je stuurt, past alleen waar zijn getal nodig is.
kobito-option-strict_clarity = Strenge kobito's
kobito-option-strict_clarity-hint = Een kobito past alleen bij regenbogen van twee of meer plekken, en je begint er geen mee.
kobito-option-voluntary_pay = Inleveren naar keuze
kobito-option-voluntary_pay-hint = Je mag een kaart inleveren, ook al past er een andere; reken op veel strafkaarten.
kobito-option-special_free = Bijzondere kaarten kosten niets
kobito-option-special_free-hint = Kobito's en vervangkaarten op een scorestapel kosten geen punten.
kobito-option-tiebreak = Bij gelijke stand
kobito-option-tiebreak-hint = Wat er gebeurt als spelers samen bovenaan staan.
kobito-choice-tiebreak-shared = Winst delen
kobito-choice-tiebreak-fewest = Minste strafkaarten
kobito-option-hidden_piles = Verborgen stapels
kobito-option-hidden_piles-hint = Niemand ziet wat er in de scorestapels en de aflegstapel ligt.
kobito-option-gold_cards = Goudkaarten
kobito-option-gold_cards-hint = Met minder goudkaarten duurt het spel korter.

## Bots

kobito-bot-greedy = Pakt goud zodra het kan, legt niets klaar voor een ander en is zuinig op kobito's.
kobito-bot-easy = Plant een beurt, maar ziet zetten over het hoofd en let nauwelijks op wat een ander krijgt.
kobito-bot-normal = Plant de hele beurt en let op wat anderen kunnen pakken; mist af en toe een zet.
kobito-bot-hard = Telt de kaarten die nog komen, weet wie een kobito nam en ziet wat anderen niet speelden.
kobito-bot-expert = Denkt zo lang als het mag, in duizenden werelden die kloppen met wat te zien was.

## The one line: what must I do

kobito-prompt-wait = { $seat } is aan de beurt{ $owed ->
        [0] {""}
        [one] , één kaart te spelen
       *[other] , { $owed } kaarten te spelen
    }
kobito-prompt-dissolve = Jouw beurt: stuur de rest van { $rainbow } door naar het goud
kobito-prompt-pay = Er past niets: kies { $owed ->
        [one] een kaart
       *[other] { $owed } kaarten
    } om in te leveren, −3 punten per kaart
kobito-prompt-play = Jouw beurt: speel { $owed ->
        [one] een kaart
       *[other] { $owed } kaarten
    }
kobito-prompt-more = Jouw beurt: speel nog { $owed ->
        [one] één kaart
       *[other] { $owed } kaarten
    }
kobito-prompt-free = Je hebt genoeg gespeeld: speel door, of sluit je beurt af
kobito-prompt-end = Je kunt niets meer spelen: sluit je beurt af

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = kobito als { $number }
kobito-place-pairs = { $number } met { $pairs ->
        [one] een vervangkaart
       *[other] { $pairs } vervangkaarten
    }
kobito-places-none = leeg
kobito-end-of-gold = { $end ->
        [low] Lage
       *[high] Hoge
    } kant van regenboog { $rainbow }: goud { $value }, lengte { $length } van { $need }: { $places }; hier past { $wanted }
kobito-end-of-studio = { $end ->
        [low] Lage
       *[high] Hoge
    } kant van jouw regenboog { $rainbow }: { $places }; hier past { $wanted }
kobito-rainbow-of = ezel { $easel } van { $owner }
kobito-free-easel = Schildersezel { $rainbow }: leeg
kobito-missing = { $number ->
        [one] nog 1
       *[other] nog { $number }
    }

## What a press does

kobito-do-play = Speel { $card } aan de { $end ->
        [low] lage
       *[high] hoge
    } kant van { $rainbow }, als { $number }: { $places }
kobito-do-send = Stuur { $card } uit { $from } naar de { $end ->
        [low] lage
       *[high] hoge
    } kant van { $rainbow }: { $places }
kobito-do-start = Begin een regenboog met { $low } en { $high }
kobito-do-swap = Ruil de kobito in { $rainbow } voor je { $number }
kobito-do-replace = Leg een vervangkaart en je { $number } op de { $number } in { $rainbow }
kobito-do-pay = Lever je { $card } in: −3 punten
kobito-lift = Pak { $card } op
kobito-let-go = Leg { $card } terug
kobito-lift-end = Pak { $place } op, de { $end ->
        [low] lage
       *[high] hoge
    } kant van { $rainbow }, om te sturen: { $places }
kobito-look-kobito = Kobito als { $number } in { $rainbow }
kobito-start-easel = Begin een regenboog op schildersezel { $rainbow }
kobito-end-turn = Einde beurt

## Slips of paper

kobito-hint-no-place = Voor deze kaart is er nu geen plek. Tik op een plek om te zien waarom.
kobito-hint-no-send = Deze kaart kan nu naar geen enkele goudregenboog. Tik op een plek om te zien waarom.
kobito-hint-exchange = Je { $number } mag op de plek van deze kobito: tik nog eens op de kobito.
kobito-hint-which-side = Deze kobito mag aan beide kanten liggen: tik op de kant die je bedoelt.
kobito-hint-partner = Tik in je hand op de tweede kaart van de nieuwe regenboog.
kobito-hint-lift-first = Pak eerst een kaart op, en tik dan op een plek.

## Spoken when a card goes up

kobito-spoken-lifted = Opgepakt: { $card }. { $places ->
        [0] De kaart past nu nergens.
        [one] De kaart past op één plek.
       *[other] De kaart past op { $places } plekken.
    }

## Parts of the table

kobito-part-gold = Goudregenbogen
kobito-part-others = Andere spelers
kobito-part-studio = Jouw atelier
kobito-part-hand = Jouw hand
kobito-gold-empty = { $slot }: geen goud meer
kobito-deck = Trekstapel: { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
kobito-gold-deck = Goudtrekstapel: { $number ->
        [one] één pot
       *[other] { $number } potten
    }
kobito-discard = Aflegstapel: { $number ->
        [one] één kaart
       *[other] { $number } kaarten
    }
kobito-played = { $done } van { $minimum } gespeeld{ $extra ->
        [0] {""}
       *[other] , en nog { $extra }
    }
kobito-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
kobito-hand-size = { $number ->
        [one] één kaart in de hand
       *[other] { $number } kaarten in de hand
    }
kobito-won = { $number ->
        [0] geen goud
        [one] één goudkaart
       *[other] { $number } goudkaarten
    }
kobito-paid = { $number ->
        [0] niets ingeleverd
        [one] één kaart ingeleverd
       *[other] { $number } kaarten ingeleverd
    }
kobito-is-to-act = aan de beurt
kobito-seat = { $name }: { $facts }. Atelier: { $studio }
kobito-studio-empty = leeg
kobito-look = Atelier van { $name }

## What a thing on the table is, beside it

kobito-help-number = Leg hem aan een uiteinde waar een { $number } hoort, of begin op je schildersezel een regenboog met een getal dat erop aansluit. 12 en 1 sluiten ook op elkaar aan.
kobito-help-kobito = Staat voor elk getal aan het uiteinde van een regenboog. Later mag iedereen hem ruilen voor een kaart met dat getal.
kobito-help-replacement = Leg hem samen met een getalkaart op een plek met hetzelfde getal. De regenboog wordt niet langer, maar het telt als twee gespeelde kaarten.
kobito-help-fits = Past nu: { $places }.
kobito-help-nowhere = Past nu nergens.
kobito-help-fits-end = { $rainbow } { $end ->
        [low] laag
       *[high] hoog
    }
kobito-help-fits-place = op de { $number } in { $rainbow }
kobito-help-fits-start = nieuwe regenboog met { $card }
kobito-help-fits-pay = om in te leveren
kobito-help-ends = Nu: { $places }. Aan de lage kant hoort { $low }, aan de hoge kant { $high }.
kobito-help-pot-title = Pot met goud { $slot }: { $value } { $value ->
        [one] punt
       *[other] punten
    }
kobito-help-pot = Wie zijn regenboog { $need } plekken lang maakt, wint hem: { $value } { $value ->
        [one] punt
       *[other] punten
    }. De munten zijn de punten, de stippen de lengte.
kobito-help-gold-title = Regenboog { $slot }: { $length } van { $need } plekken
kobito-help-gold = Iedereen bouwt eraan mee. Wie de laatste van { $need } plekken legt, wint { $value } { $value ->
        [one] punt
       *[other] punten
    }.
kobito-help-easel-title = Jouw schildersezel { $easel } ({ $name })
kobito-help-easel-empty = Begin hier een regenboog met twee kaarten uit je hand die op elkaar volgen.
kobito-help-easel = Alleen jij bouwt hier. In je beurt mag je kaarten van de uiteinden naar een goudregenboog sturen, zoveel je wilt.
kobito-help-others = Hier kun je niet spelen. Je mag alleen een kobito ruilen.
kobito-help-hand-size = Aan het eind van een beurt vult iedereen aan tot vijf kaarten.
kobito-help-pile-title = Scorestapel: { $name }
kobito-help-pile = Goudkaarten tellen hun waarde; elke ingeleverde kaart kost 3 punten.
kobito-help-minimum = Zoveel kaarten moet je deze beurt spelen: één, en één extra voor elke regenboog in je atelier. Meer mag.
kobito-help-deck = Hier trek je. Is hij leeg, dan wordt de aflegstapel geschud.
kobito-help-gold-deck = Een gewonnen pot wordt hieruit aangevuld. Is de stapel leeg, dan is het spel bij de volgende gewonnen pot afgelopen.
kobito-help-discard = De kaarten van voltooide regenbogen.
kobito-help-exchange = Een kobito die voor { $number } staat. Wie een { $number } heeft, mag die hier leggen en de kobito nemen, in elk atelier.
kobito-help-covered = Hier ligt een vervangkaart, met een kaart met hetzelfde getal erop. Het blijft één plek.
kobito-label-pots = Potten met goud: munten zijn punten, stippen zijn hoe lang de regenboog moet worden.
kobito-label-easels = Jouw schildersezels, S1 tot S4: begin hier regenbogen en stuur ze later naar het goud. Voor elke speel je een kaart meer.
kobito-label-bar = Je punten, en hoeveel kaarten je deze beurt moet spelen. Een kaart die je niet kwijt kunt, kost 3 punten.
kobito-label-decks = Kaarten om te trekken, potten die nog komen, en de aflegstapel.
kobito-label-others = De anderen: punten, kaarten in de hand en hun schildersezels. Tik om beter te kijken.

## After the game

kobito-tally = { $gold ->
        [0] geen goud
        [one] één goudkaart
       *[other] { $gold } goudkaarten
    } ({ $coins }), { $paid ->
        [0] niets ingeleverd
        [one] één kaart ingeleverd
       *[other] { $paid } kaarten ingeleverd
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Een pot met goud die om een regenboog van 5 vraagt; zijn regenboog begint met één kaart, een 8.
kobito-picture-K6 = Een regenboog op een schildersezel: 10, 11, 12, 1, 2.
kobito-picture-K8 = Een goudregenboog 4, 5, 6. Een 3 gaat naar de lage kant, een 7 naar de hoge kant.
kobito-picture-K11 = Twee regenbogen in het atelier: het minimum is drie kaarten.
kobito-picture-K15 = Een 7 die nergens past, wordt ingeleverd: 3 punten minder.
kobito-picture-K21 = Een 12 en een 1 uit de hand worden een nieuwe regenboog op een schildersezel.
kobito-picture-K25 = De 6 aan de lage kant van de atelierregenboog 6, 7, 8 gaat naar de hoge kant van de goudregenboog 3, 4, 5.
kobito-picture-K28 = Een 8 die alleen op zijn schildersezel achterblijft, moet mee naar de hoge kant van de goudregenboog 5, 6, 7.
kobito-picture-K31 = De goudregenboog 11, 12, 1, 2 is zo lang als zijn pot vraagt, 4 plekken: 4 punten.
kobito-picture-K36 = Een goudregenboog 3, kobito, 5, 6: de kobito houdt een bordje met een 4 vast.
kobito-picture-K40 = Een 5 uit de hand wordt geruild voor de kobito die voor 5 staat in de regenboog 4, kobito, 6.
kobito-picture-K44 = Een vervangkaart en een 7 uit de hand gaan op de 7 van de regenboog 6, 7, 8.
kobito-picture-K48 = De regenboog 3, 4, 5 met een vervangkaart op de 4 heeft nog steeds 3 plekken.

## In the terminal

terminal-kobito-gold = goud { $value }
terminal-kobito-filled = { $length } van { $need }
terminal-kobito-score = { $points } { $points ->
        [one] punt
       *[other] punten
    } · { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
terminal-kobito-decks = trekstapel { $deck } · goud { $gold } · aflegstapel { $discard }
terminal-kobito-played = { $done } van { $minimum } gespeeld{ $extra ->
        [0] {""}
       *[other] , en nog { $extra }
    }
terminal-kobito-play = Spelen
terminal-kobito-start = Beginnen
terminal-kobito-send = Sturen
terminal-kobito-swap = Ruilen
terminal-kobito-replace = Vervangen
terminal-kobito-pay = Inleveren
terminal-kobito-end = Klaar
terminal-kobito-to = { $card } naar { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(wint { $wins })
    }
terminal-kobito-as = als { $number }
terminal-kobito-low = laag
terminal-kobito-high = hoog
terminal-kobito-swap-words = { $number } voor de kobito in { $at }{ $nth ->
        [1] {""}
       *[other] , nummer { $nth }
    }
terminal-kobito-replace-words = R + { $number } op { $at }
terminal-kobito-end-words = sluit je beurt af
terminal-kobito-tally = { $points } { $points ->
        [one] punt
       *[other] punten
    }: { $gold ->
        [one] één goudkaart
       *[other] { $gold } goudkaarten
    }, { $paid ->
        [0] niets ingeleverd
        [one] één kaart ingeleverd
       *[other] { $paid } kaarten ingeleverd
    }

terminal-help-kobito =
    Op **tafel**: `3‹ 4 5 ›6` is een regenboog met de getallen die aan de uiteinden passen, elke `·` een plek die nog leeg is; `k4` is een kobito die voor 4 staat, `5*` een kaart met een vervangkaart erop. Kaarten in je hand die helemaal gekleurd zijn, kun je nu spelen.

    In **notatie**: `play 5 G1H` (H hoge kant, L lage kant), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K is een kobito, R een vervangkaart; G1 tot en met G3 zijn de goudregenbogen, S1 tot en met S4 die van je eigen atelier, `B.S1` is van Bas.

# Options that go together.

kobito-preset-short = 9 goudkaarten in plaats van 18: ongeveer half zo lang.
