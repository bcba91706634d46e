### Kanobu: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kanobu = Kanobu
game-kanobu-line = Steen wint van schaar, en iemand betaalt de rekening: schuif hem door en raak je kaarten kwijt.

## The cards in words

kanobu-card = { $symbol } ({ $colours })
kanobu-colours-B = blauw
kanobu-colours-G = groen
kanobu-colours-R = rood
kanobu-colours-Y = geel
kanobu-colours-BG = blauw-groen
kanobu-colours-BR = blauw-rood
kanobu-colours-BY = blauw-geel
kanobu-colours-GR = groen-rood
kanobu-colours-GY = groen-geel
kanobu-colours-RY = rood-geel
kanobu-colours-P = paars
# The colour itself, not a card of it.
kanobu-colour-B = blauw
kanobu-colour-G = groen
kanobu-colour-R = rood
kanobu-colour-Y = geel
kanobu-colour-P = paars
kanobu-symbol-Ro = Steen
kanobu-symbol-Pa = Papier
kanobu-symbol-Sc = Schaar
kanobu-symbol-Sk = Overslaan
kanobu-symbol-3 = 3 Kaarten
kanobu-symbol-Di = Richting
kanobu-symbol-1 = 1 Kaart
kanobu-symbol-2 = 2 Kaarten
kanobu-symbol-Ch = Kans
kanobu-symbol-St = Ster
kanobu-symbol-Ca = Schrappen
kanobu-symbol-Co = Kleurwissel

## What happens, as a log

kanobu-event-game-began = De kaarten zijn gedeeld. Op de stapel ligt { $top }; { $seat } begint.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: { $card } voor Kans, { $left ->
        [0] alles is betaald
        [one] nog één kaart te betalen
       *[other] nog { $left } kaarten te betalen
    }
kanobu-event-cards-drawn = { $seat }: trekt { $cards }{ $by ->
        [none] {""}
       *[other] {" "}({ $symbol } van { $by })
    }
kanobu-event-drew-cards = { $seat }: trekt { $number ->
        [one] een kaart
       *[other] { $number } kaarten
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $symbol } van { $by })
    }
kanobu-event-card-kept = { $seat }: houdt de getrokken kaart
kanobu-event-turn-passed = { $seat }: past, er valt niets te trekken en niets te spelen
kanobu-event-demand-made = { $seat } krijgt een opdracht van { $by }: { $symbol }{ $amount ->
        [0] {""}
        [one] , goed voor één kaart
       *[other] , goed voor { $amount } kaarten
    }
kanobu-event-demand-accepted = { $seat }: accepteert { $symbol }
kanobu-event-direction-turned = { $seat }: het spel gaat nu { $clockwise ->
        [yes] met de klok mee
       *[no] tegen de klok in
    }
kanobu-event-colour-named = { $seat }: kiest { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , weg van de stapel: { $removed }
    }
kanobu-event-star-opened = { $seat }: de Ster toont { $cards }
kanobu-event-star-card-played = { $seat }: speelt { $card } van de Ster
kanobu-event-star-card-taken = { $seat }: neemt { $card } van de Ster
kanobu-event-deck-rebuilt = De stapel wordt geschud tot een nieuwe trekstapel van { $deck ->
        [one] één kaart
       *[other] { $deck } kaarten
    }
kanobu-event-game-ended = { $kind ->
        [win] { $winners } wint
        [stalemate] Niemand kan nog iets doen. De minste kaarten: { $winners }
       *[cap] Het maximumaantal zetten is bereikt. De minste kaarten: { $winners }
    }

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kanobu-caption-demand-made = { $everybody ->
        [yes] alle anderen trekken er { $amount }, tenzij { $seat } antwoordt
       *[no] { $seat } { $amount ->
            [0] slaat een beurt over of antwoordt
           *[other] trekt er { $amount } of antwoordt
        }
    }
kanobu-caption-demand-accepted = { $amount ->
        [0] { $seat }: slaat een beurt over ({ $symbol } van { $by })
       *[other] {""}
    }

## Why a move is not allowed: what happened, which rule, what to do

kanobu-refusal-R1 = R1: Kanobu is voor { $fewest } tot { $most } spelers, en aan deze tafel { $players ->
        [one] zit er één
       *[other] zitten er { $players }
    }. Verander het aantal plaatsen.
