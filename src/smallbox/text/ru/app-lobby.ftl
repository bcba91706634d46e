# Before the game.

pace-none = Без часов
pace-none-hint = У всех сколько угодно времени.
pace-relaxed = Спокойно
pace-relaxed-hint = Минута на ход; потом играет бот, пока человек не вернётся.
pace-brisk = Бодро
pace-brisk-hint = Полминуты на ход; потом играет бот, пока человек не вернётся.
pace-day = День
pace-day-hint = День на ход: заглядывай время от времени.
pace-three_days = Три дня
pace-three_days-hint = Три дня на ход.
pace-week = Неделя
pace-week-hint = Неделя на ход, как в игре по переписке.

privacy-private = По ссылке
privacy-private-hint = Войти могут только те, у кого есть ссылка или код.
privacy-public = Для всех
privacy-public-hint = Стол виден на главной странице, и любой может сесть за него или смотреть.

chat-free = Свободный
chat-free-hint = Каждый пишет что хочет.
chat-quick = Готовые фразы
chat-quick-hint = Только готовые фразы: хорошо с детьми и незнакомыми людьми.
chat-off = Выключен
chat-off-hint = За этим столом нет сообщений.

lobby-invite = Позови друзей
lobby-invite-hint = По этой ссылке можно сесть за стол или смотреть.
lobby-code = Код стола
lobby-link = Ссылка на стол
lobby-qr = QR-код со ссылкой на стол
lobby-share = Поделиться
lobby-share-text = Приходи играть со мной в «{ $game }»!

lobby-seats = Места
lobby-free-seat = Свободное место { $number }
lobby-add-bot = Добавить бота
lobby-add-bot-name = Добавить бота на место { $number }
lobby-sit-here = Сесть сюда
lobby-sit-here-name = Сесть сюда: место { $number }
lobby-you = Ты
lobby-host = Ведущий
lobby-is-host = Ведущий
lobby-bot = Бот
lobby-program = Бот, программа из сети
lobby-away = Пьёт чай
lobby-is-ready = Всё готово
lobby-not-ready = Ещё готовится
lobby-seat-menu = Место: { $name }
lobby-swap = Поменять местами…
lobby-swap-title = { $name }: с кем поменять местами?
lobby-remove-bot = Убрать бота
lobby-kick = Убрать игрока
lobby-full = Все места заняты. Можно смотреть или подождать, пока одно освободится.
lobby-sit-down = Сесть за стол

lobby-bot-title = Какой бот?
lobby-bot-usual = хорош для начала
lobby-bot-all = На все свободные места
lobby-bot-all-hint = { $free ->
    [one] Здесь { $free } свободное место.
    [few] Здесь { $free } свободных места.
   *[many] Здесь { $free } свободных мест.
}

lobby-table = Настройки стола
lobby-pace = Время на ход
lobby-privacy = Кто может войти
lobby-chat = Чат
lobby-options = Домашние правила
lobby-options-hint = { $changed ->
    [0] Всё как в правилах.
    [1] Изменено одно правило.
    [one] Изменено { $changed } правило.
    [few] Изменено { $changed } правила.
   *[many] Изменено { $changed } правил.
}
lobby-options-more = Ещё настройки
lobby-options-reset = Вернуть всё как в правилах
lobby-option-changed = изменено
lobby-option-usual = Как обычно
lobby-option-rule = { $clause }: открыть это правило

lobby-ready = Можно начинать
lobby-start = Начать игру
lobby-wait-few = { $missing ->
    [1] Нужен ещё один игрок: позови кого-нибудь или добавь бота.
    [one] Нужен ещё { $missing } игрок: позови кого-нибудь или добавь ботов.
    [few] Нужны ещё { $missing } игрока: позови кого-нибудь или добавь ботов.
   *[many] Нужно ещё { $missing } игроков: позови кого-нибудь или добавь ботов.
}
lobby-wait-ready = { $count ->
    [1] Ещё готовится: { $names }
    [one] Ещё готовятся: { $names }
    [few] Ещё готовятся: { $names }
   *[many] Ещё готовятся: { $names }
}
lobby-wait-for-you = Стол ждёт тебя.
lobby-asked-changed = За столом что-то изменилось. Посмотри и подтверди ещё раз, что можно начинать.
lobby-asked-silent = { $names ->
    [none] Кто-то уходит, и карты не розданы. Спрашиваем всех ещё раз.
   *[other] Карты не розданы, нет ответа: { $names }. Спрашиваем всех ещё раз.
}
lobby-dealing = Раздаём карты…
lobby-dealing-waits = Раздаём карты. Чьи числа ещё в пути: { $names }
lobby-wait-you = Все готовы. Начинай игру; пустые места исчезнут.
lobby-wait-host = Все готовы. Игру начинает { $name }.
lobby-leave = Уйти
lobby-leave-ask = Уйти из-за стола?
lobby-leave-hint = Твоё место сможет занять кто-нибудь другой.

# Only this computer can open the link.

lobby-alone = Эта ссылка откроется только на этом компьютере.
lobby-alone-open-hint = Чтобы играть с телефонами и компьютерами в том же Wi-Fi, открой smallbox для своей сети. Доступ действует, пока smallbox не остановят.
lobby-alone-open = Открыть для моей сети
lobby-alone-command = Чтобы другие могли зайти, останови smallbox и запусти его так:

# Playing elsewhere while the table waits.

lobby-meanwhile = Поиграть с ботами, пока ждёшь
lobby-meanwhile-hint = Твоё место сохранится. Позовём, когда кто-нибудь сядет за стол.
call-came = За твоим столом «{ $game }»: { $names }
call-begun = За твоим столом «{ $game }» началась игра
call-go = К столу

# What a messenger shows of a link to a table; nothing of the table itself.

invitation-title = Тебя зовут играть
invitation-text = За столом smallbox для тебя есть место. Открой ссылку, введи имя и садись: без регистрации и загрузок.

## Cards of one's own

lobby-own-cards = За этим столом играют своими картами.
lobby-own-cards-file = Скачать их
