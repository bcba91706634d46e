# Watching a finished game again.

replay-title = { $game } replay
replay-controls = Replay controls
replay-first = Go to the start
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forward = Next move
replay-last = Go to the end
replay-speed = Speed: { $speed }
replay-at = { $at ->
        [0] The cards are dealt
       *[other] Move { $at } of { $total }
    }
replay-slider = Point in the game
replay-keys = Arrow keys step through the game; the space bar plays it.
replay-eyes = View as
replay-open = See everything
replay-open-hint = What's hidden on the table is listed here.
replay-seat-hint = This is what { $name } sees.
replay-happened = What happened
replay-nothing = Nothing to see at this point.
replay-notation = In notation
replay-hands = Hands
replay-faces = What the gifts really are
replay-hand-empty = no cards
replay-no-gifts = no gift
replay-offer = on offer: { $gift }
replay-link = Link to this moment
replay-more = About this moment
replay-to-table = Back to the table
replay-failed-title = We can't show this game
replay-loading = Laying out the cards again …