kanobu-refusal-C5 = C5: het spel is afgelopen, iemand heeft de laatste kaart gespeeld. Nog een keer?
kanobu-refusal-C33 = C33: het spel is afgelopen, niemand kon nog iets trekken of spelen. Nog een keer?
kanobu-refusal-C34 = C34: het spel is afgelopen, het maximumaantal zetten is bereikt. Nog een keer?
kanobu-refusal-C6 = C6: je bent niet aan de beurt. Wacht op { $seat }.
kanobu-refusal-C7-not-held = C7: deze kaart heb je niet: { $card }. Speel een kaart uit je hand, of trek er een.
kanobu-refusal-C7-pass = C7: je kunt niet passen zolang je een kaart kunt trekken. Speel een kaart die past, of trek er een.
kanobu-refusal-C7-draw = C7: aan deze tafel trek je alleen als er niets past. Jij hebt een kaart die past: speel { $card }.
kanobu-refusal-C8-again = C8: je hebt al een kaart getrokken. Speel { $card } als die past, of houd de kaart.
kanobu-refusal-C8-other = C8: na het trekken mag je alleen de getrokken kaart spelen. Speel { $card } als die past, of houd de kaart.
kanobu-refusal-C9-play = C9: er valt niets te trekken, en je { $card } past. Speel een kaart die past.
kanobu-refusal-C9-draw = C9: er valt niets te trekken. Speel een kaart die past, of pas als je die niet hebt.
kanobu-refusal-C12 = C12: de gekozen kleur is { $colour }, en { $card } heeft die kleur niet. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C13 = C13: { $card } past niet op { $top }: andere kleur en ander symbool. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C14-colour = C14: { $card } wint van { $top }, maar ze hebben geen kleur gemeen. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C14-beaten = C14: de kleur klopt, maar { $card } wint niet van { $top }. Hier heb je { $symbol } nodig. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C14-neither = C14: { $card } past niet op { $top }: je hebt { $symbol } nodig, en een kleur gemeen. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C15 = C15: { $card } past niet op { $top }: ze hebben geen kleur gemeen. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C19-answer = C19: geef eerst antwoord op { $symbol }. Accepteer, schrap de opdracht, of speel zelf ook { $symbol }.
kanobu-refusal-C19-card = C19: { $card } is geen antwoord op { $symbol }. Accepteer, schrap de opdracht, of speel zelf ook { $symbol }.
kanobu-refusal-C19-not-held = C19: deze kaart heb je niet: { $card }. Geef antwoord op { $symbol } met een kaart uit je hand, of accepteer.
kanobu-refusal-C19-nothing = C19: je hebt geen opdracht gekregen, dus er valt niets te accepteren. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C25-three = C25: Kans betaal je met drie kaarten Steen, Papier of Schaar, en zoveel heb je er niet. Accepteer, of antwoord met Schrappen of Kans.
kanobu-refusal-C25-one-each = C25: aan deze tafel betaal je Kans met één Steen, één Papier en één Schaar, en die heb je niet alle drie. Accepteer, of antwoord met Schrappen of Kans.
kanobu-refusal-C25-go-on = C25: wie begint te betalen, betaalt alles: { $left ->
        [one] nog één kaart Steen, Papier of Schaar
       *[other] nog { $left } kaarten Steen, Papier of Schaar
    } uit je hand.
kanobu-refusal-C26 = C26: { $seat } heeft { $cards ->
        [one] maar één kaart
       *[other] maar { $cards } kaarten
    }, dus Kans kan nu niet. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [take] Neem de kaart, of kies een andere.
        [answer] Accepteer, of antwoord met een andere kaart.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C27-pick = C27: kies een van de open kaarten van de Ster: speel hem of neem hem.
kanobu-refusal-C27-empty = C27: een open kaart nummer { $slot } is er niet; bij de Ster { $open ->
        [one] ligt één kaart
       *[other] liggen { $open } kaarten
    } open. Kies daaruit.
