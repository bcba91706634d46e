### Kobito: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kobito = Kobito
game-kobito-line = Build rainbows out of numbers, and be there when one reaches its pot of gold.

## The cards in words

kobito-card-K = kobito
kobito-card-R = replacement card
kobito-card-1 = 1
kobito-card-2 = 2
kobito-card-3 = 3
kobito-card-4 = 4
kobito-card-5 = 5
kobito-card-6 = 6
kobito-card-7 = 7
kobito-card-8 = 8
kobito-card-9 = 9
kobito-card-10 = 10
kobito-card-11 = 11
kobito-card-12 = 12
kobito-end-low = low
kobito-end-high = high

## What happens, as a log

kobito-event-card-played = { $seat }: { $card } to the { $end } end of { $to }, as { $number }
kobito-event-rainbow-started = { $seat }: new rainbow { $rainbow } with { $low } and { $high }, from { $number } up
kobito-event-place-sent = { $seat }: { $card } from { $rainbow } to the { $to_end } end of { $to }, as { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } for the kobito in { $at }
kobito-event-card-replaced = { $seat }: replacement card and { $number } on { $at }
kobito-event-card-paid = { $seat }: pays { $card }
kobito-event-gold-won = { $seat }: wins { $value } { $value ->
        [one] point
       *[other] points
    } with a rainbow of { $need } in { $slot }
kobito-event-gold-turned-up = { $slot }: a gold card of { $value } { $value ->
        [one] point
       *[other] points
    } for a rainbow of { $need }
kobito-event-start-card-turned-up = { $slot }: the rainbow begins with { $number }{ $put_back ->
        [none] {""}
       *[other] ; shuffled back: { $put_back }
    }
kobito-event-deck-reshuffled = The discard pile is shuffled into the deck: { $deck ->
        [one] one card
       *[other] { $deck } cards
    }
kobito-event-turn-ended = { $seat }: ends the turn
kobito-event-cards-drawn = { $seat }: draws { $cards }
kobito-event-drew-cards = { $seat }: draws { $number ->
        [one] one card
       *[other] { $number } cards
    }
kobito-event-turn-began = { $seat }'s turn: { $minimum ->
        [0] nothing to play
        [one] one card to play
       *[other] { $minimum } cards to play
    }
kobito-event-game-ended = { $kind ->
        [idle] No card can move any more, so the game is over. Best score: { $winners }
       *[gold] The last gold card is won, so the game is over. Best score: { $winners }
    } ({ $scores })

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kobito-caption-card-played = { $seat }: { $card } to { $to }
kobito-caption-rainbow-started = { $seat }: starts { $rainbow } with { $low } and { $high }
kobito-caption-place-sent = { $seat }: sends { $card } from { $rainbow } to { $to }
kobito-caption-card-paid = { $seat }: pays with { $card }
kobito-caption-gold-won = { $seat }: wins { $value } { $value ->
        [one] point
       *[other] points
    } in { $slot }
kobito-caption-turn-ended = {""}
kobito-caption-turn-began = {""}

## Why a move is not allowed: what happened, which rule, what to do

kobito-refusal-K1-players = K1: Kobito is for { $fewest } to { $most } players, and this table has { $players }. Change the number of seats.
kobito-refusal-K55-few = K55: a game takes at least three gold cards, and there { $cards ->
        [one] is only one
       *[other] are { $cards }
    }. Use more gold cards.
kobito-refusal-K55-short = K55: a gold card asks for a rainbow of { $need }, and nobody could finish one that short. Use gold cards that ask for 2 or more.

kobito-refusal-K50 = K50: the last gold card has been won, so the game is over. Start another one?
kobito-refusal-K53 = K53: no card has moved for a whole round, so the game is over. Start another one?
kobito-refusal-K10-turn = K10: it isn't your turn. Wait for { $seat }.
kobito-refusal-K10-held = K10: you don't hold { $card }. Use a card from your hand.
kobito-refusal-K28-first = K28: { $rainbow } has to leave your studio first. Send on what is left of it.
kobito-refusal-K28-other = K28: { $rainbow } has to leave your studio first. Send on what is left of it, then send from another rainbow.
kobito-refusal-K28-rest = K28: if you send it there, { $places ->
        [one] the last card
       *[other] the { $places } kobitos
    } would have nowhere to go. Send it somewhere else.

