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
settings-kept = All of this stays in this browser.
