# The first page.

home-title = Маленькі коробки, великі вечори
home-lead = Швидкі карткові ігри за одним столом: із друзями, хоч би де вони були, або з ботами просто зараз. Без реєстрації.
home-resume = Грати далі: { $game }
home-guest = Гість
home-play-now = Грати
home-play-now-name = Грати зараз із ботами: { $game }
home-friends = З друзями
home-friends-name = З друзями: { $game }
home-friends-title = «{ $game }» з друзями
home-rules = Правила
home-seats = Місць за столом
home-seats-hint = Це можна змінити й потім, а вільні місця можуть зайняти боти.
home-make-table = Поставити стіл

home-join = Прийти за кодом
home-join-hint = Вісім літер і цифр або ціле посилання.
home-join-go = Увійти
home-join-wrong = Це не код столу. У коді вісім літер і цифр, без 0, 1, I та O.

home-mine = Мої столи
home-mine-go = Грати далі
home-mine-over = Закінчено
home-mine-remove = Прибрати зі списку: { $game }, { $code }
home-mine-all = { $count ->
        [one] Показати { $count } стіл
        [few] Показати всі { $count } столи
        [many] Показати всі { $count } столів
       *[other] Показати всі { $count } столу
    }
home-mine-fewer = Показати менше
home-mine-sure = Відмовитися від місця?
home-mine-sure-hint = Ключ до місця є лише в цьому браузері. Без нього за цим столом далі не зіграти.
home-mine-keep = Залишити
home-mine-drop = Прибрати

home-public = Відкриті столи
home-public-refresh = Пошукати столи ще раз
home-public-none = Зараз немає жодного відкритого столу. Постав свій і відкрий його для всіх: може, хтось завітає.
home-public-host = { $name } запрошує
home-public-seats = зайнято { $taken } із { $seats }
home-public-join = Сісти
home-public-watch = Дивитися

# Around the pages.

page-menu = Мова й налаштування
foot-about = Про smallbox
foot-rules = Правила гри «{ $game }»
foot-independent = smallbox – незалежна реалізація; ігри та їхні назви належать їхнім власникам.

# A page that is not there.

lost-title = У цій коробці порожньо
lost-text = За цією адресою немає сторінки. Може, посилання старе або в ньому бракує літери.
lost-home = До полиці

# About.

about-title = Про smallbox
about-lead = smallbox – це стіл для маленьких карткових ігор: для родини з телефонами, для друзів, які далеко одне від одного, і для однієї людини з кількома ботами.
about-free-title = Вільно й відкрито
about-free = smallbox має відкритий код і ліцензію MIT. Його можна запустити на власному комп’ютері – для дому чи для всіх.
about-privacy-title = Без стеження й без cookie
about-privacy = Тут немає ні облікових записів, ні реклами, ні cookie, і нічого не завантажується з інших сайтів. Твої налаштування й ключі до твоїх місць лишаються в цьому браузері.
about-fair-title = Чесні карти
about-fair = Ще до роздачі сервер дає обіцянку, як тасуватиме, і кожен додає власне число. Після гри можна перевірити кожну карту.
about-names-title = Ігри
about-names = smallbox – незалежна реалізація; ігри та їхні назви належать їхнім власникам (Кобіто: гра Robert Brouwer, Jolly Dutch; Це не ковпак: Ravensburger; Канобу: її видавець).
about-names-buy = Якщо гра сподобалася, зіграй у неї й справжніми картами.
about-home = До полиці