kobito-refusal-K45-play = K45: a replacement card is never played alone. Play it with a number card, on a place that shows the same number.
kobito-refusal-K45-start = K45: a replacement card can't start a rainbow. Start with two consecutive numbers.
kobito-refusal-K19 = K19: that studio isn't yours, it belongs to { $seat }. Play to a gold rainbow or to your own studio.
kobito-refusal-K21-none = K21: there's no rainbow in { $place }. A new one starts with two consecutive cards from your hand.
kobito-refusal-K21-apart = K21: { $low } and { $high } aren't consecutive in that order. A new rainbow starts with two consecutive numbers, the lower one first.
kobito-refusal-K22 = K22: your studio is full: it holds four rainbows at most. Send one to the gold first.
kobito-refusal-K37 = K37: two kobitos can't start a rainbow, because nobody could tell their numbers. Use one kobito and one number.
kobito-refusal-K38-short = K38: at this table a kobito needs a rainbow of two places or more, and { $place } has only one. Play it to a longer rainbow.
kobito-refusal-K38-start = K38: at this table a kobito can't start a rainbow. Start with two consecutive numbers.
kobito-refusal-K8-fit = K8: { $card } doesn't fit the { $end } end of { $place }, which takes { $wanted }. Choose another place or another card.
kobito-refusal-K8-insert = K8: cards join a rainbow only at its ends, never in between. Choose an end.
kobito-refusal-K18 = K18: cards don't go back to your hand. Send it to the gold, or play another card from your hand.

kobito-refusal-K26 = K26: you can't send from the middle of a rainbow. Send the card at one of its ends.
kobito-refusal-K43 = K43: that rainbow belongs to { $seat }. Send from your own studio; in somebody else's you can only exchange a kobito.
kobito-refusal-K23 = K23: { $place } is a studio rainbow, and you can only send cards to the gold. Choose a gold rainbow.
kobito-refusal-K25-none = K25: there's no studio rainbow to send from in { $place }. Choose one of your own.
kobito-refusal-K25-single = K25: { $place } has one place left: send it from its low end.
kobito-refusal-K27 = K27: { $places ->
        [one] one card
       *[other] { $places } kobitos without a number card
    } would stay behind and couldn't all follow to the gold. Leave at least two cards, one of them a number, or none.

kobito-refusal-K40-none = K40: no kobito stands for { $number } in { $place }. Choose one that stands for a number you hold.
kobito-refusal-K40-held = K40: you need a { $number } in your hand to exchange this kobito. Choose another kobito, or play a card.
kobito-refusal-K40-other = K40: you can exchange a kobito only for exactly the number it stands for. Use a card with that number.
kobito-refusal-K41 = K41: you can't exchange a kobito for another kobito or a replacement card. Use the number it stands for.
kobito-refusal-K44-replacement = K44: you hold no replacement card. Add your card to the end of a rainbow instead.
kobito-refusal-K44-none = K44: no number card shows { $number } in { $place }. Choose a place whose number you hold.
kobito-refusal-K44-held = K44: you need a { $number } in your hand to go on top of the replacement card. Choose a place whose number you hold.
kobito-refusal-K44-other = K44: the card on top of a replacement card has to show the same number as the place. Choose a place whose number you hold.
kobito-refusal-K46 = K46: that studio belongs to { $seat }. Use your replacement card on a gold rainbow or in your own studio.
kobito-refusal-K47-kobito = K47: the { $number } in { $place } is a kobito. Use your replacement card on a number card.
kobito-refusal-K47-top = K47: a kobito can't go on top of a replacement card. Use a number card.

kobito-refusal-K14-pay = K14: you can't pay while a card fits. Play your { $card } to { $place }.
kobito-refusal-K14-pay-start = K14: you can't pay while you can play. Start a rainbow with { $low } and { $high }.
kobito-refusal-K14-pay-replace = K14: you can't pay while you can play. Put your replacement card and { $number } on { $place }.
kobito-refusal-K14-end = K14: you still have to play { $owed ->
        [one] one card
       *[other] { $owed } cards
    }. Play your { $card } to { $place } first, then end your turn.
kobito-refusal-K14-end-start = K14: you still have to play { $owed ->
        [one] one card
       *[other] { $owed } cards
    }. Start a rainbow with { $low } and { $high } first, then end your turn.
kobito-refusal-K14-end-replace = K14: you still have to play { $owed ->
        [one] one card
       *[other] { $owed } cards
    }. Put your replacement card and { $number } on { $place } first, then end your turn.
