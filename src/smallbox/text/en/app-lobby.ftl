# Before the game.

pace-none = No clock
pace-none-hint = Take all the time you need.
pace-relaxed = Relaxed
pace-relaxed-hint = A minute per move; then a bot fills in until the player is back.
pace-brisk = Brisk
pace-brisk-hint = Half a minute per move; then a bot fills in until the player is back.
pace-day = A day
pace-day-hint = A day per move: drop by now and then.
pace-three_days = Three days
pace-three_days-hint = Three days per move.
pace-week = A week
pace-week-hint = A week per move, like chess by mail.

privacy-private = Link only
privacy-private-hint = Only people with the link or the code can join.
privacy-public = Public
privacy-public-hint = The table is listed on the home page, and anybody can join or watch.

chat-free = Free
chat-free-hint = Write what you like.
chat-quick = Quick phrases
chat-quick-hint = Ready-made phrases only: good with children and strangers.
chat-off = Off
chat-off-hint = No messages at this table.

lobby-invite = Invite friends
lobby-invite-hint = Anybody who opens the link can sit down or watch.
lobby-code = Table code
lobby-link = Table link
lobby-qr = QR code with the link to the table
lobby-share = Share
lobby-share-text = Come and play { $game } with me!

lobby-seats = Seats
lobby-free-seat = Free seat { $number }
lobby-add-bot = Add a bot
lobby-add-bot-name = Add a bot to seat { $number }
lobby-sit-here = Sit here
lobby-sit-here-name = Sit here, seat { $number }
lobby-you = You
lobby-host = Host
lobby-is-host = Host
lobby-bot = Bot
lobby-program = Bot, a program on the network
lobby-away = Away for a cup of tea
lobby-is-ready = Ready
lobby-not-ready = Not ready yet
lobby-seat-menu = { $name }'s seat
lobby-swap = Swap seats …
lobby-swap-title = Swap { $name } with
lobby-remove-bot = Remove bot
lobby-kick = Remove player
lobby-full = All seats are taken. You can watch, or wait for one to come free.
lobby-sit-down = Sit down

lobby-bot-title = Which bot?
lobby-bot-usual = start here
lobby-bot-all = Fill all free seats
lobby-bot-all-hint = { $free ->
    [one] There's { $free } free seat.
   *[other] There are { $free } free seats.
}

lobby-table = Table settings
lobby-pace = Time to think
lobby-privacy = Who can join
lobby-chat = Chat
lobby-options = House rules
lobby-options-hint = { $changed ->
    [0] Everything as in the rulebook.
    [one] { $changed } rule differs from the rulebook.
   *[other] { $changed } rules differ from the rulebook.
}
lobby-options-more = More options
lobby-options-reset = Reset to the rulebook
lobby-option-changed = changed
lobby-option-usual = Default
lobby-option-rule = Rule { $clause } in the rulebook

lobby-ready = I'm ready
lobby-start = Start game
lobby-wait-few = { $missing ->
    [one] You need one more player: invite somebody or add a bot.
   *[other] You need { $missing } more players: invite somebody or add bots.
}
lobby-wait-ready = { $count ->
    [one] Not ready yet: { $names }
   *[other] Not ready yet: { $names }
}
lobby-wait-for-you = Everybody's waiting for you.
lobby-asked-changed = Something at the table has changed. Have a look, then say again that you're ready.
lobby-asked-silent = { $names ->
    [none] Somebody left, so the cards weren't dealt. Everybody, are you still ready?
   *[other] The cards weren't dealt: no answer from { $names }. Everybody, are you still ready?
}
lobby-dealing = Dealing the cards …
lobby-dealing-waits = { $count ->
    [one] Dealing the cards, waiting for: { $names }
   *[other] Dealing the cards, waiting for: { $names }
}
lobby-wait-you = Everybody's ready. Start the game; empty seats will be removed.
lobby-wait-host = Everybody's ready. { $name } starts the game.
lobby-leave = Leave
lobby-leave-ask = Leave the table?
lobby-leave-hint = Somebody else can take your seat.

# Only this computer can open the link.

lobby-alone = Only this computer can open this link.
lobby-alone-open-hint = To play with phones and computers on the same Wi-Fi, open smallbox to your network. It stays open until smallbox is stopped.
lobby-alone-open = Open to my network
lobby-alone-command = To let others in, stop smallbox and start it like this:

# Playing elsewhere while the table waits.

lobby-meanwhile = Play bots while you wait
lobby-meanwhile-hint = Your seat is kept. We'll call you when somebody sits down.
call-came = { $count ->
    [one] { $names } is at your { $game } table
   *[other] { $names } are at your { $game } table
}
call-begun = The game has started at your { $game } table
call-go = Go to the table

# What a messenger shows of a link to a table; nothing of the table itself.

invitation-title = You're invited to a game
invitation-text = Somebody has saved you a seat at a smallbox table. Open the link, type your name and sit down: no account, no download.

## Cards of one's own

lobby-own-cards = This table plays with cards of its own.
lobby-own-cards-file = Download them
