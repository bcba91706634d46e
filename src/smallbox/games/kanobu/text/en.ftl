### Kanobu: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kanobu = Kanobu
game-kanobu-line = Rock beats scissors, and somebody will pay for it: pass the bill on and get rid of your cards.

## The cards in words

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
# The colour itself, not a card of it.
kanobu-colour-B = blue
kanobu-colour-G = green
kanobu-colour-R = red
kanobu-colour-Y = yellow
kanobu-colour-P = purple
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

## What happens, as a log

kanobu-event-game-began = The cards are dealt. The pile starts with { $top }; { $seat } goes first.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: { $card } for Chance, { $left ->
        [0] all paid
        [one] one more to pay
       *[other] { $left } more to pay
    }
kanobu-event-cards-drawn = { $seat }: draws { $cards }{ $by ->
        [none] {""}
       *[other] {" "}({ $by }'s { $symbol })
    }
kanobu-event-drew-cards = { $seat }: draws { $number ->
        [one] a card
       *[other] { $number } cards
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $by }'s { $symbol })
    }
kanobu-event-card-kept = { $seat }: keeps the drawn card
kanobu-event-turn-passed = { $seat }: passes, nothing to draw and nothing to play
kanobu-event-demand-made = { $seat } has to answer { $by }'s { $symbol }{ $amount ->
        [0] {""}
        [one] , one card
       *[other] , { $amount } cards
    }
kanobu-event-demand-accepted = { $seat }: accepts { $symbol }
kanobu-event-direction-turned = { $seat }: play now goes { $clockwise ->
        [yes] clockwise
       *[no] counter-clockwise
    }
kanobu-event-colour-named = { $seat }: names { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , { $removed } leaves the pile
    }
kanobu-event-star-opened = { $seat }: the Star turns up { $cards }
kanobu-event-star-card-played = { $seat }: plays { $card } from the Star
kanobu-event-star-card-taken = { $seat }: takes { $card } from the Star
kanobu-event-deck-rebuilt = The pile is shuffled into a new deck of { $deck ->
        [one] one card
       *[other] { $deck } cards
    }
kanobu-event-game-ended = { $kind ->
        [win] { $winners } wins
        [stalemate] Nobody can move any more. Fewest cards: { $winners }
       *[cap] The game has reached the move limit. Fewest cards: { $winners }
    }

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kanobu-caption-demand-made = { $everybody ->
        [yes] everybody else draws { $amount }, unless { $seat } answers
       *[no] { $seat } { $amount ->
            [0] loses a turn or answers
           *[other] draws { $amount } or answers
        }
    }
kanobu-caption-demand-accepted = { $amount ->
        [0] { $seat }: loses the turn ({ $by }'s { $symbol })
       *[other] {""}
    }

## Why a move is not allowed: what happened, which rule, what to do

kanobu-refusal-R1 = R1: Kanobu is for { $fewest } to { $most } players, and this table has { $players }. Change the number of seats.
kanobu-refusal-C5 = C5: the game is over, because somebody has played their last card. Start another one?
kanobu-refusal-C33 = C33: the game is over, because nobody could draw or play any more. Start another one?
kanobu-refusal-C34 = C34: the game is over, because it reached the move limit. Start another one?
kanobu-refusal-C6 = C6: it isn't your turn. Wait for { $seat }.
kanobu-refusal-C7-not-held = C7: you don't hold { $card }. Play a card from your hand, or draw one.
kanobu-refusal-C7-pass = C7: you can't pass while a card can be drawn. Play a card that fits, or draw one.
kanobu-refusal-C7-draw = C7: at this table you draw only when nothing fits. Play your { $card }.
kanobu-refusal-C8-again = C8: you've already drawn. Play { $card } if it fits, or keep it.
kanobu-refusal-C8-other = C8: after drawing you can only play the card you drew. Play { $card } if it fits, or keep it.
kanobu-refusal-C9-play = C9: there's nothing to draw, and your { $card } fits. Play a card that fits.
kanobu-refusal-C9-draw = C9: there's nothing to draw. Play a card that fits, or pass if none does.
kanobu-refusal-C12 = C12: { $colour } was named, and { $card } isn't { $colour }. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C13 = C13: { $card } doesn't fit on { $top }: different colour and symbol. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C14-colour = C14: { $card } beats { $top }, but they share no colour. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C14-beaten = C14: { $card } shares a colour with { $top }, but doesn't beat it: you need { $symbol }. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C14-neither = C14: { $card } doesn't fit on { $top }: you need { $symbol }, and a shared colour. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C15 = C15: { $card } doesn't fit on { $top }: they share no colour. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C19-answer = C19: you have to answer { $symbol } first. Accept, cancel it, or play another { $symbol }.
kanobu-refusal-C19-card = C19: { $card } doesn't answer { $symbol }. Accept, cancel it, or play another { $symbol }.
kanobu-refusal-C19-not-held = C19: you don't hold { $card }. Answer { $symbol } with a card from your hand, or accept.
kanobu-refusal-C19-nothing = C19: there's nothing to accept. { $instead ->
        [keep] You've just drawn it, so keep it.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C25-three = C25: paying for Chance takes three Rock, Paper or Scissors cards, and you have fewer. Accept, or answer with Cancel or Chance.
kanobu-refusal-C25-one-each = C25: paying for Chance takes a Rock, a Paper and Scissors at this table, and you don't have all three. Accept, or answer with Cancel or Chance.
kanobu-refusal-C25-go-on = C25: once you start paying, you have to finish. Play { $left ->
        [one] one more Rock, Paper or Scissors card
       *[other] { $left } more Rock, Paper or Scissors cards
    } from your hand.
kanobu-refusal-C26 = C26: { $seat } has { $cards ->
        [one] only one card
       *[other] only { $cards } cards
    }, so Chance can't be played now. { $instead ->
        [keep] You've just drawn it, so keep it.
        [take] Take it, or choose another card.
        [answer] Accept, or answer with another card.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C27-pick = C27: pick one of the cards the Star turned up: play it or take it.
kanobu-refusal-C27-empty = C27: there's no card number { $slot }; the Star turned up { $open ->
        [one] one card
       *[other] { $open } cards
    }. Choose one of those.
