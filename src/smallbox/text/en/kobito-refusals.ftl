# Why a move of Kobito is not allowed: what happened, which rule, what to do.

kobito-refusal-K1-players = K1: Kobito is for { $fewest } to { $most } players, and this table has { $players }.
kobito-refusal-K55-few = K55: a game takes at least three gold cards, and there { $cards ->
        [one] is only one
       *[other] are { $cards }
    }.
kobito-refusal-K55-short = K55: a gold card asks for a rainbow of { $need }, and nobody could finish one that short. Use gold cards that ask for 2 or more.

kobito-refusal-K50 = K50: the game is over, the last gold card has been won.
kobito-refusal-K53 = K53: the game is over, everybody has passed in turn and no card can move any more.
kobito-refusal-K10-turn = K10: it is not your turn. { $seat } is to act.
kobito-refusal-K10-held = K10: you do not hold { $card }. Use a card from your hand.
kobito-refusal-K28-first = K28: { $rainbow } has to leave your studio first. Send on what is left of it.
kobito-refusal-K28-other = K28: { $rainbow } has to leave your studio before you send from another rainbow.
kobito-refusal-K28-rest = K28: sent there, { $places ->
        [one] the last card
       *[other] the { $places } kobitos
    } would have nowhere to go. Send to another place.

kobito-refusal-K45-play = K45: a replacement card is never played alone. Play it with a number card, on a place that shows the same number.
kobito-refusal-K45-start = K45: a replacement card cannot start a rainbow. Start with two neighbouring numbers.
kobito-refusal-K19 = K19: that studio is not yours, it belongs to { $seat }. Play to a gold rainbow or to your own studio.
kobito-refusal-K21-none = K21: there is no rainbow in { $place }. A new one starts with two neighbouring cards from your hand.
kobito-refusal-K21-apart = K21: { $low } and { $high } are not neighbours in that order. A new rainbow starts with two numbers in a row, the lower one first.
kobito-refusal-K22 = K22: your studio is full: four rainbows are the most. Send one to the gold first.
kobito-refusal-K37 = K37: two kobitos cannot start a rainbow, nobody could tell their numbers. Use one kobito and one number.
kobito-refusal-K38-short = K38: at this table a kobito needs a rainbow of two places or more, and { $place } has only one.
kobito-refusal-K38-start = K38: at this table a kobito cannot start a rainbow. Start with two neighbouring numbers.
kobito-refusal-K8-fit = K8: { $card } does not fit the { $end } end of { $place }, which takes { $wanted }.
kobito-refusal-K8-insert = K8: a card joins a rainbow only at one of its two ends, nothing is put in between.
kobito-refusal-K18 = K18: no card goes back to a hand. Only a kobito comes back, in exchange for its number.

kobito-refusal-K26 = K26: only the places at the two ends of a rainbow can be sent, never one from the middle.
kobito-refusal-K43 = K43: that rainbow belongs to { $seat }. All you may do in another studio is exchange a kobito.
kobito-refusal-K23 = K23: { $place } is a studio rainbow. Cards are sent to the gold only, never from studio to studio.
kobito-refusal-K25-none = K25: there is no studio rainbow to send from in { $place }.
kobito-refusal-K25-single = K25: { $place } has one place left: send it from its low end.
kobito-refusal-K27 = K27: { $places ->
        [one] one card
       *[other] { $places } kobitos without a number card
    } would stay behind and cannot all follow to the gold. At least two cards have to remain, one of them a number, or none.

kobito-refusal-K40-none = K40: no kobito stands for { $number } in { $place }.
kobito-refusal-K40-held = K40: you need a { $number } in your hand to exchange this kobito.
kobito-refusal-K40-other = K40: a kobito is exchanged for exactly the number that it stands for.
kobito-refusal-K41 = K41: a kobito is exchanged for a number card, not for a kobito or a replacement card.
kobito-refusal-K44-replacement = K44: you hold no replacement card.
kobito-refusal-K44-none = K44: no number card shows { $number } in { $place }.
kobito-refusal-K44-held = K44: you need a { $number } in your hand to lay on top of the replacement card.
kobito-refusal-K44-other = K44: the card on top of a replacement card shows the same number as the place.
kobito-refusal-K46 = K46: that studio belongs to { $seat }. A replacement card goes on a gold rainbow or in your own studio.
kobito-refusal-K47-kobito = K47: the { $number } in { $place } is a kobito. A replacement card goes on a number card.
kobito-refusal-K47-top = K47: the card on top of a replacement card is a number card, not a kobito.

kobito-refusal-K14-pay = K14: your { $card } fits { $place }, so you cannot pay a card. Play while you can.
kobito-refusal-K14-pay-start = K14: { $low } and { $high } can start a rainbow, so you cannot pay a card. Play while you can.
kobito-refusal-K14-pay-replace = K14: your replacement card and { $number } fit { $place }, so you cannot pay a card. Play while you can.
kobito-refusal-K14-end = K14: you still owe { $owed ->
        [one] one card
       *[other] { $owed } cards
    } and your { $card } fits { $place }, so the turn cannot end.
kobito-refusal-K14-end-start = K14: you still owe { $owed ->
        [one] one card
       *[other] { $owed } cards
    } and { $low } and { $high } can start a rainbow, so the turn cannot end.
kobito-refusal-K14-end-replace = K14: you still owe { $owed ->
        [one] one card
       *[other] { $owed } cards
    } and your replacement card and { $number } fit { $place }, so the turn cannot end.
kobito-refusal-K15 = K15: you still owe { $owed ->
        [one] one card
       *[other] { $owed } cards
    } and nothing fits. Choose a card to pay.
kobito-refusal-K16 = K16: you owe no more cards, so there is nothing to pay.
