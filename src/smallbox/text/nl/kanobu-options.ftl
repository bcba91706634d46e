### Kanobu: options of the table, and its bots. Choices are short: they stand on buttons.

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
kanobu-option-maxMoves = Hoogste aantal zetten
kanobu-option-maxMoves-hint = Na zoveel zetten stopt het spel, en de minste kaarten winnen.
kanobu-option-firstSeat = Eerste stoel
kanobu-option-firstSeat-hint = Het nummer van de stoel die begint, geteld vanaf 0.
kanobu-option-data = Pak kaarten
kanobu-option-data-hint = Welke kaarten er in het pak zitten.
kanobu-choice-data-kanobu = Het gewone pak
kanobu-choice-data-kanobu-deckA = Ster en Kans in kleur
kanobu-choice-data-kanobu-4pairs = Vier kleurparen

## Bots

kanobu-level-random = Zomaar wat
kanobu-level-greedy = Gretig
kanobu-level-easy = Makkelijk
kanobu-level-normal = Gewoon
kanobu-level-hard = Moeilijk
kanobu-level-expert = Expert
