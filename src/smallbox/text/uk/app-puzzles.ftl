### Задачі: полиця з ними, одна з них, і чого варта спроба; у браузері й у терміналі.

## The shelf

puzzles-title = Задачі
puzzles-tile = Справжні позиції, один найкращий хід. Знайдеш?
puzzles-intro = Справжні позиції, у яких один хід явно найкращий: це доведено тисячами пробних ігор. Знайдеш його?
puzzles-mine = Твій рейтинг у задачах: { $rating }
puzzles-mine-new = Перша задача визначить твій рейтинг.
puzzles-progress = Розв’язано { $solved } з { $total }
puzzles-next = Наступна задача
puzzles-browse = Усі задачі
puzzles-of = Задачі: { $game }
puzzles-back = Усі ігри
puzzles-theme = Тема
puzzles-theme-all = Будь-яка тема
puzzles-level = Складність
puzzles-level-all = Будь-яка
puzzles-level-easy = Легка
puzzles-level-medium = Середня
puzzles-level-hard = Важка
puzzles-none = Таких задач немає. Обери іншу тему чи складність.
puzzles-state-solved = розв’язано
puzzles-state-missed = не з першої спроби
puzzles-state-new = нова
puzzles-entry = Задача { $number }: { $theme }, рейтинг { $rating }, { $state }

## One puzzle

puzzle-title = { $game }: задача { $number }
puzzle-rated = Рейтинг { $rating }
puzzle-loading = Готуємо задачу
puzzle-failed = Задачу не вдалося показати
puzzle-find = Знайди найкращий хід.
puzzle-watch = Дивись уважно. Запитання буде наприкінці.
puzzle-again = Подивитися ще раз
puzzle-on = Далі
puzzle-hint = Підказка
puzzle-show = Показати розв’язок
puzzle-replay = Показати знову
puzzle-chances = Як показали себе ходи
puzzle-chances-trials = Перемог у 100 пробних іграх, що тривають звідси, плюс-мінус { $error }.
puzzle-chances-sure = Хто пам’ятає все, може знати це напевно.
puzzle-chances-best = найкращий
puzzle-chances-yours = твій
puzzle-chances-more = і ще { $number } { $number ->
        [one] гірший хід
        [few] гірші ходи
        [many] гірших ходів
       *[other] гіршого ходу
    }
puzzle-plan = Увесь хід: { $moves }
puzzle-rating-now = Твій рейтинг у задачах: { $rating } ({ $change })
puzzle-uncounted = Ця задача тобі вже траплялася, тож рейтинг не змінюється.

puzzle-grade-right = Саме так! Це { $chance } { $chance ->
        [one] перемога
        [few] перемоги
        [many] перемог
       *[other] перемоги
    } зі 100.
puzzle-grade-good = Добре, але не найкраще: перемог зі 100 – { $chance }, а з найкращим ходом – { $best }.
puzzle-grade-inaccurate = Не зовсім: перемог зі 100 – { $chance }, а з найкращим ходом – { $best }.
puzzle-grade-mistake = Є кращий хід: із цим перемог зі 100 – { $chance }, а з найкращим – { $best }.
puzzle-grade-blunder = Це дорого коштує: перемог зі 100 – { $chance }, а з найкращим ходом – { $best }.
puzzle-grade-sure-right = Правильно! І це можна було знати напевно.
puzzle-grade-sure-wrong = Ні. Згадай, звідки взявся цей пакунок.
puzzle-grade-shown = Ось розв’язок.

## In a terminal

terminal-puzzle-title = { $game }, задача { $puzzle }, рейтинг { $rating }
terminal-puzzle-help = Введи хід; «solution» покаже відповідь, «quit» – вихід.
terminal-puzzle-solution = Розв’язок: { $moves }
terminal-puzzle-ended = введення закінчилося раніше, ніж задачу розв’язано
