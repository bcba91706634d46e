# Before the game.

pace-none = No clock
pace-none-hint = Everybody takes the time they need.
pace-relaxed = Relaxed
pace-relaxed-hint = A minute for each move; then a bot plays on until the person is back.
pace-brisk = Brisk
pace-brisk-hint = Half a minute for each move; then a bot plays on until the person is back.
pace-day = A day
pace-day-hint = A day for each move: come by now and then.
pace-three_days = Three days
pace-three_days-hint = Three days for each move.
pace-week = A week
pace-week-hint = A week for each move, as by letter.

privacy-private = With the link
privacy-private-hint = Only people who have the link or the code come here.
privacy-public = Public
privacy-public-hint = The table is on the first page, and anybody may join or watch.

chat-free = Free
chat-free-hint = Everybody may write what they like.
chat-quick = Short phrases
chat-quick-hint = Ready-made phrases only: good with children and strangers.
chat-off = Off
chat-off-hint = Nobody writes anything.

lobby-invite = Invite friends
lobby-invite-hint = Whoever opens the link can sit down or watch.
lobby-code = Code of the table
lobby-link = Link to the table
lobby-qr = QR code with the link to the table
lobby-share = Share
lobby-share-text = Come and play { $game } with me!

lobby-seats = Seats
lobby-free-seat = Free seat { $number }
lobby-add-bot = Add a bot
lobby-add-bot-name = Add a bot on seat { $number }
lobby-sit-here = Sit here
lobby-sit-here-name = Sit here, on seat { $number }
lobby-you = You
lobby-host = Host
lobby-is-host = Host
lobby-bot = Bot
lobby-away = Away for a tea
lobby-is-ready = Ready
lobby-not-ready = Not ready yet
lobby-seat-menu = Seat of { $name }
lobby-swap = Change places …
lobby-swap-title = { $name }: change places with
lobby-remove-bot = Take the bot away
lobby-kick = Give the seat away
lobby-full = All seats are taken. You can watch, or wait until one is free.
lobby-sit-down = Sit down

lobby-bot-title = Which bot?
lobby-bot-usual = good for a start
lobby-bot-all = On all free seats
lobby-bot-all-hint = { $free ->
    [one] There is { $free } free seat.
   *[other] There are { $free } free seats.
}

lobby-table = The table
lobby-pace = Time to think
lobby-privacy = Who finds it
lobby-chat = Chat
lobby-options = Rules of the house
lobby-options-hint = { $changed ->
    [0] Everything is as in the rulebook.
    [one] { $changed } rule is not as in the rulebook.
   *[other] { $changed } rules are not as in the rulebook.
}
lobby-options-more = More options
lobby-options-reset = All as in the rulebook
lobby-option-changed = changed
lobby-option-usual = As usual
lobby-option-rule = Rule { $clause } in the rulebook

lobby-ready = I am ready
lobby-start = Start the game
lobby-wait-few = { $missing ->
    [one] One more player is needed: invite somebody or add a bot.
   *[other] { $missing } more players are needed: invite somebody or add bots.
}
lobby-wait-ready = { $count ->
    [one] Not ready yet: { $names }
   *[other] Not ready yet: { $names }
}
lobby-wait-for-you = The table waits for you.
lobby-asked-changed = Something at the table has changed. Have a look, and say once more that you are ready.
lobby-asked-silent = { $names ->
    [none] Somebody leaves, so no cards are dealt. Everybody is asked once more.
   *[other] No cards are dealt, for no answer came from { $names }. Everybody is asked once more.
}
lobby-dealing = The cards are being dealt …
lobby-dealing-waits = { $count ->
    [one] The cards are being dealt; one number is still to come: { $names }
   *[other] The cards are being dealt; numbers are still to come: { $names }
}
lobby-wait-you = All are ready. You start the game; empty seats are taken away.
lobby-wait-host = All are ready. { $name } starts the game.
lobby-leave = Leave
lobby-leave-ask = Leave the table?
lobby-leave-hint = Your seat becomes free for somebody else.
