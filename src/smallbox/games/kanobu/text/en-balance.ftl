# What a balance report says of Kanobu.

kanobu-penalties = Cards drawn for demands
kanobu-leads = whoever holds the fewest cards.
kanobu-cause-plain = One-colour card
kanobu-cause-pair = Two-colour card
kanobu-cause-Sk = Skip
kanobu-cause-3 = 3 Cards
kanobu-cause-Di = Direction
kanobu-cause-1 = 1 Card
kanobu-cause-2 = 2 Cards
kanobu-cause-Ch = Chance
kanobu-cause-St = Star
kanobu-cause-Ca = Cancel
kanobu-cause-Co = Change colour
kanobu-cause-paid = Chance paid
kanobu-cause-draw = Somebody draws
kanobu-cause-pass = Somebody passes
kanobu-decision-play = Playing a card
kanobu-decision-draw = Drawing
kanobu-decision-drawn = Playing or keeping the drawn card
kanobu-decision-answer = Answering a demand
kanobu-decision-pay = Each card for Chance
kanobu-decision-choose = Choosing from a Star
kanobu-decision-name = Naming a colour
kanobu-ending-win = a hand was empty
kanobu-ending-stalemate = everybody passed
kanobu-ending-cap = the move limit