kanobu-refusal-C27-no-star = C27: no Star is open, so there's nothing to choose from. { $instead ->
        [keep] You've just drawn it, so keep it.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C29-unknown = C29: { $colour } can't be named. Name blue, green, red or yellow.
kanobu-refusal-C29-later = C29: you name a colour only after playing Change colour. { $instead ->
        [keep] You've just drawn it, so keep it.
        [draw] Draw a card.
        [pass] Pass: there's nothing to draw.
        [play] Play a card that fits.
       *[play-or-draw] Play a card that fits, or draw one.
    }
kanobu-refusal-C30 = C30: name a colour for your Change colour card first.

## Options of the table. Choices are short: they stand on buttons

kanobu-option-drawWhenAble = Drawing when you could play
kanobu-option-drawWhenAble-hint = On: you can save a card that fits and draw instead. Off: you draw only when nothing fits.
kanobu-option-cancelUndoesDirection = Cancel turns the direction back
kanobu-option-cancelUndoesDirection-hint = A Cancel right after a Direction card brings the old direction back.
kanobu-option-idleCancel = Cancel with nothing to cancel
kanobu-option-idleCancel-hint = Whether Cancel then takes the top card away, or stays on the pile as a plain purple card.
kanobu-choice-idleCancel-removes = Takes a card away
kanobu-choice-idleCancel-stays = Stays on the pile
kanobu-option-chanceSet = What pays for Chance
kanobu-option-chanceSet-hint = Three cards pay for Chance: any three, or one of each kind.
kanobu-choice-chanceSet-any3 = Any three
kanobu-choice-chanceSet-oneEach = One of each
kanobu-option-starRest = Leftover Star cards
kanobu-option-starRest-hint = Where the cards nobody chose go.
kanobu-choice-starRest-bottom = Under the deck
kanobu-choice-starRest-top = On top of the deck
kanobu-choice-starRest-shuffle = Shuffled in
kanobu-option-opening = Opening card
kanobu-option-opening-hint = The first card can be any card, or always rock, paper or scissors.
kanobu-choice-opening-asIs = Any card
kanobu-choice-opening-rpsOnly = Rock, paper, scissors
kanobu-option-maxMoves = Move limit
kanobu-option-maxMoves-hint = The game stops after this many moves, and whoever has the fewest cards wins.
kanobu-option-firstSeat = Who starts
kanobu-option-firstSeat-hint = 0: the first seat starts, 1: the second, and so on.
kanobu-option-data = Pack
kanobu-option-data-hint = Which cards the pack is made of.
kanobu-choice-data-kanobu = The usual pack
kanobu-choice-data-kanobu-deckA = Coloured Star and Chance
kanobu-choice-data-kanobu-4pairs = Four colour pairs

## Bots

kanobu-bot-greedy = Gets rid of awkward cards first and keeps the ones that always fit.
kanobu-bot-easy = Plays on instinct, with good habits, and forgets what went under the deck.
kanobu-bot-normal = Looks a few turns ahead, but remembers nothing that's out of sight.
kanobu-bot-hard = Remembers every card it has seen, and knows what a draw means: nothing fitted.
kanobu-bot-expert = Before every card, tries out thousands of games that fit what it has seen.

