# The small parts that all pages share.

ui-close = Закрыть
ui-close-slip = Убрать записку
ui-see-rule = Правило { $clause }
ui-busy = Минутку…
ui-try-again = Попробовать ещё
ui-copy = Скопировать
ui-copied = Скопировано
ui-selected = Текст выделен: скопируй его как обычно.
ui-no-answer = Сервер не отвечает. Проверь соединение и попробуй снова.
ui-problem = Не получилось. Попробуй ещё раз чуть позже.
ui-name-room = { $length } из { $most } знаков
ui-name-long = { $over ->
    [one] Длиннее на { $over } знак: помещается { $most }.
    [few] Длиннее на { $over } знака: помещается { $most }.
   *[many] Длиннее на { $over } знаков: помещается { $most }.
}

# Settings.

settings-title = Настройки
settings-name = Твоё имя
settings-name-hint = Под этим именем тебя видят за столом.
settings-language = Язык
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-speed = Скорость карт
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-motion = Без движения
settings-motion-hint = Карты сразу оказываются на новом месте, и ничего не движется.
settings-sound = Звуки
settings-sound-hint = Несколько тихих: бумага, дерево и колокольчик.
settings-buzz = Вибрация, когда твой ход
settings-buzz-hint = Короткий сигнал, пока страница открыта перед тобой.
settings-notices = Уведомлять, когда мой ход
settings-notices-hint = Только пока страница открыта в фоне.
settings-notices-insecure = Браузеры разрешают это только через https. Твой ход всё равно видно в названии и значке вкладки.
settings-notices-denied = Браузер блокирует уведомления от этого сайта. Сначала разреши их в настройках сайта.
settings-notices-unknown = В этом браузере нет уведомлений. Твой ход всё равно видно в названии и значке вкладки.
settings-push = Сообщать о моём ходе, даже когда smallbox закрыт
settings-push-hint = Для игр, где на ход есть день или больше. Чтобы уведомить тебя, сервер получает адрес от разработчика браузера — для каждого стола, за которым ты играешь.
settings-push-insecure = Браузеры разрешают это только через https.
settings-push-denied = Браузер блокирует уведомления от этого сайта. Сначала разреши их в настройках сайта.
settings-push-unknown = Этот браузер здесь такого не умеет. На iPhone или iPad сначала добавь smallbox на экран «Домой».
settings-push-off = Этот сервер не отправляет push-уведомлений.
settings-push-failed = Браузер не смог связаться со своей push-службой. Попробуй позже.
settings-help = Чтобы узнать, что делает карта, наведи на неё, подержи её или нажми ?, когда на ней фокус.
settings-labels = Снова показать подсказки за столом
settings-kept = Всё остальное остаётся в этом браузере.
