# Looking back at a finished game: who had the better of it, when, and why.

review-page-title = «{ $game }»: разбор
review-open = Разобрать игру
review-to-replay = Смотреть повтор
review-failed-title = Эту игру не получается разобрать
review-waiting = { $ahead ->
        [0] Просматриваем каждый ход…
       *[other] Сначала разбираем другие игры, в очереди: { $ahead }…
    }
review-progress = Просмотрено ходов: { $done } из { $total }
review-waiting-hint = Каждый ход пробуем много раз, это занимает до минуты. Не закрывай страницу, пока не будет готово.

review-curve = Шанс на победу
review-curve-hint = Чего каждый мог ждать из того, что знал. Клавиши со стрелками ведут вдоль кривой; N и P — к следующему и предыдущему промаху.
review-numbers = Числа
review-number = Ход
review-who = Кто
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Чьи ходы?
review-everybody = Все
review-grades = Какими были ходы
review-no-decisions = выбора не было
review-next = Следующий промах
review-previous = Предыдущий промах
review-none-left = Это был последний.

review-deal = Карты розданы. Двигайся вдоль кривой, чтобы увидеть, как всё было.
review-forced = Выбора здесь не было: { $name }.
review-played = { $name }: { $move }
review-lost = Потеряно побед: { $number } из 100.
review-as-good = Лучшего хода не нашлось.
review-try = Попробовать ещё раз

review-balance = Удача и умение
review-balance-hint = В пунктах: 100 пунктов — это верная победа. Карты — то, чего никто не выбирал; ходы — то, что кто-то отдал.
review-sentence = { $cards }; { $own }; { $others }.
review-bar-cards = Карты
review-bar-gifts = Подарки
review-bar-luck = Удача
review-bar-own = Свои ходы
review-bar-others = Ходы других

review-gifts-hint = По сравнению с тем, что мог запомнить внимательный гость.

try-title = «{ $game }»: попробуй ещё раз
try-task = Здесь был ход получше. Найди его.
try-solved = Да, именно так: { $move }.
try-shown = Лучше было так: { $move }.
try-same = Именно так и было сыграно. Есть что-то получше.
try-other = Так можно, но есть что-то получше. Попробуй ещё раз.
try-show = Покажи
try-back = Назад к разбору
