### Kanobu: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kanobu = Канобу
game-kanobu-line = Камінь б’є ножиці, і хтось за це заплатить: передай рахунок далі й позбудься своїх карт.

## The cards in words

kanobu-card = { $symbol } ({ $colours })
kanobu-colours-B = синя
kanobu-colours-G = зелена
kanobu-colours-R = червона
kanobu-colours-Y = жовта
kanobu-colours-BG = синьо-зелена
kanobu-colours-BR = синьо-червона
kanobu-colours-BY = синьо-жовта
kanobu-colours-GR = зелено-червона
kanobu-colours-GY = зелено-жовта
kanobu-colours-RY = червоно-жовта
kanobu-colours-P = фіолетова
# The colour itself, not a card of it.
kanobu-colour-B = синій
kanobu-colour-G = зелений
kanobu-colour-R = червоний
kanobu-colour-Y = жовтий
kanobu-colour-P = фіолетовий
kanobu-symbol-Ro = Камінь
kanobu-symbol-Pa = Папір
kanobu-symbol-Sc = Ножиці
kanobu-symbol-Sk = Пропуск
kanobu-symbol-3 = +3 карти
kanobu-symbol-Di = Напрям
kanobu-symbol-1 = +1 карта
kanobu-symbol-2 = +2 карти
kanobu-symbol-Ch = Шанс
kanobu-symbol-St = Зірка
kanobu-symbol-Ca = Скасування
kanobu-symbol-Co = Зміна кольору

## What happens, as a log

kanobu-event-game-began = Карти роздано. Перша карта на стосі – { $top }; починає { $seat }.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: { $card } за Шанс, { $left ->
        [0] усе сплачено
        [one] треба ще { $left } карту
        [few] треба ще { $left } карти
        [many] треба ще { $left } карт
       *[other] треба ще { $left } карти
    }
kanobu-event-cards-drawn = { $seat } бере з колоди: { $cards }{ $by ->
        [none] {""}
       *[other] {" "}({ $by }: «{ $symbol }»)
    }
kanobu-event-drew-cards = { $seat }: бере з колоди { $number } { $number ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $by }: «{ $symbol }»)
    }
kanobu-event-card-kept = { $seat }: залишає взяту карту собі
kanobu-event-turn-passed = { $seat }: пасує, бо ні взяти, ні покласти нічого
kanobu-event-demand-made = { $by } вимагає, відповідає { $seat }: { $symbol }{ $amount ->
        [0] {""}
        [one] , разом { $amount } карта
        [few] , разом { $amount } карти
        [many] , разом { $amount } карт
       *[other] , разом { $amount } карти
    }
kanobu-event-demand-accepted = { $seat }: приймає вимогу «{ $symbol }»
kanobu-event-direction-turned = { $seat }: тепер гра йде { $clockwise ->
        [yes] за годинниковою стрілкою
       *[no] проти годинникової стрілки
    }
kanobu-event-colour-named = { $seat } називає колір: { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , зі стосу зникає карта { $removed }
    }