## The one line: what must I do, or whom do we wait for

kanobu-prompt-turn = Your turn: play a card that fits, or draw one
kanobu-prompt-turn-draw = Your turn: nothing fits, so draw a card
kanobu-prompt-turn-play = Your turn: play a card that fits
kanobu-prompt-turn-pass = Your turn: nothing fits and there's nothing to draw, so pass
kanobu-prompt-drawn-play = You drew { $card }: play it or keep it
kanobu-prompt-drawn-keep = You drew { $card }: it doesn't fit, so keep it
kanobu-prompt-skip = { $can ->
        [yes] Skip your turn, or answer with a card
       *[no] Skip your turn: you have no card to answer with
    }
kanobu-prompt-three = Draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }{ $can ->
        [yes] , or answer with a card
       *[no] : you have no card to answer with
    }
kanobu-prompt-all = Everyone but { $by } draws { $amount ->
        [one] a card
       *[other] { $amount } cards
    }{ $can ->
        [yes] , unless you answer with a card
       *[no] : you have no card to answer with
    }
kanobu-prompt-chance = Chance: { $can ->
        [pay] pay with three Rock, Paper or Scissors cards, or draw three
        [yes] draw three cards, or answer with a card
       *[no] draw three cards, you have no card to answer with
    }
kanobu-prompt-pay = Chance: pay { $left ->
        [one] one more Rock, Paper or Scissors card
       *[other] { $left } more Rock, Paper or Scissors cards
    }
kanobu-prompt-star = Star: choose one card to play or to take
kanobu-prompt-colour = Choose a colour
kanobu-prompt-wait-drawn = { $seat } is looking at the card just drawn
kanobu-prompt-wait-answer = { $seat } has to answer: { $symbol }{ $amount ->
        [0] {""}
        [one] , one card
       *[other] , { $amount } cards
    }
kanobu-prompt-wait-pay = { $seat } is paying for Chance
kanobu-prompt-wait-star = { $seat } is choosing a card from the Star
kanobu-prompt-wait-colour = { $seat } is choosing a colour
kanobu-prompt-won = You win!
kanobu-prompt-over = The game is over. Winner: { $winners }

## The middle

kanobu-pile = On the pile: { $card }
kanobu-pile-named = On the pile: { $card }; named colour: { $colour }
kanobu-laid-by = played by { $name }
kanobu-pile-empty = The pile is empty: any card fits
kanobu-deck = { $number ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $number } cards in the deck
    }
kanobu-direction = Play goes { $clockwise ->
        [yes] clockwise
       *[no] counter-clockwise
    }

## Seats

kanobu-seats = Players, in seat order
kanobu-seat = { $name }: { $number ->
        [one] one card, the last
       *[other] { $number } cards
    }
kanobu-seat-acts = playing now
kanobu-you = You

## Demands

kanobu-asked-by = from { $name }
kanobu-demand = { $name } has to answer { $by }'s { $symbol }{ $amount ->
        [0] {""}
        [one] , one card
       *[other] , { $amount } cards
    }

## Moves

kanobu-do-play = Play { $card }
kanobu-lift = Pick up { $card }
kanobu-do-pay = Pay with { $card }
kanobu-do-draw = Draw a card
kanobu-do-draw-from = Draw a card. { $number ->
        [0] The deck is empty, so the pile is shuffled first
        [one] One card in the deck
       *[other] { $number } cards in the deck
    }
kanobu-do-keep = Keep { $card }
kanobu-do-pass = Pass
kanobu-do-skip = Accept: lose this turn
kanobu-do-three = Accept: draw { $amount ->
        [one] one card
       *[other] { $amount } cards
    } and lose this turn
