# What happens at a table beside the game, as a log. No past tense and no vocative with names: they need gender and case.

table-event-joined = { $name }: сідає за стіл
table-event-left = { $name }: { $reason ->
        [kicked] виходить за рішенням господаря столу
       *[left] виходить із-за столу
    }
table-event-bot-joined = { $name }: за стіл сідає бот ({ $level })
table-event-bot-left = { $name }: бот звільняє місце
table-event-game-started = { $round ->
        [1] Карти роздано
       *[other] Карти роздано, раунд { $round }
    }
table-event-went-away = { $seat }: час вийшов, далі грає бот
table-event-stand-in-asked = { $seat }: просить бота на місце «{ $other }»
table-event-stand-in-began = { $seat }: до повернення грає бот
table-event-came-back = { $seat }: знову за столом
table-event-time-ran-out = { $seat }: час вийшов, цього разу вирішує годинник
table-event-seat-resigned = { $seat }: здається, далі грає бот
table-event-game-stopped = { $seat }: зупиняє гру
table-event-game-closed = smallbox оновлено: правила цієї гри змінилися, тож дограти її не вийде. Запис збережено
table-event-move-undone = { $seat }: бере останній хід назад
table-event-said = { $seat }: { $text }
table-event-reacted = { $seat }: { $reaction }
table-event-seats-swapped = { $other ->
        [none] { $seat }: пересідає на інше місце
       *[other] { $seat } і { $other }: міняються місцями
    }
table-event-settings-changed = Господар столу змінює налаштування
table-event-hint-taken = { $seat }: просить підказку
table-event-hints-changed = { $hints ->
        [yes] Господар столу дозволяє підказки
       *[no] Господар столу вимикає підказки
    }
table-event-ready-withdrawn = За столом щось змінилося: усіх питаємо ще раз
table-event-deal-called-off = { $silent ->
        [none] Хтось виходить, тож роздачу скасовано: усіх питаємо ще раз
       *[other] { $silent }: відповідь не надійшла вчасно. Роздачу скасовано, усіх питаємо ще раз
    }
table-event-rematch-called = { $seat }: хоче ще одну гру!

# Quick phrases and gestures.

reaction-hello = Привіт!
reaction-well_played = Гарний хід!
reaction-thanks = Дякую!
reaction-oops = Ой!
reaction-haha = Ха-ха!
reaction-wow = Ого!
reaction-hurry = Твій хід!
reaction-good_game = Гарна гра!
reaction-sure = Цілком упевнено
reaction-unsure = Не дуже впевнено
reaction-poker_face = Кам’яне обличчя
