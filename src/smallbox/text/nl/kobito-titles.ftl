### Kobito: titles of clauses, rulings and options, the same words as the headings of games/kobito/rulebook/nl.md

## Cards and set-up

kobito-K1 = De kaarten
kobito-K2 = Twee stapels, drie potten
kobito-K3 = De eerste kaart van een goudregenboog
kobito-K4 = Vijf kaarten per speler
kobito-K5 = Wie begint
kobito-K55 = Je eigen goudkaarten

## Rainbows

kobito-K6 = Wat een regenboog is
kobito-K7 = Hoe lang een regenboog is
kobito-K8 = Alleen aan de uiteinden
kobito-K9 = Regenbogen blijven apart

## Your turn

kobito-K10 = Zoveel zetten als je wilt
kobito-K11 = Hoeveel kaarten je moet spelen
kobito-K12 = Wat meetelt voor het minimum
kobito-K13 = Meer mag altijd
kobito-K14 = Wie kan spelen, moet spelen
kobito-K15 = Inleveren als er niets past
kobito-K16 = Geen kaart te veel
kobito-K17 = Je beurt afsluiten
kobito-K18 = Niets gaat terug naar je hand

## Playing from your hand

kobito-K19 = Waar je handkaarten heen mogen
kobito-K20 = Nooit te lang
kobito-K21 = Een regenboog beginnen
kobito-K22 = Hoogstens vier regenbogen
kobito-K23 = Studioregenbogen blijven apart
kobito-K24 = Zo lang als je wilt

## Sending cards to the gold

kobito-K25 = Een kaart sturen
kobito-K26 = Nooit uit het midden
kobito-K27 = Wat mag achterblijven
kobito-K28 = De rest moet mee
kobito-K29 = Een regenboog verdelen
kobito-K30 = Sturen is niet spelen

## Gold and the decks

kobito-K31 = Wie het goud wint
kobito-K32 = Als je wint
kobito-K33 = De nieuwe startkaart
kobito-K34 = Als de trekstapel leeg is
kobito-K35 = Als er niets te trekken valt

## Kobitos

kobito-K36 = Kobito's zijn jokers
kobito-K37 = Geen raadsels
kobito-K38 = Een kobito aan het uiteinde
kobito-K39 = Een kobito op reis
kobito-K40 = Een kobito ruilen
kobito-K41 = Ruilen is gratis
kobito-K42 = Meteen te gebruiken
kobito-K43 = De studio van een ander

## Replacement cards

kobito-K44 = Een vervangkaart spelen
kobito-K45 = Nooit alleen
kobito-K46 = Waar je mag vervangen
kobito-K47 = Alleen getallen
kobito-K48 = Een stapeltje is één plek
kobito-K49 = Twee kaarten in één keer

## The end

kobito-K50 = Meteen afgelopen
kobito-K51 = Punten tellen
kobito-K52 = Wie wint
kobito-K53 = Als niemand nog iets doet
kobito-K54 = Wat geheim is

## Finer points

kobito-V1 = Vervangen bij een ander
kobito-V2 = Kobito's houden hun getal
kobito-V3 = Strenge kobito's
kobito-V4 = Inleveren naar keuze
kobito-V5 = Bijzondere kaarten kosten niets
kobito-V6 = Bij gelijke stand
kobito-V7 = Dichte stapels
kobito-V10 = Een korter spel
