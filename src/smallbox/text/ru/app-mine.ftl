# Мои игры: столы и законченные игры этого устройства.

mine-title = Мои игры
mine-lead = Твои столы, результаты и уровень игры. Всё хранится только на этом устройстве, без учётной записи.
mine-tile = Результаты, уровень против ботов, серии
mine-tile-turns = { $count ->
    [one] Твой ход за { $count } столом
    [few] Твой ход за { $count } столами
    [many] Твой ход за { $count } столами
   *[other] Твой ход за { $count } столами
}
mine-all = Все мои игры
mine-some-game = Игра
mine-empty = Здесь пока пусто. Сыграй партию, и она появится сама.
mine-empty-go = Выбрать игру

mine-running = Незаконченные игры
mine-running-none = Незаконченных игр нет. Начни игру, и отсюда всегда можно будет к ней вернуться.
mine-state-turn = Твой ход
mine-state-away = За тебя бот
mine-state-waiting = Ожидание
mine-state-unknown = Продолжить
mine-state-lobby = Не начата
mine-state-over = Окончена
mine-state-gone = Пропал
mine-away-hint = Пока тебя нет, за тебя играет бот.
mine-gone-hint = Стола уже нет, или место отдано.
mine-more = Действия: { $game }, { $code }
mine-remove = Убрать из списка

mine-finished = Законченные игры
mine-finished-none = Здесь появятся законченные игры вместе с повторами.
mine-filtered-none = Таких игр пока нет. Выбери что-нибудь другое выше.
mine-shown = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
mine-show-more = Показать ещё (осталось { $count })
mine-which-game = Какая игра
mine-all-games = Все
mine-company = Против кого
mine-company-all = Не важно
mine-company-bots = Только боты
mine-company-people = Люди
mine-bots = { $count ->
    [1] { $level }
   *[other] { $level } ×{ $count }
}
mine-people = { $count ->
    [one] { $count } человек
    [few] { $count } человека
    [many] { $count } человек
   *[other] { $count } человека
}
mine-went-won = Победа
mine-went-shared = Общая победа
mine-went-lost = Поражение
mine-went-place = { $place } место из { $players }
mine-went-resigned = Игра сдана
mine-went-left = Стол покинут
mine-went-stopped = Остановлена
mine-went-closed = Закрыта из-за обновления
mine-score = Счёт { $score }
mine-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
mine-same-cards = Те же карты, что и за другим столом
mine-replay = Повтор
mine-review = Разбор
mine-again = Ещё раз
mine-record-gone = На сервере её больше нет, так что без повтора.

mine-figures = На сегодня
mine-figure-games = { $count ->
    [one] законченная игра
    [few] законченные игры
    [many] законченных игр
   *[other] законченной игры
}
mine-figure-wins = { $count ->
    [one] победа
    [few] победы
    [many] побед
   *[other] победы
}
mine-figure-days = { $count ->
    [one] день подряд
    [few] дня подряд
    [many] дней подряд
   *[other] дня подряд
}
mine-figure-streak = { $count ->
    [one] победа подряд
    [few] победы подряд
    [many] побед подряд
   *[other] победы подряд
}
mine-figure-best = Лучшее пока: { $count }

mine-levels = Мой уровень против ботов
mine-levels-none = Доиграй партию против одних ботов, и здесь будет виден твой уровень.
mine-levels-hint = Считаются только игры против одних ботов со свежей раздачей. Сначала уровень неизвестен, с каждой игрой он становится точнее. Сданная или покинутая игра считается поражением.
mine-level-like = примерно как «{ $level }»
mine-level-between = между «{ $level }» и «{ $other }»
mine-level-below = пока не совсем «{ $level }»
mine-level-above = сильнее, чем «{ $level }»
mine-level-value = { $rating } ± { $margin }
mine-sure-guess = { $count ->
    [one] Пока это догадка: сыграна { $count } игра.
    [few] Пока это догадка: сыграно { $count } игры.
    [many] Пока это догадка: сыграно { $count } игр.
   *[other] Пока это догадка: сыграно { $count } игры.
}
mine-sure-rough = { $count ->
    [one] Примерно так: сыграна { $count } игра.
    [few] Примерно так: сыграно { $count } игры.
    [many] Примерно так: сыграно { $count } игр.
   *[other] Примерно так: сыграно { $count } игры.
}
mine-sure-sure = { $count ->
    [one] Довольно точно: сыграна { $count } игра.
    [few] Довольно точно: сыграно { $count } игры.
    [many] Довольно точно: сыграно { $count } игр.
   *[other] Довольно точно: сыграно { $count } игры.
}
mine-chart = { $game }, уровень после каждой игры (сыграно { $count }): сейчас { $said }
mine-level-table = Все игры в таблице
mine-column-date = Дата
mine-column-bots = Боты
mine-column-result = Результат
mine-column-level = Уровень (точность 95 %)

mine-keep = Хранится на этом устройстве
mine-keep-hint = Последние 500 игр лежат в этом браузере и больше нигде. Очистка данных браузера стирает и их, поэтому время от времени сохраняй копию.
mine-keep-nothing = Этот браузер здесь ничего не хранит (может быть, это приватное окно?). Игры останутся, пока открыта страница. Чтобы сохранить их, нажми «{ mine-export }».
mine-export = Экспорт
mine-import = Импорт
mine-import-done = { $count ->
    [one] Из файла взята { $count } игра.
    [few] Из файла взято { $count } игры.
    [many] Из файла взято { $count } игр.
   *[other] Из файла взято { $count } игры.
}
mine-import-not-ours = Это не файл с играми. Выбери тот, который сохранила кнопка «{ mine-export }».
mine-import-newer = Этот файл из более новой версии smallbox. Обнови страницу и попробуй ещё раз.
mine-erase = Стереть
mine-erase-ask = Стереть игры с этого устройства?
mine-erase-hint = Законченные игры, уровень и серии будут стёрты. Если они ещё пригодятся, сначала сделай экспорт. Места в незаконченных играх останутся.
mine-erase-names = Ещё покинуть мои столы и стереть там моё имя
mine-erase-names-hint = { $count ->
    [one] { $count } стол. Где игра идёт, дальше играет бот.
    [few] { $count } стола. Где игра идёт, дальше играет бот.
    [many] { $count } столов. Где игра идёт, дальше играет бот.
   *[other] { $count } стола. Где игра идёт, дальше играет бот.
}
mine-erase-yes = Стереть
mine-erased = Стёрто.
mine-erase-one = Стереть: { $game }, { $date }
mine-erase-one-ask = Стереть эту игру?
mine-erase-one-hint = Она исчезнет из списка, а уровень и серии будут посчитаны без неё.
mine-device-hint = Для другого устройства: сделай экспорт здесь и импорт там. Чтобы продолжить незаконченную игру, выбери «{ app-device }» в её меню.
