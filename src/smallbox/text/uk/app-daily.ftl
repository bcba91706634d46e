### The daily deal, and the same cards played at several tables.

daily-title = Роздача дня
daily-lead = Однакові карти для всіх і ті самі боти, щодня нові опівночі за UTC. Зіграй раз і подивися, як вийшло в інших.
daily-tile = Однакові карти для всіх, щодня нові
daily-yesterday = Учора
daily-earlier = Попередні дні
daily-earlier-hint = Минулі дні можна зіграти для практики.
daily-setup = { $seats ->
        [one] Ти і { $seats } бот
        [few] Ти і { $seats } боти
        [many] Ти і { $seats } ботів
       *[other] Ти і { $seats } бота
    } · { $level }
daily-play = Грати
daily-play-name = Зіграти сьогоднішню роздачу: { $game }
daily-continue = Продовжити
daily-continue-name = Продовжити сьогоднішню роздачу: { $game }
daily-practice = Зіграти для практики
daily-practice-name = { $game }, { $day }: зіграти для практики
daily-played = { $count ->
        [0] Ще ніхто не дограв.
        [one] Дограв { $count } гравець.
        [few] Дограли { $count } гравці.
        [many] Дограли { $count } гравців.
       *[other] Дограли { $count } гравця.
    }
daily-stopped = Цю гру зупинено до кінця, тож її не враховано.
daily-mine = Ти
daily-expert = Бот ({ $level })
daily-expert-waits = ще грає
daily-place = { $place } місце
daily-result-place = { $place } місце з { $seats }
daily-result-won = перемога
daily-result-lost = без перемоги
daily-score = рахунок { $score }
daily-spread = Як вийшло в інших
daily-spread-hint = На цьому сервері враховується перша гра кожного.
daily-count = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
daily-you-here = ти
daily-median = У половини рахунок { $score } або менший.
daily-streak = { $days ->
        [one] { $days } день поспіль
        [few] { $days } дні поспіль
        [many] { $days } днів поспіль
       *[other] { $days } дня поспіль
    }
daily-share = Поділитися результатом
daily-share-label = Твій результат одним рядком
daily-share-line = smallbox, роздача дня · { $game } · { $day } · { $result } · { $bars }
daily-name = Показувати моє ім’я в списку дня
daily-name-hint = Інакше враховується лише результат, без імені.
daily-named = У списку
daily-more = Усі дні
daily-note = Роздача дня, { $day }: однакові карти для всіх.
daily-note-practice = Роздача дня, { $day }, для практики: цей результат не враховується.

deal-again = Зіграти тими самими картами
deal-title = Ті самі карти ще раз
deal-lead = На місці 1 будуть ті карти, що були там уперше, і так на кожному місці. Зіграй із друзями або з ботами, а потім порівняй.
deal-code = Роздача { $code }
deal-link = Посилання на цю роздачу
deal-setup = { $game } · { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
        [many] { $seats } місць
       *[other] { $seats } місця
    }
deal-friends = Грати з друзями
deal-bots = Грати з ботами
deal-results = Як вийшло
deal-results-hint = Стовпчик – це стіл, рядок – місце за столом.
deal-seat = Місце { $seat }
deal-table = Стіл { $number }
deal-first = Перший стіл
deal-replay = Повтор гри за столом { $number }
deal-won = перемога
deal-resigned = гру здано
deal-none = Цю роздачу ще ніхто не дограв. Почни перший стіл.
deal-old = Ці карти роздано за давнішими правилами, тож зіграти ними ще раз не можна. Результати збережено.
deal-gone = Такої роздачі не знайшлося
deal-note = Цими картами вже грали, місце за місцем. Хто бачив ту гру, знає їх, тож результат не йде в рейтинг.
deal-seats-note = Усі місця мають бути зайняті, і на кожному ті самі карти, що вперше. Господар столу може міняти місця.
deal-compare = Порівняти з іншими столами

proof-known = Усі тасування правильні, але ці карти не були таємницею.
proof-known-daily = Це роздача дня: карти залежать лише від гри й дати, тож обіцяти не було чого.
proof-known-duplicate = Цими картами вже грали, тож обіцяти не було чого: хто бачив ту гру, знав їх.
proof-day = Це саме ті карти, що належать цьому дню.
proof-day-other = Це не ті карти, що належать цьому дню.

terminal-daily = { $game }, роздача на { $day } (UTC): однакові карти для всіх.
terminal-daily-expert = Бот ({ $level }) грає тими самими картами …
terminal-daily-result = Ти: { $mine }. Бот ({ $level }): { $expert }.
