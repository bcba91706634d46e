# Что отчёт о балансе говорит о Kanobu.

kanobu-penalties = Карт взято по требованию
kanobu-leads = у кого меньше всего карт.
kanobu-cause-plain = Одноцветная карта
kanobu-cause-pair = Двухцветная карта
kanobu-cause-Sk = Пропуск
kanobu-cause-3 = 3 карты
kanobu-cause-Di = Направление
kanobu-cause-1 = 1 карта
kanobu-cause-2 = 2 карты
kanobu-cause-Ch = Шанс
kanobu-cause-St = Звезда
kanobu-cause-Ca = Отмена
kanobu-cause-Co = Смена цвета
kanobu-cause-paid = Заплачено за Шанс
kanobu-cause-draw = Кто-то берёт карту
kanobu-cause-pass = Кто-то пасует
kanobu-decision-play = Выложить карту
kanobu-decision-draw = Взять карту
kanobu-decision-drawn = Выложить или оставить взятую карту
kanobu-decision-answer = Ответить на требование
kanobu-decision-pay = Каждая карта за Шанс
kanobu-decision-choose = Выбрать из Звезды
kanobu-decision-name = Назвать цвет
kanobu-ending-win = рука пуста
kanobu-ending-stalemate = все спасовали
kanobu-ending-cap = предел ходов
