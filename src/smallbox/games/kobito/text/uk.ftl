### Kobito: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kobito = Кобіто
game-kobito-line = Складай веселки з чисел і будь поруч, коли якась дотягнеться до свого горщика золота.

## The cards in words

kobito-card-K = кобіто
kobito-card-R = карта заміни
kobito-card-1 = 1
kobito-card-2 = 2
kobito-card-3 = 3
kobito-card-4 = 4
kobito-card-5 = 5
kobito-card-6 = 6
kobito-card-7 = 7
kobito-card-8 = 8
kobito-card-9 = 9
kobito-card-10 = 10
kobito-card-11 = 11
kobito-card-12 = 12
kobito-end-low = нижній
kobito-end-high = верхній

## What happens, as a log

kobito-event-card-played = { $seat }: { $card } до { $to }, { $end } кінець, як { $number }
kobito-event-rainbow-started = { $seat }: нова веселка { $rainbow } – { $low } і { $high }, від { $number } вгору
kobito-event-place-sent = { $seat }: { $card } з { $rainbow } до { $to }, { $to_end } кінець, як { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } в обмін на кобіто ({ $at })
kobito-event-card-replaced = { $seat }: карта заміни й { $number } ({ $at })
kobito-event-card-paid = { $seat } платить: { $card }
kobito-event-gold-won = { $seat }: виграє { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, довжина веселки { $slot } – { $need }
kobito-event-gold-turned-up = { $slot }: золота карта на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, довжина веселки – { $need }
kobito-event-start-card-turned-up = { $slot }: веселка починається з { $number }{ $put_back ->
        [none] {""}
       *[other] ; назад у колоду: { $put_back }
    }
kobito-event-deck-reshuffled = Скид замішано в колоду: у ній { $deck } { $deck ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-event-turn-ended = { $seat }: завершує хід
kobito-event-cards-drawn = { $seat } бере: { $cards }
kobito-event-drew-cards = { $seat }: бере { $number } { $number ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-event-turn-began = { $seat }: ходить, { $minimum ->
        [0] викладати нічого не треба
        [one] треба викласти { $minimum } карту
        [few] треба викласти { $minimum } карти
        [many] треба викласти { $minimum } карт
       *[other] треба викласти { $minimum } карти
    }
kobito-event-game-ended = { $kind ->
        [idle] Жодна карта вже не рушить із місця, гру закінчено. Найкращий рахунок: { $winners }
       *[gold] Останню золоту карту виграно, гру закінчено. Найкращий рахунок: { $winners }
    } ({ $scores })

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kobito-caption-card-played = { $seat }: { $card } до { $to }
kobito-caption-rainbow-started = { $seat }: нова веселка { $rainbow } – { $low } і { $high }
kobito-caption-place-sent = { $seat }: { $card } з { $rainbow } до { $to }
kobito-caption-card-paid = { $seat } платить: { $card }
kobito-caption-gold-won = { $seat }: виграє { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    } у { $slot }
kobito-caption-turn-ended = {""}
kobito-caption-turn-began = {""}

## Why a move is not allowed: what happened, which rule, what to do

kobito-refusal-K1-players = K1: «Кобіто» – гра для { $fewest }–{ $most } гравців, а за цим столом їх { $players }. Зміни кількість місць.
kobito-refusal-K55-few = K55: для гри треба щонайменше три золоті карти, а їх тут лише { $cards }. Візьми більше золотих карт.
kobito-refusal-K55-short = K55: одна із золотих карт просить веселку завдовжки { $need }, а таку коротку ніхто не зміг би завершити. Візьми золоті карти, які просять 2 або більше.

kobito-refusal-K50 = K50: останню золоту карту виграно, гру закінчено. Почати нову?
kobito-refusal-K53 = K53: за ціле коло не рушила з місця жодна карта, тож гру закінчено. Почати нову?
kobito-refusal-K10-turn = K10: зараз не твій хід. Зачекай: ходить { $seat }.
kobito-refusal-K10-held = K10: у твоїй руці немає такої карти: { $card }. Візьми карту, яка в тебе є.
kobito-refusal-K28-first = K28: спершу веселка { $rainbow } має піти з твоєї майстерні. Відправ далі те, що від неї залишилося.
kobito-refusal-K28-other = K28: спершу веселка { $rainbow } має піти з твоєї майстерні. Відправ далі її решту, а вже потім карти з іншої.
kobito-refusal-K28-rest = K28: якщо відправити сюди, { $places ->
        [1] останній карті
       *[other] решті кобіто (їх { $places })
    } не буде куди піти. Відправ в інше місце.

kobito-refusal-K45-play = K45: карту заміни не грають саму. Виклади її разом із числовою картою на місце з таким самим числом.
kobito-refusal-K45-start = K45: картою заміни веселку не починають. Почни з двох сусідніх чисел.
kobito-refusal-K19 = K19: це не твоя майстерня, тут господарює { $seat }. Викладай карти до золотої веселки або у своїй майстерні.
kobito-refusal-K21-none = K21: веселки { $place } немає. Нову починають двома сусідніми картами з руки.
kobito-refusal-K21-apart = K21: { $low } і { $high } не стоять поруч у такому порядку. Нова веселка починається з двох чисел поспіль, менше – перше.
kobito-refusal-K22 = K22: у твоїй майстерні вже чотири веселки, більше не вміститься. Спершу відправ одну до золота.
kobito-refusal-K37 = K37: двома кобіто веселку не починають: ніхто не знав би, які це числа. Візьми одного кобіто й одне число.
kobito-refusal-K38-short = K38: за цим столом кобіто кладуть лише до веселки, де є щонайменше два місця, а у веселці { $place } поки одне. Вибери довшу веселку.
kobito-refusal-K38-start = K38: за цим столом з кобіто веселку не починають. Почни з двох сусідніх чисел.
kobito-refusal-K8-fit = K8: карта { $card } сюди не підходить: { $end } кінець веселки { $place } чекає на { $wanted }. Вибери інше місце або іншу карту.
kobito-refusal-K8-insert = K8: усередину веселки нічого не вставляють. Вибери один із двох її кінців.
kobito-refusal-K18 = K18: карти не повертаються в руку. Відправ цю до золота або виклади іншу з руки.

kobito-refusal-K26 = K26: із середини веселки нічого не відправляють. Відправ карту з котрогось її кінця.
kobito-refusal-K43 = K43: це чужа веселка, тут господарює { $seat }. Відправляй зі своєї майстерні; у чужій можна тільки обміняти кобіто.
kobito-refusal-K23 = K23: { $place } – веселка в майстерні, а карти відправляють лише до золота. Вибери золоту веселку.
kobito-refusal-K25-none = K25: у майстерні немає веселки { $place }, відправляти нема звідки. Вибери іншу свою веселку.
kobito-refusal-K25-single = K25: у веселці { $place } залишилося одне місце: відправ його з нижнього кінця.
kobito-refusal-K27 = K27: { $places ->
        [1] у майстерні залишилася б одна карта, якій немає дороги до золота
       *[other] у майстерні залишилися б самі кобіто (їх { $places }), і не всі вони дійшли б до золота
    }. Має залишитися щонайменше дві карти, з них хоча б одне число, – або жодної.

kobito-refusal-K40-none = K40: у веселці { $place } немає кобіто, що означає { $number }. Вибери того, чиє число є у твоїй руці.
kobito-refusal-K40-held = K40: щоб обміняти цього кобіто, треба мати в руці { $number }. Вибери іншого кобіто або виклади карту.
kobito-refusal-K40-other = K40: кобіто обмінюють лише на те число, яке він означає. Візьми карту з цим числом.
kobito-refusal-K41 = K41: кобіто не обмінюють на кобіто чи карту заміни. Візьми карту з числом, яке він означає.
kobito-refusal-K44-replacement = K44: у тебе немає карти заміни. Додай свою карту до кінця котроїсь веселки.
kobito-refusal-K44-none = K44: у веселці { $place } немає числової карти { $number }. Вибери місце, чиє число є у твоїй руці.
kobito-refusal-K44-held = K44: щоб покласти зверху на карту заміни, треба мати в руці { $number }. Вибери місце, чиє число є у твоїй руці.
kobito-refusal-K44-other = K44: карта поверх карти заміни має те саме число, що й місце. Вибери місце, чиє число є у твоїй руці.
kobito-refusal-K46 = K46: це чужа майстерня, тут господарює { $seat }. Поклади карту заміни на золоту веселку або у своїй майстерні.
kobito-refusal-K47-kobito = K47: { $number } у веселці { $place } – це кобіто. Поклади карту заміни на числову карту.
kobito-refusal-K47-top = K47: кобіто поверх карти заміни не кладуть. Візьми числову карту.

kobito-refusal-K14-pay = K14: платити не можна, поки є що викласти. Виклади { $card } до веселки { $place }.
kobito-refusal-K14-pay-start = K14: платити не можна, поки є що викласти. Почни веселку: { $low } і { $high }.
kobito-refusal-K14-pay-replace = K14: платити не можна, поки є що викласти. Поклади карту заміни й { $number } на веселку { $place }.
kobito-refusal-K14-end = K14: треба викласти ще { $owed } { $owed ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }. Спершу виклади { $card } до веселки { $place }, а тоді завершуй хід.
kobito-refusal-K14-end-start = K14: треба викласти ще { $owed } { $owed ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }. Спершу почни веселку – { $low } і { $high }, – а тоді завершуй хід.
kobito-refusal-K14-end-replace = K14: треба викласти ще { $owed } { $owed ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }. Спершу поклади карту заміни й { $number } на веселку { $place }, а тоді завершуй хід.
kobito-refusal-K15 = K15: треба викласти ще { $owed } { $owed ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }, а нічого не підходить. Вибери карту, якою заплатиш.
kobito-refusal-K16 = K16: викладено досить, платити нема за що. Завершуй хід або викладай далі.

## Options of the table. Choices are short: they stand on buttons

kobito-option-repl_other = Заміна в чужих майстернях
kobito-option-repl_other-hint = Карту заміни можна грати й у чужих майстернях.
kobito-option-keep_number = Кобіто тримаються свого числа
kobito-option-keep_number-hint = Відправлений кобіто підходить лише там, де чекають на його число.
kobito-option-strict_clarity = Суворі кобіто
kobito-option-strict_clarity-hint = Кобіто додають лише до веселок із двох чи більше місць, і нових веселок він не починає.
kobito-option-voluntary_pay = Плата за бажанням
kobito-option-voluntary_pay-hint = Можна заплатити картою, хоч інша й підходить; штрафів буде багато.
kobito-option-special_free = Особливі карти нічого не коштують
kobito-option-special_free-hint = Кобіто й карти заміни в стосі очок не забирають очок.
kobito-option-tiebreak = Коли порівну
kobito-option-tiebreak-hint = Що робити, коли найбільший рахунок у кількох гравців.
kobito-choice-tiebreak-shared = Поділити перемогу
kobito-choice-tiebreak-fewest = Менше штрафів
kobito-option-hidden_piles = Закриті стоси
kobito-option-hidden_piles-hint = Ніхто не бачить, що лежить у стосах очок і в скиді.
kobito-option-gold_cards = Золоті карти
kobito-option-gold_cards-hint = Менше золотих карт – коротша гра.

## Bots

kobito-bot-greedy = Бере золото, щойно може, нікому не підіграє і береже своїх кобіто.
kobito-bot-easy = Планує хід, але дещо недобачає і мало думає про те, що лишає іншим.
kobito-bot-normal = Планує весь хід і зважає на те, що можуть узяти інші; часом щось пропускає.
kobito-bot-hard = Рахує небачені карти, пам’ятає, хто взяв кобіто, і помічає, чого інші не зіграли.
kobito-bot-expert = Думає стільки, скільки дозволено, у тисячах світів, що збігаються з побаченим.

## The one line: what must I do

kobito-prompt-wait = Ходить { $seat }{ $owed ->
        [0] {""}
        [one] : ще { $owed } карта
        [few] : ще { $owed } карти
        [many] : ще { $owed } карт
       *[other] : ще { $owed } карти
    }
kobito-prompt-dissolve = Твій хід: відправ решту веселки { $rainbow } до золота
kobito-prompt-pay = Нічого не підходить: заплати { $owed ->
        [1] картою, −3 очки
        [one] { $owed } картою, −3 очки за кожну
        [few] { $owed } картами, −3 очки за кожну
        [many] { $owed } картами, −3 очки за кожну
       *[other] { $owed } карти, −3 очки за кожну
    }
kobito-prompt-play = Твій хід: виклади { $owed ->
        [1] карту
        [one] { $owed } карту
        [few] { $owed } карти
        [many] { $owed } карт
       *[other] { $owed } карти
    }
kobito-prompt-more = Твій хід: треба викласти ще { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карти
        [many] { $owed } карт
       *[other] { $owed } карти
    }
kobito-prompt-free = Викладено досить: грай далі або заверши хід
kobito-prompt-end = Більше нічого викласти: заверши хід

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = кобіто як { $number }
kobito-place-pairs = { $number } із { $pairs ->
        [1] заміною
        [one] { $pairs } заміною
        [few] { $pairs } замінами
        [many] { $pairs } замінами
       *[other] { $pairs } заміни
    }
kobito-places-none = порожньо
kobito-end-of-gold = { $end ->
        [low] Нижній
       *[high] Верхній
    } кінець веселки { $rainbow }: золото { $value }, треба { $need }, є { $length }: { $places }; чекає на { $wanted }
kobito-end-of-studio = { $end ->
        [low] Нижній
       *[high] Верхній
    } кінець твоєї веселки { $rainbow }: { $places }; чекає на { $wanted }
kobito-rainbow-of = { $owner }, мольберт { $easel }
kobito-free-easel = Мольберт { $rainbow }: порожній
kobito-missing = ще { $number }

## What a press does

kobito-do-play = Викласти { $card } до { $end ->
        [low] нижнього
       *[high] верхнього
    } кінця веселки { $rainbow }, як { $number }: { $places }
kobito-do-send = Відправити { $card } з { $from } до { $end ->
        [low] нижнього
       *[high] верхнього
    } кінця веселки { $rainbow }: { $places }
kobito-do-start = Почати веселку: { $low } і { $high }
kobito-do-swap = Обміняти кобіто на твою карту { $number } ({ $rainbow })
kobito-do-replace = Покласти карту заміни й твою карту { $number } на { $number } ({ $rainbow })
kobito-do-pay = Віддати карту «{ $card }»: −3 очки
kobito-lift = Підняти: { $card }
kobito-let-go = Покласти назад: { $card }
kobito-lift-end = Підняти { $place }, { $end ->
        [low] нижній
       *[high] верхній
    } кінець веселки { $rainbow }, щоб відправити: { $places }
kobito-look-kobito = Кобіто як { $number } ({ $rainbow })
kobito-start-easel = Почати веселку на мольберті { $rainbow }
kobito-end-turn = Кінець ходу

## Slips of paper

kobito-hint-no-place = Зараз ця карта нікуди не підходить. Торкнися місця, і побачиш чому.
kobito-hint-no-send = Зараз ця карта не підходить до жодної золотої веселки. Торкнися місця, і побачиш чому.
kobito-hint-exchange = Твоя карта { $number } може стати на місце цього кобіто: торкнися його ще раз.
kobito-hint-which-side = Цей кобіто може лягти з будь-якого боку: торкнися того, який маєш на увазі.
kobito-hint-partner = Торкнися у своїй руці другої карти нової веселки.
kobito-hint-lift-first = Спершу підніми карту, а тоді торкнися місця.

## Spoken when a card goes up

kobito-spoken-lifted = Піднято: { $card }. { $places ->
        [0] Зараз ніде не підходить.
        [one] Підходить { $places } місце.
        [few] Підходять { $places } місця.
        [many] Підходить { $places } місць.
       *[other] Підходить { $places } місця.
    }

## Parts of the table

kobito-part-gold = Золоті веселки
kobito-part-others = Інші гравці
kobito-part-studio = Твоя майстерня
kobito-part-hand = Твоя рука
kobito-gold-empty = { $slot }: золота вже немає
kobito-deck = Колода: { $number } { $number ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-gold-deck = Колода золота: { $number } { $number ->
        [one] горщик
        [few] горщики
        [many] горщиків
       *[other] горщика
    }
kobito-discard = Скид: { $number } { $number ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-played = Викладено { $done } із { $minimum }{ $extra ->
        [0] {""}
       *[other] , і ще { $extra }
    }
kobito-points = { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
kobito-hand-size = у руці { $number } { $number ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
kobito-won = { $number ->
        [0] без золота
        [one] { $number } золота карта
        [few] { $number } золоті карти
        [many] { $number } золотих карт
       *[other] { $number } золотої карти
    }
kobito-paid = { $number ->
        [0] нічого не сплачено
        [one] сплачено { $number } карту
        [few] сплачено { $number } карти
        [many] сплачено { $number } карт
       *[other] сплачено { $number } карти
    }
kobito-is-to-act = ходить
kobito-seat = { $name }: { $facts }. Майстерня: { $studio }
kobito-studio-empty = порожньо
kobito-look = Майстерня: { $name }

## What a thing on the table is, beside it

kobito-help-number = Додай її до кінця веселки, який чекає на { $number }, або почни веселку на своєму мольберті разом із сусіднім числом. 12 і 1 – теж сусіди.
kobito-help-kobito = Замінює будь-яке число на кінці веселки. Потім його можна обміняти на карту з цим числом.
kobito-help-replacement = Поклади її разом із числовою картою на місце з таким самим числом. Веселка не довшає, але це рахується за дві викладені карти.
kobito-help-fits = Зараз підходить: { $places }.
kobito-help-nowhere = Зараз нікуди не підходить.
kobito-help-fits-end = { $rainbow }, { $end ->
        [low] нижній кінець
       *[high] верхній кінець
    }
kobito-help-fits-place = { $rainbow }, на { $number }
kobito-help-fits-start = нова веселка з картою { $card }
kobito-help-fits-pay = щоб заплатити
kobito-help-ends = Зараз: { $places }. Нижній кінець чекає на { $low }, верхній – на { $high }.
kobito-help-pot-title = Горщик золота { $slot }: { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
kobito-help-pot = Хто доведе його веселку до { $need } місць, отримує горщик: { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }. Монети – це очки, крапки – довжина.
kobito-help-gold-title = Веселка { $slot }: { $length } із { $need } місць
kobito-help-gold = Її складають усі. Хто викладе останнє з { $need } місць, отримує { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-help-easel-title = Твій мольберт { $easel } ({ $name })
kobito-help-easel-empty = Почни тут веселку двома сусідніми картами з руки.
kobito-help-easel = Тут складаєш лише ти. У свій хід можна відправляти карти з її кінців до золотої веселки, скільки завгодно.
kobito-help-others = Викладати тут не можна. Можна тільки обміняти кобіто.
kobito-help-hand-size = Наприкінці ходу кожен добирає карти до п’яти.
kobito-help-pile-title = Стос очок: { $name }
kobito-help-pile = Золоті карти дають свої очки; кожна сплачена карта – мінус 3 очки.
kobito-help-minimum = Стільки карт треба викласти за хід: одну й ще по одній за кожну веселку у твоїй майстерні. Більше – можна.
kobito-help-deck = Звідси беруть карти. Коли вона порожня, тасують скид.
kobito-help-gold-deck = Замість виграного горщика звідси беруть новий. Гра закінчується, коли виграно останній.
kobito-help-discard = Карти завершених веселок.
kobito-help-exchange = Кобіто, що означає { $number }. Хто має { $number }, може покласти карту сюди й забрати кобіто, у будь-чиїй майстерні.
kobito-help-covered = Тут лежить карта заміни, а на ній карта з тим самим числом. Це й далі одне місце.
kobito-label-pots = Горщики золота: монети – це очки, крапки – якої довжини має бути веселка.
kobito-label-easels = Твої мольберти, S1–S4: починай тут веселки, а потім відправляй їх до золота. За кожну треба викладати на карту більше.
kobito-label-bar = Твої очки й скільки карт треба викласти за хід. Карта, якої не вдалося викласти, коштує 3 очки.
kobito-label-decks = Колода, горщики, що ще попереду, і скид.
kobito-label-others = Інші гравці: очки, карти в руці, мольберти. Торкнися, щоб роздивитися.

## After the game

kobito-tally = { $gold ->
        [0] без золота
        [one] { $gold } золота карта ({ $coins })
        [few] { $gold } золоті карти ({ $coins })
        [many] { $gold } золотих карт ({ $coins })
       *[other] { $gold } золотої карти ({ $coins })
    }, { $paid ->
        [0] нічого не сплачено
        [one] сплачено { $paid } карту
        [few] сплачено { $paid } карти
        [many] сплачено { $paid } карт
       *[other] сплачено { $paid } карти
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Горщик золота, що просить веселку завдовжки 5; вона починається з однієї карти – 8.
kobito-picture-K6 = Веселка на мольберті: 10, 11, 12, 1, 2.
kobito-picture-K8 = Золота веселка 4, 5, 6. До нижнього кінця йде 3, до верхнього – 7.
kobito-picture-K11 = У майстерні дві веселки: мінімум – три карти.
kobito-picture-K15 = Картою 7, яка нікуди не підходить, платять: мінус 3 очки.
kobito-picture-K21 = Карти 12 і 1 з руки стають новою веселкою на мольберті.
kobito-picture-K25 = Карту 6 з нижнього кінця веселки 6, 7, 8 у майстерні відправляють до верхнього кінця золотої веселки 3, 4, 5.
kobito-picture-K28 = Самотня карта 8 на мольберті мусить піти слідом – до верхнього кінця золотої веселки 5, 6, 7.
kobito-picture-K31 = Золота веселка 11, 12, 1, 2 має ту довжину, якої просить її горщик, – 4 місця: це 4 очки.
kobito-picture-K36 = Золота веселка 3, кобіто, 5, 6: кобіто тримає табличку з числом 4.
kobito-picture-K40 = Карта 5 з руки міняється місцями з кобіто, що означає 5 у веселці 4, кобіто, 6.
kobito-picture-K44 = Карта заміни й карта 7 з руки лягають на 7 у веселці 6, 7, 8.
kobito-picture-K48 = У веселці 3, 4, 5 із заміною на 4 – і далі 3 місця.

## In the terminal

terminal-kobito-gold = золото { $value }
terminal-kobito-filled = { $length } із { $need }
# The points of a closed pile are "?", hence the last form.
terminal-kobito-score = { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очок
    } · { $cards } { $cards ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    }
terminal-kobito-decks = колода { $deck } · золото { $gold } · скид { $discard }
terminal-kobito-played = викладено { $done } із { $minimum }{ $extra ->
        [0] {""}
       *[other] , і ще { $extra }
    }
terminal-kobito-play = Викласти
terminal-kobito-start = Почати
terminal-kobito-send = Відправити
terminal-kobito-swap = Обміняти
terminal-kobito-replace = Замінити
terminal-kobito-pay = Втратити
terminal-kobito-end = Готово
terminal-kobito-to = { $card } до { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(виграш { $wins })
    }
terminal-kobito-as = як { $number }
terminal-kobito-low = низ
terminal-kobito-high = верх
terminal-kobito-swap-words = { $number } за кобіто: { $at }{ $nth ->
        [1] {""}
       *[other] , номер { $nth }
    }
terminal-kobito-replace-words = R + { $number }: { $at }
terminal-kobito-end-words = завершити хід
terminal-kobito-tally = { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }: { $gold } { $gold ->
        [one] золота карта
        [few] золоті карти
        [many] золотих карт
       *[other] золотої карти
    }, { $paid ->
        [0] нічого не втрачено
        [one] втрачено { $paid } карту
        [few] втрачено { $paid } карти
        [many] втрачено { $paid } карт
       *[other] втрачено { $paid } карти
    }

terminal-help-kobito =
    На **столі**: `3‹ 4 5 ›6` – веселка й числа, на які чекають її кінці, кожна `·` – місце, якого ще бракує; `k4` – кобіто, що означає 4, `5*` – карта, на якій лежить заміна. Яскраві карти у твоїй руці можна викласти зараз.

    У **нотації**: `play 5 G1H` (H – верхній кінець, L – нижній), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K – кобіто, R – карта заміни; G1, G2 і G3 – золоті веселки, S1, S2, S3 і S4 – твої власні, `B.S1` – веселка Богдана.

# Options that go together.

kobito-preset-short = 9 карток золота замість 18: приблизно вдвічі коротше.
