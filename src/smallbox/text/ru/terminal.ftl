### The games in a terminal.

## Before the game

terminal-welcome = smallbox: карточные игры из маленьких коробок, против ботов, прямо здесь.
terminal-ask-game = Во что играем?
terminal-ask-game-again = Нужно число от 1 до { $most } или { $names }, а введено «{ $got }».
terminal-ask-range = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }
terminal-ask-players = Сколько игроков вместе с тобой (от { $fewest } до { $most })?
terminal-ask-players-again = Нужно число от { $fewest } до { $most }, а введено «{ $got }».
terminal-ask-bots = Какие боты? Один вид для всех или каждому свой, через запятую.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Как тебя зовут?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Аня Боря Соня Даня Ева Федя Гоша Харитон
terminal-names-spare = Алла Белла Света Дина Егор Фаина Глеб Хлоя

## During the game

terminal-title = { $game } · ? помощь · rules правила · quit выход
terminal-hand = рука
terminal-task-wait = Ходит { $seat }.
terminal-task-over = Игра окончена.
terminal-answer-number = Нужно число от 1 до { $most }, а введено { $got }.
terminal-answer-several = «{ $got }» — это может быть { $words }. Напиши чуть больше.
terminal-answer-unclear = Такого хода здесь нет: «{ $got }». Напиши номер из списка или ? для помощи.
terminal-slip-more = напиши: rules { $clause }
terminal-page-on = Enter: дальше · q: назад в игру
terminal-page-back = Enter: назад в игру
terminal-goodbye = До встречи, и спасибо за игру!
terminal-script-moves = Твои ходы: { $moves }
terminal-script-ended = ввод закончился раньше, чем игра

## The end

terminal-end = Игра окончена
terminal-record-offer = Игру можно сохранить: в записи будут все ходы и доказательство, что раздача была честной.
terminal-record-file = Имя файла (Enter: не сохранять):
terminal-record-saved = Запись лежит в { $file }. Проверить раздачу: smallbox verify { $file }

## Help

terminal-help =
    Напиши **номер** хода, или первые буквы его слов, или сам ход короткой записью.

    - `rules` показывает правила, `rules { $clause }` — один их пункт
    - `quit` — выход; Ctrl-D и Ctrl-C тоже
    - Enter — не ждать, пока ходят другие
terminal-help-deal = Раздача запечатана: `{ $commitment }`; сохранённая запись откроет печать.
terminal-help-kobito =
    На **столе**: `3‹ 4 5 ›6` — радуга и числа, которые принимают её края, каждая `·` — пустое место; `k4` — кобито вместо числа 4, `5*` — карта, на которой лежит замена. Яркие карты на руках можно сыграть прямо сейчас.

    В **короткой записи**: `play 5 G1H` (H — старший край, L — младший), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K — кобито, R — карта-замена; G1, G2 и G3 — золотые радуги, с S1 по S4 — твои, `B.S1` — радуга Бори.
terminal-help-kanobu =
    На **столе**: ● синий, ▲ зелёный, ■ красный, ◆ жёлтый, ✦ фиолетовый. Стрелки между именами показывают, куда идёт ход, а числа — сколько карт осталось. Яркие карты на руках можно сыграть прямо сейчас.

    В **короткой записи**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. Карта — это цвет.символ: B синий, G зелёный, R красный, Y жёлтый и P фиолетовый, две буквы — два цвета; Ro Pa Sc Sk 3 Di 1 2 Ch St Ca Co.
terminal-help-hat =
    На **столе**: подарок рядом с именем — самый старый, он уйдёт следующим. Свёрток говорит только, куда он пойдёт: ▼ ▽ — к имени ниже, ▲ △ — к имени выше; чёрные стрелки закрашены, белые — пустые.

    В **короткой записи**: `claim hat`, `accept`, `refuse`. Чтобы назвать подарок, хватит первых букв.

## Kanobu

terminal-kanobu-round = стол
terminal-kanobu-pile = стопка
terminal-kanobu-demand = требование
terminal-kanobu-open = открыто
terminal-kanobu-paid = плата
terminal-kanobu-empty = пусто: подходит всё
terminal-kanobu-named = назван цвет:
terminal-kanobu-deck = стопка { $pile } · колода { $deck }
terminal-kanobu-left = { $cards ->
        [0] карт не осталось
        [1] осталась одна карта
        [one] осталась { $cards } карта
        [few] остались { $cards } карты
       *[many] осталось { $cards } карт
    }
terminal-kanobu-price-Sk = { $by }: «{ $symbol }» — пропустить ход
terminal-kanobu-price-3 = { $by }: «{ $symbol }»{ $links ->
        [1] {""}
       *[other] , { $links } подряд
    } — взять { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } и пропустить ход
terminal-kanobu-price-1 = { $by }: «{ $symbol }»{ $links ->
        [1] {""}
       *[other] , { $links } подряд
    } — все остальные берут по { $amount ->
        [1] одной карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }
terminal-kanobu-price-2 = { $by }: «{ $symbol }»{ $links ->
        [1] {""}
       *[other] , { $links } подряд
    } — все остальные берут по { $amount ->
        [1] одной карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }
