### That's Not a Hat: titles of clauses, rulings and options, the same words as the headings of games/hat/rulebook/nl.md

## Aim and set-up

hat-H1 = Waar het om gaat
hat-H2 = Met hoeveel je speelt
hat-H3 = Schudden
hat-H4 = Voor iedereen een cadeau
hat-H5 = De cadeauwinkel
hat-H6 = Even goed rondkijken
hat-H7 = Wie begint
hat-H8 = Het eerste cadeau ligt open
hat-H9 = Niet spieken

## The first gift

hat-H10 = Naar de winkel
hat-H11 = Omdraaien en de pijl volgen
hat-H12 = Het nieuwe cadeau, niet je eigen

## Giving

hat-H13 = Altijd dicht
hat-H14 = De pijl beslist
hat-H15 = Zeg wat het is
hat-H16 = Je mag alles zeggen
hat-H17 = Gezegd is gezegd
hat-H18 = De gever kan niet terug
hat-H19 = Ja of nee

## Accepting

hat-H20 = Dank je wel
hat-H21 = Achteraan in de rij
hat-H22 = Nu mag jij geven
hat-H23 = Het oudste cadeau gaat weg
hat-H24 = En zo gaat het rond

## Refusing

hat-H25 = Dat is geen hoed!
hat-H26 = Laat maar zien
hat-H27 = Wie zat ernaast
hat-H28 = Het strafpunt
hat-H29 = De rest blijft liggen
hat-H30 = Terug naar de winkel
hat-H31 = Niet voor jezelf
hat-H32 = Strafpunten blijven liggen

## The end

hat-H33 = Het derde strafpunt
hat-H34 = Strafpunten tellen
hat-H35 = Samen de minste
hat-H36 = Meer rondes
hat-H37 = Met een schone lei
hat-H38 = Iedereen begint een keer
hat-H39 = Nieuwe ronde, nieuwe kansen
hat-H40 = De winkel gaat dicht

## Harder games

hat-H41 = Eén kleur
hat-H42 = Twee cadeaus per speler
hat-H43 = Met z'n tweeën
hat-H44 = Let op de volgorde
hat-H45 = Allebei tegelijk

## Good to know

hat-H46 = Hoeveel cadeaus er rondgaan
hat-H47 = De winkel raakt nooit leeg
hat-H48 = Een cadeau houdt zijn richting
hat-H49 = Wie alles onthoudt, speelt eeuwig
hat-H50 = Niemand wordt vergeten

## Finer points

hat-A9 = Namen uit de catalogus
hat-A3 = Een dichte winkel
hat-A6 = Pijlen en hun kleuren
hat-A7 = Elke ronde andere pijlen
hat-A10 = Plaatjes of typen
hat-A25 = Eén cadeau of twee
hat-A29 = De eerste gever
hat-A30 = Hoelang je plaatjes ziet
hat-A33 = Zeker of niet zo zeker
hat-A34 = Als iemand niets zegt
hat-A36 = Praten
hat-A37 = Een grens aan de cadeaus
