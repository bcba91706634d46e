### Kanobu: every sentence of the game. No past tense and no vocative with names: other languages need gender and case there.

## On the shelf

game-kanobu = Канобу
game-kanobu-line = Камень бьёт ножницы, и кому-то придётся платить: передай счёт дальше и избавься от своих карт.

## The cards in words

kanobu-card = «{ $symbol }» ({ $colours })
kanobu-colours-B = синяя
kanobu-colours-G = зелёная
kanobu-colours-R = красная
kanobu-colours-Y = жёлтая
kanobu-colours-BG = сине-зелёная
kanobu-colours-BR = сине-красная
kanobu-colours-BY = сине-жёлтая
kanobu-colours-GR = зелёно-красная
kanobu-colours-GY = зелёно-жёлтая
kanobu-colours-RY = красно-жёлтая
kanobu-colours-P = фиолетовая
# The colour itself, not a card of it.
kanobu-colour-B = синий
kanobu-colour-G = зелёный
kanobu-colour-R = красный
kanobu-colour-Y = жёлтый
kanobu-colour-P = фиолетовый
kanobu-symbol-Ro = Камень
kanobu-symbol-Pa = Бумага
kanobu-symbol-Sc = Ножницы
kanobu-symbol-Sk = Пропуск
kanobu-symbol-3 = 3 карты
kanobu-symbol-Di = Направление
kanobu-symbol-1 = 1 карта
kanobu-symbol-2 = 2 карты
kanobu-symbol-Ch = Шанс
kanobu-symbol-St = Звезда
kanobu-symbol-Ca = Отмена
kanobu-symbol-Co = Смена цвета

## What happens, as a log

kanobu-event-game-began = Карты розданы. На стопке — { $top }; начинает { $seat }.
kanobu-event-card-played = { $seat }: { $card }
kanobu-event-card-paid = { $seat }: плата за «Шанс» — { $card }, { $left ->
        [0] больше ничего не нужно
        [1] нужна ещё одна карта
        [one] нужна ещё { $left } карта
        [few] нужны ещё { $left } карты
       *[many] нужно ещё { $left } карт
    }
kanobu-event-cards-drawn = { $seat } берёт: { $cards }{ $by ->
        [none] {""}
       *[other] {" "}({ $by }: «{ $symbol }»)
    }
kanobu-event-drew-cards = { $seat }: берёт { $number ->
        [1] одну карту
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
    }{ $by ->
        [none] {""}
       *[other] {" "}({ $by }: «{ $symbol }»)
    }
kanobu-event-card-kept = { $seat }: оставляет взятую карту себе
kanobu-event-turn-passed = { $seat }: пас — нечего ни взять, ни выложить
kanobu-event-demand-made = { $by } → { $seat }: требование «{ $symbol }»{ $amount ->
        [0] {""}
        [1] , цена — одна карта
        [one] , цена — { $amount } карта
        [few] , цена — { $amount } карты
       *[many] , цена — { $amount } карт
    }
kanobu-event-demand-accepted = { $seat }: принимает требование «{ $symbol }»
kanobu-event-direction-turned = { $seat }: теперь игра идёт { $clockwise ->
        [yes] по часовой стрелке
       *[no] против часовой стрелки
    }
kanobu-event-colour-named = { $seat }: называет цвет — { $colour }
kanobu-event-card-cancelled = { $seat }: { $cancel }{ $removed ->
        [none] {""}
       *[other] , со стопки уходит карта { $removed }
    }
kanobu-event-star-opened = { $seat }: «Звезда» открывает карты — { $cards }
kanobu-event-star-card-played = { $seat }: играет карту со «Звезды» — { $card }
kanobu-event-star-card-taken = { $seat }: забирает карту со «Звезды» — { $card }
kanobu-event-deck-rebuilt = Стопку перемешали, в новой колоде { $deck ->
        [1] одна карта
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }
kanobu-event-game-ended = { $kind ->
        [win] Победа: { $winners }
        [stalemate] Никто больше не может ходить. Меньше всего карт — и победа: { $winners }
       *[cap] Достигнут предел ходов. Меньше всего карт — и победа: { $winners }
    }

