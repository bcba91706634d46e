### Kanobu at the table: what stands on buttons and what a screen reader says. Names are always in the nominative, verbs in the present.

## The one line: what must I do, or whom do we wait for

kanobu-task-turn = Jouw beurt: speel een kaart die past, of trek er een
kanobu-task-turn-draw = Jouw beurt: er past niets, dus trek een kaart
kanobu-task-turn-play = Jouw beurt: speel een kaart die past
kanobu-task-turn-pass = Jouw beurt: er past niets en er valt niets te trekken, dus pas
kanobu-task-drawn-play = Je trekt { $card }: speel de kaart, of houd hem
kanobu-task-drawn-keep = Je trekt { $card }: die past niet, dus houd de kaart
kanobu-task-skip = Opdracht: sla een beurt over. { $can ->
        [yes] Antwoord met een kaart, of accepteer
       *[no] Accepteer
    }
kanobu-task-three = Opdracht: trek { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    }. { $can ->
        [yes] Antwoord met een kaart, of accepteer
       *[no] Accepteer
    }
kanobu-task-all = Opdracht: iedereen behalve { $by } trekt { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    }. { $can ->
        [yes] Antwoord met een kaart, of accepteer
       *[no] Accepteer
    }
kanobu-task-chance = Kans: { $can ->
        [pay] betaal met drie kaarten Steen, Papier of Schaar, of accepteer
        [yes] antwoord met een kaart, of accepteer en trek er drie
       *[no] accepteer en trek drie kaarten
    }
kanobu-task-pay = Kans: betaal nog { $left ->
        [one] één kaart
       *[other] { $left } kaarten
    } Steen, Papier of Schaar
kanobu-task-star = Ster: kies één kaart om te spelen of te nemen
kanobu-task-colour = Kies een kleur
kanobu-task-wait = { $name } is aan de beurt
kanobu-task-wait-drawn = { $name } bekijkt de getrokken kaart
kanobu-task-wait-answer = { $name } krijgt een opdracht: { $symbol }{ $amount ->
        [0] {""}
        [one] , goed voor één kaart
       *[other] , goed voor { $amount } kaarten
    }
kanobu-task-wait-pay = { $name } betaalt voor Kans
kanobu-task-wait-star = { $name } kiest een kaart van de Ster
kanobu-task-wait-colour = { $name } kiest een kleur
kanobu-task-won = Jij wint!
kanobu-task-over = Het spel is afgelopen. Winst voor { $names }

## The middle

kanobu-pile = Op de stapel: { $card }
kanobu-pile-named = Op de stapel: { $card }; gekozen kleur: { $colour }
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
kanobu-seat-away = even weg
kanobu-seat-bot = bot
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

## What a tap on the pile tells about its top card

kanobu-about-Ro = Steen wint van Schaar. Hierop past Papier of een actiekaart met dezelfde kleur, of een paarse kaart.
kanobu-about-Pa = Papier wint van Steen. Hierop past Schaar of een actiekaart met dezelfde kleur, of een paarse kaart.
kanobu-about-Sc = Schaar wint van Papier. Hierop past Steen of een actiekaart met dezelfde kleur, of een paarse kaart.
kanobu-about-Sk = Overslaan: de volgende speler slaat een beurt over, of antwoordt ook met Overslaan, of met Schrappen.
kanobu-about-3 = 3 Kaarten: de volgende speler trekt er drie en slaat een beurt over, of schuift de opdracht door met nog een 3 Kaarten.
kanobu-about-Di = Richting: het spel gaat de andere kant op.
kanobu-about-1 = 1 Kaart: iedereen trekt een kaart, behalve wie deze speelt. Of de volgende speler antwoordt.
kanobu-about-2 = 2 Kaarten: iedereen trekt twee kaarten, behalve wie deze speelt. Of de volgende speler antwoordt.
kanobu-about-Ch = Kans: de volgende speler betaalt met drie kaarten Steen, Papier of Schaar, of trekt er drie.
kanobu-about-St = Ster: er worden drie kaarten opengelegd, en één daarvan wordt gespeeld of genomen. Op een Ster past alles.
kanobu-about-Ca = Schrappen: de kaart eronder gaat weg, en de opdracht van die kaart is voorbij.
kanobu-about-Co = Kleurwissel: hierop past de gekozen kleur, of een paarse kaart.

## Pictures of the rulebook

kanobu-picture-C1 = Kaarten uit het pak: blauw met een cirkel, groen met een driehoek, rood met een vierkant, geel met een ruit; een kaart met twee kleuren en beide vormen; een paarse kaart met een bloem.
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
