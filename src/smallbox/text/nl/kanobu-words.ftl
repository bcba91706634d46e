# Kanobu's cards and colours. The colour stands behind the symbol, so that it needs no ending.

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
kanobu-bot-greedy = Speelt eerst wat moeilijk kwijt te raken is en bewaart wat altijd past.
