# Words that the options of all games share.

option-on = Вкл.
option-off = Выкл.

# Options that go together.

preset-short = Короткая игра
