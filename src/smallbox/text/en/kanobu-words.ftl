# Kanobu's cards and colours.

kanobu-card = { $colours } { $symbol }
kanobu-colours-B = blue
kanobu-colours-G = green
kanobu-colours-R = red
kanobu-colours-Y = yellow
kanobu-colours-BG = blue-green
kanobu-colours-BR = blue-red
kanobu-colours-BY = blue-yellow
kanobu-colours-GR = green-red
kanobu-colours-GY = green-yellow
kanobu-colours-RY = red-yellow
kanobu-colours-P = purple
kanobu-symbol-Ro = Rock
kanobu-symbol-Pa = Paper
kanobu-symbol-Sc = Scissors
kanobu-symbol-Sk = Skip
kanobu-symbol-3 = 3 Cards
kanobu-symbol-Di = Direction
kanobu-symbol-1 = 1 Card
kanobu-symbol-2 = 2 Cards
kanobu-symbol-Ch = Chance
kanobu-symbol-St = Star
kanobu-symbol-Ca = Cancel
kanobu-symbol-Co = Change colour
kanobu-bot-greedy = Sheds what is hard to place first and keeps what always fits.