kanobu-refusal-C27-no-star = C27: er ligt geen Ster open, dus er valt niets te kiezen. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C29-unknown = C29: { $colour } kun je niet kiezen. Kies blauw, groen, rood of geel.
kanobu-refusal-C29-later = C29: een kleur kies je pas nadat je Kleurwissel hebt gespeeld. { $instead ->
        [keep] Je hebt hem net getrokken, dus houd hem.
        [draw] Trek een kaart.
        [pass] Pas: er valt niets te trekken.
        [play] Speel een kaart die past.
       *[play-or-draw] Speel een kaart die past, of trek er een.
    }
kanobu-refusal-C30 = C30: kies eerst een kleur voor je Kleurwissel.

## Options of the table. Choices are short: they stand on buttons

kanobu-option-drawWhenAble = Trekken terwijl je kunt spelen
kanobu-option-drawWhenAble-hint = Aan: je mag een kaart die past bewaren en er een trekken. Uit: je trekt alleen als er niets past.
kanobu-option-cancelUndoesDirection = Schrappen draait de richting terug
kanobu-option-cancelUndoesDirection-hint = Schrappen meteen na Richting brengt de oude richting terug.
kanobu-option-idleCancel = Schrappen als er niets te schrappen valt
kanobu-option-idleCancel-hint = Of Schrappen dan de bovenste kaart meeneemt, of als gewone paarse kaart op de stapel blijft.
kanobu-choice-idleCancel-removes = Neemt een kaart mee
kanobu-choice-idleCancel-stays = Blijft op de stapel
kanobu-option-chanceSet = Waarmee je Kans betaalt
kanobu-option-chanceSet-hint = Kans betaal je met drie kaarten; je kunt afspreken dat het er één van elk moet zijn.
kanobu-choice-chanceSet-any3 = Drie naar keuze
kanobu-choice-chanceSet-oneEach = Eén van elk
kanobu-option-starRest = Wat er van een Ster overblijft
kanobu-option-starRest-hint = Waar de kaarten heen gaan die niemand kiest.
kanobu-choice-starRest-bottom = Onder de trekstapel
kanobu-choice-starRest-top = Op de trekstapel
kanobu-choice-starRest-shuffle = Erdoor geschud
kanobu-option-opening = Openingskaart
kanobu-option-opening-hint = De eerste kaart mag elke kaart zijn, of altijd steen, papier of schaar.
kanobu-choice-opening-asIs = Elke kaart
kanobu-choice-opening-rpsOnly = Steen, papier, schaar
kanobu-option-maxMoves = Maximumaantal zetten
kanobu-option-maxMoves-hint = Na zoveel zetten stopt het spel, en wie de minste kaarten heeft, wint.
kanobu-option-firstSeat = Wie begint
kanobu-option-firstSeat-hint = 0: de eerste stoel begint, 1: de tweede, enzovoort.
kanobu-option-data = Pak kaarten
kanobu-option-data-hint = Welke kaarten er in het pak zitten.
kanobu-choice-data-kanobu = Het gewone pak
kanobu-choice-data-kanobu-deckA = Ster en Kans in kleur
kanobu-choice-data-kanobu-4pairs = Vier kleurparen

## Bots

kanobu-bot-greedy = Speelt eerst wat moeilijk kwijt te raken is en bewaart wat altijd past.
kanobu-bot-easy = Speelt op het eerste gezicht, met goede gewoontes, en vergeet wat onder de trekstapel ging.
kanobu-bot-normal = Kijkt een paar beurten vooruit, maar onthoudt niets wat uit het zicht is.
kanobu-bot-hard = Onthoudt elke geziene kaart en weet wat trekken betekent: er paste niets.
kanobu-bot-expert = Probeert voor elke kaart duizenden spellen uit die kloppen met wat te zien was.

## The one line: what must I do, or whom do we wait for

kanobu-prompt-turn = Jouw beurt: speel een kaart die past, of trek er een
kanobu-prompt-turn-draw = Jouw beurt: er past niets, dus trek een kaart
kanobu-prompt-turn-play = Jouw beurt: speel een kaart die past
kanobu-prompt-turn-pass = Jouw beurt: er past niets en er valt niets te trekken, dus pas
kanobu-prompt-drawn-play = Je trekt { $card }: speel de kaart, of houd hem
kanobu-prompt-drawn-keep = Je trekt { $card }: die past niet, dus houd de kaart
kanobu-prompt-skip = { $can ->
        [yes] Sla je beurt over, of antwoord met een kaart
       *[no] Sla je beurt over: je hebt geen kaart als antwoord
    }
