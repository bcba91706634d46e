### Задачі Кобіто: про що вони, і чому розв’язок найкращий.

kobito-theme-ending = Останнє золото
kobito-theme-kobitos = Кобіто на руці
kobito-theme-replacements = Картка заміни на руці
kobito-theme-easels = Веселки у твоїй студії
kobito-theme-hand = Лише карти на руці

kobito-solved-last = Так ти виграєш останнє золото, і гра закінчується на твою користь.
kobito-solved-twice = Один хід – дві картки золота: одразу { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-solved-exchange = Обмін дає тобі кобіто, а з ним цього ж ходу – золото: { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-solved-studio = У твоїй студії є те, чого бракує золотій веселці: передай це й виграй { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-solved-spent = Тут кобіто не шкода: з ним золота веселка готова, це { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-solved-gold = Золото можна взяти вже цього ходу: { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }. Залишиш – візьме хтось інший.
kobito-solved-stop = Зупинись. Будь-який інший хід наближає золоту веселку до завершення для наступного гравця або забирає потрібні тобі карти.
kobito-solved-fetch = Обміняй на кобіто зараз: він підходить будь-куди, а наступний гравець його б забрав.
kobito-solved-clear = Картка зі студії змінює золоту веселку на твою користь і звільняє місце для наступної.
kobito-solved-build = Тримай картку в студії: там вона лише твоя, а передати її можна тоді, коли це важливо.
kobito-solved-pay = Без цієї картки можна обійтися. Інші варті більшого, ніж ти за неї платиш.
kobito-solved-cover = Картка заміни змінює число, якого потребує веселка, на вигідне тобі.
kobito-solved-lay = Саме тут твоя картка допоможе тобі більше, ніж гравцям після тебе.

kobito-hint-play = Пошукай картку на руці, яку варто розіграти.
kobito-hint-start = Почни нову веселку у своїй студії.
kobito-hint-send = Щось із твоєї студії потрібне в іншому місці.
kobito-hint-swap = На столі є кобіто, якого можна отримати.
kobito-hint-replace = Скористайся карткою заміни.
kobito-hint-pay = Тут доведеться платити. Але якою карткою?
kobito-hint-end = Може, на цей хід уже досить.

## A move, in a few words

kobito-try-play = { $card } до { $to }, { $end } кінець
kobito-try-start = Нова веселка: { $low } і { $high }
kobito-try-send = { $rainbow }, { $end } кінець → { $to }, { $to_end } кінець
kobito-try-swap = { $number } в обмін на кобіто ({ $at })
kobito-try-replace = Картка заміни й { $number } ({ $at })
kobito-try-pay = Заплатити: { $card }
kobito-try-end = Кінець ходу
