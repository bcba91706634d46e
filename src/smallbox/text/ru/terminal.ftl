### The games in a terminal.

## Before the game

terminal-welcome = smallbox: карточные игры из маленьких коробок, против ботов, прямо здесь.
terminal-ask-game = Во что играем?
terminal-ask-game-again = Нужно число от 1 до { $most } или { $names }, а введено «{ $got }».
terminal-ask-range = от { $fewest } до { $most } { $most ->
        [one] игрока
        [few] игроков
       *[many] игроков
    }
terminal-ask-players = Сколько игроков вместе с тобой (от { $fewest } до { $most })?
terminal-ask-players-again = Нужно число от { $fewest } до { $most }, а введено «{ $got }».
terminal-ask-bots = Какие боты? Один вид для всех или каждому свой, через запятую.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Как тебя зовут?
# The names begin with the letters of the seats; the spare ones are for bots whose name you have.
terminal-names = Аня Боря Соня Даня Ева Федя Гоша Харитон
terminal-names-spare = Алла Белла Света Дина Егор Фаина Глеб Хлоя

## During the game

terminal-title = { $game } · ? помощь · rules правила · quit выход
terminal-hand = рука
terminal-answer-number = Нужно число от 1 до { $most }, а введено { $got }.
terminal-answer-several = «{ $got }» — это может быть { $words }. Напиши чуть больше.
terminal-answer-unclear = Такого хода здесь нет: «{ $got }». Напиши номер из списка или ? для помощи.
terminal-slip-more = напиши: rules { $clause }
terminal-page-on = Enter: дальше · q: назад в игру
terminal-page-back = Enter: назад в игру
terminal-goodbye = До встречи, и спасибо за игру!
terminal-script-moves = Твои ходы: { $moves }
terminal-script-ended = ввод закончился раньше, чем игра

## The end

terminal-end = Игра окончена
terminal-record-offer = Игру можно сохранить: в записи будут все ходы и доказательство, что раздача была честной.
terminal-record-file = Имя файла (Enter: не сохранять):
terminal-record-saved = Запись лежит в { $file }. Проверить раздачу: smallbox verify { $file }

## Help

terminal-help =
    Напиши **номер** хода, или первые буквы его слов, или сам ход короткой записью.

    - `rules` показывает правила, `rules { $clause }` — один их пункт
    - `quit` — выход; Ctrl-D и Ctrl-C тоже
    - Enter — не ждать, пока ходят другие
terminal-help-deal = Раздача запечатана: `{ $commitment }`; сохранённая запись откроет печать.
