### Why the table or the server said no, and what to do; the names in braces are the facts that come with the code.

problem-bad-message = The message could not be read. Send one JSON object as the protocol describes it.
problem-no-such-table = There is no table { $table }. Check the link, or make a new table.
problem-not-your-seat = This secret belongs to no seat of the table. Join the table, or come without a secret to watch.
problem-say-hello-first = A socket begins with hello. Send hello with the code of a table, then this message again.
problem-already-here = This socket has said hello before. Open another socket for another table or seat.
problem-not-seated = Spectators only watch. Join the table to take a seat.
problem-not-host = Only the host of the table may do this. Ask the host.
problem-not-now = { $phase ->
        [lobby] You can do this once the game has started.
        [playing] You can't do this during a game, only before it starts or when it is over.
        [between] You can't do this between two rounds. Wait for the next one.
       *[over] The game is over. You can do this in the next one.
    }
problem-resigned = You have resigned, and a bot plays on for you. Watch, or leave the table.
problem-table-full = All { $seats } seats are taken. Watch, or ask the host for another seat.
problem-too-many-seats = More people and bots sit here than there would be seats. Take bots away, or choose more seats.
problem-seat-taken = Seat { $seat } is taken. Choose a free seat.
problem-seat-empty = Nobody sits on seat { $seat }. Choose a seat that is taken.
problem-seats-moved = Somebody has changed seats meanwhile. Look again who sits where.
problem-not-away = { $seat } is at the table. A bot can only play for somebody who is away.
problem-table-worn = This table has seen so much that nothing more can be changed. Create a new one.
problem-removed = The host has removed you from this table.
problem-not-ready = Not everybody is ready: { $names }. Wait for them, or send them away.
problem-dealing = The cards are just being dealt. Wait a moment.
problem-wrong-number = This is not the number whose hash you gave. Reveal the number itself, as you hashed it.
problem-no-promise = Your sealed number did not come twice. Be ready without one, or with an open number.
problem-too-few-players = This game needs at least { $fewest } players. Add bots, or wait for people.
problem-too-many-players = This game takes at most { $most } players. Choose fewer seats.
problem-unknown-bot = This game has no bot "{ $level }". Choose one of: { $levels }.
problem-bad-option = These options do not fit the game. Change what you chose last, and try again.
problem-bad-name = This name cannot be shown. Choose one with at least one letter, digit or emoji, and not too long.
problem-empty-message = There is nothing to say in this message. Write something.
problem-chat-off = Chat is off at this table. The host can turn it on before the game.
problem-chat-quick-only = This table allows quick phrases only. Send a reaction instead.
problem-gestures-off = Gestures are off at this table. The host can turn them on before the game.
problem-too-early = The cards are still being shown. Try again in { $milliseconds } ms.
problem-nothing-to-undo = There is no move of yours that could be taken back. Play on.
problem-not-last-person = Other people still play. Resign or leave; only the last person can stop the game.
problem-bad-code = This one-time code is wrong, used or too old. Ask for a new one on the first device.
problem-rate-limited = Too many messages. Wait { $seconds } s and try again.
problem-too-many-tables = Too many tables have been made from here. Play at one of them, or try again later.
problem-too-many-sockets = Too many connections from here. Close one and try again.
problem-message-too-large = A message may have at most { $limit } bytes. Send a shorter one.
problem-text-only = Messages are text frames with JSON. Send no binary frames.
problem-busy = The server has too much to do. Try again in a moment, with the same id.
problem-not-stored = The server could not store this, so nothing has changed. Try again, with the same id.
problem-no-such-record = The table has no record of this number. Records are numbered from 1.
problem-not-over = The record opens when the game is over. Come back then.
problem-other-rules = This game was played by version { $rules } of the rules, and this server now plays version { $now }, so it cannot be shown step by step. Download the record: it is kept as it was.
problem-shutting-down = The server is being restarted; the table is safe. Connect again in a moment.
problem-no-such-page = There is nothing at this address. The protocol lists what there is.
problem-wrong-method = This address is not used like that. The protocol says how.
problem-not-json = A body must be JSON, and say so: content-type: application/json.
problem-server-failed = The server made a mistake; nothing has changed. Try again; if it stays so, tell its host.
problem-bad-origin = This page may not connect to this server. Open the server's own page, or ask its host.
problem-bad-host = The server does not go by this name. Use an address that its host has allowed.
