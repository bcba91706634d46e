### Мастерская: карты игры изменены, испытаны, измерены и напечатаны.

bench-title = Мастерская
bench-lead = Измени карты игры, а потом поиграй ими, измерь и напечатай. Всё остаётся в этом браузере, пока не сохранишь файл.
bench-game = Игра
bench-start = Начать с
bench-start-choose = Набор из коробки …
bench-name = Название
bench-import = Открыть файл
bench-export = Сохранить файл
bench-undo = Отменить
bench-opened = Открыто. «Отменить» вернёт прежние карты.
bench-numbers = За столом
bench-fewest = Меньше всего игроков
bench-most = Больше всего игроков
bench-cards = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
bench-less = На одну меньше: { $what }
bench-more = На одну больше: { $what }
bench-checking = Проверяем …
bench-sound = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }, игроков: { $players }. Можно играть.
bench-nobody = { $number ->
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    } – мало для любого стола. Добавь ещё.
bench-show = Показать
bench-play = Играть сейчас
bench-measure = Измерить
bench-print = Напечатать

## Что не так. { $where } – это место, например «Карта золота 3».

bench-flaw-unreadable = { $where ->
        [none] Это не файл карт этой игры. Выбери другой.
       *[other] { $where }: это не файл карт этой игры. Выбери другой.
    }
bench-flaw-missing = { $where }: этого не хватает в файле.
bench-flaw-unknown = { $where }: игра такого не знает. Убери это из файла.
bench-flaw-kind = { $where }: здесь должно быть что-то другое.
bench-flaw-number = { $where }: введи целое число от { $expected }, а не { $got }.
bench-flaw-most = { $where }: за столом поместится не больше { $expected }, а не { $got }.
bench-flaw-total = { $where }: всего карт должно быть { $expected }, а сейчас { $got }.
bench-flaw-fixed = { $where }: всегда { $expected }; это правило игры.
bench-flaw-choice = { $where }: выбери что-то из { $expected }, а не { $got }.
bench-flaw-empty = { $where }: напиши здесь что-нибудь.
bench-flaw-repeated = { $where }: «{ $got }» уже есть в строке { $expected }. Выбери другое.
bench-flaw-letters = { $where }: нужны латинские буквы или цифры.
bench-flaw-name = { $where }: нужно от 1 до { $expected } обычных знаков.
bench-flaw-players = { $where }: не меньше { $expected } и не больше, чем больше всего игроков.
bench-flaw-few-cards = { $where }: для этого мало карт.
bench-flaw-few-gold = { $where }: нужно не меньше { $expected } карт золота.
bench-flaw-many-cards = В коробке поместится не больше { $expected } карт, а здесь { $got }.
bench-flaw-long = Эти карты слишком длинные, чтобы их хранить. Сократи названия.
bench-at-row = Строка { $row }
bench-at-cell = Строка { $row }, { $column }
bench-at-gold = Карта золота { $number }
bench-at-pair = { $symbol ->
        [none] { $colours }
       *[other] { $colours }, { $symbol }
    }
bench-at-id = Название
bench-at-players = Игроки

## Kanobu

bench-kanobu-each = Каждый из четырёх цветов
bench-kanobu-purple = Фиолетовые
bench-kanobu-pairs = Двухцветные
bench-kanobu-add = Ещё один символ: { $colours }
bench-kanobu-another = Ещё один символ …
bench-kanobu-handSize = Карт в руке
bench-kanobu-minPlayers = Меньше всего игроков
bench-kanobu-maxPlayers = Больше всего игроков
bench-kanobu-removeWithTwoPlayers = Остаются в коробке, когда играют двое

## Kobito

bench-kobito-gold = Карты золота
bench-kobito-need = Длина
bench-kobito-value = Очки
bench-kobito-need-of = Карта золота { $number }: длина радуги
bench-kobito-value-of = Карта золота { $number }: очки
bench-kobito-remove = Убрать карту золота { $number }
bench-kobito-add = Добавить карту золота
bench-kobito-copies_per_number = Карт каждого числа
bench-kobito-kobitos = Кобито
bench-kobito-replacements = Карты замены
bench-kobito-hand = Карт в руке
bench-kobito-penalty = Штраф в очках

## That's Not a Hat

bench-hat-gifts = Подарки
bench-hat-nameless = Новый подарок
bench-hat-remove = Убрать подарок: { $gift }
bench-hat-add = Добавить подарок
bench-hat-id = Номер
bench-hat-emoji = Рисунок
bench-hat-en = Название по-английски
bench-hat-en_phrase = По-английски: «I have … for you»
bench-hat-en_not = По-английски: «That's not …!»
bench-hat-name = Название ({ $language })
bench-hat-phrase = Когда дарят ({ $language })
bench-hat-arrow = Стрелка на обороте
bench-hat-arrow_colour = Цвет оборота
bench-hat-arrow_crossed = Стрелка, когда обороты перемешаны
bench-hat-choice-left = Влево
bench-hat-choice-right = Вправо
bench-hat-choice-black = Чёрный
bench-hat-choice-white = Белый
bench-hat-no-picture = Без рисунка, только название

## Измерение

bench-measure-lead = Боты играют до 1000 партий твоими картами и те же расклады картами игры. Это длится не больше минуты.
bench-players = Игроки
bench-measure-do = Начать
bench-cancel = Отменить
bench-measuring = Готовимся …
bench-ahead = { $ahead ->
        [one] Сначала измеряется ещё { $ahead } набор.
        [few] Сначала измеряются ещё { $ahead } набора.
       *[many] Сначала измеряются ещё { $ahead } наборов.
    }
bench-measured = Партий: { $done } из { $total }
bench-report = Что меняется за { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    } каждым набором
bench-figure = Показатель
bench-usual = Карты игры
bench-yours = Твои карты
bench-differs = явная разница
bench-range-hint = Под каждым числом – пределы, в которых настоящее значение лежит 19 раз из 20.
bench-report-keep = Сохранить полный отчёт

## Печать

bench-print-lead = PDF с девятью картами на листе (63 × 88 мм) и метками для резки. Печатай в масштабе 100 %.
bench-paper = Бумага
bench-backs = Обороты
bench-backs-hint = Печатай с двух сторон, переворачивая по длинному краю.
bench-printing = Рисуем карты
bench-print-do = Сохранить PDF
bench-printed = { $number ->
        [one] { $number } карта готова
        [few] { $number } карты готовы
       *[many] { $number } карт готовы
    } к печати.