kanobu-prompt-three = Trek { $amount ->
        [one] een kaart
       *[other] { $amount } kaarten
    }{ $can ->
        [yes] , of antwoord met een kaart
       *[no] : je hebt geen kaart als antwoord
    }
kanobu-prompt-all = Iedereen behalve { $by } trekt { $amount ->
        [one] een kaart
       *[other] { $amount } kaarten
    }{ $can ->
        [yes] , tenzij je met een kaart antwoordt
       *[no] : je hebt geen kaart als antwoord
    }
kanobu-prompt-chance = Kans: { $can ->
        [pay] betaal met drie kaarten Steen, Papier of Schaar, of trek er drie
        [yes] trek drie kaarten, of antwoord met een kaart
       *[no] trek drie kaarten, je hebt geen kaart als antwoord
    }
kanobu-prompt-pay = Kans: betaal nog { $left ->
        [one] één kaart
       *[other] { $left } kaarten
    } Steen, Papier of Schaar
kanobu-prompt-star = Ster: kies één kaart om te spelen of te nemen
kanobu-prompt-colour = Kies een kleur
kanobu-prompt-wait-drawn = { $seat } bekijkt de getrokken kaart
kanobu-prompt-wait-answer = { $seat } moet antwoorden: { $symbol }{ $amount ->
        [0] {""}
        [one] , goed voor één kaart
       *[other] , goed voor { $amount } kaarten
    }
kanobu-prompt-wait-pay = { $seat } betaalt voor Kans
kanobu-prompt-wait-star = { $seat } kiest een kaart van de Ster
kanobu-prompt-wait-colour = { $seat } kiest een kleur
kanobu-prompt-won = Jij wint!
kanobu-prompt-over = Het spel is afgelopen. Winst voor { $winners }

## The middle

kanobu-pile = Op de stapel: { $card }
kanobu-pile-named = Op de stapel: { $card }; gekozen kleur: { $colour }
kanobu-laid-by = gespeeld door { $name }
kanobu-pile-empty = De stapel is leeg: alles past
kanobu-deck = { $number ->
        [0] De trekstapel is leeg
        [one] Eén kaart in de trekstapel
       *[other] { $number } kaarten in de trekstapel
    }
kanobu-direction = Het spel gaat { $clockwise ->
        [yes] met de klok mee
       *[no] tegen de klok in
    }

## Seats

kanobu-seats = Spelers, in de volgorde van de stoelen
kanobu-seat = { $name }: { $number ->
        [one] één kaart, de laatste
       *[other] { $number } kaarten
    }
kanobu-seat-acts = is aan de beurt
kanobu-you = Jij

## Demands

kanobu-asked-by = van { $name }
kanobu-demand = { $name } krijgt een opdracht van { $by }: { $symbol }{ $amount ->
        [0] {""}
        [one] , goed voor één kaart
       *[other] , goed voor { $amount } kaarten
    }

## Moves

kanobu-do-play = Speel { $card }
kanobu-lift = Pak { $card } op
kanobu-do-pay = Betaal met { $card }
kanobu-do-draw = Trek een kaart
kanobu-do-draw-from = Trek een kaart. { $number ->
        [0] De trekstapel is leeg, dus eerst wordt de stapel geschud
        [one] Eén kaart in de trekstapel
       *[other] { $number } kaarten in de trekstapel
    }
kanobu-do-keep = Houd { $card }
kanobu-do-pass = Pas
kanobu-do-skip = Accepteer: sla een beurt over
kanobu-do-three = Accepteer: trek { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    } en sla een beurt over
kanobu-do-all = Accepteer: iedereen behalve { $by } trekt { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    }
kanobu-do-colour = Kies { $colour }
kanobu-do-star-play = Speel { $card }
kanobu-do-star-take = Neem { $card }
kanobu-star-play = Speel
kanobu-star-take = Neem
kanobu-star-open = Kaarten van de Ster
kanobu-colours = Kleuren
kanobu-hand = Jouw hand
kanobu-no-fit = { $card }, past niet
kanobu-paid = Betaald voor Kans
kanobu-pay-left = { $left ->
        [0] Alles betaald
        [one] Nog één
       *[other] Nog { $left }
    }
