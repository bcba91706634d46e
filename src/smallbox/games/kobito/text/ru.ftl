### Kobito: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kobito = Кобито
game-kobito-line = Строй радуги из чисел и не зевай, когда одна из них дотянется до горшочка с золотом.

## The cards in words

kobito-card-K = кобито
kobito-card-R = карта-замена
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
kobito-end-low = младший
kobito-end-high = старший

## What happens, as a log

kobito-event-card-played = { $seat }: { $card } в { $to }, { $end } край, как { $number }
kobito-event-rainbow-started = { $seat }: новая радуга { $rainbow } — { $low } и { $high }, начиная с { $number }
kobito-event-place-sent = { $seat }: { $card } из { $rainbow } в { $to }, { $to_end } край, как { $number }
kobito-event-kobito-exchanged = { $seat }: { $number } вместо кобито ({ $at })
kobito-event-card-replaced = { $seat }: карта-замена и { $number } ({ $at })
kobito-event-card-paid = { $seat }: плата — { $card }
kobito-event-gold-won = { $seat }: получает { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    } за радугу длиной { $need } в { $slot }
kobito-event-gold-turned-up = { $slot }: карта золота, { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    } за радугу длиной { $need }
kobito-event-start-card-turned-up = { $slot }: радуга начинается с { $number }{ $put_back ->
        [none] {""}
       *[other] ; обратно в колоду: { $put_back }
    }
