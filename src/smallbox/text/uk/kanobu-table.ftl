### Kanobu at the table: what stands on buttons and what a screen reader says. Names are always in the nominative, verbs in the present.

## The one line: what must I do, or whom do we wait for

kanobu-task-turn = Твій хід: поклади карту, яка підходить, або візьми
kanobu-task-turn-draw = Твій хід: нічого не підходить, тож візьми карту
kanobu-task-turn-play = Твій хід: поклади карту, яка підходить
kanobu-task-turn-pass = Твій хід: нічого не підходить і взяти нічого, тож пасуй
kanobu-task-drawn-play = З колоди: { $card }. Поклади або залиш собі
kanobu-task-drawn-keep = З колоди: { $card }. Не підходить, тож залиш собі
kanobu-task-skip = Від тебе вимагають пропустити хід: { $can ->
        [yes] відповідай картою або прийми
       *[no] прийми
    }
kanobu-task-three = Від тебе вимагають взяти { $amount } { $amount ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }: { $can ->
        [yes] відповідай картою або прийми
       *[no] прийми
    }
kanobu-task-all = { $by } вимагає, щоб усі інші взяли по { $amount } { $amount ->
        [one] карті
        [few] карти
        [many] карт
       *[other] карти
    }: { $can ->
        [yes] відповідай картою або прийми
       *[no] прийми
    }
kanobu-task-chance = Шанс: { $can ->
        [pay] заплати трьома картами з каменем, папером чи ножицями або прийми
        [yes] відповідай картою або прийми й візьми три
       *[no] прийми й візьми три
    }
kanobu-task-pay = Шанс: заплати ще { $left ->
        [1] однією картою
        [one] { $left } картою
        [few] { $left } картами
        [many] { $left } картами
       *[other] { $left } карти
    } з каменем, папером чи ножицями
kanobu-task-star = Зірка: вибери карту, щоб покласти або взяти
kanobu-task-colour = Назви колір
kanobu-task-wait = Ходить { $name }
kanobu-task-wait-drawn = { $name } дивиться на взяту карту
kanobu-task-wait-answer = На вимогу відповідає { $name }: { $symbol }{ $amount ->
        [0] {""}
        [one] , разом { $amount } карта
        [few] , разом { $amount } карти
        [many] , разом { $amount } карт
       *[other] , разом { $amount } карти
    }
kanobu-task-wait-pay = { $name } платить за Шанс
kanobu-task-wait-star = { $name } вибирає карту із Зірки
kanobu-task-wait-colour = { $name } називає колір
kanobu-task-won = Ти перемагаєш!
kanobu-task-over = Гру закінчено. Перемога: { $names }

## The middle

kanobu-pile = На стосі: { $card }
kanobu-pile-named = На стосі: { $card }; названо колір: { $colour }
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
kanobu-seat-away = не за столом
kanobu-seat-bot = бот
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

## What a tap on the pile tells about its top card

kanobu-about-Ro = Камінь б’є ножиці. На нього кладуть папір спільного з ним кольору, карти дії його кольору й фіолетові карти.
kanobu-about-Pa = Папір б’є камінь. На нього кладуть ножиці спільного з ним кольору, карти дії його кольору й фіолетові карти.
kanobu-about-Sc = Ножиці б’ють папір. На них кладуть камінь спільного з ними кольору, карти дії їхнього кольору й фіолетові карти.
kanobu-about-Sk = Пропуск: наступний гравець пропускає хід або відповідає ще одним Пропуском чи Скасуванням.
kanobu-about-3 = +3 карти: наступний гравець бере три карти й пропускає хід або передає вимогу далі ще однією картою «+3 карти».
kanobu-about-Di = Напрям: гра повертає в інший бік.
kanobu-about-1 = +1 карта: усі, крім того, хто поклав цю карту, беруть по карті, якщо наступний гравець не відповість картою.
kanobu-about-2 = +2 карти: усі, крім того, хто поклав цю карту, беруть по дві карти, якщо наступний гравець не відповість картою.
kanobu-about-Ch = Шанс: наступний гравець платить трьома картами з каменем, папером чи ножицями або бере три карти.
kanobu-about-St = Зірка: відкривають три карти, одну з них кладуть або беруть. На Зірку підходить будь-яка карта.
kanobu-about-Ca = Скасування: карту під ним забирають, а разом із нею й вимогу.
kanobu-about-Co = Зміна кольору: кладуть названий колір або фіолетову карту.

## Pictures of the rulebook

kanobu-picture-C1 = Карти набору: синя з кругом, зелена з трикутником, червона з квадратом, жовта з ромбом; двоколірна з обома фігурами; фіолетова з квіткою.
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
