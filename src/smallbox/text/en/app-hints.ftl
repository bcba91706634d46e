# Hints: a good move for whoever asks.

hint-ask = Hint
hint-ask-long = Hint: show me a good move (T)
hint-coming = Looking for a good move …
hint-move = Try this: { $move }
hint-chance = Expect to win { $number } of 100 games from here.
hint-close = Close the hint
hint-setting = Hints
hint-setting-on = Anybody may ask for a good move on their turn. Everybody sees that they asked, but not the answer.
hint-setting-off = No hints while other people are playing. Alone with bots, you can always ask.
hint-taken = { $number ->
        [one] with one hint
       *[other] with { $number } hints
    }
