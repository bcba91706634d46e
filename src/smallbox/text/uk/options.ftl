# Words that the options of all games share.

option-on = Увімкнено
option-off = Вимкнено
