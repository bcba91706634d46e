# The page of a group: who came, results, ratings.

groups-mine = Мої групи
groups-hint = Група пам’ятає ваші вечори: хто був, хто виграв, хто грає дедалі краще. Без реєстрації, лише посилання.
groups-make = Створити групу
groups-make-name = Як називається ваша компанія?
groups-make-hint = Ти отримаєш посилання, яким можна поділитися. Хто його має, бачить сторінку й може її доповнювати.
groups-drop = Прибрати зі списку: { $name }
groups-drop-ask = Прибрати з цього пристрою: { $name }?
groups-drop-hint = Сама група залишиться, але посилання на цьому пристрої більше ніде немає. Скопіюй його, якщо хочеш повернутися.
groups-drop-yes = Прибрати

group-play = Грати тут
group-play-title = Стіл для групи «{ $name }»
group-play-game = Гра
group-invite = Запросити
group-invite-title = Запросити до групи «{ $name }»
group-invite-hint = Посилання – це ключ: хто його має, бачить цю сторінку, може тут грати, змінювати імена і все стерти. Ділися ним лише з тими, кому довіряєш.
group-link = Посилання на групу
group-qr = QR-код із посиланням на групу
group-tables = Зараз грають
group-gone = Такої групи немає

group-standings = Таблиця
group-standings-none = Поки що нема чого порівнювати. Зіграйте тут, і результат з’явиться сам.
group-which-game = Яка гра
group-all-games = Усі ігри
group-name = Ім’я
group-rating = Рейтинг
group-games = Ігор
group-wins = Перемог
group-rating-value = { $rating } ± { $margin }
group-unrated = рейтингу ще немає
group-form = Останні місця, від найновішого: { $places }
group-rating-hint = Усі починають із { 1000 } ± { 400 }. Справжня сила майже напевно (95 %) лежить у межах ±, і кожна гра з іншими людьми звужує ці межі. Боти не враховуються.

group-evenings = Вечори
group-evenings-none = Тут з’явиться ваш перший вечір.
group-came = Хто був:
group-came-nobody = нікого зі списку
group-replay = Переглянути
group-nobody-won = Ніхто не виграв.
group-bot = бот, { $level }
group-score = { $score } { $score ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
group-resigned = здається
group-erased-name = хтось
group-older = Показати давніші ігри

group-people = Люди
group-people-none = Поки нікого. Додай імена, під якими ви граєте.
group-people-hint = Результати збираються за іменем, тож сідай за стіл щоразу під тим самим.
group-me = Це я
group-add-name = Додати ім’я
group-add = Додати
group-person-erase = Стерти з групи: { $name }
group-person-erase-ask = Стерти з групи: { $name }?
group-person-erase-hint = Ім’я зникне з цієї сторінки й усіх результатів, для всіх і назавжди. У записах ігор воно лишиться, доки його не зітруть за столом.
group-person-erase-yes = Стерти

group-keep = Усе це ваше
group-keep-hint = Тут зберігаються лише імена й результати, без облікових записів. Кожен, хто має посилання, може їх бачити, змінювати і стерти.
group-export-csv = Завантажити CSV
group-export-json = Завантажити JSON
group-erase = Стерти групу
group-erase-ask = Стерти групу «{ $name }»?
group-erase-hint = Зникнуть усі вечори, рейтинги й імена, для всіх і назавжди. Завантаж їх спершу, якщо хочеш зберегти.
group-erase-yes = Стерти все

group-note-known = Результат буде на сторінці групи
group-note = Результат цієї гри разом з іменами гравців зберігається на сторінці групи.
