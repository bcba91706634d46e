# The small parts that all pages share.

ui-close = Закрити
ui-close-slip = Прибрати записку
ui-see-rule = Правило { $clause }
ui-busy = Хвилинку …
ui-try-again = Спробувати ще
ui-copy = Скопіювати
ui-copied = Скопійовано
ui-selected = Текст виділено: скопіюй його, як зазвичай.
ui-no-answer = Сервер не відповідає. Перевір з’єднання і спробуй знову.
ui-problem = Не вийшло. Спробуй за мить іще раз.
ui-name-room = { $length } із { $most } знаків
ui-name-long = { $over ->
        [one] Задовге на { $over } знак: уміщується { $most }.
        [few] Задовге на { $over } знаки: уміщується { $most }.
        [many] Задовге на { $over } знаків: уміщується { $most }.
       *[other] Задовге на { $over } знака: уміщується { $most }.
    }

# Settings.

settings-title = Налаштування
settings-name = Твоє ім’я
settings-name-hint = Таким його бачать інші за столом.
settings-language = Мова
settings-theme = Тема
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-speed = Швидкість карт
settings-speed-slow = Повільно
settings-speed-normal = Звичайно
settings-speed-fast = Швидко
settings-motion = Без руху
settings-motion-hint = Карти одразу опиняються на новому місці, і ніщо не рухається.
settings-sound = Звуки
settings-sound-hint = Кілька тихих: папір, дерево й дзвіночок.
settings-buzz = Вібрація, коли твій хід
settings-buzz-hint = Короткий сигнал, доки сторінка відкрита перед тобою.
settings-notices = Сповіщати, коли мій хід
settings-notices-hint = Лише доки сторінка відкрита у фоні.
settings-notices-insecure = Браузери дозволяють це тільки через https. Твій хід усе одно видно в назві та значку вкладки.
settings-notices-denied = Браузер блокує сповіщення від цього сайту. Спершу дозволь їх у налаштуваннях сайту.
settings-notices-unknown = Цей браузер не має сповіщень. Твій хід усе одно видно в назві та значку вкладки.
settings-push = Сповіщати про мій хід, навіть коли smallbox закрито
settings-push-hint = Для ігор, де на хід є день або більше. Щоб тебе сповістити, сервер отримує адресу від розробника браузера – для кожного столу, за яким ти граєш.
settings-push-insecure = Браузери дозволяють це тільки через https.
settings-push-denied = Браузер блокує сповіщення від цього сайту. Спершу дозволь їх у налаштуваннях сайту.
settings-push-unknown = Цей браузер тут цього не вміє. На iPhone чи iPad спершу додай smallbox на початковий екран.
settings-push-off = Цей сервер не надсилає push-сповіщень.
settings-push-failed = Браузер не зміг зв’язатися зі своєю push-службою. Спробуй пізніше.
settings-help = Щоб дізнатися, що робить карта, наведи на неї, притримай її або натисни ?, коли на ній фокус.
settings-labels = Знову показати підказки за столом
settings-kept = Усе інше лишається в цьому браузері.
