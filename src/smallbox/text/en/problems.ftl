### Why the table or the server said no, and what to do; the names in braces are the facts that come with the code.

problem-bad-message = We couldn't read that message. Send one JSON object as the protocol describes it.
problem-no-such-table = We can't find table { $table }. Check the link, or create a new table.
problem-not-your-seat = This secret doesn't open any seat at the table. Join the table, or come without a secret to watch.
problem-say-hello-first = A socket begins with hello. Send hello with the code of a table, then this message again.
problem-already-here = This socket has already said hello. Open another socket for another table or seat.
problem-not-seated = You're only watching. Join the table to take a seat.
problem-not-host = Only the host can do this. Ask the host.
problem-not-now = { $phase ->
        [lobby] You can do this once the game has started.
        [playing] You can't do this during a game, only before it starts or once it's over.
        [between] You can't do this between two rounds. Wait for the next one.
       *[over] The game is over. You can do this in the next one.
    }
problem-resigned = You've resigned, and a bot is playing for you. Watch, or leave the table.
problem-table-full = All { $seats } seats are taken. Watch, or ask the host for another seat.
problem-too-many-seats = There are more people and bots here than seats. Remove bots, or choose more seats.
problem-seat-taken = Seat { $seat } is taken. Choose a free seat.
problem-seat-empty = Nobody's in seat { $seat }. Choose a seat that's taken.
problem-seats-moved = Somebody has just changed seats. Check again who sits where.
problem-table-worn = This table has been used so much that nothing more can be changed. Create a new one.
problem-removed = The host has removed you from this table. You can still watch, or join another one.
problem-no-free-table = No public table has a free seat right now. Create one and wait there, or play against bots meanwhile.
problem-not-this-machine = The network can only be opened from the computer that runs smallbox, started with “smallbox play”.
problem-no-network = This computer has no address in a local network. Connect it to your Wi-Fi and try again.
problem-push-off = This server doesn't send push notifications. Your turn still shows while the page is open.
problem-unknown-push-service = We don't know the push service your browser uses, so we can't reach you there. Try another browser.
problem-not-ready = Not everybody is ready: { $names }. Wait for them, or remove them.
problem-dealing = The cards are being dealt. Wait a moment.
problem-wrong-number = This isn't the number you sent the hash of. Reveal the number itself, exactly as you hashed it.
problem-no-promise = Your sealed number failed to arrive twice. Get ready without one, or with an open number.
problem-not-away = { $seat } is at the table. A bot can only play for somebody who's away.
problem-too-few-players = This game needs at least { $fewest } players. Add bots, or wait for people.
problem-too-many-players = This game takes at most { $most } players. Choose fewer seats.
problem-unknown-bot = This game has no bot "{ $level }". Choose one of: { $levels }.
problem-bad-option = These options don't fit the game. Change what you chose last and try again.
problem-bad-name = We can't show this name. Choose one with at least one letter, digit or emoji, and at most 20 characters.
problem-empty-message = This message is empty. Write something.
problem-chat-off = Chat is off at this table. The host can turn it on before the game.
problem-chat-quick-only = This table allows quick phrases only. Send a reaction instead.
problem-gestures-off = Gestures are off at this table. The host can turn them on before the game.
problem-too-early = The cards are still being shown. Try again in { $milliseconds } ms.
problem-nothing-to-undo = You have no move to take back. Play on.
problem-not-last-person = Other people are still playing. Resign or leave; only the last person can end the game.
problem-bad-code = This one-time code is wrong, used up or too old. Get a new one on your first device.
problem-rate-limited = Too many messages. Wait { $seconds } s and try again.
problem-too-many-tables = Too many tables have been created from here. Play at one of them, or try again later.
problem-no-such-group = We can't find this group. Check that the link is complete, down to its last letter. Somebody may also have erased the group.
problem-group-full = This group is full. Export what it keeps, and make a new one.
problem-too-many-groups = Too many groups have been made from here. Use one of them, or try again later.
problem-too-many-sockets = Too many connections from here. Close one and try again.
problem-message-too-large = A message may have at most { $limit } bytes. Send a shorter one.
problem-text-only = Messages are text frames with JSON. Don't send binary frames.
problem-busy = The server is busy. Try again in a moment, with the same id.
problem-not-stored = The server couldn't save this, so nothing has changed. Try again, with the same id.
problem-no-such-record = This table has no record with that number. Records are numbered from 1.
problem-not-over = The record opens when the game is over. Come back then.
problem-other-rules = This game was played with version { $rules } of the rules and this server now plays version { $now }, so we can't show it step by step. Download the record: it's kept as it was.
problem-cannot-go-on = This practice game can't go on from where you left it: smallbox has changed since, or it has become too long. Start it over.
problem-shutting-down = The server is restarting; your table is safe. Connect again in a moment.
problem-no-such-page = There's nothing at this address. The protocol lists what there is.
problem-wrong-method = That isn't how this address is used. The protocol says how.
problem-not-json = A body must be JSON, and say so: content-type: application/json.
problem-server-failed = Something went wrong on the server; nothing has changed. Try again, and if it keeps happening, tell whoever runs the server.
problem-bad-origin = This page isn't allowed to connect to this server. Open the server's own page, or ask whoever runs it.
problem-bad-host = The server doesn't answer to this name. Use an address that whoever runs it has allowed.
problem-hints-off = Hints are off while other people are playing. The host can turn them on in the table settings.
problem-not-your-turn = It isn't your turn. Ask for a hint when it is.
problem-no-hint = No hint this time. Ask again in a moment.
problem-review-stopped = This game was ended early, so there's nothing to review. Play one to the end.
problem-review-too-long = This game has more than { $most } moves, too many to review. You can still watch the replay.
problem-review-failed = The review didn't work out this time. Try again in a moment.
problem-too-many-reviews = Too many reviews have been started from here. Try again in an hour; those already made are kept.
