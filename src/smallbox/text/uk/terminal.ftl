### The games in a terminal.

## Before the game

terminal-welcome = smallbox: карткові ігри з маленьких коробок, проти ботів, просто тут.
terminal-ask-game = Яка гра?
terminal-ask-game-again = Потрібне число від 1 до { $most } або { $names }, а тут «{ $got }».
terminal-ask-range = гравців: { $fewest }–{ $most }
terminal-ask-players = Скільки гравців разом із тобою (від { $fewest } до { $most })?
terminal-ask-players-again = Потрібне число від { $fewest } до { $most }, а тут «{ $got }».
terminal-ask-bots = Які боти? Один для всіх або по одному для кожного, через кому.
terminal-ask-default = Enter: { $default }
terminal-ask-name = Як тебе звати?
# The names begin with the letters of the seats, as they sound or look; the spare ones are for bots whose name you have.
terminal-names = Аня Богдан Софія Данило Емма Федір Ґерда Гліб
terminal-names-spare = Артем Броня Сашко Дарка Еней Фаїна Ґустав Ганна

## During the game

terminal-title = { $game } · ? довідка · rules правила · quit вихід
terminal-hand = рука
terminal-answer-number = Потрібне число від 1 до { $most }, а тут { $got }.
terminal-answer-several = «{ $got }» може означати: { $words }. Набери трохи більше.
terminal-answer-unclear = «{ $got }» – тут немає такого ходу. Набери номер зі списку або ?, щоб побачити довідку.
terminal-slip-more = набери: rules { $clause }
terminal-page-on = Enter: далі · q: назад до гри
terminal-page-back = Enter: назад до гри
terminal-goodbye = Бувай, і дякуємо за гру.
terminal-script-moves = Твої ходи: { $moves }
terminal-script-ended = введення закінчилося раніше, ніж гра

## The end

terminal-end = Гру закінчено
terminal-record-offer = Гру можна зберегти як запис: кожен хід і доказ, що роздача була чесна.
terminal-record-file = Назва файлу (Enter: не зберігати):
terminal-record-saved = Запис – у файлі { $file }. Перевірити роздачу: smallbox verify { $file }

## Help

terminal-help =
    Набери **номер** ходу, перші літери його слів або хід у нотації.

    - `rules` показує правила, `rules { $clause }` – один їхній пункт
    - `quit` – вихід; так само Ctrl-D і Ctrl-C
    - Enter – не чекати, поки ходять інші
terminal-help-deal = Роздачу запечатано як `{ $commitment }`; збережений запис відкриває печатку.
