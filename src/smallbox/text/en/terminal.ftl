### The games in a terminal.

## Before the game

terminal-welcome = smallbox: card games from small boxes, against bots, right here.
terminal-ask-game = Which game?
terminal-ask-game-again = Expected a number from 1 to { $most } or { $names }, got "{ $got }".
terminal-ask-range = { $fewest } to { $most } players
terminal-ask-players = How many players, you included ({ $fewest } to { $most })?
terminal-ask-players-again = Expected a number from { $fewest } to { $most }, got "{ $got }".
terminal-ask-bots = Which bots? One for all, or one for each with commas.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Your name?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Ann Ben Cleo Dan Eva Finn Gus Hana
terminal-names-spare = Ada Bo Cora Dora Emil Fay Gil Hugo

## During the game

terminal-title = { $game } · ? help · rules · quit
terminal-hand = hand
terminal-task-wait = { $seat } is to act.
terminal-task-over = The game is over.
terminal-answer-number = Expected a number from 1 to { $most }, got { $got }.
terminal-answer-several = "{ $got }" could be { $words }. Type a little more.
terminal-answer-unclear = "{ $got }" is no move here. Type a number of the list, or ? for help.
terminal-slip-more = type: rules { $clause }
terminal-page-on = Enter: go on · q: back to the game
terminal-page-back = Enter: back to the game
terminal-goodbye = Goodbye, and thank you for playing.
terminal-script-moves = Your moves: { $moves }
terminal-script-ended = input ended before the game

## The end

terminal-end = The game is over
terminal-record-offer = The game can be kept as a record: every move, and the proof that the deal was honest.
terminal-record-file = File name (Enter: do not keep):
terminal-record-saved = The record is in { $file }. To prove its deal: smallbox verify { $file }

## Help

terminal-help =
    Type the **number** of a move, or the first letters of its words, or a move in notation.

    - `rules` shows the rulebook, `rules { $clause }` one clause of it
    - `quit` leaves; so do Ctrl-D and Ctrl-C
    - Enter goes on at once while the others play
terminal-help-deal = The deal is sealed as `{ $commitment }`; a saved record opens the seal.
terminal-help-kobito =
    On **the table**: `3‹ 4 5 ›6` is a rainbow with the numbers that its ends take, every `·` a missing place; `k4` is a kobito that stands for 4, `5*` a card with a replacement on it. Cards of your hand in full colour can be put down now.

    In **notation**: `play 5 G1H` (H high end, L low end), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K is a kobito, R a replacement card; G1 to G3 are the gold rainbows, S1 to S4 your own, `B.S1` is Ben's.
terminal-help-kanobu =
    On **the table**: ● blue, ▲ green, ■ red, ◆ yellow, ✦ purple. The arrows between the names show which way play goes, the numbers how many cards are left. Cards of your hand in full colour can be played now.

    In **notation**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. A card is colour.symbol: B G R Y and P for purple, two letters for two colours; Ro Pa Sc Sk 3 Di 1 2 Ch St Ca Co.
terminal-help-hat =
    On **the table**: the gift next to a name is the oldest and goes next. A parcel tells only where it will go: ▼ ▽ to the next name below, ▲ △ to the one above; black arrows are full, white ones hollow.

    In **notation**: `claim hat`, `accept`, `refuse`. To name a gift its first letters are enough.

## Kanobu

terminal-kanobu-round = table
terminal-kanobu-pile = pile
terminal-kanobu-demand = demand
terminal-kanobu-open = open
terminal-kanobu-paid = paid
terminal-kanobu-empty = empty: anything fits
terminal-kanobu-named = named:
terminal-kanobu-deck = pile { $pile } · deck { $deck }
terminal-kanobu-left = { $cards ->
        [0] no card left
        [one] one card left
       *[other] { $cards } cards left
    }
terminal-kanobu-price-Sk = { $symbol } by { $by }: lose the turn
terminal-kanobu-price-3 = { $symbol } by { $by }{ $links ->
        [one] {""}
       *[other] , { $links } in a row
    }: draw { $amount } and lose the turn
