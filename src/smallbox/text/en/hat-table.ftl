### That's Not a Hat: the table in the browser. No past tense and no vocative with names.

## What to do now

hat-table-task-look = Have a good look: who has what?
hat-table-task-show = A new gift from the shop. Remember it well!
hat-table-task-reveal = The paper comes off. Who is right?
hat-table-task-over = The round is over.
hat-table-task-claim = Say what you give to { $receiver }.
hat-table-task-claim-other = { $giver } thinks of a name for the gift.
hat-table-task-answer = Do you believe { $giver }?
hat-table-task-answer-giver = Does { $receiver } believe you?
hat-table-task-answer-other = Does { $receiver } believe { $giver }?

## Giving and answering

hat-table-accept = Thank you!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = For you: { $gift }.
hat-table-refuse = That's not it: { $gift }!
hat-table-reveal = It is this: { $gift }.
hat-table-doubt = No, it isn't!
hat-table-right = The name was right.
hat-table-wrong = The name was wrong.
hat-table-loser = Penalty for { $loser }
hat-table-answer = Your answer to { $giver }
hat-table-thinking = { $giver } is thinking
hat-table-shows = { $seat } shows a gift
hat-table-missed = A gift from the shop is being shown. It can be seen only once.

## Naming

hat-table-name-it = Say what it is
hat-table-drawer = What do you give to { $receiver }?
hat-table-search = Find a gift
hat-table-search-hint = First letters
hat-table-type-hint = Type the first letters of a gift.
hat-table-none = No gift in the catalogue begins like this.
hat-table-found = { $gifts ->
        [one] One gift
       *[other] { $gifts } gifts
    }
hat-table-say = Say it!
hat-table-choose = Choose a gift. A name once said stands.
hat-table-fold = Look at the table

## On the table

hat-table-ring = The table
hat-table-seat-gives = gives
hat-table-seat-receives = receives
hat-table-seat-bot = bot
hat-table-seat-away = away
hat-table-seat-winner = wins
hat-table-gifts = Gifts of { $seat }, oldest first
hat-table-open = Open: { $gift }
hat-table-parcel = { $colour ->
        [black] Parcel with black string, arrow to { $receiver }
       *[white] Parcel with white string, arrow to { $receiver }
    }
hat-table-offer = On offer, from { $giver } to { $receiver }: { $colour ->
        [black] a parcel with black string
       *[white] a parcel with white string
    }
hat-table-penalties-of = Penalties of { $seat }
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
hat-table-shop-closed = The gift on top lies face down
hat-table-closing = { $gifts ->
        [one] The shop closes after one more gift
       *[other] The shop closes after { $gifts } more gifts
    }
hat-table-number = Gift no. { $number }

## Taps that mean nothing, and why

hat-table-why-peek = No peeking! A parcel stays closed until somebody refuses it.
hat-table-why-open = This gift lies open until it is given.
hat-table-why-shop = The shop is for whoever takes a penalty: that player gives away the gift on top.
hat-table-why-penalty = Penalties lie open and stay where they are.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Ann, Ben, Cleo