kobito-refusal-K15 = K15: you still have to play { $owed ->
        [one] one card
       *[other] { $owed } cards
    }, and nothing fits. Choose a card to pay.
kobito-refusal-K16 = K16: you've played enough, so there's nothing to pay. End your turn, or keep playing.

## Options of the table. Choices are short: they stand on buttons

kobito-option-repl_other = Replacements in other studios
kobito-option-repl_other-hint = You can use a replacement card in other players' studios too.
kobito-option-keep_number = Kobitos keep their number
kobito-option-keep_number-hint = A kobito that is sent fits only where its number is wanted.
kobito-option-strict_clarity = Strict kobitos
kobito-option-strict_clarity-hint = A kobito joins only rainbows of two or more places, and starts none.
kobito-option-voluntary_pay = Paying by choice
kobito-option-voluntary_pay-hint = You can pay a card even though another would fit; expect many penalties.
kobito-option-special_free = Special cards cost nothing
kobito-option-special_free-hint = Kobitos and replacement cards on a score pile cost no points.
kobito-option-tiebreak = Breaking ties
kobito-option-tiebreak-hint = What happens when players tie for first place.
kobito-choice-tiebreak-shared = Share the win
kobito-choice-tiebreak-fewest = Fewest penalties
kobito-option-hidden_piles = Hidden piles
kobito-option-hidden_piles-hint = Nobody sees what's in the score piles and the discard pile.
kobito-option-gold_cards = Gold cards
kobito-option-gold_cards-hint = Fewer gold cards make a shorter game.

## Bots

kobito-bot-greedy = Takes gold when it can, sets nobody up, and keeps its kobitos.
kobito-bot-easy = Plans a turn, but overlooks moves and hardly cares what it leaves for others.
kobito-bot-normal = Plans the whole turn and watches what others could take; now and then it misses a move.
kobito-bot-hard = Counts unseen cards, remembers who took a kobito, and notices what others didn't play.
kobito-bot-expert = Thinks as long as it's allowed to, through thousands of deals that fit what it has seen.

## The one line: what must I do

kobito-prompt-wait = { $seat }'s turn{ $owed ->
        [0] {""}
        [one] , one card to play
       *[other] , { $owed } cards to play
    }
kobito-prompt-dissolve = Your turn: send the rest of { $rainbow } on to the gold
kobito-prompt-pay = Nothing fits: choose { $owed ->
        [one] a card
       *[other] { $owed } cards
    } to pay, −3 points each
kobito-prompt-play = Your turn: play { $owed ->
        [one] a card
       *[other] { $owed } cards
    }
kobito-prompt-more = Your turn: play { $owed ->
        [one] one more card
       *[other] { $owed } more cards
    }
kobito-prompt-free = You've played enough: keep playing, or end your turn
kobito-prompt-end = Nothing else to play: end your turn

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = kobito as { $number }
kobito-place-pairs = { $number } with { $pairs ->
        [one] a replacement
       *[other] { $pairs } replacements
    }
kobito-places-none = empty
kobito-end-of-gold = { $end ->
        [low] Low
       *[high] High
    } end of rainbow { $rainbow }: gold { $value }, needs { $need }, has { $length }: { $places }; takes { $wanted }
kobito-end-of-studio = { $end ->
        [low] Low
       *[high] High
    } end of your rainbow { $rainbow }: { $places }; takes { $wanted }
kobito-rainbow-of = { $owner }'s easel { $easel }
kobito-free-easel = Easel { $rainbow }: empty
kobito-missing = { $number ->
        [one] 1 more
       *[other] { $number } more
    }

## What a press does

kobito-do-play = Play { $card } to the { $end ->
        [low] low
       *[high] high
    } end of { $rainbow }, as { $number }: { $places }
kobito-do-send = Send { $card } from { $from } to the { $end ->
        [low] low
       *[high] high
    } end of { $rainbow }: { $places }
kobito-do-start = Start a rainbow with { $low } and { $high }
kobito-do-swap = Exchange the kobito in { $rainbow } for your { $number }
kobito-do-replace = Put a replacement card and your { $number } on the { $number } in { $rainbow }
kobito-do-pay = Pay with your { $card }: −3 points
kobito-lift = Pick up { $card }
kobito-let-go = Put { $card } back
kobito-lift-end = Pick up { $place }, the { $end ->
        [low] low
       *[high] high
    } end of { $rainbow }, to send it: { $places }
