### The games in a terminal.

## Before the game

terminal-welcome = smallbox: карткові ігри з маленьких коробок, проти ботів, просто тут.
terminal-ask-game = Яка гра?
terminal-ask-game-again = Потрібне число від 1 до { $most } або { $names }, а тут «{ $got }».
terminal-ask-range = гравців: { $fewest }–{ $most }
terminal-ask-players = Скільки гравців разом із тобою (від { $fewest } до { $most })?
terminal-ask-players-again = Потрібне число від { $fewest } до { $most }, а тут «{ $got }».
terminal-ask-bots = Які боти? Один для всіх або по одному для кожного, через кому.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Як тебе звати?
# The names begin with the letters of the seats, as they sound or look; the spare ones are for bots whose name you have.
terminal-names = Аня Богдан Софія Данило Емма Федір Ґерда Гліб
terminal-names-spare = Артем Броня Сашко Дарка Еней Фаїна Ґустав Ганна

## During the game

terminal-title = { $game } · ? довідка · rules правила · quit вихід
terminal-hand = рука
terminal-task-wait = Зараз ходить { $seat }.
terminal-task-over = Гру закінчено.
terminal-answer-number = Потрібне число від 1 до { $most }, а тут { $got }.
terminal-answer-several = «{ $got }» може означати: { $words }. Набери трохи більше.
terminal-answer-unclear = «{ $got }» – тут немає такого ходу. Набери номер зі списку або ?, щоб побачити довідку.
terminal-slip-more = набери: rules { $clause }
terminal-page-on = Enter: далі · q: назад до гри
terminal-page-back = Enter: назад до гри
terminal-goodbye = Бувай, і дякуємо за гру.
terminal-script-moves = Твої ходи: { $moves }
terminal-script-ended = введення закінчилося раніше, ніж гра

## The end

terminal-end = Гру закінчено
terminal-record-offer = Гру можна зберегти як запис: кожен хід і доказ, що роздача була чесна.
terminal-record-file = Назва файлу (Enter: не зберігати):
terminal-record-saved = Запис – у файлі { $file }. Перевірити роздачу: smallbox verify { $file }

## Help

terminal-help =
    Набери **номер** ходу, перші літери його слів або хід у нотації.

    - `rules` показує правила, `rules { $clause }` – один їхній пункт
    - `quit` – вихід; так само Ctrl-D і Ctrl-C
    - Enter – не чекати, поки ходять інші
terminal-help-deal = Роздачу запечатано як `{ $commitment }`; збережений запис відкриває печатку.
terminal-help-kobito =
    На **столі**: `3‹ 4 5 ›6` – веселка й числа, на які чекають її кінці, кожна `·` – місце, якого ще бракує; `k4` – кобіто, що означає 4, `5*` – карта, на якій лежить заміна. Яскраві карти у твоїй руці можна викласти зараз.

    У **нотації**: `play 5 G1H` (H – верхній кінець, L – нижній), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K – кобіто, R – карта заміни; G1, G2 і G3 – золоті веселки, S1, S2, S3 і S4 – твої власні, `B.S1` – веселка Богдана.
terminal-help-kanobu =
    На **столі**: ● синій, ▲ зелений, ■ червоний, ◆ жовтий, ✦ фіолетовий. Стрілки між іменами показують, куди йде гра, числа – скільки карт залишилося. Яскраві карти у твоїй руці можна покласти зараз.

    У **нотації**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. Карта – це колір.символ: B G R Y і P (фіолетовий), дві літери для двох кольорів; Ro Pa Sc Sk 3 Di 1 2 Ch St Ca Co.
terminal-help-hat =
    На **столі**: подарунок біля імені – найстаріший, він піде наступним. Пакунок видає лише те, куди піде: ▼ ▽ – до імені під ним, ▲ △ – до імені над ним; чорні стрілки зафарбовані, білі – порожні.

    У **нотації**: `claim hat`, `accept`, `refuse`. Щоб назвати подарунок, досить перших літер.

## Kanobu

terminal-kanobu-round = стіл
terminal-kanobu-pile = стос
terminal-kanobu-demand = вимога
terminal-kanobu-open = відкрито
terminal-kanobu-paid = сплачено
terminal-kanobu-empty = порожньо: підходить усе
terminal-kanobu-named = названо:
terminal-kanobu-deck = стос { $pile } · колода { $deck }
terminal-kanobu-left = { $cards ->
        [0] карт не залишилося
        [one] залишилася { $cards } карта
        [few] залишилося { $cards } карти
        [many] залишилося { $cards } карт
       *[other] залишилося { $cards } карти
    }
terminal-kanobu-price-Sk = { $by }: { $symbol } – пропустити хід
terminal-kanobu-price-3 = { $by }: { $symbol }{ $links ->
        [1] {""}
       *[other] , { $links } поспіль
    } – взяти { $amount } { $amount ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } і пропустити хід
terminal-kanobu-price-1 = { $by }: { $symbol }{ $links ->
        [1] {""}
       *[other] , { $links } поспіль
    } – усі інші беруть по { $amount } { $amount ->
        [one] карті
        [few] карти
        [many] карт
       *[other] карти
    }
