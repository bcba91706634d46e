### That's Not a Hat: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-hat = Это не шляпа
game-hat-line = Подари подарок, которого уже не видно, и с невозмутимым лицом скажи, что это.

## What happens, as a log

hat-event-round-started = Подарки лежат открыто: посмотри на них хорошенько. Начинает { $seat }.
hat-event-gift-shown = { $seat }: показывает подарок из магазина — { $gift }
hat-event-gift-turned-down = { $seat }: переворачивает подарок картинкой вниз, стрелка → { $receiver }
hat-event-gift-claimed = { $giver } → { $receiver }: { $gift }
hat-event-gift-accepted = { $receiver }: спасибо!
hat-event-gift-refused = { $receiver }: отказывается. Подарок открывают: { $gift }. { $giver_right ->
        [yes] Название верное
       *[no] Название неверное
    }; штраф: { $loser }
hat-event-round-ended = Раунд окончен{ $reason ->
        [guard] , магазин закрыт
       *[limit] {""}
    }. Штрафы: { $scores }. Меньше всего: { $winners }

## Why a move is not allowed: what happened, which rule, what to do

hat-refusal-H2 = H2: в эту игру играют от двух до восьми человек, а за этим столом { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }. Измени число мест.
hat-refusal-H43 = H43: вдвоём начинают с двух подарков у каждого. Выбери два подарка или позови кого-нибудь третьего.
hat-refusal-H47 = H47: такой компании на раунд может понадобиться до { $needed } { $needed ->
        [one] карты
        [few] карт
       *[many] карт
    }, а в колоде их только { $cards }. Возьми колоду побольше.
hat-refusal-H33 = H33: раунд окончен, у кого-то уже { $limit } { $limit ->
        [one] штраф
        [few] штрафа
       *[many] штрафов
    }. Сыграем ещё один?
hat-refusal-H40 = H40: раунд окончен, магазин закрылся после { $gifts } { $gifts ->
        [one] подарка
        [few] подарков
       *[many] подарков
    }. Сыграем ещё один?
hat-refusal-H15-giver = H15: подарок называет только даритель. Подожди, что скажет { $seat }.
hat-refusal-H15-first = H15: подарок ещё без названия. Подожди, что скажет { $seat }.
hat-refusal-H17 = H17: название уже прозвучало: «{ $name }», а что сказано, то сказано. Подожди ответа.
hat-refusal-H18 = H18: даритель не может пропустить ход. Назови подарок; если не помнишь, скажи что-нибудь с уверенным видом.
hat-refusal-H19-named = H19: у подарка уже есть название. Подожди, что ответит { $seat }.
hat-refusal-H19-pass = H19: сейчас пасовать нельзя. Подожди, что ответит { $seat }.
hat-refusal-H19-receiver = H19: отвечает только получатель. Подожди, что ответит { $seat }.
hat-refusal-A9 = A9: названия «{ $name }» нет в каталоге этого раунда. Выбери название из каталога.

## Options of the table. Choices are short: they stand on buttons

