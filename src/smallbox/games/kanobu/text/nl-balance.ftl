# Wat een balansrapport van Kanobu zegt.

kanobu-penalties = Getrokken voor een eis
kanobu-leads = wie de minste kaarten heeft.
kanobu-cause-plain = Eenkleurige kaart
kanobu-cause-pair = Tweekleurige kaart
kanobu-cause-Sk = Overslaan
kanobu-cause-3 = 3 Kaarten
kanobu-cause-Di = Richting
kanobu-cause-1 = 1 Kaart
kanobu-cause-2 = 2 Kaarten
kanobu-cause-Ch = Kans
kanobu-cause-St = Ster
kanobu-cause-Ca = Schrappen
kanobu-cause-Co = Kleurwissel
kanobu-cause-paid = Kans betaald
kanobu-cause-draw = Iemand trekt
kanobu-cause-pass = Iemand past
kanobu-decision-play = Een kaart spelen
kanobu-decision-draw = Trekken
kanobu-decision-drawn = De getrokken kaart spelen of houden
kanobu-decision-answer = Op een eis antwoorden
kanobu-decision-pay = Elke kaart voor Kans
kanobu-decision-choose = Kiezen uit een Ster
kanobu-decision-name = Een kleur noemen
kanobu-ending-win = een hand was leeg
kanobu-ending-stalemate = iedereen paste
kanobu-ending-cap = het maximumaantal zetten