terminal-kanobu-price-1 = { $symbol } by { $by }{ $links ->
        [one] {""}
       *[other] , { $links } in a row
    }: everybody but { $by } draws { $amount }
terminal-kanobu-price-2 = { $symbol } by { $by }{ $links ->
        [one] {""}
       *[other] , { $links } in a row
    }: everybody but { $by } draws { $amount }
terminal-kanobu-price-Ch = { $symbol } by { $by }: lay three Rock, Paper or Scissors cards, or draw { $amount } and lose the turn
terminal-kanobu-task-turn = Your turn: lay a card that fits, or draw one.
terminal-kanobu-task-drawn = You drew { $card }: lay it, or keep it.
terminal-kanobu-task-drawn-only = You drew { $card }, and it does not fit.
terminal-kanobu-task-respond = You are asked: accept, cancel, or pass it on.
terminal-kanobu-task-pay = You are paying for Chance: { $left ->
        [one] one more card
       *[other] { $left } more cards
    }.
terminal-kanobu-task-star = Your Star: pick one of the open cards.
terminal-kanobu-task-colour = Name a colour.
terminal-kanobu-play = Play { $card }
terminal-kanobu-cancel = Cancel it: { $card }
terminal-kanobu-answer = Pass it on: { $card }
terminal-kanobu-pay = Pay with { $card }
terminal-kanobu-draw = Draw a card
terminal-kanobu-keep = Keep it
terminal-kanobu-pass = Pass
terminal-kanobu-accept-Sk = Accept: lose the turn
terminal-kanobu-accept-3 = Accept: draw and lose the turn
terminal-kanobu-accept-1 = Accept: draw, then take your turn
terminal-kanobu-accept-2 = Accept: draw, then take your turn
terminal-kanobu-accept-Ch = Accept: draw three and lose the turn
terminal-kanobu-star-play = Play { $card }
terminal-kanobu-star-take = Take { $card }

## Kobito

terminal-kobito-gold = gold { $value }
terminal-kobito-filled = { $length } of { $need }
terminal-kobito-score = { $points } points · { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
terminal-kobito-decks = deck { $deck } · gold { $gold } · discard { $discard }
terminal-kobito-played = { $done } of { $minimum } played
terminal-kobito-task-play = Your turn: play { $left ->
        [one] one more card
       *[other] { $left } more cards
    }.
terminal-kobito-task-pay = Nothing fits: choose a card to lose, it costs three points.
terminal-kobito-task-free = You have played enough: end your turn, or play on.
terminal-kobito-task-dissolve = { $rainbow } must go on to the gold, card by card.
terminal-kobito-play = Play
terminal-kobito-start = Start
terminal-kobito-send = Send
terminal-kobito-swap = Swap
terminal-kobito-replace = Replace
terminal-kobito-pay = Lose
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
        [0] nothing lost
        [one] one card lost
       *[other] { $paid } cards lost
    }

## That's Not a Hat

terminal-hat-shop = Shop: { $gifts ->
        [one] one gift
       *[other] { $gifts } gifts
    }
terminal-hat-top = on top { $gift }
terminal-hat-gift-number = gift no. { $number }
terminal-hat-closing = the shop closes in { $gifts ->
        [one] one gift
       *[other] { $gifts } gifts
    }
terminal-hat-penalties = penalties: { $gifts }
terminal-hat-look = Have a good look at the gifts. Enter when you are ready.
terminal-hat-offer = { $giver } has a gift for { $receiver }.
terminal-hat-task-claim = Say what you give to { $receiver }: a number, or the first letters.
terminal-hat-task-type = Say what you give to { $receiver }: type the first letters.
terminal-hat-task-answer = Do you believe { $giver }?
terminal-hat-accept = Thank you!
# For gifts of a file of one's own, of which only the names are known.
terminal-hat-give = For you: { $gift }.
terminal-hat-refuse = That's not it: { $gift }!
terminal-hat-tally = { $penalties ->
        [0] no penalty
        [one] one penalty
       *[other] { $penalties } penalties
    }