## The last turn in short, and the log: where the sentences above would be too long. Empty is not told

kanobu-caption-demand-made = { $everybody ->
        [yes] все остальные берут по { $amount }, если { $seat } не ответит
       *[no] { $seat }: { $amount ->
            [0] пропустить ход или ответить
           *[other] взять { $amount } или ответить
        }
    }
kanobu-caption-demand-accepted = { $amount ->
        [0] { $seat }: пропускает ход ({ $by }: «{ $symbol }»)
       *[other] {""}
    }

## Why a move is not allowed: what happened, which rule, what to do

kanobu-refusal-R1 = R1: в «Канобу» число игроков — от { $fewest } до { $most }, а за этим столом их { $players }. Измени число мест.
kanobu-refusal-C5 = C5: игра окончена, чья-то последняя карта уже сыграна. Сыграем ещё раз?
kanobu-refusal-C33 = C33: игра окончена: никто больше не мог ни взять карту, ни сыграть. Сыграем ещё раз?
kanobu-refusal-C34 = C34: игра окончена, достигнут предел ходов. Сыграем ещё раз?
kanobu-refusal-C6 = C6: сейчас не твой ход. Подожди: ходит { $seat }.
kanobu-refusal-C7-not-held = C7: у тебя на руках нет такой карты: { $card }. Сыграй карту с руки или возьми из колоды.
kanobu-refusal-C7-pass = C7: пасовать нельзя, пока можно взять карту. Выложи карту, которая подходит, или возьми одну.
kanobu-refusal-C7-draw = C7: за этим столом карту берут, только когда ничего не подходит. Твоя карта { $card } подходит: сыграй её.
kanobu-refusal-C8-again = C8: карта уже взята: { $card }. Сыграй её, если подходит, или оставь себе.
kanobu-refusal-C8-other = C8: теперь можно сыграть только взятую карту: { $card }. Сыграй её, если подходит, или оставь себе.
kanobu-refusal-C9-play = C9: взять нечего, а твоя карта { $card } подходит. Сыграй карту, которая подходит.
kanobu-refusal-C9-draw = C9: взять нечего. Выложи карту, которая подходит, а если такой нет — пасуй.
kanobu-refusal-C12 = C12: назван цвет — { $colour }, а карта { $card } другого цвета. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C13 = C13: карта { $card } не подходит к карте { $top }: другой цвет и другой символ. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C14-colour = C14: карта { $card } бьёт карту { $top }, но общего цвета у них нет. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C14-beaten = C14: цвет общий, но карта { $card } не бьёт карту { $top }. Здесь нужна карта «{ $symbol }». { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C14-neither = C14: карта { $card } не подходит к карте { $top }: нужна карта «{ $symbol }» общего цвета. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C15 = C15: карта { $card } не подходит к карте { $top }: нет общего цвета. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C19-answer = C19: сначала ответь на требование «{ $symbol }»: прими его, отмени или выложи карту с тем же символом.
kanobu-refusal-C19-card = C19: картой { $card } нельзя ответить на требование «{ $symbol }». Прими его, отмени или выложи карту с тем же символом.
kanobu-refusal-C19-not-held = C19: у тебя на руках нет такой карты: { $card }. Ответь на требование «{ $symbol }» картой с руки или прими его.
kanobu-refusal-C19-nothing = C19: от тебя ничего не требуют, принимать нечего. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C25-three = C25: за «Шанс» платят тремя картами с камнем, ножницами или бумагой, а у тебя их меньше. Прими требование или ответь картой «Отмена» или «Шанс».
kanobu-refusal-C25-one-each = C25: за этим столом за «Шанс» платят так: один камень, одни ножницы и одна бумага, а у тебя есть не все. Прими требование или ответь картой «Отмена» или «Шанс».
kanobu-refusal-C25-go-on = C25: раз плата началась, её доводят до конца: с руки { $left ->
        [1] нужна ещё одна карта
        [one] нужна ещё { $left } карта
        [few] нужны ещё { $left } карты
       *[many] нужно ещё { $left } карт
    } с камнем, ножницами или бумагой.
kanobu-refusal-C26 = C26: { $seat } держит { $cards ->
        [1] только одну карту
        [one] только { $cards } карту
        [few] только { $cards } карты
       *[many] только { $cards } карт
    }, поэтому «Шанс» сейчас сыграть нельзя. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [take] Забери её или выбери другую.
        [answer] Прими требование или ответь другой картой.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C27-pick = C27: выбери одну из карт, которые открыла «Звезда»: сыграй её или забери.
kanobu-refusal-C27-empty = C27: открытой карты номер { $slot } нет: «Звезда» открыла { $open ->
        [1] одну карту
        [one] { $open } карту
        [few] { $open } карты
       *[many] { $open } карт
    }. Выбери из них.
kanobu-refusal-C27-no-star = C27: «Звезда» сейчас ничего не открывает, выбирать не из чего. { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C29-unknown = C29: цвет «{ $colour }» назвать нельзя. Назови синий, зелёный, красный или жёлтый.
kanobu-refusal-C29-later = C29: цвет называют только после карты «Смена цвета». { $instead ->
        [keep] Эта карта только что взята, оставь её себе.
        [draw] Возьми карту из колоды.
        [pass] Пасуй: взять нечего.
        [play] Сыграй карту, которая подходит.
       *[play-or-draw] Сыграй карту, которая подходит, или возьми из колоды.
    }
kanobu-refusal-C30 = C30: сначала назови цвет для карты «Смена цвета».

## Options of the table. Choices are short: they stand on buttons

kanobu-option-drawWhenAble = Взять карту, хотя можно играть
kanobu-option-drawWhenAble-hint = Включено: можно приберечь подходящую карту и взять новую. Выключено: карту берут, только когда ничего не подходит.
kanobu-option-cancelUndoesDirection = «Отмена» возвращает направление
kanobu-option-cancelUndoesDirection-hint = «Отмена» сразу после карты «Направление» возвращает прежнее направление.
kanobu-option-idleCancel = «Отмена», когда отменять нечего
kanobu-option-idleCancel-hint = «Отмена» тогда уносит верхнюю карту или остаётся на стопке как простая фиолетовая.
kanobu-choice-idleCancel-removes = Уносит карту
kanobu-choice-idleCancel-stays = Остаётся на стопке
kanobu-option-chanceSet = Чем платят за «Шанс»
kanobu-option-chanceSet-hint = За «Шанс» платят тремя картами; можно договориться, что все три разные.
kanobu-choice-chanceSet-any3 = Любые три
kanobu-choice-chanceSet-oneEach = Три разные
kanobu-option-starRest = Лишние карты «Звезды»
kanobu-option-starRest-hint = Куда уходят карты, которые не выбрали.
kanobu-choice-starRest-bottom = Под колоду
kanobu-choice-starRest-top = На верх колоды
kanobu-choice-starRest-shuffle = Замешать в колоду
kanobu-option-opening = Первая карта
kanobu-option-opening-hint = Первой может быть любая карта или всегда только камень, ножницы или бумага.
kanobu-choice-opening-asIs = Любая карта
kanobu-choice-opening-rpsOnly = Камень, ножницы, бумага
kanobu-option-maxMoves = Предел ходов
kanobu-option-maxMoves-hint = После стольких ходов игра останавливается, и побеждает тот, у кого меньше карт.
kanobu-option-firstSeat = Кто начинает
kanobu-option-firstSeat-hint = 0: начинает первое место, 1: второе, и так далее.
kanobu-option-data = Набор карт
kanobu-option-data-hint = Из каких карт состоит набор.
kanobu-choice-data-kanobu = Обычный набор
kanobu-choice-data-kanobu-deckA = Цветные «Звезда» и «Шанс»
kanobu-choice-data-kanobu-4pairs = Четыре пары цветов

## Bots

kanobu-bot-greedy = Сначала избавляется от неудобных карт, а те, что подходят всегда, бережёт.
kanobu-bot-easy = Играет с ходу, по хорошим привычкам, и забывает, что ушло под колоду.
kanobu-bot-normal = Смотрит на несколько ходов вперёд, но не помнит того, чего уже не видно.
kanobu-bot-hard = Помнит все увиденные карты и понимает: кто берёт карту, тому ничего не подошло.
kanobu-bot-expert = Перед каждой картой пробует тысячи игр, которые не спорят с увиденным.

## The one line: what must I do, or whom do we wait for

kanobu-prompt-turn = Твой ход: выложи подходящую карту или возьми новую
kanobu-prompt-turn-draw = Твой ход: ничего не подходит, возьми карту
kanobu-prompt-turn-play = Твой ход: выложи подходящую карту
kanobu-prompt-turn-pass = Твой ход: ничего не подходит и брать нечего, пасуй
kanobu-prompt-drawn-play = Взятая карта — { $card }: выложи её или оставь себе
kanobu-prompt-drawn-keep = Взятая карта — { $card }: не подходит, оставь её себе
kanobu-prompt-skip = { $can ->
        [yes] Пропусти ход или ответь картой
       *[no] Пропусти ход: ответить нечем
    }
kanobu-prompt-three = Возьми { $amount ->
        [1] карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }{ $can ->
        [yes] {" "}или ответь картой
       *[no] : ответить нечем
    }
kanobu-prompt-all = { $by } требует, чтобы остальные взяли по { $amount ->
        [1] карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }: { $can ->
        [yes] прими или ответь картой
       *[no] ответить нечем
    }
kanobu-prompt-chance = «Шанс»: { $can ->
        [pay] заплати тремя картами (камень, ножницы, бумага) или возьми три
        [yes] возьми три карты или ответь картой
       *[no] возьми три карты, ответить нечем
    }
kanobu-prompt-pay = «Шанс»: { $left ->
        [1] нужна ещё одна карта
        [one] нужна ещё { $left } карта
        [few] нужны ещё { $left } карты
       *[many] нужно ещё { $left } карт
    } (камень, ножницы, бумага)
kanobu-prompt-star = «Звезда»: выбери одну карту, сыграй её или забери
kanobu-prompt-colour = Выбери цвет
kanobu-prompt-wait-drawn = { $seat } смотрит на взятую карту
kanobu-prompt-wait-answer = { $seat } отвечает на требование «{ $symbol }»{ $amount ->
        [0] {""}
        [1] , цена — одна карта
        [one] , цена — { $amount } карта
        [few] , цена — { $amount } карты
       *[many] , цена — { $amount } карт
    }
kanobu-prompt-wait-pay = { $seat } платит за «Шанс»
kanobu-prompt-wait-star = { $seat } выбирает карту «Звезды»
kanobu-prompt-wait-colour = { $seat } выбирает цвет
kanobu-prompt-won = Победа за тобой!
kanobu-prompt-over = Игра окончена. Победа: { $winners }

## The middle

kanobu-pile = На стопке: { $card }
kanobu-pile-named = На стопке: { $card }; назван цвет: { $colour }
kanobu-laid-by = от игрока { $name }
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
kanobu-lift = Поднять: { $card }
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

## What a thing on the table is: a tap on the pile, and the slip beside it

kanobu-about-Ro = Камень бьёт ножницы. На него выкладывают бумагу с общим цветом, карты действий того же цвета и фиолетовые карты.
kanobu-about-Pa = Бумага бьёт камень. На неё выкладывают ножницы с общим цветом, карты действий того же цвета и фиолетовые карты.
kanobu-about-Sc = Ножницы бьют бумагу. На них выкладывают камень с общим цветом, карты действий того же цвета и фиолетовые карты.
kanobu-about-Sk = «Пропуск»: следующий игрок пропускает ход или отвечает другим «Пропуском» или «Отменой».
kanobu-about-3 = «3 карты»: следующий игрок берёт три карты и пропускает ход, либо передаёт требование дальше ещё одной картой «3 карты» (каждый раз на три больше), либо отменяет его.
kanobu-about-Di = «Направление»: игра идёт в другую сторону.
kanobu-about-1 = «1 карта»: каждый, кроме того, кто её выложил, берёт по одной карте, если следующий игрок не передаст требование ещё одной такой картой или не отменит его.
kanobu-about-2 = «2 карты»: каждый, кроме того, кто её выложил, берёт по две карты, если следующий игрок не передаст требование ещё одной такой картой или не отменит его.
kanobu-about-Ch = «Шанс»: следующий игрок платит тремя картами с камнем, ножницами или бумагой, либо берёт три карты и пропускает ход, либо передаёт «Шанс» дальше, либо отменяет его.
kanobu-about-St = «Звезда»: открывают три карты колоды; одну играют, если она подходит, или забирают. На фиолетовую «Звезду» выкладывают любую карту.
kanobu-about-Ca = «Отмена»: карта под ней уходит со стопки, а её требование снято.
kanobu-about-Co = «Смена цвета»: кто её выкладывает, называет цвет; на неё подходит только этот цвет или фиолетовая карта.
kanobu-help-open = Открыта «Звездой»: сыграй её, если подходит, или забери.
kanobu-help-seat = Побеждает тот, кто первым избавится от последней карты.
kanobu-help-deck = Ничего не подходит или жалко карт? Возьми одну. Её можно сразу сыграть, если подходит.
kanobu-help-ring = Стрелки показывают, чей ход следующий. Карта «Направление» поворачивает их в другую сторону.
kanobu-help-purple = Фиолетовые карты подходят к любой, если никто ничего не требует.
kanobu-help-two = Она считается за любой из двух цветов.
kanobu-help-fits = Её можно сыграть сейчас.
kanobu-help-fits-not = Сейчас не подходит.
kanobu-label-pile = Стопка: твоя карта должна подходить к верхней. Карты, которые подходят, приподняты и ярче.
kanobu-label-deck = Колода: ничего не подходит? Возьми карту.
kanobu-label-seats = Другие игроки и сколько у них карт. Побеждает тот, кто первым избавится от всех.
kanobu-label-hand = Нажми на карту, чтобы поднять её, и ещё раз, чтобы сыграть.

## Pictures of the rulebook

kanobu-picture-C10 = Фиолетовую «Звезду» выкладывают и на синий камень, и на красный «Пропуск».
kanobu-picture-C12 = Для «Смены цвета» назван красный. На неё выкладывают красную бумагу и зелёно-красный камень, а синюю бумагу — нет.
kanobu-picture-C13 = На синюю карту «3 карты» выкладывают синий «Пропуск» и красную карту «3 карты», а красный «Пропуск» — нет.
kanobu-picture-C14 = На синие ножницы выкладывают синий камень. Синяя бумага их не бьёт, а у красного камня другой цвет.
kanobu-picture-C15 = На зелёный «Пропуск» выкладывают зелёную бумагу, а жёлтую — нет.
kanobu-picture-C16 = На красный камень выкладывают сине-красную бумагу, а зелёно-жёлтую — нет.
kanobu-picture-C17 = Камень бьёт ножницы, ножницы бьют бумагу, бумага бьёт камень.
kanobu-picture-C19 = Синяя карта «3 карты» требует взять три. Красная «3 карты» передаёт требование дальше: уже шесть. Жёлтая «3 карты»: девять.
kanobu-picture-C22 = Игра шла по часовой стрелке, а теперь идёт против неё.
kanobu-picture-C23 = «1 карта» требует от каждого взять одну карту; вторая такая — уже две.
kanobu-picture-C25 = За «Шанс» платят камнем, бумагой и ещё одним камнем — или берут три карты.
kanobu-picture-C27 = «Звезда» открывает три карты: одну выбирают, две уходят под колоду.
kanobu-picture-C28 = «Отмена» на синей карте «3 карты»: обе уходят под колоду.
kanobu-picture-C29 = «Смена цвета»: называют один из четырёх цветов.

## In the terminal

terminal-kanobu-round = стол
terminal-kanobu-pile = стопка
terminal-kanobu-demand = требование
terminal-kanobu-open = открыто
terminal-kanobu-paid = плата
terminal-kanobu-empty = пусто: подходит всё
terminal-kanobu-named = назван цвет:
terminal-kanobu-deck = стопка { $pile } · колода { $deck }
terminal-kanobu-left = { $cards ->
        [0] карт не осталось
        [1] осталась одна карта
        [one] осталась { $cards } карта
        [few] остались { $cards } карты
       *[many] осталось { $cards } карт
    }
terminal-kanobu-price-Sk = { $by }: «{ $symbol }» — пропустить ход
terminal-kanobu-price-3 = { $by }: «{ $symbol }»{ $links ->
        [1] {""}
       *[other] , { $links } подряд
    } — взять { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } и пропустить ход
terminal-kanobu-price-1 = { $by }: «{ $symbol }»{ $links ->
        [1] {""}
       *[other] , { $links } подряд
    } — все остальные берут по { $amount ->
        [1] одной карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }
terminal-kanobu-price-2 = { $by }: «{ $symbol }»{ $links ->
        [1] {""}
       *[other] , { $links } подряд
    } — все остальные берут по { $amount ->
        [1] одной карте
        [one] { $amount } карте
        [few] { $amount } карты
       *[many] { $amount } карт
    }
terminal-kanobu-price-Ch = { $by }: «{ $symbol }» — выложить три карты с камнем, ножницами или бумагой либо взять { $amount ->
        [1] одну карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } и пропустить ход
terminal-kanobu-play = Сыграть: { $card }
terminal-kanobu-cancel = Отменить: { $card }
terminal-kanobu-answer = Передать дальше: { $card }
terminal-kanobu-pay = Заплатить: { $card }
terminal-kanobu-draw = Взять карту
terminal-kanobu-keep = Оставить себе
terminal-kanobu-pass = Пас
terminal-kanobu-accept-Sk = Принять: пропустить ход
terminal-kanobu-accept-3 = Принять: взять карты и пропустить ход
terminal-kanobu-accept-1 = Принять: взять карты, потом твой ход
terminal-kanobu-accept-2 = Принять: взять карты, потом твой ход
terminal-kanobu-accept-Ch = Принять: взять три карты и пропустить ход
terminal-kanobu-star-play = Сыграть: { $card }
terminal-kanobu-star-take = Забрать: { $card }

terminal-help-kanobu =
    На **столе**: ● синий, ▲ зелёный, ■ красный, ◆ жёлтый, ✦ фиолетовый. Стрелки между именами показывают, куда идёт ход, а числа — сколько карт осталось. Яркие карты на руках можно сыграть прямо сейчас.

    В **короткой записи**: `play B.3`, `draw`, `pass`, `accept`, `colour R`, `star play 1`, `star take 1`. Карта — это цвет.символ: B синий, G зелёный, R красный, Y жёлтый и P фиолетовый, две буквы — два цвета; Ro Камень, Pa Бумага, Sc Ножницы, Sk Пропуск, 3, Di Направление, 1, 2, Ch Шанс, St Звезда, Ca Отмена, Co Смена цвета.

# Options that go together.

kanobu-preset-short = Не больше 40 ходов; потом побеждает тот, у кого меньше карт.
