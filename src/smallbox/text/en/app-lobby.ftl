# Before the game.

pace-none = No clock
pace-none-hint = Everybody takes the time they need.
pace-relaxed = Relaxed
pace-relaxed-hint = A minute for each move; then a bot plays on until the person is back.
pace-brisk = Brisk
pace-brisk-hint = Half a minute for each move; then a bot plays on until the person is back.
pace-day = A day
pace-day-hint = A day for each move: come by now and then.
pace-three_days = Three days
pace-three_days-hint = Three days for each move.
pace-week = A week
pace-week-hint = A week for each move, as by letter.
