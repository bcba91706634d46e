### Kanobu at the table: what stands on buttons and what a screen reader says. Names are always in the nominative, verbs in the present.

## The one line: what must I do, or whom do we wait for

kanobu-task-turn = Твой ход: положи подходящую карту или возьми новую
kanobu-task-turn-draw = Твой ход: ничего не подходит, возьми карту
kanobu-task-turn-play = Твой ход: положи подходящую карту
kanobu-task-turn-pass = Твой ход: ничего не подходит и брать нечего, пасуй
kanobu-task-drawn-play = Взятая карта — { $card }: положи её или оставь себе
kanobu-task-drawn-keep = Взятая карта — { $card }: не подходит, оставь её себе
kanobu-task-skip = От тебя требуют пропустить ход: { $can ->
        [yes] ответь картой или прими
       *[no] прими
    }
kanobu-task-three = От тебя требуют взять { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }: { $can ->
        [yes] ответь картой или прими
       *[no] прими
    }
kanobu-task-all = { $by } требует, чтобы остальные взяли по { $amount ->
        [1] одной карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }: { $can ->
        [yes] ответь картой или прими
       *[no] прими
    }
kanobu-task-chance = «Шанс»: { $can ->
        [pay] заплати тремя картами (камень, ножницы, бумага) или прими
        [yes] ответь картой или прими и возьми три
       *[no] прими и возьми три карты
    }
kanobu-task-pay = «Шанс»: { $left ->
        [1] нужна ещё одна карта
        [one] нужна ещё { $left } карта
        [few] нужны ещё { $left } карты
       *[many] нужно ещё { $left } карт
    } (камень, ножницы, бумага)
kanobu-task-star = «Звезда»: выбери одну карту, сыграй её или забери
kanobu-task-colour = Назови цвет
kanobu-task-wait = Ходит { $name }
kanobu-task-wait-drawn = { $name } смотрит на взятую карту
kanobu-task-wait-answer = { $name } отвечает на требование «{ $symbol }»{ $amount ->
        [0] {""}
        [1] , цена — одна карта
        [one] , цена — { $amount } карта
        [few] , цена — { $amount } карты
       *[many] , цена — { $amount } карт
    }
kanobu-task-wait-pay = { $name } платит за «Шанс»
kanobu-task-wait-star = { $name } выбирает карту «Звезды»
kanobu-task-wait-colour = { $name } называет цвет
kanobu-task-won = Победа за тобой!
kanobu-task-over = Игра окончена. Победа: { $names }

## The middle

kanobu-pile = На стопке: { $card }
kanobu-pile-named = На стопке: { $card }; назван цвет: { $colour }
kanobu-pile-empty = Стопка пуста: подходит любая карта
kanobu-deck = { $number ->
        [0] Колода пуста
        [1] В колоде одна карта
        [one] В колоде { $number } карта
        [few] В колоде { $number } карты
       *[many] В колоде { $number } карт
    }
kanobu-direction = Игра идёт { $clockwise ->
        [yes] по часовой стрелке
       *[no] против часовой стрелки
    }

## Seats