terminal-kanobu-price-2 = { $by }: { $symbol }{ $links ->
        [1] {""}
       *[other] , { $links } поспіль
    } – усі інші беруть по { $amount } { $amount ->
        [one] карті
        [few] карти
        [many] карт
       *[other] карти
    }
terminal-kanobu-price-Ch = { $by }: { $symbol } – покласти три карти з каменем, папером чи ножицями або взяти { $amount } { $amount ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } і пропустити хід
terminal-kanobu-task-turn = Твій хід: поклади карту, яка підходить, або візьми з колоди.
terminal-kanobu-task-drawn = З колоди: { $card }. Поклади або залиш собі.
terminal-kanobu-task-drawn-only = З колоди: { $card }. Ця карта не підходить.
terminal-kanobu-task-respond = Від тебе вимагають: прийми, скасуй або передай далі.
terminal-kanobu-task-pay = Ти платиш за Шанс: ще { $left } { $left ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }.
terminal-kanobu-task-star = Твоя Зірка: вибери одну з відкритих карт.
terminal-kanobu-task-colour = Назви колір.
terminal-kanobu-play = Покласти: { $card }
terminal-kanobu-cancel = Скасувати: { $card }
terminal-kanobu-answer = Передати далі: { $card }
terminal-kanobu-pay = Заплатити: { $card }
terminal-kanobu-draw = Взяти карту
terminal-kanobu-keep = Залишити собі
terminal-kanobu-pass = Пасувати
terminal-kanobu-accept-Sk = Прийняти: пропустити хід
terminal-kanobu-accept-3 = Прийняти: взяти карти й пропустити хід
terminal-kanobu-accept-1 = Прийняти: взяти карти, а тоді ходити
terminal-kanobu-accept-2 = Прийняти: взяти карти, а тоді ходити
terminal-kanobu-accept-Ch = Прийняти: взяти три карти й пропустити хід
terminal-kanobu-star-play = Покласти: { $card }
terminal-kanobu-star-take = Взяти: { $card }

## Kobito

terminal-kobito-gold = золото { $value }
terminal-kobito-filled = { $length } із { $need }
# The points of a closed pile are "?", hence the last form.
terminal-kobito-score = { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очок
    } · { $cards } { $cards ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
terminal-kobito-decks = колода { $deck } · золото { $gold } · скид { $discard }
terminal-kobito-played = викладено { $done } із { $minimum }
terminal-kobito-task-play = Твій хід: виклади ще { $left } { $left ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }.
terminal-kobito-task-pay = Нічого не підходить: вибери карту, яку втратиш, це коштує три очки.
terminal-kobito-task-free = Викладено досить: заверши хід або грай далі.
terminal-kobito-task-dissolve = Веселка { $rainbow } мусить піти до золота, карта за картою.
terminal-kobito-play = Викласти
terminal-kobito-start = Почати
terminal-kobito-send = Відправити
terminal-kobito-swap = Обміняти
terminal-kobito-replace = Замінити
terminal-kobito-pay = Втратити
terminal-kobito-end = Готово
terminal-kobito-to = { $card } до { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(виграш { $wins })
    }
terminal-kobito-as = як { $number }
terminal-kobito-low = низ
terminal-kobito-high = верх
terminal-kobito-swap-words = { $number } за кобіто: { $at }{ $nth ->
        [1] {""}
       *[other] , номер { $nth }
    }
terminal-kobito-replace-words = R + { $number }: { $at }
terminal-kobito-end-words = завершити хід
terminal-kobito-tally = { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }: { $gold } { $gold ->
        [one] золота карта
        [few] золоті карти
        [many] золотих карт
       *[other] золотої карти
    }, { $paid ->
        [0] нічого не втрачено
        [one] втрачено { $paid } карту
        [few] втрачено { $paid } карти
        [many] втрачено { $paid } карт
       *[other] втрачено { $paid } карти
    }

## That's Not a Hat

terminal-hat-shop = Крамниця: { $gifts } { $gifts ->
        [one] подарунок
        [few] подарунки
        [many] подарунків
       *[other] подарунка
    }
terminal-hat-top = зверху { $gift }
terminal-hat-gift-number = подарунок № { $number }
terminal-hat-closing = крамниця зачиниться через { $gifts } { $gifts ->
        [one] подарунок
        [few] подарунки
        [many] подарунків
       *[other] подарунка
    }
terminal-hat-penalties = штрафи: { $gifts }
terminal-hat-look = Роздивися подарунки добре. А тоді – Enter.
terminal-hat-offer = Подарунок: { $giver } → { $receiver }.
terminal-hat-task-claim = На подарунок чекає { $receiver }. Скажи, що це: номер або перші літери.
terminal-hat-task-type = На подарунок чекає { $receiver }. Скажи, що це: набери перші літери.
terminal-hat-task-answer = Чи правду каже { $giver }?
terminal-hat-accept = Дякую!
# For gifts of a file of one's own, of which only the names are known.
terminal-hat-give = Це тобі: { $gift }.
terminal-hat-refuse = Це не { $gift }!
terminal-hat-tally = { $penalties ->
        [0] жодного штрафу
        [one] { $penalties } штраф
        [few] { $penalties } штрафи
        [many] { $penalties } штрафів
       *[other] { $penalties } штрафу
    }
