### The pages around a table: connecting, playing, talking, leaving.

app-title-table = { $game } · { $code }
app-to-home = Back to games
app-title-turn = ● Your turn – { $game }
app-notice-turn = It's your turn in { $game }
app-notice-text = The table is waiting for you.
app-push-text = With { $names }
app-watch = Watch
app-try-now = Try now
app-close = Close

## Before and after

app-connecting-title = Pulling up a chair
app-connecting-text = Table { $code } opens in a moment.
app-away-title = The server isn't answering
app-away-text = It may be restarting, or you may be offline. Nothing is lost: every move is saved, and this page reconnects by itself.
app-reconnecting = Connection lost. Reconnecting …
app-weather-database = Moves can't be saved right now, so the table waits. It will go on by itself.
app-weather-bus = Other players' moves may show up a few seconds late right now. Nothing is lost.
app-old-text = smallbox has been updated. Reload the page to go on; your seat is kept.
app-old-reload = Reload

app-gone-no-such-table-title = No such table
app-gone-no-such-table-text = We can't find table { $code }. Check the link, or ask for a new one. Tables that haven't been used for a long time are cleared away.
app-gone-kicked-title = The host has removed you from the table
app-gone-kicked-text = You can still watch, or create a table of your own.
app-gone-left-title = You've left the table
app-gone-left-text = Thanks for playing. You can come back to watch.
app-gone-failed-title = Something went wrong here
app-gone-failed-text = The table couldn't be shown. Reload the page; nothing is lost.

## While playing

prompt-turn = Your turn
prompt-wait = { $seat }'s turn
prompt-over = The game is over
app-task-watching = You're watching.
app-undo = Take back
app-undo-long = Take back your last move
app-log = What happened
app-caption = What just happened
app-log-empty = Nothing has happened yet.
app-log-none = No list in this game: remembering is the point. Only who comes and goes is listed here.
app-talk = Chat
app-talk-unread = Chat: { $unread } unread
app-talk-say = Say something
app-talk-send = Send
app-talk-off = Chat is off at this table.
app-talk-quick = Quick phrases only at this table.
app-talk-empty = Nobody has said anything yet.
app-rules = Rules
app-help-keys = Arrow keys: next, Esc: close
app-labels = First look at the table
app-labels-next = Next
app-labels-skip = Skip
app-labels-done = Got it
app-label-nav = The rules, what happened, chat and the menu. To see what a card does, point at it, hold it, or press ?.
app-menu = Menu
app-settings = Settings
app-result = Result
app-invite = Invite people
app-device = Play on another device too
app-device-text = Open { $link } on the other device, choose “{ app-device-have }” and type:
app-device-seconds = Works once, for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
app-device-have = I have a code from my other device
app-device-take = Take my seat
app-resign = Resign
app-resign-ask = Resign? A bot takes over and you finish last.
app-stop = End the game
app-stop-ask = End the game for good? Nobody else is playing any more.
app-leave = Leave the table
app-leave-ask = Leave the table? A bot takes over your seat.
app-forget = Leave and erase my name
app-forget-ask = Leave, and erase your name and everything you've said at this table?
app-erase = Erase my name here
app-erased = Your name and everything you said have been erased from this table.
app-erase-failed = That didn't work. Check your connection and try again.
app-cancel = No, stay
app-away-you = A bot is playing for you.
app-back = I'm back
app-absent-now = { $name } is away.
app-absent-minutes = { $minutes ->
        [one] { $name } has been away for one minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }
app-absent-hours = { $hours ->
        [one] { $name } has been away for one hour.
       *[other] { $name } has been away for { $hours } hours.
    }
app-absent-title = Away from the table
app-stand-in = Let a bot play
app-stand-in-ask = Ask for a bot
app-stand-in-asked = Asking for a bot: { $names }
app-stand-in-host = { $host } decides.
app-stand-in-vote = The host is away, so more than half of you must agree.
app-stand-in-until = { $name } gets the seat back when they return.
app-seat-bot = bot
app-seat-program = bot, a program on the network
app-seat-away = away
app-seat-stood-in = away, a bot plays until they return
app-seat-resigned = resigned, a bot plays on
app-seat-gone = has left, a bot plays on
app-tempo = Bots' pace
app-tempo-thoughtful = Thoughtful
app-tempo-thoughtful-hint = Bots take a moment for each card, as people do.
app-tempo-brisk = Brisk
app-tempo-brisk-hint = Bots move quickly; you can still follow.
app-tempo-instant = Instant
app-tempo-instant-hint = Bots move at once and think less.
app-skip = Skip to my turn
app-spectators = { $spectators ->
        [one] one person watching
       *[other] { $spectators } people watching
    }
app-clock-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
app-clock-long = { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }
app-clock-hours = { $hours ->
        [one] one hour left
       *[other] { $hours } hours left
    }
app-look-ready = Ready
app-look-waiting = Waiting for the others
app-round = Round { $round } of { $rounds }
