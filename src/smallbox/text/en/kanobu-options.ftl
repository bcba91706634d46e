### Kanobu: options of the table, and its bots. Choices are short: they stand on buttons.

kanobu-option-drawWhenAble = Drawing although you could play
kanobu-option-drawWhenAble-hint = On: you may save a card that fits and draw instead. Off: you draw only when nothing fits.
kanobu-option-cancelUndoesDirection = Cancel turns the direction back
kanobu-option-cancelUndoesDirection-hint = A Cancel right after a Direction card brings the old direction back.
kanobu-option-idleCancel = Cancel with nothing to cancel
kanobu-option-idleCancel-hint = Whether Cancel then takes the top card away, or stays on the pile as a plain purple card.
kanobu-choice-idleCancel-removes = Takes a card away
kanobu-choice-idleCancel-stays = Stays on the pile
kanobu-option-chanceSet = What pays for Chance
kanobu-option-chanceSet-hint = Three cards pay for Chance; a table may ask for one of each kind.
kanobu-choice-chanceSet-any3 = Any three
kanobu-choice-chanceSet-oneEach = One of each
kanobu-option-starRest = What a Star leaves over
kanobu-option-starRest-hint = Where the cards go that nobody chose.
kanobu-choice-starRest-bottom = Under the deck
kanobu-choice-starRest-top = On top of the deck
kanobu-choice-starRest-shuffle = Shuffled in
kanobu-option-opening = Opening card
kanobu-option-opening-hint = The first card may be any card, or always rock, paper or scissors.
kanobu-choice-opening-asIs = Any card
kanobu-choice-opening-rpsOnly = Rock, paper, scissors
kanobu-option-maxMoves = Most moves
kanobu-option-maxMoves-hint = After so many moves the game stops, and the fewest cards win.
kanobu-option-firstSeat = First seat
kanobu-option-firstSeat-hint = The number of the seat that begins, counted from 0.
kanobu-option-data = Pack
kanobu-option-data-hint = Which cards the pack is made of.
kanobu-choice-data-kanobu = The usual pack
kanobu-choice-data-kanobu-deckA = Coloured Star and Chance
kanobu-choice-data-kanobu-4pairs = Four colour pairs

## Bots

kanobu-level-random = Anyhow
kanobu-level-greedy = Keen
kanobu-level-easy = Easy
kanobu-level-normal = Normal
kanobu-level-hard = Hard
kanobu-level-expert = Expert
