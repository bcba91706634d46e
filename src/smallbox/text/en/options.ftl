# Words that the options of all games share.

option-on = On
option-off = Off
