### The pages around a table: connecting, playing, talking, leaving.

app-title-table = { $game } · { $code }
app-to-home = До ігор
app-title-turn = ● Твій хід – { $game }
app-notice-turn = Твій хід: { $game }
app-notice-text = За столом чекають на тебе.
app-push-text = За столом: { $names }
app-watch = Дивитися
app-try-now = Спробувати зараз
app-close = Закрити

## Before and after

app-connecting-title = Присуваємо стілець
app-connecting-text = Стіл { $code } відкриється за мить.
app-away-title = Сервер не відповідає
app-away-text = Може, він перезапускається або зникла мережа. Нічого не втрачено: кожен зроблений хід збережено, і ця сторінка повернеться сама.
app-reconnecting = З’єднання зникло. Повертаємося …
app-weather-database = Зараз ходи не зберігаються, тож стіл чекає. Гра продовжиться сама.
app-weather-bus = Ходи інших зараз можуть з’являтися на кілька секунд пізніше. Нічого не втрачено.
app-old-text = smallbox оновлено. Щоб грати далі, онови сторінку; твоє місце збережено.
app-old-reload = Оновити сторінку

app-gone-no-such-table-title = Такого столу немає
app-gone-no-such-table-text = Не вдалося знайти стіл { $code }. Перевір посилання або попроси нове. Столи, за якими давно ніхто не сидів, прибирають.
app-gone-kicked-title = Твоє місце звільнено за рішенням господаря столу
app-gone-kicked-text = Можна дивитися гру або створити власний стіл.
app-gone-left-title = Ти вже не за столом
app-gone-left-text = Дякуємо за гру. Приходь подивитися.
app-gone-failed-title = Тут щось пішло не так
app-gone-failed-text = Стіл не вдалося показати. Онови сторінку; нічого не втрачено.

## While playing

prompt-turn = Твій хід
prompt-wait = Ходить { $seat }
prompt-over = Гру закінчено
app-task-watching = Ти дивишся гру.
app-undo = Взяти назад
app-undo-long = Взяти назад останній хід
app-log = Що сталося
app-caption = Що щойно сталося
app-log-empty = Ще нічого не сталося.
app-log-none = У цій грі немає списку подій: пам’ятати – це і є гра. Тут записано лише, хто приходить і йде.
app-talk = Чат
app-talk-unread = Чат: непрочитаних – { $unread }
app-talk-say = Скажи щось
app-talk-send = Надіслати
app-talk-off = За цим столом чат вимкнено.
app-talk-quick = За цим столом є лише готові фрази.
app-talk-empty = Ще ніхто нічого не сказав.
app-rules = Правила
app-help-keys = Стрілки – далі, Esc – закрити
app-labels = Перше знайомство зі столом
app-labels-next = Далі
app-labels-skip = Пропустити
app-labels-done = Зрозуміло
app-label-nav = Правила, що сталося, розмова й меню. Щоб дізнатися, що робить карта, наведи на неї, притримай її або натисни ?.
app-menu = Меню
app-settings = Налаштування
app-result = Підсумок
app-invite = Запросити людей
app-device = Грати й на іншому пристрої
app-device-text = Відкрий { $link } на іншому пристрої, вибери «{ app-device-have }» і набери:
app-device-seconds = Діє один раз, { $seconds } { $seconds ->
        [one] секунду
        [few] секунди
        [many] секунд
       *[other] секунди
    }.
app-device-have = Маю код з іншого пристрою
app-device-take = Зайняти моє місце
app-resign = Здатися
app-resign-ask = Здатися? За тебе дограє бот, а ти посядеш останнє місце.
app-stop = Закінчити гру
app-stop-ask = Закінчити гру назовсім? Більше ніхто з людей не грає.
app-leave = Вийти з-за столу
app-leave-ask = Вийти з-за столу? Замість тебе гратиме бот.
app-forget = Вийти й стерти моє ім’я
app-forget-ask = Вийти й стерти з цього столу твоє ім’я та всі твої слова?
app-erase = Стерти тут моє ім’я
app-erased = Твоє ім’я та всі твої слова стерто з цього столу.
app-erase-failed = Не вийшло. Перевір з’єднання й спробуй знову.
app-cancel = Ні, залишитися
app-away-you = За тебе грає бот.
app-back = Я знову тут
app-absent-now = { $name }: зараз не за столом.
app-absent-minutes = { $name }: немає за столом уже { $minutes ->
        [one] { $minutes } хвилину
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }.
app-absent-hours = { $name }: немає за столом уже { $hours ->
        [one] { $hours } годину
        [few] { $hours } години
        [many] { $hours } годин
       *[other] { $hours } години
    }.
app-absent-title = Не за столом
app-stand-in = Хай грає бот
app-stand-in-ask = Попросити бота
app-stand-in-asked = Просять бота: { $names }
app-stand-in-host = Вирішує { $host }.
app-stand-in-vote = Господаря столу немає, тож має погодитися більше половини присутніх.
app-stand-in-until = { $name }: місце повернеться, щойно людина знову буде тут.
app-seat-bot = бот
app-seat-program = бот, програма в мережі
app-seat-away = не за столом
app-seat-stood-in = не за столом, до повернення грає бот
app-seat-resigned = гру здано, далі грає бот
app-seat-gone = місце полишено, далі грає бот
app-tempo = Темп ботів
app-tempo-thoughtful = Вдумливо
app-tempo-thoughtful-hint = Боти думають над кожною картою, як люди.
app-tempo-brisk = Жваво
app-tempo-brisk-hint = Боти ходять швидко, але встигнеш простежити.
app-tempo-instant = Миттєво
app-tempo-instant-hint = Боти ходять одразу й думають менше.
app-skip = До мого ходу
app-spectators = { $spectators ->
        [one] дивиться { $spectators } людина
        [few] дивляться { $spectators } людини
        [many] дивляться { $spectators } людей
       *[other] дивляться { $spectators } людини
    }
app-clock-left = { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунди
    }
app-clock-long = { $minutes ->
        [one] лишилася { $minutes } хвилина
        [few] лишилося { $minutes } хвилини
        [many] лишилося { $minutes } хвилин
       *[other] лишилося { $minutes } хвилини
    }
app-clock-hours = { $hours ->
        [one] лишилася { $hours } година
        [few] лишилося { $hours } години
        [many] лишилося { $hours } годин
       *[other] лишилося { $hours } години
    }
app-look-ready = Готово
app-look-waiting = Чекаємо на інших
app-round = Раунд { $round } із { $rounds }