kanobu-event-star-opened = { $seat } відкриває Зіркою: { $cards }
kanobu-event-star-card-played = { $seat } кладе із Зірки: { $card }
kanobu-event-star-card-taken = { $seat } бере із Зірки: { $card }
kanobu-event-deck-rebuilt = Стос перемішано, у новій колоді { $deck } { $deck ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kanobu-event-game-ended = { $kind ->
        [win] Перемога: { $winners }
        [stalemate] Ніхто вже не може ходити: виграє той, у кого найменше карт. Перемога: { $winners }
       *[cap] Ліміт ходів вичерпано: виграє той, у кого найменше карт. Перемога: { $winners }
    }

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kanobu-caption-demand-made = { $everybody ->
        [yes] усі інші беруть по { $amount }, якщо { $seat } не дасть відповіді
       *[no] { $seat }: { $amount ->
            [0] пропустити хід або відповісти
           *[other] взяти { $amount } або відповісти
        }
    }
kanobu-caption-demand-accepted = { $amount ->
        [0] { $seat }: пропускає хід ({ $by }: «{ $symbol }»)
       *[other] {""}
    }

## Why a move is not allowed: what happened, which rule, what to do

kanobu-refusal-R1 = R1: «Канобу» – гра для { $fewest }–{ $most } гравців, а за цим столом їх { $players }. Зміни кількість місць.
kanobu-refusal-C5 = C5: гру закінчено, останню карту з руки вже покладено. Почати нову?
kanobu-refusal-C33 = C33: гру закінчено, ніхто вже не міг ні взяти карту, ні покласти. Почати нову?
kanobu-refusal-C34 = C34: гру закінчено, ліміт ходів вичерпано. Почати нову?
kanobu-refusal-C6 = C6: зараз не твій хід. Зачекай: ходить { $seat }.
kanobu-refusal-C7-not-held = C7: у тебе немає карти { $card }. Поклади карту з руки або візьми з колоди.
kanobu-refusal-C7-pass = C7: пасувати не можна, поки є що взяти. Поклади карту, яка підходить, або візьми з колоди.
kanobu-refusal-C7-draw = C7: за цим столом беруть карту, лише коли нічого не підходить. Твоя карта { $card } підходить: поклади її.
kanobu-refusal-C8-again = C8: карту вже взято. Це { $card }: поклади її, якщо підходить, або залиш собі.
kanobu-refusal-C8-other = C8: тепер можна покласти лише щойно взяту карту. Це { $card }: поклади її, якщо підходить, або залиш собі.
kanobu-refusal-C9-play = C9: брати нічого, а твоя карта { $card } підходить. Поклади карту, яка підходить.
kanobu-refusal-C9-draw = C9: брати нічого. Поклади карту, яка підходить, а якщо такої немає – пасуй.
kanobu-refusal-C12 = C12: названо { $colour } колір, а карта { $card } іншого кольору. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C13 = C13: карта { $card } не підходить до карти { $top }: інший колір і інший символ. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C14-colour = C14: карта { $card } б’є карту { $top }, але спільного кольору в них немає. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C14-beaten = C14: колір спільний, але карта { $card } не б’є карту { $top }. Тут потрібна карта «{ $symbol }». { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C14-neither = C14: карта { $card } не підходить до карти { $top }: потрібна карта «{ $symbol }» спільного кольору. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C15 = C15: карта { $card } не підходить до карти { $top }: немає спільного кольору. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C19-answer = C19: спершу дай відповідь на вимогу «{ $symbol }». Прийми її, скасуй або поклади карту з таким самим символом.
kanobu-refusal-C19-card = C19: карта { $card } – не відповідь на вимогу «{ $symbol }». Прийми її, скасуй або поклади карту з таким самим символом.
kanobu-refusal-C19-not-held = C19: у тебе немає карти { $card }. Дай відповідь на вимогу «{ $symbol }» картою з руки або прийми її.
kanobu-refusal-C19-nothing = C19: від тебе нічого не вимагають, тож і приймати нічого. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C25-three = C25: за Шанс платять трьома картами з каменем, папером чи ножицями, а в тебе їх менше. Прийми вимогу або дай відповідь Скасуванням чи Шансом.
kanobu-refusal-C25-one-each = C25: за цим столом за Шанс платять каменем, папером і ножицями, а в тебе є не всі три. Прийми вимогу або дай відповідь Скасуванням чи Шансом.
kanobu-refusal-C25-go-on = C25: почату плату доводять до кінця: поклади з руки ще { $left } { $left ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } з каменем, папером чи ножицями.
kanobu-refusal-C26 = C26: { $seat } має лише { $cards } { $cards ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }, тож Шанс зараз покласти не можна. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [take] Візьми її собі або вибери іншу.
        [answer] Прийми вимогу або дай відповідь іншою картою.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C27-pick = C27: вибери одну з карт, які відкрила Зірка: поклади її або візьми собі.
kanobu-refusal-C27-empty = C27: відкритої карти номер { $slot } немає; Зірка відкрила { $open } { $open ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }. Вибери з них.
kanobu-refusal-C27-no-star = C27: Зірка нічого не відкрила, тож вибирати нема з чого. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C29-unknown = C29: колір «{ $colour }» назвати не можна. Назви синій, зелений, червоний або жовтий.
kanobu-refusal-C29-later = C29: колір називають лише тоді, коли кладуть Зміну кольору. { $instead ->
        [keep] Її щойно взято з колоди, тож залиш її собі.
        [draw] Візьми карту з колоди.
        [pass] Пасуй: брати нічого.
        [play] Поклади карту, яка підходить.
       *[play-or-draw] Поклади карту, яка підходить, або візьми з колоди.
    }
kanobu-refusal-C30 = C30: спершу назви колір для своєї Зміни кольору.

## Options of the table. Choices are short: they stand on buttons

kanobu-option-drawWhenAble = Брати, хоч можна покласти
kanobu-option-drawWhenAble-hint = Увімкнено: карту, яка підходить, можна приберегти, а натомість узяти з колоди. Вимкнено: беруть, лише коли нічого не підходить.
kanobu-option-cancelUndoesDirection = Скасування повертає напрям
kanobu-option-cancelUndoesDirection-hint = Скасування одразу після карти «Напрям» повертає старий напрям.
kanobu-option-idleCancel = Скасування, коли нема чого скасовувати
kanobu-option-idleCancel-hint = Чи забирає воно тоді верхню карту, чи лишається на стосі як проста фіолетова карта.
kanobu-choice-idleCancel-removes = Забирає карту
kanobu-choice-idleCancel-stays = Лишається на стосі
kanobu-option-chanceSet = Чим платять за Шанс
kanobu-option-chanceSet-hint = За Шанс платять трьома картами; за столом можна вимагати по одній кожного виду.
kanobu-choice-chanceSet-any3 = Будь-які три
kanobu-choice-chanceSet-oneEach = Кожного по одній
kanobu-option-starRest = Що лишає Зірка
kanobu-option-starRest-hint = Куди йдуть карти, яких ніхто не вибрав.
kanobu-choice-starRest-bottom = Під колоду
kanobu-choice-starRest-top = На колоду
kanobu-choice-starRest-shuffle = Затасувати
kanobu-option-opening = Перша карта
kanobu-option-opening-hint = Перша карта може бути будь-яка або завжди камінь, ножиці чи папір.
kanobu-choice-opening-asIs = Будь-яка
kanobu-choice-opening-rpsOnly = Камінь, ножиці, папір
kanobu-option-maxMoves = Ліміт ходів
kanobu-option-maxMoves-hint = Після стількох ходів гра зупиняється, і перемагає той, у кого найменше карт.
kanobu-option-firstSeat = Хто починає
kanobu-option-firstSeat-hint = 0: починає перше місце, 1: друге, і так далі.
kanobu-option-data = Набір карт
kanobu-option-data-hint = З яких карт складено набір.
kanobu-choice-data-kanobu = Звичайний набір
kanobu-choice-data-kanobu-deckA = Кольорові Зірка й Шанс
kanobu-choice-data-kanobu-4pairs = Чотири пари кольорів

## Bots

kanobu-bot-greedy = Спершу позбувається того, що важко прилаштувати, і береже те, що підходить завжди.
kanobu-bot-easy = Грає з першого погляду, за добрими звичками, і забуває, що пішло під колоду.
kanobu-bot-normal = Дивиться на кілька ходів уперед, але не пам’ятає того, чого вже не видно.
kanobu-bot-hard = Пам’ятає всі побачені карти й розуміє: хто бере карту, тому нічого не підійшло.
kanobu-bot-expert = Перед кожною картою пробує тисячі ігор, що збігаються з побаченим.

## The one line: what must I do, or whom do we wait for

kanobu-prompt-turn = Твій хід: поклади карту, яка підходить, або візьми нову
kanobu-prompt-turn-draw = Твій хід: нічого не підходить, тож візьми карту
kanobu-prompt-turn-play = Твій хід: поклади карту, яка підходить
kanobu-prompt-turn-pass = Твій хід: нічого не підходить і брати нічого, тож пасуй
kanobu-prompt-drawn-play = З колоди: { $card }. Поклади або залиш собі
kanobu-prompt-drawn-keep = З колоди: { $card }. Не підходить, тож залиш собі
kanobu-prompt-skip = { $can ->
        [yes] Пропусти хід або відповідай картою
       *[no] Пропусти хід: відповісти нічим
    }
kanobu-prompt-three = Візьми { $amount ->
        [1] карту
        [one] { $amount } карту
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карти
    }{ $can ->
        [yes] {" "}або відповідай картою
       *[no] : відповісти нічим
    }
kanobu-prompt-all = { $by } вимагає, щоб усі інші взяли по { $amount ->
        [1] карті
        [one] { $amount } карті
        [few] { $amount } карти
        [many] { $amount } карт
       *[other] { $amount } карти
    }: { $can ->
        [yes] прийми або відповідай картою
       *[no] відповісти нічим
    }
kanobu-prompt-chance = Шанс: { $can ->
        [pay] заплати трьома картами з каменем, папером чи ножицями або візьми три
        [yes] візьми три карти або відповідай картою
       *[no] візьми три карти, відповісти нічим
    }
kanobu-prompt-pay = Шанс: заплати ще { $left ->
        [1] однією картою
        [one] { $left } картою
        [few] { $left } картами
        [many] { $left } картами
       *[other] { $left } карти
    } з каменем, папером чи ножицями
kanobu-prompt-star = Зірка: вибери карту, щоб покласти або взяти
kanobu-prompt-colour = Вибери колір
kanobu-prompt-wait-drawn = { $seat } дивиться на взяту карту
kanobu-prompt-wait-answer = На вимогу відповідає { $seat }: { $symbol }{ $amount ->
        [0] {""}
        [one] , разом { $amount } карта
        [few] , разом { $amount } карти
        [many] , разом { $amount } карт
       *[other] , разом { $amount } карти
    }
kanobu-prompt-wait-pay = { $seat } платить за Шанс
kanobu-prompt-wait-star = { $seat } вибирає карту із Зірки
kanobu-prompt-wait-colour = { $seat } вибирає колір
kanobu-prompt-won = Перемога за тобою!
kanobu-prompt-over = Гру закінчено. Перемога: { $winners }

## The middle

kanobu-pile = На стосі: { $card }
kanobu-pile-named = На стосі: { $card }; названо колір: { $colour }
kanobu-laid-by = від гравця { $name }
kanobu-pile-empty = Стос порожній: підходить будь-яка карта
kanobu-deck = { $number ->
        [0] Колода порожня
        [one] У колоді { $number } карта
        [few] У колоді { $number } карти
        [many] У колоді { $number } карт
       *[other] У колоді { $number } карти
    }
kanobu-direction = Гра йде { $clockwise ->
        [yes] за годинниковою стрілкою
       *[no] проти годинникової стрілки
    }

## Seats

kanobu-seats = Гравці за порядком місць
kanobu-seat = { $name }: { $number ->
        [1] одна карта, остання
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    }
kanobu-seat-acts = ходить
kanobu-you = Ти

## Demands

kanobu-asked-by = { $name } вимагає
kanobu-demand = { $by } вимагає, відповідає { $name }: { $symbol }{ $amount ->
        [0] {""}
        [one] , разом { $amount } карта
        [few] , разом { $amount } карти
        [many] , разом { $amount } карт
       *[other] , разом { $amount } карти
    }

## Moves

kanobu-do-play = Покласти: { $card }
kanobu-lift = Підняти: { $card }
kanobu-do-pay = Заплатити: { $card }
kanobu-do-draw = Взяти карту
kanobu-do-draw-from = Взяти карту. { $number ->
        [0] Колода порожня, тож спершу перетасують стос
        [one] У колоді { $number } карта
        [few] У колоді { $number } карти
        [many] У колоді { $number } карт
       *[other] У колоді { $number } карти
    }
kanobu-do-keep = Залишити: { $card }
kanobu-do-pass = Пасувати
kanobu-do-skip = Прийняти: пропустити хід
kanobu-do-three = Прийняти: взяти { $amount } { $amount ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } і пропустити хід
kanobu-do-all = Прийняти: усі беруть по { $amount } { $amount ->
        [one] карті
        [few] карти
        [many] карт
       *[other] карти
    }, а { $by } – ні
kanobu-do-colour = Назвати { $colour }
kanobu-do-star-play = Покласти: { $card }
kanobu-do-star-take = Взяти: { $card }
kanobu-star-play = Покласти
kanobu-star-take = Взяти
kanobu-star-open = Карти Зірки
kanobu-colours = Кольори
kanobu-hand = Твоя рука
kanobu-no-fit = { $card }, не підходить
kanobu-paid = Сплачено за Шанс
kanobu-pay-left = { $left ->
        [0] Усе сплачено
       *[other] Ще { $left }
    }
kanobu-actions = Що можна зробити

## After the game

kanobu-tally = { $number ->
        [0] карт не залишилося
        [one] залишилася { $number } карта
        [few] залишилося { $number } карти
        [many] залишилося { $number } карт
       *[other] залишилося { $number } карти
    }

## What a thing on the table is: a tap on the pile, and the slip beside it

kanobu-about-Ro = Камінь б’є ножиці. На нього кладуть папір спільного з ним кольору, карти дії його кольору й фіолетові карти.
kanobu-about-Pa = Папір б’є камінь. На нього кладуть ножиці спільного з ним кольору, карти дії його кольору й фіолетові карти.
kanobu-about-Sc = Ножиці б’ють папір. На них кладуть камінь спільного з ними кольору, карти дії їхнього кольору й фіолетові карти.
kanobu-about-Sk = Пропуск: наступний гравець пропускає хід або відповідає ще одним Пропуском чи Скасуванням.
kanobu-about-3 = +3 карти: наступний гравець бере три карти й пропускає хід, або передає вимогу далі ще однією картою «+3 карти» (щоразу на три більше), або скасовує її.
kanobu-about-Di = Напрям: гра повертає в інший бік.
kanobu-about-1 = +1 карта: усі, крім того, хто поклав цю карту, беруть по карті, якщо наступний гравець не передасть вимогу ще однією картою «+1 карта» або не скасує її.
kanobu-about-2 = +2 карти: усі, крім того, хто поклав цю карту, беруть по дві карти, якщо наступний гравець не передасть вимогу ще однією картою «+2 карти» або не скасує її.
kanobu-about-Ch = Шанс: наступний гравець платить трьома картами з каменем, папером чи ножицями, або бере три карти й пропускає хід, або передає Шанс далі, або скасовує його.
kanobu-about-St = Зірка: відкривають три карти з колоди; одну кладуть, якщо підходить, або беруть собі. На фіолетову Зірку підходить будь-яка карта.
kanobu-about-Ca = Скасування: карту під ним забирають, а разом із нею й вимогу.
kanobu-about-Co = Зміна кольору: хто її кладе, називає колір; на неї підходить лише названий колір або фіолетова карта.
kanobu-help-open = Відкрила Зірка: поклади її, якщо підходить, або візьми собі.
kanobu-help-seat = Перемагає той, хто першим позбудеться останньої карти.
kanobu-help-deck = Нічого не підходить або шкода карт? Візьми одну. Її можна одразу покласти, якщо підходить.
kanobu-help-ring = Стрілки показують, чий хід наступний. Карта «Напрям» повертає їх в інший бік.
kanobu-help-purple = Фіолетові карти підходять до будь-якої, якщо ніхто нічого не вимагає.
kanobu-help-two = Вона рахується за будь-який із двох кольорів.
kanobu-help-fits = Її можна покласти зараз.
kanobu-help-fits-not = Зараз не підходить.
kanobu-label-pile = Стос: твоя карта має підходити до верхньої. Карти, які підходять, підняті й яскраві.
kanobu-label-deck = Колода: нічого не підходить? Візьми карту.
kanobu-label-seats = Інші гравці й скільки в них карт. Перемагає той, хто першим позбудеться всіх.
kanobu-label-hand = Торкнися карти, щоб підняти її, і ще раз, щоб покласти.

## Pictures of the rulebook

kanobu-picture-C10 = Фіолетову Зірку кладуть на синій камінь і на червоний Пропуск.
kanobu-picture-C12 = На Зміні кольору названо червоний. Червоний папір і зелено-червоний камінь підходять, синій папір – ні.
kanobu-picture-C13 = На синю карту «+3 карти» підходять синій Пропуск і червона карта «+3 карти», а червоний Пропуск – ні.
kanobu-picture-C14 = На сині ножиці підходить синій камінь. Синій папір їх не б’є, а в червоного каменя з ними немає спільного кольору.
kanobu-picture-C15 = На зелений Пропуск підходить зелений папір, а жовтий – ні.
kanobu-picture-C16 = На червоний камінь підходить синьо-червоний папір, а зелено-жовтий – ні.
kanobu-picture-C17 = Камінь б’є ножиці, ножиці б’ють папір, папір б’є камінь.
kanobu-picture-C19 = Синя карта «+3 карти» вимагає взяти три карти. Червона передає вимогу далі: шість. Жовта: дев’ять.
kanobu-picture-C22 = Напрям змінюється: гра йшла за годинниковою стрілкою, тепер – проти.
kanobu-picture-C23 = «+1 карта» вимагає від усіх по одній карті; з другою такою – по дві.
kanobu-picture-C25 = За Шанс платять каменем, папером і каменем або беруть три карти.
kanobu-picture-C27 = Зірка відкриває три карти; одну вибирають, дві йдуть під колоду.
kanobu-picture-C28 = Скасування на синій карті «+3 карти»: обидві йдуть під колоду.
kanobu-picture-C29 = Зміна кольору: називають один із чотирьох кольорів.

## In the terminal

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

terminal-help-kanobu =
    На **столі**: ● синій, ▲ зелений, ■ червоний, ◆ жовтий, ✦ фіолетовий. Стрілки між іменами показують, куди йде гра, числа – скільки карт залишилося. Яскраві карти у твоїй руці можна покласти зараз.

    У **нотації**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. Карта – це колір.символ: B синій, G зелений, R червоний, Y жовтий, P фіолетовий, дві літери для двох кольорів; Ro Камінь, Pa Папір, Sc Ножиці, Sk Пропуск, 3, Di Напрям, 1, 2, Ch Шанс, St Зірка, Ca Скасування, Co Зміна кольору.

# Options that go together.

kanobu-preset-short = Щонайбільше 40 ходів; тоді перемагає той, у кого найменше карт.