hat-option-gifts_each = Подарков у каждого
hat-option-gifts_each-hint = По два подарка запомнить труднее; вдвоём всегда играют с двумя.
hat-option-deck = Стрелки в колоде
hat-option-deck-hint = С одним цветом все обороты одинаковые, и все подарки идут в одну сторону.
hat-choice-deck-mixed = Чёрные и белые
hat-choice-deck-black = Только чёрные
hat-choice-deck-white = Только белые
hat-option-arrow_assignment = Стрелки подарков
hat-option-arrow_assignment-hint = Новые в каждом раунде или постоянные, как на печатных картах.
hat-choice-arrow_assignment-shuffled = Каждый раз новые
hat-choice-arrow_assignment-printed = Постоянные
hat-option-arrow_scheme = Стрелки и их цвета
hat-option-arrow_scheme-hint = Всегда ли один цвет указывает в одну и ту же сторону.
hat-choice-arrow_scheme-coupled = У цвета одна сторона
hat-choice-arrow_scheme-crossed = В обе стороны
hat-option-rounds = Раунды
hat-option-rounds-hint = В матче столько раундов, сколько игроков; побеждает тот, у кого меньше всех штрафов.
hat-choice-rounds-1 = Один раунд
hat-choice-rounds-n = Целый матч
hat-option-penalty_limit = Штрафов до конца раунда
hat-option-penalty_limit-hint = Раунд окончен, когда у кого-то столько штрафов.
hat-option-starter = Кто начинает
hat-option-starter-hint = Первого дарителя выбирает жребий, или начинает первое место.
hat-choice-starter-lot = По жребию
hat-choice-starter-seat = Первое место
hat-option-catalogue = Из чего выбирать названия
hat-option-catalogue-hint = Чем меньше подарков в каталоге, тем легче игра.
hat-choice-catalogue-round = Каталог раунда
hat-choice-catalogue-all = Все подарки
hat-choice-catalogue-seen = Уже виденные
hat-choice-catalogue-in_play = Те, что ходят по кругу
hat-option-naming = Как называть подарок
hat-option-naming-hint = Выбрать картинку или написать первые буквы.
hat-choice-naming-tiles = Картинки
hat-choice-naming-type = Буквы
hat-option-max_gifts = Предел для подарков
hat-option-max_gifts-hint = После стольких подарков раунд кончается, чтобы не длиться вечно.
hat-option-show_seconds = Секунды на новый подарок
hat-option-show_seconds-hint = Сколько показывают подарок из магазина, прежде чем он перевернётся.
hat-option-reveal_seconds = Секунды после отказа
hat-option-reveal_seconds-hint = Сколько времени все видят, что это было на самом деле.
hat-option-look_seconds = Секунды на первый осмотр
hat-option-look_seconds-hint = Сколько можно рассматривать первые подарки; если все готовы, игра начнётся раньше.
hat-option-claim_clock = Секунды на название
hat-option-claim_clock-hint = Потом этот один подарок называет бот.
hat-option-answer_clock = Секунды на ответ
hat-option-answer_clock-hint = Потом молчание считается за «Спасибо».
hat-option-shop_face = Магазин
hat-option-shop_face-hint = В открытом магазине все видят, какой подарок следующий.
hat-choice-shop_face-up = Открытый
hat-choice-shop_face-down = Закрытый
hat-option-emotes = Жесты
hat-option-emotes-hint = Уверенно, неуверенно или каменное лицо; правдой это быть не обязано.
hat-option-chat = Разговоры
hat-option-chat-hint = Можно ли переписываться во время раунда: ведь вся игра — в том, чтобы помнить.
hat-choice-chat-quick = Готовые фразы
hat-choice-chat-off = Тишина
hat-choice-chat-free = Свободный чат

## Bots

hat-bot-greedy = Полагается на свежую память: называет то, что слышал последним, и ничего не обдумывает.
hat-bot-easy = Быстро забывает, за своими подарками следит лучше, чем за чужими, и чуть что — сомневается.
hat-bot-normal = Помнит как внимательный гость: почти всё, но недолго, и кое-что путает.
hat-bot-hard = Редко что-нибудь упускает, умеет сопоставлять и почти никогда не отказывается без причины.
hat-bot-expert = Помнит так хорошо, как только может человек, и сомневается лишь в явно неверном.
hat-bot-perfect = Диковинка: не забывает ничего, что хоть раз показали. Играть с ним невесело.

## What to do now

hat-prompt-look = Посмотри хорошенько: у кого что?
hat-prompt-show = Новый подарок из магазина. Запомни его!
hat-prompt-reveal = Обёртка долой! Чья ошибка?
hat-prompt-over = Раунд окончен
hat-prompt-claim = Скажи, что получит { $receiver }
hat-prompt-answer = Дарит { $giver }. Веришь?
hat-prompt-wait-claim = { $giver } думает, как назвать подарок
hat-prompt-wait-answer = Дарит { $giver }. Поверит ли { $receiver }?
hat-prompt-wait-believed = Поверит ли тебе { $receiver }?

## Giving and answering

hat-table-accept = Спасибо!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = Дарю тебе: { $gift }.
hat-table-refuse = Это не { $gift }!
hat-table-reveal = Это { $gift }.
hat-table-doubt = А вот и нет!
hat-table-right = Название верное.
hat-table-wrong = Название неверное.
hat-table-loser = Штраф: { $loser }
hat-table-answer = Твой ответ; дарит { $giver }
hat-table-thinking = { $giver } думает
hat-table-shows = { $seat } показывает подарок
hat-table-missed = Сейчас показывают подарок из магазина. Увидеть его можно только один раз.

## Naming

hat-table-name-it = Скажи, что это
hat-table-drawer = Что получит { $receiver }?
hat-table-search = Найти подарок
hat-table-search-hint = Первые буквы
hat-table-type-hint = Напиши первые буквы подарка.
hat-table-none = В каталоге нет подарка на эти буквы.
hat-table-found = { $gifts ->
        [1] Один подарок
        [one] { $gifts } подарок
        [few] { $gifts } подарка
       *[many] { $gifts } подарков
    }
