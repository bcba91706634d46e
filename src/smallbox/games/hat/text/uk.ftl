### That's Not a Hat: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-hat = Це не ковпак
game-hat-line = Подаруй подарунок, якого вже не бачиш, і незворушно скажи, що це.

## What happens, as a log

hat-event-round-started = Подарунки лежать відкрито: роздивися їх добре. Починає { $seat }.
hat-event-gift-shown = { $seat } показує подарунок із крамнички: { $gift }
hat-event-gift-turned-down = { $seat }: перевертає подарунок, стрілка показує, кому він: { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: дякую!
hat-event-gift-refused = { $receiver }: відмовляється. Подарунок відкрито: { $gift }. { $giver_right ->
        [yes] Названо правильно
       *[no] Названо неправильно
    }; штраф: { $loser }
hat-event-round-ended = Раунд закінчено{ $reason ->
        [guard] , крамничку зачинено
       *[limit] {""}
    }. Штрафи: { $scores }. Найменше: { $winners }

## Why a move is not allowed: what happened, which rule, what to do

hat-refusal-H2 = H2: у цю гру грають від двох до восьми гравців, а за цим столом їх { $players }. Зміни кількість місць.
hat-refusal-H43 = H43: удвох починають із двома подарунками в кожного. Вибери два подарунки або поклич третього гравця.
hat-refusal-H47 = H47: на раунд цим гравцям може знадобитися до { $needed } { $needed ->
        [one] карти
        [few] карт
        [many] карт
       *[other] карти
    }, а в колоді їх лише { $cards }. Візьми більшу колоду.
hat-refusal-H33 = H33: раунд закінчено, хтось уже має штраф номер { $limit }. Почати новий?
hat-refusal-H40 = H40: раунд закінчено, крамничку зачинено після { $gifts } { $gifts ->
        [one] подарунка
        [few] подарунків
        [many] подарунків
       *[other] подарунка
    }. Почати новий?
hat-refusal-H15-giver = H15: подарунок називає лише дарувальник. Зачекай, що скаже { $seat }.
hat-refusal-H15-first = H15: подарунок ще без назви. Зачекай, що скаже { $seat }.
hat-refusal-H17 = H17: назву «{ $name }» вже сказано, а сказаного не змінюють. Зачекай на відповідь.
hat-refusal-H18 = H18: дарувальник не може пасувати. Назви подарунок; якщо забулося, який він, скажи щось упевнено.
hat-refusal-H19-named = H19: подарунок уже названо. Зачекай, чи { $seat } прийме його.
hat-refusal-H19-pass = H19: зараз пасувати не можна. Зачекай, чи { $seat } прийме подарунок.
hat-refusal-H19-receiver = H19: відповідає лише одержувач. Зачекай, що скаже { $seat }.
hat-refusal-A9 = A9: назви «{ $name }» немає в каталозі цього раунду. Вибери назву з каталогу.

## Options of the table. Choices are short: they stand on buttons

hat-option-gifts_each = Подарунків кожному
hat-option-gifts_each-hint = По два подарунки запам’ятати важче; удвох завжди грають із двома.
hat-option-deck = Стрілки в колоді
hat-option-deck-hint = З одним кольором усі звороти однакові, і всі подарунки йдуть в один бік.
hat-choice-deck-mixed = Чорні й білі
hat-choice-deck-black = Лише чорні
hat-choice-deck-white = Лише білі
hat-option-arrow_assignment = Стрілки подарунків
hat-option-arrow_assignment-hint = Роздані наново в кожному раунді або сталі, як на друкованих картах.
hat-choice-arrow_assignment-shuffled = Роздані наново
hat-choice-arrow_assignment-printed = Сталі
hat-option-arrow_scheme = Стрілки та їхні кольори
hat-option-arrow_scheme-hint = Чи завжди один колір показує в один бік.
hat-choice-arrow_scheme-coupled = Кожен колір в один бік
hat-choice-arrow_scheme-crossed = В обидва боки
hat-option-rounds = Раунди
hat-option-rounds-hint = У матчі стільки раундів, скільки гравців; перемагає той, у кого найменше штрафів.
hat-choice-rounds-1 = Один раунд
hat-choice-rounds-n = Цілий матч
hat-option-penalty_limit = Штрафів до кінця раунду
hat-option-penalty_limit-hint = Раунд закінчується, коли хтось має стільки штрафів.
hat-option-starter = Хто починає
hat-option-starter-hint = Хто дарує першим, вирішує жереб, або починає перше місце.
hat-choice-starter-lot = За жеребом
hat-choice-starter-seat = Перше місце
hat-option-catalogue = Назви на вибір
hat-option-catalogue-hint = Що менше подарунків у каталозі, то легша гра.
hat-choice-catalogue-round = Для цього раунду
hat-choice-catalogue-all = Усі подарунки
hat-choice-catalogue-seen = Уже побачені
hat-choice-catalogue-in_play = Ті, що в грі
hat-option-naming = Як називати подарунок
hat-option-naming-hint = Вибрати картинку або набрати перші літери.
hat-choice-naming-tiles = Картинки
hat-choice-naming-type = Літери
hat-option-max_gifts = Ліміт подарунків
hat-option-max_gifts-hint = Після стількох подарунків раунд закінчується, щоб не тривав вічно.
hat-option-show_seconds = Секунди на новий подарунок
hat-option-show_seconds-hint = Скільки видно подарунок із крамнички, перш ніж він перевернеться.
hat-option-reveal_seconds = Секунди після відмови
hat-option-reveal_seconds-hint = Скільки всі бачать, що це було насправді.
hat-option-look_seconds = Секунди на перший огляд
hat-option-look_seconds-hint = Скільки можна роздивлятися перші подарунки; якщо всі готові, то менше.
hat-option-claim_clock = Секунди, щоб назвати
hat-option-claim_clock-hint = Потім цей один подарунок називає бот.
hat-option-answer_clock = Секунди на відповідь
hat-option-answer_clock-hint = Потім мовчання означає «дякую».
hat-option-shop_face = Крамничка
hat-option-shop_face-hint = У відкритій крамничці всі бачать, який подарунок наступний.
hat-choice-shop_face-up = Відкрита
hat-choice-shop_face-down = Закрита
hat-option-emotes = Жести
hat-option-emotes-hint = Покажи впевненість, сумнів або нічого не видай; щирість не обов’язкова.
hat-option-chat = Розмови
hat-option-chat-hint = Чи можна розмовляти під час раунду, де вся гра в тому, щоб пам’ятати.
hat-choice-chat-quick = Готові фрази
hat-choice-chat-off = Тиша
hat-choice-chat-free = Вільна розмова

## Bots

hat-bot-greedy = Покладається на свіжу пам’ять: називає те, що чув останнім, і нічого не обмірковує.
hat-bot-easy = Швидко забуває, за своїми подарунками стежить пильніше, ніж за чужими, і легко сумнівається.
hat-bot-normal = Пам’ятає, як уважний гість: більшість подарунків – якийсь час, а деякі – неправильно.
hat-bot-hard = Рідко щось пропускає, уміє робити висновки й без вагомої причини майже не відмовляється.
hat-bot-expert = Пам’ятає так добре, як лише може людина, і сумнівається тільки в явно хибному.
hat-bot-perfect = Цікавинка: не забуває нічого, що бодай раз показали. Грати проти нього невесело.

## What to do now

hat-prompt-look = Роздивися добре: що в кого?
hat-prompt-show = Новий подарунок із крамнички. Запам’ятай його!
hat-prompt-reveal = Пакунок розгортають. Хто має рацію?
hat-prompt-over = Раунд закінчено
hat-prompt-claim = Скажи, що ти даруєш. Чекає { $receiver }
hat-prompt-answer = Чи правду каже { $giver }?
hat-prompt-wait-claim = { $giver } думає, як назвати подарунок
hat-prompt-wait-answer = Дарує { $giver }. Чи повірить { $receiver }?
hat-prompt-wait-believed = Чи повірить тобі { $receiver }?

## Giving and answering

hat-table-accept = Дякую!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = Це тобі: { $gift }.
hat-table-refuse = Це не { $gift }!
hat-table-reveal = Це { $gift }.
hat-table-doubt = А от і ні!
hat-table-right = Названо правильно.
hat-table-wrong = Названо неправильно.
hat-table-loser = Штраф: { $loser }
hat-table-answer = Твоя відповідь; дарує { $giver }
hat-table-thinking = { $giver } думає
hat-table-shows = { $seat } показує подарунок
hat-table-missed = Показують подарунок із крамнички. Його видно лише раз.

## Naming

hat-table-name-it = Скажи, що це
hat-table-drawer = Що отримає { $receiver }?
hat-table-search = Знайти подарунок
hat-table-search-hint = Перші літери
hat-table-type-hint = Набери перші літери назви.
hat-table-none = Жодна назва в каталозі так не починається.
hat-table-found = { $gifts ->
        [one] { $gifts } подарунок
        [few] { $gifts } подарунки
        [many] { $gifts } подарунків
       *[other] { $gifts } подарунка
    }
hat-table-say = Сказати!
hat-table-choose = Вибери подарунок. Сказаного не змінюють.
hat-table-fold = Оглянути стіл

## On the table

hat-table-ring = Стіл
hat-table-seat-gives = дарує
hat-table-seat-receives = отримує
hat-table-seat-winner = перемагає
hat-table-gifts = Подарунки, спершу найстаріший: { $seat }
hat-table-open = Відкрито: { $gift }
hat-table-parcel = { $colour ->
        [black] Пакунок із чорною мотузкою, стрілка показує, кому він: { $receiver }
       *[white] Пакунок із білою мотузкою, стрілка показує, кому він: { $receiver }
    }
hat-table-offer = Дарує { $giver }, отримує { $receiver }: { $colour ->
        [black] пакунок із чорною мотузкою
       *[white] пакунок із білою мотузкою
    }
hat-table-penalties-of = Штрафи: { $seat }
hat-table-penalties = { $penalties ->
        [0] жодного штрафу
        [one] { $penalties } штраф
        [few] { $penalties } штрафи
        [many] { $penalties } штрафів
       *[other] { $penalties } штрафу
    }
hat-table-next = далі
hat-table-shop = Крамничка
hat-table-shop-left = { $gifts ->
        [one] лишився { $gifts } подарунок
        [few] лишилося { $gifts } подарунки
        [many] лишилося { $gifts } подарунків
       *[other] лишилося { $gifts } подарунка
    }
hat-table-shop-top = Зверху: { $gift }
hat-table-shop-closed = Верхній подарунок лежить долілиць
hat-table-closing = Крамничка зачиниться через { $gifts } { $gifts ->
        [one] подарунок
        [few] подарунки
        [many] подарунків
       *[other] подарунка
    }
hat-table-number = Подарунок № { $number }

## Taps that mean nothing, and why

hat-table-why-peek = Не підглядати! Пакунок лишається закритим, доки хтось від нього не відмовиться.
hat-table-why-open = Цей подарунок лежить відкрито, доки його не подарують.
hat-table-why-shop = Крамничка – для тих, хто бере штраф: верхній подарунок звідти одразу дарують.
hat-table-why-penalty = Штрафи лежать відкрито й лишаються на місці.
hat-help-parcel-title = Пакунок
hat-help-parcel = Подарунок, що лежить долілиць. Стрілка показує, кому його подарують; а що там, треба пам’ятати.
hat-help-offer-title = Подарунок, який дарують
hat-help-offer = Дарувальник каже, що це. Одержувач дякує або відмовляється; тоді подарунок відкривають, і хто помилився, бере штраф.
hat-help-penalties = Подарунок за кожну помилку. Раунд закінчує штраф номер { $limit }; перемагає той, у кого їх найменше.
hat-label-gifts = Твої подарунки. Старий, з позначкою «далі», дарують першим; стрілка показує кому.
hat-label-offer = Цей подарунок зараз дарують. Повір назві або скажи, що це не те.
hat-label-penalties = Місця для штрафів: хто помилився, кладе сюди подарунок. Коли в когось усі заповнені, раунд закінчено.
hat-label-shop = Крамничка: після штрафу наступний подарунок беруть звідси.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Аня, Петро, Леся

## In the terminal

terminal-hat-shop = Крамничка: { $gifts } { $gifts ->
        [one] подарунок
        [few] подарунки
        [many] подарунків
       *[other] подарунка
    }
terminal-hat-top = зверху { $gift }
terminal-hat-gift-number = подарунок № { $number }
terminal-hat-closing = крамничка зачиниться через { $gifts } { $gifts ->
        [one] подарунок
        [few] подарунки
        [many] подарунків
       *[other] подарунка
    }
terminal-hat-penalties = штрафи: { $gifts }
terminal-hat-look = Роздивися подарунки добре. А тоді – Enter.
terminal-hat-offer = Подарунок: { $giver } → { $receiver }.
terminal-hat-name = Набери номер або перші літери.
terminal-hat-name-typed = Набери перші літери.
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

terminal-help-hat =
    На **столі**: подарунок біля імені – найстаріший, він піде наступним. Пакунок видає лише те, куди піде: ▼ ▽ – до імені під ним, ▲ △ – до імені над ним; чорні стрілки зафарбовані, білі – порожні.

    У **нотації**: `claim hat`, `accept`, `refuse`. Щоб назвати подарунок, досить перших літер.

# Options that go together.

hat-preset-short = Раунд закінчується на другому чиємусь штрафі, а не на третьому.

## What the pictures of the rulebook show

hat-picture-H4 = Кожному подарунок
hat-picture-H5 = Крамничка подарунків
hat-picture-H10 = Похід до крамнички
hat-picture-H11 = Переверни й дивися на стрілку
hat-picture-H13 = Завжди долілиць
hat-picture-H15 = Скажи, що це
hat-picture-H21 = На дальній край
hat-picture-H23 = Іде старий подарунок
hat-picture-H25 = Це не ковпак!
hat-picture-H26 = Відкрий його
hat-picture-H28 = Штраф
hat-picture-H42 = По два подарунки
