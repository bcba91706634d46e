# Words that the options of all games share.

option-on = Aan
option-off = Uit

# Options that go together.

preset-short = Kort spel
