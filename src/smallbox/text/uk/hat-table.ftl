### That's Not a Hat: the table in the browser. No past tense and no vocative with names.

## What to do now

hat-table-task-look = Роздивися добре: що в кого?
hat-table-task-show = Новий подарунок із крамниці. Запам’ятай його!
hat-table-task-reveal = Пакунок розгортають. Хто має рацію?
hat-table-task-over = Раунд закінчено.
hat-table-task-claim = Скажи, що ти даруєш. Чекає { $receiver }.
hat-table-task-claim-other = { $giver } думає, як назвати подарунок.
hat-table-task-answer = Чи правду каже { $giver }?
hat-table-task-answer-giver = Чи повірить тобі { $receiver }?
hat-table-task-answer-other = Дарує { $giver }. Чи повірить { $receiver }?

## Giving and answering

hat-table-accept = Дякую!
# For gifts of a file of one's own, of which only the names are known.
hat-table-give = Це тобі: { $gift }.
hat-table-refuse = Це не { $gift }!
hat-table-reveal = Насправді це { $gift }.
hat-table-doubt = А от і ні!
hat-table-right = Названо правильно.
hat-table-wrong = Названо неправильно.
hat-table-loser = Штраф: { $loser }
hat-table-answer = Твоя відповідь; дарує { $giver }
hat-table-thinking = { $giver } думає
hat-table-shows = { $seat } показує подарунок
hat-table-missed = Показують подарунок із крамниці. Його видно лише раз.

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
hat-table-seat-bot = бот
hat-table-seat-away = не за столом
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
hat-table-shop = Крамниця
hat-table-shop-left = { $gifts ->
        [one] лишився { $gifts } подарунок
        [few] лишилося { $gifts } подарунки
        [many] лишилося { $gifts } подарунків
       *[other] лишилося { $gifts } подарунка
    }
hat-table-shop-top = Зверху: { $gift }
hat-table-shop-closed = Верхній подарунок лежить лицем донизу
hat-table-closing = Крамниця зачиниться через { $gifts } { $gifts ->
        [one] подарунок
        [few] подарунки
        [many] подарунків
       *[other] подарунка
    }
hat-table-number = Подарунок № { $number }

## Taps that mean nothing, and why

hat-table-why-peek = Не підглядати! Пакунок лишається закритим, доки хтось від нього не відмовиться.
hat-table-why-open = Цей подарунок лежить відкрито, доки його не подарують.
hat-table-why-shop = Крамниця – для тих, хто бере штраф: верхній подарунок звідти одразу дарують.
hat-table-why-penalty = Штрафи лежать відкрито й лишаються на місці.

## Pictures of the rulebook

# Three short names, with ", " between them.
hat-table-names = Аня, Петро, Леся