terminal-kanobu-price-Ch = { $by }: «{ $symbol }» — положить три карты с камнем, ножницами или бумагой либо взять { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } и пропустить ход
terminal-kanobu-task-turn = Твой ход: положи карту, которая подходит, или возьми одну.
terminal-kanobu-task-drawn = Взятая карта — { $card }: положи её или оставь себе.
terminal-kanobu-task-drawn-only = Взятая карта — { $card }, и она не подходит.
terminal-kanobu-task-respond = Требование к тебе: прими, отмени или передай дальше.
terminal-kanobu-task-pay = Ты платишь за «Шанс»: { $left ->
        [1] нужна ещё одна карта
        [one] нужна ещё { $left } карта
        [few] нужны ещё { $left } карты
       *[many] нужно ещё { $left } карт
    }.
terminal-kanobu-task-star = Твоя «Звезда»: выбери одну из открытых карт.
terminal-kanobu-task-colour = Назови цвет.
terminal-kanobu-play = Сыграть: { $card }
terminal-kanobu-cancel = Отменить: { $card }
terminal-kanobu-answer = Передать дальше: { $card }
terminal-kanobu-pay = Заплатить: { $card }
terminal-kanobu-draw = Взять карту
terminal-kanobu-keep = Оставить себе
terminal-kanobu-pass = Пас
terminal-kanobu-accept-Sk = Принять: пропустить ход
terminal-kanobu-accept-3 = Принять: взять карты и пропустить ход
terminal-kanobu-accept-1 = Принять: взять карты, потом твой ход
terminal-kanobu-accept-2 = Принять: взять карты, потом твой ход
terminal-kanobu-accept-Ch = Принять: взять три карты и пропустить ход
terminal-kanobu-star-play = Сыграть: { $card }
terminal-kanobu-star-take = Забрать: { $card }

## Kobito

terminal-kobito-gold = золото { $value }
terminal-kobito-filled = { $length } из { $need }
terminal-kobito-score = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } · { $cards ->
        [1] одна карта
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
terminal-kobito-decks = колода { $deck } · золото { $gold } · сброс { $discard }
terminal-kobito-played = сыграно { $done } из { $minimum }
terminal-kobito-task-play = Твой ход: сыграй ещё { $left ->
        [1] одну карту
        [one] { $left } карту
        [few] { $left } карты
       *[many] { $left } карт
    }.
terminal-kobito-task-pay = Ничего не подходит: выбери, какую карту отдать, это минус три очка.
terminal-kobito-task-free = Этого достаточно: закончи ход или играй дальше.
terminal-kobito-task-dissolve = Радуга { $rainbow } должна уйти к золоту, карта за картой.
terminal-kobito-play = Сыграть
terminal-kobito-start = Начать
terminal-kobito-send = Отправить
terminal-kobito-swap = Обменять
terminal-kobito-replace = Заменить
terminal-kobito-pay = Отдать
terminal-kobito-end = Готово
terminal-kobito-to = { $card } в { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(выигрыш { $wins })
    }
terminal-kobito-as = как { $number }
terminal-kobito-low = младший край
terminal-kobito-high = старший край
terminal-kobito-swap-words = { $number } вместо кобито: { $at }{ $nth ->
        [1] {""}
       *[other] , номер { $nth }
    }
terminal-kobito-replace-words = R + { $number }: { $at }
terminal-kobito-end-words = закончить ход
terminal-kobito-tally = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $gold ->
        [0] карт золота нет
        [1] одна карта золота
        [one] { $gold } карта золота
        [few] { $gold } карты золота
       *[many] { $gold } карт золота
    }, { $paid ->
        [0] ничего не отдано
        [1] отдана одна карта
        [one] отдана { $paid } карта
        [few] отданы { $paid } карты
       *[many] отдано { $paid } карт
    }

## That's Not a Hat

terminal-hat-shop = Магазин: { $gifts ->
        [1] один подарок
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[many] { $gifts } подарков
    }
terminal-hat-top = сверху { $gift }
terminal-hat-gift-number = подарок № { $number }
terminal-hat-closing = магазин закроется через { $gifts ->
        [1] один подарок
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[many] { $gifts } подарков
    }
terminal-hat-penalties = штрафы: { $gifts }
terminal-hat-look = Посмотри хорошенько на подарки. Потом нажми Enter.
terminal-hat-offer = { $giver } → { $receiver }: подарок.
terminal-hat-task-claim = Что ты даришь? Получает { $receiver }. Номер или первые буквы.
terminal-hat-task-type = Что ты даришь? Получает { $receiver }. Напиши первые буквы.
terminal-hat-task-answer = Дарит { $giver }. Веришь?
terminal-hat-accept = Спасибо!
# For gifts of a file of one's own, of which only the names are known.
terminal-hat-give = Дарю тебе: { $gift }.
terminal-hat-refuse = Это не { $gift }!
terminal-hat-tally = { $penalties ->
        [0] без штрафов
        [1] один штраф
        [one] { $penalties } штраф
        [few] { $penalties } штрафа
       *[many] { $penalties } штрафов
    }
