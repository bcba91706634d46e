### That's Not a Hat: why a name or an answer is better, and what became of the gifts. By what everybody was shown.

hat-why-unknown = Этот подарок никто не мог знать: любое название не хуже другого.
hat-why-open = { $name } лежит открыто у всех на виду, значит, это не тот подарок. А это — { $gift }.
hat-why-misled = Его передали под названием «{ $name }», но все его видели: { $gift }.
hat-why-shown = Его видели все, и с тех пор его передавали { $passes } { $passes ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    }: { $gift }.
hat-why-fresh = Его только что перевернули: { $gift }.
hat-why-false-open = { $name } лежит открыто у всех на виду, значит, это не тот подарок.
hat-why-false = Все видели, что это { $gift }, значит, название «{ $name }» неверно.
hat-why-true = Названо верно: { $gift } видели все.
hat-why-last = Отказ закончит раунд, и выиграет кто-то другой.

hat-story-true = { $giver } → { $receiver }: { $name }, и так оно и было.
hat-story-believed = { $giver } → { $receiver }: { $name } — под этим названием подарок и пришёл. На самом деле это { $gift }.
hat-story-slip = { $giver } → { $receiver }: { $name } — перепутано с другим закрытым подарком. На самом деле это { $gift }.
hat-story-bluff = { $giver } → { $receiver }: { $name } — блеф. На самом деле это { $gift }.
hat-story-blind = { $giver } → { $receiver }: { $name }. Знать этого никто не мог.
hat-story-accepted-right = Принято, и верно.
hat-story-accepted-wrong = Принято, хотя сомнение было бы уместно. Засомневались бы { $doubted } из 100 внимательных гостей.
hat-story-refused-right = Отказ, и верный.
hat-story-refused-wrong = Отказ, хотя названо верно. Засомневались бы { $doubted } из 100 внимательных гостей.
hat-story-known = { $passes ->
        [0] Подарок только что лежал открыто;
        [one] С тех пор как его видели все, его передавали { $passes } раз;
        [few] С тех пор как его видели все, его передавали { $passes } раза;
        [many] С тех пор как его видели все, его передавали { $passes } раз;
       *[other] С тех пор как его видели все, его передавали { $passes } раза;
    } верно его назвали бы { $recalled } из 100 внимательных гостей.