kobito-look-kobito = Kobito as { $number } in { $rainbow }
kobito-start-easel = Start a rainbow on easel { $rainbow }
kobito-end-turn = End turn

## Slips of paper

kobito-hint-no-place = There's no place for this card now. Tap a place to see why.
kobito-hint-no-send = This card can't go to any gold rainbow now. Tap a place to see why.
kobito-hint-exchange = Your { $number } can take this kobito's place: tap the kobito again.
kobito-hint-which-side = This kobito fits on either side: tap the side you mean.
kobito-hint-partner = Tap the second card of the new rainbow in your hand.
kobito-hint-lift-first = Pick up a card first, then tap a place.

## Spoken when a card goes up

kobito-spoken-lifted = { $card } picked up. { $places ->
        [0] No place takes it now.
        [one] One place takes it.
       *[other] { $places } places take it.
    }

## Parts of the table

kobito-part-gold = Gold rainbows
kobito-part-others = Other players
kobito-part-studio = Your studio
kobito-part-hand = Your hand
kobito-gold-empty = { $slot }: no gold left
kobito-deck = Deck: { $number ->
        [one] one card
       *[other] { $number } cards
    }
kobito-gold-deck = Gold deck: { $number ->
        [one] one pot
       *[other] { $number } pots
    }
kobito-discard = Discard pile: { $number ->
        [one] one card
       *[other] { $number } cards
    }
kobito-played = { $done } of { $minimum } played{ $extra ->
        [0] {""}
       *[other] , and { $extra } more
    }
kobito-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kobito-hand-size = { $number ->
        [one] one card in hand
       *[other] { $number } cards in hand
    }
kobito-won = { $number ->
        [0] no gold
        [one] one gold card
       *[other] { $number } gold cards
    }
kobito-paid = { $number ->
        [0] no card paid
        [one] one card paid
       *[other] { $number } cards paid
    }
kobito-is-to-act = playing now
kobito-seat = { $name }: { $facts }. Studio: { $studio }
kobito-studio-empty = empty
kobito-look = { $name }'s studio

## What a thing on the table is, beside it

kobito-help-number = Add it to the end of a rainbow that takes { $number }, or start a rainbow on your easel with the number before or after it. After 12 comes 1.
kobito-help-kobito = Stands for any number at the end of a rainbow. Later, anybody can exchange it for a card with that number.
kobito-help-replacement = Put it together with a number card on a place that shows the same number. The rainbow doesn't get longer, but it counts as two cards played.
kobito-help-fits = Fits now: { $places }.
kobito-help-nowhere = Doesn't fit anywhere now.
kobito-help-fits-end = { $rainbow } { $end ->
        [low] low
       *[high] high
    }
kobito-help-fits-place = on the { $number } in { $rainbow }
kobito-help-fits-start = new rainbow with { $card }
kobito-help-fits-pay = to pay
kobito-help-ends = Now: { $places }. The low end takes { $low }, the high end { $high }.
kobito-help-pot-title = Pot of gold { $slot }: { $value } { $value ->
        [one] point
       *[other] points
    }
kobito-help-pot = Whoever makes its rainbow { $need } places long wins it: { $value } { $value ->
        [one] point
       *[other] points
    }. The coins show the points, the dots the length.
kobito-help-gold-title = Rainbow { $slot }: { $length } of { $need } places
kobito-help-gold = Everybody builds on it. Whoever puts down the last of { $need } places wins { $value } { $value ->
        [one] point
       *[other] points
    }.
