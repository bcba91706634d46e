# What happens at a table beside the game, as a log. No past tense and no vocative with names: other languages need gender and case there.

table-event-joined = { $name }: takes a seat
table-event-left = { $name }: { $reason ->
        [kicked] removed by the host
       *[left] leaves the table
    }
table-event-bot-joined = { $name }: a bot takes a seat ({ $level })
table-event-bot-left = { $name }: the bot leaves
table-event-game-started = { $round ->
        [1] The cards are dealt
       *[other] The cards are dealt for round { $round }
    }
table-event-went-away = { $seat }: out of time, a bot plays on
table-event-stand-in-asked = { $seat } asks for a bot to play for { $other }
table-event-stand-in-began = A bot plays for { $seat } until they return
table-event-came-back = { $seat }: back at the table
table-event-time-ran-out = { $seat }: out of time, so the clock decides this time
table-event-seat-resigned = { $seat }: resigns, a bot plays on
table-event-game-stopped = { $seat }: ends the game
table-event-game-closed = smallbox was updated and the rules of this game have changed, so it can't go on. Its record is kept
table-event-move-undone = { $seat }: takes back the last move
table-event-said = { $seat }: { $text }
table-event-reacted = { $seat }: { $reaction }
# The other seat is `none` where nobody sits.
table-event-seats-swapped = { $other ->
        [none] { $seat }: moves to another seat
       *[other] { $seat } and { $other }: swap seats
    }
table-event-settings-changed = The host changes the table settings
table-event-hint-taken = { $seat }: asks for a hint
table-event-hints-changed = { $hints ->
        [yes] The host allows hints
       *[no] The host turns hints off
    }
table-event-ready-withdrawn = The table has changed: is everybody still ready?
table-event-deal-called-off = { $silent ->
        [none] The deal is off, because somebody is leaving: is everybody still ready?
       *[other] { $silent }: no answer in time. The deal is off: is everybody still ready?
    }
table-event-rematch-called = { $seat }: wants another game!

# Quick phrases and gestures.

reaction-hello = Hello!
reaction-well_played = Well played!
reaction-thanks = Thanks!
reaction-oops = Oops!
reaction-haha = Ha-ha!
reaction-wow = Wow!
reaction-hurry = Your turn!
reaction-good_game = Good game!
reaction-sure = Quite sure
reaction-unsure = Not so sure
reaction-poker_face = Poker face
