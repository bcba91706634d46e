### That's Not a Hat: the table in the browser. No past tense and no vocative with names.

## What to do now

hat-table-task-look = Посмотри хорошенько: у кого что?
hat-table-task-show = Новый подарок из магазина. Запомни его!
hat-table-task-reveal = Обёртка долой! Чья ошибка?
hat-table-task-over = Раунд окончен.
hat-table-task-claim = Скажи, что получит { $receiver }.
hat-table-task-claim-other = { $giver } думает, как назвать подарок.
hat-table-task-answer = Дарит { $giver }. Веришь?
hat-table-task-answer-giver = Поверит ли тебе { $receiver }?
hat-table-task-answer-other = Дарит { $giver }. Поверит ли { $receiver }?

## Giving and answering

hat-table-accept = Спасибо!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = Дарю тебе: { $gift }.
hat-table-refuse = Это не { $gift }!
hat-table-reveal = На самом деле это { $gift }.
hat-table-doubt = А вот и нет!
hat-table-right = Название верное.
hat-table-wrong = Название неверное.
hat-table-loser = Штраф: { $loser }
hat-table-answer = Твой ответ; дарит { $giver }
hat-table-thinking = { $giver } думает
hat-table-shows = { $seat } показывает подарок
hat-table-missed = Сейчас показывают подарок из магазина. Увидеть его можно только один раз.

## Naming

hat-table-name-it = Скажи, что это
hat-table-drawer = Что получит { $receiver }?
hat-table-search = Найти подарок
hat-table-search-hint = Первые буквы
hat-table-type-hint = Напиши первые буквы подарка.
hat-table-none = В каталоге нет подарка на эти буквы.
hat-table-found = { $gifts ->
        [1] Один подарок
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[many] { $gifts } подарков
    }
hat-table-say = Сказать!
hat-table-choose = Выбери подарок. Что сказано, то сказано.
hat-table-fold = Посмотреть на стол

## On the table

hat-table-ring = Стол
hat-table-seat-gives = дарит
hat-table-seat-receives = получает
hat-table-seat-bot = бот
hat-table-seat-away = не за столом
hat-table-seat-winner = побеждает
hat-table-gifts = { $seat }: подарки, сначала самый старый
hat-table-open = Лежит открыто: { $gift }
hat-table-parcel = { $colour ->
        [black] Свёрток с чёрной верёвочкой, получит { $receiver }
       *[white] Свёрток с белой верёвочкой, получит { $receiver }
    }
hat-table-offer = Дарит { $giver }, получает { $receiver }: { $colour ->
        [black] свёрток с чёрной верёвочкой
       *[white] свёрток с белой верёвочкой
    }
hat-table-penalties-of = Штрафы: { $seat }
hat-table-penalties = { $penalties ->
        [0] без штрафов
        [1] один штраф
        [one] { $penalties } штраф
        [few] { $penalties } штрафа
       *[many] { $penalties } штрафов
    }
hat-table-next = уйдёт
hat-table-shop = Магазин
hat-table-shop-left = { $gifts ->
        [1] остался один подарок
        [one] остался { $gifts } подарок
        [few] осталось { $gifts } подарка
       *[many] осталось { $gifts } подарков
    }
hat-table-shop-top = Сверху: { $gift }
hat-table-shop-closed = Верхний подарок лежит картинкой вниз
hat-table-closing = { $gifts ->
        [1] Магазин закроется через один подарок
        [one] Магазин закроется через { $gifts } подарок
        [few] Магазин закроется через { $gifts } подарка
       *[many] Магазин закроется через { $gifts } подарков
    }
hat-table-number = Подарок № { $number }

## Taps that mean nothing, and why

hat-table-why-peek = Не подглядывать! Свёрток закрыт, пока кто-нибудь от него не откажется.
hat-table-why-open = Этот подарок лежит открыто, пока его не подарят.
hat-table-why-shop = В магазин идёт тот, кто получил штраф: он дарит верхний подарок.
hat-table-why-penalty = Штрафы лежат открыто и остаются на месте.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Аня, Боря, Соня
