# Games one after another at one table, with a score.

series-title = Сколько играть?
series-one = Одна игра
series-one-hint = Одна игра, а там посмотрим.
series-first_to_two = До двух побед
series-first_to_two-hint = Игра за игрой, пока кто-нибудь не выиграет дважды. Общая победа засчитывается каждому, кто её делит.
series-minutes_15 = 15 мин
series-minutes_30 = 30 мин
series-minutes_45 = 45 мин
series-minutes-hint = Игра за игрой. Когда время выйдет, последнюю игру доигрывают до конца, и вечер выигрывает тот, у кого больше побед.

series-player = { $name } { $wins }
series-score-first_to_two = { $score }: играем до двух побед
series-score-minutes = { $score }: новую игру можно начать ещё { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
series-last-game = { $score }: время вышло, это последняя игра
series-you-win-two = Ты выигрываешь вечер, { $wins } : { $other }
series-wins-two = Вечер выигрывает { $names }, { $wins } : { $other }
series-you-win = Ты выигрываешь вечер: { $score }
series-wins = Вечер выигрывает { $names }: { $score }
series-shared = Вечер делят { $names }: { $score }
series-nobody = Ни одной игры никто не выиграл, поэтому вечер ничей.
series-broken = { $score }. Состав за столом изменился, поэтому со следующей игры начнётся новая серия.
series-game = { $series }, игра { $game }
series-next-game = Следующая игра
series-again = Новая серия
series-tv-next = Чтобы играть дальше, нажмите «Следующая игра» на телефоне.
series-tv-again = Ещё один вечер? Нажмите «Новая серия» на телефоне.
