# Words that the options of all games share.

option-on = Увімкнено
option-off = Вимкнено

# Options that go together.

preset-short = Коротка гра
