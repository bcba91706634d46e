# The page of a group: who came, results, ratings.

groups-mine = Мои группы
groups-hint = Группа помнит ваши вечера: кто был, кто выиграл, кто играет всё лучше. Без регистрации, только ссылка.
groups-make = Создать группу
groups-make-name = Как называется ваша компания?
groups-make-hint = Появится ссылка, которой можно поделиться. У кого она есть, тот видит страницу и может её дополнять.
groups-drop = Убрать из списка: { $name }
groups-drop-ask = Убрать с этого устройства: { $name }?
groups-drop-hint = Сама группа останется, но ссылки на этом устройстве больше нигде нет. Скопируй её, если хочешь вернуться.
groups-drop-yes = Убрать

group-play = Играть здесь
group-play-title = Стол для группы «{ $name }»
group-play-game = Игра
group-invite = Пригласить
group-invite-title = Пригласить в группу «{ $name }»
group-invite-hint = Ссылка — это ключ: у кого она есть, тот видит эту страницу, может здесь играть, менять имена и всё стереть. Делись ею только с теми, кому доверяешь.
group-link = Ссылка на группу
group-qr = QR-код со ссылкой на группу
group-tables = Сейчас играют
group-gone = Такой группы нет

group-standings = Таблица
group-standings-none = Пока нечего сравнивать. Сыграйте здесь, и результат появится сам.
group-which-game = Какая игра
group-all-games = Все игры
group-name = Имя
group-rating = Рейтинг
group-games = Игр
group-wins = Побед
group-rating-value = { $rating } ± { $margin }
group-unrated = рейтинга ещё нет
group-form = Последние места, от самого нового: { $places }
group-rating-hint = Все начинают с { 1000 } ± { 400 }. Настоящая сила почти наверняка (95 %) лежит в пределах ±, и каждая игра с другими людьми сужает эти пределы. Боты не учитываются.

group-evenings = Вечера
group-evenings-none = Здесь появится ваш первый вечер.
group-came = Кто был:
group-came-nobody = никого из списка
group-replay = Посмотреть
group-nobody-won = Никто не выиграл.
group-bot = бот, { $level }
group-score = { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
group-resigned = сдаётся
group-erased-name = кто-то
group-older = Показать прошлые игры

group-people = Люди
group-people-none = Пока никого. Добавь имена, под которыми вы играете.
group-people-hint = Результаты собираются по имени, поэтому садись за стол каждый раз под одним и тем же.
group-me = Это я
group-add-name = Добавить имя
group-add = Добавить
group-person-erase = Стереть из группы: { $name }
group-person-erase-ask = Стереть из группы: { $name }?
group-person-erase-hint = Имя исчезнет с этой страницы и из всех результатов, для всех и навсегда. В записях игр оно останется, пока его не сотрут за столом.
group-person-erase-yes = Стереть

group-keep = Всё это ваше
group-keep-hint = Здесь хранятся только имена и результаты, без учётных записей. Каждый, у кого есть ссылка, может их видеть, менять и стереть.
group-export-csv = Скачать CSV
group-export-json = Скачать JSON
group-erase = Стереть группу
group-erase-ask = Стереть группу «{ $name }»?
group-erase-hint = Исчезнут все вечера, рейтинги и имена, для всех и навсегда. Скачай их сначала, если хочешь сохранить.
group-erase-yes = Стереть всё

group-note-known = Результат будет на странице группы
group-note = Результат этой игры вместе с именами игроков хранится на странице группы.
