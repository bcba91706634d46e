### The designer's bench: a game's cards changed, played, measured and printed.

bench-title = Designer's bench
bench-lead = Change a game's cards, then play, measure and print them. What you make stays in this browser until you export it.
bench-game = Game
bench-start = Start from
bench-start-choose = A set from the box …
bench-name = Name
bench-import = Open file
bench-export = Export file
bench-undo = Undo
bench-opened = Opened. Undo brings your last cards back.
bench-numbers = At the table
bench-fewest = Fewest players
bench-most = Most players
bench-cards = { $number ->
        [one] one card
       *[other] { $number } cards
    }
bench-less = One less: { $what }
bench-more = One more: { $what }
bench-checking = Checking …
bench-sound = { $number ->
        [one] One card
       *[other] { $number } cards
    }, for { $players } players. Ready to play.
bench-nobody = { $number ->
        [one] One card is
       *[other] { $number } cards are
    } too few for any table. Add some more.
bench-show = Show me
bench-play = Play it now
bench-measure = Measure it
bench-print = Print it

## What is wrong. { $where } is the place, such as "Gold card 3".

bench-flaw-unreadable = { $where ->
        [none] This isn't a file of cards for this game. Choose another one.
       *[other] { $where }: this isn't a file of cards for this game. Choose another one.
    }
bench-flaw-missing = { $where }: this is missing from the file.
bench-flaw-unknown = { $where }: the game doesn't know this. Take it out of the file.
bench-flaw-kind = { $where }: something else belongs here.
bench-flaw-number = { $where }: enter a whole number from { $expected } up, not { $got }.
bench-flaw-most = { $where }: at most { $expected } fit at a table, not { $got }.
bench-flaw-total = { $where }: must be { $expected } cards in all, but there are { $got }.
bench-flaw-fixed = { $where }: always { $expected }; this is a rule of the game.
bench-flaw-choice = { $where }: choose one of { $expected }, not { $got }.
bench-flaw-empty = { $where }: write something here.
bench-flaw-repeated = { $where }: “{ $got }” is already in row { $expected }. Choose another.
bench-flaw-letters = { $where }: use Latin letters or digits.
bench-flaw-name = { $where }: use 1 to { $expected } plain characters.
bench-flaw-players = { $where }: at least { $expected }, and no more than the most players.
bench-flaw-few-cards = { $where }: there are too few cards for this.
bench-flaw-few-gold = { $where }: at least { $expected } gold cards are needed.
bench-flaw-many-cards = A box holds at most { $expected } cards; this one has { $got }.
bench-flaw-long = These cards are too long to be kept. Shorten their names.
bench-at-row = Row { $row }
bench-at-cell = Row { $row }, { $column }
bench-at-gold = Gold card { $number }
bench-at-pair = { $symbol ->
        [none] { $colours }
       *[other] { $colours }, { $symbol }
    }
bench-at-id = Name
bench-at-players = Players

## Kanobu

bench-kanobu-each = Each of the four colours
bench-kanobu-purple = Purple
bench-kanobu-pairs = Two colours
bench-kanobu-add = Another symbol: { $colours }
bench-kanobu-another = Another symbol …
bench-kanobu-handSize = Cards in a hand
bench-kanobu-minPlayers = Fewest players
bench-kanobu-maxPlayers = Most players
bench-kanobu-removeWithTwoPlayers = Left in the box with two players

## Kobito

bench-kobito-gold = Gold cards
bench-kobito-need = Length
bench-kobito-value = Worth
bench-kobito-need-of = Gold card { $number }: length of its rainbow
bench-kobito-value-of = Gold card { $number }: points
bench-kobito-remove = Remove gold card { $number }
bench-kobito-add = Add gold card
bench-kobito-copies_per_number = Cards of each number
bench-kobito-kobitos = Kobitos
bench-kobito-replacements = Replacement cards
bench-kobito-hand = Cards in a hand
bench-kobito-penalty = Points lost for a penalty

## That's Not a Hat

bench-hat-gifts = Gifts
bench-hat-nameless = New gift
bench-hat-remove = Remove gift: { $gift }
bench-hat-add = Add gift
bench-hat-id = Number
bench-hat-emoji = Picture
bench-hat-en = English name
bench-hat-en_phrase = English: “I have … for you”
bench-hat-en_not = English: “That's not …!”
bench-hat-name = Name ({ $language })
bench-hat-phrase = When giving it ({ $language })
bench-hat-arrow = Arrow on the back
bench-hat-arrow_colour = Colour of the back
bench-hat-arrow_crossed = Arrow when backs are mixed
bench-hat-choice-left = Left
bench-hat-choice-right = Right
bench-hat-choice-black = Black
bench-hat-choice-white = White
bench-hat-no-picture = No picture, only its name

## Measuring

bench-measure-lead = Bots play up to 1,000 games with your cards and the same deals with the game's own. It takes a minute at most.
bench-players = Players
bench-measure-do = Start
bench-cancel = Cancel
bench-measuring = Setting up …
bench-ahead = { $ahead ->
        [one] One other is
       *[other] { $ahead } others are
    } being measured first.
bench-measured = { $done } of { $total } games
bench-report = What changes, in { $games ->
        [one] one game
       *[other] { $games } games
    } with each
bench-figure = Figure
bench-usual = The game's cards
bench-yours = Your cards
bench-differs = clear difference
bench-range-hint = Below each figure: the range in which the true value lies 19 times out of 20.
bench-report-keep = Save full report

## Printing

bench-print-lead = A PDF with nine cards to a sheet (63 × 88 mm) and marks to cut along. Print it at 100 %.
bench-paper = Paper
bench-backs = Backs
bench-backs-hint = Print on both sides, flipped on the long edge.
bench-printing = Drawing the cards
bench-print-do = Save PDF
bench-printed = { $number ->
        [one] One card is
       *[other] { $number } cards are
    } ready to print.
