# The small parts that all pages share.

ui-close = Close
ui-close-slip = Put the note away
ui-see-rule = Rule { $clause }
ui-busy = One moment …
ui-try-again = Try again
ui-copy = Copy
ui-copied = Copied
ui-selected = The text is selected: copy it the way you usually do.
ui-no-answer = The server does not answer. Check the connection and try again.
ui-problem = That did not work. Try again in a moment.

# Settings.

settings-title = Settings
settings-name = Your name
settings-name-hint = This is how the others at a table see you.
settings-language = Language
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed of the cards
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-motion = Still pictures
settings-motion-hint = Cards change places at once, and nothing moves.
settings-sound = Sounds
settings-sound-hint = A few small ones: paper, wood and a chime.
settings-help = To see what a card does, point at it, hold it, or press ? when it has the focus.
settings-labels = Show the table labels again
settings-kept = All of this stays in this browser.
