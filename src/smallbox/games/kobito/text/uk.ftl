### Kobito: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kobito = Кобіто
game-kobito-line = Складай веселки з чисел і будь поруч, коли якась дотягнеться до свого горщика золота.

## The cards in words

kobito-card-K = кобіто
kobito-card-R = картка заміни
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
kobito-event-card-replaced = { $seat }: картка заміни й { $number } ({ $at })
kobito-event-card-paid = { $seat } платить: { $card }
kobito-event-gold-won = { $seat }: виграє { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, довжина веселки { $slot } – { $need }
kobito-event-gold-turned-up = { $slot }: картка золота на { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }, довжина веселки – { $need }
kobito-event-start-card-turned-up = { $slot }: веселка починається з { $number }{ $put_back ->
        [none] {""}
       *[other] ; назад у колоду: { $put_back }
    }
kobito-event-deck-reshuffled = Стос скидання замішано в колоду: у ній { $deck } { $deck ->
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }
kobito-event-turn-ended = { $seat }: завершує хід
kobito-event-cards-drawn = { $seat } бере: { $cards }
kobito-event-drew-cards = { $seat }: бере { $number } { $number ->
        [one] картку
        [few] картки
        [many] карток
       *[other] картки
    }
kobito-event-turn-began = { $seat }: ходить, { $minimum ->
        [0] нічого не треба розігрувати
        [one] треба розіграти { $minimum } картку
        [few] треба розіграти { $minimum } картки
        [many] треба розіграти { $minimum } карток
       *[other] треба розіграти { $minimum } картки
    }
kobito-event-game-ended = { $kind ->
        [idle] Жодна картка вже не рушить із місця, гру закінчено. Найкращий рахунок: { $winners }
       *[gold] Останню картку золота виграно, гру закінчено. Найкращий рахунок: { $winners }
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
kobito-refusal-K55-few = K55: для гри треба щонайменше три картки золота, а їх тут лише { $cards }. Візьми більше карток золота.
kobito-refusal-K55-short = K55: одна з карток золота просить веселку завдовжки { $need }, а таку коротку ніхто не зміг би завершити. Візьми картки золота, які просять 2 або більше.

kobito-refusal-K50 = K50: останню картку золота виграно, гру закінчено. Почати нову?
kobito-refusal-K53 = K53: за ціле коло не рушила з місця жодна картка, тож гру закінчено. Почати нову?
kobito-refusal-K10-turn = K10: зараз не твій хід. Зачекай: ходить { $seat }.
kobito-refusal-K10-held = K10: у твоїй руці немає такої картки: { $card }. Візьми картку, яка в тебе є.
kobito-refusal-K28-first = K28: спершу веселка { $rainbow } має піти з твоєї майстерні. Відправ далі те, що від неї залишилося.
kobito-refusal-K28-other = K28: спершу веселка { $rainbow } має піти з твоєї майстерні. Відправ далі її решту, а вже потім картки з іншої.
kobito-refusal-K28-rest = K28: якщо відправити сюди, { $places ->
        [1] останній картці
       *[other] решті кобіто (їх { $places })
    } не буде куди піти. Відправ в інше місце.

kobito-refusal-K45-play = K45: картку заміни не грають саму. Поклади її разом із числовою карткою на місце з таким самим числом.
kobito-refusal-K45-start = K45: карткою заміни веселку не починають. Почни з двох послідовних чисел.
kobito-refusal-K19 = K19: це не твоя майстерня, тут господарює { $seat }. Розігруй картки на золоту веселку або у своїй майстерні.
kobito-refusal-K21-none = K21: веселки { $place } немає. Нову починають двома картками з послідовними числами з руки.
kobito-refusal-K21-apart = K21: { $low } і { $high } не стоять поруч у такому порядку. Нова веселка починається з двох чисел поспіль, менше – перше.
kobito-refusal-K22 = K22: у твоїй майстерні вже чотири веселки, більше не вміститься. Спершу відправ одну до золота.
kobito-refusal-K37 = K37: двома кобіто веселку не починають: ніхто не знав би, які це числа. Візьми одного кобіто й одне число.
kobito-refusal-K38-short = K38: за цим столом кобіто кладуть лише до веселки, де є щонайменше два місця, а у веселці { $place } поки одне. Вибери довшу веселку.
kobito-refusal-K38-start = K38: за цим столом з кобіто веселку не починають. Почни з двох послідовних чисел.
kobito-refusal-K8-fit = K8: картка { $card } сюди не підходить: { $end } кінець веселки { $place } чекає на { $wanted }. Вибери інше місце або іншу картку.
kobito-refusal-K8-insert = K8: усередину веселки нічого не вставляють. Вибери один із двох її кінців.
kobito-refusal-K18 = K18: картки не повертаються в руку. Відправ цю до золота або розіграй іншу з руки.

kobito-refusal-K26 = K26: із середини веселки нічого не відправляють. Відправ картку з котрогось її кінця.
kobito-refusal-K43 = K43: це чужа веселка, тут господарює { $seat }. Відправляй зі своєї майстерні; у чужій можна тільки обміняти кобіто.
kobito-refusal-K23 = K23: { $place } – веселка в майстерні, а картки відправляють лише до золота. Вибери золоту веселку.
kobito-refusal-K25-none = K25: у майстерні немає веселки { $place }, відправляти нема звідки. Вибери іншу свою веселку.
kobito-refusal-K25-single = K25: у веселці { $place } залишилося одне місце: відправ його з нижнього кінця.
kobito-refusal-K27 = K27: { $places ->
        [1] у майстерні залишилася б одна картка, якій немає дороги до золота
       *[other] у майстерні залишилися б самі кобіто (їх { $places }), і не всі вони дійшли б до золота
    }. Має залишитися щонайменше дві картки, з них хоча б одне число, – або жодної.

kobito-refusal-K40-none = K40: у веселці { $place } немає кобіто, що означає { $number }. Вибери того, чиє число є у твоїй руці.
kobito-refusal-K40-held = K40: щоб обміняти цього кобіто, треба мати в руці { $number }. Вибери іншого кобіто або розіграй картку.
kobito-refusal-K40-other = K40: кобіто обмінюють лише на те число, яке він означає. Візьми картку з цим числом.
kobito-refusal-K41 = K41: кобіто не обмінюють на кобіто чи картку заміни. Візьми картку з числом, яке він означає.
kobito-refusal-K44-replacement = K44: у тебе немає картки заміни. Додай свою картку до кінця котроїсь веселки.
kobito-refusal-K44-none = K44: у веселці { $place } немає числової картки { $number }. Вибери місце, чиє число є у твоїй руці.
kobito-refusal-K44-held = K44: щоб покласти зверху на картку заміни, треба мати в руці { $number }. Вибери місце, чиє число є у твоїй руці.
kobito-refusal-K44-other = K44: картка поверх картки заміни має те саме число, що й місце. Вибери місце, чиє число є у твоїй руці.
kobito-refusal-K46 = K46: це чужа майстерня, тут господарює { $seat }. Поклади картку заміни на золоту веселку або у своїй майстерні.
kobito-refusal-K47-kobito = K47: { $number } у веселці { $place } – це кобіто. Поклади картку заміни на числову картку.
kobito-refusal-K47-top = K47: кобіто поверх картки заміни не кладуть. Візьми числову картку.

kobito-refusal-K14-pay = K14: платити не можна, поки є що розіграти. Розіграй { $card } на веселку { $place }.
kobito-refusal-K14-pay-start = K14: платити не можна, поки є що розіграти. Почни веселку: { $low } і { $high }.
kobito-refusal-K14-pay-replace = K14: платити не можна, поки є що розіграти. Поклади картку заміни й { $number } на веселку { $place }.
kobito-refusal-K14-end = K14: треба розіграти ще { $owed } { $owed ->
        [one] картку
        [few] картки
        [many] карток
       *[other] картки
    }. Спершу розіграй { $card } на веселку { $place }, а тоді завершуй хід.
kobito-refusal-K14-end-start = K14: треба розіграти ще { $owed } { $owed ->
        [one] картку
        [few] картки
        [many] карток
       *[other] картки
    }. Спершу почни веселку – { $low } і { $high }, – а тоді завершуй хід.
kobito-refusal-K14-end-replace = K14: треба розіграти ще { $owed } { $owed ->
        [one] картку
        [few] картки
        [many] карток
       *[other] картки
    }. Спершу поклади картку заміни й { $number } на веселку { $place }, а тоді завершуй хід.
kobito-refusal-K15 = K15: треба розіграти ще { $owed } { $owed ->
        [one] картку
        [few] картки
        [many] карток
       *[other] картки
    }, а нічого не підходить. Вибери картку, якою заплатиш.
kobito-refusal-K16 = K16: розіграно досить, платити нема за що. Завершуй хід або розігруй далі.

## Options of the table. Choices are short: they stand on buttons

kobito-option-repl_other = Заміна в чужих майстернях
kobito-option-repl_other-hint = Картку заміни можна грати й у чужих майстернях.
kobito-option-keep_number = Кобіто тримаються свого числа
kobito-option-keep_number-hint = Відправлений кобіто підходить лише там, де чекають на його число.
kobito-option-strict_clarity = Суворі кобіто
kobito-option-strict_clarity-hint = Кобіто додають лише до веселок із двох чи більше місць, і нових веселок він не починає.
kobito-option-voluntary_pay = Плата за бажанням
kobito-option-voluntary_pay-hint = Можна заплатити карткою, хоч інша й підходить; штрафів буде багато.
kobito-option-special_free = Особливі картки нічого не коштують
kobito-option-special_free-hint = Кобіто й картки заміни в стосі очок не забирають очок.
kobito-option-tiebreak = Коли порівну
kobito-option-tiebreak-hint = Що робити, коли найбільший рахунок у кількох гравців.
kobito-choice-tiebreak-shared = Поділити перемогу
kobito-choice-tiebreak-fewest = Менше штрафів
kobito-option-hidden_piles = Закриті стоси
kobito-option-hidden_piles-hint = Ніхто не бачить, що лежить у стосах очок і в стосі скидання.
kobito-option-gold_cards = Картки золота
kobito-option-gold_cards-hint = Менше карток золота – коротша гра.

## Bots

kobito-bot-greedy = Бере золото, щойно може, нікому не підіграє і береже своїх кобіто.
kobito-bot-easy = Планує хід, але дещо недобачає і мало думає про те, що лишає іншим.
kobito-bot-normal = Планує весь хід і зважає на те, що можуть узяти інші; часом щось пропускає.
kobito-bot-hard = Рахує небачені картки, пам’ятає, хто взяв кобіто, і помічає, чого інші не зіграли.
kobito-bot-expert = Думає стільки, скільки дозволено, у тисячах світів, що збігаються з побаченим.

## The one line: what must I do

kobito-prompt-wait = Ходить { $seat }{ $owed ->
        [0] {""}
        [one] : ще { $owed } картка
        [few] : ще { $owed } картки
        [many] : ще { $owed } карток
       *[other] : ще { $owed } картки
    }
kobito-prompt-dissolve = Твій хід: відправ решту веселки { $rainbow } до золота
kobito-prompt-pay = Нічого не підходить: заплати { $owed ->
        [1] карткою, −3 очки
        [one] { $owed } карткою, −3 очки за кожну
        [few] { $owed } картками, −3 очки за кожну
        [many] { $owed } картками, −3 очки за кожну
       *[other] { $owed } картки, −3 очки за кожну
    }
kobito-prompt-play = Твій хід: розіграй { $owed ->
        [1] картку
        [one] { $owed } картку
        [few] { $owed } картки
        [many] { $owed } карток
       *[other] { $owed } картки
    }
kobito-prompt-more = Твій хід: треба розіграти ще { $owed ->
        [1] одну картку
        [one] { $owed } картку
        [few] { $owed } картки
        [many] { $owed } карток
       *[other] { $owed } картки
    }
kobito-prompt-free = Розіграно досить: грай далі або заверши хід
kobito-prompt-end = Більше нема чого розіграти: заверши хід

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

kobito-do-play = Розіграти { $card } на { $end ->
        [low] нижній
       *[high] верхній
    } кінець веселки { $rainbow }, як { $number }: { $places }
kobito-do-send = Відправити { $card } з { $from } до { $end ->
        [low] нижнього
       *[high] верхнього
    } кінця веселки { $rainbow }: { $places }
kobito-do-start = Почати веселку: { $low } і { $high }
kobito-do-swap = Обміняти кобіто на твою картку { $number } ({ $rainbow })
kobito-do-replace = Покласти картку заміни й твою картку { $number } на { $number } ({ $rainbow })
kobito-do-pay = Віддати картку «{ $card }»: −3 очки
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

kobito-hint-no-place = Зараз ця картка нікуди не підходить. Торкнися місця, і побачиш чому.
kobito-hint-no-send = Зараз ця картка не підходить до жодної золотої веселки. Торкнися місця, і побачиш чому.
kobito-hint-exchange = Твоя картка { $number } може стати на місце цього кобіто: торкнися його ще раз.
kobito-hint-which-side = Цей кобіто може лягти з будь-якого боку: торкнися того, який маєш на увазі.
kobito-hint-partner = Торкнися у своїй руці другої картки нової веселки.
kobito-hint-lift-first = Спершу підніми картку, а тоді торкнися місця.

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
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }
kobito-gold-deck = Колода золота: { $number } { $number ->
        [one] горщик
        [few] горщики
        [many] горщиків
       *[other] горщика
    }
kobito-discard = Стос скидання: { $number } { $number ->
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }
kobito-played = Розіграно { $done } із { $minimum }{ $extra ->
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
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }
kobito-won = { $number ->
        [0] без золота
        [one] { $number } картка золота
        [few] { $number } картки золота
        [many] { $number } карток золота
       *[other] { $number } картки золота
    }
kobito-paid = { $number ->
        [0] нічого не сплачено
        [one] сплачено { $number } картку
        [few] сплачено { $number } картки
        [many] сплачено { $number } карток
       *[other] сплачено { $number } картки
    }
kobito-is-to-act = ходить
kobito-seat = { $name }: { $facts }. Майстерня: { $studio }
kobito-studio-empty = порожньо
kobito-look = Майстерня: { $name }

## What a thing on the table is, beside it

kobito-help-number = Додай її до кінця веселки, який чекає на { $number }, або почни веселку на своєму мольберті разом із числом на один більшим чи меншим. 12 і 1 – теж послідовні числа.
kobito-help-kobito = Замінює будь-яке число на кінці веселки. Потім його можна обміняти на картку з цим числом.
kobito-help-replacement = Поклади її разом із числовою карткою на місце з таким самим числом. Веселка не довшає, але це рахується за дві розіграні картки.
kobito-help-fits = Зараз підходить: { $places }.
kobito-help-nowhere = Зараз нікуди не підходить.
kobito-help-fits-end = { $rainbow }, { $end ->
        [low] нижній кінець
       *[high] верхній кінець
    }
kobito-help-fits-place = { $rainbow }, на { $number }
kobito-help-fits-start = нова веселка з карткою { $card }
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
kobito-help-gold = Її складають усі. Хто закриє останнє з { $need } місць, отримує { $value } { $value ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
kobito-help-easel-title = Твій мольберт { $easel } ({ $name })
kobito-help-easel-empty = Почни тут веселку двома картками з руки з послідовними числами.
kobito-help-easel = Тут складаєш лише ти. У свій хід можна відправляти картки з її кінців до золотої веселки, скільки завгодно.
kobito-help-others = Грати сюди не можна. Можна тільки обміняти кобіто.
kobito-help-hand-size = Наприкінці ходу кожен добирає картки до п’яти.
kobito-help-pile-title = Стос очок: { $name }
kobito-help-pile = Картки золота дають свої очки; кожна сплачена картка – мінус 3 очки.
kobito-help-minimum = Стільки карток треба розіграти за хід: одну й ще по одній за кожну веселку у твоїй майстерні. Більше – можна.
kobito-help-deck = Звідси беруть картки. Коли вона порожня, тасують стос скидання.
kobito-help-gold-deck = Замість виграного горщика звідси беруть новий. Коли колода порожня, найближчий виграш закінчує гру.
kobito-help-discard = Картки завершених веселок.
kobito-help-exchange = Кобіто, що означає { $number }. Хто має { $number }, може покласти картку сюди й забрати кобіто, у будь-чиїй майстерні.
kobito-help-covered = Тут лежить картка заміни, а на ній картка з тим самим числом. Це й далі одне місце.
kobito-label-pots = Горщики золота: монети – це очки, крапки – якої довжини має бути веселка.
kobito-label-easels = Твої мольберти, S1–S4: починай тут веселки, а потім відправляй їх до золота. За кожну треба розігрувати на картку більше.
kobito-label-bar = Твої очки й скільки карток треба розіграти за хід. Картка, якої не вдалося розіграти, коштує 3 очки.
kobito-label-decks = Колода, горщики, що ще попереду, і стос скидання.
kobito-label-others = Інші гравці: очки, картки в руці, мольберти. Торкнися, щоб роздивитися.

## After the game

kobito-tally = { $gold ->
        [0] без золота
        [one] { $gold } картка золота ({ $coins })
        [few] { $gold } картки золота ({ $coins })
        [many] { $gold } карток золота ({ $coins })
       *[other] { $gold } картки золота ({ $coins })
    }, { $paid ->
        [0] нічого не сплачено
        [one] сплачено { $paid } картку
        [few] сплачено { $paid } картки
        [many] сплачено { $paid } карток
       *[other] сплачено { $paid } картки
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Горщик золота, що просить веселку завдовжки 5; вона починається з однієї картки – 8.
kobito-picture-K6 = Веселка на мольберті: 10, 11, 12, 1, 2.
kobito-picture-K8 = Золота веселка 4, 5, 6. До нижнього кінця йде 3, до верхнього – 7.
kobito-picture-K11 = У майстерні дві веселки: мінімум – три картки.
kobito-picture-K15 = Карткою 7, яка нікуди не підходить, платять: мінус 3 очки.
kobito-picture-K21 = Картки 12 і 1 з руки стають новою веселкою на мольберті.
kobito-picture-K25 = Картку 6 з нижнього кінця веселки 6, 7, 8 у майстерні відправляють до верхнього кінця золотої веселки 3, 4, 5.
kobito-picture-K28 = Самотня картка 8 на мольберті мусить піти слідом – до верхнього кінця золотої веселки 5, 6, 7.
kobito-picture-K31 = Золота веселка 11, 12, 1, 2 має ту довжину, якої просить її горщик, – 4 місця: це 4 очки.
kobito-picture-K36 = Золота веселка 3, кобіто, 5, 6: кобіто тримає табличку з числом 4.
kobito-picture-K40 = Картка 5 з руки міняється місцями з кобіто, що означає 5 у веселці 4, кобіто, 6.
kobito-picture-K44 = Картка заміни й картка 7 з руки лягають на 7 у веселці 6, 7, 8.
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
        [one] картка
        [few] картки
        [many] карток
       *[other] картки
    }
terminal-kobito-decks = колода { $deck } · золото { $gold } · скид { $discard }
terminal-kobito-played = розіграно { $done } із { $minimum }{ $extra ->
        [0] {""}
       *[other] , і ще { $extra }
    }
terminal-kobito-play = Розіграти
terminal-kobito-start = Почати
terminal-kobito-send = Відправити
terminal-kobito-swap = Обміняти
terminal-kobito-replace = Замінити
terminal-kobito-pay = Заплатити
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
        [one] картка золота
        [few] картки золота
        [many] карток золота
       *[other] картки золота
    }, { $paid ->
        [0] нічого не сплачено
        [one] сплачено { $paid } картку
        [few] сплачено { $paid } картки
        [many] сплачено { $paid } карток
       *[other] сплачено { $paid } картки
    }

terminal-help-kobito =
    На **столі**: `3‹ 4 5 ›6` – веселка й числа, на які чекають її кінці, кожна `·` – місце, якого ще бракує; `k4` – кобіто, що означає 4, `5*` – картка, на якій лежить заміна. Яскраві картки у твоїй руці можна розіграти зараз.

    У **нотації**: `play 5 G1H` (H – верхній кінець, L – нижній), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K – кобіто, R – картка заміни; G1, G2 і G3 – золоті веселки, S1, S2, S3 і S4 – твої власні, `B.S1` – веселка Богдана.

# Options that go together.

kobito-preset-short = 9 карток золота замість 18: приблизно вдвічі коротше.