kanobu-actions = Wat je kunt doen

## After the game

kanobu-tally = { $number ->
        [0] geen kaarten over
        [one] nog één kaart
       *[other] nog { $number } kaarten
    }

## What a thing on the table is: a tap on the pile, and the slip beside it

kanobu-about-Ro = Steen wint van Schaar. Hierop past Papier of een actiekaart met dezelfde kleur, of een paarse kaart.
kanobu-about-Pa = Papier wint van Steen. Hierop past Schaar of een actiekaart met dezelfde kleur, of een paarse kaart.
kanobu-about-Sc = Schaar wint van Papier. Hierop past Steen of een actiekaart met dezelfde kleur, of een paarse kaart.
kanobu-about-Sk = Overslaan: de volgende speler slaat een beurt over, of antwoordt ook met Overslaan, of met Schrappen.
kanobu-about-3 = 3 Kaarten: de volgende speler trekt er drie en slaat een beurt over, schuift de opdracht door met nog een 3 Kaarten (telkens drie erbij), of schrapt hem.
kanobu-about-Di = Richting: het spel gaat de andere kant op.
kanobu-about-1 = 1 Kaart: iedereen trekt een kaart, behalve wie deze speelt, tenzij de volgende speler doorschuift met nog een 1 Kaart of de opdracht schrapt.
kanobu-about-2 = 2 Kaarten: iedereen trekt twee kaarten, behalve wie deze speelt, tenzij de volgende speler doorschuift met nog een 2 Kaarten of de opdracht schrapt.
kanobu-about-Ch = Kans: de volgende speler betaalt met drie kaarten Steen, Papier of Schaar, trekt er drie en slaat een beurt over, schuift Kans door, of schrapt hem.
kanobu-about-St = Ster: er worden drie kaarten van de trekstapel opengelegd; speel er een als die past, of neem hem. Op een paarse Ster past alles.
kanobu-about-Ca = Schrappen: de kaart eronder gaat weg, en de opdracht van die kaart is voorbij.
kanobu-about-Co = Kleurwissel: wie hem speelt, kiest een kleur; hierop past alleen die kleur, of een paarse kaart.
kanobu-help-open = Opengelegd door de Ster: speel hem als hij past, of neem hem.
kanobu-help-seat = Wie het eerst de laatste kaart kwijt is, wint.
kanobu-help-deck = Past er niets, of wil je je kaarten sparen? Trek er een. Past die, dan mag je hem meteen spelen.
kanobu-help-ring = De pijlen wijzen naar wie er daarna komt. Een kaart Richting draait ze om.
kanobu-help-purple = Paarse kaarten passen op alles, behalve als er een opdracht ligt.
kanobu-help-two = Hij telt als elk van zijn twee kleuren.
kanobu-help-fits = Je kunt hem nu spelen.
kanobu-help-fits-not = Hij past nu niet.
kanobu-label-pile = De stapel: jouw kaart moet op de bovenste passen. Kaarten die passen, steken uit en zijn helder.
kanobu-label-deck = De trekstapel: past er niets? Trek een kaart.
kanobu-label-seats = De anderen, en hoeveel kaarten ze nog hebben. Wie alles het eerst kwijt is, wint.
kanobu-label-hand = Tik op een kaart om hem op te pakken, en nog eens om hem te spelen.

## Pictures of the rulebook

