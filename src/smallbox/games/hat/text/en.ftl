### That's Not a Hat: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-hat = That's Not a Hat
game-hat-line = Give away a gift you can no longer see, and say with a straight face what it is.

## What happens, as a log

hat-event-round-started = The gifts are face up: have a good look. { $seat } starts.
hat-event-gift-shown = { $seat }: shows a gift from the shop - { $gift }
hat-event-gift-turned-down = { $seat }: turns the gift face down, its arrow points at { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: thank you!
hat-event-gift-refused = { $receiver }: refuses. The gift is turned over: { $gift }. { $giver_right ->
        [yes] The name was right
       *[no] The name was wrong
    }; penalty for { $loser }
hat-event-round-ended = The round is over{ $reason ->
        [guard] , the shop is closed
       *[limit] {""}
    }. Penalties: { $scores }. Fewest: { $winners }

## Why a move is not allowed: what happened, which rule, what to do

hat-refusal-H2 = H2: this game is for two to eight players, and this table has { $players }. Change the number of seats.
hat-refusal-H43 = H43: two players start with two gifts each. Choose two gifts, or invite a third player.
hat-refusal-H47 = H47: these players can use up to { $needed } cards in a round, and the deck has only { $cards }. Choose a larger deck.
hat-refusal-H33 = H33: the round is over, because somebody has { $limit } penalties. Start another one?
hat-refusal-H40 = H40: the round is over, because the shop closed after { $gifts } gifts. Start another one?
hat-refusal-H15-giver = H15: only the giver names the gift. Wait for { $seat } to say what it is.
hat-refusal-H15-first = H15: the gift has no name yet. Wait for { $seat } to say what it is.
hat-refusal-H17 = H17: you've said "{ $name }", and you can't change it. Wait for the answer.
hat-refusal-H18 = H18: the giver can't pass. Name the gift; if you've forgotten it, say something and look confident.
hat-refusal-H19-named = H19: the gift already has its name. Wait for { $seat } to accept or refuse it.
hat-refusal-H19-pass = H19: nobody can pass now. Wait for { $seat } to accept or refuse the gift.
hat-refusal-H19-receiver = H19: only the receiver answers. Wait for { $seat } to accept or refuse.
hat-refusal-A9 = A9: "{ $name }" isn't in this round's catalogue. Choose a name from the catalogue.

## Options of the table. Choices are short: they stand on buttons

hat-option-gifts_each = Gifts per player
hat-option-gifts_each-hint = Two gifts each are harder to remember; two players always have two.
hat-option-deck = Arrows in the deck
hat-option-deck-hint = With one colour all backs look alike, and all gifts go the same way round.
hat-choice-deck-mixed = Black and white
hat-choice-deck-black = Black only
hat-choice-deck-white = White only
hat-option-arrow_assignment = Arrows on the gifts
hat-option-arrow_assignment-hint = New for every round, or fixed as on printed cards.
hat-choice-arrow_assignment-shuffled = New each round
hat-choice-arrow_assignment-printed = Fixed
hat-option-arrow_scheme = Arrows and their colours
hat-option-arrow_scheme-hint = Whether a colour always points the same way.
hat-choice-arrow_scheme-coupled = One way per colour
hat-choice-arrow_scheme-crossed = Both ways
hat-option-rounds = Rounds
hat-option-rounds-hint = A match has as many rounds as players, and the lowest total wins.
hat-choice-rounds-1 = One round
hat-choice-rounds-n = A whole match
hat-option-penalty_limit = Penalties that end the round
hat-option-penalty_limit-hint = The round is over when somebody has this many penalties.
hat-option-starter = Who starts
hat-option-starter-hint = The first giver is picked at random, or is whoever sits in the first seat.
hat-choice-starter-lot = At random
hat-choice-starter-seat = First seat
hat-option-catalogue = Names to choose from
hat-option-catalogue-hint = The fewer gifts the catalogue shows, the easier the game.
hat-choice-catalogue-round = This round's
hat-choice-catalogue-all = All gifts
hat-choice-catalogue-seen = Gifts already seen
hat-choice-catalogue-in_play = Gifts going round
hat-option-naming = Naming a gift
hat-option-naming-hint = Pick a picture, or type the first letters.
hat-choice-naming-tiles = Pictures
hat-choice-naming-type = Typing
hat-option-max_gifts = Gift limit
hat-option-max_gifts-hint = The round ends after this many gifts, so it can't go on for ever.
hat-option-show_seconds = Seconds for a new gift
hat-option-show_seconds-hint = How long a gift from the shop is shown before it's turned face down.
hat-option-reveal_seconds = Seconds for a refused gift
hat-option-reveal_seconds-hint = How long everybody sees what it really was.
hat-option-look_seconds = Seconds for the first look
hat-option-look_seconds-hint = How long you can look at the first gifts; it ends sooner when everybody's ready.
hat-option-claim_clock = Seconds to name a gift
hat-option-claim_clock-hint = After that, a bot names this one gift.
hat-option-answer_clock = Seconds to answer
hat-option-answer_clock-hint = After that, silence counts as a thank-you.
hat-option-shop_face = The shop
hat-option-shop_face-hint = In an open shop everybody sees which gift comes next.
hat-choice-shop_face-up = Open
hat-choice-shop_face-down = Closed
hat-option-emotes = Gestures
hat-option-emotes-hint = Look sure, look unsure or give nothing away; it doesn't have to be true.
hat-option-chat = Chat
hat-option-chat-hint = What you can say during a round, when remembering is the game.
hat-choice-chat-quick = Quick phrases
hat-choice-chat-off = Off
hat-choice-chat-free = Free

## Bots

hat-bot-greedy = Goes by what's fresh in its mind: names what it heard last, and works nothing out.
hat-bot-easy = Forgets quickly, watches its own gifts more closely than the others', and is quick to doubt.
hat-bot-normal = Remembers like an attentive guest: most gifts for a while, and some of them wrongly.
hat-bot-hard = Rarely misses a face, puts two and two together, and seldom refuses without good reason.
hat-bot-expert = Remembers as well as people can, and doubts only what it knows to be wrong.
hat-bot-perfect = A curiosity: forgets nothing that was ever shown. No fun to play against.

## What to do now

hat-prompt-look = Have a good look: who has what?
hat-prompt-show = A new gift from the shop. Remember it well!
hat-prompt-reveal = The paper comes off. Who's right?
hat-prompt-over = The round is over
hat-prompt-claim = Say what you're giving to { $receiver }
hat-prompt-answer = Do you believe { $giver }?
hat-prompt-wait-claim = { $giver } is about to name the gift
hat-prompt-wait-answer = Does { $receiver } believe { $giver }?
hat-prompt-wait-believed = Does { $receiver } believe you?

## Giving and answering

hat-table-accept = Thank you!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = For you: { $gift }.
hat-table-refuse = That's not it: { $gift }!
hat-table-reveal = It's this: { $gift }.
hat-table-doubt = No, it isn't!
hat-table-right = The name was right.
hat-table-wrong = The name was wrong.
hat-table-loser = Penalty for { $loser }
hat-table-answer = Your answer to { $giver }
hat-table-thinking = { $giver } is thinking
hat-table-shows = { $seat } shows a gift
hat-table-missed = A gift from the shop is being shown. You only see it once.

## Naming

hat-table-name-it = Say what it is
hat-table-drawer = What are you giving { $receiver }?
hat-table-search = Find a gift
hat-table-search-hint = First letters
hat-table-type-hint = Type the first letters of a gift.
hat-table-none = No gift in the catalogue starts like that.
hat-table-found = { $gifts ->
        [one] One gift
       *[other] { $gifts } gifts
    }
hat-table-say = Say it!
hat-table-choose = Choose a gift. You can't change it later.
hat-table-fold = Look at the table

## On the table

hat-table-ring = The table
hat-table-seat-gives = gives
hat-table-seat-receives = receives
hat-table-seat-winner = wins
hat-table-gifts = { $seat }'s gifts, oldest first
hat-table-open = Open: { $gift }
hat-table-parcel = { $colour ->
        [black] Parcel with black string, arrow to { $receiver }
       *[white] Parcel with white string, arrow to { $receiver }
    }
hat-table-offer = On offer, from { $giver } to { $receiver }: { $colour ->
        [black] a parcel with black string
       *[white] a parcel with white string
    }
hat-table-penalties-of = { $seat }'s penalties
hat-table-penalties = { $penalties ->
        [0] no penalty
        [one] one penalty
       *[other] { $penalties } penalties
    }
hat-table-next = next
hat-table-shop = Shop
hat-table-shop-left = { $gifts ->
        [one] one gift left
       *[other] { $gifts } gifts left
    }
hat-table-shop-top = On top: { $gift }
hat-table-shop-closed = The gift on top is face down
hat-table-closing = { $gifts ->
        [one] The shop closes after one more gift
       *[other] The shop closes after { $gifts } more gifts
    }
hat-table-number = Gift no. { $number }

## Taps that mean nothing, and why

hat-table-why-peek = No peeking! A parcel stays closed until somebody refuses it.
hat-table-why-open = This gift stays face up until it's given away.
hat-table-why-shop = The shop is for whoever takes a penalty: that player gives away the gift on top.
hat-table-why-penalty = Penalties stay face up where they are.
hat-help-parcel-title = A parcel
hat-help-parcel = A gift lying face down. Its arrow shows who gets it; you have to remember what's inside.
hat-help-offer-title = The gift being given
hat-help-offer = The giver says what it is. Whoever receives it says thank you, or refuses it; then it's opened, and whoever was wrong takes a penalty.
hat-help-penalties = One gift for every mistake. The round ends with penalty number { $limit }, and whoever has the fewest wins.
hat-label-gifts = Your gifts. The oldest one, marked “next”, goes first; its arrow shows who gets it.
hat-label-offer = This gift is being given. Believe its name, or say that's not what it is.
hat-label-penalties = Penalty slots: whoever is wrong puts a gift here. When somebody's slots are full, the round is over.
hat-label-shop = The shop: after a penalty, the next gift comes from here.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Ann, Ben, Cleo

## In the terminal

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
terminal-hat-look = Have a good look at the gifts. Press Enter when you're ready.
terminal-hat-offer = { $giver } has a gift for { $receiver }.
terminal-hat-name = Type a number, or the first letters.
terminal-hat-name-typed = Type the first letters.
terminal-hat-accept = Thank you!
# For gifts of a file of one's own, of which only the names are known.
terminal-hat-give = For you: { $gift }.
terminal-hat-refuse = That's not it: { $gift }!
terminal-hat-tally = { $penalties ->
        [0] no penalty
        [one] one penalty
       *[other] { $penalties } penalties
    }

terminal-help-hat =
    On **the table**: the gift next to a name is the oldest and goes next. A parcel only tells you where it will go: ▼ ▽ to the next name below, ▲ △ to the one above; black arrows are full, white ones hollow.

    In **notation**: `claim hat`, `accept`, `refuse`. To name a gift its first letters are enough.

# Options that go together.

hat-preset-short = The round ends at somebody's second penalty instead of the third.

## What the pictures of the rulebook show

hat-picture-H4 = A gift for everybody
hat-picture-H5 = The gift shop
hat-picture-H10 = A visit to the shop
hat-picture-H11 = Turn it face down, follow the arrow
hat-picture-H13 = Always face down
hat-picture-H15 = Say what it is
hat-picture-H21 = At the far end
hat-picture-H23 = The oldest gift goes
hat-picture-H25 = That's not a hat!
hat-picture-H26 = Turn it over
hat-picture-H28 = The penalty
hat-picture-H42 = Two gifts each
