# Words that the options of all games share.

option-on = On
option-off = Off

# Options that go together.

preset-short = Short game
