# Що каже звіт про баланс: для тих, хто вигадує ігри, а не для статистиків.

balance-title = { $game }: як це грається
balance-title-compared = { $game }: що змінює інший варіант
balance-intro = Виміряно за { $games } партій між ботами ({ $bots }). Біля кожної цифри вказано межі, у яких справжнє значення лежить у 19 випадках із 20.
balance-compared-intro = Ті самі роздачі зіграно двічі: раз так — { $base }, раз так — { $other }. Тож різниця походить від правила, а не від карток.
balance-usual = як зазвичай
balance-at-size = { $players ->
        [one] { $players } гравець:
        [few] { $players } гравці:
       *[other] { $players } гравців:
    }
balance-changes = Що змінюється
balance-curves = Що робить одне число
balance-size = { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }
balance-method = Як це виміряно
balance-all-figures = Усі цифри
balance-length = Партія триває { $moves } ходів, це приблизно { $minutes } хв; вісім із десяти партій — від { $short } до { $long } хв.
balance-seats-even = Жодне місце не має явної переваги: кожне виграє від { $least } до { $most }, а порівну було б { $fair }.
balance-seats-uneven = Місця нерівні. Найкраще: «{ $best }», { $most } партій; найгірше: «{ $worst }», { $least }. Порівну було б { $fair }.
balance-lead = Лідер змінюється { $changes } раза за партію, а остаточно вперед переможець виходить після { $decided } її ходів.
balance-comeback = Той, хто позаду на половині партії, виграє в { $share } випадків. Якби половина нічого не важила, було б { $fair }.
balance-penalties = { $name }: { $number } за партію.
balance-guards = { $share } партій закінчуються лише тому, що їх зупиняє запобіжник.
balance-guards-never = Усі партії закінчилися самі, запобіжник не зупинив жодної (очікувати можна щонайбільше { $most }).
balance-decides = Що найчастіше остаточно виводить переможця вперед: { $causes }.
balance-skill = Уміння: серед ботів «{ $field }» одне місце, за яке грають інакше, виграє частіше чи рідше за свої { $fair }: { $shares }.
balance-skill-one = «{ $level }» { $share }
balance-skill-games = Приблизно після { $games ->
        [one] { $games } партії
        [few] { $games } партій
       *[other] { $games } партій
    } сильніший гравець («{ $level }» проти «{ $field }») буде попереду в 19 випадках із 20.
balance-curve = { $name } від { $least } до { $most }, гравців: { $players }. Партія триває від { $before } до { $after } хв.
balance-table-figure = Показник
balance-table-value = Значення
balance-table-range = 19 із 20
balance-table-before = Було
balance-table-after = Стало
balance-table-difference = Різниця
balance-table-clause = Правило
balance-table-decides = Вирішує
balance-table-uses = За партію
balance-table-decision = Рішення
balance-table-seconds = Секунд
balance-plot-seats = Перемоги за порядком ходу; червона риска — порівну.
balance-plot-lengths = Скільки партій мають скільки ходів; в останньому стовпчику всі довші.
balance-plot-decides = Що остаточно виводить переможця вперед, у відсотках усіх партій.
balance-plot-levels = Перемоги одного бота серед ботів «{ $field }» на тих самих роздачах; червона риска — порівну.
balance-plot-changes = Зміна у відсотках від того, що було; де синя лінія сягає червоної риски, там різниці може й не бути.
balance-plot-points = Зміна у відсоткових пунктах; де синя лінія сягає червоної риски, там різниці може й не бути.
balance-plot-curve = { $figure }: { $name }; гравців: { $players }.
balance-endings = Чим закінчувалися партії: { $endings }.
balance-notes-bots = Боти — не люди: вони грають однаково, не втомлюються і не розмовляють за столом. Дивіться радше на різницю між варіантами, ніж на окремі цифри.
balance-notes-time = Хвилини пораховано з рішень, за секундами з таблиці. Це припущення, а не виміри: їх дібрано так, щоб звичайна партія тривала приблизно стільки, скільки написано на коробці, якщо там щось написано. Можна задати й інші.
balance-notes-before = До першого рішення: { $seconds } с на роздачу та погляд на стіл.
balance-notes-lead = Хто попереду: { $rule } Партію вирішує той хід, після якого переможець лишається попереду до кінця. Половина партії — це половина ходів.
balance-notes-sure = Різницю названо помітною, якщо сам випадок показав би таку велику рідше ніж в 1 звіті з 20, зваживши на всі показники разом (поправка Голма).
balance-notes-data = Партій: { $games }, зерно { $seed }, smallbox { $version }, правила { $rules }. Та сама команда дає той самий звіт.
