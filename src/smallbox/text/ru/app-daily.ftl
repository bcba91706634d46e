### The daily deal, and the same cards played at several tables.

daily-title = Раздача дня
daily-lead = Одинаковые карты для всех и те же боты, каждый день новые в полночь по UTC. Сыграй один раз и посмотри, как вышло у других.
daily-tile = Одинаковые карты для всех, каждый день новые
daily-yesterday = Вчера
daily-earlier = Прошлые дни
daily-earlier-hint = Прошлые дни можно сыграть для практики.
daily-setup = { $seats ->
        [one] Ты и { $seats } бот
        [few] Ты и { $seats } бота
        [many] Ты и { $seats } ботов
       *[other] Ты и { $seats } бота
    } · { $level }
daily-play = Играть
daily-play-name = Играть сегодняшнюю раздачу: { $game }
daily-continue = Продолжить
daily-continue-name = Продолжить сегодняшнюю раздачу: { $game }
daily-practice = Сыграть для практики
daily-practice-name = { $game }, { $day }: сыграть для практики
daily-played = { $count ->
        [0] Пока никто не доиграл.
        [one] Доиграл { $count } игрок.
        [few] Доиграли { $count } игрока.
        [many] Доиграли { $count } игроков.
       *[other] Доиграли { $count } игрока.
    }
daily-stopped = Эта игра остановлена до конца, поэтому она не учтена.
daily-mine = Ты
daily-expert = Бот ({ $level })
daily-expert-waits = ещё играет
daily-place = { $place } место
daily-result-place = { $place } место из { $seats }
daily-result-won = победа
daily-result-lost = без победы
daily-score = счёт { $score }
daily-spread = Как вышло у других
daily-spread-hint = На этом сервере учитывается первая игра каждого.
daily-count = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
daily-you-here = ты
daily-median = У половины счёт { $score } или меньше.
daily-streak = { $days ->
        [one] { $days } день подряд
        [few] { $days } дня подряд
        [many] { $days } дней подряд
       *[other] { $days } дня подряд
    }
daily-share = Поделиться результатом
daily-share-label = Твой результат одной строкой
daily-share-line = smallbox, раздача дня · { $game } · { $day } · { $result } · { $bars }
daily-name = Показывать моё имя в списке дня
daily-name-hint = Иначе учитывается только результат, без имени.
daily-named = В списке
daily-more = Все дни
daily-note = Раздача дня, { $day }: одинаковые карты для всех.
daily-note-practice = Раздача дня, { $day }, для практики: этот результат не учитывается.

deal-again = Сыграть теми же картами
deal-title = Те же карты ещё раз
deal-lead = На месте 1 будут те карты, что были там в первый раз, и так на каждом месте. Сыграй с друзьями или с ботами, а потом сравни.
deal-code = Раздача { $code }
deal-link = Ссылка на эту раздачу
deal-setup = { $game } · { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }
deal-friends = Играть с друзьями
deal-bots = Играть с ботами
deal-results = Как вышло
deal-results-hint = Столбец – это стол, строка – место за столом.
deal-seat = Место { $seat }
deal-table = Стол { $number }
deal-first = Первый стол
deal-replay = Повтор игры за столом { $number }
deal-won = победа
deal-resigned = игра сдана
deal-none = Эту раздачу пока никто не доиграл. Начни первый стол.
deal-old = Эти карты розданы по более старым правилам, поэтому сыграть ими ещё раз нельзя. Результаты сохранены.
deal-gone = Такой раздачи не нашлось
deal-note = Этими картами уже играли, место за местом. Кто видел ту игру, знает их, поэтому результат не идёт в рейтинг.
deal-seats-note = Все места должны быть заняты, и на каждом те же карты, что в первый раз. Хозяин стола может менять места.
deal-compare = Сравнить с другими столами

proof-known = Все тасования верны, но эти карты не были тайной.
proof-known-daily = Это раздача дня: карты зависят только от игры и даты, поэтому обещать было нечего.
proof-known-duplicate = Этими картами уже играли, поэтому обещать было нечего: кто видел ту игру, знал их.
proof-day = Это именно те карты, которые принадлежат этому дню.
proof-day-other = Это не те карты, которые принадлежат этому дню.

terminal-daily = { $game }, раздача на { $day } (UTC): одинаковые карты для всех.
terminal-daily-expert = Бот ({ $level }) играет теми же картами …
terminal-daily-result = Ты: { $mine }. Бот ({ $level }): { $expert }.
