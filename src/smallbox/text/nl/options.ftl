# Words that the options of all games share.

option-on = Aan
option-off = Uit
