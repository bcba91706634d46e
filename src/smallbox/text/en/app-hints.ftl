# Hints: a good move for whoever asks.

hint-ask = Hint
hint-ask-long = Show me a good move (H)
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

problem-hints-off = Hints are off while other people are playing. The host can turn them on in the table settings.
problem-not-your-turn = It isn't your turn. Ask for a hint when it is.
problem-no-hint = No hint this time. Ask again in a moment.

table-event-hint-taken = { $seat }: asks for a hint
table-event-hints-changed = { $hints ->
        [yes] The host allows hints
       *[no] The host turns hints off
    }
