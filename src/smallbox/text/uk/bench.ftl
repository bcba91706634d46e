### Майстерня: картки гри змінено, випробувано, виміряно й надруковано.

bench-title = Майстерня
bench-lead = Зміни картки гри, а тоді пограй ними, виміряй і надрукуй. Усе залишається в цьому браузері, доки не збережеш файл.
bench-game = Гра
bench-start = Почати з
bench-start-choose = Набір із коробки …
bench-name = Назва
bench-import = Відкрити файл
bench-export = Зберегти файл
bench-undo = Скасувати
bench-opened = Відкрито. «Скасувати» поверне попередні картки.
bench-numbers = За столом
bench-fewest = Найменше гравців
bench-most = Найбільше гравців
bench-cards = { $number ->
        [one] { $number } картка
        [few] { $number } картки
       *[many] { $number } карток
    }
bench-less = На одну менше: { $what }
bench-more = На одну більше: { $what }
bench-checking = Перевіряємо …
bench-sound = { $number ->
        [one] { $number } картка
        [few] { $number } картки
       *[many] { $number } карток
    }, гравців: { $players }. Можна грати.
bench-nobody = { $number ->
        [one] { $number } картка
        [few] { $number } картки
       *[many] { $number } карток
    } – замало для будь-якого столу. Додай ще.
bench-show = Показати
bench-play = Грати зараз
bench-measure = Виміряти
bench-print = Надрукувати

## Що не так. { $where } – це місце, як-от «Картка золота 3».

bench-flaw-unreadable = { $where ->
        [none] Це не файл карток цієї гри. Вибери інший.
       *[other] { $where }: це не файл карток цієї гри. Вибери інший.
    }
bench-flaw-missing = { $where }: цього бракує у файлі.
bench-flaw-unknown = { $where }: гра такого не знає. Прибери це з файлу.
bench-flaw-kind = { $where }: тут має бути щось інше.
bench-flaw-number = { $where }: введи ціле число від { $expected }, а не { $got }.
bench-flaw-most = { $where }: за столом уміститься щонайбільше { $expected }, а не { $got }.
bench-flaw-total = { $where }: разом карток має бути { $expected }, а зараз { $got }.
bench-flaw-fixed = { $where }: завжди { $expected }; це правило гри.
bench-flaw-choice = { $where }: вибери щось із { $expected }, а не { $got }.
bench-flaw-empty = { $where }: напиши тут щось.
bench-flaw-repeated = { $where }: «{ $got }» уже є в рядку { $expected }. Вибери інше.
bench-flaw-letters = { $where }: потрібні латинські літери або цифри.
bench-flaw-name = { $where }: потрібно від 1 до { $expected } звичайних знаків.
bench-flaw-players = { $where }: щонайменше { $expected } і не більше, ніж найбільше гравців.
bench-flaw-few-cards = { $where }: для цього замало карток.
bench-flaw-few-gold = { $where }: потрібно щонайменше { $expected } картки золота.
bench-flaw-many-cards = У коробці вміститься щонайбільше { $expected } карток, а тут { $got }.
bench-flaw-long = Ці картки задовгі, щоб їх зберегти. Скороти назви.
bench-at-row = Рядок { $row }
bench-at-cell = Рядок { $row }, { $column }
bench-at-gold = Картка золота { $number }
bench-at-pair = { $symbol ->
        [none] { $colours }
       *[other] { $colours }, { $symbol }
    }
bench-at-id = Назва
bench-at-players = Гравці

## Kanobu

bench-kanobu-each = Кожен із чотирьох кольорів
bench-kanobu-purple = Фіолетові
bench-kanobu-pairs = Двоколірні
bench-kanobu-add = Ще один символ: { $colours }
bench-kanobu-another = Ще один символ …
bench-kanobu-handSize = Карт у руці
bench-kanobu-minPlayers = Найменше гравців
bench-kanobu-maxPlayers = Найбільше гравців
bench-kanobu-removeWithTwoPlayers = Лишаються в коробці, коли грають двоє

## Kobito

bench-kobito-gold = Картки золота
bench-kobito-need = Довжина
bench-kobito-value = Очки
bench-kobito-need-of = Картка золота { $number }: довжина веселки
bench-kobito-value-of = Картка золота { $number }: очки
bench-kobito-remove = Прибрати картку золота { $number }
bench-kobito-add = Додати картку золота
bench-kobito-copies_per_number = Карток кожного числа
bench-kobito-kobitos = Кобіто
bench-kobito-replacements = Картки заміни
bench-kobito-hand = Карток у руці
bench-kobito-penalty = Штраф в очках

## That's Not a Hat

bench-hat-gifts = Подарунки
bench-hat-nameless = Новий подарунок
bench-hat-remove = Прибрати подарунок: { $gift }
bench-hat-add = Додати подарунок
bench-hat-id = Номер
bench-hat-emoji = Малюнок
bench-hat-en = Назва англійською
bench-hat-en_phrase = Англійською: «I have … for you»
bench-hat-en_not = Англійською: «That's not …!»
bench-hat-name = Назва ({ $language })
bench-hat-phrase = Коли дарують ({ $language })
bench-hat-arrow = Стрілка на звороті
bench-hat-arrow_colour = Колір звороту
bench-hat-arrow_crossed = Стрілка, коли звороти перемішано
bench-hat-choice-left = Ліворуч
bench-hat-choice-right = Праворуч
bench-hat-choice-black = Чорний
bench-hat-choice-white = Білий
bench-hat-no-picture = Без малюнка, лише назва

## Вимірювання

bench-measure-lead = Боти грають до 1000 партій твоїми картками і ті самі роздачі картками гри. Це триває щонайбільше хвилину.
bench-players = Гравці
bench-measure-do = Почати
bench-cancel = Скасувати
bench-measuring = Готуємося …
bench-ahead = { $ahead ->
        [one] Спочатку вимірюється ще { $ahead } набір.
        [few] Спочатку вимірюються ще { $ahead } набори.
       *[many] Спочатку вимірюються ще { $ahead } наборів.
    }
bench-measured = Партій: { $done } з { $total }
bench-report = Що змінюється за { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    } кожним набором
bench-figure = Показник
bench-usual = Картки гри
bench-yours = Твої картки
bench-differs = явна різниця
bench-range-hint = Під кожним числом – межі, у яких справжнє значення лежить 19 разів із 20.
bench-report-keep = Зберегти повний звіт

## Друк

bench-print-lead = PDF із дев’ятьма картками на аркуші (63 × 88 мм) і позначками для різання. Друкуй у масштабі 100 %.
bench-paper = Папір
bench-backs = Звороти
bench-backs-hint = Друкуй з обох боків, перегортаючи по довгому краю.
bench-printing = Малюємо картки
bench-print-do = Зберегти PDF
bench-printed = { $number ->
        [one] { $number } картка готова
        [few] { $number } картки готові
       *[many] { $number } карток готові
    } до друку.
