### That's Not a Hat: why a name or an answer is better, and what became of the gifts. By what everybody was shown.

hat-why-unknown = Цього подарунка ніхто не міг знати: будь-яка назва не гірша за іншу.
hat-why-open = { $name } лежить відкрито в усіх на очах, тож це не може бути цей подарунок. А це – { $gift }.
hat-why-misled = Його передали під назвою «{ $name }», але всі його бачили: { $gift }.
hat-why-shown = Його всі бачили, і відтоді його передавали { $passes } { $passes ->
        [one] раз
        [few] рази
        [many] разів
       *[other] раза
    }: { $gift }.
hat-why-fresh = Його щойно перевернули: { $gift }.
hat-why-false-open = { $name } лежить відкрито в усіх на очах, тож це не може бути цей подарунок.
hat-why-false = Усі бачили, що це { $gift }, тож назва «{ $name }» неправильна.
hat-why-true = Названо правильно: { $gift } бачили всі.
hat-why-last = Відмова закінчить раунд, і виграє хтось інший.

hat-story-true = { $giver } → { $receiver }: { $name }, і так воно й було.
hat-story-believed = { $giver } → { $receiver }: { $name } – з такою назвою подарунок і прийшов. Насправді це { $gift }.
hat-story-slip = { $giver } → { $receiver }: { $name } – сплутано з іншим закритим подарунком. Насправді це { $gift }.
hat-story-bluff = { $giver } → { $receiver }: { $name } – блеф. Насправді це { $gift }.
hat-story-blind = { $giver } → { $receiver }: { $name }. Знати цього ніхто не міг.
hat-story-accepted-right = Прийнято, і правильно.
hat-story-accepted-wrong = Прийнято, хоча сумнів був би слушний. Засумнівалися б { $doubted } зі 100 уважних гостей.
hat-story-refused-right = Відмова, і слушна.
hat-story-refused-wrong = Відмова, хоча названо правильно. Засумнівалися б { $doubted } зі 100 уважних гостей.
hat-story-known = { $passes ->
        [0] Подарунок щойно лежав відкрито;
        [one] Відколи його бачили всі, його передавали { $passes } раз;
        [few] Відколи його бачили всі, його передавали { $passes } рази;
        [many] Відколи його бачили всі, його передавали { $passes } разів;
       *[other] Відколи його бачили всі, його передавали { $passes } раза;
    } правильно його назвали б { $recalled } зі 100 уважних гостей.
