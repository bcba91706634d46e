# Looking back at a finished game: who had the better of it, when, and why.

review-page-title = { $game }: розбір
review-open = Розібрати гру
review-to-replay = Дивитися повтор
review-failed-title = Цю гру не вдається розібрати
review-waiting = { $ahead ->
        [0] Переглядаємо кожен хід …
       *[other] Спершу розбираємо інші ігри, у черзі: { $ahead } …
    }
review-progress = Переглянуто ходів: { $done } із { $total }
review-waiting-hint = Кожен хід пробуємо багато разів, це триває до хвилини. Не закривай сторінку, доки не буде готово.

review-curve = Шанс на перемогу
review-curve-hint = Чого кожен міг чекати з того, що знав. Стрілки на клавіатурі ведуть уздовж кривої; N і P — до наступного й попереднього промаху.
review-numbers = Числа
review-number = Хід
review-who = Хто
review-percent = { $number } %
review-point = { $name } { $number } %

review-whose = Чиї ходи?
review-everybody = Усі
review-grades = Якими були ходи
review-no-decisions = вибору не було
review-next = Наступний промах
review-previous = Попередній промах
review-none-left = Це був останній.

review-deal = Карти роздано. Рушай уздовж кривої, щоб побачити, як усе було.
review-forced = Тут вибору не було: { $name }.
review-played = { $name }: { $move }
review-lost = Втрачено перемог: { $number } зі 100.
review-as-good = Кращого ходу не знайшлося.
review-try = Спробувати ще раз

review-balance = Удача і вміння
review-balance-hint = У пунктах: 100 пунктів — це певна перемога. Карти — те, чого ніхто не обирав; ходи — те, що хтось віддав.
review-sentence = { $cards }; { $own }; { $others }.
review-bar-cards = Карти
review-bar-gifts = Подарунки
review-bar-luck = Удача
review-bar-own = Власні ходи
review-bar-others = Ходи інших

review-gifts-hint = Порівняно з тим, що міг запам’ятати уважний гість.

try-title = { $game }: спробуй ще раз
try-task = Тут був кращий хід. Знайди його.
try-solved = Так, саме це: { $move }.
try-shown = Краще було так: { $move }.
try-same = Саме так і було зіграно. Є щось краще.
try-other = Так можна, але є щось краще. Спробуй ще раз.
try-show = Покажи
try-back = Назад до розбору
