### Kanobu at the table: what stands on buttons and what a screen reader says. Names are always in the nominative, verbs in the present.

## The one line: what must I do, or whom do we wait for

kanobu-task-turn = Your turn: play a card that fits, or draw one
kanobu-task-turn-draw = Your turn: nothing fits, so draw a card
kanobu-task-turn-play = Your turn: play a card that fits
kanobu-task-turn-pass = Your turn: nothing fits and nothing can be drawn, so pass
kanobu-task-drawn-play = The drawn card is { $card }: play it or keep it
kanobu-task-drawn-keep = The drawn card is { $card }: it does not fit, so keep it
kanobu-task-skip = You are asked to skip a turn: { $can ->
        [yes] answer with a card or accept
       *[no] accept
    }
kanobu-task-three = You are asked for { $amount ->
        [one] one card
       *[other] { $amount } cards
    }: { $can ->
        [yes] answer with a card or accept
       *[no] accept
    }
kanobu-task-all = Everybody but { $by } is asked for { $amount ->
        [one] one card
       *[other] { $amount } cards
    }: { $can ->
        [yes] answer with a card or accept
       *[no] accept
    }
kanobu-task-chance = Chance: { $can ->
        [pay] pay with three Rock, Paper or Scissors cards, or accept
        [yes] answer with a card, or accept and draw three
       *[no] accept and draw three
    }
kanobu-task-pay = Chance: pay { $left ->
        [one] one more Rock, Paper or Scissors card
       *[other] { $left } more Rock, Paper or Scissors cards
    }
kanobu-task-star = Star: choose one card to play or to take
kanobu-task-colour = Name a colour
kanobu-task-wait = { $name } is to play
kanobu-task-wait-drawn = { $name } looks at the drawn card
kanobu-task-wait-answer = { $name } is asked: { $symbol }{ $amount ->
        [0] {""}
        [one] , one card
       *[other] , { $amount } cards
    }
kanobu-task-wait-pay = { $name } pays for Chance
kanobu-task-wait-star = { $name } chooses a card of the Star
kanobu-task-wait-colour = { $name } names a colour
kanobu-task-won = You win!
kanobu-task-over = The game is over. { $names ->
       *[other] Winner: { $names }
    }

## The middle

kanobu-pile = On the pile: { $card }
kanobu-pile-named = On the pile: { $card }; named colour: { $colour }
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
kanobu-seat-acts = is to act
kanobu-seat-away = away
kanobu-seat-bot = bot
kanobu-you = You

## Demands

kanobu-asked-by = { $name } asks
kanobu-demand = { $by } asks { $name }: { $symbol }{ $amount ->
        [0] {""}
        [one] , one card
       *[other] , { $amount } cards
    }

## Moves

kanobu-do-play = Play { $card }
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
kanobu-star-open = Cards of the Star
kanobu-colours = Colours
kanobu-hand = Your hand
kanobu-no-fit = { $card }, does not fit
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

## What a tap on the pile tells about its top card

kanobu-about-Ro = Rock beats Scissors. On it go Paper cards that share a colour, action cards of its colour, and purple cards.
kanobu-about-Pa = Paper beats Rock. On it go Scissors cards that share a colour, action cards of its colour, and purple cards.
kanobu-about-Sc = Scissors beat Paper. On it go Rock cards that share a colour, action cards of its colour, and purple cards.
kanobu-about-Sk = Skip: the next player loses a turn, or answers with another Skip or with Cancel.
kanobu-about-3 = 3 Cards: the next player draws three and loses the turn, or passes it on with another 3 Cards.
kanobu-about-Di = Direction: play goes the other way round.
kanobu-about-1 = 1 Card: everybody but the one who played it draws a card, unless the next player answers.
kanobu-about-2 = 2 Cards: everybody but the one who played it draws two, unless the next player answers.
kanobu-about-Ch = Chance: the next player pays with three Rock, Paper or Scissors cards, or draws three.
kanobu-about-St = Star: three cards are opened, and one of them is played or taken. Any card fits on a Star.
kanobu-about-Ca = Cancel: the card below it is taken away, and what it asks for is over.
kanobu-about-Co = Change colour: the colour that was named must be played, or a purple card.

## Pictures of the rulebook

kanobu-picture-C1 = Cards of the pack: blue with a circle, green with a triangle, red with a square, yellow with a diamond; a two-colour card with both shapes; a purple card with a flower.
kanobu-picture-C10 = A purple Star goes on a blue Rock, and on a red Skip.
kanobu-picture-C12 = Red is named on Change colour. A red Paper goes on it, and a green-red Rock; a blue Paper does not.
kanobu-picture-C13 = On a blue 3 Cards go a blue Skip and a red 3 Cards; a red Skip does not.
kanobu-picture-C14 = On blue Scissors goes a blue Rock. A blue Paper does not beat it, and a red Rock does not share the colour.
kanobu-picture-C15 = On a green Skip goes a green Paper; a yellow Paper does not.
kanobu-picture-C16 = On a red Rock goes a blue-red Paper; a green-yellow Paper does not.
kanobu-picture-C17 = Rock beats Scissors, Scissors beat Paper, Paper beats Rock.
kanobu-picture-C19 = A blue 3 Cards asks for three cards. A red 3 Cards passes it on: six. A yellow 3 Cards: nine.
kanobu-picture-C22 = The direction turns from clockwise to counter-clockwise.
kanobu-picture-C23 = 1 Card asks everybody for one card; a second one makes it two.
kanobu-picture-C25 = Chance is paid with a Rock, a Paper and a Rock, or costs three cards.
kanobu-picture-C27 = A Star opens three cards; one is chosen, two go under the deck.
kanobu-picture-C28 = Cancel on a blue 3 Cards: both go under the deck.
kanobu-picture-C29 = Change colour: one of the four colours is named.