kanobu-picture-C10 = Ster (paars) past op Steen (blauw), en op Overslaan (rood).
kanobu-picture-C12 = Op Kleurwissel is rood gekozen. Papier (rood) past erop, en Steen (groen-rood) ook; Papier (blauw) niet.
kanobu-picture-C13 = Op 3 Kaarten (blauw) passen Overslaan (blauw) en 3 Kaarten (rood); Overslaan (rood) niet.
kanobu-picture-C14 = Op Schaar (blauw) past Steen (blauw). Papier (blauw) wint er niet van, en Steen (rood) heeft niet dezelfde kleur.
kanobu-picture-C15 = Op Overslaan (groen) past Papier (groen); Papier (geel) niet.
kanobu-picture-C16 = Op Steen (rood) past Papier (blauw-rood); Papier (groen-geel) niet.
kanobu-picture-C17 = Steen wint van Schaar, Schaar wint van Papier, Papier wint van Steen.
kanobu-picture-C19 = 3 Kaarten (blauw) is goed voor drie kaarten. 3 Kaarten (rood) schuift door: zes. 3 Kaarten (geel): negen.
kanobu-picture-C22 = De richting keert om: eerst met de klok mee, dan tegen de klok in.
kanobu-picture-C23 = Met 1 Kaart trekt iedereen één kaart; met een tweede erop worden het er twee.
kanobu-picture-C25 = Kans is betaald met Steen, Papier en Steen, of je trekt drie kaarten.
kanobu-picture-C27 = Een Ster legt drie kaarten open; één wordt gekozen, twee gaan onder de trekstapel.
kanobu-picture-C28 = Schrappen op 3 Kaarten (blauw): ze gaan allebei onder de trekstapel.
kanobu-picture-C29 = Kleurwissel: een van de vier kleuren wordt gekozen.

## In the terminal

terminal-kanobu-round = tafel
terminal-kanobu-pile = stapel
terminal-kanobu-demand = opdracht
terminal-kanobu-open = open
terminal-kanobu-paid = betaald
terminal-kanobu-empty = leeg: alles past
terminal-kanobu-named = gekozen:
terminal-kanobu-deck = stapel { $pile } · trekstapel { $deck }
terminal-kanobu-left = { $cards ->
        [0] geen kaarten over
        [one] nog één kaart
       *[other] nog { $cards } kaarten
    }
terminal-kanobu-price-Sk = { $symbol } van { $by }: sla een beurt over
terminal-kanobu-price-3 = { $symbol } van { $by }{ $links ->
        [one] {""}
       *[other] , { $links } op rij
    }: trek { $amount } kaarten en sla een beurt over
terminal-kanobu-price-1 = { $symbol } van { $by }{ $links ->
        [one] {""}
       *[other] , { $links } op rij
    }: iedereen behalve { $by } trekt { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    }
terminal-kanobu-price-2 = { $symbol } van { $by }{ $links ->
        [one] {""}
       *[other] , { $links } op rij
    }: iedereen behalve { $by } trekt { $amount } kaarten
terminal-kanobu-price-Ch = { $symbol } van { $by }: speel drie kaarten Steen, Papier of Schaar, of trek { $amount } kaarten en sla een beurt over
terminal-kanobu-play = Speel { $card }
terminal-kanobu-cancel = Schrap de opdracht: { $card }
terminal-kanobu-answer = Schuif door: { $card }
terminal-kanobu-pay = Betaal met { $card }
terminal-kanobu-draw = Trek een kaart
terminal-kanobu-keep = Houd de kaart
terminal-kanobu-pass = Pas
terminal-kanobu-accept-Sk = Accepteer: sla een beurt over
terminal-kanobu-accept-3 = Accepteer: trek kaarten en sla een beurt over
terminal-kanobu-accept-1 = Accepteer: trek, en dan is het jouw beurt
terminal-kanobu-accept-2 = Accepteer: trek, en dan is het jouw beurt
terminal-kanobu-accept-Ch = Accepteer: trek drie kaarten en sla een beurt over
terminal-kanobu-star-play = Speel { $card }
terminal-kanobu-star-take = Neem { $card }

terminal-help-kanobu =
    Op **tafel**: ● blauw, ▲ groen, ■ rood, ◆ geel, ✦ paars. De pijlen tussen de namen laten zien welke kant het spel op gaat, de getallen hoeveel kaarten iedereen nog heeft. Kaarten in je hand die helemaal gekleurd zijn, kun je nu spelen.

    In **notatie**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. Een kaart is kleur.symbool: B blauw, G groen, R rood, Y geel, P paars, twee letters voor twee kleuren; Ro Steen, Pa Papier, Sc Schaar, Sk Overslaan, 3, Di Richting, 1, 2, Ch Kans, St Ster, Ca Schrappen, Co Kleurwissel.

# Options that go together.

kanobu-preset-short = Hoogstens 40 zetten; daarna wint wie de minste kaarten heeft.
