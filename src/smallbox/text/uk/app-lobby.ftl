# Before the game.

pace-none = Без годинника
pace-none-hint = Часу в кожного скільки завгодно.
pace-relaxed = Спокійно
pace-relaxed-hint = Хвилина на хід; далі грає бот, доки людина не повернеться.
pace-brisk = Жваво
pace-brisk-hint = Пів хвилини на хід; далі грає бот, доки людина не повернеться.
pace-day = День
pace-day-hint = День на кожен хід: зазирай час від часу.
pace-three_days = Три дні
pace-three_days-hint = Три дні на кожен хід.
pace-week = Тиждень
pace-week-hint = Тиждень на кожен хід, ніби листами.

privacy-private = За посиланням
privacy-private-hint = Приєднатися можуть лише ті, хто має посилання або код.
privacy-public = Будь-хто
privacy-public-hint = Стіл видно на першій сторінці, і будь-хто може сісти або дивитися.

chat-free = Вільний
chat-free-hint = Усі пишуть, що хочуть.
chat-quick = Фрази
chat-quick-hint = Лише готові фрази: добре, якщо грають діти чи незнайомці.
chat-off = Вимкнено
chat-off-hint = За цим столом немає повідомлень.

lobby-invite = Запроси друзів
lobby-invite-hint = Хто відкриє посилання, зможе сісти за стіл або дивитися.
lobby-code = Код столу
lobby-link = Посилання на стіл
lobby-qr = QR-код із посиланням на стіл
lobby-share = Поділитися
lobby-share-text = Зіграймо разом у «{ $game }»!

lobby-seats = Місця
lobby-free-seat = Вільне місце { $number }
lobby-add-bot = Додати бота
lobby-add-bot-name = Додати бота на місце { $number }
lobby-sit-here = Сісти тут
lobby-sit-here-name = Сісти тут, на місце { $number }
lobby-you = Ти
lobby-host = Господар столу
lobby-is-host = Господар столу
lobby-bot = Бот
lobby-program = Бот, програма в мережі
lobby-away = Перерва на чай
lobby-is-ready = Готово
lobby-not-ready = Ще збирається
lobby-seat-menu = Місце: { $name }
lobby-swap = Помінятися місцями …
lobby-swap-title = { $name }: на яке місце?
lobby-remove-bot = Прибрати бота
lobby-kick = Прибрати гравця
lobby-full = Усі місця зайнято. Можна дивитися або зачекати, доки якесь звільниться.
lobby-sit-down = Сісти за стіл

lobby-bot-title = Який бот?
lobby-bot-usual = добре для початку
lobby-bot-all = На всі вільні місця
lobby-bot-all-hint = { $free ->
        [one] Є { $free } вільне місце.
        [few] Є { $free } вільні місця.
        [many] Є { $free } вільних місць.
       *[other] Є { $free } вільного місця.
    }

lobby-table = Налаштування столу
lobby-pace = Час на роздуми
lobby-privacy = Хто може прийти
lobby-chat = Чат
lobby-options = Домашні правила
lobby-options-hint = { $changed ->
        [0] Усе, як у правилах гри.
        [one] Змінено { $changed } правило.
        [few] Змінено { $changed } правила.
        [many] Змінено { $changed } правил.
       *[other] Змінено { $changed } правила.
    }
lobby-options-more = Ще налаштування
lobby-options-reset = Повернути все, як у правилах
lobby-option-changed = змінено
lobby-option-usual = Як зазвичай
lobby-option-rule = Правило { $clause } у правилах гри

lobby-ready = Можна починати
lobby-start = Почати гру
lobby-wait-few = { $missing ->
        [one] Потрібен ще { $missing } гравець: запроси когось або додай бота.
        [few] Потрібні ще { $missing } гравці: запроси когось або додай ботів.
        [many] Потрібно ще { $missing } гравців: запроси когось або додай ботів.
       *[other] Потрібно ще { $missing } гравця: запроси когось або додай ботів.
    }
lobby-wait-ready = На кого чекаємо: { $names }
lobby-wait-for-you = Стіл чекає на тебе.
lobby-asked-changed = За столом щось змінилося. Глянь і підтверди ще раз, що можна починати.
lobby-asked-silent = { $names ->
    [none] Хтось виходить, тож карт не роздано. Питаємо всіх ще раз.
   *[other] Карт не роздано, не надійшла відповідь: { $names }. Питаємо всіх ще раз.
}
lobby-dealing = Роздаємо карти …
lobby-dealing-waits = Роздаємо карти. Чиї числа ще в дорозі: { $names }
lobby-wait-you = Усі готові, починай! Порожні місця зникнуть.
lobby-wait-host = Усі готові. Гру починає { $name }.
lobby-leave = Вийти
lobby-leave-ask = Вийти з-за столу?
lobby-leave-hint = Твоє місце звільниться для когось іншого.

# Only this computer can open the link.

lobby-alone = Це посилання відкриється лише на цьому комп’ютері.
lobby-alone-open-hint = Щоб грати з телефонами й комп’ютерами в тому самому Wi-Fi, відкрий smallbox для своєї мережі. Доступ діє, доки smallbox не зупинять.
lobby-alone-open = Відкрити для моєї мережі
lobby-alone-command = Щоб інші могли зайти, зупини smallbox і запусти його так:

# Playing elsewhere while the table waits.

lobby-meanwhile = Пограти з ботами, доки чекаєш
lobby-meanwhile-hint = Твоє місце збережено. Покличемо, коли хтось сяде за стіл.
call-came = За твоїм столом «{ $game }»: { $names }
call-begun = За твоїм столом «{ $game }» почалася гра
call-go = До столу

# What a messenger shows of a link to a table; nothing of the table itself.

invitation-title = Тебе запрошують на гру
invitation-text = За столом smallbox на тебе чекає місце. Відкрий посилання, введи ім’я та сідай: без реєстрації та завантажень.

## Cards of one's own

lobby-own-cards = За цим столом грають власними картками.
lobby-own-cards-file = Завантажити їх
