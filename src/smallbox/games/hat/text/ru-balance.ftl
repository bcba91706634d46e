# Что отчёт о балансе говорит о That's Not a Hat.

hat-penalties = Штрафных подарков
hat-leads = у кого меньше всего штрафов.
hat-cause-named = Подарок назван верно
hat-cause-misnamed = Подарок назван неверно
hat-cause-taken = Принят настоящий
hat-cause-passed = Принят ложный
hat-cause-caught = Неверное название раскрыто
hat-cause-doubted = Верному названию не поверили
hat-decision-claim = Назвать подарок
hat-decision-accept = Поблагодарить
hat-decision-refuse = Отказаться (с показом обоих подарков)
hat-ending-limit = последний штраф
hat-ending-guard = магазин закрылся