kobito-event-deck-reshuffled = Сброс замешан в колоду, теперь в ней { $deck ->
        [1] одна карта
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }
kobito-event-turn-ended = { $seat }: заканчивает ход
kobito-event-cards-drawn = { $seat } берёт: { $cards }
kobito-event-drew-cards = { $seat }: берёт { $number ->
        [1] одну карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-event-turn-began = { $seat }: ходит, { $minimum ->
        [0] играть карты не обязательно
        [1] нужно сыграть одну карту
        [one] нужно сыграть { $minimum } карту
        [few] нужно сыграть { $minimum } карты
       *[many] нужно сыграть { $minimum } карт
    }
kobito-event-game-ended = { $kind ->
        [idle] Карты больше не двигаются, игра окончена. Лучший счёт: { $winners }
       *[gold] Последнее золото выиграно, игра окончена. Лучший счёт: { $winners }
    } ({ $scores })

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kobito-caption-card-played = { $seat }: { $card } в { $to }
kobito-caption-rainbow-started = { $seat }: новая радуга { $rainbow } — { $low } и { $high }
kobito-caption-place-sent = { $seat }: { $card } из { $rainbow } в { $to }
kobito-caption-card-paid = { $seat }: плата — { $card }
kobito-caption-gold-won = { $seat }: получает { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    } в { $slot }
kobito-caption-turn-ended = {""}
kobito-caption-turn-began = {""}

## Why a move is not allowed: what happened, which rule, what to do

kobito-refusal-K1-players = K1: в «Кобито» число игроков — от { $fewest } до { $most }, а за этим столом их { $players }. Измени число мест.
kobito-refusal-K55-few = K55: для игры нужно не меньше трёх карт золота, а здесь { $cards ->
        [0] нет ни одной
        [1] только одна
       *[other] только { $cards }
    }. Возьми больше карт золота.
kobito-refusal-K55-short = K55: одна карта золота просит радугу длиной { $need }, а такую короткую никто не сможет закончить. Возьми карты золота, которые просят 2 или больше.

kobito-refusal-K50 = K50: последнее золото выиграно, игра окончена. Сыграем ещё раз?
kobito-refusal-K53 = K53: за целый круг ни одна карта не сдвинулась с места, игра окончена. Сыграем ещё раз?
kobito-refusal-K10-turn = K10: сейчас не твой ход. Подожди: ходит { $seat }.
kobito-refusal-K10-held = K10: у тебя на руках нет такой карты: { $card }. Играй тем, что есть.
kobito-refusal-K28-first = K28: сначала радуга { $rainbow } должна уйти из мастерской. Отправь всё, что от неё осталось.
kobito-refusal-K28-other = K28: сначала радуга { $rainbow } должна уйти из мастерской. Отправь всё, что от неё осталось, а потом карты из другой.
kobito-refusal-K28-rest = K28: если отправить сюда, то { $places ->
        [1] последней карте
        [one] { $places } кобито
        [few] { $places } кобито
       *[many] { $places } кобито
    } будет некуда деться. Отправь в другое место.

kobito-refusal-K45-play = K45: карту-замену не играют в одиночку. Сыграй её вместе с числом — на место, где стоит такое же число.
kobito-refusal-K45-start = K45: карта-замена не может начать радугу. Начни с двух соседних чисел.
kobito-refusal-K19 = K19: это чужая мастерская, в ней работает { $seat }. Играй на золотую радугу или в свою мастерскую.
kobito-refusal-K21-none = K21: на месте { $place } нет радуги. Новая начинается с двух соседних карт с руки.
kobito-refusal-K21-apart = K21: { $low } и { $high } в таком порядке не соседи. Новая радуга начинается с двух чисел подряд, меньшее — первым.
kobito-refusal-K22 = K22: в мастерской нет места: четыре радуги — это предел. Сначала отправь одну к золоту.
kobito-refusal-K37 = K37: два кобито не могут начать радугу: никто не поймёт, какие это числа. Возьми одного кобито и одно число.
kobito-refusal-K38-short = K38: за этим столом кобито нужна радуга хотя бы из двух мест, а в { $place } место только одно. Выбери радугу подлиннее.
kobito-refusal-K38-start = K38: за этим столом кобито не может начать радугу. Начни с двух соседних чисел.
kobito-refusal-K8-fit = K8: { $card } сюда не подходит: { $end } край радуги { $place } принимает { $wanted }. Выбери другое место или другую карту.
kobito-refusal-K8-insert = K8: в середину радуги ничего не вставляют. Выбери один из двух её краёв.
kobito-refusal-K18 = K18: карты не возвращаются на руку. Отправь эту к золоту или сыграй другую с руки.

kobito-refusal-K26 = K26: из середины радуги ничего не отправляют. Отправь карту с одного из краёв.
kobito-refusal-K43 = K43: это чужая радуга, её рисует { $seat }. Отправляй из своей мастерской; в чужой можно только обменять кобито.
kobito-refusal-K23 = K23: { $place } — радуга в мастерской, а карты отправляют только к золоту. Выбери золотую радугу.
kobito-refusal-K25-none = K25: на месте { $place } в мастерской нет радуги, отправлять оттуда нечего. Выбери другую свою радугу.
kobito-refusal-K25-single = K25: в { $place } осталось одно место: отправь его с младшего края.
kobito-refusal-K27 = K27: в мастерской { $places ->
        [1] останется одна карта, и уйти следом к золоту ей некуда
        [one] останется { $places } кобито без единого числа, и уйти следом к золоту смогут не все
        [few] останутся { $places } кобито без единого числа, и уйти следом к золоту смогут не все
       *[many] останется { $places } кобито без единого числа, и уйти следом к золоту смогут не все
    }. Должно остаться хотя бы две карты, среди них одно число, — или ни одной.

kobito-refusal-K40-none = K40: в { $place } нет кобито, который стоит вместо числа { $number }. Выбери того, чьё число есть у тебя на руках.
kobito-refusal-K40-held = K40: чтобы обменять этого кобито, на руках нужна карта { $number }. Выбери другого кобито или сыграй карту.
kobito-refusal-K40-other = K40: кобито меняют только на то число, вместо которого он стоит. Возьми карту с этим числом.
kobito-refusal-K41 = K41: кобито не меняют на другого кобито или на карту-замену. Возьми число, вместо которого он стоит.
kobito-refusal-K44-replacement = K44: у тебя на руках нет карты-замены. Добавь свою карту к краю какой-нибудь радуги.
kobito-refusal-K44-none = K44: в { $place } нет карты с числом { $number }. Выбери место, число которого есть у тебя на руках.
kobito-refusal-K44-held = K44: чтобы накрыть карту-замену, на руках нужна карта { $number }. Выбери место, число которого есть у тебя на руках.
kobito-refusal-K44-other = K44: на карту-замену кладут то же число, что стоит на этом месте. Выбери место, число которого есть у тебя на руках.
kobito-refusal-K46 = K46: это чужая мастерская, в ней работает { $seat }. Положи карту-замену на золотую радугу или в своей мастерской.
kobito-refusal-K47-kobito = K47: число { $number } в { $place } — это кобито. Положи карту-замену на карту с числом.
kobito-refusal-K47-top = K47: кобито не кладут на карту-замену. Возьми карту с числом.

kobito-refusal-K14-pay = K14: платить нельзя, пока есть чем ходить. Сыграй { $card } на { $place }.
kobito-refusal-K14-pay-start = K14: платить нельзя, пока есть чем ходить. Начни радугу: { $low } и { $high }.
kobito-refusal-K14-pay-replace = K14: платить нельзя, пока есть чем ходить. Положи карту-замену и { $number } на { $place }.
kobito-refusal-K14-end = K14: нужно сыграть ещё { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }. Сначала сыграй { $card } на { $place }, потом заканчивай ход.
kobito-refusal-K14-end-start = K14: нужно сыграть ещё { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }. Сначала начни радугу — { $low } и { $high }, — потом заканчивай ход.
kobito-refusal-K14-end-replace = K14: нужно сыграть ещё { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }. Сначала положи карту-замену и { $number } на { $place }, потом заканчивай ход.
kobito-refusal-K15 = K15: нужно сыграть ещё { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }, и ничего не подходит. Выбери, какой картой заплатить.
kobito-refusal-K16 = K16: сыграно достаточно, платить не за что. Закончи ход или играй дальше.

## Options of the table. Choices are short: they stand on buttons

kobito-option-repl_other = Замены в чужих мастерских
kobito-option-repl_other-hint = Карту-замену можно играть и в чужих мастерских.
kobito-option-keep_number = Кобито помнят своё число
kobito-option-keep_number-hint = Отправленный кобито подходит только туда, где нужно его число.
kobito-option-strict_clarity = Строгие кобито
kobito-option-strict_clarity-hint = Кобито встаёт только в радугу хотя бы из двух мест и сам радугу не начинает.
kobito-option-voluntary_pay = Плата по желанию
kobito-option-voluntary_pay-hint = Платить картой можно, даже если подходит другая; штрафов будет много.
kobito-option-special_free = Особые карты ничего не стоят
kobito-option-special_free-hint = За кобито и карты-замены в стопке очков очки не вычитают.
kobito-option-tiebreak = Если очков поровну
kobito-option-tiebreak-hint = Что делать, если лучший счёт у нескольких игроков.
kobito-choice-tiebreak-shared = Общая победа
kobito-choice-tiebreak-fewest = У кого меньше штрафов
kobito-option-hidden_piles = Закрытые стопки
kobito-option-hidden_piles-hint = Никто не видит, что лежит в стопках очков и в сбросе.
kobito-option-gold_cards = Карты золота
kobito-option-gold_cards-hint = Чем меньше карт золота, тем короче игра.

## Bots

kobito-bot-greedy = Берёт золото, как только может, никому не подыгрывает и бережёт своих кобито.
kobito-bot-easy = Планирует ход, но кое-что не замечает и мало думает о том, что оставляет другим.
kobito-bot-normal = Планирует весь ход и следит за тем, что могут взять другие; порой что-то упускает.
kobito-bot-hard = Считает невиденные карты, помнит, кто взял кобито, и замечает, что другие не сыграли.
kobito-bot-expert = Думает столько, сколько можно, в тысячах миров, которые не спорят с увиденным.

## The one line: what must I do

kobito-prompt-wait = Ходит { $seat }{ $owed ->
        [0] {""}
        [1] : ещё одна карта
        [one] : ещё { $owed } карта
        [few] : ещё { $owed } карты
       *[many] : ещё { $owed } карт
    }
kobito-prompt-dissolve = Твой ход: отправь остаток радуги { $rainbow } к золоту
kobito-prompt-pay = Ничего не подходит: заплати { $owed ->
        [1] одной картой, это −3 очка
        [one] { $owed } картой, −3 очка за каждую
        [few] { $owed } картами, −3 очка за каждую
       *[many] { $owed } картами, −3 очка за каждую
    }
kobito-prompt-play = Твой ход: сыграй { $owed ->
        [1] карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }
kobito-prompt-more = Твой ход: нужно сыграть ещё { $owed ->
        [1] одну карту
        [one] { $owed } карту
        [few] { $owed } карты
       *[many] { $owed } карт
    }
kobito-prompt-free = Этого достаточно: играй дальше или закончи ход
kobito-prompt-end = Больше сыграть нечего: закончи ход

## Places in words

kobito-place-number = { $number }
kobito-place-kobito = кобито вместо { $number }
kobito-place-pairs = { $number } с { $pairs ->
        [1] заменой
        [one] { $pairs } заменой
        [few] { $pairs } заменами
       *[many] { $pairs } заменами
    }
kobito-places-none = пусто
kobito-end-of-gold = { $end ->
        [low] Младший
       *[high] Старший
    } край радуги { $rainbow }: золото { $value }, нужна длина { $need }, сейчас { $length }: { $places }; принимает { $wanted }
kobito-end-of-studio = { $end ->
        [low] Младший
       *[high] Старший
    } край твоей радуги { $rainbow }: { $places }; принимает { $wanted }
kobito-rainbow-of = { $owner }, мольберт { $easel }
kobito-free-easel = Мольберт { $rainbow }: пусто
kobito-missing = ещё { $number }

## What a press does

kobito-do-play = Положить { $card } к { $end ->
        [low] младшему
       *[high] старшему
    } краю радуги { $rainbow }, как { $number }: { $places }
kobito-do-send = Отправить { $card } из { $from } к { $end ->
        [low] младшему
       *[high] старшему
    } краю радуги { $rainbow }: { $places }
kobito-do-start = Начать радугу: { $low } и { $high }
kobito-do-swap = Обменять кобито на свою карту { $number } ({ $rainbow })
kobito-do-replace = Положить карту-замену и свою карту { $number } на { $number } ({ $rainbow })
kobito-do-pay = Отдать карту «{ $card }»: −3 очка
kobito-lift = Поднять: { $card }
kobito-let-go = Опустить: { $card }
kobito-lift-end = Поднять, чтобы отправить: { $place }, { $end ->
        [low] младший
       *[high] старший
    } край радуги { $rainbow }: { $places }
kobito-look-kobito = Кобито вместо { $number } ({ $rainbow })
kobito-start-easel = Начать радугу на мольберте { $rainbow }
kobito-end-turn = Конец хода

## Slips of paper

kobito-hint-no-place = Сейчас этой карте нет места. Нажми на место, чтобы узнать почему.
kobito-hint-no-send = Сейчас эта карта не подходит ни к одной золотой радуге. Нажми на место, чтобы узнать почему.
kobito-hint-exchange = Твоя карта { $number } может встать вместо этого кобито: нажми на кобито ещё раз.
kobito-hint-which-side = Этот кобито может лечь с любой стороны: нажми на ту, которую выбираешь.
kobito-hint-partner = Нажми на вторую карту новой радуги у себя на руках.
kobito-hint-lift-first = Сначала подними карту, потом нажми на место.

## Spoken when a card goes up

kobito-spoken-lifted = Карта поднята: { $card }. { $places ->
        [0] Сейчас ей нигде нет места.
        [1] Ей подходит одно место.
        [one] Ей подходит { $places } место.
        [few] Ей подходят { $places } места.
       *[many] Ей подходит { $places } мест.
    }

## Parts of the table

kobito-part-gold = Золотые радуги
kobito-part-others = Другие игроки
kobito-part-studio = Твоя мастерская
kobito-part-hand = Твои карты
kobito-gold-empty = { $slot }: золота больше нет
kobito-deck = Колода: { $number ->
        [1] одна карта
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-gold-deck = Колода золота: { $number ->
        [1] одна карта
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-discard = Сброс: { $number ->
        [1] одна карта
        [one] { $number } карта
        [few] { $number } карты
       *[many] { $number } карт
    }
kobito-played = Сыграно { $done } из { $minimum }{ $extra ->
        [0] {""}
       *[other] , и ещё { $extra }
    }
kobito-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
kobito-hand-size = { $number ->
        [1] одна карта на руках
        [one] { $number } карта на руках
        [few] { $number } карты на руках
       *[many] { $number } карт на руках
    }
kobito-won = { $number ->
        [0] золота нет
        [1] одна карта золота
        [one] { $number } карта золота
        [few] { $number } карты золота
       *[many] { $number } карт золота
    }
kobito-paid = { $number ->
        [0] ничего не отдано
        [1] отдана одна карта
        [one] отдана { $number } карта
        [few] отданы { $number } карты
       *[many] отдано { $number } карт
    }
kobito-is-to-act = ходит
kobito-seat = { $name }: { $facts }. Мастерская: { $studio }
kobito-studio-empty = пусто
kobito-look = Мастерская: { $name }

## What a thing on the table is, beside it

kobito-help-number = Добавь её к краю радуги, который принимает { $number }, или начни радугу на своём мольберте вместе с соседним числом. 12 и 1 — тоже соседи.
kobito-help-kobito = Заменяет любое число на краю радуги. Потом его можно обменять на карту с этим числом.
kobito-help-replacement = Положи её вместе с картой-числом на место с таким же числом. Радуга не станет длиннее, но это считается за две сыгранные карты.
kobito-help-fits = Сейчас подходит: { $places }.
kobito-help-nowhere = Сейчас никуда не подходит.
kobito-help-fits-end = { $rainbow }, { $end ->
        [low] младший край
       *[high] старший край
    }
kobito-help-fits-place = { $rainbow }, на { $number }
kobito-help-fits-start = новая радуга с картой { $card }
kobito-help-fits-pay = чтобы заплатить
kobito-help-ends = Сейчас: { $places }. Младший край принимает { $low }, старший — { $high }.
kobito-help-pot-title = Горшочек с золотом { $slot }: { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }
kobito-help-pot = Кто доведёт его радугу до длины { $need }, получает горшочек: { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }. Монеты — это очки, точки — длина.
kobito-help-gold-title = Радуга { $slot }: длина { $length } из { $need }
kobito-help-gold = Её строят все. Кто доведёт её до длины { $need }, получает { $value } { $value ->
        [one] очко
        [few] очка
       *[many] очков
    }.
kobito-help-easel-title = Твой мольберт { $easel } ({ $name })
kobito-help-easel-empty = Начни здесь радугу двумя соседними картами с руки.
kobito-help-easel = Здесь строишь только ты. В свой ход можно отправлять карты с её краёв к золотой радуге, сколько угодно.
kobito-help-others = Играть сюда нельзя. Можно только обменять кобито.
kobito-help-hand-size = В конце хода каждый добирает карты до пяти.
kobito-help-pile-title = Стопка очков: { $name }
kobito-help-pile = Карты золота приносят свои очки; каждая отданная карта — минус 3 очка.
kobito-help-minimum = Столько карт нужно сыграть за ход: одну и ещё по одной за каждую радугу в мастерской. Больше — можно.
kobito-help-deck = Отсюда берут карты. Когда она пуста, перемешивают сброс.
kobito-help-gold-deck = Вместо выигранного горшочка отсюда берут новый. Когда колода пуста, первый же выигрыш заканчивает игру.
kobito-help-discard = Карты законченных радуг.
kobito-help-exchange = Кобито вместо { $number }. Если у тебя есть { $number }, положи карту сюда и забери кобито, в любой мастерской.
kobito-help-covered = Здесь лежит карта-замена, а на ней карта с тем же числом. Это по-прежнему одно место.
kobito-label-pots = Горшочки с золотом: монеты — это очки, точки — какой длины нужна радуга.
kobito-label-easels = Твои мольберты, S1–S4: начинай здесь радуги, а потом отправляй их к золоту. За каждую нужно играть на карту больше.
kobito-label-bar = Твои очки и сколько карт нужно сыграть за ход. Карта, которую не удалось сыграть, стоит 3 очка.
kobito-label-decks = Колода, горшочки, которые ещё впереди, и сброс.
kobito-label-others = Другие игроки: очки, карты на руках, мольберты. Нажми, чтобы рассмотреть.

## After the game

kobito-tally = { $gold ->
        [0] золота нет
        [1] одна карта золота
        [one] { $gold } карта золота
        [few] { $gold } карты золота
       *[many] { $gold } карт золота
    } ({ $coins }), { $paid ->
        [0] ничего не отдано
        [1] отдана одна карта
        [one] отдана { $paid } карта
        [few] отданы { $paid } карты
       *[many] отдано { $paid } карт
    }

## Pictures of the rulebook, for those who cannot see them

kobito-picture-K3 = Горшочек с золотом, который просит радугу длиной 5; его радуга начинается с одной карты — 8.
kobito-picture-K6 = Радуга на мольберте: 10, 11, 12, 1, 2.
kobito-picture-K8 = Золотая радуга 4, 5, 6. К младшему краю кладут 3, к старшему — 7.
kobito-picture-K11 = Две радуги в мастерской: минимум — три карты.
kobito-picture-K15 = Карта 7 никуда не подходит, и ею платят: минус 3 очка.
kobito-picture-K21 = 12 и 1 с руки становятся новой радугой на мольберте.
kobito-picture-K25 = Карту 6 с младшего края радуги 6, 7, 8 в мастерской отправляют к старшему краю золотой радуги 3, 4, 5.
kobito-picture-K28 = На мольберте осталась одна карта 8, и она должна уйти следом — к старшему краю золотой радуги 5, 6, 7.
kobito-picture-K31 = Золотая радуга 11, 12, 1, 2 ровно такой длины, какую просит горшочек, — 4 места: 4 очка.
kobito-picture-K36 = Золотая радуга 3, кобито, 5, 6: кобито держит табличку с числом 4.
kobito-picture-K40 = Карта 5 с руки меняется местами с кобито, который стоит вместо 5 в радуге 4, кобито, 6.
kobito-picture-K44 = Карту-замену и карту 7 с руки кладут на 7 в радуге 6, 7, 8.
kobito-picture-K48 = В радуге 3, 4, 5 с заменой на карте 4 по-прежнему 3 места.

## In the terminal

terminal-kobito-gold = золото { $value }
terminal-kobito-filled = { $length } из { $need }
terminal-kobito-score = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } · { $cards ->
        [1] одна карта
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
terminal-kobito-decks = колода { $deck } · золото { $gold } · сброс { $discard }
terminal-kobito-played = сыграно { $done } из { $minimum }{ $extra ->
        [0] {""}
       *[other] , и ещё { $extra }
    }
terminal-kobito-play = Сыграть
terminal-kobito-start = Начать
terminal-kobito-send = Отправить
terminal-kobito-swap = Обменять
terminal-kobito-replace = Заменить
terminal-kobito-pay = Отдать
terminal-kobito-end = Готово
terminal-kobito-to = { $card } в { $to }{ $wins ->
        [0] {""}
       *[other] {" "}(выигрыш { $wins })
    }
terminal-kobito-as = как { $number }
terminal-kobito-low = младший край
terminal-kobito-high = старший край
terminal-kobito-swap-words = { $number } вместо кобито: { $at }{ $nth ->
        [1] {""}
       *[other] , номер { $nth }
    }
terminal-kobito-replace-words = R + { $number }: { $at }
terminal-kobito-end-words = закончить ход
terminal-kobito-tally = { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }: { $gold ->
        [0] карт золота нет
        [1] одна карта золота
        [one] { $gold } карта золота
        [few] { $gold } карты золота
       *[many] { $gold } карт золота
    }, { $paid ->
        [0] ничего не отдано
        [1] отдана одна карта
        [one] отдана { $paid } карта
        [few] отданы { $paid } карты
       *[many] отдано { $paid } карт
    }

terminal-help-kobito =
    На **столе**: `3‹ 4 5 ›6` — радуга и числа, которые принимают её края, каждая `·` — пустое место; `k4` — кобито вместо числа 4, `5*` — карта, на которой лежит замена. Яркие карты на руках можно сыграть прямо сейчас.

    В **короткой записи**: `play 5 G1H` (H — старший край, L — младший), `start 5 6`, `send S1L G2H`, `swap G1.4`, `repl G1.4`, `pay 7`, `end`. K — кобито, R — карта-замена; G1, G2 и G3 — золотые радуги, с S1 по S4 — твои, `B.S1` — радуга Бори.

# Options that go together.

kobito-preset-short = 9 карт золота вместо 18: примерно вдвое короче.
