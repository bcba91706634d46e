# Мої ігри: столи й завершені ігри цього пристрою.

mine-title = Мої ігри
mine-lead = Твої столи, результати й рівень гри. Усе зберігається лише на цьому пристрої, без облікового запису.
mine-tile = Результати, рівень проти ботів, серії
mine-tile-turns = { $count ->
    [one] Твій хід за { $count } столом
    [few] Твій хід за { $count } столами
    [many] Твій хід за { $count } столами
   *[other] Твій хід за { $count } столами
}
mine-all = Усі мої ігри
mine-some-game = Гра
mine-empty = Тут ще порожньо. Зіграй партію, і вона з’явиться тут сама.
mine-empty-go = Обрати гру

mine-running = Незавершені ігри
mine-running-none = Незавершених ігор немає. Почни гру, і звідси завжди можна буде до неї повернутися.
mine-state-turn = Твій хід
mine-state-away = Замість тебе бот
mine-state-waiting = Чекає
mine-state-unknown = Грати далі
mine-state-lobby = Не почато
mine-state-over = Закінчено
mine-state-gone = Зник
mine-away-hint = Поки тебе немає, за тебе грає бот.
mine-gone-hint = Столу вже немає, або місце віддано.
mine-more = Дії: { $game }, { $code }
mine-remove = Прибрати зі списку

mine-finished = Завершені ігри
mine-finished-none = Тут з’являтимуться завершені ігри разом із повторами.
mine-filtered-none = Таких ігор ще немає. Обери щось інше вище.
mine-shown = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
mine-show-more = Показати ще (залишилося { $count })
mine-which-game = Яка гра
mine-all-games = Усі
mine-company = Проти кого
mine-company-all = Байдуже
mine-company-bots = Лише боти
mine-company-people = Люди
mine-bots = { $count ->
    [1] { $level }
   *[other] { $level } ×{ $count }
}
mine-people = { $count ->
    [one] { $count } людина
    [few] { $count } людини
    [many] { $count } людей
   *[other] { $count } людини
}
mine-went-won = Перемога
mine-went-shared = Спільна перемога
mine-went-lost = Поразка
mine-went-place = { $place } місце з { $players }
mine-went-resigned = Гру здано
mine-went-left = Стіл покинуто
mine-went-stopped = Зупинено
mine-went-closed = Закрито через оновлення
mine-score = Рахунок { $score }
mine-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
mine-same-cards = Ті самі карти, що й за іншим столом
mine-replay = Повтор
mine-review = Розбір
mine-again = Ще раз
mine-record-gone = На сервері її вже немає, тож повтору не буде.

mine-figures = Досі
mine-figure-games = { $count ->
    [one] завершена гра
    [few] завершені гри
    [many] завершених ігор
   *[other] завершеної гри
}
mine-figure-wins = { $count ->
    [one] перемога
    [few] перемоги
    [many] перемог
   *[other] перемоги
}
mine-figure-days = { $count ->
    [one] день поспіль
    [few] дні поспіль
    [many] днів поспіль
   *[other] дня поспіль
}
mine-figure-streak = { $count ->
    [one] перемога поспіль
    [few] перемоги поспіль
    [many] перемог поспіль
   *[other] перемоги поспіль
}
mine-figure-best = Найкраще досі: { $count }

mine-levels = Мій рівень проти ботів
mine-levels-none = Дограй партію проти самих ботів, і тут буде видно твій рівень.
mine-levels-hint = Рахуються лише ігри проти самих ботів зі свіжою роздачею. Спочатку рівень невідомий, і з кожною грою він стає певнішим. Здана чи покинута гра рахується як поразка.
mine-level-like = приблизно як «{ $level }»
mine-level-between = між «{ $level }» і «{ $other }»
mine-level-below = ще не зовсім «{ $level }»
mine-level-above = сильніше, ніж «{ $level }»
mine-level-value = { $rating } ± { $margin }
mine-sure-guess = { $count ->
    [one] Поки що здогад: зіграно { $count } гру.
    [few] Поки що здогад: зіграно { $count } гри.
    [many] Поки що здогад: зіграно { $count } ігор.
   *[other] Поки що здогад: зіграно { $count } гри.
}
mine-sure-rough = { $count ->
    [one] Приблизно так: зіграно { $count } гру.
    [few] Приблизно так: зіграно { $count } гри.
    [many] Приблизно так: зіграно { $count } ігор.
   *[other] Приблизно так: зіграно { $count } гри.
}
mine-sure-sure = { $count ->
    [one] Досить певно: зіграно { $count } гру.
    [few] Досить певно: зіграно { $count } гри.
    [many] Досить певно: зіграно { $count } ігор.
   *[other] Досить певно: зіграно { $count } гри.
}
mine-chart = { $game }, рівень після кожної гри (зіграно { $count }): тепер { $said }
mine-level-table = Усі ігри в таблиці
mine-column-date = Дата
mine-column-bots = Боти
mine-column-result = Результат
mine-column-level = Рівень (певність 95 %)

mine-keep = Збережено на цьому пристрої
mine-keep-hint = Останні 500 ігор лежать у цьому браузері й більше ніде. Очищення даних браузера стирає їх, тож час від часу зберігай копію.
mine-keep-nothing = Цей браузер нічого тут не зберігає (може, це приватне вікно?). Ігри залишаться, доки відкрита сторінка. Щоб зберегти їх, скористайся кнопкою «{ mine-export }».
mine-export = Експорт
mine-import = Імпорт
mine-import-done = { $count ->
    [one] З файлу взято { $count } гру.
    [few] З файлу взято { $count } гри.
    [many] З файлу взято { $count } ігор.
   *[other] З файлу взято { $count } гри.
}
mine-import-not-ours = Це не файл з іграми. Обери той, що його зберегла кнопка «{ mine-export }».
mine-import-newer = Цей файл із новішої версії smallbox. Онови сторінку й спробуй ще раз.
mine-erase = Стерти
mine-erase-ask = Стерти ігри з цього пристрою?
mine-erase-hint = Завершені ігри, рівень і серії буде стерто. Якщо вони ще знадобляться, спочатку зроби експорт. Місця в незавершених іграх залишаться.
mine-erase-names = Також покинути мої столи й стерти там моє ім’я
mine-erase-names-hint = { $count ->
    [one] { $count } стіл. Де гра триває, далі грає бот.
    [few] { $count } столи. Де гра триває, далі грає бот.
    [many] { $count } столів. Де гра триває, далі грає бот.
   *[other] { $count } столу. Де гра триває, далі грає бот.
}
mine-erase-yes = Стерти
mine-erased = Стерто.
mine-erase-one = Стерти: { $game }, { $date }
mine-erase-one-ask = Стерти цю гру?
mine-erase-one-hint = Вона зникне зі списку, а рівень і серії буде пораховано без неї.
mine-device-hint = Для іншого пристрою: зроби експорт тут та імпорт там. Щоб продовжити незавершену гру, обери «{ app-device }» у її меню.