kobito-help-easel-title = Your easel { $easel } ({ $name })
kobito-help-easel-empty = Start a rainbow here with two consecutive cards from your hand.
kobito-help-easel = Only you build here. On your turn you can send cards from its ends to a gold rainbow, as many as you like.
kobito-help-others = You can't play here. All you can do is exchange a kobito.
kobito-help-hand-size = At the end of a turn, everybody draws back up to five cards.
kobito-help-pile-title = Score pile: { $name }
kobito-help-pile = Gold cards are worth the points they show; every card paid costs 3 points.
kobito-help-minimum = You have to play this many cards this turn: one, and one more for every rainbow in your studio. You can play more.
kobito-help-deck = You draw from here. When it's empty, the discard pile is shuffled.
kobito-help-gold-deck = A pot that's been won is replaced from here. Once this deck is empty, the next win ends the game.
kobito-help-discard = The cards of finished rainbows.
kobito-help-exchange = A kobito that stands for { $number }. Whoever holds a { $number } can put it here and take the kobito, in any studio.
kobito-help-covered = A replacement card lies here, with a card of the same number on top. It's still one place.
kobito-label-pots = Pots of gold: coins are points, dots are how long the rainbow must be.
kobito-label-easels = Your easels, S1 to S4: start rainbows here and send them to the gold later. Each one makes you play one more card.
kobito-label-bar = Your points, and how many cards you have to play this turn. A card you can't play costs 3 points.
kobito-label-decks = Cards to draw, pots to come, and the discard pile.
kobito-label-others = The others: points, cards in hand and their easels. Tap to look closer.

## After the game

kobito-tally = { $gold ->
        [0] no gold
        [one] one gold card
       *[other] { $gold } gold cards
    } ({ $coins }), { $paid ->
        [0] no card paid
        [one] one card paid
       *[other] { $paid } cards paid
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = A pot of gold that asks for a rainbow of 5; its rainbow begins with one card, an 8.
kobito-picture-K6 = A rainbow on an easel: 10, 11, 12, 1, 2.
kobito-picture-K8 = A gold rainbow 4, 5, 6. A 3 goes to its low end, a 7 to its high end.
kobito-picture-K11 = Two rainbows in the studio: the minimum is three cards.
kobito-picture-K15 = A 7 that fits nowhere is paid: 3 points less.
kobito-picture-K21 = A 12 and a 1 from the hand become a new rainbow on an easel.
kobito-picture-K25 = The 6 at the low end of the studio rainbow 6, 7, 8 is sent to the high end of the gold rainbow 3, 4, 5.
kobito-picture-K28 = A lone 8 on its easel must follow to the high end of the gold rainbow 5, 6, 7.
kobito-picture-K31 = The gold rainbow 11, 12, 1, 2 is as long as its pot asks, 4 places: 4 points.
kobito-picture-K36 = A gold rainbow 3, kobito, 5, 6: the kobito holds a sign with a 4.
kobito-picture-K40 = A 5 from the hand changes places with the kobito that stands for 5 in the rainbow 4, kobito, 6.
kobito-picture-K44 = A replacement card and a 7 from the hand go on the 7 of the rainbow 6, 7, 8.
kobito-picture-K48 = The rainbow 3, 4, 5 with a replacement on the 4 still has 3 places.

## In the terminal

terminal-kobito-gold = gold { $value }
terminal-kobito-filled = { $length } of { $need }
terminal-kobito-score = { $points } points · { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
terminal-kobito-decks = deck { $deck } · gold { $gold } · discard { $discard }
terminal-kobito-played = { $done } of { $minimum } played{ $extra ->
        [0] {""}
       *[other] , and { $extra } more
    }
terminal-kobito-play = Play
terminal-kobito-start = Start
terminal-kobito-send = Send
terminal-kobito-swap = Swap
terminal-kobito-replace = Replace
terminal-kobito-pay = Pay
terminal-kobito-end = Done
terminal-kobito-to = { $card } to { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(wins { $wins })
    }
terminal-kobito-as = as { $number }
terminal-kobito-low = low
terminal-kobito-high = high
terminal-kobito-swap-words = { $number } for the kobito in { $at }{ $nth ->
        [1] {""}
       *[other] , number { $nth }
    }
terminal-kobito-replace-words = R + { $number } on { $at }
terminal-kobito-end-words = end the turn
terminal-kobito-tally = { $points } points: { $gold ->
        [one] one gold card
       *[other] { $gold } gold cards
    }, { $paid ->
        [0] nothing paid
        [one] one card paid
       *[other] { $paid } cards paid
    }

terminal-help-kobito =
    On **the table**: `3‹ 4 5 ›6` is a rainbow with the numbers its ends take, every `·` a missing place; `k4` is a kobito that stands for 4, `5*` a card with a replacement on it. Cards in your hand in full colour can be played now.

    In **notation**: `play 5 G1H` (H high end, L low end), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K is a kobito, R a replacement card; G1 to G3 are the gold rainbows, S1 to S4 your own, `B.S1` is Ben's.

# Options that go together.

kobito-preset-short = 9 gold cards instead of 18: about half as long.
