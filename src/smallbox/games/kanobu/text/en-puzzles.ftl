### Puzzles of Kanobu: what they are about, and why the solution is best.

kanobu-theme-demand = A demand to answer
kanobu-theme-drawn = A card just drawn
kanobu-theme-colours = A colour to name
kanobu-theme-stars = Cards from a Star
kanobu-theme-danger = Somebody's last card
kanobu-theme-turn = Your turn

kanobu-solved-out = That's your last card gone: you win on the spot.
kanobu-solved-stop = { $seat } has one card left, and { $card } keeps it that way for now.
kanobu-solved-answer = Answer with { $card }: somebody else takes the demand, and you get rid of a card.
kanobu-solved-accept = Take the demand. The card that would answer it is worth more to you later.
kanobu-solved-draw = Draw, even though a card fits: what you'd play now is worth more later.
kanobu-solved-keep = Keep it: played now it helps the others, in your hand it helps you.
kanobu-solved-colour = This colour leaves you the most to play next time.
kanobu-solved-star = Of what the Star offers, this gets you closest to an empty hand.
kanobu-solved-attack = Playing { $card } costs the others cards or a turn, and that's worth more than any quiet card.
kanobu-solved-change = Change the colour now: the others lose the one they play on, and you choose yours.
kanobu-solved-cancel = Cancel takes the top card away, and what's under it suits you better.
kanobu-solved-save = Play { $card } and save the purple card: it fits on anything, so it can be your last one.
kanobu-solved-card = Of your cards, { $card } is the one that's hardest to place later. Keep those that fit more often.

kanobu-hint-play = Play a card. But which one?
kanobu-hint-draw = Do you really want to play any of these now?
kanobu-hint-pass = Not every card you draw has to be played.
kanobu-hint-accept = Is the answer worth the card?
kanobu-hint-colour = Which colour do you hold most of?
kanobu-hint-star-play = One of the open cards can go on the pile at once.
kanobu-hint-star-take = One of the open cards belongs in your hand.

## A move, in a few words

kanobu-try-play = { $card }
kanobu-try-draw = Draw a card
kanobu-try-pass = Keep it
kanobu-try-accept = Accept the demand
kanobu-try-colour = Name { $colour }
kanobu-try-star-play = Play open card { $slot }
kanobu-try-star-take = Take open card { $slot }