hat-table-say = Сказать!
hat-table-choose = Выбери подарок. Что сказано, то сказано.
hat-table-fold = Посмотреть на стол

## On the table

hat-table-ring = Стол
hat-table-seat-gives = дарит
hat-table-seat-receives = получает
hat-table-seat-winner = побеждает
hat-table-gifts = { $seat }: подарки, сначала самый старый
hat-table-open = Лежит открыто: { $gift }
hat-table-parcel = { $colour ->
        [black] Свёрток с чёрной верёвочкой, получит { $receiver }
       *[white] Свёрток с белой верёвочкой, получит { $receiver }
    }
hat-table-offer = Дарит { $giver }, получает { $receiver }: { $colour ->
        [black] свёрток с чёрной верёвочкой
       *[white] свёрток с белой верёвочкой
    }
hat-table-penalties-of = Штрафы: { $seat }
hat-table-penalties = { $penalties ->
        [0] без штрафов
        [1] один штраф
        [one] { $penalties } штраф
        [few] { $penalties } штрафа
       *[many] { $penalties } штрафов
    }
hat-table-next = уйдёт
hat-table-shop = Магазин
hat-table-shop-left = { $gifts ->
        [1] остался один подарок
        [one] остался { $gifts } подарок
        [few] осталось { $gifts } подарка
       *[many] осталось { $gifts } подарков
    }
hat-table-shop-top = Сверху: { $gift }
hat-table-shop-closed = Верхний подарок лежит картинкой вниз
hat-table-closing = { $gifts ->
        [1] Магазин закроется через один подарок
        [one] Магазин закроется через { $gifts } подарок
        [few] Магазин закроется через { $gifts } подарка
       *[many] Магазин закроется через { $gifts } подарков
    }
hat-table-number = Подарок № { $number }

## Taps that mean nothing, and why

hat-table-why-peek = Не подглядывать! Свёрток закрыт, пока кто-нибудь от него не откажется.
hat-table-why-open = Этот подарок лежит открыто, пока его не подарят.
hat-table-why-shop = В магазин идёт тот, кто получил штраф: он дарит верхний подарок.
hat-table-why-penalty = Штрафы лежат открыто и остаются на месте.
hat-help-parcel-title = Свёрток
hat-help-parcel = Подарок, который лежит картинкой вниз. Стрелка показывает, кому его подарят; а что внутри, надо помнить.
hat-help-offer-title = Подарок, который дарят
hat-help-offer = Даритель говорит, что это. Получатель благодарит или отказывается; тогда подарок открывают, и кто ошибся, берёт штраф.
hat-help-penalties = Подарок за каждую ошибку. Раунд заканчивает штраф номер { $limit }; побеждает тот, у кого их меньше всего.
hat-label-gifts = Твои подарки. Самый старый, с пометкой «уйдёт», дарят первым; стрелка показывает кому.
hat-label-offer = Этот подарок сейчас дарят. Поверь названию или скажи, что это не то.
hat-label-penalties = Места для штрафов: кто ошибся, кладёт сюда подарок. Когда у кого-то все заняты, раунд окончен.
hat-label-shop = Магазин: после штрафа следующий подарок берут отсюда.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Аня, Боря, Соня

## In the terminal

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
terminal-hat-name = Набери номер или первые буквы.
terminal-hat-name-typed = Набери первые буквы.
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

terminal-help-hat =
    На **столе**: подарок рядом с именем — самый старый, он уйдёт следующим. Свёрток говорит только, куда он пойдёт: ▼ ▽ — к имени ниже, ▲ △ — к имени выше; чёрные стрелки закрашены, белые — пустые.

    В **короткой записи**: `claim hat`, `accept`, `refuse`. Чтобы назвать подарок, хватит первых букв.

# Options that go together.

hat-preset-short = Раунд заканчивается на чьём-то втором штрафе, а не на третьем.

## What the pictures of the rulebook show

hat-picture-H4 = Каждому по подарку
hat-picture-H5 = Магазин подарков
hat-picture-H10 = Поход в магазин
hat-picture-H11 = Переверни и смотри на стрелку
hat-picture-H13 = Всегда картинкой вниз
hat-picture-H15 = Скажи, что это
hat-picture-H21 = В дальний конец
hat-picture-H23 = Уходит самый старый подарок
hat-picture-H25 = Это не шляпа!
hat-picture-H26 = Переверни и покажи
hat-picture-H28 = Штраф
hat-picture-H42 = По два подарка
