# The first page.

home-title = Маленькі коробки, великі вечори
home-lead = Швидкі карткові ігри за одним столом: із друзями, хоч би де вони були, або з ботами просто зараз. Без реєстрації.
home-resume = Грати далі: { $game }
home-guest = Гість
home-play-now = Грати
home-play-now-name = Грати зараз проти ботів: { $game }
home-friends = З друзями
home-friends-name = З друзями: { $game }
home-friends-title = «{ $game }» з друзями
home-rules = Правила
home-seats = Місць за столом
home-seats-hint = Це можна змінити й потім, а вільні місця можуть зайняти боти.
home-make-table = Створити стіл

home-join = Приєднатися за кодом
home-join-hint = Вісім літер і цифр або ціле посилання.
home-join-go = Увійти
home-join-wrong = Це не код столу. У коді вісім латинських літер і цифр, без 0, 1, I та O.

home-mine = Мої столи
home-mine-remove = Прибрати зі списку: { $game }, { $code }
home-mine-sure = Відмовитися від місця?
home-mine-sure-hint = Ключ до місця є лише в цьому браузері. Без нього за цим столом далі не зіграти.
home-mine-keep = Залишити
home-mine-drop = Прибрати

home-public = Відкриті столи
home-public-refresh = Оновити
home-public-none = Зараз немає жодного відкритого столу. Створи свій і відкрий його для всіх: може, хтось завітає.
home-public-host = { $name } запрошує
home-public-seats = зайнято { $taken } із { $seats }
home-public-join = Сісти
home-public-watch = Дивитися

home-play-how = Вибрати, як грати в «{ $game }»: рівень, боти, тривалість
home-play-title = «{ $game }» проти ботів
home-play-level = Наскільки вони сильні?
home-play-first = Добре для початку.
home-play-bots = Скільки ботів?
home-play-kept = Наступного разу кнопка «Грати» одразу почне саме так.
home-open-title = Відкритий стіл: { $game }

home-find = Знайти стіл
home-find-game = Гра
home-find-any = Неважливо
home-find-free = Лише з вільними місцями
home-find-wordless = Спільна мова не потрібна
home-find-next = Сісти за найближчий вільний стіл
home-find-none = Зараз ніде немає вільного місця. Відкрий стіл: його видно в цьому списку, а поки чекаєш, можна грати з ботами.
home-find-open = Відкрити стіл: { $game }
home-find-nothing = Такого столу зараз немає.
home-public-here = { $here ->
        [0] Зараз там нікого немає
        [one] Зараз там { $here } людина
        [few] Зараз там { $here } людини
        [many] Зараз там { $here } людей
       *[other] Зараз там { $here } людини
    }

# Around the pages.

page-menu = Мова й налаштування
foot-about = Про smallbox
foot-rules = Правила гри «{ $game }»
foot-bench = Створи власні картки
foot-independent = smallbox – незалежна реалізація; ігри та їхні назви належать їхнім власникам.

# A page that is not there.

lost-title = У цій коробці порожньо
lost-text = За цією адресою немає сторінки. Може, посилання старе або в ньому бракує літери.
lost-home = До ігор

# About.

about-title = Про smallbox
about-lead = smallbox – це стіл для маленьких карткових ігор: для родини з телефонами, для друзів, які далеко одне від одного, і для однієї людини з кількома ботами.
about-free-title = Вільно й відкрито
about-free = smallbox має відкритий код і ліцензію MIT. Його можна запустити на власному комп’ютері – для дому чи для всіх.
about-privacy-title = Без стеження й без cookie
about-privacy = Тут немає ні облікових записів, ні реклами, ні cookie, і нічого не завантажується з інших сайтів. Твої налаштування й ключі до твоїх місць лишаються в цьому браузері.
about-fair-title = Чесні карти
about-fair = Ще до роздачі сервер дає обіцянку, як тасуватиме, і кожен додає таємне число. Після гри можна перевірити кожну карту.
about-names-title = Ігри
about-names = smallbox – незалежна реалізація; ігри та їхні назви належать їхнім власникам (Кобіто: гра Robert Brouwer, Jolly Dutch; Це не ковпак: Ravensburger; Канобу: її видавець).
about-names-buy = Якщо гра сподобалася, зіграй у неї й справжніми картами.
about-home = До ігор

home-improve = Вчитися і грати краще
