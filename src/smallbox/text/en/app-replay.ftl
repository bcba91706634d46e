# Watching a finished game again.

replay-title = { $game } again
replay-controls = Move through the game
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-speed = Speed: { $speed }
replay-at = { $at ->
        [0] The cards are dealt
       *[other] Move { $at } of { $total }
    }
replay-slider = Where in the game
replay-keys = The arrow keys move through the game, the space bar plays it.
replay-eyes = Whose eyes?
replay-open = Everything open
replay-open-hint = What is hidden on the table is listed here.
replay-seat-hint = This is what { $name } sees.
replay-happened = What happened
replay-nothing = Nothing to see in this moment.
replay-notation = In notation
replay-hands = The hands
replay-faces = What the gifts really are
replay-hand-empty = no cards
replay-no-gifts = no gift
replay-offer = on offer: { $gift }
replay-link = Link to this moment
replay-more = About this moment
replay-to-table = To the table
replay-failed-title = This game cannot be shown
replay-loading = The cards are being laid out again …
