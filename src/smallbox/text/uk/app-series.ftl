# Games one after another at one table, with a score.

series-title = Скільки грати?
series-one = Одна гра
series-one-hint = Одна гра, а там видно буде.
series-first_to_two = До двох перемог
series-first_to_two-hint = Гра за грою, доки хтось не виграє двічі. Спільна перемога зараховується кожному, хто її ділить.
series-minutes_15 = 15 хв
series-minutes_30 = 30 хв
series-minutes_45 = 45 хв
series-minutes-hint = Гра за грою. Коли час вийде, останню гру дограють до кінця, і вечір виграє той, у кого найбільше перемог.

series-player = { $name } { $wins }
series-score-first_to_two = { $score }: граємо до двох перемог
series-score-minutes = { $score }: нову гру можна почати ще { $minutes } { $minutes ->
        [one] хвилину
        [few] хвилини
        [many] хвилин
       *[other] хвилини
    }
series-last-game = { $score }: час вийшов, це остання гра
series-you-win-two = Ти виграєш вечір, { $wins } : { $other }
series-wins-two = Вечір виграє { $names }, { $wins } : { $other }
series-you-win = Ти виграєш вечір: { $score }
series-wins = Вечір виграє { $names }: { $score }
series-shared = Вечір ділять { $names }: { $score }
series-nobody = Жодної гри ніхто не виграв, тож вечір нічий.
series-broken = { $score }. Склад за столом змінився, тож із наступної гри почнеться нова серія.
series-game = { $series }, гра { $game }
series-next-game = Наступна гра
series-again = Нова серія
series-tv-next = Щоб грати далі, натисніть «Наступна гра» на телефоні.
series-tv-again = Ще один вечір? Натисніть «Нова серія» на телефоні.
