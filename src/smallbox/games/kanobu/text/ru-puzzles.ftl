### Задачи Канобу: о чём они и почему решение лучшее.

kanobu-theme-demand = Ответ на требование
kanobu-theme-drawn = Только что взятая карта
kanobu-theme-colours = Какой цвет назвать
kanobu-theme-stars = Карты «Звезды»
kanobu-theme-danger = У кого-то последняя карта
kanobu-theme-turn = Твой ход

kanobu-solved-out = Это была последняя карта: победа сразу.
kanobu-solved-stop = { $seat }: осталась одна карта. Выложи { $card }, и пока так и будет.
kanobu-solved-answer = Ответ — { $card }: требование уходит дальше, а у тебя на карту меньше.
kanobu-solved-accept = Прими требование. Карта, которой можно ответить, потом будет ценнее.
kanobu-solved-draw = Возьми карту, хотя одна и подходит: потом она будет ценнее.
kanobu-solved-keep = Оставь её: сейчас она поможет другим, а на руке — тебе.
kanobu-solved-colour = С этим цветом в следующий раз тебе будет чем ходить чаще всего.
kanobu-solved-star = Из того, что открыла «Звезда», это быстрее всего освободит твою руку.
kanobu-solved-attack = Выложи { $card }: другим это стоит карт или хода, а это лучше любой спокойной карты.
kanobu-solved-change = Смени цвет сейчас: другие теряют свой, а ты выбираешь себе.
kanobu-solved-cancel = «Отмена» убирает верхнюю карту, а та, что под ней, тебе удобнее.
kanobu-solved-save = Выложи { $card }, а фиолетовую побереги: она подходит ко всему и может стать последней.
kanobu-solved-card = Твоя карта { $card } — именно та, которую потом труднее всего выложить. Оставь те, что подходят чаще.

kanobu-hint-play = Выложи карту. Но какую?
kanobu-hint-draw = Точно ли стоит сейчас что-то выкладывать?
kanobu-hint-pass = Не каждую взятую карту нужно сразу выкладывать.
kanobu-hint-accept = Стоит ли ответ карты?
kanobu-hint-colour = Какого цвета у тебя больше всего?
kanobu-hint-star-play = Одну из открытых карт можно сразу выложить на стопку.
kanobu-hint-star-take = Одной из открытых карт место на твоей руке.

## A move, in a few words

kanobu-try-play = { $card }
kanobu-try-draw = Взять карту
kanobu-try-pass = Оставить
kanobu-try-accept = Принять требование
kanobu-try-colour = Назвать цвет: { $colour }
kanobu-try-star-play = Выложить открытую карту { $slot }
kanobu-try-star-take = Забрать открытую карту { $slot }
