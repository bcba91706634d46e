# Что говорит отчёт о балансе: для тех, кто придумывает игры, а не для статистиков.

balance-title = { $game }: как это играется
balance-title-compared = { $game }: что меняет другой вариант
balance-intro = Измерено за { $games } партий между ботами ({ $bots }). Рядом с каждой цифрой указаны границы, в которых истинное значение лежит в 19 случаях из 20.
balance-compared-intro = Одни и те же раздачи сыграны дважды: раз так — { $base }, раз так — { $other }. Значит, разница идёт от правила, а не от карт.
balance-usual = как обычно
balance-at-size = { $players ->
        [one] { $players } игрок:
        [few] { $players } игрока:
       *[other] { $players } игроков:
    }
balance-changes = Что меняется
balance-curves = Что делает одно число
balance-size = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
balance-method = Как это измерено
balance-all-figures = Все цифры
balance-length = Партия длится { $moves } ходов, это примерно { $minutes } мин; восемь из десяти партий — от { $short } до { $long } мин.
balance-seats-even = Ни у одного места нет явного преимущества: каждое выигрывает от { $least } до { $most }, а поровну было бы { $fair }.
balance-seats-uneven = Места неравны. Лучшее: «{ $best }», { $most } партий; худшее: «{ $worst }», { $least }. Поровну было бы { $fair }.
balance-lead = Лидер меняется { $changes } раза за партию, а окончательно вперёд победитель выходит после { $decided } её ходов.
balance-comeback = Тот, кто позади на половине партии, выигрывает в { $share } случаев. Если бы половина ничего не значила, было бы { $fair }.
balance-penalties = { $name }: { $number } за партию.
balance-guards = { $share } партий заканчиваются лишь потому, что их останавливает ограничитель.
balance-guards-never = Все партии закончились сами, ограничитель не остановил ни одной (ожидать можно не больше { $most }).
balance-decides = Что чаще всего окончательно выводит победителя вперёд: { $causes }.
balance-skill = Умение: среди ботов «{ $field }» одно место, за которое играют иначе, выигрывает чаще или реже своих { $fair }: { $shares }.
balance-skill-one = «{ $level }» { $share }
balance-skill-games = Примерно после { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[other] { $games } партий
    } более сильный игрок («{ $level }» против «{ $field }») будет впереди в 19 случаях из 20.
balance-curve = { $name } от { $least } до { $most }, игроков: { $players }. Партия длится от { $before } до { $after } мин.
balance-table-figure = Показатель
balance-table-value = Значение
balance-table-range = 19 из 20
balance-table-before = Было
balance-table-after = Стало
balance-table-difference = Разница
balance-table-clause = Правило
balance-table-decides = Решает
balance-table-uses = За партию
balance-table-decision = Решение
balance-table-seconds = Секунд
balance-plot-seats = Победы по порядку хода; красная черта — поровну.
balance-plot-lengths = Сколько партий длятся сколько ходов; в последнем столбце все более длинные.
balance-plot-decides = Что окончательно выводит победителя вперёд, в процентах всех партий.
balance-plot-levels = Победы одного бота среди ботов «{ $field }» на тех же раздачах; красная черта — поровну.
balance-plot-changes = Изменение в процентах от того, что было; где синяя линия доходит до красной черты, разницы может и не быть.
balance-plot-points = Изменение в процентных пунктах; где синяя линия доходит до красной черты, разницы может и не быть.
balance-plot-curve = { $figure }: { $name }; игроков: { $players }.
balance-endings = Чем заканчивались партии: { $endings }.
balance-notes-bots = Боты — не люди: они играют одинаково, не устают и не разговаривают за столом. Смотрите скорее на разницу между вариантами, чем на отдельные цифры.
balance-notes-time = Минуты подсчитаны по решениям, с секундами из таблицы. Это предположения, а не измерения: они подобраны так, чтобы обычная партия длилась примерно столько, сколько написано на коробке, если там что-то написано. Можно задать и другие.
balance-notes-before = До первого решения: { $seconds } с на раздачу и взгляд на стол.
balance-notes-lead = Кто впереди: { $rule } Партию решает тот ход, после которого победитель остаётся впереди до конца. Половина партии — это половина ходов.
balance-notes-sure = Разница названа заметной, если сам случай показал бы такую большую реже чем в 1 отчёте из 20, с учётом всех показателей вместе (поправка Холма).
balance-notes-data = Партий: { $games }, зерно { $seed }, smallbox { $version }, правила { $rules }. Та же команда даёт тот же отчёт.
