# The small parts that all pages share.

ui-close = Close
ui-close-slip = Dismiss
ui-see-rule = Rule { $clause }
ui-busy = One moment …
ui-try-again = Try again
ui-copy = Copy
ui-copied = Copied
ui-selected = The text is selected. Copy it the way you usually do.
ui-no-answer = The server isn't answering. Check your connection and try again.
ui-problem = That didn't work. Try again in a moment.
ui-name-room = { $length } of { $most } characters
ui-name-long = { $over ->
    [one] One character too long: { $most } fit.
   *[other] { $over } characters too long: { $most } fit.
}

# Settings.

settings-title = Settings
settings-name = Your name
settings-name-hint = This is how others at the table see you.
settings-language = Language
settings-theme = Theme
settings-theme-system = Match system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Card speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-motion = Reduce motion
settings-motion-hint = Cards change places at once, and nothing moves.
settings-sound = Sounds
settings-sound-hint = Just a few: paper, wood and a chime.
settings-buzz = Vibrate on your turn
settings-buzz-hint = A short buzz while the page is in front of you.
settings-notices = Notify me when it's my turn
settings-notices-hint = Only while this page is open in the background.
settings-notices-insecure = Browsers allow this only over https. Your turn still shows in the tab's title and icon.
settings-notices-denied = Your browser blocks notifications from this site. Allow them in the site's settings first.
settings-notices-unknown = This browser doesn't support notifications. Your turn still shows in the tab's title and icon.
settings-push = Tell me when it's my turn, even when smallbox is closed
settings-push-hint = For games with a day or more per move. To reach you, the server gets an address from your browser's maker for each table you play at.
settings-push-insecure = Browsers allow this only over https.
settings-push-denied = Your browser blocks notifications from this site. Allow them in the site's settings first.
settings-push-unknown = This browser can't do this here. On an iPhone or iPad, add smallbox to the home screen first.
settings-push-off = This server doesn't send push notifications.
settings-push-failed = Your browser couldn't reach its push service. Try again later.
settings-help = To see what a card does, point at it, hold it, or press ? when it has focus.
settings-labels = Show the table labels again
settings-kept = Everything else stays in this browser.
