### The pages around a table: connecting, playing, talking, leaving.

app-title-table = { $game } · { $code }
app-to-home = К играм
app-title-turn = ● Твой ход — { $game }
app-notice-turn = Твой ход: { $game }
app-notice-text = За столом ждут тебя.
app-push-text = За столом: { $names }
app-watch = Смотреть
app-try-now = Попробовать
app-close = Закрыть

## Before and after

app-connecting-title = Пододвигаем стул
app-connecting-text = Стол { $code } вот-вот откроется.
app-away-title = Сервер не отвечает
app-away-text = Может быть, он перезапускается или пропала сеть. Ничего не потеряно: все сделанные ходы сохранены, и эта страница вернётся сама.
app-reconnecting = Соединение пропало. Возвращаемся…
app-weather-database = Сейчас ходы не сохраняются, поэтому стол ждёт. Игра продолжится сама.
app-weather-bus = Ходы других сейчас могут появляться на несколько секунд позже. Ничего не потеряно.
app-old-text = smallbox обновился. Чтобы играть дальше, обнови страницу; твоё место сохранено.
app-old-reload = Обновить страницу

app-gone-no-such-table-title = Такого стола нет
app-gone-no-such-table-text = Не получилось найти стол { $code }. Проверь ссылку или попроси новую. Столы, за которыми давно никто не сидел, убирают.
app-gone-kicked-title = Твоё место освобождено по решению ведущего
app-gone-kicked-text = Можно смотреть игру или создать свой стол.
app-gone-left-title = Ты больше не за столом
app-gone-left-text = Спасибо за игру. Приходи ещё — посмотреть.
app-gone-failed-title = Что-то пошло не так
app-gone-failed-text = Показать стол не получилось. Обнови страницу; ничего не потеряно.

## While playing

prompt-turn = Твой ход
prompt-wait = Ходит { $seat }
prompt-over = Игра окончена
app-task-watching = Ты смотришь игру.
app-undo = Взять назад
app-undo-long = Взять назад последний ход
app-log = Что произошло
app-caption = Что только что произошло
app-log-empty = Пока ничего не произошло.
app-log-none = Ходы этой игры не записаны: вся игра — в том, чтобы помнить. Здесь видно только, кто приходит и уходит.
app-talk = Чат
app-talk-unread = Чат: непрочитанных — { $unread }
app-talk-say = Скажи что-нибудь
app-talk-send = Отправить
app-talk-off = За этим столом чат выключен.
app-talk-quick = За этим столом есть только готовые фразы.
app-talk-empty = Пока никто ничего не сказал.
app-rules = Правила
app-help-keys = Стрелки — дальше, Esc — закрыть
app-labels = Первое знакомство со столом
app-labels-next = Дальше
app-labels-skip = Пропустить
app-labels-done = Понятно
app-label-nav = Правила, что произошло, разговор и меню. Чтобы узнать, что делает карта, наведи на неё, подержи её или нажми ?.
app-menu = Меню
app-settings = Настройки
app-result = Итог
app-invite = Позвать людей
app-device = Играть и на другом устройстве
app-device-text = Открой { $link } на другом устройстве, выбери «{ app-device-have }» и введи:
app-device-seconds = Действует один раз, { $seconds ->
        [1] одну секунду
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
app-device-have = У меня есть код с другого устройства
app-device-take = Занять моё место
app-resign = Сдаться
app-resign-ask = Сдаться? Дальше за тебя играет бот, а место у тебя будет последнее.
app-stop = Закончить игру
app-stop-ask = Закончить игру насовсем? Других людей в ней уже нет.
app-leave = Уйти из-за стола
app-leave-ask = Уйти из-за стола? Дальше вместо тебя играет бот.
app-forget = Уйти и стереть моё имя
app-forget-ask = Уйти и стереть с этого стола твоё имя и все твои слова?
app-erase = Стереть здесь моё имя
app-erased = Твоё имя и все твои слова стёрты с этого стола.
app-erase-failed = Не получилось. Проверь соединение и попробуй снова.
app-cancel = Нет, остаюсь
app-away-you = За тебя играет бот.
app-back = Я снова здесь
app-absent-now = { $name }: сейчас не за столом.
app-absent-minutes = { $name }: нет за столом уже { $minutes ->
        [1] одну минуту
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }.
app-absent-hours = { $name }: нет за столом уже { $hours ->
        [1] один час
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }.
app-absent-title = Не за столом
app-stand-in = Пусть играет бот
app-stand-in-ask = Попросить бота
app-stand-in-asked = Просят бота: { $names }
app-stand-in-host = Решает { $host }.
app-stand-in-vote = Ведущего нет, поэтому должно согласиться больше половины присутствующих.
app-stand-in-until = { $name }: место вернётся, как только человек снова будет здесь.
app-seat-bot = бот
app-seat-program = бот, программа из сети
app-seat-away = не за столом
app-seat-stood-in = не за столом, до возвращения играет бот
app-seat-resigned = игра сдана, дальше играет бот
app-seat-gone = место оставлено, дальше играет бот
app-tempo = Темп ботов
app-tempo-thoughtful = Вдумчиво
app-tempo-thoughtful-hint = Боты думают над каждой картой, как люди.
app-tempo-brisk = Живо
app-tempo-brisk-hint = Боты ходят быстро, но уследить можно.
app-tempo-instant = Мгновенно
app-tempo-instant-hint = Боты ходят сразу и думают меньше.
app-skip = К моему ходу
app-spectators = { $spectators ->
        [1] смотрит один человек
        [one] смотрит { $spectators } человек
        [few] смотрят { $spectators } человека
       *[many] смотрят { $spectators } человек
    }
app-clock-left = { $seconds ->
        [1] осталась одна секунда
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[many] осталось { $seconds } секунд
    }
app-clock-long = { $minutes ->
        [1] осталась одна минута
        [one] осталась { $minutes } минута
        [few] осталось { $minutes } минуты
       *[many] осталось { $minutes } минут
    }
app-clock-hours = { $hours ->
        [1] остался один час
        [one] остался { $hours } час
        [few] осталось { $hours } часа
       *[many] осталось { $hours } часов
    }
app-look-ready = Готово
app-look-waiting = Ждём остальных
app-round = Раунд { $round } из { $rounds }
