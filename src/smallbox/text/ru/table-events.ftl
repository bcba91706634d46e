# What happens at a table beside the game, as a log. No past tense and no vocative with names: other languages need gender and case there.

table-event-joined = { $name }: садится за стол
table-event-left = { $name }: { $reason ->
        [kicked] уходит по решению ведущего
       *[left] уходит из-за стола
    }
table-event-bot-joined = { $name }: за стол садится бот ({ $level })
table-event-bot-left = { $name }: бот уходит из-за стола
table-event-game-started = { $round ->
        [1] Карты розданы
       *[other] Карты розданы, раунд { $round }
    }
table-event-went-away = { $seat }: время вышло, дальше играет бот
table-event-stand-in-asked = { $seat }: просит бота на место «{ $other }»
table-event-stand-in-began = { $seat }: до возвращения играет бот
table-event-came-back = { $seat }: снова за столом
table-event-time-ran-out = { $seat }: время вышло, на этот раз решают часы
table-event-seat-resigned = { $seat }: сдаётся, дальше играет бот
table-event-game-stopped = { $seat }: останавливает игру
table-event-game-closed = smallbox обновился: правила этой игры изменились, поэтому доиграть её не получится. Запись сохранена
table-event-move-undone = { $seat }: берёт назад последний ход
table-event-said = { $seat }: { $text }
table-event-reacted = { $seat }: { $reaction }
# The other seat is `none` where nobody sits.
table-event-seats-swapped = { $other ->
        [none] { $seat }: пересаживается на другое место
       *[other] { $seat } и { $other }: меняются местами
    }
table-event-settings-changed = Ведущий меняет настройки стола
table-event-hint-taken = { $seat }: просит подсказку
table-event-hints-changed = { $hints ->
        [yes] Ведущий разрешает подсказки
       *[no] Ведущий выключает подсказки
    }
table-event-ready-withdrawn = За столом что-то изменилось: всех спрашиваем ещё раз
table-event-deal-called-off = { $silent ->
        [none] Кто-то уходит, и раздача отменяется: всех спрашиваем ещё раз
       *[other] { $silent }: ответ не пришёл вовремя. Раздача отменяется, всех спрашиваем ещё раз
    }
table-event-rematch-called = { $seat }: хочет ещё одну игру!

# Quick phrases and gestures.

reaction-hello = Привет!
reaction-well_played = Отлично сыграно!
reaction-thanks = Спасибо!
reaction-oops = Ой!
reaction-haha = Ха-ха!
reaction-wow = Ого!
reaction-hurry = Твой ход!
reaction-good_game = Хорошая игра!
reaction-sure = Уверенно
reaction-unsure = Не очень уверенно
reaction-poker_face = Каменное лицо