kanobu-seats = Игроки по порядку мест
kanobu-seat = { $name }: { $number ->
        [1] одна карта, последняя
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kanobu-seat-acts = ходит
kanobu-seat-away = не за столом
kanobu-seat-bot = бот
kanobu-you = Ты

## Demands

kanobu-asked-by = { $name } требует
kanobu-demand = Требует { $by }, отвечает { $name }: «{ $symbol }»{ $amount ->
        [0] {""}
        [1] , цена — одна карта
        [one] , цена — { $amount } карта
        [few] , цена — { $amount } карты
       *[many] , цена — { $amount } карт
    }

## Moves

kanobu-do-play = Сыграть: { $card }
kanobu-do-pay = Заплатить: { $card }
kanobu-do-draw = Взять карту
kanobu-do-draw-from = Взять карту. { $number ->
        [0] Колода пуста, поэтому сначала перемешают стопку
        [1] В колоде одна карта
        [one] В колоде { $number } карта
        [few] В колоде { $number } карты
       *[many] В колоде { $number } карт
    }
kanobu-do-keep = Оставить: { $card }
kanobu-do-pass = Пас
kanobu-do-skip = Принять: пропустить ход
kanobu-do-three = Принять: взять { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } и пропустить ход
kanobu-do-all = Принять: все берут по { $amount ->
        [1] одной карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }, только не { $by }
kanobu-do-colour = Назвать цвет: { $colour }
kanobu-do-star-play = Сыграть: { $card }
kanobu-do-star-take = Забрать: { $card }
kanobu-star-play = Сыграть
kanobu-star-take = Забрать
kanobu-star-open = Карты «Звезды»
kanobu-colours = Цвета
kanobu-hand = Твои карты
kanobu-no-fit = { $card }, не подходит
kanobu-paid = Плата за «Шанс»
kanobu-pay-left = { $left ->
        [0] Всё
        [1] Ещё одна
        [one] Ещё { $left }
        [few] Ещё { $left }
       *[many] Ещё { $left }
    }
kanobu-actions = Что можно сделать

## After the game

kanobu-tally = { $number ->
        [0] карт не осталось
        [1] осталась одна карта
        [one] осталась { $number } карта
        [few] остались { $number } карты
       *[many] осталось { $number } карт
    }

## What a tap on the pile tells about its top card

kanobu-about-Ro = Камень бьёт ножницы. На него кладут бумагу с общим цветом, карты действий того же цвета и фиолетовые карты.
kanobu-about-Pa = Бумага бьёт камень. На неё кладут ножницы с общим цветом, карты действий того же цвета и фиолетовые карты.
kanobu-about-Sc = Ножницы бьют бумагу. На них кладут камень с общим цветом, карты действий того же цвета и фиолетовые карты.
kanobu-about-Sk = «Пропуск»: следующий игрок пропускает ход или отвечает другим «Пропуском» или «Отменой».
kanobu-about-3 = «3 карты»: следующий игрок берёт три карты и пропускает ход или передаёт требование дальше ещё одной картой «3 карты».
kanobu-about-Di = «Разворот»: игра идёт в другую сторону.
kanobu-about-1 = «1 карта»: каждый берёт по одной карте, кроме того, кто её положил, — если следующий игрок не ответит.
kanobu-about-2 = «2 карты»: каждый берёт по две карты, кроме того, кто её положил, — если следующий игрок не ответит.
kanobu-about-Ch = «Шанс»: следующий игрок платит тремя картами с камнем, ножницами или бумагой либо берёт три карты.
kanobu-about-St = «Звезда»: открывают три карты, и одну из них играют или забирают. На «Звезду» кладут любую карту.
kanobu-about-Ca = «Отмена»: карта под ней уходит со стопки, а её требование снято.
kanobu-about-Co = «Смена цвета»: подходит только названный цвет или фиолетовая карта.

## Pictures of the rulebook

kanobu-picture-C1 = Карты набора: синяя с кругом, зелёная с треугольником, красная с квадратом, жёлтая с ромбом; двухцветная с обеими фигурами; фиолетовая с цветком.
kanobu-picture-C10 = Фиолетовую «Звезду» кладут и на синий камень, и на красный «Пропуск».
kanobu-picture-C12 = Для «Смены цвета» назван красный. На неё кладут красную бумагу и зелёно-красный камень, а синюю бумагу — нет.
kanobu-picture-C13 = На синюю карту «3 карты» кладут синий «Пропуск» и красную карту «3 карты», а красный «Пропуск» — нет.
kanobu-picture-C14 = На синие ножницы кладут синий камень. Синяя бумага их не бьёт, а у красного камня другой цвет.
kanobu-picture-C15 = На зелёный «Пропуск» кладут зелёную бумагу, а жёлтую — нет.
kanobu-picture-C16 = На красный камень кладут сине-красную бумагу, а зелёно-жёлтую — нет.
kanobu-picture-C17 = Камень бьёт ножницы, ножницы бьют бумагу, бумага бьёт камень.
kanobu-picture-C19 = Синяя карта «3 карты» требует взять три. Красная «3 карты» передаёт требование дальше: уже шесть. Жёлтая «3 карты»: девять.
kanobu-picture-C22 = Игра шла по часовой стрелке, а теперь идёт против неё.
kanobu-picture-C23 = «1 карта» требует от каждого взять одну карту; вторая такая — уже две.
kanobu-picture-C25 = За «Шанс» платят камнем, бумагой и ещё одним камнем — или берут три карты.
kanobu-picture-C27 = «Звезда» открывает три карты: одну выбирают, две уходят под колоду.
kanobu-picture-C28 = «Отмена» на синей карте «3 карты»: обе уходят под колоду.
kanobu-picture-C29 = «Смена цвета»: называют один из четырёх цветов.