kanobu-do-all = Accept: everybody but { $by } draws { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
kanobu-do-colour = Name { $colour }
kanobu-do-star-play = Play { $card }
kanobu-do-star-take = Take { $card }
kanobu-star-play = Play
kanobu-star-take = Take
kanobu-star-open = Cards from the Star
kanobu-colours = Colours
kanobu-hand = Your hand
kanobu-no-fit = { $card }, doesn't fit
kanobu-paid = Paid for Chance
kanobu-pay-left = { $left ->
        [0] All paid
        [one] One more
       *[other] { $left } more
    }
kanobu-actions = What you can do

## After the game

kanobu-tally = { $number ->
        [0] no cards left
        [one] one card left
       *[other] { $number } cards left
    }

## What a thing on the table is: a tap on the pile, and the slip beside it

kanobu-about-Ro = Rock beats Scissors. Paper cards that share a colour fit on it, and so do action cards of its colour and purple cards.
kanobu-about-Pa = Paper beats Rock. Scissors cards that share a colour fit on it, and so do action cards of its colour and purple cards.
kanobu-about-Sc = Scissors beat Paper. Rock cards that share a colour fit on it, and so do action cards of its colour and purple cards.
kanobu-about-Sk = Skip: the next player loses a turn, or answers with another Skip or with Cancel.
kanobu-about-3 = 3 Cards: the next player draws three and loses a turn, passes it on with another 3 Cards (three more each time), or cancels it.
kanobu-about-Di = Direction: play goes the other way.
kanobu-about-1 = 1 Card: everybody except whoever played it draws a card, unless the next player passes it on with another 1 Card or cancels it.
kanobu-about-2 = 2 Cards: everybody except whoever played it draws two, unless the next player passes it on with another 2 Cards or cancels it.
kanobu-about-Ch = Chance: the next player pays with three Rock, Paper or Scissors cards, draws three and loses a turn, passes it on with another Chance, or cancels it.
kanobu-about-St = Star: three cards from the deck are turned up; play one of them if it fits, or take it. Any card fits on a purple Star.
kanobu-about-Ca = Cancel: the card below leaves the pile, and so does whatever it demands.
kanobu-about-Co = Change colour: whoever plays it names a colour; only that colour or a purple card fits on it.
kanobu-help-open = Turned up by the Star: play it if it fits, or take it.
kanobu-help-seat = The first player with no cards left wins.
kanobu-help-deck = If nothing fits, or you'd rather keep your cards, draw one. If it fits, you can play it right away.
kanobu-help-ring = The arrows show whose turn comes next. A Direction card turns them around.
kanobu-help-purple = Purple cards fit on any card, unless a demand is open.
kanobu-help-two = It counts as either of its two colours.
kanobu-help-fits = You can play it now.
kanobu-help-fits-not = It doesn't fit now.
kanobu-label-pile = The pile: the card you play must fit the one on top. Cards that fit are raised and bright.
kanobu-label-deck = The deck: nothing fits? Draw a card.
kanobu-label-seats = The others, and how many cards they have left. Whoever gets rid of all their cards first wins.
kanobu-label-hand = Tap a card to pick it up, tap it again to play it.

## Pictures of the rulebook

kanobu-picture-C10 = A purple Star goes on a blue Rock, and on a red Skip.
kanobu-picture-C12 = Red is named on Change colour. A red Paper goes on it, and so does a green-red Rock; a blue Paper doesn't.
kanobu-picture-C13 = A blue Skip and a red 3 Cards go on a blue 3 Cards; a red Skip doesn't.
kanobu-picture-C14 = A blue Rock goes on blue Scissors. A blue Paper doesn't beat it, and a red Rock doesn't share the colour.
kanobu-picture-C15 = A green Paper goes on a green Skip; a yellow Paper doesn't.
kanobu-picture-C16 = A blue-red Paper goes on a red Rock; a green-yellow Paper doesn't.
kanobu-picture-C17 = Rock beats Scissors, Scissors beat Paper, Paper beats Rock.
kanobu-picture-C19 = A blue 3 Cards means drawing three cards. A red 3 Cards passes it on: six. A yellow 3 Cards: nine.
kanobu-picture-C22 = The direction turns from clockwise to counter-clockwise.
kanobu-picture-C23 = 1 Card makes everybody else draw one card; a second one makes it two.
kanobu-picture-C25 = Chance is paid with a Rock, a Paper and a Rock, or costs three cards.
kanobu-picture-C27 = A Star turns up three cards; one is chosen, two go under the deck.
kanobu-picture-C28 = Cancel on a blue 3 Cards: both go under the deck.
kanobu-picture-C29 = Change colour: one of the four colours is named.

## In the terminal

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
terminal-kanobu-price-Ch = { $symbol } by { $by }: play three Rock, Paper or Scissors cards, or draw { $amount } and lose the turn
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

terminal-help-kanobu =
    On **the table**: ● blue, ▲ green, ■ red, ◆ yellow, ✦ purple. The arrows between the names show which way play goes, the numbers how many cards are left. Cards in your hand in full colour can be played now.

    In **notation**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. A card is colour.symbol: B blue, G green, R red, Y yellow, P purple, two letters for two colours; Ro Rock, Pa Paper, Sc Scissors, Sk Skip, 3, Di Direction, 1, 2, Ch Chance, St Star, Ca Cancel, Co Change colour.

# Options that go together.

kanobu-preset-short = At most 40 moves; then whoever has the fewest cards wins.
