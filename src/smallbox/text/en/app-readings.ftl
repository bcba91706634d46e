# How we read the rules, and what stands on the boxes.

readings-legend = These glasses mark a rule that the printed rulebook leaves open. Tap them to see how we read it, and how else you could play.
readings-mark = How we read this
readings-mark-name = How we read { $clause }
readings-printed = What's printed
readings-ours = How we play it
readings-why = Why
readings-usual = Default
readings-play = Play it this way
readings-play-name = Play it this way: { $option }, { $value }
readings-at-the-table = you can change it before the game
readings-chosen = With this house rule
box-says = On the box: { $facts }
box-age = age { $age }+
box-minutes = { $least }-{ $most } minutes

# What a house rule changes, as it was measured.

measured-head = In { $games } games of { $players } { $level } bots, with “{ $choice }”:
measured-nothing = no clear difference
measured-range = { $low } to { $high }
measured-more = { $name }: { $by } more ({ $range })
measured-less = { $name }: { $by } less ({ $range })
measured-points = { $points } points
measured-same = No clear difference: { $figures }
measured-report = All figures
measured-figure-moves = Moves a game
measured-figure-minutes = Minutes a game
measured-figure-changes = Changes of the lead
measured-figure-comeback = Comebacks
measured-figure-guards = Ended by a guard
measured-figure-shared = Shared wins
measured-figure-decided = Decided after
measured-seat = { $turn ->
        [1] First to play
        [2] Second to play
        [3] Third to play
        [4] Fourth to play
        [5] Fifth to play
        [6] Sixth to play
        [7] Seventh to play
       *[other] Eighth to play
    }
measured-wins = Wins of the first to play
