# The end of a game: no past tense and no gender with names.

after-you-win = Ти перемагаєш!
after-wins = Перемагає { $names }!
after-share = Спільна перемога: { $names }
after-bot-wins = Перемагає бот на місці гравця { $names }
after-nobody = Гру закінчено
after-round = Раунд { $round } із { $rounds } закінчено

after-why-stopped = Гру закінчено достроково, тож ніхто не перемагає.
after-why-kobito-gold = Останній горщик золота виграно. Перемагає той, у кого найбільше очок.
after-why-kobito-idle = Жодна карта вже не рушить із місця, тож гру закінчено. Перемагає той, у кого найбільше очок.
after-why-kanobu-win = Перемагає той, чия рука порожніє першою.
after-why-kanobu-stalemate = Ніхто вже не може ходити, тож перемагає той, у кого найменше карт.
after-why-kanobu-cap = Ліміт ходів вичерпано, тож перемагає той, у кого найменше карт.
after-why-hat-limit = Хтось має забагато штрафів: раунд закінчено, і перемагає той, у кого їх найменше.
after-why-hat-guard = Крамницю зачинено, бо подаровано вже досить подарунків. Перемагає той, у кого найменше штрафів.
after-why-hat-match = Усі раунди зіграно. Перемагає той, у кого за всі раунди найменше штрафів.

after-places = Чим усе скінчилося
after-place = Місце { $place }
after-no-place = Без місця
after-resigned = гру здано, далі грає бот
after-gone = Порожній стілець
after-you = ти
after-total = усього { $total }
after-last-round = Останній раунд: { $line }
after-next-round = Наступний раунд
after-next-round-hint = Він почнеться, коли всі будуть готові, або за { $seconds } { $seconds ->
        [one] секунду
        [few] секунди
        [many] секунд
       *[other] секунди
    }.
after-waiting = Чекаємо на інших
after-rematch = Зіграти ще
after-rematch-hint = Усі лишаються за столом і пересідають на одне місце.
after-replay = Повтор гри
after-download = Зберегти запис
after-look = Оглянути стіл
after-which-round = Який раунд?
after-round-number = Раунд { $round }

# The proof of the deal.

proof-check = Перевірити роздачу
proof-again = Перевірити ще раз
proof-busy = Тасуємо все ще раз …
proof-proved = Роздача чесна: вибрати карти не міг ніхто.
proof-consistent = Запис правильний: кожне тасування випливає зі своїх чисел.
proof-mismatch = Щось не сходиться: цій роздачі не можна вірити.
proof-unproved = Обіцянки дотримано, але запис не каже, як тасували карти.
proof-unreadable = Цей запис не вдається прочитати, тож довести нічого не можна.
proof-yes = Правильно:
proof-no = Неправильно:
proof-note = Примітка:
proof-promise = Обіцянка в записі – та сама, яку ця сторінка бачила під час гри.
proof-promise-other = Обіцянка в записі – не та, яку ця сторінка бачила під час гри.
proof-promise-unseen = Ця сторінка не має обіцянки, яку дано до кінця гри, тож вірить запису на слово.
proof-seed = Таємне число сервера підходить до обіцянки.
proof-seed-other = Таємне число сервера не підходить до обіцянки.
proof-shuffles = { $count ->
        [1] Єдине тасування гри виходить
        [one] Усі { $count } тасування гри виходять
        [few] Усі { $count } тасування гри виходять
        [many] Усі { $count } тасувань гри виходять
       *[other] Усі { $count } тасування гри виходять
    } із цих чисел точно так само.
proof-shuffles-wrong = Інакше вийшло б тасувань: { $wrong } із { $count }.
proof-nonces = Чиї власні числа домішано до кожного тасування: { $names }
proof-nonces-none = До тасувань не домішано власного числа жодного гравця.
proof-numbers = Самі числа
proof-commit = Обіцянка
proof-salt-seed = Таємне число (salt і seed)
proof-how = Перед роздачею сервер показує обіцянку: відбиток таємного числа. Лише тоді кожен додає власне число. З цих чисел випливають усі карти, і тепер, коли гру закінчено, ця сторінка самостійно повторила кожне тасування.
