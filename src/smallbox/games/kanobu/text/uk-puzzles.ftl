### Задачі Канобу: про що вони, і чому розв’язок найкращий.

kanobu-theme-demand = Відповідь на вимогу
kanobu-theme-drawn = Щойно взята карта
kanobu-theme-colours = Який колір назвати
kanobu-theme-stars = Карти із Зірки
kanobu-theme-danger = У когось остання карта
kanobu-theme-turn = Твій хід

kanobu-solved-out = Це була остання карта: перемога одразу.
kanobu-solved-stop = { $seat }: лишилась одна карта. Зіграй { $card }, і поки що так і буде.
kanobu-solved-answer = Відповідь – { $card }: вимога переходить далі, а ти позбуваєшся карти.
kanobu-solved-accept = Прийми вимогу. Карта, якою можна відповісти, пізніше буде ціннішою.
kanobu-solved-draw = Візьми карту, хоч одна й підходить: пізніше вона буде ціннішою.
kanobu-solved-keep = Залиш її: зараз вона допоможе іншим, а на руці – тобі.
kanobu-solved-colour = Із цим кольором наступного разу в тебе буде найбільше чим ходити.
kanobu-solved-star = З того, що відкрила Зірка, це найшвидше звільнить твою руку.
kanobu-solved-attack = Поклади { $card }: іншим це коштує карт або ходу, а це краще за будь-яку спокійну карту.
kanobu-solved-change = Зміни колір зараз: інші втрачають свій, а ти обираєш собі.
kanobu-solved-cancel = Скасування забирає верхню карту, а та, що під нею, тобі зручніша.
kanobu-solved-save = Поклади { $card }, а фіолетову прибережи: вона підходить до всього, тож може стати останньою.
kanobu-solved-card = Твоя карта { $card } – саме та, яку потім найважче покласти. Залиш ті, що підходять частіше.

kanobu-hint-play = Поклади карту. Але яку?
kanobu-hint-draw = Чи справді варто зараз щось класти?
kanobu-hint-pass = Не кожну взяту карту треба одразу класти.
kanobu-hint-accept = Чи варта відповідь карти?
kanobu-hint-colour = Якого кольору в тебе найбільше?
kanobu-hint-star-play = Одну з відкритих карт можна одразу покласти на стос.
kanobu-hint-star-take = Одній із відкритих карт місце на твоїй руці.

## A move, in a few words

kanobu-try-play = { $card }
kanobu-try-draw = Взяти карту
kanobu-try-pass = Залишити
kanobu-try-accept = Прийняти вимогу
kanobu-try-colour = Назвати колір: { $colour }
kanobu-try-star-play = Покласти відкриту карту { $slot }
kanobu-try-star-take = Узяти відкриту карту { $slot }
