### Kanobu: titles of clauses, rulings and options, the same words as the headings of games/kanobu/rulebook/nl.md

## Cards and set-up

kanobu-C1 = Het pak kaarten
kanobu-C2 = Met z'n tweeën
kanobu-C3 = Zes kaarten per speler
kanobu-C4 = De openingskaart
kanobu-C5 = Winnen
kanobu-C6 = Wie er aan de beurt is

## Your turn

kanobu-C7 = Speel een kaart of trek er een
kanobu-C8 = Na het trekken
kanobu-C9 = Als er niets te trekken valt

## What fits

kanobu-C10 = Paars past overal op
kanobu-C11 = Op gewoon paars past alles
kanobu-C12 = Op een gekozen kleur
kanobu-C13 = Actiekaarten
kanobu-C14 = Steen, papier en schaar op elkaar
kanobu-C15 = Steen, papier en schaar op actiekaarten
kanobu-C16 = Kaarten met twee kleuren
kanobu-C17 = Wat wint van wat
kanobu-C18 = Verder niets

## Laying a card, step by step

kanobu-C30 = Eén ding tegelijk

## Demands

kanobu-C19 = Een opdracht krijgen
kanobu-C20 = Overslaan
kanobu-C21 = 3 Kaarten
kanobu-C23 = 1 Kaart
kanobu-C24 = 2 Kaarten
kanobu-C25 = Kans
kanobu-C26 = Wanneer Kans niet mag

## Other effects

kanobu-C22 = Richting
kanobu-C27 = Ster
kanobu-C28 = Schrappen
kanobu-C29 = Kleurwissel

## When cards or ideas run out

kanobu-C31 = Een nieuwe trekstapel
kanobu-C32 = Te weinig kaarten om te trekken
kanobu-C33 = Als iedereen past
kanobu-C34 = Als er geen eind aan komt

## What everybody knows

kanobu-C35 = Open en geheim
kanobu-C36 = Eén spel, één winnaar

## Finer points

kanobu-R1 = Met hoeveel je speelt
kanobu-R5 = Een bijzondere openingskaart
kanobu-R7 = Trekken terwijl je kunt spelen
kanobu-R21 = Schrappen als er niets te schrappen valt
kanobu-R24 = Een nieuwe richting schrappen
kanobu-R30 = Waarmee je Kans betaalt
kanobu-R37 = Wat er van een Ster overblijft
kanobu-R46 = Hoelang een spel mag duren
