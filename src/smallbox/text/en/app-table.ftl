### The pages around a table: connecting, playing, talking, leaving.

app-title-table = { $game } · { $code }
app-to-home = To the shelf
app-watch = Watch
app-try-now = Try now
app-close = Close

## Before and after

app-connecting-title = Pulling up a chair
app-connecting-text = The table { $code } opens in a moment.
app-away-title = The server does not answer
app-away-text = It may be restarting, or the network is away. Nothing is lost: every move that was made is stored, and this page comes back by itself.
app-reconnecting = The connection is gone. Coming back …
app-old-text = smallbox has been renewed. Load the page again to go on; your seat is kept.
app-old-reload = Load again

app-gone-no-such-table-title = There is no such table
app-gone-no-such-table-text = Nobody knows a table { $code }. Check the link, or ask for a new one. Tables that nobody has used for long are cleared away.
app-gone-kicked-title = The host has given your seat away
app-gone-kicked-text = You can watch the table, or open one of your own.
app-gone-left-title = You have left the table
app-gone-left-text = Thank you for playing. You can come back to watch.
app-gone-failed-title = Something went wrong here
app-gone-failed-text = The table could not be shown. Load the page again; nothing is lost.

## While playing

prompt-turn = Your turn
prompt-wait = { $seat }'s turn
prompt-over = The game is over
app-task-watching = You are watching.
app-undo = Take back
app-undo-long = Take back your last move
app-log = What happened
app-log-empty = Nothing has happened yet.
app-log-none = This game keeps no list: remembering is the game. Only who comes and goes is written down here.
app-talk = Talk
app-talk-say = Say something
app-talk-send = Send
app-talk-off = Chat is off at this table.
app-talk-quick = At this table there are only short phrases.
app-talk-empty = Nobody has said anything yet.
app-rules = Rules
app-help-keys = Arrows: next thing, Esc: close
app-labels = First look at the table
app-labels-next = Next
app-labels-skip = Skip
app-labels-done = Got it
app-label-nav = The rules, what happened, talk and the menu. To see what a card does, point at it, hold it, or press ?.
app-menu = Menu
app-settings = Settings
app-result = The result
app-invite = Invite and watch
app-device = Play on another device too
app-device-text = Open { $link } on the other device, choose "I have a code" and type:
app-device-seconds = It holds for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } and once only.
app-device-have = I have a code from my other device
app-device-take = Take my seat here
app-resign = Give up
app-resign-ask = Give the game up? A bot plays on for you, and you count as last.
app-stop = End the game
app-stop-ask = End the game for good? No other person is playing any more.
app-leave = Leave the table
app-leave-ask = Leave the table? A bot plays on in your place.
app-forget = Leave and erase my name
app-forget-ask = Leave, and erase your name and everything you have said from this table?
app-erase = Erase my name here
app-erased = Your name and everything you said are erased from this table.
app-erase-failed = That didn't work. Check your connection and try again.
app-cancel = No, stay
app-away-you = A bot is playing for you.
app-back = I am back
app-spectators = { $spectators ->
        [one] one person watches
       *[other] { $spectators } people watch
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
app-look-ready = I have seen enough
app-look-waiting = Waiting for the others
app-round = Round { $round } of { $rounds }
