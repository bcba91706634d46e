### Задачи: полка с ними, одна из них и чего стоит попытка; в браузере и в терминале.

## The shelf

puzzles-title = Задачи
puzzles-tile = Настоящие позиции, один лучший ход. Найдёшь?
puzzles-intro = Настоящие позиции, в которых один ход явно лучший: это доказано тысячами пробных игр. Найдёшь его?
puzzles-mine = Твой рейтинг в задачах: { $rating }
puzzles-mine-new = Первая задача определит твой рейтинг.
puzzles-progress = Решено { $solved } из { $total }
puzzles-next = Следующая задача
puzzles-browse = Все задачи
puzzles-of = Задачи: { $game }
puzzles-back = Все игры
puzzles-theme = Тема
puzzles-theme-all = Любая тема
puzzles-level = Сложность
puzzles-level-all = Любая
puzzles-level-easy = Лёгкая
puzzles-level-medium = Средняя
puzzles-level-hard = Трудная
puzzles-none = Таких задач нет. Выбери другую тему или сложность.
puzzles-state-solved = решена
puzzles-state-missed = не с первой попытки
puzzles-state-new = новая
puzzles-entry = Задача { $number }: { $theme }, рейтинг { $rating }, { $state }

## One puzzle

puzzle-title = { $game }: задача { $number }
puzzle-rated = Рейтинг { $rating }
puzzle-loading = Готовим задачу
puzzle-failed = Задачу не удалось показать
puzzle-find = Найди лучший ход.
puzzle-watch = Смотри внимательно. Вопрос будет в конце.
puzzle-again = Посмотреть ещё раз
puzzle-on = Дальше
puzzle-hint = Подсказка
puzzle-show = Показать решение
puzzle-replay = Показать снова
puzzle-chances = Как показали себя ходы
puzzle-chances-trials = Побед в 100 пробных играх, которые идут отсюда, плюс-минус { $error }.
puzzle-chances-sure = Кто помнит всё, может знать это наверняка.
puzzle-chances-best = лучший
puzzle-chances-yours = твой
puzzle-chances-more = и ещё { $number } { $number ->
        [one] ход похуже
        [few] хода похуже
       *[many] ходов похуже
    }
puzzle-plan = Весь ход: { $moves }
puzzle-rating-now = Твой рейтинг в задачах: { $rating } ({ $change })
puzzle-uncounted = Эта задача тебе уже встречалась, поэтому рейтинг не меняется.

puzzle-grade-right = Именно так! Это { $chance } { $chance ->
        [one] победа
        [few] победы
       *[many] побед
    } из 100.
puzzle-grade-good = Хорошо, но не лучшее: побед из 100 — { $chance }, а с лучшим ходом — { $best }.
puzzle-grade-inaccurate = Не совсем: побед из 100 — { $chance }, а с лучшим ходом — { $best }.
puzzle-grade-mistake = Есть ход лучше: с этим побед из 100 — { $chance }, а с лучшим — { $best }.
puzzle-grade-blunder = Это дорого обходится: побед из 100 — { $chance }, а с лучшим ходом — { $best }.
puzzle-grade-sure-right = Верно! И это можно было знать наверняка.
puzzle-grade-sure-wrong = Нет. Вспомни, откуда взялся этот свёрток.
puzzle-grade-shown = Вот решение.

## In a terminal

terminal-puzzle-title = { $game }, задача { $puzzle }, рейтинг { $rating }
terminal-puzzle-help = Введи ход; «solution» покажет ответ, «quit» — выход.
terminal-puzzle-solution = Решение: { $moves }
terminal-puzzle-ended = ввод закончился раньше, чем задача решена
